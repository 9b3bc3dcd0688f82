import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { plain, plainLine } from '../base/text/untrusted.ts';
import type { EndBlock, PageRun, RunId } from '../report/documents/page-document.ts';
import { Charts } from './charts.tsx';
import { count, dollars, formatDuration, moment, percent, points, several } from './format.ts';
import { Left } from './left.tsx';
import type { LoadedRun } from './loaded.ts';
import { LogSearch } from './log-search.tsx';
import { FIRST_VIEW, type Row, type View } from './model.ts';
import { Facts, Link, Section, StackedBar, Verdict } from './parts.tsx';
import { Reasons } from './reasons.tsx';
import { runHash, trialHash } from './route.ts';
import { Table } from './table.tsx';
import type { Theme } from './theme.ts';
import { Trend } from './trend.tsx';
import { Types } from './types.tsx';

const MOST_FLIPS = 12;

/** The overview of a run: headline, figures and all trials. */
export function Overview(props: {
  now: LoadedRun;
  before: LoadedRun | null;
  view: View;
  theme: Theme;
  end: EndBlock | null | undefined;
}) {
  const { now, before, view, theme, end } = props;
  useKeptScroll(now.id);
  return (
    <>
      <Headline run={now.run} />
      <div class="cards">
        <RateCard run={now.run} />
        {now.id === 'n' && <ChangeCard run={now.run} />}
        <TimeCard run={now.run} />
        <CostCard rows={now.rows} />
      </div>
      <Notes run={now.run} />
      <Left end={end} />
      <Flips run={now.run} id={now.id} />
      <Reasons run={now.run} id={now.id} />
      <Types now={now} />
      <Trend history={now.run.report.history} theme={theme} />
      <Charts rows={now.rows} theme={theme} />
      <Table now={now} before={before} view={view} />
      <LogSearch now={now} />
      <About run={now.run} />
    </>
  );
}

/** Scroll positions by page, in pixels. */
const left = new Map<string, number>();

/** Restores the scroll position of a page. */
export function useKeptScroll(page: string): void {
  useLayoutEffect(() => {
    scrollTo(0, left.get(page) ?? 0);
    const scrolled = () => left.set(page, scrollY);
    addEventListener('scroll', scrolled, { passive: true });
    return () => removeEventListener('scroll', scrolled);
  }, [page]);
}

