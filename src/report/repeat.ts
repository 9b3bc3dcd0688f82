import path from 'node:path';
import { realPlace } from '../base/real-place.ts';
import { word } from '../base/text/shell.ts';
import { describeOption, isOptionName, type OptionName } from '../options/options.ts';
import type { RunRecord } from '../results/records.ts';
import { changePaths, RELATIVE } from '../run/kept-options.ts';

/** Options that say what is measured, and how. Others (results, comment, gate) do not change a trial. */
const GROUPS = ['what', 'agent', 'model', 'testbed', 'evaluation'];
const NOT_REPEATED: OptionName[] = ['instances', 'judge-api-key'];

/** The place where the line will be run, and the directory that paths in `run.json` are relative to. */
export interface RepeatPlace {
  /** The command that starts the program; by default by npx. */
  command?: string;
  /** The run's results; null if they are elsewhere. */
  results: string | null;
  /** The directory in which the line will be run. */
  base: string;
}

/** The options of a run as texts, secrets by name only. */
type Texts = { name: string; value: string }[];

/**
 * A command, on one line for bash, that measures one instance of a run again: the run's options where they differ from
 * the defaults, secrets by name only, the selector last. `instance` is left out if it is null, for a caller that appends
 * it. Contains the user's text, quoted; safe to print.
 */
export function repeatLine(run: RunRecord, place: RepeatPlace, instance: string | null): string {
  const { command = `npx agentbench-action@${run.harness_version}` } = place;
  const flags = textsOf(run).flatMap(({ name, value }) => {
    if (!isOptionName(name) || NOT_REPEATED.includes(name)) return [];
    const { group, default: usual } = describeOption(name);
    if (!GROUPS.includes(group) || (value === usual && name !== 'dataset')) return [];
    return [`--${name} ${word(changePaths(name, value, (kept) => placed(name, kept, place)))}`];
  });
  const selector = instance === null ? '--instances' : `--instances ${word(instance)}`;
  return [command, 'run', ...flags, selector].join(' ');
}

/** The kept options; of a record without them, those that it tells elsewhere. */
function textsOf(run: RunRecord & { options?: Texts | undefined }): Texts {
  if (run.options !== undefined) {
    const named = run.options.some(({ name }) => name === 'dataset');
    return named ? run.options : [{ name: 'dataset', value: describeOption('dataset').default ?? '' }, ...run.options];
  }
  const { dataset, agent, settings } = run;
  const texts: [OptionName, string | null][] = [
    ['dataset', dataset.name],
    ['agent-command', agent.command],
    ['agent-name', agent.name],
    ['agent-model', agent.model],
    ['testbed', settings.testbed],
    ['mode', settings.mode],
  ];
  return texts.flatMap(([name, value]) => (value === null || value === '' ? [] : [{ name, value }]));
}

/** A path of the run as one of the place where the line is run. */
function placed(name: OptionName, value: string, { results, base }: RepeatPlace): string {
  const relative = RELATIVE.test(value);
  // An absolute workdir may be that of a container.
  if (!relative && (name === 'workdir' || !path.isAbsolute(value))) return value;
  // Of results that came from elsewhere, the directory that holds both is the best guess.
  if (relative && results === null) return value.replace(/^(\.{1,2}(\/|$))+/, './');
  const whole = path.resolve(realPlace(results ?? base), value);
  const below = path.relative(realPlace(base), whole);
  if (below === '') return '.';
  if (below.startsWith('..')) return whole;
  return relative ? `./${below}` : below.includes('/') ? below : `./${below}`;
}
