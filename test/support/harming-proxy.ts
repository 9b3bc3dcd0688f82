import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Harm to an answer, from some byte on: end, reset or silence; or another answer instead of the Engine's. */
export const HARMS = ['cut', 'reset', 'stalled', '200 {}', '200 with HTML'] as const;
export type Harm = (typeof HARMS)[number];

/** Harm to one answer after `after` bytes, if it has more. */
interface Planned {
  harm: Harm;
  after: number;
}

/** A proxy to the machine's Docker that harms the answers to chosen requests. */
export interface HarmingProxy {
  environment: Record<string, string>;
  /** Called for each request (`GET /_ping`, without its query). */
  plan: (request: string) => Planned | null;
  /** Number of harmed answers. */
  harmed: number;
  close(): Promise<void>;
}

const REQUEST = /^((?:GET|HEAD|POST|PUT|DELETE) [^ ?]+)\S* HTTP\/1\.1\r\n/;
const INSTEAD: Partial<Record<Harm, string>> = {
  '200 {}': answer('application/json', '{}'),
  '200 with HTML': answer('text/html', '<html><body>Please log in to the network.</body></html>'),
};

export async function startHarmingProxy(): Promise<HarmingProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const daemon = connect('/var/run/docker.sock');
    let planned: Planned | null = null;
    let passed = 0;
    sockets.add(client);
    client.on('data', (chunk) => {
      const [, request] = REQUEST.exec(chunk.toString('latin1', 0, 1000)) ?? [];
      if (request !== undefined) {
        planned = proxy.plan(request);
        passed = 0;
        const instead = planned === null ? undefined : INSTEAD[planned.harm];
        if (instead !== undefined) {
          proxy.harmed += 1;
          client.end(instead);
          return;
        }
      }
      daemon.write(chunk);
    });
    daemon.on('data', (chunk) => {
      const left = planned === null ? chunk.length : planned.after - passed;
      passed += chunk.length;
      if (left > 0) client.write(chunk.subarray(0, left));
      if (left >= chunk.length || left <= -chunk.length) return;
      if (left >= 0) proxy.harmed += 1;
      if (planned?.harm === 'cut') client.end();
      else if (planned?.harm === 'reset') client.resetAndDestroy();
    });
    client
      .on('end', () => daemon.end())
      .on('error', () => {})
      .on('close', () => {
        sockets.delete(client);
        daemon.destroy();
      });
    // The client does not see the end of a stalled answer either.
    daemon.on('end', () => planned?.harm !== 'stalled' && client.end()).on('error', () => client.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: HarmingProxy = {
    environment: { DOCKER_HOST: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}` },
    plan: () => null,
    harmed: 0,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
  return proxy;
}

function answer(type: string, content: string): string {
  const head = ['HTTP/1.1 200 OK', `Content-Type: ${type}`, `Content-Length: ${content.length}`, 'Connection: close'];
  return `${head.join('\r\n')}\r\n\r\n${content}`;
}
