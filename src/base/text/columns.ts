import sliceAnsi from 'slice-ansi';
import stringWidth from 'string-width';
import wrapAnsi from 'wrap-ansi';

/** Columns that a text of one line takes in a terminal: none for a mark, two for a wide character or an emoji. */
export const widthOf = (text: string): number => stringWidth(text);

/** A text of one line in at most so many columns; what is cut off is told by `…`. */
export function cut(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  return columns < 1 ? '' : `${beginningOf(text, columns - 1)}…`;
}

/** As much of a text as has room: the two libraries do not take every character for equally wide. */
function beginningOf(text: string, columns: number): string {
  for (let end = columns; end > 0; end--) {
    const part = sliceAnsi(text, 0, end);
    if (widthOf(part) <= columns) return part;
  }
  return '';
}

/** The same, cut in the middle: names that begin alike are told apart by their ends. */
export function cutMiddle(text: string, columns: number): string {
  const width = widthOf(text);
  if (width <= columns || columns < 3) return cut(text, columns);
  const end = Math.floor((columns - 1) / 2);
  // A wide character may lie across the edge: whole characters only, so the end can be one column more than asked for.
  const tail = [0, 1].map((less) => sliceAnsi(text, width - end + less)).find((part) => widthOf(part) <= end) ?? '';
  return `${beginningOf(text, columns - 1 - widthOf(tail))}…${tail}`;
}

/** A text of one line, filled up with spaces to so many columns. */
export function pad(text: string, columns: number, side: 'left' | 'right' = 'left'): string {
  const space = ' '.repeat(Math.max(0, Math.min(columns, 10_000) - widthOf(text)));
  return side === 'left' ? text + space : space + text;
}

/** Text as lines of at most so many columns, each after a prefix; between words where there are any. */
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
