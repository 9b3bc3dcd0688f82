import { shortened } from '../base/text/shortened.ts';
import type { Result } from './records.ts';

/**
 * The maximum length, in characters, of names and texts taken from records, which are untrusted; thousands are kept in
 * memory.
 */
export const LONGEST_NAME = 200;
export const LONGEST_TEXT = 2000;

/** Cuts a text to a maximum number of characters. */
export function cutText(text: string, length: number): string {
  return text.length > length ? ownText(shortened(text, length)) : text;
}

/** A copy of a substring, since a substring keeps the whole text in memory. */
export function ownText(part: string): string {
  return Buffer.from(part).toString();
}

/** Cuts each text of an error. */
export function cutError(error: Result['error']): Result['error'] {
  if (error === null) return null;
  const { stage, kind, message } = error;
  return {
    stage: cutText(stage, LONGEST_NAME),
    kind: cutText(kind, LONGEST_NAME),
    message: cutText(message, LONGEST_TEXT),
  };
}
