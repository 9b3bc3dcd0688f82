import { useMemo, useState } from 'preact/hooks';
import { plain, plainLine } from '../../base/text/untrusted.ts';
import type { FileBlock, Result } from '../../report/documents/page-document.ts';
import { useLoaded } from '../browser/use.ts';
import { dollars, formatDuration } from '../data/format.ts';
import { type Loaded, type LoadedRun, useRuns } from '../data/loaded.ts';
import type { Row } from '../data/model.ts';
import { type TrialPlace, trialHash } from '../data/route.ts';
import type { Blocks } from '../data/unpack.ts';
import { toLines } from '../parts/ansi.ts';
import { DiffLines } from '../parts/diff-lines.tsx';
import { Choice, Section, Sides, Verdict, Waiting } from '../parts/parts.tsx';
import { StepsBeside } from '../steps/beside.tsx';
import { STEPS_FILE } from '../steps/steps.tsx';
import { endOfAgent, promptDigest } from './about.tsx';
import { isOfAttempt } from './attempts.tsx';

/** One of two compared trials. */
interface Side {
  name: string;
  place: TrialPlace;
  row: Row;
  result: Result | null;
  files: string[];
  /** True if it may have files that are not on the page. */
  isPartial: boolean;
  blocks: Blocks;
  read(name: string): Promise<FileBlock | null>;
}

/** Comparison of two trials: figures, points, output. */
export function Diff({ loaded, a, b }: { loaded: Loaded; a: TrialPlace; b: TrialPlace }) {
  const runs = useRuns(loaded, [a.run, b.run]);
  const sides = useLoaded(
    async () => (runs === undefined ? [] : Promise.all([sideOf(runs[0]!, a, b), sideOf(runs[1]!, b, a)])),
    [runs?.[0], runs?.[1], a.place, b.place],
  );
  if (sides === undefined || runs === undefined) return <Waiting what="Unpacking …" />;
  const [first = null, second = null] = sides;
  if (first === null || second === null)
    return (
      <div class="headline">
        <h1>No such trials</h1>
        <p>One of the two is not in these runs.</p>
      </div>
    );
  return (
    <>
      <div class="headline">
        <h1>{first.row.place === second.row.place ? first.row.place : `${first.row.place} and ${second.row.place}`}</h1>
        <p class="under">
          <span>
            <bdi>{first.name}</bdi>: <Verdict status={first.row.status} />
          </span>
          <span>
            <bdi>{second.name}</bdi>: <Verdict status={second.row.status} />
          </span>
        </p>
      </div>
      <Figures first={first} second={second} />
      <StepsBeside sides={[withSteps(first), withSteps(second)]} />
      <Points first={first} second={second} />
      <Printed first={first} second={second} />
    </>
  );
}

function withSteps(side: Side) {
  return { ...side, trial: side.place, has: side.files.includes(STEPS_FILE) };
}

/** Named by the run; two trials of one run by their own names. */
async function sideOf({ blocks, name, rows }: LoadedRun, place: TrialPlace, other: TrialPlace): Promise<Side | null> {
  const row = rows.find((one) => one.place === place.place);
  if (row === undefined) return null;
  const label = place.run === other.run ? row.place : `${name}${row.trial > 1 ? `, trial ${row.trial}` : ''}`;
  const [result, names, end] = await Promise.all([blocks.record(row.key), blocks.files(row.key), blocks.end()]);
  const files = names.filter((file) => !isOfAttempt(file));
  const isPartial = names.length === 0 || end === null || end.files.includes(row.key);
  return { name: label, place, row, result, files, isPartial, blocks, read: (file) => blocks.file(row.key, file) };
}

function Figures({ first, second }: { first: Side; second: Side }) {
  const stages = [...new Set([first, second].flatMap(({ result }) => result?.stages.map(({ name }) => name) ?? []))];
  const stage = (side: Side, name: string) => {
    const all = side.result?.stages.filter((one) => one.name === name) ?? [];
    return all.length === 0 ? null : formatDuration(all.reduce((sum, { duration_ms }) => sum + duration_ms, 0));
  };
  const lines: [name: string, of: (side: Side) => string | number | null][] = [
    ['Reason', ({ row }) => (row.reason === '' ? null : row.reason)],
    ['Agent', ({ result }) => agentOf(result)],
    ['Agent ended', ({ result }) => result && endOfAgent(result.agent)],
    ['Evaluation ended', ({ result }) => endOf(result)],
    ['Time', ({ row }) => (row.duration === null ? null : formatDuration(row.duration))],
    ...stages.map((name): [string, (side: Side) => string | null] => [
      `– ${plainLine(name, 40)}`,
      (side) => stage(side, name),
    ]),
    ['Cost', ({ row }) => (row.cost === null ? null : dollars(row.cost))],
    ['Tokens', ({ row }) => row.tokens],
    ['Steps', ({ result }) => result?.agent.usage.steps ?? null],
    ['Integrity notes', ({ row }) => (row.notes.length === 0 ? null : row.notes.join(', '))],
    ['Image digest', ({ result }) => digestOf(result?.testbed.image_digest ?? null)],
    ['Prompt digest', ({ result }) => result && promptDigest(result.agent)],
  ];
  const known = lines.filter(([, of]) => of(first) !== null || of(second) !== null);
  return (
    <Section title="Figures">
      <Sides
        label="Figures, side by side"
        columns={['', ...[first, second].map(({ name, place }) => <a href={trialHash(place)}>{name}</a>)]}
      >
        {known.map(([name, of]) => (
          <tr key={name} class={of(first) === of(second) ? '' : 'differs'}>
            <th scope="row">{name}</th>
            <td>{of(first) ?? '–'}</td>
            <td>{of(second) ?? '–'}</td>
          </tr>
        ))}
      </Sides>
    </Section>
  );
}

