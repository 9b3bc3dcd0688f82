import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { atTextSize, isFocusLost, isTyping } from './use.ts';

export type Place = [row: number, column: number];

/**
 * The focused cell of a table of which only the visible rows are in the document; `move` and `pressed` change it.
 * `has`: true for a cell with a link. `start`: the cell that had the focus when the table was left; it has it again if the
 * focus was lost since then. `size`: pixels of a row at the usual text size.
 */
export function useCellFocus(
  scrolled: RefObject<HTMLDivElement | null>,
  [rows, columns]: [rows: number, columns: number],
  has: (row: number, column: number) => boolean,
  showRow: (row: number) => void,
  start: Place | null,
  size: number,
) {
  const [last, setFocus] = useState<Place>(start ?? [0, 0]);
  // Filters may have removed its row.
  const focus = nearest(last[0], last[1]);
  const wanted = useRef(false);

  useLayoutEffect(() => {
    wanted.current = start !== null && isFocusLost();
  }, []);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const link = scrolled.current?.querySelector<HTMLElement>(`[data-cell="${focus[0]} ${focus[1]}"]`);
    if (link == null) return;
    link.focus({ preventScroll: true });
    link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    wanted.current = false;
  });

  /** The nearest cell with a link within the table: further on, back, then in the same row and column. */
  function nearest(row: number, column: number, [down, right]: Place = [0, 0]): Place {
    const limit = (value: number, most: number) => Math.min(most - 1, Math.max(0, value));
    const from: Place = [limit(row, rows), limit(column, columns)];
    const ways: Place[] = [
      // A move to a corner looks for a cell along the row of the corner.
      down !== 0 && right !== 0 ? [0, -right] : [down, right],
      [-down, -right],
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ];
    for (const [by, aside] of ways) {
      let [at, across] = from;
      while (at >= 0 && at < rows && across >= 0 && across < columns) {
        if (has(at, across)) return [at, across];
        if (by === 0 && aside === 0) break;
        at += by;
        across += aside;
      }
    }
    return from;
  }

  /** Moves the focus to another cell, even if it is not in the document yet. */
  function move(rowsBy: number, columnsBy: number): void {
    const next = nearest(focus[0] + rowsBy, focus[1] + columnsBy, [Math.sign(rowsBy), Math.sign(columnsBy)]);
    wanted.current = true;
    setFocus(next);
    showRow(next[0]);
  }

  function pressed(event: KeyboardEvent): void {
    const page = Math.max(1, Math.floor((scrolled.current?.clientHeight ?? 0) / atTextSize(size)) - 2);
    const step = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
      PageUp: [-page, 0],
      PageDown: [page, 0],
      Home: [event.ctrlKey ? -rows : 0, -columns],
      End: [event.ctrlKey ? rows : 0, columns],
    }[event.key];
    if (
      step === undefined ||
      (isTyping(event) && !event.ctrlKey) ||
      document.activeElement?.closest('[data-cell]') == null
    )
      return;
    event.preventDefault();
    move(step[0]!, step[1]!);
  }

  /** Called when a cell gets the focus by itself. */
  function focused(row: number, column: number): void {
    if (!wanted.current && (row !== focus[0] || column !== focus[1])) setFocus([row, column]);
  }

  return { focus, focused, move, pressed };
}
