import path from 'node:path';
import { UserError } from '../../base/errors.ts';
import { parseOptions, type Texts } from '../../options/parse.ts';
import { readExperiment } from '../../results/experiment-record.ts';
import { readRunRecord } from '../../results/read.ts';
import type { RunRecord } from '../../results/records.ts';
import { restoreOptions } from '../kept-options.ts';
import type { Arm } from './arms.ts';

/**
 * The arms of the experiment in a directory with the options in their run.json, and the texts of the shared options;
 * `given` options win, in every arm. Throws a UserError if something of it cannot be read, or must be given again.
 */
export function restoreArms(
  directory: string,
  given: Texts,
  environment: Readonly<Record<string, string | undefined>>,
): { arms: Arm[]; shared: Texts } {
  const record = readExperiment(directory);
  if (record === null) throw new UserError(`resume: ${directory} has no experiment.json`);
  const runs = record.arms.map(({ name, sets }) => {
    const place = path.join(directory, name);
    const run = readRunRecord(place);
    if (run === null) throw new UserError(`resume: the run of the arm ${name} in ${place} cannot be read`);
    return { name, sets, place, run };
  });
  requireOwnVariables(directory, runs);
  const restored = runs.map(({ name, sets, place, run }) => {
    return { name, sets, texts: restoreOptions(run, place, given, environment) };
  });
  const shared = Object.assign(
    {},
    ...restored.map(({ sets, texts }) =>
      Object.fromEntries(Object.entries(texts).filter(([option]) => !sets.includes(option))),
    ),
  );
  const arms = restored.map(({ name, sets, texts }): Arm => {
    const own = Object.fromEntries(Object.entries(texts).filter(([option]) => sets.includes(option)));
    return { name, own, texts, options: parseOptions({ ...texts, resume: 'true' }) };
  });
  return { arms, shared };
}

/**
 * Throws a UserError for a variable of which several arms had a value, not all the shared one: the environment has one, and
 * they may differ.
 */
function requireOwnVariables(directory: string, runs: { name: string; sets: string[]; run: RunRecord }[]): void {
  const owners = new Map<string, { name: string; isOwn: boolean }>();
  for (const { name, sets, run } of runs) {
    const isOwn = sets.includes('agent-env');
    const kept = run.options?.find((option) => option.name === 'agent-env');
    for (const variable of kept?.value.split('\n') ?? []) {
      const other = owners.get(variable);
      if (other !== undefined && (isOwn || other.isOwn))
        throw new UserError(
          `resume: the arms ${other.name} and ${name} each have a value of ${variable} in agent-env, which is kept by name only; use run --resume --results-path ${directory} with arms and all other options`,
        );
      owners.set(variable, { name, isOwn });
    }
  }
}
