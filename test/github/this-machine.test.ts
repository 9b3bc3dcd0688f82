import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { maskedLines, ownSecrets } from '../../src/base/own-secrets.ts';
import { listProcesses } from '../../src/base/processes.ts';
import { thisMachine } from '../../src/github/this-machine.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const PATH = process.env.PATH!;

test.each<[Record<string, string>, string, string]>([
  [{ XDG_CACHE_HOME: '/x', HOME: '/h', RUNNER_TEMP: '/r' }, '/x/agentbench', '/r'],
  [{ HOME: '/h' }, '/h/.cache/agentbench', tmpdir()],
  [{ XDG_CACHE_HOME: '', HOME: '/h', RUNNER_TEMP: '' }, '/h/.cache/agentbench', tmpdir()],
])('%j', (environment, cache, temporary) => {
  const machine = thisMachine(environment);
  expect(machine.cacheDirectory).toBe(cache);
  expect(machine.temporaryDirectory).toBe(path.resolve(temporary));
});

test('a tool says what it printed and how it ended; failing is no error', async () => {
  const { runTool } = thisMachine({ PATH });
  expect(await runTool('sh', ['-c', 'echo out; echo err >&2; exit 3'])).toEqual({
    exitCode: 3,
    stdout: 'out\n',
    stderr: 'err\n',
  });
  expect((await runTool('env', [])).stdout).toMatch(/^GIT_TERMINAL_PROMPT=0\nLC_ALL=C$/m);
  const cwd = temporaryDirectory();
  expect((await runTool('pwd', ['-P'], { cwd })).stdout).toBe(`${cwd}\n`);
});

test('a tool whose output is watched is ended with its children on a signal, or after its time limit', async () => {
  const { runTool } = thisMachine({ PATH });
  const controller = new AbortController();
  let child = '';
  const onOutput = (text: string) => {
    child += text;
    controller.abort();
  };
  const { signal } = controller;
  const ended = await runTool('sh', ['-c', 'sleep 300 & echo $!; wait'], { signal, onOutput });
  expect(ended).toEqual({ exitCode: 1, stdout: '', stderr: '', timedOut: false });
  await expect.poll(() => listProcesses().some(({ pid }) => pid === Number(child))).toBe(false);
  expect(await runTool('sleep', ['300'], { timeout: 20 })).toMatchObject({ exitCode: 1, timedOut: true });
  expect(await runTool('sleep', ['300'], { signal, onOutput })).toMatchObject({ exitCode: 1, timedOut: false });
});

test('a tool that is not installed is the user’s to mend', async () => {
  await expect(thisMachine({ PATH }).runTool('no-such-tool-anywhere', [])).rejects.toMatchObject({
    name: 'UserError',
    message: 'no-such-tool-anywhere is not installed, or not on PATH',
  });
});

test.each([
  ['a NUL character', 'a\0b'],
  ['more bytes than Linux takes', 'x'.repeat(128 * 1024)],
])('an argument with %s is an error of the call alone', async (_, word) => {
  await expect(thisMachine({ PATH }).runTool('true', [word])).rejects.toThrow(
    'true cannot be started: an argument has',
  );
});

