import { chmodSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadDataset } from '../../src/datasets/registry.ts';
import { datasetFetcher } from '../../src/git/fetch-dataset.ts';
import { parseOptions } from '../../src/options/parse.ts';
import { datasetDirectory, directoryOf, scenario } from '../support/datasets.ts';
import { testMachine } from '../support/machine.ts';
import { asNobody } from '../support/nobody.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const load = (texts: Record<string, string>) => loadDataset(parseOptions(texts), datasetFetcher(testMachine()));

describe('datasets by name', () => {
  test.for([
    ['setupbench', ['success_command']],
    ['prdbench', ['test_plan']],
  ] as const)('%s from a directory', async ([name, kinds], context) => {
    const dataset = await load({ dataset: name, 'dataset-path': datasetDirectory(name, context) });
    expect({ name: dataset.name, ref: dataset.ref }).toEqual({ name, ref: null });
    expect([...new Set(dataset.instances.map(({ evaluation }) => evaluation.kind))]).toEqual(kinds);
  });

  test.for(['dev', 'free', 'debug'])('mode %s reaches the instances', async (mode, context) => {
    const { instances } = await load({
      dataset: 'prdbench',
      'dataset-path': datasetDirectory('prdbench', context),
      mode,
    });
    expect(new Set(instances.map(({ evaluation }) => evaluation.kind === 'test_plan' && evaluation.mode))).toEqual(
      new Set([mode]),
    );
  });

  test('one dataset in the directory of another is told what is missing', async () => {
    const directory = await directoryOf({ 'scenarios/a.jsonl': scenario() });
    await expect(load({ dataset: 'prdbench', 'dataset-path': directory })).rejects.toMatchObject({
      name: 'UserError',
      message: `dataset: the directory ${directory} has no projects of PRDbench: neither PRDbench/<number> nor data/<number> exists`,
    });
  });

  test.each(['scenarios', 'fixtures'])('a folder %s that may not be entered is named', async (folder) => {
    const directory = await directoryOf({ 'scenarios/a.jsonl': scenario(), 'fixtures/a/file': '' });
    chmodSync(directory, 0o755);
    chmodSync(path.join(directory, folder), 0);
    await expect(asNobody(() => load({ dataset: directory }))).rejects.toMatchObject({
      name: 'UserError',
      message: `dataset: it cannot be read: EACCES: permission denied, scandir '${path.join(directory, folder)}'`,
    });
    chmodSync(path.join(directory, folder), 0o755);
  });

  test.each<[file: (file: string) => Record<string, string>]>([
    [(file) => ({ dataset: file })],
    [(file) => ({ dataset: 'harbor', 'dataset-path': file })],
  ])('a file in the place of a directory is named: %s', async (options) => {
    const directory = await directoryOf({ 'scenarios/a.jsonl': scenario() });
    const file = path.join(directory, 'scenarios/a.jsonl');
    await expect(load(options(file))).rejects.toMatchObject({
      name: 'UserError',
      message: `dataset: it cannot be read: ENOTDIR: not a directory, scandir '${file}'; there must be a directory: name that of the dataset, not a file in it`,
    });
  });

  test('an unknown name lists both', async () => {
    const name = path.join(temporaryDirectory(), 'nowhere');
    await expect(load({ dataset: name })).rejects.toMatchObject({
      name: 'UserError',
      message: `dataset: "${name}" is neither a known dataset (setupbench, prdbench, harbor) nor an existing directory`,
    });
  });
});
