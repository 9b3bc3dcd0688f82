import { expect, test } from 'vitest';
import { findRuns } from '../../src/results/find.ts';
import { temporaryDirectory } from '../support/temporary.ts';

test('more folders in a directory than a call takes arguments are counted', async () => {
  const directory = temporaryDirectory();
  const folders = Array.from({ length: 150_000 }, (_, index) => `folder-${index}`);
  const { found, notes } = await findRuns([directory], 'results', {
    in: (place) => ({ runs: [], below: place === directory ? folders : [] }),
    ofFile: () => null,
  });
  expect(found).toEqual([]);
  expect(notes).toContain('130001 directories are left out: at most 20000 are searched for results');
});
