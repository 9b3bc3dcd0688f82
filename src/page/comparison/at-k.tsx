import { useMemo, useState } from 'preact/hooks';
import type { ComparedRun, ComparisonDocument, RunHead } from '../../report/documents/page-document.ts';
import { axisIn, type Chart, type Color, countAxis, DASHES, drawLabel, usePlot } from '../browser/plot.ts';
import type { Theme } from '../browser/theme.ts';
import { endsOf, percent } from '../data/format.ts';
import { Chip, RunMark, Section, TableHead } from '../parts/parts.tsx';

const HEIGHT = 260;
const FIRST_CURVES = 4;

interface Curve {
  head: RunHead;
  run: ComparedRun;
  /** Index of its colour in the style sheet and of its dash pattern. */
  look: number;
}

type Kind = 'pass_at_k' | 'pass_hat_k';

const KINDS: [kind: Kind, title: string, words: string][] = [
  ['pass_at_k', 'pass@k', 'at least one of k trials passes'],
  ['pass_hat_k', 'pass^k', 'all of k trials pass'],
];

/** Reliability of the runs over several trials. */
export function AtK({ comparison, runs, theme }: { comparison: ComparisonDocument; runs: RunHead[]; theme: Theme }) {
  const most = Math.max(...comparison.runs.map(({ at_k }) => at_k.length));
  const ranked = useMemo(
    () =>
      comparison.runs
        .map((run, at) => ({ run, head: runs[at]! }))
        .filter(({ run }) => run.at_k.length > 1)
        .sort((a, b) => (a.run.rank ?? Number.POSITIVE_INFINITY) - (b.run.rank ?? Number.POSITIVE_INFINITY)),
    [comparison, runs],
  );
  const [chosen, setChosen] = useState<number[]>(() => ranked.slice(0, FIRST_CURVES).map((_, index) => index));
  const curves = useMemo(() => {
    const looks = new Map(chosen.map((place, index) => [place, index]));
    return ranked.flatMap((one, place): Curve[] => {
      const look = looks.get(place);
      return look === undefined ? [] : [{ ...one, look }];
    });
  }, [ranked, chosen]);
  if (most < 2) return null;
  const toggle = (place: number) =>
    setChosen(
      chosen.includes(place)
        ? chosen.filter((other) => other !== place)
        : [...chosen.slice(chosen.length >= DASHES.length ? 1 : 0), place],
    );
  return (
    <Section title="pass@k and pass^k">
      <div class="chips" role="group" aria-label="Runs drawn">
        {ranked.map(({ head }, place) => (
          <Chip key={head.id} on={chosen.includes(place)} press={() => toggle(place)}>
            {chosen.includes(place) && <span class={`swatch line-${chosen.indexOf(place) + 1}`} aria-hidden="true" />}
            <RunMark id={head.id} /> <span class="chip-name">{head.name}</span>
          </Chip>
        ))}
      </div>
      <div class="charts">
        {KINDS.map(([kind, title, words]) => (
          <Curves key={kind} kind={kind} title={title} words={words} curves={curves} most={most} theme={theme} />
        ))}
      </div>
      {ranked.length > DASHES.length && <p class="quiet">At most {DASHES.length} are drawn at once.</p>}
    </Section>
  );
}

function Curves(props: { kind: Kind; title: string; words: string; curves: Curve[]; most: number; theme: Theme }) {
  const { kind, title, words, curves, most, theme } = props;
  const place = usePlot(HEIGHT, theme, (color) => chartOf(kind, curves, most, color), [kind, curves, most]);
  return (
    <figure class="chart">
      <figcaption>
        {title} <span class="quiet">{words}</span>
      </figcaption>
      <div ref={place} class="plot middle" role="img" aria-label={`${title} by k`} />
      <div class="unseen">
        <table>
          <caption>{`${title}: ${words}`}</caption>
          <TableHead names={['Run', ...Array.from({ length: most }, (_, index) => `k = ${index + 1}`)]} />
          <tbody>
            {curves.map(({ head, run }) => (
              <tr key={head.id}>
                <th scope="row">
                  {head.id} {head.name}
                </th>
                {Array.from({ length: most }, (_, index) => (
                  <td key={index}>{said(run.at_k[index], kind)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

function said(at: ComparedRun['at_k'][number] | undefined, kind: Kind): string {
  if (at === undefined) return '–';
  const interval = at[`${kind}_interval`];
  return interval === null ? percent(at[kind]) : `${percent(at[kind])} (${endsOf(interval)})`;
}

function chartOf(kind: Kind, curves: Curve[], most: number, color: Color): Chart {
  const ks = Array.from({ length: most }, (_, index) => index + 1);
  const line = (run: ComparedRun, of: (at: ComparedRun['at_k'][number]) => number | null | undefined) =>
    ks.map((_, index) => (run.at_k[index] === undefined ? null : (of(run.at_k[index]) ?? null)));
  const colors = curves.map(({ look }) => color(`--line-${look + 1}`));
  return {
    data: [
      ks,
      ...curves.flatMap(({ run }) => [
        line(run, (at) => at[kind]),
        line(run, (at) => at[`${kind}_interval`]?.high),
        line(run, (at) => at[`${kind}_interval`]?.low),
      ]),
    ],
    options: {
      scales: { x: { time: false, range: () => [0.9, most + 0.25] }, y: { range: () => [0, 1.02] } },
      axes: [
        countAxis(color, most),
        {
          ...axisIn(color),
          size: 48,
          space: 40,
          values: (_, splits) => splits.map((split) => percent(Number(split.toFixed(3)))),
        },
      ],
      series: [
        {},
        ...curves.flatMap(({ look }, index) => {
          const bound = { width: 0, points: { show: false } };
          return [
            {
              stroke: colors[index]!,
              width: 2,
              dash: DASHES[look]!,
              points: { show: true, size: 6, fill: colors[index]! },
            },
            bound,
            bound,
          ];
        }),
      ],
      bands: curves.map((_, index) => ({
        series: [index * 3 + 2, index * 3 + 3] as [number, number],
        fill: `color-mix(in srgb, ${colors[index]} 14%, transparent)`,
      })),
      hooks: {
        draw: [
          (chart) => {
            const ends: number[] = [];
            for (const [index, { head, run }] of curves.entries()) {
              const values = line(run, (at) => at[kind]);
              const last = values.findLastIndex((value) => value !== null);
              if (last === -1) continue;
              const [x, y] = [chart.valToPos(ks[last]!, 'x', true), chart.valToPos(values[last]!, 'y', true)];
              // Labels of curves that end together are placed one below the other.
              const step = 13 * devicePixelRatio;
              let at = y;
              while (ends.some((other) => Math.abs(other - at) < step)) at += step;
              ends.push(at);
              drawLabel(chart.ctx, head.id, x + 8 * devicePixelRatio, at, colors[index]!);
            }
          },
        ],
      },
    },
  };
}
