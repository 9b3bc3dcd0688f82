import { ROUNDING } from '../base/rounding.ts';
import { requireRatio } from './arguments.ts';
import { mean } from './mean.ts';
import { normalReach } from './quantiles.ts';

/** Of fewer instances, the variance is too uncertain to be shown. */
const LEAST_INSTANCES = 10;

export interface NoiseFloor {
  /** Two measurements of the same agent differ by no more than this (0..1) in 95% of the cases. */
  floor: number;
  /** False if no trial was repeated: the floor is then the most that the values allow, and the true one is lower. */
  isMeasured: boolean;
}

/**
 * How much two measurements of one agent differ without any change, from one of them: the values (0..1) of each instance's
 * trials, of which there are as many for each. With repeated trials: the normal approximation, with the variance of the
 * trials within the instances. With one trial each: the same, with the variance over all values, of which the variance
 * within the instances is a part (law of total variance). Null for fewer than ten instances, and if single trials all have one value.
 *
 * Throws a RangeError for an instance without values, and for values outside 0 to 1.
 */
export function noiseFloor(instances: readonly (readonly number[])[]): NoiseFloor | null {
  for (const [index, values] of instances.entries()) {
    if (values.length === 0) throw new RangeError(`instance ${index} has no values`);
    for (const value of values) requireRatio(`the values of instance ${index}`, value);
  }
  if (instances.length < LEAST_INSTANCES) return null;
  const trials = instances.reduce((least, { length }) => Math.min(least, length), instances[0]!.length);
  const isMeasured = trials > 1;
  const found = isMeasured ? mean(instances.map(varianceOf)) : varianceOf(instances.map(([value]) => value!));
  const variance = found <= ROUNDING ? 0 : found;
  if (!isMeasured && variance === 0) return null;
  return { floor: normalReach(0.95) * Math.sqrt((2 * variance) / trials / instances.length), isMeasured };
}

/** Unbiased, of at least two values. */
export function varianceOf(values: readonly number[]): number {
  const middle = mean(values);
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
}
