import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import type { Theme } from './theme.ts';
import { useMedia, usePrinting } from './use.ts';

/** Resolves a colour variable of the style sheet. */
export type Color = (name: string) => string;

export interface Chart {
  options: Omit<uPlot.Options, 'width' | 'height'>;
  data: uPlot.AlignedData;
}

/** Dash patterns of lines, by their colours in the style sheet: the most that can be told apart. */
export const DASHES = [[], [8, 4], [2, 4], [10, 4, 2, 4], [5, 5], [1, 3]];

/** Pixels of a common width of paper; the printer scales charts to its own. */
const PAPER = 700;

/** A chart in an element, by default without legend and cursor; redrawn when its size, its inputs or the colours change, in light colours for paper. */
export function usePlot(
  height: number,
  theme: Theme,
  make: (color: Color) => Chart,
  inputs: unknown[],
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const dark = useMedia('(prefers-color-scheme: dark)');
  const printing = usePrinting();
  // At once: the printer takes the page as it is.
  useLayoutEffect(() => {
    const element = place.current!;
    const { options, data } = make((name) => colorIn(element, name, printing));
    const bare = { legend: { show: false }, cursor: { show: false } };
    const width = element.clientWidth * (printing ? Math.min(1, PAPER / innerWidth) : 1);
    const chart = new uPlot({ ...bare, ...options, width, height }, data, element);
    const observer = new ResizeObserver(() => chart.setSize({ width: element.clientWidth, height }));
    if (!printing) observer.observe(element);
    return () => {
      observer.disconnect();
      chart.destroy();
    };
  }, [theme, dark, printing, ...inputs]);
  return place;
}

/** A colour of the style sheet, resolved in this element, since a canvas does not know CSS variables. */
function colorIn(element: HTMLElement, name: string, printing: boolean): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  if (printing) probe.style.colorScheme = 'light';
  // Where the reader's colours are forced, all of them would be one.
  probe.style.setProperty('forced-color-adjust', 'none');
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** An axis in the page's colours. */
export function axisIn(color: Color): uPlot.Axis {
  return {
    stroke: color('--muted'),
    font: '12px system-ui',
    grid: { stroke: color('--line'), width: 1 },
    ticks: { show: false },
  };
}

/** The axis of the numbers from 1 to `last`, about ten of them with their label. */
export function countAxis(color: Color, last: number): uPlot.Axis {
  const step = Math.ceil(last / 10);
  const labelled = Array.from({ length: last }, (_, index) => index + 1).filter((at) => at % step === 0 || at === 1);
  return {
    ...axisIn(color),
    grid: { show: false },
    size: 28,
    splits: () => labelled,
    values: (_, splits) => splits.map(String),
  };
}

/** Draws the letters of a run at a position in canvas pixels. */
export function drawLabel(context: CanvasRenderingContext2D, text: string, x: number, y: number, color: string): void {
  context.font = `600 ${12 * devicePixelRatio}px system-ui`;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillStyle = color;
  context.fillText(text, x, y);
}