/** The beginning of a digest; that of an image is any text. */
function digestOf(digest: string | null): string | null {
  return digest === null ? null : plainLine(digest, 80).slice(0, 19);
}

function agentOf(result: Result | null): string | null {
  if (result === null) return null;
  const named = [result.agent.name, result.agent.model].filter((part) => part !== null).join(', ');
  return named === '' ? null : plainLine(named, 100);
}

function endOf(result: Result | null): string | null {
  const evaluation = result?.evaluation;
  if (evaluation == null) return null;
  if (evaluation.timed_out) return 'time limit';
  return evaluation.kind === 'success_command' ? `exit code ${evaluation.exit_code ?? '–'}` : null;
}

/** Points of a test plan with different scores. */
function Points({ first, second }: { first: Side; second: Side }) {
  const [a, b] = [first, second].map(({ result }) =>
    result?.evaluation?.kind === 'test_plan' ? result.evaluation.points : null,
  );
  if (a == null || b == null) return null;
  const count = Math.max(a.length, b.length);
  const differing = Array.from({ length: count }, (_, index) => ({ index, was: a[index], is: b[index] })).filter(
    ({ was, is }) => was?.score !== is?.score || was?.metric !== is?.metric,
  );
  return (
    <Section title="Points">
      {differing.length === 0 ? (
        <p class="quiet">All points have the same scores.</p>
      ) : (
        <Sides label="Points, side by side" columns={['Point', first.name, second.name]}>
          {differing.map(({ index, was, is }) => (
            <tr key={index}>
              <th scope="row">
                {index + 1}. {plainLine((was ?? is)!.metric, 160)}
              </th>
              {[was, is].map((point, side) => (
                <td key={side === 0 ? 'a' : 'b'}>
                  <strong>{point?.score ?? '–'}</strong>{' '}
                  <span class="quiet">{plainLine(point?.explanation ?? '', 300)}</span>
                </td>
              ))}
            </tr>
          ))}
        </Sides>
      )}
    </Section>
  );
}

const OUTPUT = 'output of the success command';

/** Differences of one text at a time, line by line. */
function Printed({ first, second }: { first: Side; second: Side }) {
  const names = useMemo(() => textsOf(first, second), [first, second]);
  const [chosen, setChosen] = useState(names[0] ?? '');
  const texts = useLoaded(() => Promise.all([textOf(first, chosen), textOf(second, chosen)]), [first, second, chosen]);
  if (names.length === 0) return null;
  const absent = [first, second].find((side) => lacks(side, chosen));
  return (
    <Section
      title="Output"
      aside={<Choice label="Text" value={chosen} options={names.map((name) => [name, name])} change={setChosen} />}
    >
      {absent !== undefined ? (
        <p class="quiet">The output of {plainLine(absent.name, 100)} is not on this page.</p>
      ) : texts === undefined ? (
        <Waiting what="Comparing …" />
      ) : (
        <DiffLines
          key={chosen}
          label={`Differences in ${chosen}`}
          before={texts[0]}
          after={texts[1]}
          names={[first.name, second.name]}
        />
      )}
    </Section>
  );
}

/** True if a text may exist elsewhere, as of a baseline from an artifact: compared, it would look like nothing printed. */
function lacks({ result, files, isPartial }: Side, name: string): boolean {
  return name === OUTPUT ? result === null : isPartial && !files.includes(name);
}

function textsOf(first: Side, second: Side): string[] {
  const outputs = [first, second].filter(({ result }) => result?.evaluation?.kind === 'success_command');
  const files = [...new Set([...first.files, ...second.files])].filter((name) => /\.(log|txt)$/.test(name));
  return [...(outputs.length > 0 ? [OUTPUT] : []), ...files];
}

/** A text without colours, with a mark in place of a middle that was left out. */
async function textOf({ result, read }: Side, name: string): Promise<string> {
  if (name === OUTPUT) {
    const evaluation = result?.evaluation;
    return evaluation?.kind === 'success_command' ? plain(evaluation.output_tail) : '';
  }
  const file = await read(name);
  if (file === null) return '';
  // Every line ends with a newline; otherwise a last line would differ from the same line inside a longer log.
  const lines = (text: string) =>
    toLines(text)
      .map((line) => `${line.text}\n`)
      .join('');
  return file.cut === null
    ? lines(file.text)
    : `${lines(file.text.slice(0, file.cut.at))}…\n${lines(file.text.slice(file.cut.at))}`;
}
