import type { Status } from '../results/fields.ts';
import { figureOfTotals, measureOf, totalsOf } from '../results/totals.ts';
import type { ReportedTrial, SuiteReport } from './suite.ts';

/** An instance with all its trials. */
export interface ReportedInstanceRow {
  id: string;
  trials: ReportedTrial[];
  passed: number;
  /** The trial to look at first: one that did not pass, if there is one. */
  worst: ReportedTrial;
  /** Against the baseline: passed before and fails now, or the other way round; null for anything else. */
  turn: 'broke' | 'mended' | null;
  /** The mean score of its trials, and that in the baseline, of tasks that are compared by it; null for others, and unmeasured ones. */
  score: { before: number | null; now: number } | null;
}

const URGENCY: Record<Status, number> = { failed: 0, error: 1, not_run: 2, passed: 3 };

/**
 * All instances, new failures first, then by the verdict of their worst trial, of those the scores that fell most first;
 * otherwise in the order of the plan.
 */
export function instanceRows({ trials, comparison, run }: SuiteReport): ReportedInstanceRow[] {
  const turns = new Map(
    comparison?.flips.map(({ instanceId, now }) => [instanceId, now === 'failed' ? 'broke' : 'mended'] as const),
  );
  const rows = new Map<string, ReportedInstanceRow>();
  for (const trial of trials) {
    const { instance_id: id, status } = trial.planned;
    let row = rows.get(id);
    if (row === undefined) {
      row = { id, trials: [], passed: 0, worst: trial, turn: turns.get(id) ?? null, score: null };
      rows.set(id, row);
    }
    row.trials.push(trial);
    if (status === 'passed') row.passed += 1;
    if (urgencyOf(trial) < urgencyOf(row.worst)) row.worst = trial;
  }
  // Test plans have a section of their own.
  if (measureOf(run.settings) === 'score' && run.settings.mode === null)
    for (const row of rows.values()) row.score = scoreOf(row, comparison?.scoresBefore?.get(row.id) ?? null);
  const ranked = Map.groupBy(rows.values(), rank);
  return [...ranked.keys()]
    .sort((a, b) => a - b)
    .flatMap((of) => ranked.get(of)!.sort((one, other) => riseOf(one) - riseOf(other)));
}

function scoreOf({ trials }: ReportedInstanceRow, before: number | null): ReportedInstanceRow['score'] {
  const now = figureOfTotals(totalsOf(trials.map(({ planned }) => planned)), 'score');
  return now === null ? null : { before, now };
}

function riseOf({ score }: ReportedInstanceRow): number {
  return score === null || score.before === null ? 0 : score.now - score.before;
}

function urgencyOf({ planned }: ReportedTrial): number {
  return URGENCY[planned.status];
}

function rank({ worst, turn }: ReportedInstanceRow): number {
  return turn === 'broke' ? -1 : urgencyOf(worst);
}
