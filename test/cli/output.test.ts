import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { pathFromHere } from '../../src/cli/trials.ts';
import { runSchema } from '../../src/results/records.ts';
import { AGENTBENCH } from '../support/cli.ts';
import { writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const dataset = writeDataset(['a-1', 'b-1', 'c-1'].map((instance_id) => ({ instance_id })));
const RUN = ['run', '--dataset', dataset, '--testbed', 'host', '--agent-command', 'touch solved'];

/** Runs `agentbench` by a shell that sends its output where `redirection` says; its exit code and standard error. */
async function redirected(args: string[], redirection: string, cwd = temporaryDirectory()) {
  const errors = path.join(cwd, 'stderr');
  const stderr = openSync(errors, 'w');
  const child = spawn(
    'bash',
    ['-c', `set -o pipefail; "$@" ${redirection}`, 'bash', process.execPath, AGENTBENCH, ...args],
    {
      cwd,
      stdio: ['ignore', 'ignore', stderr],
      env: { ...process.env, NO_COLOR: '1', XDG_CACHE_HOME: cwd, RUNNER_TEMP: cwd },
    },
  );
  const [exitCode] = await once(child, 'exit');
  closeSync(stderr);
  return { exitCode, stderr: readFileSync(errors, 'utf8'), cwd };
}

const passedIn = (cwd: string) =>
  runSchema.parse(JSON.parse(readFileSync(path.join(cwd, 'agentbench-results/latest/run.json'), 'utf8'))).totals.passed;

test('a printed path is none that reads as an option', () => {
  expect(['-r/a', 'a-b', '.', '/'].map(pathFromHere)).toEqual(['./-r/a', 'a-b', '.', '/']);
});

describe('output that cannot be written', () => {
  test.each([[[]], [['--json']]])('run %j on a full disk measures every trial, and says so', async (flags) => {
    const { exitCode, stderr, cwd } = await redirected([...RUN, ...flags], '> /dev/full');
    expect(passedIn(cwd)).toBe(3);
    expect(stderr).toMatch(/^agentbench: further output is lost: ENOSPC: no space left on device, write$/m);
    expect(stderr).not.toMatch(/^ +at /m);
    expect(exitCode).toBe(3);
    const shown = await redirected(['show', '--json'], '> /dev/full', cwd);
    expect(shown).toMatchObject({
      exitCode: 3,
      stderr: expect.stringMatching(/^agentbench: further output is lost: .*\n$/),
    });
  });

  test.each([
    ['a reader that has gone', '| head -n 1'],
    ['a closed standard output', '>&-'],
    ['both closed', '>&- 2>&-'],
  ])('%s: the run goes on to its end', async (_, redirection) => {
    const { exitCode, stderr, cwd } = await redirected(RUN, redirection);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(passedIn(cwd)).toBe(3);
  });
});
