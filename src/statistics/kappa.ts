import { ROUNDING } from '../base/rounding.ts';
import { type BootstrapOptions, bootstrapOf } from './bootstrap.ts';
import type { Interval } from './interval.ts';

/** The agreement of two raters who put the same items into the same categories. */
export interface Agreement {
  /** Items rated by both. */
  items: number;
  /** Items with the same category. */
  agreed: number;
  /** agreed / items; null without items. */
  share: number | null;
  share_interval: Interval | null;
  /** Cohen's kappa, unweighted; null if it is not defined: without items, or if both put all into one category. */
  kappa: number | null;
  kappa_interval: Interval | null;
}

/** A rating of an item by each of two raters: numbers of categories, from 0. */
export type Rating = readonly [one: number, other: number];

/**
 * Agreement and Cohen's kappa of two raters. Items come in clusters (the points of a project), which are resampled as a
 * whole for the intervals, since items of one cluster are not independent; the intervals are null for fewer than two
 * clusters with items.
 *
 * Source: Cohen, Educational and Psychological Measurement 20 (1960), 37-46; Hesterberg 2015 for the interval.
 * Throws a RangeError for a category that is not a whole number from 0 to `categories` - 1.
 */
export function agreementOf(
  clusters: readonly (readonly Rating[])[],
  categories: number,
  options: BootstrapOptions = {},
): Agreement {
  const tables = clusters.filter((ratings) => ratings.length > 0).map((ratings) => tableOf(ratings, categories));
  const whole = tables.map((_, at) => at);
  const [items, agreed] = [sumOf(tables, whole, () => true), sumOf(tables, whole, isSame)];
  const data = [categories, ...tables.flatMap((table) => [...table])];
  const interval = (figure: (drawn: ArrayLike<number>) => number | null) =>
    bootstrapOf(tables.length, figure, data, options);
  const share = (drawn: ArrayLike<number>) => sumOf(tables, drawn, isSame) / sumOf(tables, drawn, () => true);
  const kappa = (drawn: ArrayLike<number>) => kappaOf(tables, drawn, categories);
  return {
    items,
    agreed,
    share: items === 0 ? null : agreed / items,
    share_interval: interval(share),
    kappa: kappa(whole),
    kappa_interval: interval(kappa),
  };

  function isSame(cell: number): boolean {
    return Math.floor(cell / categories) === cell % categories;
  }
}

/** Counts by both categories: the first rater's are rows. */
function tableOf(ratings: readonly Rating[], categories: number): Uint32Array {
  const table = new Uint32Array(categories * categories);
  for (const [one, other] of ratings) {
    for (const category of [one, other])
      if (!Number.isInteger(category) || category < 0 || category >= categories)
        throw new RangeError(`a category must be a whole number from 0 to ${categories - 1}, not ${category}`);
    table[one * categories + other]! += 1;
  }
  return table;
}

function sumOf(tables: Uint32Array[], drawn: ArrayLike<number>, counts: (cell: number) => boolean): number {
  let sum = 0;
  for (let at = 0; at < drawn.length; at += 1)
    tables[drawn[at]!]!.forEach((count, cell) => {
      if (counts(cell)) sum += count;
    });
  return sum;
}

function kappaOf(tables: Uint32Array[], drawn: ArrayLike<number>, categories: number): number | null {
  const rows = new Float64Array(categories);
  const columns = new Float64Array(categories);
  let [items, agreed] = [0, 0];
  for (let at = 0; at < drawn.length; at += 1)
    tables[drawn[at]!]!.forEach((count, cell) => {
      const [row, column] = [Math.floor(cell / categories), cell % categories];
      rows[row]! += count;
      columns[column]! += count;
      items += count;
      if (row === column) agreed += count;
    });
  if (items === 0) return null;
  const chance = rows.reduce((sum, count, at) => sum + (count * columns[at]!) / items ** 2, 0);
  return 1 - chance <= ROUNDING ? null : (agreed / items - chance) / (1 - chance);
}
