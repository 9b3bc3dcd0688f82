import path from 'node:path';
import { points } from '../base/format.ts';
import { ourCommand } from '../base/invoked.ts';
import { wrap } from '../base/text/columns.ts';
import { word } from '../base/text/shell.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { loadRun, type RunOnDisk } from '../report/load.ts';
import type { TrialWithResult } from '../report/suite.ts';
import { trialsOf } from '../report/trials.ts';
import type { Change, RunRecord } from '../results/records.ts';
import { hasVerdict, isStopped, lacksJudge } from '../results/totals.ts';
import type { Look } from './paint.ts';
import { pathFromHere, totalsLines, trialTable } from './trials.ts';

/** Reads the results of an ended run from disk; without results if they are unreadable. */
export async function readBack(run: RunRecord, resultsPath: string): Promise<Ended> {
  const directory = path.resolve(resultsPath);
  return loadRun(directory, run).catch(() => ({ run, results: [], directory }));
}

/**
 * The summary printed at the end of a run: trials, totals, reasons for the exit code, and next steps. `page` is the
 * path of report.html. Safe to print.
 */
export function endLines({ run, results, directory }: Ended, page: string | null, look: Look): string[] {
  const trials = trialsOf({ run, results });
  const where = pathFromHere(directory);
  return [
    ...trialTable(trials, run.settings.mode, look, false),
    '',
    ...totalsLines(run, trials, look),
    ...verdictLines(run).flatMap((line) => wrap(line, look.columns)),
    look.paint('dim', `results: ${plainLine(where, 4096)}/run.json`),
    ...nextLines(run, trials, where).map((line) => look.paint('dim', line)),
    ...(page === null ? [] : [look.paint('dim', `report: ${plainLine(pathFromHere(page), 4096)}`)]),
  ];
}

/** A run with its results and their directory. */
type Ended = RunOnDisk & { directory: string };

/** Reasons for an early end and a failed gate, and the verdict against the baseline, or `other`. */
export function verdictLines({ interrupted, gate, change }: RunRecord, other = 'the baseline'): string[] {
  return [
    ...(interrupted === null ? [] : [`ended early by ${plainLine(interrupted)}; resume measures what is left`]),
    ...(change == null
      ? []
      : [`against ${other}: ${[change.verdict, ...sizeOf(change), ...reasonsOf(change)].join(': ')}`]),
    ...(gate?.reasons ?? []).map((reason) => `gate: ${plainLine(reason, 1000)}`),
  ];
}

function sizeOf({ difference }: Change): string[] {
  return difference === null ? [] : [`${points(difference)} points`];
}

function reasonsOf({ reasons = [] }: Change): string[] {
  return reasons.length === 0 ? [] : [plainLine(reasons.join('; '), 2000)];
}

/**
 * Each command is on a line of its own and never wrapped, so that it can be copied. `whole` is the directory to resume:
 * that of the run, or of the experiment that it is an arm of; null if no command can go on with it.
 */
export function nextLines(
  run: RunRecord,
  trials: TrialWithResult[],
  where: string,
  whole: string | null = where,
): string[] {
  const worst = (['error', 'failed', 'passed'] as const)
    .map((status) => trials.find(({ planned }) => planned.status === status))
    .find((trial) => trial !== undefined);
  const isUnjudged = ({ planned }: TrialWithResult) => lacksJudge(run, planned);
  const isOpen = (trial: TrialWithResult) =>
    !hasVerdict(trial.planned) && !isStopped(trial.planned) && !isUnjudged(trial);
  return [
    ...(trials.some(isOpen) && whole !== null ? [`measure the rest: ${ourCommand()} resume ${word(whole)}`] : []),
    ...(trials.some(isUnjudged) && whole !== null ? [judgeLine(run, where)] : []),
    ...(worst === undefined ? [] : [`look at: ${ourCommand()} show ${word(where)} ${word(worst.planned.instance_id)}`]),
  ];
}

/** How trials get the score that they have none of without a judge; mode `free` keeps no evidence for one. */
function judgeLine({ settings }: RunRecord, where: string): string {
  if (settings.mode === 'free') return 'measure again with judge: mode free has no score without one';
  return `have the points judged: ${ourCommand()} rescore ${word(where)} --judge openai --judge-model MODEL`;
}
