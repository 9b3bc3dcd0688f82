import { parseOptions } from '../../src/options/parse.ts';
import { resolveArms } from '../../src/run/experiment/arms.ts';
import { type Experiment, runExperiment } from '../../src/run/experiment/experiment.ts';
import type { ExperimentRequest } from '../../src/run/experiment/request.ts';
import { testMachine } from './machine.ts';
import { observerOf } from './run.ts';

/** Measures arms with shared options as texts; `own` parts of the request go before the usual ones. */
export async function measureArms(
  arms: string,
  texts: Record<string, string>,
  own: Partial<ExperimentRequest> = {},
): Promise<Experiment> {
  return await runExperiment({
    arms: await resolveArms(arms, texts),
    options: parseOptions(texts),
    machine: testMachine(),
    observer: observerOf([]),
    ...{ github: null, secrets: [], signal: new AbortController().signal },
    ...own,
  });
}
