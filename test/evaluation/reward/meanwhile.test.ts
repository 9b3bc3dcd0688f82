import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Meanwhile } from '../../../src/evaluation/reward/meanwhile.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

test('tests with two links in a circle are compared by their files', () => {
  const directory = temporaryDirectory();
  writeFileSync(path.join(directory, 'test.sh'), 'echo 1 >/logs/verifier/reward.txt\n');
  for (const name of ['one', 'two']) symlinkSync('.', path.join(directory, name));
  const { script } = new Meanwhile([], [['/tests/deep', { directory, executable: false }]]);
  expect(script).toContain("sha256sum -- '/tests/deep/test.sh' 2>");
});
