import { expect, test } from 'vitest';
import {
  asksForService,
  type Listener,
  listenersScript,
  parseListeners,
  portsOf,
  servicesOf,
  standIns,
} from '../../../src/evaluation/look/listeners.ts';
import { aTestbed, textOf } from '../../support/testbed.ts';

test.each<[script: string, taskType: string, addresses: Record<string, 'any' | 'database' | null>]>([
  ['curl -s http://localhost:9090/metrics | grep -q x', 'reposetup', { 9090: 'any', 909: null, 80: null }],
  ['curl -s http://localhost/ | grep -q "Hello"', 'bgsetup', { 80: 'any', 443: null }],
  [
    'curl --unix-socket /tmp/gunicorn.sock http://localhost/',
    'bgsetup',
    { '/tmp/gunicorn.sock': 'any', '/tmp/x': null, '/': null },
  ],
  ['sleep 12 && redis-cli GET beat_check', 'bgsetup', { 6379: 'database', 6380: null }],
  ['redis-cli -p 6380 GET x', 'dbsetup', { 6380: 'database', 6379: 'database' }],
  [
    'psql -p 5433 -c "SELECT"',
    'dbsetup',
    { 5433: 'database', '/run/postgresql/.s.PGSQL.5433': 'database', 8080: null },
  ],
  ['mysql -u root', 'dbsetup', { 3306: 'database', '/run/mysqld/mysqld.sock': 'database' }],
  ['HTTP_PORT=3001 P2P_PORT=6001 npm start', 'reposetup', { 3001: 'any', 6001: 'any', 2: null }],
  ['mongosh --eval x', 'bgsetup', { 27017: 'database', '/run/mysqld/mysqld.sock': 'database', 80: null }],
  ['createdb x', 'dbsetup', { '/run/postgresql/.s.PGSQL.5432': 'database', 5432: null }],
  ['curl -s localhost | grep -q x', 'reposetup', { 80: 'any', 443: null }],
  ['curl -s localhost:8080', 'reposetup', { 8080: 'any', 80: null }],
  ['curl --version; psql -h localhost', 'dbsetup', { 5432: 'database', 80: null }],
  ['curl https://host', 'reposetup', { 443: 'any', 80: null }],
  ['curl https://host:8443/', 'reposetup', { 8443: 'any', 443: null }],
  ['serve v1.8080 a9090b 123456', 'reposetup', { 8080: null, 9090: null, 12345: null }],
  ['grep -qx 42 answer.txt', 'reposetup', { 42: null }],
  ['grep -qx 42 answer.txt >/dev/null 2>&1 && echo "Setup successful"', 'reposetup', { 42: null }],
  ['grep -q "http://localhost" .env', 'reposetup', { 80: null }],
  [
    'test "$ANSWER" = 8080 && ! grep -q 9090 /app/log || echo 4040\n',
    'reposetup',
    { 8080: null, 9090: null, 4040: null },
  ],
  ['ss -ltn | grep -q :8080', 'reposetup', { 8080: 'any' }],
  ['[ "$(./probe 8080)" = ok ]', 'reposetup', { 8080: 'any' }],
  ['echo ping 42 >/dev/tcp/localhost/8080', 'reposetup', { 8080: 'any' }],
  ['cat answer', 'reposetup', { 80: null, 5432: null, '/run/mysqld/mysqld.sock': null }],
])('%s', (script, taskType, addresses) => {
  const service = servicesOf(script, taskType);
  expect(Object.fromEntries(Object.keys(addresses).map((address) => [address, service(address)]))).toEqual(addresses);
  const ports = Object.keys(addresses).filter((address) => addresses[address] !== null && !address.startsWith('/'));
  expect(portsOf(script, taskType)).toEqual(expect.arrayContaining(ports.map(Number)));
  expect(portsOf(script, taskType).filter((port) => addresses[port] === null)).toEqual([]);
  expect(asksForService(script, taskType)).toBe(!script.startsWith('cat'));
});

