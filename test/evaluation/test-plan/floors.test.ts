import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FloorStore } from '../../../src/evaluation/test-plan/floors.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

const place = { digest: 'a', mode: 'dev' as const, testbed: 'host', judge: null, limits: {}, instanceId: 'one' };

test('a cache that cannot be written keeps no scores, and costs no verdict', async () => {
  const cacheDirectory = path.join(temporaryDirectory(), 'file');
  writeFileSync(cacheDirectory, '');
  const store = new FloorStore({ cacheDirectory });
  await expect(store.write(place, [0])).resolves.toBeUndefined();
  expect(await store.read(place)).toEqual([]);
});

test('scores of an empty project are read back, under the same conditions; a pipe in their place, as a trial on the host can leave one, is not waited for', async () => {
  const cacheDirectory = temporaryDirectory();
  const store = new FloorStore({ cacheDirectory });
  await store.write(place, [0, null, 2]);
  expect(await store.read(place)).toEqual([0, null, 2]);
  const others = [
    { digest: 'b' },
    { mode: 'debug' as const },
    { testbed: 'sha256:1' },
    { judge: 'one' },
    { limits: { typing: 'upstream' } },
    { instanceId: 'two' },
  ];
  for (const other of others) expect(await store.read({ ...place, ...other })).toEqual([]);
  const [file] = readdirSync(cacheDirectory, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  rmSync(path.join(cacheDirectory, file!));
  execFileSync('mkfifo', [path.join(cacheDirectory, file!)]);
  expect(await store.read(place)).toEqual([]);
});
