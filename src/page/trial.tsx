import { useMemo } from 'preact/hooks';
import { plain, plainLine } from '../base/text/untrusted.ts';
import type { Result, TrialKey } from '../report/documents/page-document.ts';
import { Attempts } from './attempts.tsx';
import { Causes } from './causes.tsx';
import { WhatItLeft } from './changes.tsx';
import { Logs, Prompts } from './files.tsx';
import { count, dollars, formatDuration, several } from './format.ts';
import type { Loaded, LoadedRun } from './loaded.ts';
import { linesOf } from './log.tsx';
import { matrixRows, shownInstances } from './matrix-model.ts';
import { type Row, rowsIn } from './model.ts';
import { type Elsewhere, inOtherRuns, Others, placesBeside } from './others.tsx';
import { Facts, RunMark, Section, Verdict, Waiting } from './parts.tsx';
import { Rewards } from './rewards.tsx';
import { type LogPlace, parseRoute, runHash, type TrialPlace, trialHash } from './route.ts';
import { StepsSection } from './steps.tsx';
import { SuccessCommand } from './success-command.tsx';
import { Plan } from './test-plan.tsx';
import { Timeline } from './timeline.tsx';
import type { Blocks } from './unpack.ts';
import { useKeys, useLoaded } from './use.ts';

/** All data of one trial. `back`: the address of the table from which it was opened. */
export function Trial(props: {
  loaded: Loaded;
  now: LoadedRun;
  place: string;
  /** A line of a log that the address names. */
  at: LogPlace | null;
  /** A step that the address names. */
  step: number | null;
  back: string;
}) {
  const { loaded, now, place, at, step, back } = props;
  const row = now.rows.find((one) => one.place === place);
  const neighbours = useMemo(() => neighboursOf(loaded, now, back, place), [loaded, now, back, place]);
  const elsewhere = useMemo(() => inOtherRuns(loaded, now.id, place), [loaded, now, place]);
  const here = loaded.runs.findIndex(({ id }) => id === now.id);
  const to = (target: Row | undefined) => {
    if (target !== undefined) location.hash = trialHash({ run: now.id, place: target.place });
  };
  const over = (other: Elsewhere | undefined) => {
    if (other !== undefined) location.hash = trialHash({ run: other.run.id, place });
  };
  const [before, after] = [elsewhere.filter(({ at }) => at < here).at(-1), elsewhere.find(({ at }) => at > here)];
  useKeys({
    j: () => to(neighbours.next),
    k: () => to(neighbours.previous),
    h: () => over(before),
    l: () => over(after),
  });
  if (row === undefined) return <Missing place={place} back={back} elsewhere={elsewhere} />;
  const link = (target: Row | undefined, word: string) =>
    target === undefined ? (
      <span class="quiet">{word}</span>
    ) : (
      <a href={trialHash({ run: now.id, place: target.place })}>{word}</a>
    );
  return (
    <>
      <nav class="crumbs" aria-label="Trials">
        <a href={back}>← {back.startsWith('#/instances') ? 'Instances' : 'All trials'}</a>
        <span class="pager">
          {link(neighbours.previous, 'Previous')}
          <span class="quiet">
            {count(neighbours.at + 1)} of {count(neighbours.of)}
          </span>
          {link(neighbours.next, 'Next')}
        </span>
      </nav>
      <div class="headline">
        <h1>
          {row.id}
          {row.trial > 1 && <span class="trial-number"> trial {row.trial}</span>}
        </h1>
        <p class="under">
          <span class="badge-large">
            <Verdict status={row.status} />
          </span>
          {(loaded.comparison !== null || here > 0) && (
            <a href={runHash(now.id)}>
              <RunMark id={now.id} /> {now.name}
            </a>
          )}
          <span>{plainLine(row.type, 80)}</span>
          {row.duration !== null && <span>{formatDuration(row.duration)}</span>}
          {row.cost !== null && <span>{dollars(row.cost)}</span>}
        </p>
        {row.reason !== '' && <p class="why">{row.reason}</p>}
      </div>
      <Others row={row} now={now} elsewhere={elsewhere} />
      {row.status !== 'passed' && now.run.repeat !== undefined && (
        <p class="repeat">
          Repeat it on this machine: <code>{`${plainLine(now.run.repeat, LONGEST_LINE)} ${row.id}`}</code>
        </p>
      )}
      <Record run={now} row={row} at={at} step={step} elsewhere={elsewhere} />
    </>
  );
}

