import { useMemo, useState } from 'preact/hooks';
import { partialCost, rateText } from '../../base/format.ts';
import { plain, plainLine } from '../../base/text/untrusted.ts';
import { figureName, measureOf, type PageRun, type TrendPoint } from '../../report/documents/page-document.ts';
import type { Theme } from '../browser/theme.ts';
import { dollars, formatDuration, moment, percent, points, several, shownOf, titled } from '../data/format.ts';
import { Link, Section, TableHead, Wide } from '../parts/parts.tsx';
import { type Line, Plot } from './trend-plot.tsx';

/** The history of the suite: score, and mean cost and time of a trial, in charts one below the other. */
export function Trend({ report: { history, settings }, theme }: { report: PageRun['report']; theme: Theme }) {
  const [at, point] = useState<number | null>(null);
  const name = titled(figureName(measureOf(settings), settings, 'over all points'));
  const lines = useMemo(() => (history === undefined ? [] : linesOf(history.points, name)), [history, name]);
  if (history === undefined || history.points.length < 2 || lines.length === 0) return null;
  const { branch, earlier, points: all, added } = history;
  return (
    <Section
      title="History"
      aside={
        <span class="quiet">
          {shownOf(all.length, all.length + earlier, 'run')}
          {branch !== null && ` of ${plainLine(branch, 60)}`}
          {!added && ', this one beside them'}
        </span>
      }
    >
      <div class="trend">
        {lines.map((line, index) => (
          <Plot key={line.name} {...{ line, points: all, theme, at, point }} last={index === lines.length - 1} />
        ))}
      </div>
      <Differences points={all} />
      <details class="trend-points">
        <summary>The figures of each run</summary>
        <Points points={all} earlier={earlier} />
      </details>
    </Section>
  );
}

function linesOf(all: TrendPoint[], name: string): Line[] {
  const none = all.map(() => null);
  const figure: Line = {
    name,
    height: 220,
    format: percent,
    values: all.map((point) => point.figure.value),
    low: all.map((point) => point.figure.interval?.low ?? null),
    high: all.map((point) => point.figure.interval?.high ?? null),
    most: 1,
  };
  const mean = (name: string, format: Line['format'], values: Line['values']): Line[] =>
    values.filter((value) => value !== null && value > 0).length < 2
      ? []
      : [{ name, format, values, low: none, high: none, height: 110, most: null }];
  const costs = all.map(({ cost: { usd, trials } }) => (usd === null || trials === 0 ? null : usd / trials));
  const times = all.map(({ time: { ms, trials } }) => (trials === 0 ? null : ms / trials));
  return [
    ...(figure.values.some((value) => value !== null) ? [figure] : []),
    ...mean('Cost of a trial', dollars, costs),
    ...mean('Time of a trial', formatDuration, times),
  ];
}

/** Breaks of the line, whose points on both sides are not comparable, and other differences between two points. */
function Differences({ points: all }: { points: TrendPoint[] }) {
  const differing = all.filter(({ breaks, notes }) => breaks.length + notes.length > 0).reverse();
  if (differing.length === 0) return null;
  return (
    <ul class="notes" aria-label="Differences in the history">
      {differing.slice(0, 5).map((point) => (
        <li key={point.measured_at}>
          From <Commit point={point} /> on: {plain([...point.breaks, ...point.notes].join('; '))}
        </li>
      ))}
      {differing.length > 5 && <li>… and {differing.length - 5} more</li>}
    </ul>
  );
}

function Commit({ point: { commit, commit_url } }: { point: TrendPoint }) {
  if (commit === null) return <>a run without a commit</>;
  const text = <code>{plainLine(commit.slice(0, 7))}</code>;
  return commit_url === null ? text : <Link href={commit_url}>{text}</Link>;
}

/** The data of the charts as a table, newest first. */
function Points({ points: all, earlier }: { points: TrendPoint[]; earlier: number }) {
  return (
    <Wide label="The figures of each run">
      <table class="trend-table">
        <TableHead names={['Commit', 'Measured', 'Figure', 'Change', 'Cost', 'Time of a trial', 'Agent']} />
        <tbody>
          {all.toReversed().map((point, index) => (
            <tr key={index} class={point.current ? 'current' : undefined}>
              <th scope="row">
                <Commit point={point} />
                {point.current && ' (this run)'}
              </th>
              <td>{point.run_url === null ? day(point) : <Link href={point.run_url}>{day(point)}</Link>}</td>
              <td>{rateText(point.figure.value, point.figure.interval, point.missing)}</td>
              <td>{changeText(point)}</td>
              <td>{partialCost(point.cost.usd, point.cost.trials, point.planned)}</td>
              <td>{point.time.trials === 0 ? '–' : formatDuration(point.time.ms / point.time.trials)}</td>
              <td>{plain(point.agent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {earlier > 0 && <p class="quiet">{several(earlier, 'earlier run')} not shown here.</p>}
    </Wide>
  );
}

function day({ measured_at }: TrendPoint): string {
  return moment(measured_at);
}

function changeText({ change, breaks }: TrendPoint): string {
  const told = change === null ? '' : `${points(change.difference)} points, ${change.verdict}`;
  if (breaks.length === 0) return told;
  // A comparable run may lie before it.
  const since = change === null ? '' : `; since ${change.since?.slice(0, 7) ?? 'the last comparable run'} ${told}`;
  return `not comparable with the run before${since}`;
}