function Headline({ run: { report, headline } }: { run: PageRun }) {
  const { gate, interrupted, totals } = report;
  const state = gate === null ? null : gate.passed ? 'passed' : 'failed';
  return (
    <div class="headline">
      <h1>{headline}</h1>
      <p class="under">
        {state !== null && (
          <span class={`badge ${state}`}>
            <Verdict status={state} word={false} /> Gate {state}
          </span>
        )}
        {interrupted !== null && <span class="badge error">ended early ({plainLine(interrupted, 40)})</span>}
        <span>{plainLine(report.agent.name ?? 'agent', 100)}</span>
        {report.agent.model !== null && <span>{plainLine(report.agent.model, 100)}</span>}
        <span>
          {plainLine(report.dataset.name, 100)}
          {report.dataset.ref !== null && ` at ${plainLine(report.dataset.ref.slice(0, 12))}`}
        </span>
        <span>{several(report.instances.length, 'instance')}</span>
        {totals.planned !== report.instances.length && <span>{several(totals.planned, 'trial')}</span>}
        <span>{moment(report.started_at)}</span>
      </p>
      {gate !== null && gate.reasons.length > 0 && (
        <ul class="reasons">
          {gate.reasons.map((reason) => (
            <li key={reason}>{plainLine(reason, 500)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Card({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="card" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The headline figure with its interval on a scale from 0 to 100 %. */
function RateCard({ run: { report } }: { run: PageRun }) {
  const { totals, interval, settings } = report;
  const plans = settings.mode !== null;
  const rate = plans ? totals.score_expected : totals.success_rate;
  return (
    <Card title={plans ? 'Score over all points' : 'Success rate'}>
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
          {percent(totals.score)} of what was judged, {percent(totals.coverage)} judged
          {report.test_points != null &&
            `; means over ${count(report.test_points.projects_scored)} and ${several(report.test_points.projects, 'project')}`}
        </p>
      )}
      {report.test_points?.rounds != null && (
        <p class="quiet">
          DEV {percent(report.test_points.rounds.dev)}, DEBUG {percent(report.test_points.rounds.debug)}: means over{' '}
          {several(report.test_points.rounds.projects, 'project')}
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

function ChangeCard({ run: { report } }: { run: PageRun }) {
  const { comparison } = report;
  if (comparison === null)
    return (
      <Card title="Against the baseline">
        <p class="large quiet">–</p>
        <p class="quiet">No baseline was given. Open another report on the page Compare.</p>
      </Card>
    );
  const { verdict, difference, interval, p, method, pairs, left_out, reasons, origin } = comparison;
  const [words, kind] = CHANGES[verdict];
  const commit = origin.commit === null ? 'the baseline' : plainLine(origin.commit.slice(0, 12));
  return (
    <Card title="Against the baseline">
      <p class={`large ${kind}`}>
        {words}
        {difference !== null && <span class="delta"> {points(difference)} points</span>}
      </p>
      <p class="quiet">
        {interval !== null && `95% ${points(interval.low)} to ${points(interval.high)}; `}
        {p !== null &&
          `${method === 'mcnemar' ? 'exact McNemar' : 'paired permutation'} p = ${p < 0.001 ? p.toExponential(1) : p.toFixed(3)}; `}
        {several(pairs, 'instance')} in common
        {left_out > 0 && `, ${left_out} left out without a verdict`}
      </p>
      <p class="quiet">
        {origin.url === null ? commit : <Link href={origin.url}>{commit}</Link>}
        {origin.finished_at !== null && `, ${moment(origin.finished_at)}`}
      </p>
      {reasons.length > 0 && <p class="quiet">{reasons.map((reason) => plainLine(reason, 300)).join('; ')}</p>}
    </Card>
  );
}

function TimeCard({ run: { time } }: { run: PageRun }) {
  const total = time.agent + time.evaluation + time.harness;
  const part = (name: string, value: number, kind: string) => ({
    name,
    value,
    kind,
    label: `${formatDuration(value)} (${percent(total === 0 ? null : Number((value / total).toFixed(3)))})`,
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
    </Card>
  );
}

/** Known costs and tokens; unknown ones are not counted as zero. */
function CostCard({ rows }: { rows: Row[] }) {
  const priced = rows.filter((row) => row.cost !== null);
  const counted = rows.filter((row) => row.tokens !== null);
  const sum = (list: Row[], of: (row: Row) => number) => list.reduce((total, row) => total + of(row), 0);
  const cost = sum(priced, (row) => row.cost!);
  const passed = priced.filter((row) => row.status === 'passed');
  const lost = cost - sum(passed, (row) => row.cost!);
  const known = (list: Row[]) =>
    list.length === rows.length ? '' : ` (known for ${count(list.length)} of ${count(rows.length)})`;
  return (
    <Card title="Cost">
      <p class={priced.length === 0 ? 'large quiet' : 'large'}>{priced.length === 0 ? '–' : dollars(cost)}</p>
      {priced.length > 0 && (
        <StackedBar
          parts={[
            { name: 'passed trials', value: cost - lost, kind: 'series-1', label: dollars(cost - lost) },
            { name: 'other trials', value: lost, kind: 'series-2', label: dollars(lost) },
          ]}
        />
      )}
      <p class="quiet">
        {priced.length === 0 && 'No agent reported its cost. '}
        {priced.length > 0 &&
          passed.length > 0 &&
          `${dollars(cost / passed.length)} for each trial that passed${known(priced)}. `}
        {counted.length > 0 && `${count(sum(counted, (row) => row.tokens!))} tokens${known(counted)}.`}
      </p>
    </Card>
  );
}

function Notes({ run: { report } }: { run: PageRun }) {
  const { notes, flaky } = report;
  const all = [
    ...notes,
    ...(flaky.length === 0
      ? []
      : [
          `Passed in one trial and failed in another: ${flaky.slice(0, 10).join(', ')}${flaky.length > 10 ? `, and ${flaky.length - 10} more` : ''}`,
        ]),
  ];
  if (all.length === 0) return null;
  return (
    <ul class="notes" aria-label="Notes">
      {all.slice(0, 20).map((note) => (
        <li key={note}>{plain(note)}</li>
      ))}
      {all.length > 20 && <li>… and {all.length - 20} more</li>}
    </ul>
  );
}

/** Instances with a different verdict than in the baseline, newly failing ones first. */
function Flips({ run: { report }, id: run }: { run: PageRun; id: RunId }) {
  const flips = report.comparison?.flips ?? [];
  const firstTrial = useMemo(
    () => new Map(report.instances.map(({ instance_id, trials }) => [instance_id, trials[0]?.trial ?? 1])),
    [report],
  );
  if (flips.length === 0) return null;
  return (
    <Section title="Changed since the baseline">
      <ul class="flips">
        {flips.slice(0, MOST_FLIPS).map(({ instance_id: id, before, now }) => (
          <li key={id} class={now}>
            <a href={trialHash({ run, place: `${id}/${firstTrial.get(id) ?? 1}` })}>{id}</a>
            <span class="turn">
              <Verdict status={before} /> <span aria-hidden="true">→</span>
              <span class="unseen">, now </span> <Verdict status={now} />
            </span>
          </li>
        ))}
      </ul>
      {flips.length > MOST_FLIPS && (
        <p class="quiet">
          … and{' '}
          <a href={runHash(run, { ...FIRST_VIEW, only: 'changed', sort: 'change' })}>
            {flips.length - MOST_FLIPS} more
          </a>
        </p>
      )}
    </Section>
  );
}

/** Settings and origin of the run. */
function About({ run: { report } }: { run: PageRun }) {
  const { settings, github, agent } = report;
  const limit = (ms: number) => (ms === 0 ? null : formatDuration(ms));
  return (
    <Section title="About this run">
      <Facts
        facts={[
          ['Agent command', agent.command === '' ? null : <code>{plain(agent.command)}</code>],
          ['Dataset digest', <code key="digest">{report.dataset.digest.slice(0, 19)}</code>],
          ['Testbed', settings.testbed],
          ['Mode', settings.mode],
          ['Typing', settings.typing],
          ['Judge', settings.judge === null ? null : plainLine(settings.judge, 200)],
          ['Agent time limit', limit(settings.agent_timeout_ms)],
          ['Evaluation time limit', limit(settings.evaluation_timeout_ms)],
          ['Network', settings.network === null ? null : plainLine(settings.network, 40)],
          ['CPUs', settings.cpus],
          [
            'Memory',
            settings.memory_bytes === null ? null : `${count(Math.round(settings.memory_bytes / 2 ** 20))} MiB`,
          ],
          ['Commit', github === null ? null : <code>{plainLine((github.head_sha ?? github.sha).slice(0, 12))}</code>],
          ['Workflow run', report.run_url === null ? null : <Link href={report.run_url}>open on GitHub</Link>],
          ['Results and logs', report.artifact_url === null ? null : <Link href={report.artifact_url}>artifact</Link>],
          ['Begun', moment(report.started_at)],
          ['Ended', report.finished_at === null ? null : moment(report.finished_at)],
          ['agentbench', report.harness_version],
        ]}
      />
    </Section>
  );
}
