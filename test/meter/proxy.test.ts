import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Forwarder } from '../../src/meter/forward.ts';
import { Gateway } from '../../src/meter/gateway.ts';
import { AllowProxy } from '../../src/meter/proxy.ts';
import { allowedHosts } from '../../src/options/model-values.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const slow = vi.hoisted(() => ({ asked: Promise.withResolvers<void>(), found: Promise.withResolvers<void>() }));
/** A name with several addresses, and one that is found when the test says so; all others as they are. */
vi.mock('node:dns/promises', async (original) => {
  const { lookup } = await original<typeof import('node:dns/promises')>();
  const several = ['169.254.169.254', '127.0.0.3', '127.0.0.1'].map((address) => ({ address, family: 4 }));
  return {
    async lookup(name: string, all: { all: true }) {
      if (name === 'several.invalid') return several;
      if (name !== 'slow.invalid') return await lookup(name, all);
      slow.asked.resolve();
      await slow.found.promise;
      return several.slice(-1);
    },
  };
});

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A web server, and the proxy at a socket file; `allowed` may name the server's port as PORT. `task`: the hosts of a task. */
async function scene(
  allowed: string | null,
  task: string[] | null = null,
): Promise<{
  socket: string;
  port: number;
  gateway: Gateway;
  proxy: AllowProxy;
  relay: AbortController;
  change(task: string[]): void;
}> {
  const server: Server = createServer((request, response) => response.end(`${request.method} ${request.url}\n`));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const options = { prices: [], hostedTools: 'allow', idleLimit: 1000, environment: {} } as const;
  const gateway = new Gateway([], new Forwarder({ ...options, prices: [] }));
  const socket = `${temporaryDirectory()}/s`;
  const user = allowed === null ? null : allowedHosts.parse(allowed.replaceAll('PORT', String(port)));
  let end = new AbortController();
  let now = task;
  const proxy = new AllowProxy(() => ({ user, task: now, until: end.signal }));
  const relay = new AbortController();
  await gateway.listen({ socket }, proxy, relay.signal);
  closing.push(
    () => gateway.close(),
    () => server.close(),
  );
  const change = (next: string[]) => {
    const ended = end;
    [now, end] = [next, new AbortController()];
    ended.abort();
  };
  return { socket, port, gateway, proxy, relay, change };
}

/** Everything that comes back for these bytes. */
function say(socket: string, text: string, then?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const connection = connect(socket);
    let answer = '';
    connection.on('data', (chunk) => {
      const first = answer === '';
      answer += chunk;
      if (first && then !== undefined) connection.write(then);
    });
    connection.on('end', () => resolve(answer)).on('error', reject);
    connection.write(text);
  });
}

const plain = (host: string, path = '/x') =>
  `GET http://${host}${path} HTTP/1.1\r\nHost: ${host}\r\nProxy-Connection: keep-alive\r\nConnection: close\r\n\r\n`;

test('nothing listens for a relay that was removed', async () => {
  const { socket, port, relay } = await scene('127.0.0.1:PORT');
  expect(await say(socket, plain(`127.0.0.1:${port}`))).toContain('GET /x');
  relay.abort();
  await expect(say(socket, '')).rejects.toThrow('ENOENT');
});

