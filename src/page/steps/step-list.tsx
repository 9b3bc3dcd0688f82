import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isTyping, usePrinting } from '../browser/use.ts';
import { drawnRows, placeAt, roomFor, useList, useRowFocus } from '../browser/virtual.ts';
import { NotPrinted, scrolling } from '../parts/parts.tsx';

/** Height of a step on one line, in pixels. */
const LINE = 34;
/** Opened steps are long: drawing many that are out of sight would take longer than a frame. */
const OVERSCAN = 6;

interface StepListProps {
  label: string;
  count: number;
  /** Index of the step that is scrolled into sight; null for none. */
  current: number | null;
  row: (index: number, focusable: boolean) => ComponentChildren;
  /** Called for the keys `n` and `N`, with 1 and -1. */
  next?: (by: number) => void;
}

/** Steps below each other, of different heights; only visible ones are in the document. Arrow keys move between them. */
export function StepList({ label, count, current, row, next }: StepListProps) {
  const scrolled = useRef<HTMLDivElement>(null);
  const focused = useRef(0);
  const virtual = useList(count, LINE, () => scrolled.current, true, OVERSCAN);
  const printing = usePrinting();
  const items = drawnRows(virtual, count, printing);
  const focus = useRowFocus(virtual, (index) =>
    scrolled.current?.querySelector<HTMLElement>(`[data-index="${index}"] .step-line`),
  );
  const stop = current ?? Math.min(focused.current, count - 1);
  const inDocument = items.some(({ index }) => index === stop);

  useLayoutEffect(() => {
    if (current === null) return;
    focused.current = current;
    virtual.scrollToIndex(current, { align: 'start' });
  }, [current]);

  function move(to: number): void {
    focused.current = Math.max(0, Math.min(count - 1, to));
    focus(focused.current);
  }

  function pressed(event: KeyboardEvent): void {
    if (isTyping(event) || event.defaultPrevented) return;
    const at = (event.target as Element).closest('[data-index]')?.getAttribute('data-index');
    const from = at == null ? focused.current - 1 : Number(at);
    const to: Record<string, number> = {
      ArrowDown: from + 1,
      j: from + 1,
      ArrowUp: from - 1,
      k: from - 1,
      Home: 0,
      End: count - 1,
    };
    const by = { n: 1, N: -1 }[event.key];
    // Within a long text, arrow keys scroll it.
    if ((event.target as Element).closest('.block') !== null && event.key.length > 1) return;
    if (by !== undefined) next?.(by);
    else if (Object.hasOwn(to, event.key)) move(to[event.key]!);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div class="steps" ref={scrolled} role="region" {...scrolling(label)} onKeyDown={pressed}>
        <ol class="sized" style={roomFor(virtual, printing)}>
          {items.map(({ index, start }, at) => (
            <li
              key={index}
              data-index={index}
              ref={printing ? null : virtual.measureElement}
              class={`step ${index === current ? 'current' : ''}`}
              aria-posinset={index + 1}
              aria-setsize={count}
              style={placeAt(start, printing)}
              onFocusIn={() => {
                focused.current = index;
              }}
            >
              {row(index, inDocument ? index === stop : at === 0)}
            </li>
          ))}
        </ol>
      </div>
      <NotPrinted rows={count} unit="steps" printing={printing} />
    </>
  );
}
