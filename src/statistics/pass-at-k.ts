import { requireCount } from './arguments.ts';

/**
 * pass@k of one instance: the probability that at least one of k trials passes, estimated without bias from `passed` of
 * `trials`: 1 - C(trials - passed, k) / C(trials, k). Null with fewer than k trials.
 *
 * Source: Chen et al., "Evaluating Large Language Models Trained on Code" (2021), arXiv:2107.03374, equation 1.
 * Throws a RangeError for arguments that are no counts, for more passed than trials, and for k below 1.
 */
export function passAtK(trials: number, passed: number, k: number): number | null {
  const noneOf = shareOfDraws(trials, passed, k, trials - passed);
  return noneOf === null ? null : 1 - noneOf;
}

/**
 * pass^k of one instance: the probability that all of k trials pass, estimated without bias from `passed` of `trials`:
 * C(passed, k) / C(trials, k). Null with fewer than k trials.
 *
 * Source: Yao et al., "τ-bench: A Benchmark for Tool-Agent-User Interaction in Real-World Domains" (2024),
 * arXiv:2406.12045.
 * Throws a RangeError for arguments that are no counts, for more passed than trials, and for k below 1.
 */
export function passHatK(trials: number, passed: number, k: number): number | null {
  return shareOfDraws(trials, passed, k, passed);
}

/** A mean over instances, and their number. */
export interface MeanOverInstances {
  /** Null if no instance has k trials. */
  mean: number | null;
  instances: number;
  /** Instances with fewer than k trials. */
  leftOut: number;
}

/** pass@k over instances: the mean of each instance's pass@k. Arguments as for `passAtK`. */
export function meanPassAtK(instances: readonly { trials: number; passed: number }[], k: number): MeanOverInstances {
  return meanOf(instances.map(({ trials, passed }) => passAtK(trials, passed, k)));
}

/** pass^k over instances: the mean of each instance's pass^k. Arguments as for `passHatK`. */
export function meanPassHatK(instances: readonly { trials: number; passed: number }[], k: number): MeanOverInstances {
  return meanOf(instances.map(({ trials, passed }) => passHatK(trials, passed, k)));
}

/**
 * C(among, k) / C(trials, k): the share of all choices of k trials that lie within `among` of them. Null if k > trials.
 */
function shareOfDraws(trials: number, passed: number, k: number, among: number): number | null {
  requireCount('trials', trials);
  requireCount('passed', passed);
  requireCount('k', k, 1);
  if (passed > trials) throw new RangeError(`passed must be at most the ${trials} trials, not ${passed}`);
  if (k > trials) return null;
  let share = 1;
  for (let drawn = 0; drawn < k && share > 0; drawn += 1) share *= Math.max(0, among - drawn) / (trials - drawn);
  return share;
}

function meanOf(figures: (number | null)[]): MeanOverInstances {
  const known = figures.filter((figure) => figure !== null);
  const sum = known.reduce((total, figure) => total + figure, 0);
  return {
    mean: known.length === 0 ? null : sum / known.length,
    instances: known.length,
    leftOut: figures.length - known.length,
  };
}
