import { useMemo } from 'preact/hooks';
import type uPlot from 'uplot';
import type { ComparedRun, ComparisonDocument, RunHead } from '../../report/documents/page-document.ts';
import { axisIn, type Chart, type Color, drawLabel, usePlot } from '../browser/plot.ts';
import { scaleOf } from '../browser/scale.ts';
import type { Theme } from '../browser/theme.ts';
import { count, dollars, endsOf, percent, several } from '../data/format.ts';
import { RunMark, Section, TableHead } from '../parts/parts.tsx';

const HEIGHT = 320;
/** Costs that differ by a larger factor are drawn on a logarithmic scale. */
const WIDE = 15;

interface Point {
  head: RunHead;
  run: ComparedRun;
  cost: number;
  figure: number;
}

/** Figure against cost of the runs, with the Pareto frontier. */
export function CostScore(props: { comparison: ComparisonDocument; runs: RunHead[]; theme: Theme }) {
  const { comparison, runs, theme } = props;
  const points = useMemo(() => pointsOf(comparison, runs), [comparison, runs]);
  const without = (reason: (run: ComparedRun) => boolean) => runs.filter((_, at) => reason(comparison.runs[at]!));
  const unknown = without(({ cost_per_trial_usd: cost }) => cost === null);
  const unmeasured = without(({ cost_per_trial_usd: cost, figure }) => cost !== null && figure === null);
  const partly = points.filter(({ run }) => run.usage.cost_unknown > 0);
  const place = comparison.measure === 'score' ? 'score' : 'rate';
  if (unknown.length === runs.length)
    return (
      <Section title={`Cost against ${place}`}>
        <p class="quiet">
          The cost of no run is known. The meter counts it (model-keys), or agents report it in usage.json.
        </p>
      </Section>
    );
  return (
    <Section title={`Cost against ${place}`} aside={<Legend />}>
      {points.length === 0 ? null : points.length === 1 ? (
        <p>
          Of <RunMark id={points[0]!.head.id} /> {points[0]!.head.name} alone cost and {place} are known:{' '}
          {dollars(points[0]!.cost)} per trial, {percent(points[0]!.figure)}.
        </p>
      ) : (
        <Scatter points={points} theme={theme} place={place} />
      )}
      {unknown.length > 0 && <p class="quiet">Not drawn, since the cost is unknown: {namesOf(unknown)}.</p>}
      {unmeasured.length > 0 && <p class="quiet">Not drawn, since nothing was measured: {namesOf(unmeasured)}.</p>}
      {partly.length > 0 && (
        <p class="quiet">
          Known for some trials only:{' '}
          {partly
            .map(
              ({ head, run: { usage } }) =>
                `${head.id} ${count(usage.cost_known)} of ${count(usage.cost_known + usage.cost_unknown)}`,
            )
            .join(', ')}
          .
        </p>
      )}
    </Section>
  );
}

function namesOf(runs: RunHead[]): string {
  return runs.map(({ id, name }) => `${id} ${name}`).join(', ');
}

function pointsOf({ runs: compared }: ComparisonDocument, runs: RunHead[]): Point[] {
  return compared
    .flatMap((run, at): Point[] => {
      const { cost_per_trial_usd: cost, figure } = run;
      return cost === null || figure === null ? [] : [{ head: runs[at]!, run, cost, figure }];
    })
    .sort((a, b) => a.cost - b.cost);
}

