import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyOver } from '../../src/testbeds/copy-over.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const modeOf = (file: string) => statSync(file).mode & 0o7777;

test('whatever the umask, modes are kept with their special bits; that of the top directory is the usual one', async () => {
  const [source, place] = [temporaryDirectory(), temporaryDirectory()];
  mkdirSync(path.join(source, 'shared'));
  writeFileSync(path.join(source, 'shared/program'), '');
  chmodSync(path.join(source, 'shared/program'), 0o775);
  chmodSync(path.join(source, 'shared'), 0o2775);
  const before = process.umask(0o077);
  onTestFinished(() => void process.umask(before));
  const target = path.join(place, 'target');
  await copyOver(source, target);
  expect(['', 'shared', 'shared/program'].map((name) => modeOf(path.join(target, name)))).toEqual([
    0o755, 0o2775, 0o775,
  ]);
});

test('a pipe is named, and nothing is put in its place', async () => {
  const [source, place] = [temporaryDirectory(), temporaryDirectory()];
  const pipe = path.join(source, 'pipe');
  execFileSync('mkfifo', [pipe]);
  await expect(copyOver(source, place)).rejects.toThrow(`${pipe} is a pipe, a socket or a device, and is not copied`);
  expect(existsSync(path.join(place, 'pipe'))).toBe(false);
});