describe('a host that is allowed', () => {
  test('is reached by a plain request', async () => {
    const { socket, port } = await scene('127.0.0.1:PORT');
    const answer = await say(socket, plain(`127.0.0.1:${port}`, '/pool/main?a=b'));
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain('GET /pool/main?a=b');
  });

  test('is reached by CONNECT', async () => {
    const { socket, port } = await scene('127.0.0.1:PORT');
    const inner = 'GET /inner HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const answer = await say(socket, `CONNECT 127.0.0.1:${port} HTTP/1.1\r\nHost: x\r\n\r\n`, inner);
    expect(answer).toMatch(/^HTTP\/1\.1 200 Connection established/);
    expect(answer).toContain('GET /inner');
  });

  test('is left as soon as the client leaves, also before the host answers', async () => {
    const host: Server = createServer();
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    closing.push(() => host.close());
    const { port } = host.address() as AddressInfo;
    const { socket } = await scene(`127.0.0.1:${port}`);
    const client = connect(socket);
    client.write(plain(`127.0.0.1:${port}`));
    const [request] = await once(host, 'request');
    client.destroy();
    await once(request.socket, 'close');
  });

  test('by a name that leads inside, only if the address is allowed too', async () => {
    const { socket, port } = await scene('localhost:PORT');
    expect(await say(socket, plain(`localhost:${port}`))).toMatch(/403 .*name the address in allow-hosts/s);
    const both = await scene('localhost:PORT,127.0.0.1:PORT,[::1]:PORT');
    expect(await say(both.socket, plain(`localhost:${both.port}`))).toContain('200 OK');
  });

  test('is let go if the client resets its connection before the host answers', async () => {
    const { socket, port, gateway, proxy } = await scene('slow.invalid:PORT, 127.0.0.1:PORT');
    const client = connect(await gateway.listen({ host: '127.0.0.1' }, proxy), '127.0.0.1');
    client.write(`CONNECT slow.invalid:${port} HTTP/1.1\r\n\r\n`);
    await slow.asked.promise;
    client.resetAndDestroy();
    expect(await say(socket, plain(`127.0.0.1:${port}`))).toContain('200 OK');
    // A rejection that nobody handles would end the harness, and fails this test.
    slow.found.resolve();
    expect(await say(socket, plain(`slow.invalid:${port}`))).toContain('200 OK');
  });

  test('by a name with several addresses: all that are allowed are tried', async () => {
    const { socket, port } = await scene('several.invalid:PORT, 127.0.0.3:PORT, 127.0.0.1:PORT');
    expect(await say(socket, plain(`several.invalid:${port}`))).toContain('200 OK');
    const none = await scene('several.invalid:PORT, 127.0.0.3:PORT');
    expect(await say(none.socket, plain(`several.invalid:${none.port}`))).toMatch(
      /^HTTP\/1\.1 502 agentbench: several\.invalid:\d+ does not answer \(ECONNREFUSED\)\r\n/,
    );
  });

  test('by an IPv6 address, however it is written on either side', async () => {
    for (const allowed of ['[::1]:1', '[0:0:0:0:0:0:0:1]:1', '[0000::0001]:1'])
      for (const asked of ['[::1]:1', '[0:0:0:0:0:0:0:1]:1', '[::0:1]:1'])
        expect(await say((await scene(allowed)).socket, plain(asked))).toContain(
          '502 agentbench: [::1]:1 does not answer',
        );
  });
});

