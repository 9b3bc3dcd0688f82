import path from 'node:path';
import type { TrialElsewhere } from '../../foreign/measured.ts';
import { readTrial } from '../../results/read.ts';
import type { PlannedTrial, Result } from '../../results/records.ts';
import { trialPath } from '../../results/trial-id.ts';
import { hasMoreTrajectories } from '../../trajectory/load-steps.ts';
import type { BriefResult } from '../brief.ts';
import type { EndBlock, RunId, TrialKey } from '../documents/page-document.ts';
import type { ReportedTrial, SuiteReport } from '../suite.ts';
import type { PageFile } from './page-file.ts';
import { filesElsewhere, namedSteps, pageFiles } from './page-logs.ts';

/** The share of the page for records; the rest is for logs. */
const RECORDS_SHARE = 0.6;
/** Characters of records in one block; the browser unpacks it in a few milliseconds. */
const BLOCK = 256 * 1024;

/** A trial with a record, its key in the page, and what the page has of it. */
export interface Placed extends TrialData {
  key: TrialKey;
  planned: PlannedTrial;
}

/** The data of a trial, each read only when it is asked for. */
interface TrialData {
  /** The full record; null if it is not, or no longer, on this machine. */
  record(): Result | null;
  /** Null if they are not on this machine. */
  files: {
    read(): ReturnType<typeof pageFiles>;
    /** True if it has more trajectories than these. */
    hasMoreSteps(than: number): boolean;
  } | null;
}

/** The limits of a page. */
export interface Room {
  /** Bytes of the page. */
  limit: number;
  most: number;
}

/** A suite's trials in the order of the instances in the report's document. */
export function inOrder({ trials }: SuiteReport): ReportedTrial[] {
  return [...Map.groupBy(trials, ({ planned }) => planned.instance_id).values()].flat();
}

/** The trials of a run that have a record. */
export function placed(id: RunId, report: SuiteReport): Placed[] {
  return inOrder(report).flatMap(({ planned, result }, index): Placed[] =>
    result === null ? [] : [{ key: `${id}${index}`, planned, ...dataOf(planned, result, report) }],
  );
}

function dataOf(planned: PlannedTrial, result: BriefResult, { run, directories }: SuiteReport): TrialData {
  if (result.elsewhere !== undefined) return dataElsewhere(result.elsewhere);
  const directory = directories?.get(result);
  if (directory === undefined) return { record: () => null, files: null };
  const place = path.join(directory, trialPath(planned));
  const record = () => readTrial(directory, planned, run);
  // Only then its record may name files of a test plan.
  const mayHavePlan = result.plan !== null || run.settings.mode !== null;
  return {
    record,
    files: {
      read: () => pageFiles(place, () => (mayHavePlan ? record() : null)),
      hasMoreSteps: (than) => hasMoreTrajectories(place, than),
    },
  };
}

/** The same of a trial that another program measured. */
function dataElsewhere({ result, files }: TrialElsewhere): TrialData {
  return {
    record: () => result,
    files: files && {
      read: () => filesElsewhere(files),
      hasMoreSteps: (than) => namedSteps(files.trajectories).length > than,
    },
  };
}

/** Trials that did not pass first, then those that passed. */
export function openFirst(trials: Placed[]): Placed[] {
  const { passed = [], open = [] } = Object.groupBy(trials, ({ planned }) =>
    planned.status === 'passed' ? 'passed' : 'open',
  );
  return [...open, ...passed];
}

/**
 * The trials of several runs, taken alternately from each run: first trials that did not pass, then those that passed
 * where another run did not, then the rest.
 */
export function inTurn(runs: Placed[][]): Placed[] {
  const open = new Set(
    runs.flatMap((trials) =>
      trials.filter(({ planned }) => planned.status !== 'passed').map(({ planned }) => planned.instance_id),
    ),
  );
  const rank = ({ planned }: Placed) => (planned.status !== 'passed' ? 0 : open.has(planned.instance_id) ? 1 : 2);
  return [0, 1, 2].flatMap((wanted) => {
    const lists = runs.map((trials) => trials.filter((trial) => rank(trial) === wanted));
    const longest = lists.reduce((most, { length }) => Math.max(most, length), 0);
    return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
  });
}

/**
 * Writes the records and files of trials in this order up to the limits, then a list of those left out. Each is read
 * only when it is written.
 */
export async function writeTrials(page: PageFile, trials: Placed[], { limit, most }: Room): Promise<void> {
  const end: Required<EndBlock> = { limit, most, records: [], unread: [], files: [], steps: [] };
  const [shown, left] = [trials.slice(0, most), trials.slice(most)];
  await writeRecords(page, shown, end, limit * RECORDS_SHARE);
  await writeFiles(page, shown, end, limit);
  for (const trial of left) {
    end.records.push(trial.key);
    leaveFiles(trial, end);
  }
  await page.value({ 'data-end': '' }, end);
}

async function writeRecords(page: PageFile, trials: Placed[], end: Required<EndBlock>, limit: number): Promise<void> {
  let block: [TrialKey, Result][] = [];
  let size = 0;
  const flush = async () => {
    const keys = block.map(([key]) => key);
    const records = block.map(([, result]) => result);
    if (block.length > 0) await page.value({ 'data-records': keys.join(' ') }, records);
    block = [];
    size = 0;
  };
  for (const trial of trials) {
    const hasRoom = await page.isBelow(limit);
    const result = hasRoom ? trial.record() : null;
    if (result === null) {
      end[hasRoom ? 'unread' : 'records'].push(trial.key);
      continue;
    }
    block.push([trial.key, result]);
    size += sizeOf(result);
    if (size >= BLOCK) await flush();
  }
  await flush();
}

/** The approximate size of a record in characters; output and explanations are nearly all of it. */
function sizeOf({ evaluation, rounds }: Result): number {
  const own = 2_000;
  if (evaluation?.kind !== 'test_plan') return own + (evaluation?.output_tail.length ?? 0);
  const points = evaluation.points.reduce(
    (sum, point) =>
      sum +
      300 +
      point.explanation.length +
      point.testcases.reduce((all, one) => all + 300 + one.output_tail.length, 0),
    0,
  );
  return own + points * (1 + (rounds?.length ?? 0));
}

async function writeFiles(page: PageFile, trials: Placed[], end: Required<EndBlock>, limit: number): Promise<void> {
  for (const trial of trials) {
    if (trial.files === null) continue;
    if (!(await page.isBelow(limit))) {
      leaveFiles(trial, end);
      continue;
    }
    let written = 0;
    for (const [name, read] of trial.files.read()) {
      if (!(await page.isBelow(limit))) {
        leaveFiles(trial, end, written);
        break;
      }
      const content = read();
      if (content !== null) await page.bytes({ 'data-of': trial.key, 'data-file': name }, content);
      if (name.startsWith('steps')) written += 1;
    }
  }
}

/** Notes that files of a trial have no room; `steps`: how many of its trajectories had. */
function leaveFiles({ key, files }: Placed, end: Required<EndBlock>, steps = 0): void {
  if (files === null) return;
  end.files.push(key);
  if (files.hasMoreSteps(steps)) end.steps.push(key);
}
