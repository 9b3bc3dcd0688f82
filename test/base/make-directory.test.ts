import { spawnSync } from 'node:child_process';
import { statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeDirectory } from '../../src/base/make-directory.ts';
import { AGENTBENCH } from '../support/cli.ts';
import { temporaryDirectory } from '../support/temporary.ts';

test('a directory and its parents are made, also twice, and below a link', () => {
  const directory = temporaryDirectory();
  symlinkSync(directory, path.join(directory, 'link'));
  for (const place of ['a/b/c', 'a/b/c', 'link/d/e']) makeDirectory(path.join(directory, place));
  expect(statSync(path.join(directory, 'a/b/c')).isDirectory()).toBe(true);
  expect(statSync(path.join(directory, 'd/e')).isDirectory()).toBe(true);
});

test('a file, a link to nowhere, and places below them are refused', () => {
  const directory = temporaryDirectory();
  writeFileSync(path.join(directory, 'file'), '');
  symlinkSync('nowhere', path.join(directory, 'link'));
  const made = (place: string) => () => makeDirectory(path.join(directory, place));
  expect(made('file')).toThrow(/EEXIST/);
  expect(made('file/a/b')).toThrow(/ENOTDIR/);
  expect(made('link')).toThrow(/EEXIST/);
  expect(made('link/a')).toThrow(/EEXIST/);
});

test.each(['x', 'x/y'])('results in /proc/%s end with a message', (name) => {
  const place = temporaryDirectory();
  const { status, stderr } = spawnSync(process.execPath, [AGENTBENCH, 'run', '--results-path', `/proc/${name}`], {
    cwd: place,
    env: { ...process.env, XDG_CACHE_HOME: place, RUNNER_TEMP: place },
    encoding: 'utf8',
    timeout: 240_000,
    killSignal: 'SIGKILL',
  });
  expect(stderr).toContain(`results-path: /proc/${name} cannot be made: ENOENT`);
  expect(status).toBe(2);
});
