import { type BriefPlan, unreachedOf } from '../brief.ts';
import type { ReportedTrial } from '../suite.ts';
import { fileLine } from './text.ts';

const WITHOUT_REASON = { passed: '', failed: 'failed', error: 'could not be measured', not_run: 'never measured' };

/** Reason for a trial's verdict, on one line of a file; empty for a passed trial only. */
export function reasonLine({ planned, reason }: ReportedTrial): string {
  return fileLine(reason, 1000) || WITHOUT_REASON[planned.status];
}

/** The points that the evaluation did not come to, as one entry of a file: its name, and the reason; null if it came to all. */
export function unreachedPoints(trial: ReportedTrial, plan: BriefPlan): { name: string; message: string } | null {
  const [reached, left] = [plan.points.length, unreachedOf(plan)];
  if (left === 0) return null;
  const [first, last] = [reached + 1, reached + left];
  const name = left === 1 ? `point ${last}` : `points ${first} to ${last}`;
  return { name, message: `not reached: ${reasonLine(trial)}` };
}
