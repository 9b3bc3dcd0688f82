import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pathsBelow } from '../../src/base/paths-below.ts';
import { temporaryDirectory } from '../support/temporary.ts';

test('links are told of and not followed, those in a circle too', () => {
  const root = temporaryDirectory();
  mkdirSync(path.join(root, 'a/b'), { recursive: true });
  mkdirSync(path.join(root, 'empty'));
  for (const name of ['one', 'a/two', 'a/b/ünï code']) writeFileSync(path.join(root, name), '');
  for (const name of ['x', 'y', 'a/x', 'a/y']) symlinkSync('.', path.join(root, name));
  symlinkSync('/', path.join(root, 'a/root'));
  symlinkSync('nothing', path.join(root, 'broken'));
  expect(pathsBelow(root).sort()).toEqual(
    ['one', 'a/two', 'a/b/ünï code', 'x', 'y', 'a/x', 'a/y', 'a/root', 'broken'].sort(),
  );
});
