import type { Dataset, Mode } from '../datasets/types.ts';
import type { Options, TestbedKind } from '../options/options.ts';
import { checkWorkdir } from '../testbeds/registry.ts';
import type { Observer } from '../trial/observer.ts';
import { type OpenRequest, trialsToMeasure } from './open-run.ts';
import type { Trial } from './plan-trials.ts';
import { resolveRun } from './resolve.ts';

/** The plan of a run. */
export interface DryRun {
  dataset: Pick<Dataset, 'name' | 'ref' | 'digest'>;
  testbed: TestbedKind;
  /** Null for a dataset without modes. */
  mode: Mode | null;
  /** The selected trials. */
  plan: Trial[];
  /** Those that it would measure: all, unless it continues an earlier run. */
  left: Trial[];
}

/** Loads, selects and checks as a run does, without beginning one. Throws the same UserErrors. */
export async function dryRun(
  options: Options,
  request: Pick<OpenRequest, 'machine' | 'keepOptions' | 'experiment'> & { observer: Pick<Observer, 'notice'> },
): Promise<DryRun> {
  const { signal } = new AbortController();
  const resolved = await resolveRun(options, { ...request, secrets: [], signal });
  const { dataset, testbed, mode, plan, agent } = resolved;
  const agentDirectory = agent?.directory ?? resolved.agentDirectory;
  await checkWorkdir(testbed, { options, agentDirectory, machine: request.machine });
  const { name, ref, digest } = dataset;
  return { dataset: { name, ref, digest }, testbed, mode, plan, left: await trialsToMeasure(resolved, request) };
}
