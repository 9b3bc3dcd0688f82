import path from 'node:path';
import { expect, test } from 'vitest';
import { thisMachine } from '../../src/action/machine.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const PATH = process.env.PATH!;

test.each<[Record<string, string>, string, string | undefined]>([
  [{ XDG_CACHE_HOME: '/x', HOME: '/h', RUNNER_TEMP: '/r' }, '/x/agentbench', '/r'],
  [{ HOME: '/h' }, '/h/.cache/agentbench', undefined],
  [{ XDG_CACHE_HOME: '', HOME: '/h', RUNNER_TEMP: '' }, '/h/.cache/agentbench', undefined],
])('%j', (environment, cache, temporary) => {
  const machine = thisMachine(environment);
  expect(machine.cacheDirectory).toBe(cache);
  if (temporary !== undefined) expect(machine.temporaryDirectory).toBe(temporary);
  expect(path.isAbsolute(machine.temporaryDirectory)).toBe(true);
});

test('a tool says what it printed and how it ended; failing is no error', async () => {
  const { runTool } = thisMachine({ PATH });
  expect(await runTool('sh', ['-c', 'echo out; echo err >&2; exit 3'])).toEqual({
    exitCode: 3,
    stdout: 'out\n',
    stderr: 'err\n',
  });
  const cwd = temporaryDirectory();
  expect((await runTool('pwd', ['-P'], { cwd })).stdout).toBe(`${cwd}\n`);
});

test('a tool that is not installed is the user’s to mend', async () => {
  await expect(thisMachine({ PATH }).runTool('no-such-tool-anywhere', [])).rejects.toMatchObject({
    name: 'UserError',
    message: 'no-such-tool-anywhere is not installed, or not on PATH',
  });
});

test('a tool gets nothing of the action’s own, and no repository of the caller’s', async () => {
  const given = {
    ...{ INPUT_TOKEN: '1', 'INPUT_GITHUB-TOKEN': '1', ACTIONS_RUNTIME_TOKEN: '1', STATE_run: '1' },
    ...{ GIT_DIR: '1', GIT_WORK_TREE: '1', GIT_INDEX_FILE: '1', GIT_PREFIX: '1' },
    ...{ GIT_SSH_COMMAND: 'kept', HTTPS_PROXY: 'kept', GITHUB_ACTIONS: 'kept' },
  };
  const { stdout } = await thisMachine({ PATH, ...given }).runTool('env', ['-0']);
  const names = stdout.split('\0').filter((entry) => /=(1|kept|0|C)$/.test(entry));
  expect(names.sort()).toEqual([
    'GITHUB_ACTIONS=kept',
    'GIT_SSH_COMMAND=kept',
    'GIT_TERMINAL_PROMPT=0',
    'HTTPS_PROXY=kept',
    'LC_ALL=C',
  ]);
});
