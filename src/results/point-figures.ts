import { meanOfKnown } from '../base/sums.ts';
import type { PointResult, TestPlanResult } from './evaluation.ts';

/** A point's score and an empty project's score on it (`floor`), from 0 to 2; null if unknown. */
export type ScoredPoint = Pick<PointResult, 'score' | 'floor'>;

/**
 * The figures of a plan's points: over the judged points, over all points with a missing score as 0, and over the part
 * of the judged points' scores that an empty project does not get.
 */
export function figuresOf(
  points: ScoredPoint[],
): Pick<TestPlanResult, 'expected' | 'judged' | 'score' | 'score_expected' | 'coverage' | 'score_without_vacuous'> {
  const scored = points.filter(({ score }) => score !== null);
  // Of a point, an unknown floor counts as 0; if that of no point is known, neither is the part above it.
  const isMeasured = scored.some(({ floor }) => floor != null);
  const judged = scored.map(({ score, floor }) => ({ score: score!, floor: floor ?? 0 }));
  const above = sum(judged.map(({ score, floor }) => Math.max(0, score - floor)));
  const room = sum(judged.map(({ floor }) => 2 - floor));
  const scores = judged.map(({ score }) => score);
  const expected = points.length;
  return {
    expected,
    judged: judged.length,
    score: meanOfKnown(scores.map((score) => score / 2)),
    score_expected: expected === 0 ? 0 : sum(scores) / expected / 2,
    coverage: expected === 0 ? 0 : scores.length / expected,
    score_without_vacuous: !isMeasured || room === 0 ? null : above / room,
  };
}

function sum(scores: number[]): number {
  return scores.reduce((total, score) => total + score, 0);
}
