import type { Result } from './records.ts';

/** Characters that are kept of a name and of a text of a record, which anyone may have written, where thousands are in memory. */
export const LONGEST_NAME = 200;
export const LONGEST_TEXT = 2000;

/** A text of this many characters at most. */
export function cutText(text: string, length: number): string {
  return text.length > length ? ownText(`${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`) : text;
}

/** A part of a text keeps the whole in memory; this is one by itself. */
export function ownText(part: string): string {
  return Buffer.from(part).toString();
}

/** The same for each text of an error. */
export function cutError(error: Result['error']): Result['error'] {
  if (error === null) return null;
  const { stage, kind, message } = error;
  return {
    stage: cutText(stage, LONGEST_NAME),
    kind: cutText(kind, LONGEST_NAME),
    message: cutText(message, LONGEST_TEXT),
  };
}
