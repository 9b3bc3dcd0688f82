import type uPlot from 'uplot';
import type { TrendPoint } from '../../report/documents/page-document.ts';
import { axisIn, type Chart, type Color, usePlot } from '../browser/plot.ts';
import type { Theme } from '../browser/theme.ts';
import { several } from '../data/format.ts';

/** One figure over all points: values if known, and the ends of their intervals if there are any. */
export interface Line {
  name: string;
  height: number;
  format(value: number): string;
  values: (number | null)[];
  low: (number | null)[];
  high: (number | null)[];
  /** Upper end of the axis; null to fit the values. */
  most: number | null;
}

/** A figure over the runs. `at`: index of the hovered run; null for none. */
export function Plot(props: {
  line: Line;
  points: TrendPoint[];
  theme: Theme;
  last: boolean;
  at: number | null;
  point(at: number | null): void;
}) {
  const { line, points: all, theme, last, at, point } = props;
  const known = line.values.filter((value) => value !== null);
  const said = `${line.name} over ${several(all.length, 'run')}: from ${line.format(known[0] ?? 0)} to ${line.format(known.at(-1) ?? 0)}; all of them are in the table below`;
  const pointed = ({ cursor: { idx }, data }: uPlot) => {
    const run = idx == null ? null : (data[0][idx] ?? null);
    point(Number.isInteger(run) ? run : null);
  };
  const chartIn = (color: Color): Chart => {
    const options = optionsOf(line, all, last, color);
    return { options: { ...options, hooks: { ...options.hooks, setCursor: [pointed] } }, data: dataOf(line, all) };
  };
  const place = usePlot(line.height, theme, chartIn, [line, all]);
  return (
    <figure class="chart">
      <figcaption>
        {line.name} <span class="quiet">{captionOf(line, all, at)}</span>
      </figcaption>
      <div ref={place} class="trend-plot" style={{ minHeight: `${line.height}px` }} role="img" aria-label={said} />
    </figure>
  );
}

/** Value of the hovered run, otherwise of the current one. */
function captionOf({ values, format }: Line, all: TrendPoint[], at: number | null): string {
  const index = at ?? all.findIndex(({ current }) => current);
  // An old run that was measured again may not be among the newest.
  if (index === -1) return '';
  const value = values[index] ?? null;
  return `${at === null ? 'now' : labelOf(all[index])} ${value === null ? 'not measured' : format(value)}`;
}

/** Data by index of the run; an empty point between two runs that are not comparable interrupts the lines. */
function dataOf({ values, low, high }: Line, all: TrendPoint[]): uPlot.AlignedData {
  const data: [number[], (number | null)[], (number | null)[], (number | null)[]] = [[], [], [], []];
  for (const [index, { breaks }] of all.entries()) {
    if (breaks.length > 0)
      for (const [row, value] of [index - 0.5, null, null, null].entries()) data[row]!.push(value!);
    for (const [row, value] of [index, high[index]!, low[index]!, values[index]!].entries()) data[row]!.push(value!);
  }
  return data;
}

function optionsOf(line: Line, all: TrendPoint[], last: boolean, color: Color): Chart['options'] {
  const axis = axisIn(color);
  const { format, most } = line;
  const none = { show: false };
  return {
    cursor: { y: false, drag: { x: false, y: false }, points: none, focus: { prox: -1 } },
    scales: {
      x: { time: false, range: () => [-0.5, all.length - 0.5] },
      y: { range: (_, __, greatest) => [0, most ?? Math.max(greatest * 1.15, Number.MIN_VALUE)] },
    },
    axes: [
      {
        ...axis,
        grid: none,
        size: last ? 28 : 8,
        space: 72,
        splits: (_, __, ___, ____, increment) => steps(all.length, Math.max(1, Math.round(increment))),
        values: (_, splits) => splits.map((split) => (last ? labelOf(all[split]) : '')),
      },
      {
        ...axis,
        size: 76,
        space: line.height < 150 ? 32 : 40,
        // The unit is in the caption, for lack of space here.
        values: (_, splits) => splits.map((split) => format(split).replace(/ USD$/, '')),
      },
    ],
    bands: [{ series: [1, 2], fill: `${color('--series-1')}2e` }],
    series: [
      {},
      { width: 0, points: none, spanGaps: false },
      { width: 0, points: none, spanGaps: false },
      { stroke: color('--series-1'), width: 2, points: none, spanGaps: false },
    ],
    hooks: { draw: [(chart) => drawPoints(chart, line, all, color)] },
  };
}

/** Axis labels at this interval, such that the newest run has one. */
function steps(length: number, increment: number): number[] {
  const wanted: number[] = [];
  for (let at = length - 1; at >= 0; at -= increment) wanted.unshift(at);
  return wanted;
}

function labelOf(point: TrendPoint | undefined): string {
  if (point === undefined) return '';
  return point.commit === null ? point.measured_at.slice(5, 10) : point.commit.slice(0, 7);
}

/**
 * Points are filled if all trials have a verdict, otherwise hollow; a ring marks this run, a dashed line a break
 * between incomparable runs.
 */
function drawPoints(chart: uPlot, { values }: Line, all: TrendPoint[], color: Color): void {
  const { ctx, bbox } = chart;
  const pixels = devicePixelRatio;
  const radius = (all.length > 60 ? 2 : 3.5) * pixels;
  ctx.save();
  ctx.lineWidth = 1.5 * pixels;
  for (const [index, { breaks, missing, current }] of all.entries()) {
    if (breaks.length > 0) {
      const x = chart.valToPos(index - 0.5, 'x', true);
      ctx.strokeStyle = color('--muted');
      ctx.setLineDash([4 * pixels, 4 * pixels]);
      ctx.beginPath();
      ctx.moveTo(x, bbox.top);
      ctx.lineTo(x, bbox.top + bbox.height);
      ctx.stroke();
      ctx.setLineDash([]);
    }
    const value = values[index] ?? null;
    if (value === null) continue;
    const [x, y] = [chart.valToPos(index, 'x', true), chart.valToPos(value, 'y', true)];
    ctx.strokeStyle = color('--series-1');
    ctx.fillStyle = missing > 0 ? color('--surface') : color('--series-1');
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, 2 * Math.PI);
    ctx.fill();
    ctx.stroke();
    if (!current) continue;
    ctx.strokeStyle = color('--text');
    ctx.beginPath();
    ctx.arc(x, y, radius + 3 * pixels, 0, 2 * Math.PI);
    ctx.stroke();
  }
  ctx.restore();
}
