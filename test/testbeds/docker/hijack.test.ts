import { once } from 'node:events';
import http from 'node:http';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HijackedConnection } from '../../../src/testbeds/docker/hijack.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

const directory = temporaryDirectory();
const socketPath = path.join(directory, 'engine');
/** The server's handling of a hijacked connection. */
let hijacked: (socket: Socket) => void = () => {};
const connections = new Set<Socket>();
const server = http.createServer();
server.on('connection', (socket) => connections.add(socket).size);
server.on('upgrade', (_, socket) => {
  hijacked(socket as Socket);
});

beforeAll(async () => {
  server.listen(socketPath);
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ACCEPTED = 'HTTP/1.1 101 UPGRADED\r\nConnection: Upgrade\r\nUpgrade: tcp\r\n\r\n';

/** The connection, once it is hijacked; what came with the answer is put back into it. */
async function hijack(): Promise<HijackedConnection> {
  const headers = { Connection: 'Upgrade', Upgrade: 'tcp' };
  const connection = new HijackedConnection((onread) => connect({ path: socketPath, onread }));
  const createConnection = () => connection;
  const request = http.request({ createConnection, method: 'POST', path: '/hijack', headers }).end();
  const [, , head] = await once(request, 'upgrade');
  if (head.length > 0) connection.unshift(head);
  return connection;
}

const LINES = Buffer.from(Array.from({ length: 200_000 }, (_, index) => `${index}\n`).join(''));

test.each([
  ['at once', 0],
  ['after more has come than a stream holds', 100],
])(
  'drained %s, all of it comes in order, no faster than it is taken, in memory that is used again',
  async (_, wait) => {
    hijacked = (socket) => {
      socket.write(Buffer.concat([Buffer.from(ACCEPTED), LINES.subarray(0, 1000)]));
      socket.end(LINES.subarray(1000));
    };
    const connection = await hijack();
    await sleep(wait);
    const memories = new Map<ArrayBufferLike, number>();
    const pieces: Buffer[] = [];
    let open = 0;
    await connection.drain(async (piece) => {
      open += 1;
      expect(open).toBe(1);
      memories.set(piece.buffer, (memories.get(piece.buffer) ?? 0) + 1);
      pieces.push(Buffer.from(piece));
      await sleep(1);
      expect(piece.equals(pieces.at(-1)!)).toBe(true);
      open -= 1;
    });
    expect(Buffer.concat(pieces).equals(LINES)).toBe(true);
    expect(Math.max(...memories.values())).toBeGreaterThan(5);
  },
);

test('read as a stream it is one, both ways, and its end can be written alone', async () => {
  hijacked = async (socket) => {
    socket.write(ACCEPTED);
    for await (const chunk of socket.iterator({ destroyOnReturn: false })) socket.write(chunk);
    socket.end('end');
  };
  const connection = await hijack();
  let text = '';
  connection.on('data', (chunk) => (text += chunk));
  connection.write('one ');
  connection.write('two ');
  await expect.poll(() => text).toBe('one two ');
  connection.end('three ');
  await once(connection, 'end');
  expect(text).toBe('one two three end');
});

test.each<[string, () => void | Promise<void>]>([
  [
    'thrown',
    () => {
      throw new Error('no room');
    },
  ],
  ['in a promise', () => Promise.reject(new Error('no room'))],
])('a fault of the taker is thrown on, and hangs up: %s', async (_, fail) => {
  const gone = Promise.withResolvers<unknown>();
  hijacked = (socket) => {
    socket
      .on('error', () => {})
      .on('end', gone.resolve)
      .resume();
    socket.write(`${ACCEPTED}a`);
  };
  const connection = await hijack();
  await sleep(20);
  const drained = connection.drain((piece) => (piece.toString() === 'b' ? fail() : undefined));
  for (const socket of connections) if (!socket.destroyed) socket.write('b');
  await expect(drained).rejects.toThrow('no room');
  await gone.promise;
});

test('a connection that is destroyed is a fault', async () => {
  hijacked = (socket) => socket.on('error', () => {}).write(ACCEPTED);
  const connection = await hijack();
  const drained = connection.drain(() => {});
  connection.destroy();
  await expect(drained).rejects.toThrow('Premature close');
});
