import { useMemo } from 'preact/hooks';
import { withIsolatedWords } from '../../base/text/isolated.ts';
import { plain, plainLine } from '../../base/text/untrusted.ts';
import {
  type EndBlock,
  figureName,
  measuredCommit,
  measureOf,
  type PageRun,
  type RunId,
} from '../../report/documents/page-document.ts';
import { useKeptScroll } from '../browser/kept-scroll.ts';
import type { Theme } from '../browser/theme.ts';
import { count, limit, memory, moment, several } from '../data/format.ts';
import type { LoadedRun } from '../data/loaded.ts';
import { FIRST_VIEW, type View } from '../data/model.ts';
import { runHash, trialHash } from '../data/route.ts';
import { Left } from '../parts/left.tsx';
import { Facts, Link, Section, Verdict } from '../parts/parts.tsx';
import { ChangeCard, CostCard, RateCard, TimeCard } from './cards.tsx';
import { Charts } from './charts.tsx';
import { LogSearch } from './log-search.tsx';
import { Reasons } from './reasons.tsx';
import { Table } from './table.tsx';
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
        <CostCard rows={now.rows} run={now.run} />
      </div>
      <Notes run={now.run} />
      <Left end={end && ofRun(end, now)} />
      <Flips run={now.run} id={now.id} />
      <Reasons run={now.run} id={now.id} />
      <Types now={now} />
      <Trend report={now.run.report} theme={theme} />
      <Charts rows={now.rows} theme={theme} />
      <Table now={now} before={before} view={view} />
      <LogSearch now={now} view={view} />
      <About run={now.run} />
    </>
  );
}

/** The records of a baseline stay with the run that measured it: that they cannot be read is no fault of this one. */
function ofRun(end: EndBlock, { rows }: LoadedRun): EndBlock {
  // In an opened report, the keys are those of its own file.
  const own = new Set(rows.map(({ key }) => key));
  return { ...end, unread: (end.unread ?? []).filter((key) => own.has(key)) };
}

function Headline({ run: { report, headline, planOnly = false } }: { run: PageRun }) {
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
        {!planOnly && (
          <>
            <span>{plainLine(report.agent.name ?? 'agent', 100)}</span>
            {report.agent.model !== null && <span>{plainLine(report.agent.model, 100)}</span>}
            <span>
              {plainLine(report.dataset.name, 100)}
              {report.dataset.ref !== null && ` at ${plainLine(report.dataset.ref.slice(0, 12))}`}
            </span>
          </>
        )}
        <span>{several(report.instances.length, 'instance')}</span>
        {totals.planned !== report.instances.length && <span>{several(totals.planned, 'trial')}</span>}
        {!planOnly && <span>{moment(report.started_at)}</span>}
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
        <li key={note}>{withIsolatedWords(plain(note))}</li>
      ))}
      {all.length > 20 && <li>… and {all.length - 20} more</li>}
    </ul>
  );
}

/** Instances with a different verdict than in the baseline, newly failing ones first; of several trials, passed if at least half of them did. */
function Flips({ run: { report }, id: run }: { run: PageRun; id: RunId }) {
  const flips = report.comparison?.flips ?? [];
  const trialsOf = useMemo(
    () => new Map(report.instances.map(({ instance_id, trials }) => [instance_id, trials])),
    [report],
  );
  if (flips.length === 0) return null;
  return (
    <Section title="Changed since the baseline">
      <ul class="flips">
        {flips.slice(0, MOST_FLIPS).map(({ instance_id: id, before, now }) => {
          const trials = trialsOf.get(id) ?? [];
          const passed = trials.filter(({ status }) => status === 'passed').length;
          return (
            <li key={id} class={now}>
              <a href={trialHash({ run, place: `${id}/${trials.find(({ status }) => status === now)?.trial ?? 1}` })}>
                {id}
              </a>
              <span class="turn">
                <Verdict status={before} /> <span aria-hidden="true">→</span>
                <span class="unseen">, now </span> <Verdict status={now} />
                {trials.length > 1 && (
                  <span class="quiet">{` ${count(passed)} of ${count(trials.length)} passed`}</span>
                )}
              </span>
            </li>
          );
        })}
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
function About({ run: { report, planOnly = false } }: { run: PageRun }) {
  const { settings, github, agent } = report;
  const commit = github && measuredCommit(github);
  return (
    <Section title="About this run">
      <Facts
        facts={[
          ['Agent command', agent.command === '' ? null : <code>{plain(agent.command)}</code>],
          ['Dataset digest', planOnly ? null : <code key="digest">{report.dataset.digest.slice(0, 19)}</code>],
          ['Testbed', planOnly ? null : settings.testbed],
          ['Mode', settings.mode],
          ['Compared by', settings.measure === undefined ? null : figureName(measureOf(settings), settings)],
          ['Typing', settings.typing],
          ['Judge', settings.judge === null ? null : plainLine(settings.judge, 200)],
          ['Agent time limit', limit(settings.agent_timeout_ms)],
          ['Evaluation time limit', limit(settings.evaluation_timeout_ms)],
          ['Test case time limit', settings.mode === null ? null : limit(settings.testcase_timeout_ms)],
          ['Network', settings.network === null ? null : plainLine(settings.network, 40)],
          ['CPUs', settings.cpus],
          ['Memory', memory(settings.memory_bytes)],
          ['Commit', commit === null ? null : <code>{plainLine(commit.slice(0, 12))}</code>],
          ['Workflow run', report.run_url === null ? null : <Link href={report.run_url}>open on GitHub</Link>],
          ['Results and logs', report.artifact_url === null ? null : <Link href={report.artifact_url}>artifact</Link>],
          ['Begun', planOnly ? null : moment(report.started_at)],
          ['Ended', planOnly || report.finished_at === null ? null : moment(report.finished_at)],
          ['agentbench', report.harness_version],
        ]}
      />
    </Section>
  );
}
