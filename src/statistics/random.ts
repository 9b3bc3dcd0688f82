import { hash } from 'node:crypto';
import { mersenne } from 'pure-rand/generator/mersenne';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** This many random numbers go into one figure: about a second. */
const MOST_DRAWS = 50_000_000;
const LEAST_RESAMPLES = 1_000;

/** A generator that is the same for the same data, on every machine; `seed` takes the place of what the data give. */
export function generatorFor(values: Float64Array, seed?: number): RandomGenerator {
  if (seed !== undefined && !Number.isInteger(seed)) throw new RangeError(`seed must be a whole number, not ${seed}`);
  return mersenne(seed ?? hash('sha256', values, 'buffer').readInt32LE());
}

/** As many resamples as asked for, fewer where `size` values each would take too long, but never under 1,000 for that. */
export function affordableResamples(resamples: number, size: number): number {
  return Math.min(resamples, Math.max(LEAST_RESAMPLES, Math.floor(MOST_DRAWS / size)));
}

/** As many resamples for each of several figures of `size` values as are affordable together; 10,000 at most. */
export function sharedResamples(figures: number, size: number): number {
  return affordableResamples(10_000, Math.max(1, figures * size));
}
