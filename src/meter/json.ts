import { parseBounded } from '../base/bounded-json.ts';

/** No answer has as many tokens, or costs as many dollars. */
const LARGEST = 1_000_000_000;

/** A count that a provider states: a whole number from 0 to 1e9; null for anything else. */
export function countOf(value: unknown): number | null {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= LARGEST
    ? (value as number)
    : null;
}

/** The sum of counts, of which those that are left out are 0; null if none is stated, or one that is no count. */
export function sumOfCounts(...values: unknown[]): number | null {
  const stated = values.filter((value) => value !== undefined && value !== null).map(countOf);
  return stated.length === 0 || stated.includes(null) ? null : stated.reduce<number>((sum, count) => sum + count!, 0);
}

/** A cost that a provider states, in USD; null for anything but a number from 0 to 1e9. */
export function dollarsOf(value: unknown): number | null {
  return typeof value === 'number' && value >= 0 && value <= LARGEST ? value : null;
}

/** Undefined for text that is no JSON, or has more values than memory should. */
export function parseJson(text: string): unknown {
  try {
    return parseBounded(text);
  } catch {
    return undefined;
  }
}
