import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadDataset } from '../../src/datasets/registry.ts';
import { datasetFetcher } from '../../src/git/fetch-dataset.ts';
import { parseOptions } from '../../src/options/parse.ts';
import { PRDBENCH, SETUPBENCH } from '../support/datasets.ts';
import { testMachine } from '../support/machine.ts';

const load = (texts: Record<string, string>) => loadDataset(parseOptions(texts), datasetFetcher(testMachine()));

describe('datasets by name', () => {
  test.each<[string, string, string[]]>([
    ['setupbench', SETUPBENCH, ['success_command']],
    ['prdbench', PRDBENCH, ['test_plan']],
  ])('%s from a directory', async (name, directory, kinds) => {
    const dataset = await load({ dataset: name, 'dataset-path': directory });
    expect({ name: dataset.name, ref: dataset.ref }).toEqual({ name, ref: null });
    expect([...new Set(dataset.instances.map(({ evaluation }) => evaluation.kind))]).toEqual(kinds);
  });

  test.each(['dev', 'free', 'debug'])('mode %s reaches the instances', async (mode) => {
    const { instances } = await load({ dataset: 'prdbench', 'dataset-path': PRDBENCH, mode });
    expect(new Set(instances.map(({ evaluation }) => evaluation.kind === 'test_plan' && evaluation.mode))).toEqual(
      new Set([mode]),
    );
  });

  test('one dataset in the directory of another is told what is missing', async () => {
    await expect(load({ dataset: 'prdbench', 'dataset-path': SETUPBENCH })).rejects.toMatchObject({
      name: 'UserError',
      message: `dataset: the directory ${SETUPBENCH} has no projects of PRDbench: neither PRDbench/<number> nor data/<number> is there`,
    });
  });

  test('an unknown name lists both', async () => {
    const name = path.join(PRDBENCH, 'nowhere');
    await expect(load({ dataset: name })).rejects.toMatchObject({
      name: 'UserError',
      message: `dataset: "${name}" is neither a known dataset (setupbench, prdbench) nor a directory that is there`,
    });
  });
});
