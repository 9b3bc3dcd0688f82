import path from 'node:path';
import { UserError } from '../../base/errors.ts';
import { countGrouped, formatBytes, formatCost, formatDuration, grouped } from '../../base/format.ts';
import { cut } from '../../base/text/columns.ts';
import { plainLine } from '../../base/text/untrusted.ts';
import { joined } from '../../report/phrases.ts';
import { attemptsIn } from '../../results/attempts.ts';
import { trialKey } from '../../results/trial-id.ts';
import { fitSteps } from '../../trajectory/fit-steps.ts';
import { loadSteps, TRAJECTORY, trajectoriesIn } from '../../trajectory/load-steps.ts';
import type { Conversation, Step, StepCall, Steps, StepText } from '../../trajectory/step-schema.ts';
import { field, tokenParts } from '../field.ts';
import type { Look } from '../paint.ts';
import { type Column, table } from '../table.ts';
import { trialTitle } from '../trial-page.ts';
import { numbersTo, type ShownTrial } from './load.ts';

/** Maximum size of a trajectory in bytes. */
const LARGEST = 256 * 1024 * 1024;
/** Maximum characters of a text in a terminal, where it is wrapped. */
const LONGEST = 64 * 1024;
const NUMBER = /^[1-9]\d{0,5}$/;

/** The steps to print: all on one line each, or a range of them in full; of the main conversation or of another one. */
export interface StepChoice {
  /** Number of an earlier attempt of the trial; null for the one that counts. */
  attempt: number | null;
  range: { from: number; to: number } | null;
  /** From 1; null for the main conversation. */
  side: number | null;
}

/** Reads the flags; null if no steps are wanted. Throws a UserError. */
export function stepChoice(flags: {
  steps?: boolean;
  step?: string;
  side?: string;
  attempt?: string;
}): StepChoice | null {
  const { steps, step, side, attempt } = flags;
  if (side !== undefined && !NUMBER.test(side))
    throw new UserError(`side: "${plainLine(side, 40)}" is not the number of a side conversation, as in --side 1`);
  if (attempt !== undefined && !NUMBER.test(attempt))
    throw new UserError(`attempt: "${plainLine(attempt, 40)}" is not the number of an attempt, as in --attempt 1`);
  const [, from, to = from] = /^([1-9]\d{0,6})(?:-([1-9]\d{0,6}))?$/.exec(step ?? '') ?? [];
  if (step !== undefined && (from === undefined || Number(to) < Number(from)))
    throw new UserError(
      `step: "${plainLine(step, 40)}" is neither a step nor a range of steps, as in --step 12 or --step 3-9`,
    );
  if (steps !== true && step === undefined) {
    if (side !== undefined) throw new UserError('side: it needs --steps or --step');
    if (attempt !== undefined) throw new UserError('attempt: it needs --steps or --step');
    return null;
  }
  return {
    range: step === undefined ? null : { from: Number(from), to: Number(to) },
    side: side === undefined ? null : Number(side),
    attempt: attempt === undefined ? null : Number(attempt),
  };
}

/** The steps of one trajectory of a trial, of which it has several after several rounds or steps. */
export interface TrialSteps {
  trial: ShownTrial;
  /** Path of the trajectory below the trial's directory. */
  file: string;
  /** Earlier attempts of the trial, whose steps these are not; the latest first. */
  earlier: number[];
  steps: Steps;
}

/**
 * Reads the trajectories of trials and takes the chosen steps, with notes on those that are unreadable or do not have
 * them. Throws a UserError if no trial has them.
 */
