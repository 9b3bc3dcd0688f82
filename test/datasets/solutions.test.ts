import { realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadSetupBench } from '../../src/datasets/setupbench.ts';
import { writeDataset } from '../support/run.ts';

const ABOUT = { name: null, ref: null };
const ROWS = [{ instance_id: 'a' }, { instance_id: 'b' }, { instance_id: 'c' }];

test('scripts and directories, in solution/ or solutions/, and notes on those of no instance', async () => {
  const directory = writeDataset(ROWS, {
    'solution/a.sh': 'true\n',
    'solutions/b/src/main.py': '\n',
    'solution/d.sh': 'true\n',
    'solution/README.md': '# Solutions\n',
    'solution/c': 'true\n',
  });
  const { instances, notes } = await loadSetupBench(directory, ABOUT);
  expect(instances.map(({ solution }) => solution)).toEqual([
    path.join(directory, 'solution/a.sh'),
    path.join(directory, 'solutions/b'),
    null,
  ]);
  expect(notes).toEqual(['solution/d.sh belongs to no instance']);
});

test('a link leads to a solution that instances share', async () => {
  const directory = writeDataset(ROWS, { 'solution/a.sh': 'true\n', 'solution/b/main.py': '\n' });
  symlinkSync('a.sh', path.join(directory, 'solution/c.sh'));
  const { instances } = await loadSetupBench(directory, ABOUT);
  expect(instances[2]!.solution).toBe(path.join(realpathSync(directory), 'solution/a.sh'));
});

test('a solution does not change the digest: results before and after it are comparable', async () => {
  const { digest } = await loadSetupBench(writeDataset(ROWS), ABOUT);
  expect((await loadSetupBench(writeDataset(ROWS, { 'solution/a.sh': 'true\n' }), ABOUT)).digest).toBe(digest);
});

test('two solutions of one instance, and a link that leads out, are refused', async () => {
  const two = writeDataset(ROWS, { 'solution/a.sh': 'true\n', 'solutions/a.sh': 'true\n' });
  await expect(loadSetupBench(two, ABOUT)).rejects.toThrow(/a has two solutions/);
  const linked = writeDataset(ROWS, { 'solution/b.sh': 'true\n' });
  symlinkSync('/etc/passwd', path.join(linked, 'solution/a.sh'));
  await expect(loadSetupBench(linked, ABOUT)).rejects.toThrow(/to a place outside of the dataset/);
});
