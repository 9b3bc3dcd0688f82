import { expect, test } from 'vitest';
import { IDLE } from '../../../src/programs/idle.ts';
import { runningIn } from '../../../src/testbeds/docker/running.ts';

const IDLING = `/bin/sh -c ${IDLE.replaceAll('\n', ' ')}`;

test.each([
  ['in order', ['32760', '32761', '32762']],
  ['after the numbers of processes started anew', ['32767', '301', '302']],
  ['last of all', ['32766', '32767', '301']],
])('what keeps a container alive is not listed: numbers %s', async (_, [init, shell, sleep]) => {
  const lines = [
    [init!, '9000', '/sbin/docker-init', '--', ...IDLING.split(' ')],
    [shell!, init!, ...IDLING.split(' ')],
    [sleep!, shell!, 'sleep', '3600'],
    ['500', init!, 'node', 'server.js'],
    ['501', '500', 'sleep', '3600'],
  ];
  // As ps lists them.
  lines.sort((one, other) => Number(one[0]) - Number(other[0]));
  const running = await runningIn({ id: 'f'.repeat(64), top: async () => lines });
  expect(running!.processes.map(({ id, words }) => `${id} ${words}`)).toEqual(['500 node server.js', '501 sleep 3600']);
});
