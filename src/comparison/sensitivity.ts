import { isDeepStrictEqual } from 'node:util';
import { endsOf, points, sizeInPoints } from '../base/format.ts';
import { sensitivityText } from '../report/sensitivity.ts';
import { ALPHA, type ArmComparison, type ExperimentRecord, verdictOnArm } from '../results/experiment-record.ts';
import type { Pair } from '../statistics/compare.ts';
import { noiseFloor } from '../statistics/noise-floor.ts';
import { plannedPairs } from './experiment-words.ts';

/**
 * One line on a comparison that came out within noise: the least difference that it could have seen, and the instances
 * that the measured one takes; of several arms, at an arm's share of the level, which suffices whatever the others show. Null
 * if it did not, and if it is not known.
 */
export function sensitivityLine(
  comparison: ArmComparison,
  pairs: Pair[],
  record: Pick<ExperimentRecord, 'measure' | 'order' | 'comparisons'>,
): string | null {
  const { difference, method } = comparison;
  if (difference === null || pairs.length === 0) return null;
  if (verdictOnArm(comparison) !== 'within noise') return null;
  return sensitivityText(pairs, difference, {
    measure: record.measure,
    instances: method === 'e-process' ? plannedPairs(record) : pairs.length,
    alpha: ALPHA / record.comparisons.length,
  });
}

/**
 * The noise beside the changes: the difference of an arm that is the same agent as the control (an A/A test), otherwise how
 * much two measurements of the control differ. Null if neither is known.
 */
export function noiseFloorLine(
  { arms, comparisons }: Pick<ExperimentRecord, 'arms' | 'comparisons'>,
  control: readonly (readonly number[])[],
): string | null {
  const [first, ...others] = arms as [Arm, ...Arm[]];
  const twin = comparisons.find(({ arm }) => isSameAgent(first, others.find(({ name }) => name === arm)!));
  if (twin !== undefined && twin.difference !== null) {
    const { arm, difference, interval } = twin;
    const ends = interval === null ? '' : ` (95% interval ${endsOf(interval, points)})`;
    return `noise floor: ${arm} and ${first.name} are the same agent (an A/A test), and their difference is noise: ${points(difference)} points${ends}`;
  }
  const noise = noiseFloor(control);
  if (noise === null) return null;
  const two = `noise floor: two measurements of ${first.name}`;
  if (!noise.isMeasured)
    return `${two} differ by less than ${sizeInPoints(noise.floor)} points in 95% of the cases; how much less, repeated trials tell (trials: 3)`;
  return noise.floor === 0
    ? `noise floor: the repeated trials of ${first.name} ended the same in all ${control.length} instances`
    : `${two} differ by no more than ${sizeInPoints(noise.floor)} points in 95% of the cases, as its repeated trials do`;
}

type Arm = ExperimentRecord['arms'][number];

/** True if nothing in which two arms could differ does. Of `agent-env` only the names are known. */
function isSameAgent(one: Arm, other: Arm): boolean {
  const told = (arm: Arm) => arm.identity !== undefined && !arm.sets.includes('agent-env');
  const of = ({ agent, identity }: Arm) => [agent.name, agent.model, agent.command, identity];
  return told(one) && told(other) && isDeepStrictEqual(of(one), of(other));
}
