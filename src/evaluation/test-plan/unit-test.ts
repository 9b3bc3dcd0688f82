import { PYTEST } from '../../datasets/prdbench/unit-tests.ts';
import type { PointScore } from '../../judges/types.ts';
import type { PointResult } from '../../results/evaluation.ts';
import type { CaseRun } from './case-run.ts';
import { describeOutcomes, scoreOf } from './junit.ts';

/**
 * The score of a unit_test point from pytest's own reports, whatever the exit codes: the lowest of its cases. Null if
 * the reports do not decide (no case wrote one, or a run of pytest did not); the judge then does.
 */
export function unitTestScore(
  runs: CaseRun[],
  believed: boolean,
): Pick<PointResult, 'score' | 'decided_by' | 'explanation'> | null {
  const reported = runs.filter(({ outcomes }) => outcomes !== null);
  if (reported.length === 0) return null;
  if (!believed) {
    const explanation =
      'not believed: the programs that run the tests were replaced while the agent worked (see integrity)';
    return { score: 0, decided_by: 'junit', explanation };
  }
  const scores = reported.map(scoreOfRun);
  const score = Math.min(...scores) as PointScore;
  const isSilent = ({ testcase, outcomes, silent }: CaseRun) =>
    silent || (outcomes === null && PYTEST.test(testcase.command ?? ''));
  if (runs.some(isSilent) && score > 0) return null;
  return { score, decided_by: 'junit', explanation: reported.map(describeRun).join('; ') };
}

function scoreOfRun({ outcomes, result }: CaseRun): PointScore {
  const score = scoreOf(outcomes!);
  // pytest reports the tests that it reached, even if it was ended.
  return score === 2 && result.end !== 'exit' ? 1 : score;
}

function describeRun({ outcomes, result }: CaseRun): string {
  const ended = result.end === 'exit' ? '' : ` (ended: ${result.end})`;
  return describeOutcomes(outcomes!) + ended;
}