test('sockets and their holders are read from the files of /proc', () => {
  const tcp = (address: string, state: string, user: number, inode: number) =>
    `   0: ${address} 00000000:0000 ${state} 00000000:00000000 00:00000000 00000000 ${user} 0 ${inode} 1 0 100 0 0 10 0`;
  const unix = (flags: string, inode: number, path: string) =>
    `0000000000000000: 00000002 00000000 ${flags} 0001 01 ${inode} ${path}`;
  const output = [
    `/proc/net/tcp:${tcp('0100007F:1F90', '0A', 0, 100)}`,
    `/proc/net/tcp:${tcp('0100007F:1F91', '01', 0, 101)}`,
    `/proc/net/tcp6:${tcp('00000000000000000000000000000000:18EB', '0A', 1000, 102)}`,
    `/proc/net/unix:${unix('00010000', 103, '/run/a  b')}`,
    `/proc/net/unix:${unix('00010000', 104, '')}`,
    `/proc/net/unix:${unix('00000000', 105, '/run/other')}`,
    '/proc/7/fd:',
    'lrwx------ 1 0 0 64 Nov 21 12:00 3 -> socket:[100]',
    'lrwx------ 1 0 0 64 Nov 21 12:00 4 -> socket:[100]',
    'exe /proc/7/exe /opt/a server (deleted)',
    ...[7, 8].map((id) => `/proc/${id}/status:Uid:\t0\t0\t0\t0`),
    '/proc/9/status:Uid:\t1000\t1000\t1000\t1000',
    ...[7, 8, 9].map((id) => `/proc/${id}/cmdline:name-${id}`),
    `/proc/7/cmdline:${'x'.repeat(5000)}`,
  ].join('\n');
  const held = { executable: '/opt/a server', argv: ['name-7', 'x'.repeat(1000)] };
  expect(parseListeners(output)).toEqual([
    { address: '8080', inode: '100', user: '0', holders: [held] },
    { address: '6379', inode: '102', user: '1000', holders: [{ executable: 'name-9', argv: ['name-9'] }] },
    { address: '/run/a b', inode: '103', user: null, holders: [] },
  ]);
});

const listener = (executable: string, argv: string[], address = '8080'): Listener => ({
  address,
  inode: '1',
  user: null,
  holders: [{ executable, argv }],
});

test.each<[what: string, Listener['holders'][number], any: boolean, database: boolean]>([
  ['a server of its own', { executable: '/usr/bin/redis-server', argv: ['redis-server'] }, false, false],
  ['netcat', { executable: '/usr/bin/nc.openbsd', argv: ['redis-server', '-lk', '8080'] }, true, true],
  ['socat', { executable: '/usr/bin/socat', argv: ['socat', 'TCP-LISTEN:8080', 'EXEC:x'] }, true, true],
  ['busybox', { executable: '/bin/busybox', argv: ['nc', '-lk', '-p', '8080'] }, true, true],
  ['netcat by its full name', { executable: '/bin/netcat', argv: ['netcat', '-l'] }, true, true],
  ['php -r', { executable: '/usr/bin/php8.2', argv: ['php', '-r', 'serve();'] }, true, true],
  ['node -p', { executable: '/usr/local/bin/node', argv: ['node', '-p', 'serve()'] }, true, true],
  ['node --require', { executable: '/usr/bin/node', argv: ['node', '--require', 'x', '--eval', 'y'] }, true, true],
  ['a module whose name has a c', { executable: '/usr/bin/python3', argv: ['python3', '-mcelery'] }, false, true],
  ['python -c', { executable: '/usr/bin/python3.11', argv: ['python3', '-c', 'serve()'] }, true, true],
  ['python -uc', { executable: '/usr/bin/python3.11', argv: ['python3', '-uc', 'serve()'] }, true, true],
  ['python from its input', { executable: '/usr/bin/python3.11', argv: ['python3', '-'] }, true, true],
  ['the same with an argument', { executable: '/usr/bin/python3.11', argv: ['python3', '-', '8080'] }, true, true],
  [
    'a setting of python',
    { executable: '/usr/bin/python3', argv: ['python3', '-Xpycache_prefix=x', 'a.py'] },
    false,
    true,
  ],
  ['python without anything', { executable: '/usr/bin/python3.11', argv: ['python3'] }, true, true],
  [
    "python's web server",
    { executable: '/usr/bin/python3.11', argv: ['python3', '-m', 'http.server', '8080'] },
    true,
    true,
  ],
  ['the same in one word', { executable: '/usr/bin/python3', argv: ['python3', '-umhttp.server'] }, true, true],
  [
    'the same after another option',
    { executable: '/usr/bin/python3', argv: ['python3', '-Im', 'http.server'] },
    true,
    true,
  ],
  ['a program in Python', { executable: '/usr/bin/python3.11', argv: ['python3', 'app.py', '-c', 'x'] }, false, true],
  ['a module', { executable: '/usr/bin/python3.11', argv: ['python3', '-m', 'flask', 'run'] }, false, true],
  ['gunicorn with a title', { executable: '/usr/bin/python3.11', argv: ['gunicorn: master [app]'] }, false, true],
  ['node -e', { executable: '/usr/local/bin/node', argv: ['node', '-e', 'serve()'] }, true, true],
  [
    'node with a module first',
    { executable: '/usr/local/bin/node', argv: ['node', '-r', 'dotenv/config', 'app.js'] },
    false,
    true,
  ],
  ['node with both', { executable: '/usr/local/bin/node', argv: ['node', '-r', 'x', '--eval', 'serve()'] }, true, true],
  ['a program that node named', { executable: '/usr/local/bin/node', argv: ['next-server (v14)'] }, false, true],
  ['perl -e with a module', { executable: '/usr/bin/perl', argv: ['perl', '-MIO::Socket', '-e', 'x'] }, true, true],
  ['a program in perl', { executable: '/usr/bin/perl', argv: ['perl', '-MTest', 'app.pl'] }, false, true],
  ['python -c, without paths', { executable: '/usr/bin/python3', argv: ['python3', '-I', '-c', 'x'] }, true, true],
  ['perl -e with warnings', { executable: '/usr/bin/perl', argv: ['perl', '-W', '-e', 'x'] }, true, true],
  ['perl -e in one word', { executable: '/usr/bin/perl', argv: ['perl', '-0777We', 'x'] }, true, true],
  ['ruby -e', { executable: '/usr/bin/ruby3.1', argv: ['ruby', '-rsocket', '-I', 'lib', '-e', 'x'] }, true, true],
  [
    'a program in ruby',
    { executable: '/usr/bin/ruby', argv: ['ruby', '-E', 'utf-8', 'app.rb', '-e', 'x'] },
    false,
    true,
  ],
  ['java', { executable: '/usr/bin/java', argv: ['java', '-jar', 'x.jar'] }, false, false],
])('stand-in: %s', (_, { executable, argv }, any, database) => {
  for (const [service, expected] of [
    ['any', any],
    ['database', database],
  ] as const) {
    expect(standIns([], [listener(executable, argv)], () => service).length > 0, service).toBe(expected);
  }
  const [note] = standIns([], [listener(executable, argv, '/run/x.sock')], () => 'database');
  if (note !== undefined) expect(note.detail).toMatch(/^\/run\/x\.sock is answered by: /);
});

