import { UserError } from '../base/errors.ts';
import { idleOption } from '../judges/registry.ts';
import type { Options, TestbedKind } from '../options/options.ts';
import { idleRegression } from '../results/gate.ts';
import type { RunRecord } from '../results/records.ts';
import { measure } from './measure.ts';
import { type OpenRequest, openRun } from './open-run.ts';
import type { Compare } from './record.ts';
import { resolveRun } from './resolve.ts';
import { withResources } from './resources.ts';

/** The input of a run from its adapter (the action or the command line). */
export interface RunRequest extends Omit<OpenRequest, 'owner' | 'budget'> {
  options: Options;
  /** Compares the finished run with the adapter's baseline; null without a baseline. */
  compare: Compare | null;
  /** Values to redact from all output, in addition to those of `agent-env`. */
  secrets: string[];
  /** Aborted with the signal's name to end the run early. */
  signal: AbortSignal;
  /** Called as soon as there is something to remove or upload if this process is killed; `ids` are of its owners. */
  onBegin?(run: { ids: string[]; testbed: TestbedKind; resultsPath: string }): void;
}

/**
 * A run from its options to `run.json`: load the dataset, select, measure every planned trial, judge the gate. Throws a
 * UserError if it cannot begin; from the first trial on, all failures are in the record.
 */
export async function runBenchmark(request: RunRequest): Promise<RunRecord> {
  const { observer, signal, compare, options } = request;
  requireNothingOfExperiments(options);
  return await withResources(request, async ({ budget, machine, begin, swept }) => {
    const resolved = await resolveRun(options, { ...request, machine });
    const { dataset, testbed } = resolved;
    const owner = await begin(testbed);
    const run = await openRun(resolved, { ...request, machine, owner, budget });
    const resultsPath = run.context.store.directory;
    try {
      await run.write();
      request.onBegin?.({ ids: [owner.id], testbed, resultsPath });
      await swept();
      observer.runStarted({
        dataset: dataset.name,
        instances: new Set(run.trials.map(({ instance }) => instance.id)).size,
        trials: run.trials.length,
        testbed,
        resultsPath,
      });
      for (const idle of [idleRegression(options, compare !== null), idleOption(options)])
        if (idle !== null) observer.notice(idle);
      await run.begin();
      const stop = AbortSignal.any([signal, budget.deadline]);
      await measure(
        run.left.map((trial) => ({ trial, run })),
        budget,
        stop,
      );
      return await run.finish(signal.aborted ? String(signal.reason) : null, compare);
    } finally {
      await run.close();
    }
  });
}

/** Throws a UserError for options that mean something to an experiment alone. */
export function requireNothingOfExperiments({ stop, reuse }: Options): void {
  const given = [...(stop === 'never' ? [] : [`stop: ${stop}`]), ...(reuse ? ['reuse'] : [])];
  if (given.length > 0)
    throw new UserError(
      given
        .map((option) => `${option} is for experiments, and there are no arms; give arms, or leave it out`)
        .join('\n'),
    );
}
