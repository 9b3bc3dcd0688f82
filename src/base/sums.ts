/** The sum of values of which some may be unknown (null); null if one is. */
export function sumOfAll(values: Iterable<number | null>): number | null {
  let sum = 0;
  for (const value of values) {
    if (value === null) return null;
    sum += value;
  }
  return sum;
}

/** The sum of the known ones among these values; null if none is. */
export function sumOfKnown(values: (number | null | undefined)[]): number | null {
  const known = values.filter((value) => value != null);
  return known.length === 0 ? null : sumOfAll(known);
}

/** The mean of the known ones among these values; null if none is. */
export function meanOfKnown(values: (number | null | undefined)[]): number | null {
  const known = values.filter((value) => value != null);
  return known.length === 0 ? null : sumOfAll(known)! / known.length;
}

/** The middle of some values, or the mean of the two in the middle; null for none. */
export function medianOf(values: number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** Sums of binary fractions: a billionth of a dollar is more than any price distinguishes. */
export function roundedCost(cost: number): number {
  return Math.round(cost * 1e9) / 1e9;
}