test('what listened before the agent, or where nobody asks, is no stand-in', () => {
  const python = listener('/usr/bin/python3', ['python3', '-c', 'x']);
  expect(standIns([python], [python], () => 'any')).toEqual([]);
  expect(standIns([], [python], () => null)).toEqual([]);
});

test('a note shows one bounded line, whatever the process calls itself', () => {
  const hostile = listener('/usr/bin/python3', ['python3', '-c', `x\n::error::y\u001b[31m${'z'.repeat(5000)}`]);
  const [note] = standIns([], [hostile], () => 'any');
  expect(note).toEqual({
    kind: 'probe_stand_in',
    detail: expect.stringMatching(/^port 8080 is answered by: python3 -c x ::error::yz+…$/),
  });
  expect(note!.detail.length).toBeLessThan(250);
});

/** As of many a BusyBox. */
const GREP_WITHOUT_Z = `printf '#!/bin/sh\\ncase "$*" in -*z*) exit 2 ;; esac\\nexec /usr/bin/grep "$@"\\n' >/usr/local/sbin/grep; chmod +x /usr/local/sbin/grep`;

test.each([
  ['host', '', ':'],
  ['docker', '', ':'],
  ['docker', ', by a grep without -z', GREP_WITHOUT_Z],
] as const)('on %s listening sockets are found with who holds them%s', async (kind, _, setup) => {
  const testbed = await aTestbed(kind, { network: 'none' });
  await textOf(testbed, setup);
  const code =
    'use IO::Socket::INET; use IO::Socket::UNIX; my $t = IO::Socket::INET->new(LocalAddr => "127.0.0.1", Listen => 1); my $u = IO::Socket::UNIX->new(Local => "here.sock", Listen => 1); open(F, ">port"); print F $t->sockport; close F; sleep 60';
  await textOf(testbed, `perl -e '${code}' >/dev/null 2>&1 & until [ -s port ]; do sleep 0.05; done`);
  const port = await textOf(testbed, 'cat port');
  const found = parseListeners(await textOf(testbed, listenersScript([])));
  const holders = [{ executable: expect.stringMatching(/\/perl$/), argv: ['perl', '-e', code] }];
  expect(found.find(({ address }) => address === port)).toMatchObject({ holders });
  expect(found.find(({ address }) => address === 'here.sock')).toMatchObject({ holders });
  // On the host, anything else may have begun to listen since.
  if (kind === 'host') return;
  const again = parseListeners(await textOf(testbed, listenersScript(found)));
  expect(again.find(({ address }) => address === port)).toMatchObject({ holders: [] });
});

test('on docker a process of another user, into which root may not look there, is known by its command line', async () => {
  const testbed = await aTestbed('docker', { network: 'none' });
  const code =
    'use IO::Socket::INET; $) = $( = 65534; $> = $< = 65534; my $t = IO::Socket::INET->new(LocalAddr => "127.0.0.1:6379", Listen => 1); sleep 60';
  await textOf(
    testbed,
    `perl -e '${code}' >/dev/null 2>&1 & until grep -q ':18EB .* 0A' /proc/net/tcp; do sleep 0.05; done`,
  );
  const found = parseListeners(await textOf(testbed, listenersScript([])));
  expect(standIns([], found, servicesOf('redis-cli GET x', 'dbsetup'))).toEqual([
    { kind: 'probe_stand_in', detail: expect.stringContaining('port 6379 is answered by: perl -e use IO') },
  ]);
});