export function readAllSteps(trials: ShownTrial[], choice: StepChoice): { found: TrialSteps[]; notes: string[] } {
  const found: TrialSteps[] = [];
  const notes: string[] = [];
  for (const trial of trials) {
    const all = trial.directory === null || trial.result?.elsewhere !== undefined ? [] : attemptsIn(trial.directory);
    const { attempt } = choice;
    if (attempt !== null && !all.includes(attempt)) {
      notes.push(`${trialKey(trial.planned)}: ${noAttempt(attempt, all)}`);
      continue;
    }
    const place = attempt === null ? trial.directory : path.join(trial.directory!, `attempt-${attempt}`);
    const files = trial.result?.elsewhere?.files?.trajectories ?? (place === null ? [] : trajectoriesIn(place));
    const earlier = all.filter((number) => number !== attempt);
    // The record is that of the last attempt.
    const incomplete = trial.result?.integrity.find(({ kind }) => kind === 'trajectory_incomplete');
    if (attempt === null && files.length === 0 && incomplete !== undefined)
      notes.push(`${trialKey(trial.planned)}: there is no trajectory.json; ${incomplete.detail}`);
    for (const name of trial.directory === null ? [] : files) {
      const file = attempt === null ? name : `attempt-${attempt}/${name}`;
      const place = path.join(trial.directory!, file);
      const loaded = loadSteps(place, LARGEST);
      if (loaded === null) continue;
      const steps = loaded.steps === null ? `it cannot be read: ${loaded.fault}` : chosen(loaded.steps, choice);
      if (typeof steps === 'string') notes.push(`${place}: ${steps}`);
      else found.push({ trial, file, steps, earlier });
    }
  }
  if (found.length > 0) return { found, notes };
  const none =
    'there is no trajectory.json; a trial has one if its model was metered, by model-keys or model-endpoints, or if its agent left one';
  throw new UserError(`steps: ${notes.length > 0 ? notes.join('; ') : none}`);
}

function noAttempt(attempt: number, all: number[]): string {
  const known = all.length === 0 ? 'there is none' : `there ${all.length === 1 ? 'is' : 'are'} ${listOf(all)}`;
  return `there is no earlier attempt ${attempt} with files; ${known}`;
}

/** Numbers in words: `1 and 2`. */
function listOf(numbers: number[]): string {
  return numbers
    .toReversed()
    .join(', ')
    .replace(/, (\d+)$/, ' and $1');
}

/** The chosen steps, or the reason why there are none. */
function chosen(steps: Steps, { range, side }: StepChoice): Steps | string {
  const conversation = side === null ? steps : steps.sides[side - 1];
  if (conversation === undefined) return `there is no side conversation ${side}; ${numbersTo(steps.sides.length)}`;
  const kept = conversation.steps.filter(({ id }) => range === null || (id >= range.from && id <= range.to));
  if (kept.length === 0 && range !== null) return `there is no step ${range.from}; ${numbersTo(conversation.total)}`;
  const { total, sums } = conversation;
  return { ...steps, steps: kept, total, sums, sides: range === null && side === null ? steps.sides : [] };
}

/** The steps of a trial: its title, the agent, then a table or each step in full. Safe to print. */
export function stepsPage(
  { trial, file, steps, earlier }: TrialSteps,
  { range, side }: StepChoice,
  look: Look,
): string[] {
  const about = [
    ...trialTitle(trial, look),
    '',
    ...(trial.result?.elsewhere === undefined && file === TRAJECTORY ? [] : field('file', file, look)),
    ...(steps.agent === '' ? [] : field('agent', steps.agent, look)),
    ...field(side === null ? 'steps' : `side ${side}`, sums(steps), look),
    ...(steps.notes === null ? [] : field('note', steps.notes, look)),
    ...(earlier.length === 0
      ? []
      : field('attempts', `also ${listOf(earlier)}, repeated (--attempt ${earlier[0]})`, look)),
    '',
  ];
  if (range === null) return [...about, ...stepTable(steps.steps, look), ...sideLines(steps, look)];
  const room = Number.isFinite(look.columns) ? LONGEST : Number.POSITIVE_INFINITY;
  const fit = fitSteps(steps, { room: Number.POSITIVE_INFINITY, longest: room });
  return [...about, ...fit.steps.flatMap((step, at) => [...(at === 0 ? [] : ['']), ...wholeStep(step, look)])];
}

