import { expect, test } from 'vitest';
import { measure, writeDataset } from '../support/run.ts';

const SECRET = 'redis-client-of-the-team-42';

test('the result has the end of the evaluation to its last byte', async () => {
  const dataset = writeDataset([
    { instance_id: 'no-newline', success_command: 'printf "missing: redis-cli"' },
    // The end of the output could be the beginning of the secret.
    { instance_id: 'begins-a-secret', success_command: 'echo "missing: redis-cli"' },
    { instance_id: 'in-both-streams', success_command: 'printf "one "; sleep 0.2; printf "two" >&2' },
  ]);
  const { results } = await measure({
    dataset,
    'agent-command': 'true',
    'agent-env': `KEY=${SECRET}`,
    testbed: 'host',
  });
  const tails = Object.fromEntries(
    Object.entries(results).map(([id, { evaluation }]) => [
      id,
      evaluation?.kind === 'success_command' ? evaluation.output_tail : null,
    ]),
  );
  expect(tails).toEqual({
    'no-newline/1': 'missing: redis-cli',
    'begins-a-secret/1': 'missing: redis-cli\n',
    'in-both-streams/1': 'one two',
  });
});
