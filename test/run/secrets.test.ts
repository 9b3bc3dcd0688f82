import { expect, test } from 'vitest';
import { measure, writeDataset } from '../support/run.ts';

test('values that are too short to be taken out of logs are told of once, by their names', async () => {
  const dataset = writeDataset([{ instance_id: 'a' }, { instance_id: 'b' }]);
  const { told, read } = await measure({
    dataset,
    testbed: 'host',
    'agent-env': 'PIN=12345\nKEY=hunter22\nNONE=\nFLAG=true',
    'agent-command': 'echo "$PIN $KEY"; touch solved',
  });
  expect(told.filter(({ what }) => what === 'notice').map(({ text }) => text)).toEqual([
    'agent-env: PIN, FLAG: too short to be kept out of logs and results',
    'agent-env: NONE: the value is empty; is there a secret of this name?',
  ]);
  expect(read('a/trial-1/agent.log')).toBe('12345 ***\n');
});

test('agent-variables are settings, shown as they are and told of in run.json', async () => {
  const { read, run } = await measure({
    dataset: writeDataset([{ instance_id: 'a' }]),
    testbed: 'host',
    'agent-variables': 'MODEL=large-model-4\nEFFORT=high',
    'agent-env': 'KEY=hunter22',
    'agent-command': 'echo "$MODEL $EFFORT $KEY"; touch solved',
  });
  expect(read('a/trial-1/agent.log')).toBe('large-model-4 high ***\n');
  expect(run.identity).toMatchObject({
    agent_variables: [
      { name: 'EFFORT', value: 'high' },
      { name: 'MODEL', value: 'large-model-4' },
    ],
    agent_env: ['KEY'],
  });
});

test('a name both in agent-variables and in agent-env is refused', async () => {
  const options = { dataset: writeDataset([{ instance_id: 'a' }]), testbed: 'host', 'agent-command': 'true' };
  await expect(measure({ ...options, 'agent-variables': 'KEY=1', 'agent-env': 'KEY=2' })).rejects.toThrow(
    'agent-variables: KEY: also in agent-env; keep secrets in agent-env, other settings in agent-variables',
  );
});
