import { requireRatio } from './arguments.ts';

/**
 * p values of several tests, adjusted so that among all of them the chance of one false alarm is at most alpha: each is to be
 * compared with alpha as if it stood alone. Never below the value itself, never above 1, in the order of the values.
 *
 * Source: Holm, "A Simple Sequentially Rejective Multiple Test Procedure", Scandinavian Journal of Statistics 6 (1979), 65-70.
 * Throws a RangeError for what is no p value.
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
