import type { Trend } from '../report/documents/trend-document.ts';
import { badgeText } from '../report/files/badge.ts';
import type { SuiteReport } from '../report/suite.ts';
import type { GitHubPlace } from '../results/fields.ts';
import type { HistoryPoint } from './line-schema.ts';
import { fileOf, HISTORY_FILE, type HistoryLine, newestLines, readLines, withPoint } from './lines.ts';
import { type BranchesKnown, badgeName, type HistoryStanding, pointOf, standingOf } from './point.ts';
import { changeOf, trendOf, trendPoints } from './trend.ts';

/** The result of adding a report to a history. */
export interface Kept {
  trend: Trend;
  /** Files to write, by name; null if nothing changes. */
  files: Map<string, Buffer> | null;
  /** Problems found in the history, for people. */
  notes: string[];
}

/**
 * Adds a report to the current bytes of a history (null if there is none). A pure function, so that it can be called
 * again after a concurrent write.
 */
export type Keep = (file: Buffer | null) => Kept;

/** The place where a report was measured: GitHub, or null elsewhere. */
export interface KeepOptions extends BranchesKnown {
  github: GitHubPlace | null;
  /** A change of the figure up to this (0..1) is noise. */
  tolerance: number;
}

/** A function that keeps a report in a history; null for a report without planned trials or runs. */
export function keeping(report: SuiteReport, { github, tolerance, ...branches }: KeepOptions): Keep | null {
  const measured = pointOf(report, github);
  const standing = standingOf(github, branches);
  return measured === null ? null : (file) => keep(file, measured, standing, tolerance);
}

function keep(file: Buffer | null, measured: HistoryPoint, standing: HistoryStanding, tolerance: number): Kept {
  const { lines, notes } = readLines(file ?? Buffer.alloc(0));
  const { suite } = measured;
  const others = withoutRun(trendPoints(known(lines), suite, standing.branch), measured);
  const before = standing.adds ? others.filter((point) => isBefore(point, measured)) : others;
  const point = { ...measured, change: changeOf(before, measured, tolerance) };
  const added = standing.adds ? withPoint(lines, point) : null;
  const newest = added === null ? lines : newestLines(added);
  const left = new Set(known(newest)).add(point);
  const trend = trendOf(
    [...before, point, ...others.slice(before.length)].filter((one) => left.has(one)),
    point,
    { ...standing, adds: added !== null },
  );
  if (standing.adds && added === null) notes.push('a later attempt of this workflow run is already in the history');
  if (added === null) return { trend, files: null, notes };
  const next = fileOf(newest);
  if (file !== null && next.equals(file)) return { trend, files: null, notes };
  const files = new Map([[HISTORY_FILE, next]]);
  files.set(badgeName(suite), Buffer.from(historyBadgeJson(newestOf(known(added), suite, standing))));
  return { trend, files, notes };
}

function known(lines: HistoryLine[]): HistoryPoint[] {
  return lines.flatMap(({ point }) => point ?? []);
}

/** An earlier attempt of the same workflow run counts as the same point. */
function withoutRun(points: HistoryPoint[], { run, measured_at }: HistoryPoint): HistoryPoint[] {
  return points.filter((point) =>
    run === null
      ? point.run !== null || point.measured_at !== measured_at
      : point.run?.id !== run.id || point.run.repository !== run.repository,
  );
}

function isBefore(point: HistoryPoint, { measured_at }: HistoryPoint): boolean {
  return Date.parse(point.measured_at) <= Date.parse(measured_at);
}

/** The point that the badge shows: the newest on the default branch, or the newest of any if that has none. */
function newestOf(points: HistoryPoint[], suite: string | null, { defaultBranch }: HistoryStanding): HistoryPoint {
  return (trendPoints(points, suite, defaultBranch).at(-1) ?? trendPoints(points, suite, null).at(-1))!;
}

/** The badge of a point of the history, with its change if that is beyond noise. */
function historyBadgeJson({ suite, totals, settings, figure, gate, change }: HistoryPoint): string {
  return badgeText({ suite, totals, interval: figure.interval, settings, gate, change });
}
