import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { passQuickly } from '../../src/meter/quick-body.ts';
import { Upstream } from '../../src/meter/upstream.ts';

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that answers every request with `answer`; `sockets`: one for each connection. */
async function raw(answer: (socket: Socket) => void) {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.setNoDelay());
    socket.on('error', () => {}).on('data', () => answer(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const upstream = new Upstream({});
  closing.push(
    () => upstream.close(),
    () => server.close(),
    () => sockets.map((socket) => socket.destroy()),
  );
  const url = new URL(`http://127.0.0.1:${(server.address() as { port: number }).port}`);
  const ask = async (method = 'POST'): Promise<IncomingMessage> => {
    const outgoing = upstream.request(url, { method, timeout: 60_000 });
    outgoing.once('response', (each: IncomingMessage) => {
      if (method !== 'HEAD') passQuickly(each);
    });
    outgoing.on('error', () => {}).end();
    const [response] = await once(outgoing, 'response');
    return response;
  };
  return { ask, sockets };
}

async function text(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

const HEAD = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n';
const CHUNKS = '5\r\nhello\r\n1;name="a b"\r\n \r\n00B\r\nw\r\norld\r\n!!\r\nb\r\n0123456789a\r\n0\r\n';
const SAID = 'hello w\r\norld\r\n!!0123456789a';

test.each([1, 2, 3, 7, 1000])('chunks in pieces of %i bytes, on one connection after the other', async (size) => {
  const answers = [
    `HTTP/1.1 103 Early Hints\r\nLink: <x>\r\n\r\n${HEAD}${CHUNKS}\r\n`,
    `${HEAD}${CHUNKS}Trailer: of-the-provider\r\n\r\n`,
    'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n0\r\n\r\n',
    `${HEAD}${CHUNKS}\r\n`,
  ];
  const left = [...answers];
  const { ask, sockets } = await raw(async (socket) => {
    const answer = left.shift()!;
    for (let at = 0; at < answer.length; at += size) {
      socket.write(answer.slice(at, at + size));
      // Each piece is a read of its own.
      if (size < 1000) await new Promise(setImmediate);
    }
  });
  for (const said of [SAID, SAID, '0\r\n\r\n', SAID]) {
    const answer = await ask();
    expect(await text(answer)).toBe(said);
    expect(answer.complete).toBe(true);
    // The connection is free again.
    await new Promise(setImmediate);
  }
  expect(sockets).toHaveLength(1);
});

test('an answer without a body leaves the connection for the next one', async () => {
  const { ask, sockets } = await raw((socket) => socket.write(HEAD));
  expect(await text(await ask('HEAD'))).toBe('');
  await new Promise(setImmediate);
  expect(await text(await ask('HEAD'))).toBe('');
  expect(sockets).toHaveLength(1);
});

test.each([
  ['no size', '\r\nhello\r\n'],
  ['a size that is none', 'xyz\r\nhello\r\n'],
  ['more than its size', '3\r\nhello\r\n0\r\n\r\n'],
  ['a size beyond all measure', 'ffffffffffffffff\r\nhello'],
  ['a line without end', `5;${'x'.repeat(10_000)}`],
])('a chunk with %s ends the answer before its end', async (_, chunks) => {
  const { ask } = await raw((socket) => socket.write(`${HEAD}2\r\nok\r\n${chunks}`));
  const answer = await ask();
  await expect(text(answer)).rejects.toThrow();
  expect(answer.complete).toBe(false);
});

test('a connection that ends in a chunk is an answer that is cut', async () => {
  const { ask } = await raw((socket) => socket.end(`${HEAD}5\r\nhel`));
  const answer = await ask();
  await expect(text(answer)).rejects.toThrow();
  expect(answer.complete).toBe(false);
});

test('the provider is read no faster than the agent takes its words', async () => {
  const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 'x'), Buffer.from('\r\n')]);
  const count = 1000;
  const { ask, sockets } = await raw((socket) => {
    socket.write(HEAD);
    for (let i = 0; i < count; i++) socket.write(chunk);
    socket.write('0\r\n\r\n');
  });
  const answer = await ask();
  await once(answer, 'readable');
  // Until the buffers of both ends are full and nothing moves any more.
  let [before, after] = [-1, sockets[0]!.bytesWritten - sockets[0]!.writableLength];
  while (before !== after) {
    for (let i = 0; i < 50; i++) await new Promise(setImmediate);
    [before, after] = [after, sockets[0]!.bytesWritten - sockets[0]!.writableLength];
  }
  expect(sockets[0]!.writableLength).toBeGreaterThan((count * 65_536) / 2);
  expect(answer.readableLength).toBeLessThan(1024 * 1024);
  let size = 0;
  for await (const part of answer) size += (part as Buffer).length;
  expect(size).toBe(count * 65_536);
});