function Missing({ place, back, elsewhere }: { place: string; back: string; elsewhere: Elsewhere[] }) {
  return (
    <div class="headline">
      <h1>No such trial</h1>
      <p>
        There is no trial {plainLine(place, 200)} in this run. <a href={back}>All trials</a>
      </p>
      {elsewhere.length > 0 && (
        <p>
          It is in{' '}
          {elsewhere.map(({ run }, index) => (
            <span key={run.id}>
              {index > 0 && ', '}
              <a href={trialHash({ run: run.id, place })}>
                <RunMark id={run.id} /> {run.name}
              </a>
            </span>
          ))}
          .
        </p>
      )}
    </div>
  );
}

/** The previous and the next trial, in the order of the table from which this one was opened. */
function neighboursOf({ runs, comparison }: Loaded, { rows }: LoadedRun, back: string, place: string) {
  const route = parseRoute(back);
  let shown = rows;
  if (route.name === 'overview') shown = rowsIn(rows, route.view);
  if (route.name === 'instances' && comparison !== null) {
    const byId = Map.groupBy(rows, ({ id }) => id);
    shown = shownInstances(matrixRows(comparison), route.view, runs).rows.flatMap(({ id }) => byId.get(id) ?? []);
  }
  const list = shown.some((row) => row.place === place) ? shown : rows;
  const at = list.findIndex((row) => row.place === place);
  return { previous: list[at - 1], next: list[at + 1], at, of: list.length };
}

function Record(props: { run: LoadedRun; row: Row; at: LogPlace | null; step: number | null; elsewhere: Elsewhere[] }) {
  const { run, row, at, step, elsewhere } = props;
  const { id, blocks } = run;
  const trial = { run: id, place: row.place };
  const found = useLoaded(
    async () => ({ result: await blocks.record(row.key), names: await blocks.files(row.key), end: await blocks.end() }),
    [blocks, row.key],
  );
  if (found === undefined) return <Waiting what="Unpacking …" />;
  const { result, names, end } = found;
  const recordLeft = end?.records.includes(row.key) === true;
  const filesLeft = end?.files.includes(row.key) === true;
  return (
    <>
      {(recordLeft || filesLeft) && (
        <p class="notes">
          {recordLeft ? 'The record of this trial does' : 'Some files of this trial do'} not fit on this page; failed
          trials take precedence. They are in the results at{' '}
          <code>
            {row.id}/trial-{row.trial}/
          </code>
          .
        </p>
      )}
      {result?.reason != null && <Told reason={result.reason} blocks={blocks} of={row.key} trial={trial} />}
      {result !== null && <Causes result={result} trial={trial} names={names} />}
      {result !== null && <Details result={result} />}
      {result === null && !recordLeft && <p class="quiet">This trial left no record.</p>}
      <Prompts blocks={blocks} of={row.key} names={names} />
      <StepsSection
        blocks={blocks}
        row={row}
        names={names}
        left={end?.steps?.includes(row.key) === true}
        trial={trial}
        step={step}
        others={placesBeside(run, row, elsewhere)}
      />
      {result?.evaluation?.kind === 'test_plan' && (
        <Plan result={result} plan={result.evaluation} blocks={blocks} of={row.key} />
      )}
      <Logs blocks={blocks} of={row.key} names={names} trial={trial} at={at} />
      <WhatItLeft blocks={blocks} of={row.key} names={names} />
      <Attempts blocks={blocks} row={row} names={names} />
      {result !== null && names.length === 0 && !filesLeft && (
        <p class="notes">
          Its output was not available where this page was made. It is in the results of its job at{' '}
          <code>
            {row.id}/trial-{row.trial}/
          </code>
          .
        </p>
      )}
      {result !== null && <About result={result} />}
    </>
  );
}

const LONGEST_LINE = 10_000;

/** The line that tells best why the trial did not pass, with its place in the log. */
function Told(props: { reason: NonNullable<Result['reason']>; blocks: Blocks; of: TrialKey; trial: TrialPlace }) {
  const { reason, blocks, of, trial } = props;
  const { text, log } = reason;
  const line = useLoaded(async () => {
    const file = log === null ? null : await blocks.file(of, log);
    return file === null
      ? null
      : (linesOf(file).findLast((one) => plainLine(one.text, LONGEST_LINE).includes(text.replace(/…$/, '')))?.number ??
          null);
  }, [blocks, of, log, text]);
  if (log === null || line == null) return null;
  return (
    <p class="quiet told">
      The reason is <a href={trialHash(trial, { log, line })}>{`line ${count(line)} of ${log}`}</a>.
    </p>
  );
}

