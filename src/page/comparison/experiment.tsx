import { plain, plainLine } from '../../base/text/untrusted.ts';
import { type ComparedExperiment, type ComparisonDocument, figureName } from '../../report/documents/page-document.ts';
import { axisIn, type Chart, type Color, countAxis, DASHES, drawLabel, usePlot } from '../browser/plot.ts';
import type { Theme } from '../browser/theme.ts';
import { count, dollars, formatE, percent, points, several, sizeInPoints, titled } from '../data/format.ts';
import { Facts, Section, TableHead, Wide } from '../parts/parts.tsx';

const HEIGHT = 260;
/** Looks in the table beside the chart; of more, evenly spread ones are listed. */
const MOST_LOOKS = 200;
/** The chart's ends: beyond them the exact value says nothing more. */
const [LEAST, MOST] = [1e-4, 1e9];

type Comparison = ComparedExperiment['comparisons'][number];

/** The arms of an experiment, its answers, and the evidence over its looks. */
export function Experiment({ comparison, theme }: { comparison: ComparisonDocument; theme: Theme }) {
  const { experiment } = comparison;
  if (experiment === undefined) return null;
  const { answers, noise, arms, comparisons, stop, tolerance, seeds, stopped, trials, order } = experiment;
  const known = comparisons.filter(({ looks }) => looks.length > 0);
  const figure = titled(figureName(comparison.measure, comparison.runs[0]!.settings, 'over all points'));
  return (
    <Section title="Experiment">
      <ul class="notes answers" aria-label="Answers">
        {[...answers, ...noise].map((line) => (
          <li key={line}>{plain(line)}</li>
        ))}
      </ul>
      <Wide label="Arms">
        <table class="trend-table">
          <TableHead names={['Arm', figure, 'Trials measured', 'Sets']} />
          <tbody>
            {arms.map((arm, index) => (
              <tr key={arm.name}>
                <th scope="row">
                  {plainLine(arm.name, 100)}
                  {arm.control && ' (control)'}
                </th>
                <td>{percent(comparison.runs[index]?.figure ?? null)}</td>
                <td>
                  {count(arm.measured)} of {count(arm.planned)}
                </td>
                <td>{arm.sets.map((name) => plainLine(name, 60)).join(', ') || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      <Facts
        facts={[
          ['Stops', stop === 'known' ? 'when the answer is known' : 'never: all pairs are tested once'],
          ['Not run', stopped === null ? null : several(stopped.trials, 'trial')],
          ['Saved by that, about', stopped?.cost_usd == null ? null : dollars(stopped.cost_usd)],
          ['Tolerance', tolerance === 0 ? null : `${sizeInPoints(tolerance)} points`],
          ['Order drawn from', seeds.length === 1 ? `seed ${seeds[0]}` : `${seeds.length} seeds, one for each job`],
          ['Measured first', order[0] === undefined ? null : plainLine(order[0].instance_id, 100)],
          ['Trials of an instance', trials === 1 ? null : count(trials)],
        ]}
      />
      {known.length > 0 && <Evidence experiment={experiment} known={known} theme={theme} />}
    </Section>
  );
}

/** The e-value after every pair, on a logarithmic scale, with the line at which the answer is known. */
function Evidence(props: { experiment: ComparedExperiment; known: Comparison[]; theme: Theme }) {
  const { experiment, known, theme } = props;
  const needed = thresholdOf(experiment);
  const drawn = known.slice(0, DASHES.length);
  const place = usePlot(HEIGHT, theme, (color) => chartOf(drawn, needed, color), [experiment]);
  const words =
    experiment.stop === 'known'
      ? `an answer from ${formatE(needed, needed)} on (${experiment.comparisons.length}/α)`
      : `${formatE(needed, needed)} would be an answer at any look; this experiment is tested once, at its end`;
  return (
    <figure class="chart">
      <figcaption>
        Evidence against no difference <span class="quiet">e-value after each pair; {words}</span>
      </figcaption>
      <div
        ref={place}
        class="plot middle"
        role="img"
        aria-label="E-value after each pair; all are in the table below"
      />
      <details class="trend-points">
        <summary>Evidence after each pair, by arm</summary>
        <Wide label="Evidence after each pair, by arm">
          <table class="trend-table">
            <TableHead names={['Arm', 'Pairs', 'Difference', 'E-value']} />
            <tbody>
              {known.flatMap(({ arm, looks }) =>
                someOf(looks).map(({ pairs, difference, e_value }) => (
                  <tr key={`${arm} ${pairs}`}>
                    <th scope="row">{plainLine(arm, 100)}</th>
                    <td>{count(pairs)}</td>
                    <td>{points(difference)} points</td>
                    <td>{e_value === null ? 'beyond 1.8e308' : formatE(e_value, needed)}</td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </Wide>
      </details>
    </figure>
  );
}

/** Each arm has its share of the level. */
function thresholdOf({ alpha, comparisons }: ComparedExperiment): number {
  return comparisons.length / alpha;
}

function someOf<Look>(looks: Look[]): Look[] {
  const step = Math.ceil(looks.length / MOST_LOOKS);
  return looks.filter((_, index) => index % step === 0 || index === looks.length - 1);
}

/** Powers of ten within these ends, at most eight of them, with 1 among them. */
function powersIn(low: number, high: number): number[] {
  const [first, last] = [Math.ceil(Math.log10(low)), Math.floor(Math.log10(high))];
  const step = Math.ceil((last - first + 1) / 8);
  const powers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return powers.filter((power) => power % step === 0).map((power) => 10 ** power);
}

function chartOf(known: Comparison[], needed: number, color: Color): Chart {
  const last = Math.max(...known.flatMap(({ looks }) => looks.map(({ pairs }) => pairs)));
  const xs = Array.from({ length: last }, (_, index) => index + 1);
  const lines = known.map(({ looks }) => {
    const values = new Map(
      looks.map(({ pairs, e_value }) => [pairs, Math.min(MOST, Math.max(LEAST, e_value ?? MOST))]),
    );
    return xs.map((pairs) => values.get(pairs) ?? null);
  });
  const all = lines.flat().filter((value) => value !== null);
  const [low, high] = [Math.min(0.1, ...all) / 1.5, Math.max(needed * 2, ...all) * 1.5];
  const colors = known.map((_, index) => color(`--line-${index + 1}`));
  return {
    data: [xs, ...lines],
    options: {
      scales: {
        x: { time: false, range: () => [0.5, last + Math.max(0.5, last * 0.08)] },
        y: { distr: 3, range: () => [low, high] },
      },
      axes: [
        countAxis(color, last),
        {
          ...axisIn(color),
          size: 56,
          splits: () => powersIn(low, high),
          // uPlot's own filter for this scale leaves nulls for those that it thins out.
          filter: (_, splits) => splits,
          values: (_, splits) => splits.map((at) => formatE(at, needed)),
        },
      ],
      series: [
        {},
        ...known.map((_, index) => ({
          stroke: colors[index]!,
          width: 2,
          dash: DASHES[index]!,
          points: { show: last <= 60, size: 5, fill: colors[index]! },
        })),
      ],
      hooks: {
        draw: [
          (chart) => {
            const { ctx, bbox } = chart;
            const pixels = devicePixelRatio;
            const y = chart.valToPos(needed, 'y', true);
            ctx.save();
            ctx.strokeStyle = color('--muted');
            ctx.lineWidth = 1.5 * pixels;
            ctx.setLineDash([6 * pixels, 4 * pixels]);
            ctx.beginPath();
            ctx.moveTo(bbox.left, y);
            ctx.lineTo(bbox.left + bbox.width, y);
            ctx.stroke();
            ctx.restore();
            drawLabel(
              ctx,
              `${formatE(needed, needed)}: known`,
              bbox.left + 6 * pixels,
              y - 9 * pixels,
              color('--muted'),
            );
            for (const [index, { arm, looks }] of known.entries()) {
              const value = lines[index]![looks.at(-1)!.pairs - 1];
              if (value == null) continue;
              const [x, at] = [chart.valToPos(looks.at(-1)!.pairs, 'x', true), chart.valToPos(value, 'y', true)];
              drawLabel(ctx, plainLine(arm, 12), x + 6 * pixels, at + index * 13 * pixels, colors[index]!);
            }
          },
        ],
      },
    },
  };
}
