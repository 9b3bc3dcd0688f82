import { isDeepStrictEqual } from 'node:util';
import type { NamedAgent } from '../agents/kit/named.ts';
import { sha256Of, shortDigest } from '../base/digest.ts';
import { UserError } from '../base/errors.ts';
import { word } from '../base/text/shell.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { digestOfDirectory } from '../datasets/digest.ts';
import { KNOWN } from '../datasets/registry.ts';
import type { OptionName, Options } from '../options/options.ts';
import { parseOptions } from '../options/parse.ts';
import { durationText, sizeText } from '../options/units.ts';
import type { RunRecord } from '../results/records.ts';
import type { RunIdentity } from '../results/run-identity.ts';
import { DEFAULT_RESULTS, holdsExperiment, holdsRun } from '../results/run-place.ts';

/** The parts of a run that must be equal for one run to continue another. */
export type Measurand = Pick<RunRecord, 'dataset' | 'agent' | 'settings' | 'identity' | 'options' | 'harness_version'>;

/** The options of a run as texts, as its record has them. */
export type KeptOptions = NonNullable<RunRecord['options']>;

/** Limits of a trial, what its agent may reach, and which reward is the score: only the options of a run tell them. */
const BY_OPTIONS = [
  'pass-key',
  'trial-max-cost',
  'trial-max-requests',
  'hosted-tools',
  'allow-hosts',
] as const satisfies OptionName[];

const LONGEST_VALUE = 200;

/** In the place of a time limit, if each task has its own. */
export const OF_TASKS = 'that of each task';

/** Options by which the kept results of a run can be scored again. */
const OF_RESCORE = ['judge', 'pass-score'];

/** The old and the new value of each option that differs, by its name; null for one that is not set. */
type Differences = Map<string, [before: unknown, now: unknown]>;

/** The parts of a resolved run that its identity has; `taskEnv` are the values of `task-env`. */
interface Identified {
  options: Options;
  agent: NamedAgent | null;
  agentDirectory: string | null;
  taskEnv: Readonly<Record<string, string>>;
}

/**
 * `written` are absolute paths of results: in the agent's directory they do not count, nor do `agentbench-results` and the
 * directories of other runs, experiments and reports.
 */
export async function identityOf(
  { options, agent, agentDirectory, taskEnv }: Identified,
  written: string[],
): Promise<RunIdentity> {
  const setup = options['agent-setup'];
  const extras = agent === null ? null : await (await import('../agents/kit/extras.ts')).digestsOf(agent.extras);
  return {
    // Only a digest, since the command may contain a key.
    agent_setup: setup === undefined ? null : sha256Of(setup),
    agent_directory:
      agentDirectory === null
        ? null
        : await digestOfDirectory(agentDirectory, [DEFAULT_RESULTS, ...written], holdsResults),
    agent_variables: sorted(Object.entries(options['agent-variables']).map(([name, value]) => ({ name, value }))),
    agent_env: options['agent-env'].map(({ name }) => name).sort(),
    image: options.image ?? null,
    image_map: [...options['image-map']].sort().map(([from, to]) => ({ from, to })),
    workdir: options.workdir ?? null,
    pass_score: options['pass-score'],
    agent: agent?.label ?? null,
    agent_args: options['agent-args'],
    agent_skills: extras?.skills ?? null,
    agent_mcp: extras?.mcp ?? null,
    agent_instructions: extras?.instructions ?? null,
    // Tasks measure with these values, which may be secrets.
    task_env: sorted(Object.entries(taskEnv).map(([name, value]) => ({ name, digest: sha256Of(`${name}=${value}`) }))),
  };
}

/** True for a directory with results of this program, by the content of their record. */
async function holdsResults(directory: string): Promise<boolean> {
  if (!holdsRun(directory) && !holdsExperiment(directory)) return false;
  // The schemas of the records take 4 ms to load.
  const [{ readRunRecord }, { readExperiment }] = await Promise.all([
    import('../results/read.ts'),
    import('../results/experiment-record.ts'),
  ]);
  try {
    return readRunRecord(directory) !== null || readExperiment(directory) !== null;
  } catch {
    // A record of the agent's own that is called experiment.json.
    return false;
  }
}

/**
 * The differences between an earlier run and the present one that keep the present one from continuing it, by the name
 * of the option, each with the old and the new value; empty if there are none. Both records are redacted.
 */
export function differencesOf(before: Measurand, now: Measurand): string[] {
  return linesOf(differencesBetween(before, now));
}

function differencesBetween(before: Measurand, now: Measurand): Differences {
  const differences: Differences = new Map();
  const compare = (name: string, was: unknown, is: unknown) => {
    if (!isDeepStrictEqual(was, is)) differences.set(name, [was, is]);
  };
  for (const part of ['name', 'model', 'command'] as const)
    compare(`agent-${part}`, before.agent[part], now.agent[part]);
  compare('dataset', describeDataset(before), describeDataset(now));
  const { trials: _was, ...earlier } = before.settings;
  const { trials: _is, ...later } = now.settings;
  for (const name of new Set([...Object.keys(earlier), ...Object.keys(later)]) as Set<keyof typeof later>) {
    // Without test plans there are no test cases. Trials are measured alike, whichever of their figures is compared.
    if ((name === 'testcase_timeout_ms' && earlier.mode === null) || name === 'measure') continue;
    const shown = (value: unknown) => {
      if (name.endsWith('_ms')) return typeof value === 'number' ? durationText(value) : OF_TASKS;
      return name.endsWith('_bytes') && typeof value === 'number' ? sizeText(value) : (value ?? null);
    };
    compare(name.replace(/_(ms|bytes)$/, '').replaceAll('_', '-'), shown(earlier[name]), shown(later[name]));
  }
  const [was, is] = [before.identity, now.identity];
  if (was !== undefined && is !== undefined) {
    for (const name of Object.keys(is) as (keyof RunIdentity)[])
      compare(name.replaceAll('_', '-'), shownIdentity(was[name]), shownIdentity(is[name]));
  } else if (was !== is) compare('agent-setup, agent-directory, agent-variables', told(before), told(now));
  for (const [name, values] of differencesByOptions(before, now)) differences.set(name, values);
  return differences;
}

