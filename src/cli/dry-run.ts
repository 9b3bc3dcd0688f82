import { count, firstLines } from '../base/format.ts';
import { MASK } from '../base/redact/redact.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { partsOf } from '../datasets/steps.ts';
import { thisMachine } from '../github/this-machine.ts';
import { agentLimit } from '../options/agent-limit.ts';
import { describeOption, type OptionName, type Options, optionNames, takes } from '../options/options.ts';
import { parseOptions, type Texts } from '../options/parse.ts';
import { SECRET_VARIABLES } from '../options/secrets.ts';
import { durationText } from '../options/units.ts';
import { resolveBaseline } from '../report/baseline.ts';
import { trialName } from '../results/trial-id.ts';
import { type DryRun, dryRun } from '../run/dry-run.ts';
import { type Arm, resolveArms } from '../run/experiment/arms.ts';
import { dryRunArms } from '../run/experiment/dry-run.ts';
import { holdsLogin, keepOptions } from '../run/kept-options.ts';
import type { Trial } from '../run/plan-trials.ts';
import { requireNothingOfExperiments } from '../run/run.ts';
import { lookOf } from './paint.ts';
import { complain, printJson, printLines } from './print.ts';
import { table } from './table.ts';

const MOST_SHOWN = 50;

/** The value of an option for display: of secrets only what is named, of arms nothing, which are shown one by one. */
function shownValue(name: OptionName, text: string): string {
  if (name === 'arms') return 'see below';
  if (name === 'judge-api-key' || holdsLogin(name, text)) return MASK;
  return (SECRET_VARIABLES as readonly string[]).includes(name) ? namesOf(text) : text;
}

function namesOf(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim().replace(/=.*$/, `=${MASK}`))
    .filter((line) => line !== '')
    .join(', ');
}

interface Value {
  name: string;
  value: string;
  source: string;
}

/**
 * `agentbench run --dry-run`: the value and source of every option, and the trials that would run. Measures nothing.
 * `sourceOf` tells where a given option comes from.
 */
export async function printDryRun(texts: Texts, sourceOf: (name: string) => string, json: boolean): Promise<number> {
  const options = parseOptions(texts);
  const arms = texts.arms === undefined || texts.arms.trim() === '' ? [] : await resolveArms(texts.arms, texts);
  const machine = thisMachine(process.env);
  const observer = { notice: (message: string) => complain(plainLine(message, 1000)) };
  const runs =
    arms.length === 0
      ? [await planOfRun(options, { machine, observer, keepOptions: (directory) => keepOptions(texts, directory) })]
      : await dryRunArms(arms, options, {
          ...{ machine, observer },
          keepOptions: (arm, directory) => keepOptions(arm.texts, directory),
        });
  const planned = runs.at(-1)!;
  const values = optionNames
    .filter((name) => takes('run', name) && !describeOption(name).actionOnly)
    .flatMap((name): Value[] => {
      const text = texts[name];
      const given = text !== undefined && text.trim() !== '';
      if (!given && name === 'agent-timeout') return [agentTimeout(options, planned)];
      const value = given ? text : describeOption(name).default;
      if (value === undefined || value === '') return [];
      return [{ name, value: shownValue(name, value), source: given ? sourceOf(name) : 'default' }];
    });
  if (json) {
    const { dataset, testbed, plan, left } = planned;
    printJson({
      options: Object.fromEntries(values.map(({ name, value, source }) => [name, { value, source }])),
      ...(arms.length === 0
        ? {}
        : {
            arms: arms.map((arm, index) => ({
              name: arm.name,
              options: ownOf(arm),
              trials: runs[index]!.left.map(trialOf),
            })),
          }),
      ...{ dataset, testbed },
      trials: (arms.length === 0 ? left : plan).map(trialOf),
    });
  } else {
    const isBegun = runs.some(({ plan, left }) => left.length < plan.length);
    const plan = arms.length > 0 && isBegun ? leftLines(arms, runs) : planLines(planned, arms.length || 1);
    printLines([...valueLines(values), ...armLines(arms), '', ...plan]);
  }
  return 0;
}

