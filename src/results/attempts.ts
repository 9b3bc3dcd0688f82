import { entriesIn } from '../base/names-in.ts';

/** The name of the directory of an attempt; a number with more digits was not given here. */
export const ATTEMPT = /^attempt-([1-9]\d{0,5})$/;

/** Directories of earlier attempts in the directory of a trial, which do not count, by their number, the latest first. */
export function attemptsIn(directory: string): number[] {
  const numbers = entriesIn(directory).flatMap((entry) =>
    entry.isDirectory() ? (ATTEMPT.exec(entry.name)?.slice(1).map(Number) ?? []) : [],
  );
  return numbers.sort((a, b) => b - a);
}
