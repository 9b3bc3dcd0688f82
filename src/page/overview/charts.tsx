import { useMemo } from 'preact/hooks';
import uPlot from 'uplot';
import { medianOf } from '../../base/sums.ts';
import type { Status } from '../../report/documents/page-document.ts';
import { axisIn, type Chart, type Color, usePlot } from '../browser/plot.ts';
import type { Theme } from '../browser/theme.ts';
import { count, dollars, formatDuration, several } from '../data/format.ts';
import type { Row } from '../data/model.ts';
import { Section } from '../parts/parts.tsx';

const HEIGHT = 200;
/** Minimum number of trials for a chart; fewer are easily read in the table. */
const FEWEST = 8;

/** Distribution of a figure over the trials, in bins of equal ratio, since times and costs differ by factors. */
interface Spread {
  name: string;
  format(value: number): string;
  /** Lower ends of the bins, and the upper end of the last. */
  edges: number[];
  passed: number[];
  others: number[];
  /** Of all trials with a value, also those at zero, which have no bin. */
  median: number;
  zeros: number;
}

export function Charts({ rows, theme }: { rows: Row[]; theme: Theme }) {
  const spreads = useMemo(
    () =>
      [
        spreadOf('Time of a trial', rows, (row) => row.duration, formatDuration),
        spreadOf('Cost of a trial', rows, (row) => row.cost, dollars),
      ].filter((spread) => spread !== null),
    [rows],
  );
  if (spreads.length === 0) return null;
  return (
    <Section title="How trials are spread" aside={<Legend />}>
      <div class="charts">
        {spreads.map((spread) => (
          <Histogram key={spread.name} spread={spread} theme={theme} />
        ))}
      </div>
    </Section>
  );
}

/** Names the parts of a bar by place as well as by colour. */
function Legend() {
  return (
    <ul class="legend" aria-hidden="true">
      <li>
        <span class="dot failed" /> not passed, above
      </li>
      <li>
        <span class="dot passed" /> passed, below
      </li>
    </ul>
  );
}

function spreadOf(
  name: string,
  rows: Row[],
  of: (row: Row) => number | null,
  format: (value: number) => string,
): Spread | null {
  const all = rows.flatMap((row) => {
    const value = of(row);
    return value === null ? [] : [{ value, status: row.status }];
  });
  const known = all.filter(({ value }) => value > 0).sort((a, b) => a.value - b.value);
  const [least, most] = [known[0]?.value ?? 0, known.at(-1)?.value ?? 0];
  if (known.length < FEWEST || most / least < 1.05) return null;
  const bins = Math.min(30, Math.max(6, Math.ceil(2 * Math.cbrt(known.length))));
  const step = (Math.log(most) - Math.log(least)) / bins;
  const place = (value: number) => Math.min(bins - 1, Math.floor((Math.log(value) - Math.log(least)) / step));
  const heights = (wanted: (status: Status) => boolean) => {
    const result = new Array<number>(bins).fill(0);
    for (const { value, status } of known) if (wanted(status)) result[place(value)]! += 1;
    return result;
  };
  return {
    name,
    format,
    edges: Array.from({ length: bins + 1 }, (_, index) => least * Math.exp(step * index)),
    passed: heights((status) => status === 'passed'),
    others: heights((status) => status !== 'passed'),
    median: medianOf(all.map(({ value }) => value))!,
    zeros: all.length - known.length,
  };
}

function Histogram({ spread, theme }: { spread: Spread; theme: Theme }) {
  const place = usePlot(HEIGHT, theme, (color) => ({ options: optionsOf(spread, color), data: dataOf(spread) }), [
    spread,
  ]);
  const { name, format, edges, passed, others, median, zeros } = spread;
  const [least, most] = [edges[0]!, edges.at(-1)!];
  const middle = `median ${format(median)}${zeros === 0 ? '' : `, ${several(zeros, 'trial')} at 0 not drawn`}`;
  const said = `${name}: from ${format(least)} to ${format(most)}, ${middle}`;

  return (
    <figure class="chart">
      <figcaption>
        {name} <span class="quiet">{middle}</span>
      </figcaption>
      <div ref={place} class="plot" role="img" aria-label={said} />
      <div class="unseen">
        <table>
          <caption>{said}</caption>
          <tbody>
            {passed.map((value, index) => (
              <tr key={edges[index]}>
                <th scope="row">
                  {format(edges[index]!)} to {format(edges[index + 1]!)}
                </th>
                <td>{count(value)} passed</td>
                <td>{count(others[index]!)} not passed</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** Overlaid bars: all trials of a bin behind the passed ones. */
function dataOf({ passed, others }: Spread): uPlot.AlignedData {
  return [passed.map((_, index) => index), passed.map((value, index) => value + others[index]!), passed];
}

function optionsOf({ edges, format, passed }: Spread, color: Color): Chart['options'] {
  const bars = uPlot.paths.bars!({ size: [0.86, 64] });
  const axis = axisIn(color);
  const bars0 = passed.length;
  return {
    // Half of the label at the last edge.
    padding: [null, 40, null, null],
    scales: {
      x: { time: false, range: () => [-0.6, bars0 - 0.4] },
      y: { range: (_, __, most) => [0, Math.max(1, most * 1.05)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 28,
        space: 90,
        splits: (_, __, ___, ____, increment) =>
          edges.flatMap((___, index) => (index % Math.max(1, Math.round(increment)) === 0 ? [index - 0.5] : [])),
        values: (_, splits) => splits.map((split) => format(edges[Math.round(split + 0.5)] ?? 0)),
      },
      {
        ...axis,
        size: 44,
        space: 36,
        values: (_, splits) => splits.map((split) => (Number.isInteger(split) ? count(split) : '')),
      },
    ],
    series: [
      {},
      { fill: color('--failed-fill'), width: 0, paths: bars, points: { show: false } },
      { fill: color('--passed-fill'), width: 0, paths: bars, points: { show: false } },
    ],
  };
}
