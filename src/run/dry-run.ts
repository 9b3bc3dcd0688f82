import { NamedAgent } from '../agents/kit/named.ts';
import type { Machine } from '../base/machine.ts';
import { loadDataset } from '../datasets/registry.ts';
import type { Dataset } from '../datasets/types.ts';
import { datasetFetcher } from '../git/fetch-dataset.ts';
import type { Options } from '../options/options.ts';
import { refuseSolutions, requireAgent, resolveAgentDirectory, resolveAgentEnv } from './agent.ts';
import { requireService, resolveModelKeys } from './models.ts';
import { chooseTestbed, planTrials, type Trial } from './plan-trials.ts';
import { checkTestbedOptions } from './resolve.ts';

/** The plan of a run. */
export interface DryRun {
  dataset: Pick<Dataset, 'name' | 'ref' | 'digest'>;
  testbed: 'docker' | 'host';
  trials: Trial[];
}

/** Loads, selects and checks as a run does, without beginning one. Throws the same UserErrors. */
export async function dryRun(options: Options, machine: Machine): Promise<DryRun> {
  const agent = await NamedAgent.of(options, machine);
  requireAgent(options, agent);
  const agentEnv = resolveAgentEnv(options, machine);
  const modelKeys = resolveModelKeys(options, Object.keys(agentEnv), machine);
  if (agent !== null) requireService(agent, options, modelKeys, agentEnv);
  const agentDirectory = agent === null ? await resolveAgentDirectory(options) : null;
  const dataset = await loadDataset(options, datasetFetcher(machine));
  refuseSolutions(agentDirectory, dataset);
  const trials = await planTrials(dataset, options);
  const testbed = chooseTestbed(dataset, options);
  checkTestbedOptions(testbed, options, trials);
  const { name, ref, digest } = dataset;
  return { dataset: { name, ref, digest }, testbed, trials };
}