describe('what a tool gets of the environment', () => {
  const seenBy = async (given: Record<string, string>) => {
    const { stdout } = await thisMachine({ PATH, ...given }).runTool('env', ['-0']);
    const own = ['PATH', 'PWD', 'SHLVL', '_', 'OLDPWD', 'GIT_TERMINAL_PROMPT', 'LC_ALL', 'AGENTBENCH_OWNER'];
    return stdout
      .split('\0')
      .map((entry) => entry.split('=')[0]!)
      .filter((name) => name !== '' && !own.includes(name))
      .sort();
  };

  test('nothing of the action’s own, and no repository of the caller’s', async () => {
    const names = await seenBy({
      ...{ INPUT_TOKEN: '1', 'INPUT_GITHUB-TOKEN': '1', 'INPUT_AGENT-ENV': 'A=1', STATE_run: '1' },
      ...{ ACTIONS_RUNTIME_TOKEN: '1', ACTIONS_RESULTS_URL: '1', ACTIONS_ID_TOKEN_REQUEST_TOKEN: '1' },
      ...{ GITHUB_ENV: '1', GITHUB_PATH: '1', GITHUB_OUTPUT: '1', GITHUB_STATE: '1', GITHUB_STEP_SUMMARY: '1' },
      ...{ AGENTBENCH_JUDGE_API_KEY: '1', OPENAI_API_KEY: '1' },
      ...{ GIT_DIR: '1', GIT_WORK_TREE: '1', GIT_INDEX_FILE: '1', GIT_PREFIX: '1' },
      ...{ GIT_SSH_COMMAND: '1', HTTPS_PROXY: '1', GITHUB_ACTIONS: '1', SSH_AUTH_SOCK: '1', DOCKER_CONFIG: '1' },
    });
    expect(names).toEqual(['DOCKER_CONFIG', 'GITHUB_ACTIONS', 'GIT_SSH_COMMAND', 'HTTPS_PROXY', 'SSH_AUTH_SOCK']);
  });

  const token = 'ghs_0123456789abcdefghij';
  test.each<[what: string, given: Record<string, string>, names: string[]]>([
    ['the token', { 'INPUT_GITHUB-TOKEN': token, GH_TOKEN: token, OTHER: 'ghp_another' }, ['OTHER']],
    ['the token within a text', { 'INPUT_GITHUB-TOKEN': token, REMOTE: `https://x:${token}@github.com` }, []],
    ["the judge's key", { 'INPUT_JUDGE-API-KEY': ` ${token}\n`, KEY: token }, []],
    ["the judge's key on the command line", { OPENAI_API_KEY: token, AZURE_KEY: token }, []],
    ['the runtime token', { ACTIONS_RUNTIME_TOKEN: token, COPY: token }, []],
    ['a key that is a word', { 'INPUT_JUDGE-API-KEY': 'ollama', HOME: '/home/ollama', KEY: 'ollama' }, ['HOME']],
    ['a key that is none', { 'INPUT_JUDGE-API-KEY': '1', DOCKER_TLS_VERIFY: '1' }, ['DOCKER_TLS_VERIFY']],
    [
      "git's own settings are git's",
      {
        ...{ 'INPUT_GITHUB-TOKEN': token, GIT_CONFIG_COUNT: '1' },
        ...{ GIT_CONFIG_KEY_0: 'http.extraHeader', GIT_CONFIG_VALUE_0: `Authorization: Bearer ${token}` },
      },
      ['GIT_CONFIG_COUNT', 'GIT_CONFIG_KEY_0', 'GIT_CONFIG_VALUE_0'],
    ],
  ])('%s', async (_, given, names) => {
    expect(await seenBy(given)).toEqual(names);
  });
});

describe('secrets of the job', () => {
  test('are found by where they stand', () => {
    const environment = {
      ...{
        'INPUT_GITHUB-TOKEN': 'ghs_first',
        'INPUT_JUDGE-API-KEY': ' sk-second ',
        ACTIONS_RUNTIME_TOKEN: 'third-token',
      },
      ...{
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'fourth-token',
        ACTIONS_CACHE_URL: 'https://cache',
        'INPUT_AGENT-NAME': 'claude',
      },
      ...{ OPENAI_API_KEY: 'ghs_first', AGENTBENCH_JUDGE_API_KEY: '12345' },
    };
    expect(ownSecrets(environment)).toEqual(['ghs_first', 'sk-second', 'third-token', 'fourth-token']);
  });

  test('are masked line by line, and no words', () => {
    expect(maskedLines('{\n  "key": "0123456789"\r\n}\rlonger than six')).toEqual([
      '"key": "0123456789"',
      'longer than six',
    ]);
    expect(maskedLines('true')).toEqual([]);
  });
});

test('directories are absolute, wherever the variables lead: tools and trials are started elsewhere', () => {
  const { cacheDirectory, temporaryDirectory } = thisMachine({ XDG_CACHE_HOME: 'cache', RUNNER_TEMP: 'tmp' });
  expect([cacheDirectory, temporaryDirectory]).toEqual([path.resolve('cache/agentbench'), path.resolve('tmp')]);
});
