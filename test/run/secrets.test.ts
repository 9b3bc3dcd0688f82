import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseOptions } from '../../src/options/parse.ts';
import { differencesOf } from '../../src/run/identity.ts';
import { keepOptions, restoreOptions } from '../../src/run/kept-options.ts';
import { measureArms } from '../support/experiment.ts';
import { measure, writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

test('values that are too short to be taken out of logs are told of once, by their names', async () => {
  const dataset = writeDataset([{ instance_id: 'a' }, { instance_id: 'b' }]);
  const { told, read } = await measure({
    dataset,
    testbed: 'host',
    'agent-env': 'PIN=12345\nKEY=hunter\nNONE=\nFLAG=true',
    'task-env': 'PORT=8080',
    'agent-command': 'echo "$PIN $KEY"; touch solved',
  });
  expect(told.filter(({ what }) => what === 'notice').map(({ text }) => text)).toEqual([
    'agent-env: PIN, FLAG: too short to be kept out of logs and results',
    'task-env: PORT: too short to be kept out of logs and results',
    'agent-env: NONE: the value is empty (in a workflow: is there a secret of this name?)',
  ]);
  expect(read('a/trial-1/agent.log')).toBe('12345 ***\n');
});

test('no secret of an arm is in the record of the experiment', async () => {
  const results = path.join(temporaryDirectory(), 'results');
  const arms = 'base: {}\nhead: { agent-command: echo hunter22 }';
  const { record } = await measureArms(arms, {
    ...{ dataset: writeDataset([{ instance_id: 'a' }]), testbed: 'host', 'results-path': results },
    ...{ 'agent-env': 'KEY=hunter22', 'agent-variables': 'MODEL=hunter22', 'agent-command': 'true', arms },
  });
  expect(record.arms[1]).toMatchObject({
    agent: { command: 'echo ***' },
    identity: { agent_variables: [{ name: 'MODEL', value: '***' }] },
  });
  expect(readFileSync(path.join(results, 'experiment.json'), 'utf8')).not.toContain('hunter22');
});

test('the secret of one arm is masked in the others, in their records and logs', async () => {
  const results = path.join(temporaryDirectory(), 'results');
  const arms = 'base: { agent-env: KEY=hunter22 }\nhead: { agent-command: echo hunter22 }';
  await measureArms(arms, {
    ...{ dataset: writeDataset([{ instance_id: 'a' }]), testbed: 'host', 'results-path': results },
    ...{ 'agent-variables': 'MODEL=hunter22', 'agent-command': 'true', arms },
  });
  for (const file of ['experiment.json', 'head/run.json', 'head/a/trial-1/result.json', 'head/a/trial-1/agent.log']) {
    const text = readFileSync(path.join(results, file), 'utf8');
    expect(text, file).toContain('***');
    expect(text, file).not.toContain('hunter22');
  }
});

test('agent-variables are settings, shown as they are and told of in run.json', async () => {
  const { read, run } = await measure({
    dataset: writeDataset([{ instance_id: 'a' }]),
    testbed: 'host',
    'agent-variables': 'MODEL=large-model-4\nEFFORT=high',
    'agent-env': 'KEY=hunter22',
    'task-env': 'TOKEN=hunter33',
    'agent-command': 'echo "$MODEL $EFFORT $KEY"; touch solved',
  });
  expect(read('a/trial-1/agent.log')).toBe('large-model-4 high ***\n');
  expect(run.identity).toMatchObject({
    agent_variables: [
      { name: 'EFFORT', value: 'high' },
      { name: 'MODEL', value: 'large-model-4' },
    ],
    agent_env: ['KEY'],
    // Of "TOKEN=hunter33".
    task_env: [{ name: 'TOKEN', digest: `sha256:${createHash('sha256').update('TOKEN=hunter33').digest('hex')}` }],
  });
  const other = { ...run, identity: { ...run.identity!, task_env: [{ name: 'TOKEN', digest: 'sha256:0' }] } };
  expect(differencesOf(other, run)).toEqual([
    expect.stringMatching(/^task-env: TOKEN=sha256:0 before, TOKEN=sha256:\w{12} now$/),
  ]);
  const kept = keepOptions({ 'task-env': 'TOKEN=hunter33\nOTHER' }, '/results');
  expect(kept).toEqual([{ name: 'task-env', value: 'TOKEN\nOTHER' }]);
  const restored = restoreOptions({ ...run, options: kept }, '/results', {}, { TOKEN: 'hunter33', OTHER: 'x' });
  expect(parseOptions(restored)['task-env']).toEqual([
    { name: 'TOKEN', value: 'hunter33' },
    { name: 'OTHER', value: 'x' },
  ]);
});

test('a name both in agent-variables and in agent-env is refused', async () => {
  const options = { dataset: writeDataset([{ instance_id: 'a' }]), testbed: 'host', 'agent-command': 'true' };
  await expect(measure({ ...options, 'agent-variables': 'KEY=1', 'agent-env': 'KEY=2' })).rejects.toThrow(
    'agent-variables: KEY: also in agent-env; keep secrets in agent-env, other settings in agent-variables',
  );
});