test('with the hosts of another phase, connections to those of before end, and later ones are decided anew', async () => {
  const { socket, port, change } = await scene('127.0.0.1:PORT');
  const open = `CONNECT 127.0.0.1:${port} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const tunnel = connect(socket);
  tunnel.write(open);
  const [first] = await once(tunnel, 'data');
  expect(String(first)).toMatch(/^HTTP\/1\.1 200 /);
  tunnel.on('error', () => {});
  change([]);
  await once(tunnel, 'close');
  expect(await say(socket, open)).toMatch(/^HTTP\/1\.1 403 [\s\S]*allowed_hosts of this task/);
});

describe('all others are refused, and the answer says why', () => {
  test.each([
    ['another port', '127.0.0.1:1'],
    ['another host', 'example.invalid'],
    ['the metadata address', '169.254.169.254'],
    ['the name below which only others are allowed', 'debian.org'],
    ['a name that merely ends so', 'notdebian.org'],
    ['an address in another spelling', '2130706433'],
    ['an IPv6 address', '[::ffff:127.0.0.1]'],
    ['a login in the place of a host', 'deb.debian.org@example.invalid'],
  ])('%s', async (_, host) => {
    const { socket } = await scene('127.0.0.1:PORT,*.debian.org');
    // Many clients show nothing but the words of the status.
    expect(await say(socket, plain(host))).toMatch(
      /^HTTP\/1\.1 403 agentbench: \S+:\d+ is not one of allow-hosts \(network: restricted\)\r\n/,
    );
    expect(
      await say(socket, `CONNECT ${host.includes(':') && !host.endsWith(']') ? host : `${host}:443`} HTTP/1.1\r\n\r\n`),
    ).toMatch(
      /^HTTP\/1\.1 40[03] agentbench: [^\r\n]+ is not (a host with a port|one of allow-hosts \(network: restricted\))\r\n/,
    );
  });

  test('what is no request for a host gets 400', async () => {
    const { socket } = await scene('127.0.0.1:PORT');
    expect(await say(socket, 'CONNECT :::: HTTP/1.1\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 agentbench: :::: is not a host with a port\r\n/,
    );
    const words = (await say(socket, `CONNECT ${':'.repeat(9_000)} HTTP/1.1\r\n\r\n`)).split('\r\n')[0]!;
    expect(words).toMatch(/^HTTP\/1\.1 400 [ -~]*$/);
    expect(words.length).toBeLessThan(400);
  });
});

describe('the hosts of a task', () => {
  const status = async (target: string, socket: string) =>
    (await say(socket, `CONNECT ${target} HTTP/1.1\r\nHost: x\r\n\r\n`)).split('\r\n')[0]!.split(' ')[1];

  test('with allow-hosts, both lists must name a host', async () => {
    const { socket, port } = await scene('127.0.0.1:PORT, two.invalid', ['127.0.0.0/8', 'one.invalid']);
    expect(await say(socket, plain(`127.0.0.1:${port}`))).toMatch(/^HTTP\/1\.1 200 /);
    expect(await say(socket, plain('one.invalid'))).toMatch(
      /^HTTP\/1\.1 403 [\s\S]*allow-hosts \(network: restricted\)/,
    );
    expect(await say(socket, plain('two.invalid'))).toMatch(/^HTTP\/1\.1 403 [\s\S]* allowed_hosts of this task/);
  });

  test('names, their subdomains, addresses and ranges, at every port; nothing inside this network', async () => {
    const { socket, port } = await scene(null, ['One.invalid.', '*.two.invalid', '10.0.0.0/8', '127.0.0.1', '::1']);
    // 502: allowed, and not in the DNS.
    for (const host of ['one.invalid:22', 'ONE.invalid.:443', 'a.b.two.invalid:5432'])
      expect([host, await status(host, socket)]).toEqual([host, '502']);
    const closed = [
      'two.invalid:80',
      'xtwo.invalid:80',
      'x.one.invalid:80',
      'one.invalid.evil.invalid:80',
      '11.0.0.1:80',
    ];
    for (const host of [...closed, 'localhost:80', '[::2]:80', `[::ffff:11.0.0.1]:80`])
      expect([host, await status(host, socket)]).toEqual([host, '403']);
    for (const host of [
      '10.0.0.1:80',
      `127.0.0.1:${port}`,
      `0x7f.1:${port}`,
      `[::1]:${port}`,
      `[::ffff:127.0.0.1]:${port}`,
    ])
      expect([host, (await say(socket, plain(host))).includes('inside this network')]).toEqual([host, true]);
  });

  test('an empty list is none, and no list is all', async () => {
    expect(await status('one.invalid:443', (await scene('one.invalid', [])).socket)).toBe('403');
    expect(await status('one.invalid:443', (await scene('one.invalid', null)).socket)).toBe('502');
  });
});

test('connections that one relay holds do not take those of another', async () => {
  const one = await scene('127.0.0.1:PORT');
  const two = temporaryDirectory();
  await one.gateway.listen({ socket: `${two}/s` });
  // One after the other: more at once than the system lets wait would fail.
  for (let held = 0; held < 1030; held++) {
    const socket = connect(one.socket).on('error', () => {});
    closing.push(() => socket.destroy());
    await once(socket, 'connect');
  }
  expect(await say(`${two}/s`, 'GET /x HTTP/1.1\r\nHost: m\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 401 /);
});
