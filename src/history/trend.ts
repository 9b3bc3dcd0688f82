import { plainLine } from '../base/text/untrusted.ts';
import type { PointChange, Trend, TrendPoint } from '../report/documents/trend-document.ts';
import { obstacles, otherAgent, otherRules, type Sides } from '../report/pairing.ts';
import { agentLabel } from '../report/phrases.ts';
import { compare, type Pair } from '../statistics/compare.ts';
import type { HistoryPoint } from './line-schema.ts';
import type { HistoryStanding } from './point.ts';

/** Maximum number of points shown. */
const MOST_POINTS = 200;
const LONGEST_NOTE = 500;
const SIDES: Sides = ['before', 'now'];

/** The points of a suite on a branch (null: any), in the order of measurement. */
export function trendPoints(points: HistoryPoint[], suite: string | null, branch: string | null): HistoryPoint[] {
  return points
    .filter((point) => point.suite === suite && (branch === null || point.branch === branch))
    .sort((a, b) => Date.parse(a.measured_at) - Date.parse(b.measured_at));
}

/** Change since the newest comparable earlier point; null if there is none. */
export function changeOf(before: HistoryPoint[], now: HistoryPoint, tolerance: number): PointChange | null {
  const last = before.findLast((point) => breaksBetween(point, now).length === 0 && pairsOf(point, now).length > 0);
  if (last === undefined) return null;
  const { verdict, difference } = compare(pairsOf(last, now), { tolerance })!;
  return { verdict, difference, since: last.commit };
}

/** Reasons why the figures of two points are not comparable; empty if they are. */
function breaksBetween(before: HistoryPoint, now: HistoryPoint): string[] {
  const reasons = obstacles(before, now, SIDES);
  if (before.figure.measure !== now.figure.measure && before.settings.mode === now.settings.mode)
    reasons.push(`another measure: ${before.figure.measure} before, ${now.figure.measure} now`);
  if (before.instances.digest !== now.instances.digest)
    reasons.push(`other instances: ${before.instances.count} before, ${now.instances.count} now`);
  return reasons;
}

/** Differences of two points that are comparable, as a comparison with a baseline tells them. */
function notesBetween(before: HistoryPoint, now: HistoryPoint): string[] {
  return [...otherAgent(before, now), ...otherRules(before, now, SIDES)].map((note) => plainLine(note, LONGEST_NOTE));
}

/** Instances with a verdict in both points. */
function pairsOf(before: HistoryPoint, now: HistoryPoint): Pair[] {
  if (before.values.length !== now.values.length) return [];
  return now.values.flatMap((value, index) => {
    const was = before.values[index] ?? null;
    return value === null || was === null ? [] : [{ id: String(index), before: [was], now: [value] }];
  });
}

/** The trend of these points, given in order; `current` is this report's. */
export function trendOf(points: HistoryPoint[], current: HistoryPoint, standing: HistoryStanding): Trend {
  const from = Math.max(0, points.length - MOST_POINTS);
  return {
    branch: standing.branch,
    added: standing.adds,
    earlier: from,
    points: points.slice(from).map((point, index) => shown(point, points[from + index - 1] ?? null, point === current)),
  };
}

function shown(point: HistoryPoint, before: HistoryPoint | null, current: boolean): TrendPoint {
  const { commit, run, measured_at, figure, change, totals, cost, time } = point;
  const [page, repository] = /^(https?:\/\/[\w.:-]+\/[\w.-]+\/[\w.-]+)\/actions\/runs\/\d+(?:\/attempts\/\d+)?$/.exec(
    run?.url ?? '',
  ) ?? [null, null];
  const breaks = before === null ? [] : breaksBetween(before, point);
  return {
    commit,
    commit_url: commit === null || repository === null ? null : `${repository}/commit/${commit}`,
    run_url: page,
    measured_at,
    agent: plainLine(agentLabel(point), 120),
    figure,
    change,
    breaks,
    notes: before === null || breaks.length > 0 ? [] : notesBetween(before, point),
    planned: totals.planned,
    missing: totals.error + totals.not_run,
    cost,
    time: { ms: time.agent_ms + time.evaluation_ms + time.harness_ms, trials: time.trials },
    current,
  };
}
