import { useMemo } from 'preact/hooks';
import { plain, plainLine } from '../../base/text/untrusted.ts';
import type { Result, TrialKey } from '../../report/documents/page-document.ts';
import { go, useKeys, useLoaded } from '../browser/use.ts';
import { count, dollars, formatDuration } from '../data/format.ts';
import type { Loaded, LoadedRun } from '../data/loaded.ts';
import { matrixRows, shownInstances } from '../data/matrix-model.ts';
import { type Row, rowsIn } from '../data/model.ts';
import { type LogPlace, parseRoute, runHash, type TrialPlace, trialHash } from '../data/route.ts';
import type { Blocks } from '../data/unpack.ts';
import { Left } from '../parts/left.tsx';
import { linesOf } from '../parts/log.tsx';
import { Broken, Notes, Pager, RunMark, Section, Verdict, Waiting } from '../parts/parts.tsx';
import { StepsSection } from '../steps/steps.tsx';
import { About } from './about.tsx';
import { Attempts } from './attempts.tsx';
import { Causes } from './causes.tsx';
import { WhatItLeft } from './changes.tsx';
import { Logs, Prompts } from './files.tsx';
import { type Elsewhere, inOtherRuns, Others, placesBeside } from './others.tsx';
import { Rewards } from './rewards.tsx';
import { SuccessCommand } from './success-command.tsx';
import { Plan } from './test-plan.tsx';
import { Timeline } from './timeline.tsx';

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
  const [before, after] = [elsewhere.findLast(({ at }) => at < here), elsewhere.find(({ at }) => at > here)].map(
    (other) => other && trialHash({ run: other.run.id, place }),
  );
  useKeys({
    j: () => go(neighbours.next),
    k: () => go(neighbours.previous),
    h: () => go(before),
    l: () => go(after),
  });
  if (row === undefined) return <Missing place={place} back={back} elsewhere={elsewhere} />;
  return (
    <>
      <nav class="crumbs" aria-label="Trials">
        <a href={back}>← {back.startsWith('#/instances') ? 'Instances' : 'All trials'}</a>
        <Pager {...neighbours} />
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
          Repeat it on this machine: <code>{`${plain(now.run.repeat)} ${row.id}`}</code>
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

/** The addresses of the previous and the next trial, in the order of the table from which this one was opened. */
function neighboursOf({ runs, comparison }: Loaded, { id: run, rows }: LoadedRun, back: string, place: string) {
  const route = parseRoute(back);
  let shown = rows;
  if (route.name === 'overview') shown = rowsIn(rows, route.view);
  if (route.name === 'instances' && comparison !== null) {
    const byId = Map.groupBy(rows, ({ id }) => id);
    shown = shownInstances(matrixRows(comparison), route.view, runs).rows.flatMap(({ id }) => byId.get(id) ?? []);
  }
  const list = shown.some((row) => row.place === place) ? shown : rows;
  const at = list.findIndex((row) => row.place === place);
  const [previous, next] = [list[at - 1], list[at + 1]].map((row) => row && trialHash({ run, place: row.place }));
  return { previous, next, at, of: list.length };
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
      {end === null && <Left end={end} />}
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
      {result === null && !recordLeft && end !== null && (
        <p class="quiet">
          {end.unread?.includes(row.key) === true
            ? 'The record of this trial could not be read when this page was written.'
            : 'This trial left no record.'}
        </p>
      )}
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
      <Attempts {...{ blocks, row, names, trial, at }} />
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
          <Broken error={error} />
        </Section>
      )}
      {integrity.length > 0 && (
        <Section title="Integrity notes">
          <p class="quiet">Reasons to doubt this verdict, or context needed to judge it.</p>
          <Notes notes={integrity} />
        </Section>
      )}
      {evaluation?.kind === 'success_command' && <SuccessCommand result={result} evaluation={evaluation} />}
      {evaluation?.kind === 'reward' && <Rewards result={result} evaluation={evaluation} />}
      <Timeline result={result} />
    </>
  );
}
