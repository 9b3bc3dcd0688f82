import path from 'node:path';
import { UserError } from '../base/errors.ts';
import type { Options } from '../options/options.ts';
import { holdsExperiment } from '../results/run-place.ts';
import type { Baseline } from './describe.ts';
import { type FoundRuns, loadRuns, type RunOnDisk } from './load.ts';
import { mergeRuns } from './merge.ts';
import type { SuiteResults } from './suite.ts';

type SuiteOptions = Pick<Options, 'matrix' | 'trials'>;

/**
 * Merges the found runs into a suite, measured against the plan in `matrix` if given. Throws a UserError if there are
 * neither runs nor a matrix; it names `where` they were searched, and the notes or, without any, the `hint`.
 */
export function suiteOf(
  { runs, notes }: { runs: RunOnDisk[]; notes: string[] },
  { matrix, trials }: SuiteOptions,
  where: string,
  hint = '',
): SuiteResults {
  if (runs.length === 0 && matrix === undefined)
    throw new UserError(`results: there are none in ${where}${notes.length > 0 ? `: ${notes.join('; ')}` : hint}`);
  const suite = mergeRuns(runs, matrix === undefined ? null : { matrix, trials });
  return { ...suite, notes: [...notes, ...suite.notes] };
}

/** Identifies the agent of a run, of an experiment its arm. */
function agentOf({ run: { agent }, directory }: FoundRuns['runs'][number]): string {
  const arm = holdsExperiment(path.dirname(directory)) ? path.basename(directory) : null;
  return JSON.stringify([agent.name, agent.model, agent.command, arm]);
}

/** Loads a directory of earlier results as a baseline. Throws a UserError if it has none, or those of several agents. */
export async function loadBaselineDirectory(directory: string): Promise<Baseline> {
  const { runs, notes } = await loadRuns([directory], 'baseline');
  if (runs.length === 0)
    throw new UserError(
      `baseline: there are no results in ${directory}${notes.length > 0 ? `: ${notes.join('; ')}` : ''}`,
    );
  const [one, other] = [...Map.groupBy(runs, agentOf).values()].map(([first]) => first!.directory);
  if (other !== undefined)
    throw new UserError(
      `baseline: ${directory} has results of several agents, ${one} and ${other} for example: name the directory of one of them`,
    );
  const suite = mergeRuns(runs, null);
  const { github, finished_at: finishedAt } = suite.run;
  return {
    suite,
    origin: { kind: 'directory', commit: github?.head_sha ?? github?.sha ?? null, finishedAt, url: null },
  };
}
