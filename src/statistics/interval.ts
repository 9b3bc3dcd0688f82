/** A confidence interval, both ends included, in the unit of its quantity. */
export interface Interval {
  low: number;
  high: number;
}

/** The interval, clamped to the possible range of its quantity. */
export function within(least: number, most: number, { low, high }: Interval): Interval {
  return { low: Math.max(least, low), high: Math.min(most, high) };
}
