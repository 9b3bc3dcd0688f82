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

/** Prints every outcome of both, with the seconds a trial; returns the exit code, 1 for a difference. */
export function compare(ids: string[], here: RunHere, there: JobOfPackage): number {
  let differences = 0;
  for (const id of ids) {
    const own = here.outcomes.get(id) ?? [];
    const other = AGENTS.map((agent) => there.outcomes.get(id)?.[agent]);
    const same = own.length === other.length && own.every((outcome, index) => isSame(outcome, other[index]));
    if (!same) differences += 1;
    const shown = other.map((outcome) => outcome ?? 'missing').join(', ');
    console.log(`${same ? ' ' : '!'} ${id.padEnd(36)} here ${own.join(', ').padEnd(28)} Harbor ${shown}`);
  }
  const trials = 2 * ids.length;
  const each = (seconds: number) => (seconds / trials).toFixed(2);
  console.log(`${trials} trials: ${each(here.seconds)} s a trial here, ${each(there.seconds)} s by Harbor`);
  console.log(differences === 0 ? 'no difference' : `${differences} tasks differ`);
  return differences === 0 ? 0 : 1;
}
