import { countGrouped, formatDuration, grouped } from '../base/format.ts';
import { pad, wrap } from '../base/text/columns.ts';
import { plain } from '../base/text/untrusted.ts';
import type { Look } from './paint.ts';

/** Width of the labels. */
export const LABEL = 12;

/**
 * A label with wrapped text beside it. If the text has line breaks of its own, its lines are marked, since one could
 * imitate a line of this page.
 */
export function field(label: string, text: string, { columns, paint }: Look): string[] {
  const clean = plain(text).trimEnd();
  const lines = wrap(clean, columns, ' '.repeat(LABEL) + (clean.includes('\n') ? '│ ' : ''));
  return lines.map((line, at) => (at === 0 ? paint('dim', pad(label, LABEL)) + line.slice(LABEL) : line));
}

/** The end of a command: `exit code 1 after 2.0 s`. */
export function ended(exitCode: number | null, timedOut: boolean, duration: number): string {
  if (timedOut) return `timed out after ${formatDuration(duration)}`;
  // Other programs do not tell the exit code.
  if (exitCode === null) return duration > 0 ? `ended after ${formatDuration(duration)}` : 'never began';
  return `exit code ${exitCode} after ${formatDuration(duration)}`;
}

/** `1,200 tokens in (800 cached)` and `300 tokens out`, as far as they are known. */
export function tokenParts(input: number | null, cached: number | null, output: number | null): string[] {
  return [
    ...(input === null ? [] : [`${countGrouped(input, 'token')} in${cached ? ` (${grouped(cached)} cached)` : ''}`]),
    ...(output === null ? [] : [`${countGrouped(output, 'token')} out`]),
  ];
}
