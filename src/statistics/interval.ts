/** A confidence interval, both ends included, in the unit of what it is about. */
export interface Interval {
  low: number;
  high: number;
}

/** An interval that stays where its quantity can be. */
export function within(least: number, most: number, { low, high }: Interval): Interval {
  return { low: Math.max(least, low), high: Math.min(most, high) };
}
