import { UserError } from '../base/errors.ts';
import { plainLine } from '../base/text/untrusted.ts';
import type { Options } from '../options/options.ts';
import { LONGEST_TEXT } from '../results/cut.ts';
import { measuredCommit } from '../results/measured-commit.ts';
import type { Change, RunRecord } from '../results/records.ts';
import { armOf } from '../results/run-place.ts';
import { compareWithBaseline } from './compare.ts';
import type { Baseline } from './describe.ts';
import { type FoundRuns, loadRuns, type RunOnDisk } from './load.ts';
import { mergeRuns } from './merge.ts';
import { agentLabel } from './phrases.ts';

/** Kept of a run that is not comparable with its baseline. */
const MOST_REASONS = 20;

/**
 * The baseline named by the option; null without one. `artifact` fetches an earlier run's artifact and is given only in
 * workflows. Throws a UserError for a directory without results, and for `artifact` outside workflows.
 */
export async function resolveBaseline(
  baseline: Options['baseline'],
  artifact: () => Promise<Baseline | null> = noArtifact,
): Promise<Baseline | null> {
  if (baseline === 'none') return null;
  if (baseline === 'artifact') return artifact();
  return loadBaselineDirectory(baseline);
}

async function noArtifact(): Promise<never> {
  throw new UserError('baseline: artifact is for workflows; on the command line name a directory of earlier results');
}

/** Identifies the agent of a run, of an experiment its arm. */
function agentOf({ run: { agent }, directory }: FoundRuns['runs'][number]): string {
  return JSON.stringify([agent.name, agent.model, agent.command, armOf(directory)]);
}

/**
 * Loads a directory of earlier results as a baseline. Throws a UserError that names the option if it has none, or those
 * of several agents.
 */
export async function loadBaselineDirectory(directory: string, option = 'baseline'): Promise<Baseline> {
  const { runs, notes } = await loadRuns([directory], option);
  if (runs.length === 0)
    throw new UserError(
      `${option}: there are no results in ${directory}${notes.length > 0 ? `: ${notes.join('; ')}` : ''}`,
    );
  const [one, other] = [...Map.groupBy(runs, agentOf).values()].map(([first]) => first!);
  if (one !== undefined && other !== undefined) {
    // A job of Harbor has all of its agents in one directory.
    const label = ({ run }: RunOnDisk) => plainLine(agentLabel(run), 120);
    const [first, second, advice] =
      one.directory === other.directory
        ? [label(one), label(other), 'name results of one agent, such as a job of its own']
        : [one.directory, other.directory, 'name the directory of one of them'];
    throw new UserError(
      `${option}: ${directory} has results of several agents, ${first} and ${second} for example: ${advice}`,
    );
  }
  const suite = mergeRuns(runs, null);
  const { github, finished_at: finishedAt } = suite.run;
  return {
    suite,
    origin: { kind: 'directory', commit: github && measuredCommit(github), finishedAt, url: null },
  };
}

/** Returns a function that compares a finished run with this baseline; null without a baseline. */
export function changeSince(
  baseline: Baseline | null,
  { tolerance }: Pick<Options, 'tolerance'>,
): ((run: RunRecord) => Promise<Change>) | null {
  if (baseline === null) return null;
  return async (run) => {
    const now = { run, results: [], notes: [] };
    const compared = compareWithBaseline(now, baseline.suite, baseline.origin, tolerance);
    const { verdict, difference } = compared;
    if (verdict !== 'not comparable') return { verdict, difference };
    const reasons = compared.reasons.slice(0, MOST_REASONS).map((reason) => plainLine(reason, LONGEST_TEXT));
    return { verdict, difference, reasons };
  };
}
