import { useMemo, useState } from 'preact/hooks';
import { ownOf } from '../../base/own.ts';
import { sumOfKnown } from '../../base/sums.ts';
import { plainLine } from '../../base/text/untrusted.ts';
import {
  figureName,
  figureOfTotals,
  measuredCommit,
  measureOf,
  type RunId,
} from '../../report/documents/page-document.ts';
import { go } from '../browser/use.ts';
import { dollars, endsOf, formatDuration, limit, memory, percent, points, several, titled } from '../data/format.ts';
import { LONGEST_NAME, type Loaded, type LoadedRun, unpackRun, useRuns } from '../data/loaded.ts';
import { beside, type Row } from '../data/model.ts';
import { compareHash, diffHash, runHash, trialHash } from '../data/route.ts';
import { Blocks } from '../data/unpack.ts';
import { Choice, RunMark, Section, Sides, Verdict, Waiting } from '../parts/parts.tsx';
import { PairTest } from './pair-test.tsx';

const MOST_ROWS = 500;

/** Comparison of two runs: a report with its baseline or another report, or any two runs of a comparison. */
export function Compare(props: { loaded: Loaded; a: RunId | null; b: RunId | null; open: (run: LoadedRun) => void }) {
  const { loaded, open } = props;
  if (loaded.comparison !== null) return <TwoOf {...props} />;
  const [now, before] = loaded.runs.map(({ id }) => loaded.known.get(id)!);
  return (
    <>
      <div class="headline">
        <h1>{before === undefined ? 'Compare with another run' : `This run and ${before.name}`}</h1>
        <Picker open={open} />
      </div>
      {before !== undefined && <TwoRuns a={before} b={now!} rows={now!.rows} />}
    </>
  );
}

/** Any two runs of a comparison; by default the first two. */
function TwoOf({ loaded, ...named }: { loaded: Loaded; a: RunId | null; b: RunId | null }) {
  const { runs, comparison } = loaded;
  const a = named.a ?? runs.find(({ id }) => id !== named.b)!.id;
  const b = named.b ?? runs.find(({ id }) => id !== a)!.id;
  const both = useRuns(loaded, [a, b]);
  const [first, second] = both ?? [];
  const rows = useMemo(
    () => (first === undefined || second === undefined ? [] : beside(second.rows, first.rows)),
    [first, second],
  );
  const choose = (label: string, chosen: RunId, to: (id: RunId) => string) => (
    <Choice
      label={label}
      value={chosen}
      options={runs.map(({ id, name }) => [id, `${id} ${name}`])}
      change={(id) => go(to(id))}
    />
  );
  return (
    <>
      <div class="headline">
        <h1>Compare two runs</h1>
        <p class="under choose">
          {choose('First run', a, (id) => compareHash(id, b))} with{' '}
          {choose('Second run', b, (id) => compareHash(a, id))}
        </p>
      </div>
      {first === undefined || second === undefined ? (
        <Waiting what="Unpacking …" />
      ) : a === b ? (
        <p class="quiet">That is the same run twice.</p>
      ) : (
        <>
          <PairTest comparison={comparison!} runs={runs} a={a} b={b} />
          <TwoRuns a={first} b={second} rows={rows} />
        </>
      )}
    </>
  );
}

/** `rows`: those of b, each with the matching row of a. */
function TwoRuns({ a, b, rows }: { a: LoadedRun; b: LoadedRun; rows: Row[] }) {
  return (
    <>
      <RunFigures a={a} b={b} />
      <TypeFigures a={a} b={b} />
      <Changed a={a} b={b} rows={rows} />
      <OnlyIn run={a} other={b} />
      <OnlyIn run={b} other={a} />
    </>
  );
}