function Scatter({ points, theme, place }: { points: Point[]; theme: Theme; place: string }) {
  const plot = usePlot(HEIGHT, theme, (color) => chartOf(points, color), [points]);
  const said = `Cost per trial against ${place} of ${several(points.length, 'run')}`;
  return (
    <figure class="chart">
      <div ref={plot} class="plot tall" role="img" aria-label={said} />
      <div class="axis-name quiet" aria-hidden="true">
        cost per trial
      </div>
      <div class="unseen">
        <table>
          <caption>{said}</caption>
          <TableHead names={['Run', 'Cost per trial', place, '95% interval', 'Pareto frontier']} />
          <tbody>
            {points.map(({ head, run, cost, figure }) => (
              <tr key={head.id}>
                <th scope="row">
                  {head.id} {head.name}
                </th>
                <td>{dollars(cost)}</td>
                <td>{percent(figure)}</td>
                <td>{run.interval === null ? '–' : endsOf(run.interval)}</td>
                <td>{run.usage.cost_unknown > 0 ? 'not known' : run.on_frontier ? 'on it' : 'below it'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function Legend() {
  return (
    <ul class="legend" aria-hidden="true">
      <li>
        <span class="key frontier" /> on the Pareto frontier: no other is as good for less
      </li>
      <li>
        <span class="key dominated" /> below it, or not known for all trials
      </li>
    </ul>
  );
}

function chartOf(points: Point[], color: Color): Chart {
  const [least, most] = [points[0]!.cost, points.at(-1)!.cost];
  const wide = least > 0 && most / least > WIDE;
  const { low, high } = scaleOf(
    points.flatMap(({ figure, run: { interval } }) => [figure, interval?.low ?? figure, interval?.high ?? figure]),
  );
  const axis = axisIn(color);
  return {
    data: [points.map(({ cost }) => cost), points.map(({ figure }) => figure)],
    options: {
      scales: {
        x: wide
          ? { time: false, distr: 3, range: () => [least / 1.6, most * 2] }
          : { time: false, range: () => [0, (most || 1) * 1.12] },
        y: { range: () => [low, high + (high - low) * 0.04] },
      },
      axes: [
        {
          ...axis,
          size: 30,
          space: 80,
          values: (_, splits) => splits.map((split) => (split === null ? null : moneyOf(split))),
        },
        { ...axis, size: 52, space: 40, values: (_, splits) => splits.map((split) => percent(rounded(split))) },
      ],
      series: [{}, { paths: () => null, points: { show: false } }],
      hooks: { draw: [(chart) => draw(chart, points, color)] },
    },
  };
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}

function moneyOf(value: number): string {
  return value === 0 ? '0' : `${value < 1000 ? Number(value.toPrecision(2)) : count(value)} USD`;
}

/** Draws frontier, intervals, points and the letters of the runs. */
function draw(chart: uPlot, points: Point[], color: Color): void {
  const { ctx: context } = chart;
  const unit = devicePixelRatio;
  const place = ({ cost, figure }: Point) =>
    [chart.valToPos(cost, 'x', true), chart.valToPos(figure, 'y', true)] as const;
  context.save();
  const frontier = points.filter(({ run }) => run.on_frontier);
  context.strokeStyle = color('--accent');
  context.lineWidth = 1.5 * unit;
  context.setLineDash([5 * unit, 4 * unit]);
  context.beginPath();
  for (const [index, point] of frontier.entries()) {
    const [x, y] = place(point);
    if (index === 0) context.moveTo(x, y);
    else {
      // Up to the cost of the next run, the previous one remains the best.
      context.lineTo(x, place(frontier[index - 1]!)[1]);
      context.lineTo(x, y);
    }
  }
  context.stroke();
  context.setLineDash([]);
  for (const point of points) {
    const [x, y] = place(point);
    const { on_frontier, interval } = point.run;
    context.strokeStyle = context.fillStyle = color(on_frontier ? '--accent' : '--muted');
    context.lineWidth = 1.5 * unit;
    if (interval !== null) {
      const [top, bottom] = [chart.valToPos(interval.high, 'y', true), chart.valToPos(interval.low, 'y', true)];
      context.globalAlpha = 0.55;
      context.beginPath();
      for (const end of [top, bottom]) {
        context.moveTo(x - 4 * unit, end);
        context.lineTo(x + 4 * unit, end);
      }
      context.moveTo(x, top);
      context.lineTo(x, bottom);
      context.stroke();
      context.globalAlpha = 1;
    }
    context.beginPath();
    if (on_frontier) context.rect(x - 5 * unit, y - 5 * unit, 10 * unit, 10 * unit);
    else context.arc(x, y, 4.5 * unit, 0, 2 * Math.PI);
    if (!on_frontier) {
      context.fillStyle = color('--surface');
      context.fill();
      context.stroke();
    } else context.fill();
  }
  const taken: [x: number, y: number][] = points.map(place).map(([x, y]) => [x, y]);
  for (const point of points) {
    const [x, y] = place(point);
    const [dx, dy] = freeSide(taken, x, y, unit);
    taken.push([x + dx, y + dy]);
    drawLabel(context, point.head.id, x + dx - 4 * unit, y + dy, color('--text'));
  }
  context.restore();
}

/** Offset from a point with enough room for its letters. */
function freeSide(taken: [number, number][], x: number, y: number, unit: number): [number, number] {
  const sides: [number, number][] = [
    [14, -10],
    [14, 10],
    [-14, -10],
    [-14, 10],
    [22, 0],
    [-22, 0],
  ];
  const scaled = sides.map(([dx, dy]): [number, number] => [dx * unit, dy * unit]);
  const isFree = ([dx, dy]: [number, number]) =>
    taken.every(([otherX, otherY]) => Math.abs(x + dx - otherX) > 13 * unit || Math.abs(y + dy - otherY) > 12 * unit);
  return scaled.find(isFree) ?? scaled[0]!;
}
