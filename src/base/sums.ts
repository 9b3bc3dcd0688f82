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

/** Sums of binary fractions: a billionth of a dollar is more than any price distinguishes. */
export function roundedCost(cost: number): number {
  return Math.round(cost * 1e9) / 1e9;
}
