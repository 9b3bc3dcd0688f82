import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe } from 'vitest';
import { resultsOf, test } from './support/scene.ts';

/** Inputs that are wrong, and what the one error annotation must say; `{dataset}` stands for a good one. */
const WRONG: [Record<string, string>, RegExp][] = [
  [{ 'agent-command': '' }, /^agent: is required/],
  [{ dataset: 'nowhere' }, /^dataset: .*nowhere/],
  [{ instances: 'a\nzzz-*' }, /^instances: "zzz-\*" matches nothing; nearest: a, b$/],
  [{ instances: '!*' }, /^instances: the selectors leave no instance/],
  [{ 'agent-timeout': 'soon' }, /^agent-timeout: "soon" is not a duration; write for example 90s/],
  [{ 'fail-on': 'eror' }, /^fail-on: "eror" is not one of error, never, failure, regression; did you mean error\?$/],
  [{ comment: 'sometimes' }, /^comment: "sometimes" is not one of auto, always/],
  [{ summary: 'maybe' }, /^summary: "maybe" is neither true nor false$/],
  [{ trials: '0' }, /^trials: "0" is not a whole number from 1 to 999999$/],
  [{ shard: '3/2' }, /^shard: "3\/2" is not a shard; write for example 1\/4$/],
  [{ shard: '3/3' }, /^shard: 3\/3 is empty/],
  [{ 'min-success-rate': '80%' }, /^min-success-rate: "80%" is not a number from 0 to 1; write for example 0.8$/],
  [{ 'image-map': 'a' }, /^image-map: "a" is not of the form from=to$/],
  [{ 'agent-env': 'GOOD=1\nsecret value' }, /^agent-env: line 2 is neither NAME=value nor NAME$/],
  [
    { 'agent-env': 'NOT_SET_ANYWHERE' },
    /^agent-env: NOT_SET_ANYWHERE has no value, and no variable of this name is set/,
  ],
  [{ 'agent-env': 'GITHUB_ACTOR' }, /^agent-env: line 1: GITHUB_ACTOR belongs to the runner/],
  [{ 'agent-directory': 'nowhere' }, /^agent-directory: .*\/nowhere is not an existing directory$/],
  [{ 'keep-image': 'true' }, /^keep-image: the host testbed has no image to keep/],
  [{ workdir: '.' }, /^workdir: "\." is not an absolute path$/],
  [{ 'results-path': 'file/below' }, /^results-path: .*\/file\/below cannot be made/],
  [{ trials: 'many', parallel: 'all' }, /^trials: .*\nparallel: /],
];

test('an empty secret of agent-env is a notice', async ({ scene, expect }) => {
  const dataset = await scene.dataset(['a']);
  const inputs = { dataset, 'agent-env': 'MODEL_API_KEY=\nOTHER=1\nPASSED' };
  const ran = await scene.run(inputs, { env: { PASSED: '' } });
  expect(ran).toMatchObject({ outcome: 'success', exitCode: 0 });
  expect(ran.said).toEqual([
    'notice: agent-env: empty: MODEL_API_KEY, PASSED. If the agent needs it, set the secret (gh secret set NAME); pull requests of forks get none, those of Dependabot only its own',
  ]);
});

describe.concurrent('an input that is wrong: exit code 2, said by its name, and nothing is begun', () => {
  test.for(WRONG)('%o', async ([inputs, message], { scene, expect }) => {
    const dataset = await scene.dataset(['a', 'b']);
    const workspace = await scene.directory();
    await writeFile(path.join(workspace, 'file'), '');
    const ran = await scene.run({ dataset, ...inputs }, { workspace });
    expect(ran).toMatchObject({ outcome: 'failure', exitCode: 2, state: {}, summary: '', errors: [] });
    expect(ran.annotations).toEqual([{ level: 'error', message: expect.stringMatching(message), properties: {} }]);
    // Neither by post.
    expect(ran.post).toMatchObject({ outcome: 'success', log: '', summary: '' });
    expect(scene.artifacts.requests).toEqual([]);
    expect(scene.api.requests).toEqual([]);
    expect(existsSync(resultsOf(ran.job))).toBe(false);
    expect(await readdir(ran.job.temp, { recursive: true })).not.toContainEqual(expect.stringContaining('.owner'));
    expect(ran.log).not.toContain('secret value');
  });
});

describe.concurrent('a dataset that is wrong', () => {
  test('names file, line and field', async ({ scene, expect }) => {
    const dataset = await scene.dataset([{ instance_id: '../up', task_type: '' }, 'b', 'b']);
    const ran = await scene.run({ dataset });
    expect(ran).toMatchObject({ exitCode: 2, state: {} });
    expect(ran.annotations[0]!.message).toMatch(
      /^dataset: .* cannot be read:\nscenarios\/rows\.jsonl:1: instance_id: must begin with a letter .*\nscenarios\/rows\.jsonl:1: task_type: is empty\nscenarios\/rows\.jsonl:3: instance_id: "b" is already used at scenarios\/rows\.jsonl:2$/,
    );
  });
});

describe.concurrent('agentbench.yaml in the workspace', () => {
  test('gives the options that the step leaves to it, in post as well', async ({ scene, expect }) => {
    const dataset = await scene.dataset(['a', '!b']);
    const workspace = await scene.directory();
    await writeFile(path.join(workspace, 'agentbench.yaml'), 'instances: a\ntrials: 2\nagent-name: of the file\n');
    const ran = await scene.run({ dataset, 'agent-name': 'of the step' }, { workspace });
    expect(ran, ran.log).toMatchObject({ outcome: 'success', post: { outcome: 'success' } });
    const run = JSON.parse(await readFile(path.join(resultsOf(ran.job), 'run.json'), 'utf8'));
    expect(run.agent.name).toBe('of the step');
    expect(run.planned.map(({ instance_id, trial }: Record<string, unknown>) => [instance_id, trial])).toEqual([
      ['a', 1],
      ['a', 2],
    ]);
  });

  test('with a fault fails the step by its line, and nothing is begun', async ({ scene, expect }) => {
    const workspace = await scene.directory();
    await writeFile(path.join(workspace, 'agentbench.yaml'), 'trails: 2\n');
    const ran = await scene.run({ dataset: await scene.dataset(['a']) }, { workspace });
    expect(ran).toMatchObject({ outcome: 'failure', exitCode: 2, state: {} });
    expect(ran.said).toEqual([
      'error: config: agentbench.yaml:1: trails: there is no such option; did you mean trials?',
    ]);
  });
});
