import { useState } from 'preact/hooks';
import { plainLine } from '../../base/text/untrusted.ts';
import type { SideConversation, StepsFile } from '../../report/documents/page-document.ts';
import { go, useKeys, useLoaded } from '../browser/use.ts';
import type { Row } from '../data/model.ts';
import { diffHash, type TrialPlace } from '../data/route.ts';
import type { Blocks } from '../data/unpack.ts';
import { Choice, Section, Waiting } from '../parts/parts.tsx';
import { Conversation } from './conversation.tsx';
import { sumsOf } from './model.ts';

/** The steps of a trial among its files; those of its later rounds, of later steps of its task, or parts of another program. */
export const STEPS_FILE = 'steps.json';
const LATER = /^steps-(round|step|part)-(\d+)\.json$/;

/** The steps of a trial on the page; null if it has none there. */
export async function stepsOf(blocks: Blocks, row: Row, name = STEPS_FILE): Promise<StepsFile | null> {
  const file = await blocks.file(row.key, name);
  return file === null ? null : (JSON.parse(file.text) as StepsFile);
}

interface StepsProps {
  blocks: Blocks;
  row: Row;
  names: string[];
  /** True if the steps have no room on this page. */
  left: boolean;
  trial: TrialPlace;
  /** Number of the step that the address names. */
  step: number | null;
  /** Trials with which it can be compared, with their names. */
  others: [place: TrialPlace, name: string][];
}

/** The steps of the agent, one line each. */
export function StepsSection(props: StepsProps) {
  const { blocks, row, names, left, trial, step, others } = props;
  const has = names.includes(STEPS_FILE);
  // If the steps cannot be shown, the first field is that of the logs.
  const search = () => document.querySelector<HTMLInputElement>('main .log-tools input[type=search]')?.focus();
  useKeys(has ? { '/': search } : {});
  return (
    <>
      {(has || left) && (
        <Section title="Steps" aside={has && others.length > 0 && <Beside trial={trial} others={others} />}>
          {has && <Round blocks={blocks} row={row} name={STEPS_FILE} trial={trial} at={step} />}
          {left && (
            <p class="notes">
              Steps of this trial do not fit on this page. In a terminal: <code>{commandOf(row)} --steps</code>, where
              RESULTS is the directory of the results.
            </p>
          )}
        </Section>
      )}
      {names
        .filter((name) => LATER.test(name))
        .map((name) => (
          <Section key={name} title={titleOf(name)}>
            <Round blocks={blocks} row={row} name={name} trial={null} at={null} />
          </Section>
        ))}
    </>
  );
}

/** True for the steps of a trial, of any round or step of its task. */
export function isSteps(name: string): boolean {
  return name === STEPS_FILE || LATER.test(name);
}

function titleOf(name: string): string {
  const [, kind, number] = LATER.exec(name) ?? [];
  if (number === undefined) return 'Steps';
  if (kind === 'part') return `Steps, part ${number}`;
  return kind === 'round' ? 'Steps of the second round' : `Steps of the agent in step ${number} of the task`;
}

function commandOf({ id, trial }: Row): string {
  return `agentbench show RESULTS ${id} --trial ${trial}`;
}

/** The choice of another trial whose steps are shown beside those of this one. */
function Beside({ trial, others }: { trial: TrialPlace; others: StepsProps['others'] }) {
  return (
    <Choice
      label="Compare the steps with"
      value=""
      options={[
        ['', 'beside …'],
        ...others.map(([place, name]) => [diffHash(trial, place), plainLine(name, 60)] as const),
      ]}
      change={go}
    />
  );
}

/** The steps of an earlier attempt, which does not count; `name` is that of its directory. */
export function AttemptSteps({
  blocks,
  row,
  name,
  files,
}: {
  blocks: Blocks;
  row: Row;
  name: string;
  files: string[];
}) {
  const command = `${commandOf(row)} --attempt ${name.replace(/^\D*/, '')}`;
  return files.map((file) => (
    <Round key={file} {...{ blocks, row, command }} name={`${name}/${file}`} trial={null} at={null} />
  ));
}

interface RoundProps {
  blocks: Blocks;
  row: Row;
  name: string;
  command?: string;
  /** Null if the steps have no address. */
  trial: TrialPlace | null;
  at: number | null;
}

/** The conversations of one round of the agent. */
function Round({ blocks, row, name, command = commandOf(row), trial, at }: RoundProps) {
  const file = useLoaded(() => stepsOf(blocks, row, name), [blocks, row, name]);
  if (file === undefined) return <Waiting what="Unpacking …" />;
  const steps = file?.steps ?? null;
  if (steps === null)
    return <p class="notes">The trajectory cannot be shown: {plainLine(file?.fault ?? 'it is missing', 300)}.</p>;
  const [last, attempt] = name.split('/').toReversed();
  // The section around them has the shorter name.
  const label = `${titleOf(last!)}, ${attempt === undefined ? 'one by one' : plainLine(attempt.replace('-', ' '), 40)}`;
  return (
    <>
      <p class="quiet">{[steps.agent, ...sumsOf(steps)].filter((part) => part !== '').join(' · ')}</p>
      {steps.notes !== null && <p class="quiet">{plainLine(steps.notes, 500)}</p>}
      <Conversation conversation={steps} label={label} command={command} trial={trial} at={at} />
      {steps.sides.map((side, index) => (
        <Side key={index} side={side} number={index + 1} command={`${command} --side ${index + 1}`} />
      ))}
    </>
  );
}

/** A side conversation, whose steps are drawn once it is opened. */
function Side({ side, number, command }: { side: SideConversation; number: number; command: string }) {
  const [open, setOpen] = useState(false);
  const label = `Side conversation ${number}: ${plainLine(side.kind, 60)}`;
  return (
    <details class="side" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {label}{' '}
        <span class="quiet">{[plainLine(side.id, 60), ...sumsOf(side)].filter((part) => part !== '').join(' · ')}</span>
      </summary>
      {open && <Conversation conversation={side} label={label} command={command} trial={null} at={null} />}
    </details>
  );
}
