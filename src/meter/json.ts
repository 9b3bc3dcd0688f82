import { parseBounded } from '../base/bounded-json.ts';

/** Reading of JSON whose shape a stranger decides: each function gives null in the place of a value of another type. */

export type JsonObject = Record<string, unknown>;

export function objectOf(value: unknown): JsonObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
}

/** The objects among the items of an array; empty for anything else. */
export function objectsOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter((item) => objectOf(item) !== null) : [];
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

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
