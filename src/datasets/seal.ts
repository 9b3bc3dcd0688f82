import path from 'node:path';
import { digestOf } from './digest.ts';
import type { Instance } from './types.ts';

/** Digests of the dataset files that trials use, taken before the first trial: on the host an agent can change them. */
export class DatasetSeal {
  readonly #digests: Map<string, string>;

  private constructor(digests: Map<string, string>) {
    this.#digests = digests;
  }

  static async of(instances: Iterable<Instance>): Promise<DatasetSeal> {
    const digests = new Map<string, string>();
    for (const instance of instances)
      if (!digests.has(instance.id)) digests.set(instance.id, await digestOfFiles(instance));
    return new DatasetSeal(digests);
  }

  /** True if an instance's files are unchanged; false also if they cannot be read. */
  async holds(instance: Instance): Promise<boolean> {
    const now = await digestOfFiles(instance).catch(() => null);
    return now === this.#digests.get(instance.id);
  }
}

async function digestOfFiles({ fixtures, prerunner, evaluation }: Instance): Promise<string> {
  const plan = evaluation.kind === 'test_plan' ? evaluation.evaluationDirectory : null;
  const sources = [...fixtures.map(({ source }) => source), prerunner, plan].filter((source) => source !== null);
  const digests = [...new Set(sources)].map((source) => digestOf(path.dirname(source), [path.basename(source)]));
  return (await Promise.all(digests)).join(' ');
}
