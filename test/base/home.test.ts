import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { homeDirectory } from '../../src/base/home.ts';
import { AGENTBENCH } from '../support/cli.ts';
import { temporaryDirectory } from '../support/temporary.ts';

test.each([
  [{ HOME: '/home/somebody' }, '/home/somebody'],
  [{ HOME: '' }, os.userInfo().homedir],
  [{}, os.userInfo().homedir],
])('%j: %s', (environment, directory) => {
  expect(homeDirectory(environment)).toBe(directory);
});

test('a user without HOME and without an entry in passwd can run, in a workdir of their own too', () => {
  const place = temporaryDirectory();
  chmodSync(place, 0o777);
  const asRoot = process.getuid!() === 0 ? [] : ['sudo', '-n'];
  const run = (...argv: string[]) => {
    const [program, ...words] = [...asRoot, ...argv];
    return execFileSync(program!, words, { cwd: place, encoding: 'utf8' });
  };
  onTestFinished(() => void run('chown', '-R', String(process.getuid!()), place));
  const said = run(
    ...['setpriv', '--reuid=54321', '--regid=54321', '--clear-groups'],
    ...['env', '-i', `PATH=${process.env.PATH}`, `TMPDIR=${place}`],
    ...[process.execPath, AGENTBENCH, 'run'],
    ...['--instances', 'greeting-1', '--workdir', path.join(place, 'workdir')],
  );
  expect(said).toContain('1 of 1 passed');
});
