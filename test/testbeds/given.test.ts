import { expect, test } from 'vitest';
import { LARGEST_TEXT, SeenFiles } from '../../src/testbeds/given.ts';

test('texts of a workdir are kept up to a size and a number, and one that is let go makes room', () => {
  const files = new SeenFiles();
  expect([files.takes('a', LARGEST_TEXT + 1), files.takes('.git/config', 1), files.takes('x/.git/HEAD', 1)]).toEqual([
    false,
    false,
    false,
  ]);
  for (let count = 0; count < 128; count += 1) expect(files.takes('a', LARGEST_TEXT)).toBe(true);
  expect(files.takes('a', 1)).toBe(false);
  files.letGo(1);
  expect([files.takes('a', 2), files.takes('a', 1)]).toEqual([false, true]);

  const many = new SeenFiles();
  for (let count = 0; count < 2000; count += 1) expect(many.takes('a', 0)).toBe(true);
  expect(many.takes('a', 0)).toBe(false);
  many.letGo(0);
  expect([many.takes('a', 0), many.takes('a', 0)]).toEqual([true, false]);
});

test('a file comes with the directories above it', () => {
  const files = new SeenFiles();
  const file = { type: 'file' as const, identity: 'one', text: null };
  files.put('a/b/c', file);
  const directory = { type: 'directory', identity: 'directory', text: null };
  expect(Object.fromEntries(files)).toEqual({ 'a/b/c': file, 'a/b': directory, a: directory });
});