async function planOfRun(options: Options, request: Parameters<typeof dryRun>[1]): Promise<DryRun> {
  requireNothingOfExperiments(options);
  await resolveBaseline(options.baseline);
  return dryRun(options, request);
}

function trialOf({ instance, trial }: Trial): { instance_id: string; task_type: string; trial: number } {
  return { instance_id: instance.id, task_type: instance.taskType, trial };
}

/** The time limit of the agent, if it was not given: the default, or the shortest and the longest of the tasks. */
function agentTimeout(options: Options, { plan }: DryRun): Value {
  const parts = plan.flatMap(({ instance }) => partsOf(instance));
  const limits = parts.map((part) => agentLimit(options, part)).sort((a, b) => a - b);
  const ends = new Set([limits.at(0)!, limits.at(-1)!]);
  const ofTasks = parts.some(({ agentTimeout }) => agentTimeout !== undefined);
  return {
    name: 'agent-timeout',
    value: [...ends].map(durationText).join(' to '),
    source: ofTasks ? 'task' : 'default',
  };
}

function valueLines(values: Value[]): string[] {
  const columns = [
    { title: 'option', cell: ({ name }: Value) => name },
    { title: 'source', cell: ({ source }: Value) => source },
  ];
  const last = { title: 'value', cell: ({ value }: Value) => plainLine(value.replaceAll('\n', ', '), 500) };
  return table(values, columns, lookOf(process.stdout), last);
}

/** The options of an arm, without secrets. */
function ownOf({ own }: Arm): Record<string, string> {
  return Object.fromEntries(
    Object.entries(own).map(([name, value = '']) => [name, shownValue(name as OptionName, value)]),
  );
}

/** Each arm with the options that it sets. */
function armLines(arms: Arm[]): string[] {
  if (arms.length === 0) return [];
  const rows = arms.flatMap((arm, index) => {
    const name = index === 0 ? `${arm.name} (control)` : arm.name;
    const own = Object.entries(ownOf(arm));
    return own.length === 0
      ? [{ name, option: '–', value: '' }]
      : own.map(([option, value]) => ({ name, option, value }));
  });
  type Row = (typeof rows)[number];
  const columns = [
    { title: 'arm', cell: ({ name }: Row) => name },
    { title: 'sets', cell: ({ option }: Row) => option },
  ];
  const last = { title: 'value', cell: ({ value }: Row) => plainLine(value.replaceAll('\n', ', '), 500) };
  return ['', ...table(rows, columns, lookOf(process.stdout), last)];
}

function planLines({ dataset, testbed, left }: DryRun, arms: number): string[] {
  const instances = new Set(left.map(({ instance }) => instance.id)).size;
  const each = arms === 1 ? '' : ` in each of ${arms} arms`;
  return [
    `${count(left.length, 'trial')} of ${count(instances, 'instance')} of ${nameOf(dataset)}${each}, testbed ${testbed}; nothing was run`,
    ...trialLines(left.map(trialName)),
  ];
}

/** The trials that are left of an experiment that was begun, by arm. */
function leftLines(arms: Arm[], runs: DryRun[]): string[] {
  const all = runs.reduce((sum, { plan }) => sum + plan.length, 0);
  const left = runs.reduce((sum, run) => sum + run.left.length, 0);
  const { dataset, testbed } = runs[0]!;
  return [
    `${left} of ${count(all, 'trial')} of ${nameOf(dataset)} in ${arms.length} arms left, testbed ${testbed}; nothing was run`,
    ...runs.flatMap((run, index) => [
      `  ${arms[index]!.name}: ${run.left.length} of ${run.plan.length} left`,
      ...trialLines(run.left.map((trial) => `  ${trialName(trial)}`)),
    ]),
  ];
}

function nameOf({ name, ref }: DryRun['dataset']): string {
  return `${plainLine(name)}${ref === null ? '' : ` at ${ref}`}`;
}

function trialLines(names: string[]): string[] {
  return firstLines(names, MOST_SHOWN).map((line) => `  ${line}`);
}
