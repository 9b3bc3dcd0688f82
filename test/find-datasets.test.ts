import { cpSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findDatasets } from './support/find-datasets.ts';
import { temporaryDirectory } from './support/temporary.ts';

/** A directory with the folders that both data sets are known by. */
function copies(...folders: string[]): string {
  const directory = temporaryDirectory();
  for (const folder of folders) mkdirSync(path.join(directory, folder), { recursive: true });
  return directory;
}

/** The environment of a machine with an empty cache, on which git goes elsewhere for GitHub. */
const machine = (elsewhere: string) => ({
  ...process.env,
  AGENTBENCH_DATASETS: undefined,
  XDG_CACHE_HOME: temporaryDirectory(),
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: `url.${elsewhere}/.insteadOf`,
  GIT_CONFIG_VALUE_0: 'https://github.com/',
});

const beside = copies('setupbench/scenarios', 'prdbench/PRDbench');

test('AGENTBENCH_DATASETS comes first, with copies or with checkouts of the public repositories', async () => {
  const given = copies('setupbench/setupbench/scenarios', 'prdbench/PRDbench');
  expect(await findDatasets({ AGENTBENCH_DATASETS: given }, beside)).toEqual({
    setupbench: { directory: path.join(given, 'setupbench/setupbench') },
    prdbench: { directory: path.join(given, 'prdbench') },
  });
});

test('AGENTBENCH_DATASETS without one of them is a mistake', async () => {
  const given = copies('setupbench/scenarios', 'prdbench');
  await expect(findDatasets({ AGENTBENCH_DATASETS: given }, beside)).rejects.toThrow(
    `AGENTBENCH_DATASETS: ${path.join(given, 'prdbench')} has no folder PRDbench/`,
  );
});

test('then the directory beside the checkout; each by itself', async () => {
  const directories = {
    setupbench: { directory: path.join(beside, 'setupbench') },
    prdbench: { directory: path.join(beside, 'prdbench') },
  };
  expect(await findDatasets({}, beside)).toEqual(directories);
  const one = temporaryDirectory();
  cpSync(path.join(beside, 'prdbench'), path.join(one, 'prdbench'), { recursive: true });
  const { setupbench, prdbench } = await findDatasets(machine('http://127.0.0.1:1'), one);
  expect(prdbench).toEqual({ directory: path.join(one, 'prdbench') });
  expect(setupbench).toHaveProperty('missing');
});

test('then the public repositories at their pinned commits; without a network the reason is told', async () => {
  const found = await findDatasets(machine('http://127.0.0.1:1'), temporaryDirectory());
  for (const [name, commit] of [
    ['setupbench', 'SetupBench.git at 041a412f01348c2a6f8b1b6a910138fe01885aee'],
    ['prdbench', 'PRDbench.git at 61ee47bbdc2d39c094dde64175446d1016290e70'],
  ] as const)
    expect(found[name]).toEqual({
      missing: expect.stringMatching(
        new RegExp(`^dataset: https://github\\.com/\\w+/${commit} cannot be fetched: git ls-remote`),
      ),
    });
});

test('a server that does not answer costs a few seconds', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  const found = await findDatasets(machine(`http://127.0.0.1:${port}`), temporaryDirectory());
  for (const { missing } of Object.values(found) as { missing: string }[])
    expect(missing).toContain('did not end within');
});
