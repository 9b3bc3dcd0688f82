import type { ComponentChildren } from 'preact';
import { plainLine } from '../../base/text/untrusted.ts';
import { figureName, figureOfTotals, measureOf, type PageRun } from '../../report/documents/page-document.ts';
import {
  count,
  dollars,
  endsOf,
  formatDuration,
  moment,
  percent,
  points,
  pText,
  several,
  titled,
} from '../data/format.ts';
import type { Row } from '../data/model.ts';
import { Link, StackedBar } from '../parts/parts.tsx';

function Card({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="card" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The headline figure with its interval on a scale from 0 to 100 %. */
export function RateCard({ run: { report } }: { run: PageRun }) {
  const { totals, interval, settings } = report;
  const plans = settings.mode !== null;
  const measure = measureOf(settings);
  const rate = figureOfTotals(totals, measure);
  const { projects, projects_scored: scored } = report.test_points ?? { projects: 0, projects_scored: 0 };
  const unit = report.instances.some(({ trials }) => trials.length > 1) ? 'trial' : 'project';
  return (
    <Card title={titled(figureName(measure, settings, 'over all points'))}>
      <p class="large">{percent(rate)}</p>
      {interval !== null && rate !== null && (
        <>
          <div class="interval" aria-hidden="true">
            <span class="range" style={{ left: `${interval.low * 100}%`, right: `${100 - interval.high * 100}%` }} />
            <span class="at" style={{ left: `${rate * 100}%` }} />
          </div>
          <p class="quiet">
            95% interval {percent(interval.low)} to {percent(interval.high)}
          </p>
        </>
      )}
      {interval === null && totals.error + totals.not_run > 0 && (
        <p class="quiet">No interval: {several(totals.error + totals.not_run, 'trial')} without a verdict</p>
      )}
      {plans && (
        <p class="quiet">
          {percent(totals.score)} of what was judged
          {projects !== scored && ` (${count(scored)} of ${several(projects, unit)})`}, {percent(totals.coverage)}{' '}
          judged{projects > 1 && `; means over ${several(projects, unit)}`}
        </p>
      )}
      {report.test_points?.rounds != null && (
        <p class="quiet">
          DEV {percent(report.test_points.rounds.dev)}, DEBUG {percent(report.test_points.rounds.debug)}: means over{' '}
          {several(report.test_points.rounds.projects, unit)}
        </p>
      )}
    </Card>
  );
}

const CHANGES = {
  improved: ['↑ Improved', 'passed'],
  regressed: ['↓ Regressed', 'failed'],
  'within noise': ['≈ Within noise', 'neutral'],
  'within tolerance': ['≈ Within the tolerance', 'neutral'],
  'not comparable': ['Not comparable', 'neutral'],
} as const;

/** The change against the baseline, with its test. */
export function ChangeCard({ run: { report } }: { run: PageRun }) {
  const { comparison } = report;
  if (comparison === null)
    return (
      <Card title="Against the baseline">
        <p class="large quiet">–</p>
        <p class="quiet">No baseline was given. Open another report on the page Compare.</p>
      </Card>
    );
  const { verdict, difference, interval, p, method, pairs, left_out, noise = [], reasons, origin } = comparison;
  const [words, kind] = CHANGES[verdict];
  const commit = origin.commit === null ? 'the baseline' : plainLine(origin.commit.slice(0, 12));
  return (
    <Card title="Against the baseline">
      <p class={`large ${kind}`}>
        {words}
        {difference !== null && <span class="delta"> {points(difference)} points</span>}
      </p>
      {p !== null && (
        <p class="quiet">
          {interval !== null && `95% interval ${endsOf(interval, points)}; `}
          {`${method === 'mcnemar' ? 'exact McNemar' : 'paired permutation'} ${pText(p)}; `}
          {several(pairs, 'instance')} in common
          {left_out > 0 && `, ${left_out} left out without a verdict`}
        </p>
      )}
      <p class="quiet">
        {origin.url === null ? commit : <Link href={origin.url}>{commit}</Link>}
        {origin.finished_at !== null && `, ${moment(origin.finished_at)}`}
      </p>
      {noise.map((sentence) => (
        <p class="quiet" key={sentence}>
          {plainLine(sentence)}
        </p>
      ))}
      {reasons.length > 0 && <p class="quiet">{reasons.map((reason) => plainLine(reason, 300)).join('; ')}</p>}
    </Card>
  );
}

/** The change of a figure against the baseline, if there is one. */
function Change({ text = '' }: { text: string | undefined }) {
  return text === '' ? null : <p class="quiet">{plainLine(text)}</p>;
}

/** The time of agents, evaluations and the harness, if anything was measured. */
export function TimeCard({ run: { time, changes } }: { run: PageRun }) {
  if (time === null) return null;
  const total = time.agent + time.evaluation + time.harness;
  const part = (name: string, value: number, kind: string) => ({
    name,
    value,
    kind,
    label: `${formatDuration(value)} (${percent(total === 0 ? null : value / total)})`,
  });
  return (
    <Card title="Time in trials">
      <p class="large">{formatDuration(total)}</p>
      <StackedBar
        parts={[
          part('agent', time.agent, 'series-1'),
          part('evaluation', time.evaluation, 'series-2'),
          part('harness', time.harness, 'series-3'),
        ]}
      />
      <Change text={changes?.time} />
    </Card>
  );
}

/** Known costs, tokens and requests; unknown ones are not counted as zero. */
export function CostCard({ rows, run }: { rows: Row[]; run: PageRun }) {
  const { report, changes } = run;
  const { usage } = report;
  // A trial whose agent did not begin has cost nothing.
  const { begun = rows.filter((row) => row.duration !== null).length } = run;
  const priced = rows.filter((row) => row.cost !== null);
  const counted = rows.filter((row) => row.tokens !== null);
  const sum = (list: Row[], of: (row: Row) => number) => list.reduce((total, row) => total + of(row), 0);
  const costOf = (list: Row[]) => sum(list, (row) => row.cost!);
  const cost = costOf(priced);
  const passed = priced.filter((row) => row.status === 'passed');
  // No difference of sums, which would leave a rest of rounding.
  const [won, lost] = [costOf(passed), costOf(priced.filter((row) => row.status !== 'passed'))];
  const known = (number: number) => (number === begun ? '' : ` (known for ${count(number)} of ${count(begun)})`);
  return (
    <Card title="Cost">
      <p class={priced.length === 0 ? 'large quiet' : 'large'}>{priced.length === 0 ? '–' : dollars(cost)}</p>
      {priced.length > 0 && (
        <StackedBar
          parts={[
            { name: 'passed trials', value: won, kind: 'series-1', label: dollars(won) },
            { name: 'other trials', value: lost, kind: 'series-2', label: dollars(lost) },
          ]}
        />
      )}
      <Change text={changes?.cost} />
      <p class="quiet">
        {priced.length === 0 && 'No cost is known. '}
        {priced.length > 0 &&
          (priced.length < begun
            ? `Known for ${count(priced.length)} of ${several(begun, 'trial')}. `
            : passed.length > 0 && `${dollars(cost / passed.length)} for each trial that passed. `)}
        {counted.length > 0 &&
          `${count(sum(counted, (row) => row.tokens!))} tokens${known(counted.length)}${changes?.tokens ? `, ${plainLine(changes.tokens)}` : ''}. `}
        {requestsText(usage, known(usage.requests_known))}
      </p>
    </Card>
  );
}

/** Requests to models, of trials with a meter, and the share of their agents' time; empty without any. `part`: of how many trials they are known. */
function requestsText(usage: PageRun['report']['usage'], part: string): string {
  const { requests, throttled_requests: throttled, waiting_share: waiting } = usage;
  if (requests === null) return '';
  const refused = throttled ? `, ${count(throttled)} throttled` : '';
  return `${several(requests, 'request')} to models${refused}${waiting === null ? '' : `: ${percent(waiting, 0)} of the agents’ time`}${part}.`;
}
