import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { FloorStore } from '../../../src/evaluation/test-plan/floors.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

test('scores of an empty project are read back; a pipe in their place, as a trial on the host can leave one, is not waited for', async () => {
  const cacheDirectory = temporaryDirectory();
  const store = new FloorStore({ cacheDirectory });
  const place = { digest: 'a', mode: 'dev' as const, testbed: 'host', judge: null, limits: {}, instanceId: 'one' };
  await store.write(place, [0, null, 2]);
  expect(await store.read(place)).toEqual([0, null, 2]);
  const [file] = readdirSync(cacheDirectory, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  rmSync(path.join(cacheDirectory, file!));
  execFileSync('mkfifo', [path.join(cacheDirectory, file!)]);
  expect(await store.read(place)).toEqual([]);
});
