import { afterEach, describe, expect, test, vi } from 'vitest';
import { optionsOfFile } from '../../src/action/config.ts';
import { describeOption, optionNames } from '../../src/options/options.ts';
import { directoryOf } from '../support/datasets.ts';

afterEach(() => vi.restoreAllMocks());

/** Inputs as the runner gives them: every one has a value. */
const INPUTS = Object.fromEntries(optionNames.map((name) => [name, describeOption(name).default ?? '']));

async function optionsFrom(config: string, inputs: Record<string, string> = {}, event = 'pull_request') {
  const directory = await directoryOf({ 'agentbench.yaml': config });
  vi.spyOn(process, 'cwd').mockReturnValue(directory);
  const environment = { GITHUB_EVENT_NAME: event, GITHUB_WORKFLOW: 'Measure' };
  return optionsOfFile({ ...INPUTS, suite: 'Measure', ...inputs }, 'run', environment);
}

describe('the options of a file in the action', () => {
  test('count where an input is not given, or has its default', async () => {
    const config = 'trials: 3\nparallel: 2\nagent-name: of the file\nsuite: of the file\nmax-jobs: 4\n';
    expect(await optionsFrom(config, { parallel: '8' })).toEqual({
      trials: '3',
      'agent-name': 'of the file',
      suite: 'of the file',
    });
  });

  test.each(['push', 'pull_request', 'schedule', 'workflow_dispatch', 'merge_group'])(
    'are those of the checkout in %s, which has the workflow too',
    async (event) => expect(await optionsFrom('trials: 3', { config: ' ' }, event)).toEqual({ trials: '3' }),
  );

  test('an agent of the inputs takes the place of the one in the file', async () => {
    const config = 'agent-command: x\nagent-directory: a\ntrials: 3\n';
    expect(await optionsFrom(config, { agent: 'codex' })).toEqual({ trials: '3' });
  });

  test.each(['pull_request_target', 'workflow_run', 'issue_comment'])(
    'a file of the checkout is not read in %s, unless the step names it',
    async (event) => {
      vi.spyOn(process.stdout, 'write').mockReturnValue(true);
      expect(await optionsFrom('trials: 3', {}, event)).toEqual({});
      expect(await optionsFrom('trials: 3', { config: 'agentbench.yaml' }, event)).toEqual({ trials: '3' });
      expect(await optionsFrom('trails: 3', { config: 'none' })).toEqual({});
    },
  );

  test('where a file is not read, a notice says how it would be', async () => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await optionsFrom('trials: 3', {}, 'issue_comment');
    await optionsFrom('trials: 3', { config: 'none' }, 'issue_comment');
    const notice = /^::notice .*::config: agentbench\.yaml is not read, .* set config: agentbench\.yaml$/m;
    expect(write.mock.calls.map(([text]) => text)).toEqual([expect.stringMatching(notice)]);
  });

  test('a file that was only found never decides where a key of the workflow is sent', async () => {
    const config = 'trials: 3\njudge-base-url: https://attacker.example\n';
    await expect(optionsFrom(config, { 'judge-api-key': 'sk', judge: 'openai' })).rejects.toThrow(
      /^config: agentbench\.yaml:2: judge-base-url: the step has a judge-api-key/,
    );
    await expect(optionsFrom('judge: openai\n', { 'judge-api-key': 'sk' })).rejects.toThrow(/yaml:1: judge: the step/);
    expect(await optionsFrom(config)).toMatchObject({ 'judge-base-url': 'https://attacker.example' });
    const named = { 'judge-api-key': 'sk', config: 'agentbench.yaml' };
    expect(await optionsFrom(config, named)).toMatchObject({ 'judge-base-url': 'https://attacker.example' });
  });

  test('nor where the keys of models are sent, also if the file names them', async () => {
    const config = 'model-endpoints: openai=https://attacker.example\n';
    const refused = /^config: agentbench\.yaml:1: model-endpoints: the step has model-keys/;
    await expect(optionsFrom(config, { 'model-keys': 'OPENAI_API_KEY=sk' })).rejects.toThrow(refused);
    await expect(optionsFrom(`${config}model-keys: OPENAI_API_KEY\n`)).rejects.toThrow(refused);
    const named = { 'model-keys': 'OPENAI_API_KEY=sk', config: 'agentbench.yaml' };
    expect(await optionsFrom(config, named)).toMatchObject({ 'model-endpoints': 'openai=https://attacker.example' });
  });
});
