import { checkDataset } from '../../src/check/check.ts';
import { thisMachine } from '../../src/github/this-machine.ts';
import { parseOptions } from '../../src/options/parse.ts';
import type { Result } from '../../src/results/records.ts';
import { AGENTS, isSame, type JobOfPackage, outcomeHere } from './package.ts';

/** Outcomes of each instance here, with nothing done and with its solution; and the seconds of all trials. */
export interface RunHere {
  outcomes: Map<string, string[]>;
  seconds: number;
}

/** Measures instances here, one trial after another, as `agentbench check` does. `results` is a new directory. */
export async function runHere(
  texts: Record<string, string>,
  results: string,
  solutions: string | null = null,
): Promise<RunHere> {
  const measured: Result[] = [];
  const nothing = () => {};
  const begun = performance.now();
  await checkDataset({
    options: parseOptions({ retries: '0', ...texts }),
    ...{ results, repeat: 1, attack: false, solutions },
    machine: thisMachine(process.env),
    observer: {
      ...{ runStarted: nothing, trialStarted: nothing, stageStarted: nothing, stageEnded: nothing },
      ...{ trialSpent: nothing, trialPostponed: nothing, trialSkipped: nothing, notice: nothing },
      trialEnded: (_, result) => void measured.push(result),
    },
    signal: new AbortController().signal,
    onPhase: nothing,
  });
  const byId = Map.groupBy(measured, ({ instance_id: id }) => id);
  const outcomes = new Map([...byId].map(([id, own]) => [id, own.map(outcomeHere)]));
  return { outcomes, seconds: (performance.now() - begun) / 1000 };
}

/**
 * Prints every outcome of both, the seconds a trial with so many at a time, and as its last line how many tasks are the same;
 * returns the exit code, 1 for a difference or a task that one of them has not measured.
 */
export function compare(
  ids: string[],
  here: RunHere,
  there: Pick<JobOfPackage, 'outcomes' | 'seconds'>,
  concurrent: number,
): number {
  const counts = { same: 0, different: 0, 'not measured': 0 };
  for (const id of ids) {
    const own = here.outcomes.get(id) ?? [];
    const other = AGENTS.map((agent) => there.outcomes.get(id)?.[agent]);
    const measured = own.length === other.length && !other.includes(undefined);
    const same = measured && own.every((outcome, index) => isSame(outcome, other[index]));
    counts[same ? 'same' : measured ? 'different' : 'not measured'] += 1;
    const shown = other.map((outcome) => outcome ?? 'missing').join(', ');
    const ours = own.join(', ') || 'missing';
    console.log(`${same ? ' ' : '!'} ${id.padEnd(36)} here ${ours.padEnd(28)} Harbor ${shown}`);
  }
  const each = (seconds: number) => (seconds / (2 * ids.length)).toFixed(2);
  const times = `${each(here.seconds)} s a trial here, ${each(there.seconds)} s by Harbor`;
  console.log(`${2 * ids.length} trials, up to ${concurrent} at a time: ${times}`);
  const figures = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  console.log(`${ids.length} tasks: ${figures.join(', ')}`);
  return counts.same === ids.length ? 0 : 1;
}