/** Those of a run's options that `differencesByOptions` compares. */
export function rulesIn(options: KeptOptions): KeptOptions {
  return options.filter(({ name }) => (BY_OPTIONS as readonly string[]).includes(name));
}

/** The differences of the limits and permissions that only the options of a run tell; null for one that is not set. */
export function differencesByOptions(
  { options: before }: Pick<Measurand, 'options'>,
  { options: now }: Pick<Measurand, 'options'>,
): [name: OptionName, values: [before: string | null, now: string | null]][] {
  if (before === undefined || now === undefined) return [];
  return BY_OPTIONS.filter((name) => !isSameValue(name, before, now)).map((name) => [
    name,
    [textOf(before, name) || null, textOf(now, name) || null],
  ]);
}

/** True if an option has the same value in two records, however it was written; a default may be stated or left out. */
export function isSameValue(name: OptionName, before: KeptOptions, now: KeptOptions): boolean {
  return isDeepStrictEqual(parsed(name, textOf(before, name)), parsed(name, textOf(now, name)));
}

function textOf(options: KeptOptions, name: OptionName): string {
  return options.find((option) => option.name === name)?.value ?? '';
}

/** The value of an option; its text if it has none, such as a masked one. */
function parsed(name: OptionName, text: string): unknown {
  try {
    return parseOptions(text === '' ? {} : { [name]: text })[name];
  } catch {
    return text;
  }
}

/** Throws a UserError that names each difference between the run in a directory and the present one. */
export function requireSameRun(before: Measurand, now: Measurand, directory: string): void {
  const differences = differencesBetween(before, now);
  if (differences.size > 0) throw otherRun(directory, differences);
}

/**
 * Throws a UserError if the dataset named by the option `dataset` is another one than that of a run, as far as its name
 * tells: nothing is fetched for a run that cannot be continued with it.
 */
export function requireSameDataset(
  before: Pick<Measurand, 'dataset'>,
  named: string | undefined,
  directory: string,
): void {
  if (named === undefined || !Object.hasOwn(KNOWN, named) || named === before.dataset.name) return;
  throw otherRun(directory, new Map([['dataset', [describeDataset(before), named]]]));
}

/**
 * Throws a UserError if the run in a directory has another agent than `agent`, which is redacted: none is installed for a run that
 * cannot be continued.
 */
export async function requireSameAgent(directory: string, agent: string): Promise<void> {
  const { readRunRecord } = await import('../results/read.ts');
  const was = readRunRecord(directory)?.identity?.agent;
  if (was === undefined || was === agent) return;
  throw otherRun(directory, new Map([['agent', [was, agent]]]));
}

function otherRun(directory: string, differences: Differences): UserError {
  const isRescored = [...differences].every(([name, [, now]]) => OF_RESCORE.includes(name) && now !== null);
  return new UserError(
    [
      `resume: the run in ${directory} measured something else, so its verdicts do not count for this one; give the options below as they were, or another results-path`,
      ...linesOf(differences),
      ...(isRescored
        ? [
            'Success commands have no use for judge and pass-score: leave them out.',
            `To score kept test points and rewards so, give them to: agentbench rescore ${word(directory)}`,
          ]
        : []),
    ].join('\n'),
  );
}

function linesOf(differences: Differences): string[] {
  return [...differences].map(([name, [before, now]]) => `${name}: ${shown(before)} before, ${shown(now)} now`);
}

/** Records of earlier versions, and of other programs, have no identity. */
function told({ identity, harness_version }: Measurand): string {
  return identity === undefined ? `unknown (harness ${harness_version})` : 'known';
}

function describeDataset({ dataset: { name, digest } }: Pick<Measurand, 'dataset'>): string {
  return `${name} (${shortDigest(digest)})`;
}

/** Variables and maps as one text, names alone for `agent_env`, digests in the place of values for `task_env`. */
function shownIdentity(value: RunIdentity[keyof RunIdentity]): unknown {
  if (!Array.isArray(value)) return value;
  const texts = value.map((item) =>
    typeof item === 'string'
      ? item
      : 'from' in item
        ? `${item.from}=${item.to}`
        : `${item.name}=${'digest' in item ? shortDigest(item.digest) : item.value}`,
  );
  return texts.length === 0 ? null : texts.join(', ');
}

function shown(value: unknown): string {
  return value === null ? 'none' : plainLine(String(value), LONGEST_VALUE);
}

function sorted<Item extends { name: string }>(items: Item[]): Item[] {
  return items.sort((a, b) => (a.name < b.name ? -1 : 1));
}
