import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/virtual-core';
import { useLayoutEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import { atTextSize, isFocusLost } from './use.ts';

/**
 * A list scrolled with the window, of which only visible rows are in the document. `size`: pixels of a row at the usual
 * text size; `margin`: pixels above the list; `covered`: pixels covered at the top of the window.
 */
export function useWindowList(
  count: number,
  size: number,
  margin: number,
  covered: () => number,
): Virtualizer<Window, Element> {
  const height = useMemo(() => atTextSize(size), [size]);
  return useVirtualizer<Window>({
    count,
    estimateSize: () => height,
    scrollMargin: margin,
    scrollPaddingStart: covered(),
    overscan: 12,
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    initialOffset: () => window.scrollY,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });
}

/**
 * The same within a scrolling element; rows are measured if `measured` is true because their heights differ. `overscan`:
 * rows drawn beyond the visible ones.
 */
export function useList(
  count: number,
  size: number,
  element: () => HTMLElement | null,
  measured = false,
  overscan = 20,
): Virtualizer<HTMLElement, Element> {
  const height = useMemo(() => atTextSize(size), [size]);
  return useVirtualizer<HTMLElement>({
    count,
    estimateSize: () => height,
    overscan,
    getScrollElement: element,
    observeElementRect,
    observeElementOffset,
    scrollToFn: elementScroll,
    ...(measured ? {} : { measureElement: () => height }),
  });
}

/** The most rows that are printed. */
export const MOST_PRINTED = 1_000;

/** The rows to draw: those in sight, or the first ones in print, where they need no place. */
export function drawnRows<Scrolled extends Element | Window>(
  list: Virtualizer<Scrolled, Element>,
  count: number,
  printing: boolean,
): { index: number; start: number }[] {
  if (!printing) return list.getVirtualItems();
  return Array.from({ length: Math.min(count, MOST_PRINTED) }, (_, index) => ({ index, start: 0 }));
}

/** The style of an element that has room for all rows; on paper, it is as high as those that are drawn. */
export function roomFor<Scrolled extends Element | Window>(list: Virtualizer<Scrolled, Element>, printing: boolean) {
  return printing ? {} : { height: `${list.getTotalSize()}px` };
}

/** The style of a row that begins at `start`, in pixels; on paper, it stands below the one before it. */
export function placeAt(start: number, printing: boolean) {
  return printing ? {} : { transform: `translateY(${start}px)` };
}

/**
 * Scrolls a row into sight, and focuses an element of it as soon as that is in the document. `start`: the row that had the
 * focus when the list was left; it has it again if the focus was lost since then.
 */
export function useRowFocus<Scrolled extends Element | Window>(
  list: Virtualizer<Scrolled, Element>,
  elementOf: (index: number) => HTMLElement | null | undefined,
  start: number | null = null,
): (index: number) => void {
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (isFocusLost()) wanted.current = start;
  }, []);
  const focus = () => {
    const element = wanted.current === null ? null : elementOf(wanted.current);
    if (element == null) return;
    wanted.current = null;
    element.focus({ preventScroll: true });
  };
  useLayoutEffect(focus);
  return (index) => {
    wanted.current = index;
    list.scrollToIndex(index, { align: 'auto' });
    focus();
  };
}

function useVirtualizer<Scrolled extends Element | Window>(
  options: VirtualizerOptions<Scrolled, Element>,
): Virtualizer<Scrolled, Element> {
  const [, update] = useReducer((count: number) => count + 1, 0);
  const reference = useRef<Virtualizer<Scrolled, Element>>(null);
  const complete = { ...options, onChange: () => update(undefined) };
  reference.current ??= new Virtualizer<Scrolled, Element>(complete);
  const virtualizer = reference.current;
  virtualizer.setOptions(complete);
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer]);
  useLayoutEffect(() => virtualizer._willUpdate());
  return virtualizer;
}
