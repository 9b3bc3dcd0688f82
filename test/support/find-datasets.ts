import { existsSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '../../src/base/errors.ts';
import type { Machine, RunTool } from '../../src/base/machine.ts';
import { KNOWN } from '../../src/datasets/registry.ts';
import { fetchDataset } from '../../src/git/fetch-dataset.ts';
import { git } from '../../src/git/git.ts';
import { thisMachine } from '../../src/github/this-machine.ts';

export type DatasetName = 'setupbench' | 'prdbench';

/** The directory of a data set, which contains its folder in MARKS, or the reason for its absence. */
type FoundDataset = { directory: string } | { missing: string };

export type FoundDatasets = Record<DatasetName, FoundDataset>;

const MARKS: Record<DatasetName, string> = { setupbench: 'scenarios', prdbench: 'PRDbench' };
const BESIDE = path.resolve(import.meta.dirname, '../../../shared/datasets');
/** Time limit in milliseconds for a public repository's answer, before a fetch begins. */
const ANSWER_LIMIT = 5_000;

/**
 * Finds the data sets of tests, benches and pictures: in `AGENTBENCH_DATASETS` (a directory with `setupbench/` and
 * `prdbench/`), then in `../shared/datasets`, then in the tool's cache, into which each is fetched once at its pinned
 * commit. Throws if `AGENTBENCH_DATASETS` is set and lacks one, since another copy is then not wanted.
 */
export async function findDatasets(
  environment: NodeJS.ProcessEnv = process.env,
  beside = BESIDE,
): Promise<FoundDatasets> {
  const [setupbench, prdbench] = await Promise.all([
    findDataset('setupbench', environment, beside),
    findDataset('prdbench', environment, beside),
  ]);
  return { setupbench, prdbench };
}

async function findDataset(name: DatasetName, environment: NodeJS.ProcessEnv, beside: string): Promise<FoundDataset> {
  const given = environment.AGENTBENCH_DATASETS;
  const directory = rootBelow(path.resolve(given || beside, name), name);
  if (directory !== undefined) return { directory };
  if (given) throw new Error(`AGENTBENCH_DATASETS: ${path.resolve(given, name)} has no folder ${MARKS[name]}/`);
  try {
    return { directory: await fetchOnce(name, environment) };
  } catch (error) {
    return { missing: messageOf(error).replaceAll('\n', ' ') };
  }
}

/** SetupBench's repository has the data set in a folder. */
function rootBelow(directory: string, name: DatasetName): string | undefined {
  return [directory, path.join(directory, name)].find((root) => existsSync(path.join(root, MARKS[name])));
}

async function fetchOnce(name: DatasetName, environment: NodeJS.ProcessEnv): Promise<string> {
  const { repository, ref } = KNOWN[name]!;
  const { directory } = await fetchDataset(repository, ref, answering(repository, thisMachine(environment)));
  const root = rootBelow(directory, name);
  if (root === undefined) throw new Error(`${repository} at ${ref} has no folder ${MARKS[name]}/`);
  return root;
}

/** A machine whose git checks that the repository answers before it fetches, which fails fast without a network. */
function answering(repository: string, machine: Machine): Machine {
  const runTool: RunTool = async (tool, args, options) => {
    if (args.includes('fetch')) {
      await git(machine.runTool, ['ls-remote', '--quiet', repository, 'HEAD'], undefined, ANSWER_LIMIT);
      process.stderr.write(`fetching ${repository} into ${machine.cacheDirectory}, once\n`);
    }
    return machine.runTool(tool, args, options);
  };
  return { ...machine, runTool };
}
