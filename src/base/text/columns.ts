import sliceAnsi from 'slice-ansi';
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';

/** Latin letters, dashes, quotes, arrows, lines, and the marks of our tables, each one column wide. */
const NARROW = /^[ -~\u00a0-\u00ac\u00ae-\u02ff\u2010-\u2027\u2190-\u2193\u2212\u2500-\u257f\u2713\u2717]*$/;

/**
 * The number of terminal columns of a single-line text: combining marks take none, wide characters and emoji take two.
 * The library's expressions take 25 ms to compile, a sixth of a short command, and our own tables need none of them.
 */
export const widthOf = (text: string): number => (NARROW.test(text) ? text.length : stringWidth(text));

/** Cuts a single-line text to a number of columns; `…` marks the cut. */
export function cut(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  return columns < 1 ? '' : `${beginningOf(text, columns - 1)}…`;
}

/** The longest beginning that fits; the two libraries disagree on the width of some characters. */
function beginningOf(text: string, columns: number): string {
  for (let end = columns; end > 0; end--) {
    const part = sliceAnsi(text, 0, end);
    if (widthOf(part) <= columns) return part;
  }
  return '';
}

/** Like `cut`, in the middle: names with a common beginning differ at their ends. */
export function cutMiddle(text: string, columns: number): string {
  const width = widthOf(text);
  if (width <= columns || columns < 3) return cut(text, columns);
  const end = Math.floor((columns - 1) / 2);
  // A wide character can lie across the edge; the slice keeps whole characters, so it can be one column too wide.
  const tail = [0, 1].map((less) => sliceAnsi(text, width - end + less)).find((part) => widthOf(part) <= end) ?? '';
  return `${beginningOf(text, columns - 1 - widthOf(tail))}…${tail}`;
}

/** Pads a single-line text with spaces to a number of columns. */
export function pad(text: string, columns: number, side: 'left' | 'right' = 'left'): string {
  const space = ' '.repeat(Math.max(0, Math.min(columns, 10_000) - widthOf(text)));
  return side === 'left' ? text + space : space + text;
}

/** Wraps text to a number of columns, between words if possible, each line after a prefix. */
export function wrap(text: string, columns: number, prefix = ''): string[] {
  const room = columns - widthOf(prefix);
  return text
    .split('\n')
    .flatMap((line) => {
      if (!Number.isFinite(room)) return [line];
      const [first = '', ...rest] = wrapAnsi(line, Math.max(room, 8), { hard: true, trim: false }).split('\n');
      return [first, ...rest.map((part) => part.trimStart())];
    })
    .map((line) => (prefix + line).trimEnd());
}
