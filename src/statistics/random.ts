import { hash } from 'node:crypto';
import { mersenne } from 'pure-rand/generator/mersenne';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** Random numbers per figure: about a second. */
const MOST_DRAWS = 50_000_000;
const LEAST_RESAMPLES = 1_000;

/** A generator seeded from the data, or from `seed` if given: the same data give the same numbers on every machine. */
export function generatorFor(values: Float64Array, seed?: number): RandomGenerator {
  if (seed !== undefined && !Number.isInteger(seed)) throw new RangeError(`seed must be a whole number, not ${seed}`);
  return mersenne(seed ?? hash('sha256', values, 'buffer').readInt32LE());
}

/**
 * The requested number of resamples, or fewer if `size` values each would take too long, but not reduced below 1,000.
 */
export function affordableResamples(resamples: number, size: number): number {
  return Math.min(resamples, Math.max(LEAST_RESAMPLES, Math.floor(MOST_DRAWS / size)));
}

/** Resamples for each of several figures of `size` values that are affordable together; 10,000 at most. */
export function sharedResamples(figures: number, size: number): number {
  return affordableResamples(10_000, Math.max(1, figures * size));
}