function stepTable(steps: Step[], look: Look): string[] {
  const figure = (title: string, of: (step: Step) => number | null, text: (value: number) => string): Column<Step> => ({
    title,
    cell: (step) => (of(step) === null ? '' : text(of(step)!)),
    side: 'right',
  });
  const columns: Column<Step>[] = [
    { title: 'step', cell: ({ id }) => String(id), side: 'right' },
    { title: 'kind', cell: ({ kind }) => plainLine(kind, 20) },
    { title: 'action', cell: ({ title }) => title, flexible: true },
    {
      title: '',
      cell: ({ failure, fault, retries }) =>
        failure ?? (fault === null ? (retries === 0 ? '' : 'retried') : 'no whole answer'),
      style: () => 'red',
    },
    figure('answer', ({ answer_bytes }) => answer_bytes, formatBytes),
    figure('in', ({ input_tokens }) => input_tokens, grouped),
    figure('out', ({ output_tokens }) => output_tokens, grouped),
    figure('cost', ({ cost_usd }) => cost_usd, formatCost),
    figure('waited', ({ waited_ms }) => waited_ms, formatDuration),
    figure('worked', ({ worked_ms }) => worked_ms, formatDuration),
  ];
  // Columns that say nothing are left out, first of all in narrow terminals.
  const known = columns.filter(({ cell }) => steps.some((step) => cell(step) !== ''));
  const figures = ['answer', 'in', 'out', 'cost'];
  const narrow = look.columns < 60 ? [...figures, 'waited', 'worked'] : look.columns < 100 ? figures : [];
  const shown = known.filter(({ title }) => !narrow.includes(title));
  return table(steps, shown, look);
}

function sideLines({ sides }: Steps, look: Look): string[] {
  return sides.flatMap((side, at) => [
    ...(at === 0 ? [''] : []),
    ...field(`side ${at + 1}`, joined(', ', [side.kind, side.id, sums(side)]), look),
  ]);
}

function wholeStep(step: Step, look: Look): string[] {
  const { paint, columns } = look;
  const speaker = { agent: 'says', user: 'told', system: 'system' }[step.source];
  const text = (label: string, value: StepText | null) => (value === null ? [] : field(label, textOf(value), look));
  return [
    cut(
      `${paint('bold', `step ${step.id}`)} ${plainLine(step.kind, 20)} ${paint('dim', step.at ?? '')}`.trimEnd(),
      columns,
    ),
    ...(figures(step) === '' ? [] : field('usage', figures(step), look)),
    ...(step.fault === null ? [] : field('answer', step.fault, look)),
    ...(step.retries === 0 ? [] : field('retries', `${step.retries} failed before`, look)),
    ...text('thinking', step.thinks),
    ...text(speaker, step.says),
    ...step.calls.flatMap((call) => [
      ...field(plainLine(call.name, 10) || 'call', textOf(call.arguments), look),
      ...field(call.answer === null ? '' : 'answer', answerText(call), look),
    ]),
    ...step.answers.flatMap((answer) => text('answer', answer)),
    ...(step.sides.length === 0 ? [] : field('began', `a side conversation: ${step.sides.join(', ')}`, look)),
  ];
}

function answerText({ answer, exit, failed }: StepCall): string {
  if (answer === null) return 'no answer';
  const mark = joined(', ', [exit === null ? '' : `exit ${exit}`, failed ? 'an error' : '']);
  return `${mark === '' ? '' : `${mark}\n`}${textOf(answer)}`;
}

function textOf({ text, cut: left }: StepText): string {
  if (left === null) return text === '' ? '(nothing)' : text;
  const note = `… ${grouped(left.characters)} characters left out here; --json has all …`;
  return `${text.slice(0, left.at)}\n${note}\n${text.slice(left.at)}`;
}

function sums({ total, sums: { agent_steps, ...known } }: Conversation): string {
  const words = (of: typeof known.cost_usd, text: (value: number) => string) =>
    of === null ? '' : text(of.sum) + (of.steps === agent_steps ? '' : ` in ${grouped(of.steps)} of them`);
  return joined(', ', [
    agent_steps === total
      ? countGrouped(total, 'step')
      : `${countGrouped(total, 'step')}, ${grouped(agent_steps)} of the agent`,
    words(known.input_tokens, (value) => `${countGrouped(value, 'token')} in`),
    words(known.output_tokens, (value) => `${countGrouped(value, 'token')} out`),
    words(known.cost_usd, formatCost),
    known.waited_ms === null ? '' : `${formatDuration(known.waited_ms.sum)} waiting for the model`,
    known.worked_ms === null ? '' : `${formatDuration(known.worked_ms.sum)} working`,
  ]);
}

function figures({ input_tokens, cached_tokens, output_tokens, cost_usd, waited_ms, worked_ms, model }: Step): string {
  return joined(', ', [
    model ?? '',
    ...tokenParts(input_tokens, cached_tokens, output_tokens),
    cost_usd === null ? '' : formatCost(cost_usd),
    waited_ms === null ? '' : `${formatDuration(waited_ms)} waiting for the model`,
    worked_ms === null ? '' : `${formatDuration(worked_ms)} working`,
  ]);
}
