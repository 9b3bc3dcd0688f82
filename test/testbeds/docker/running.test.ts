import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { IDLE } from '../../../src/programs/idle.ts';
import { runningIn } from '../../../src/testbeds/docker/running.ts';
import { socketsOf, tablesOf } from '../../../src/testbeds/sockets.ts';
import { dockerCli } from '../../support/docker.ts';
import { IMAGE } from '../../support/testbed.ts';

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

const LISTEN = 'my $s = IO::Socket::INET->new(Listen => 1, LocalPort => 8642) or die; sleep 4000';

test.each([
  ['without a process, none', null, /^$/],
  ["not that of Docker's resolver", ['sleep', '4000'], /^$/],
  ['those of a process', ['perl', '-MIO::Socket::INET', '-e', LISTEN], /^\S+ +\S+ \d+:21C2 [^\n]+$/],
])('the sockets of a container in a network of its own: %s', async (_, command, listed) => {
  const network = `agentbench-test-${randomBytes(5).toString('hex')}`;
  dockerCli('network', 'create', network);
  const id = dockerCli('run', '--detach', '--init', '--network', network, IMAGE, '/bin/sh', '-c', IDLE);
  try {
    if (command !== null) dockerCli('exec', '--detach', id, ...command);
    const top = async () =>
      dockerCli('top', id, '-eo', 'pid,ppid,args')
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split(/\s+/));
    const seen = async () => {
      const { processes, sockets } = (await runningIn({ id, top }))!;
      return { programs: processes.map(({ words }) => words.split(' ')[0]), sockets };
    };
    await expect.poll(seen).toEqual({ programs: command?.slice(0, 1) ?? [], sockets: expect.stringMatching(listed) });
  } finally {
    dockerCli('rm', '--force', id);
    dockerCli('network', 'rm', network);
  }
});

test('the sockets that a process holds, whatever it has closed since its descriptors were listed', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const [line] = tablesOf('self')
    .split('\n')
    .filter((line) => line.includes(`:${port.toString(16).toUpperCase().padStart(4, '0')} 00000000:0000`));
  // Its own descriptors have that of the list among them, which is closed by now.
  expect(socketsOf('self')).toContain(line!.split(/\s+/)[10]);
  server.close();
});