/** Opens another report.html from the reader's disk in place of the baseline; the file is only read, never executed. */
function Picker({ open }: { open: (run: LoadedRun) => void }) {
  const [fault, setFault] = useState('');
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const name = plainLine(file.name, LONGEST_NAME);
    try {
      const blocks = Blocks.inText(await file.text());
      const { comparison } = await blocks.index();
      if (comparison !== null) throw new Error('it compares several runs; open the report of one of them');
      // In its own file the run has the id `n`.
      open({ ...(await unpackRun(blocks, { id: 'n', name })), id: 'b' });
      setFault('');
    } catch (error) {
      setFault(`${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  return (
    <>
      <label class="file">
        Open another report.html{' '}
        <input type="file" accept=".html,text/html" onChange={(event) => read(event.currentTarget.files?.[0])} />
      </label>
      {fault !== '' && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
    </>
  );
}

function heading({ id, name }: LoadedRun) {
  return (
    <a href={runHash(id)}>
      <RunMark id={id} /> {name}
    </a>
  );
}

function RunFigures({ a, b }: { a: LoadedRun; b: LoadedRun }) {
  const cost = ({ rows }: LoadedRun) => {
    const sum = sumOfKnown(rows.map((row) => row.cost));
    return sum === null ? null : dollars(sum);
  };
  const time = ({ run: { time: of } }: LoadedRun) =>
    of === null ? null : formatDuration(of.agent + of.evaluation + of.harness);
  const setting = (of: (run: LoadedRun['run']['report']) => string | number | null) => (run: LoadedRun) => {
    const value = run.run.planOnly === true ? null : of(run.run.report);
    return value === null ? null : plainLine(String(value), 200);
  };
  const { settings } = b.run.report;
  const measure = measureOf(settings);
  const lines: [string, (run: LoadedRun) => string | null][] = [
    ['Result', ({ run }) => run.headline],
    ['95% interval', ({ run }) => run.report.interval && endsOf(run.report.interval)],
    [
      titled(figureName('score', settings, 'over all points')),
      ({ run: { report } }) =>
        report.settings.mode === null && measure !== 'score' ? null : percent(report.totals.score_expected),
    ],
    ['Agent', setting(({ agent }) => [agent.name, agent.model].filter((part) => part !== null).join(', ') || null)],
    ['Agent command', setting(({ agent }) => agent.command || null)],
    [
      'Dataset',
      setting(({ dataset }) => `${dataset.name}${dataset.ref === null ? '' : ` at ${dataset.ref.slice(0, 12)}`}`),
    ],
    ['Dataset digest', setting(({ dataset }) => dataset.digest.slice(0, 19))],
    ['Commit', setting(({ github }) => (github && measuredCommit(github))?.slice(0, 12) ?? null)],
    ['Testbed', setting(({ settings }) => settings.testbed)],
    ['Mode', setting(({ settings }) => settings.mode)],
    ['Typing', setting(({ settings }) => settings.typing ?? null)],
    ['Judge', setting(({ settings }) => settings.judge)],
    ['Trials each', setting(({ settings }) => settings.trials)],
    ['Compared by', setting(({ settings }) => figureName(measureOf(settings), settings))],
    ['Agent time limit', setting(({ settings }) => limit(settings.agent_timeout_ms))],
    ['Evaluation time limit', setting(({ settings }) => limit(settings.evaluation_timeout_ms))],
    [
      'Test case time limit',
      setting(({ settings }) => (settings.mode === null ? null : limit(settings.testcase_timeout_ms))),
    ],
    ['Network', setting(({ settings }) => settings.network)],
    ['CPUs', setting(({ settings }) => settings.cpus)],
    ['Memory', setting(({ settings }) => memory(settings.memory_bytes))],
    ['Time in trials', time],
    ['Cost, as far as known', cost],
    ['agentbench', setting((report) => report.harness_version)],
  ];
  const known = lines
    .map(([name, of]) => [name, of(a), of(b)] as const)
    .filter(([, first, second]) => first !== null || second !== null);
  return (
    <Section title="Both runs">
      <Sides label="Both runs, figures" columns={['', heading(a), heading(b)]}>
        {known.map(([name, first, second]) => (
          <tr key={name} class={first === second ? '' : 'differs'}>
            <th scope="row">{name}</th>
            <td>{first ?? '–'}</td>
            <td>{second ?? '–'}</td>
          </tr>
        ))}
      </Sides>
    </Section>
  );
}

function TypeFigures({ a, b }: { a: LoadedRun; b: LoadedRun }) {
  const [before, now] = [a.run.report.by_type, b.run.report.by_type];
  const types = [...new Set([...Object.keys(now), ...Object.keys(before)])].slice(0, 60);
  const measure = measureOf(b.run.report.settings);
  return (
    <Section title="By type">
      <Sides label="By type, figures" columns={['Type', heading(a), heading(b), 'Points']}>
        {types.map((type) => {
          const [was, is] = [figureOfTotals(ownOf(before, type), measure), figureOfTotals(ownOf(now, type), measure)];
          return (
            <tr key={type} class={was === is ? '' : 'differs'}>
              <th scope="row">{plainLine(type, 80) || 'unnamed'}</th>
              <td>{percent(was)}</td>
              <td>{percent(is)}</td>
              <td>{was === null || is === null ? '–' : points(is - was)}</td>
            </tr>
          );
        })}
      </Sides>
    </Section>
  );
}

/** Trials with a different verdict, newly failing ones first. */
function Changed({ a, b, rows }: { a: LoadedRun; b: LoadedRun; rows: Row[] }) {
  const changed = rows
    .filter((row) => row.before !== null && row.before.status !== row.status)
    .sort((one, other) => weight(one) - weight(other));
  return (
    <Section title="Trials with another verdict" aside={<span class="quiet">{several(changed.length, 'trial')}</span>}>
      {changed.length === 0 && <p class="quiet">None.</p>}
      {changed.length > 0 && (
        <Sides label="Trials with another verdict, one by one" columns={['Trial', heading(a), heading(b), 'Why']}>
          {changed.slice(0, MOST_ROWS).map(({ key, place, before, status, reason }) => (
            <tr key={key}>
              <th scope="row">
                <a href={diffHash({ run: a.id, place }, { run: b.id, place })}>{place}</a>
              </th>
              <td>
                <Verdict status={before!.status} />
              </td>
              <td>
                <Verdict status={status} />
              </td>
              <td>{plainLine(reason, 200)}</td>
            </tr>
          ))}
        </Sides>
      )}
      {changed.length > MOST_ROWS && <p class="quiet">… and {changed.length - MOST_ROWS} more</p>}
    </Section>
  );
}

function weight(row: Row): number {
  return { broke: 0, unknown: 1, mended: 2, same: 3 }[row.change];
}

/** Trials that the other run did not plan. */
function OnlyIn({ run, other }: { run: LoadedRun; other: LoadedRun }) {
  const rows = useMemo(() => {
    const there = new Set(other.rows.map(({ place }) => place));
    return run.rows.filter(({ place }) => !there.has(place));
  }, [run, other]);
  if (rows.length === 0) return null;
  return (
    <Section
      title={`Only in ${run.name}`}
      id={`only-${run.id}`}
      aside={<span class="quiet">{several(rows.length, 'trial')}</span>}
    >
      <ul class="columns">
        {rows.slice(0, MOST_ROWS).map(({ key, place, status }) => (
          <li key={key}>
            <Verdict status={status} word={false} /> <a href={trialHash({ run: run.id, place })}>{place}</a>
          </li>
        ))}
      </ul>
      {rows.length > MOST_ROWS && (
        <p class="quiet">
          … and {rows.length - MOST_ROWS} more among <a href={runHash(run.id)}>its trials</a>
        </p>
      )}
    </Section>
  );
}
