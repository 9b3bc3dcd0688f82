import type { PointResult, TestPlanResult } from './records.ts';

/**
 * The figures of a plan's points, each with a score of 0 to 2: over the judged points, and over all points with a
 * missing score as 0.
 */
export function figuresOf(
  points: Pick<PointResult, 'score' | 'vacuous'>[],
): Pick<TestPlanResult, 'expected' | 'judged' | 'score' | 'score_expected' | 'coverage' | 'score_without_vacuous'> {
  const scores = points.flatMap(({ score }) => (score === null ? [] : [score]));
  const earned = points.flatMap(({ score, vacuous }) => (score === null || vacuous ? [] : [score]));
  const expected = points.length;
  return {
    expected,
    judged: scores.length,
    score: mean(scores),
    score_expected: expected === 0 ? 0 : sum(scores) / expected / 2,
    coverage: expected === 0 ? 0 : scores.length / expected,
    score_without_vacuous: mean(earned),
  };
}

function mean(scores: number[]): number | null {
  return scores.length === 0 ? null : sum(scores) / scores.length / 2;
}

function sum(scores: number[]): number {
  return scores.reduce((total, score) => total + score, 0);
}
