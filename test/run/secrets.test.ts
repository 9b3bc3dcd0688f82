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
  ]);
  expect(read('a/trial-1/agent.log')).toBe('12345 ***\n');
});
