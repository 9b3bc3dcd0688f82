import type { Machine } from '../base/machine.ts';
import type { Dataset } from '../datasets/types.ts';
import type { Options } from '../options/options.ts';
import { SILENT } from '../trial/observer.ts';
import type { Trial } from './plan-trials.ts';
import { resolveRun } from './resolve.ts';

/** The plan of a run. */
export interface DryRun {
  dataset: Pick<Dataset, 'name' | 'ref' | 'digest'>;
  testbed: 'docker' | 'host';
  trials: Trial[];
}

/** Loads, selects and checks as a run does, without beginning one. Throws the same UserErrors. */
export async function dryRun(options: Options, machine: Machine): Promise<DryRun> {
  const { signal } = new AbortController();
  const about = { machine, observer: SILENT, secrets: [], signal };
  const { dataset, testbed, plan } = await resolveRun(options, about);
  const { name, ref, digest } = dataset;
  return { dataset: { name, ref, digest }, testbed, trials: plan };
}