function Details({ result }: { result: Result }) {
  const { error, integrity, evaluation } = result;
  return (
    <>
      {error !== null && (
        <Section title="Error">
          <p>
            <span class="tag">{plainLine(error.kind, 60)}</span> in {plainLine(error.stage, 60)}
          </p>
          <pre class="block">{plain(error.message)}</pre>
        </Section>
      )}
      {integrity.length > 0 && (
        <Section title="Integrity notes">
          <p class="quiet">Reasons to doubt this verdict, or context needed to judge it.</p>
          <ul class="integrity">
            {integrity.map(({ kind, detail }) => (
              <li key={`${kind} ${detail}`}>
                <span class="tag">{plainLine(kind, 60)}</span> {plain(detail)}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {evaluation?.kind === 'success_command' && <SuccessCommand result={result} evaluation={evaluation} />}
      {evaluation?.kind === 'reward' && <Rewards result={result} evaluation={evaluation} />}
      <Timeline result={result} />
    </>
  );
}

function toolsOf({ offered, used }: { offered: string[]; used: string[] }): string {
  const names = (list: string[]) => (list.length === 0 ? 'none' : list.join(', '));
  return offered.length + used.length === 0 ? '' : `offered: ${names(offered)}; used: ${names(used)}`;
}

function About({ result }: { result: Result }) {
  const { agent, testbed, prerunner, attempt, human_actions: actions } = result;
  const { usage } = agent;
  const ended = agent.timed_out
    ? 'at its time limit'
    : agent.exit_code !== null
      ? `exit code ${agent.exit_code}`
      : agent.ended_by === 'budget'
        ? 'by its budget'
        : null;
  const { meter } = agent;
  const number = (value: number | null) => (value === null ? null : count(value));
  return (
    <Section title="About this trial">
      <Facts
        facts={[
          ['Agent', plainLine([agent.name, agent.model].filter((part) => part !== null).join(', '), 200)],
          ['Agent command', agent.command === '' ? null : <code>{plain(agent.command)}</code>],
          ['Agent ended', ended],
          ['Agent time', formatDuration(agent.duration_ms)],
          ['Input tokens', number(usage.input_tokens)],
          ['Of these cached', number(usage.cached_input_tokens)],
          ['Output tokens', number(usage.output_tokens)],
          ['Of these reasoning', number(usage.reasoning_tokens)],
          ['Steps', number(usage.steps)],
          [
            'A person lists or reads',
            actions == null
              ? null
              : `${actions.lower} to ${several(actions.upper, 'directory or file', 'directories and files')}; other actions are not counted`,
          ],
          [
            'The agent lists and reads',
            agent.actions == null
              ? null
              : `${several(agent.actions.check_dir, 'directory', 'directories')} and ${several(agent.actions.read_file, 'file')}`,
          ],
          ['Tool calls', agent.actions == null ? null : callsOf(agent.actions)],
          ['Cost', usage.cost_usd === null ? null : dollars(usage.cost_usd)],
          ['Counted by', usage.source === null ? null : usage.source === 'meter' ? 'the meter' : 'the agent itself'],
          ['Models', usage.models.length === 0 ? null : plainLine(usage.models.join(', '), 400)],
          [
            'Requests',
            usage.requests === null
              ? null
              : `${count(usage.requests)}, ${count(usage.failed_requests ?? 0)} failed, ${count(meter?.throttled_requests ?? 0)} throttled`,
          ],
          ['Waiting for models', meter === null ? null : formatDuration(meter.waiting_ms)],
          [
            'Tools of the provider',
            meter === null ? null : plainLine(toolsOf(meter.hosted_tools), 400) || 'none offered',
          ],
          ['Testbed', testbed.kind],
          [
            'Image',
            testbed.image === null
              ? null
              : `${plainLine(testbed.image, 200)}${testbed.substituted ? ' (a stand-in)' : ''}`,
          ],
          ['Image digest', testbed.image_digest === null ? null : <code>{plainLine(testbed.image_digest, 80)}</code>],
          ['Kept image', testbed.kept_image === null ? null : plainLine(testbed.kept_image, 200)],
          [
            'Prerunner',
            prerunner === null
              ? null
              : prerunner.timed_out
                ? 'timed out'
                : `exit code ${prerunner.exit_code ?? '–'}, ${formatDuration(prerunner.duration_ms)}`,
          ],
          [
            'Attempt',
            attempt === 1 ? null : `${attempt}: ${several(attempt - 1, 'attempt')} before it could not be measured`,
          ],
          ['Prompt digest', <code key="digest">{agent.prompt_digest.slice(0, 19)}</code>],
          ['Record', <code key="record">{`${result.instance_id}/trial-${result.trial}/result.json`}</code>],
        ]}
      />
    </Section>
  );
}

/** `12 run, 3 edit`: the tool calls by class, the most frequent first. */
function callsOf(actions: NonNullable<Result['agent']['actions']>): string {
  const made = Object.entries(actions).filter(([, calls]) => calls > 0);
  const words = made.sort(([, a], [, b]) => b - a).map(([name, calls]) => `${calls} ${name.replaceAll('_', ' ')}`);
  return words.join(', ') || 'none';
}
