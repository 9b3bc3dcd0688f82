import path from 'node:path';
import { readTrial } from '../../results/read.ts';
import type { PlannedTrial, Result } from '../../results/schema.ts';
import { describeSuite } from '../describe.ts';
import type { EndBlock, IndexBlock, RunExtra, TrialKey } from '../page/data.ts';
import { headline } from '../phrases.ts';
import type { SuiteReport } from '../suite.ts';
import type { ReportedTrial } from '../trials.ts';
import { PageFile } from './page-file.ts';
import { pageFiles } from './page-logs.ts';
import { resultsJson } from './results.ts';
import { fileLine } from './text.ts';

/** The most bytes of a page: a browser on a small machine still opens it. */
export const LARGEST_PAGE = 50 * 1024 * 1024;
/** The most trials with all that they left: what a report costs is to grow with its results, not with this. */
const MOST_TRIALS = 2_500;
/** The share of the page that records may have; what they leave is for logs. */
const RECORDS_SHARE = 0.6;
/** Characters of records in one block: the browser unpacks it in some milliseconds. */
const BLOCK = 256 * 1024;

/** Characters of why a verdict is what it is. */
const LONGEST_REASON = 500;

/** A trial that has a record, with its place in the page. */
interface Placed {
  key: TrialKey;
  planned: PlannedTrial;
  /** The directory of its run; null where that is not on this machine. */
  run: string | null;
}

/**
 * `report.html`: the whole report as one page for a browser, with what its trials left (prompts, logs, recordings), as far as they lie
 * on this machine. Records and logs are read one at a time. Where not everything has room, what passed is left out first, and the page
 * says so. Whole or not at all; throws what the file system throws.
 */
export async function writePage(
  file: string,
  report: SuiteReport,
  { limit = LARGEST_PAGE, most = MOST_TRIALS } = {},
): Promise<void> {
  // Large, and loaded for this alone.
  const { pageTemplate } = await import('./page-template.ts');
  const [head, middle, tail] = (await pageTemplate()).split(/<!--(?:index|blocks)-->\n/) as [string, string, string];
  const before =
    report.baseline === null ? null : describeSuite(report.baseline, null, { tolerance: 0, 'fail-on': 'never' });
  const ordered = inOrder(report);
  const earlier = before === null ? [] : inOrder(before);
  const index: IndexBlock = {
    now: extraOf(report, ordered),
    before: before === null ? null : extraOf(before, earlier),
  };
  const page = await PageFile.create(file);
  try {
    await page.text(head);
    await page.json({ 'data-report': 'n' }, resultsJson(report));
    if (before !== null) await page.json({ 'data-report': 'b' }, resultsJson(before));
    await page.value({ 'data-index': '' }, index);
    await page.text(middle);
    const trials = [...placed(ordered, report, 'n'), ...(before === null ? [] : placed(earlier, before, 'b'))];
    const end: EndBlock = { limit, most, records: [], files: [] };
    const [shown, left] = [trials.slice(0, most), trials.slice(most)];
    await writeRecords(page, shown, end, limit * RECORDS_SHARE);
    await writeFiles(page, shown, end, limit);
    end.records.push(...left.map(({ key }) => key));
    end.files.push(...left.flatMap(({ key, run }) => (run === null ? [] : [key])));
    await page.value({ 'data-end': '' }, end);
    await page.text(tail);
    await page.finish();
  } catch (error) {
    await page.abandon();
    throw error;
  }
}

function extraOf(report: SuiteReport, ordered: ReportedTrial[]): RunExtra {
  return {
    headline: headline(report.run.totals),
    time: report.times,
    reasons: ordered.map(({ reason }) => fileLine(reason, LONGEST_REASON)),
  };
}

/** As the instances of the report's document have them. */
function inOrder({ trials }: SuiteReport): ReportedTrial[] {
  return [...Map.groupBy(trials, ({ planned }) => planned.instance_id).values()].flat();
}

/** The trials that have a record, what did not pass first. */
function placed(ordered: ReportedTrial[], { directories }: SuiteReport, suite: 'n' | 'b'): Placed[] {
  const trials = ordered.flatMap(({ planned, result }, index): Placed[] =>
    result === null ? [] : [{ key: `${suite}${index}`, planned, run: directories?.get(result) ?? null }],
  );
  const { passed = [], open = [] } = Object.groupBy(trials, ({ planned }) =>
    planned.status === 'passed' ? 'passed' : 'open',
  );
  return [...open, ...passed];
}

/** The whole record; null where it is not on this machine, or not any more. */
function recordOf({ planned, run }: Placed): Result | null {
  return run === null ? null : readTrial(run, planned);
}

async function writeRecords(page: PageFile, trials: Placed[], end: EndBlock, limit: number): Promise<void> {
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
    const result = (await page.isBelow(limit)) ? recordOf(trial) : null;
    if (result === null) {
      end.records.push(trial.key);
      continue;
    }
    block.push([trial.key, result]);
    size += sizeOf(result);
    if (size >= BLOCK) await flush();
  }
  await flush();
}

/** About how many characters a record has: nearly all are in what was printed and explained. */
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

async function writeFiles(page: PageFile, trials: Placed[], end: EndBlock, limit: number): Promise<void> {
  for (const trial of trials) {
    const { key, planned, run } = trial;
    if (run === null) continue;
    if (!(await page.isBelow(limit))) {
      end.files.push(key);
      continue;
    }
    const directory = path.join(run, planned.instance_id, `trial-${planned.trial}`);
    for (const [name, read] of pageFiles(directory, () => recordOf(trial))) {
      if (!(await page.isBelow(limit))) {
        end.files.push(key);
        break;
      }
      const content = read();
      if (content !== null) await page.bytes({ 'data-of': key, 'data-file': name }, content);
    }
  }
}
