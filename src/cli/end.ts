import path from 'node:path';
import { wrap } from '../base/text/columns.ts';
import { word } from '../base/text/shell.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { loadRun, type RunOnDisk } from '../report/load.ts';
import type { RunRecord } from '../results/records.ts';
import { ourCommand } from './invoked.ts';
import type { Look } from './paint.ts';
import { pathFromHere, type Row, totalsLines, trialTable } from './trials.ts';

/** A run that has ended, with its results as they lie on disk; without results where they cannot be read. */
export async function readBack(run: RunRecord, resultsPath: string): Promise<Ended> {
  const directory = path.resolve(resultsPath);
  return loadRun(directory, run).catch(() => ({ run, results: [], directory }));
}

/**
 * The end of a run as people read it: its trials, what they come to, why it ends as it does, and where to look next. `page`: where
 * its report is. Safe to print.
 */
export function endLines({ run, results, directory }: Ended, page: string | null, look: Look): string[] {
  // They stand in the plan's order.
  const rows = run.planned.map((entry, index): Row => ({ entry, result: results[index] ?? null }));
  const where = pathFromHere(directory);
  return [
    ...trialTable(rows, run.settings.mode, look, false),
    '',
    ...totalsLines(run, rows, look),
    ...verdictLines(run).flatMap((line) => wrap(line, look.columns)),
    look.paint('dim', `results: ${plainLine(where, 4096)}/run.json`),
    ...nextLines(rows, where).map((line) => look.paint('dim', line)),
    ...(page === null ? [] : [look.paint('dim', `report: ${plainLine(pathFromHere(page), 4096)}`)]),
  ];
}

/** A run with its results, and where they are. */
type Ended = RunOnDisk & { directory: string };

/** Why a run ended early, and why its gate failed. */
export function verdictLines({ interrupted, gate, change }: RunRecord): string[] {
  return [
    ...(interrupted === null ? [] : [`ended early by ${plainLine(interrupted)}; --resume measures what is left`]),
    ...(change == null ? [] : [`against the baseline: ${change.verdict}`]),
    ...(gate?.reasons ?? []).map((reason) => `gate: ${plainLine(reason, 1000)}`),
  ];
}

/** Commands stand on lines of their own, whole, so that they can be copied. */
export function nextLines(rows: Row[], where: string): string[] {
  const worst = (['error', 'failed', 'passed'] as const)
    .map((status) => rows.find(({ entry }) => entry.status === status))
    .find((row) => row !== undefined);
  return worst === undefined ? [] : [`look at: ${ourCommand()} show ${word(where)} ${word(worst.entry.instance_id)}`];
}
