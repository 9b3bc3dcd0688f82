import { requireRatio } from './arguments.ts';

/**
 * Adjusts the p values of several tests so that the chance of one false alarm among all of them is at most alpha: each
 * is compared with alpha as if it stood alone. Never below the original value, never above 1, in the order of the
 * values.
 *
 * Source: Holm, "A Simple Sequentially Rejective Multiple Test Procedure", Scandinavian Journal of Statistics 6 (1979),
 * 65-70.
 * Throws a RangeError for a value outside 0 to 1.
 */
export function holm(values: readonly number[]): number[] {
  requireRatio('p values', ...values);
  const adjusted = new Array<number>(values.length);
  let least = 0;
  const order = values.map((_, index) => index).sort((one, other) => values[one]! - values[other]!);
  for (const [rank, index] of order.entries()) {
    least = Math.max(least, Math.min(1, (values.length - rank) * values[index]!));
    adjusted[index] = least;
  }
  return adjusted;
}
