/** Requires an integer of at least `least`; throws a RangeError otherwise. */
export function requireCount(name: string, value: number, least = 0): void {
  if (!Number.isSafeInteger(value) || value < least) {
    throw new RangeError(`${name} must be a whole number of at least ${least}, not ${value}`);
  }
}

/** Requires a level such as 0.95 or 0.05, strictly between 0 and 1; throws a RangeError otherwise. */
export function requireLevel(name: string, value: number): void {
  if (!(value > 0 && value < 1)) throw new RangeError(`${name} must be between 0 and 1, not ${value}`);
}

/** Requires finite numbers; throws a RangeError otherwise. */
export function requireFinite(name: string, values: readonly number[]): void {
  for (const [index, value] of values.entries()) {
    if (!Number.isFinite(value))
      throw new RangeError(`${name} must be finite numbers, but number ${index} is ${value}`);
  }
}

/** True for a rate or a score from 0 to 1, both ends included. */
export function isRatio(value: number): boolean {
  return value >= 0 && value <= 1;
}

/** Requires rates or scores from 0 to 1, both ends included; throws a RangeError otherwise. */
export function requireRatio(name: string, ...values: number[]): void {
  for (const value of values) {
    if (!isRatio(value)) throw new RangeError(`${name} must be from 0 to 1, not ${value}`);
  }
}
