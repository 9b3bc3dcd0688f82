import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isTyping } from './use.ts';

/** Height of a row, in pixels. */
export const ROW = 34;

/** The focused cell of a table of which only the visible rows are in the document; `move` and `pressed` change it. */
export function useCellFocus(
  scrolled: RefObject<HTMLDivElement | null>,
  [rows, columns]: [rows: number, columns: number],
  showRow: (row: number) => void,
) {
  const [focus, setFocus] = useState<[row: number, column: number]>([0, 0]);
  const wanted = useRef(false);

  useLayoutEffect(() => {
    if (!wanted.current) return;
    const link = scrolled.current?.querySelector<HTMLElement>(`[data-cell="${focus[0]} ${focus[1]}"]`);
    if (link == null) return;
    link.focus({ preventScroll: true });
    link.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    wanted.current = false;
  });

  /** Moves the focus to another cell, even if it is not in the document yet. */
  function move(rowsBy: number, columnsBy: number): void {
    const limit = (value: number, most: number) => Math.min(most - 1, Math.max(0, value));
    const next: [number, number] = [limit(focus[0] + rowsBy, rows), limit(focus[1] + columnsBy, columns)];
    wanted.current = true;
    setFocus(next);
    showRow(next[0]);
  }

  function pressed(event: KeyboardEvent): void {
    const page = Math.max(1, Math.floor((scrolled.current?.clientHeight ?? 0) / ROW) - 2);
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
