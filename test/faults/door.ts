import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A door in front of a service: requests go through it late, or not before it is opened. */
export interface Door {
  port: number;
  /** Milliseconds that each request takes longer. */
  delay: number;
  /** Number of requests that wait before it, of clients that wait as well. */
  readonly held: number;
  /** Lets them all through, and whoever comes later. */
  open(): void;
  close(): void;
}

/** The Engine's usual socket. */
export const ENGINE = { path: '/var/run/docker.sock' };

/** `holds`: what a request begins with, or has in it, that is to wait. */
export async function startDoor(to: NetConnectOpts, { holds }: { holds?: RegExp } = {}): Promise<Door> {
  const opened = Promise.withResolvers<void>();
  const sockets = new Set<Socket>();
  const held = new Set<Socket>();
  let closed = holds !== undefined;
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const service = connect({ ...to, allowHalfOpen: true } as NetConnectOpts);
    for (const socket of [client, service]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('error', () => service.destroy()).on('close', () => service.destroy());
    for (const end of ['end', 'close']) client.on(end, () => held.delete(client));
    service.on('error', () => client.destroy()).pipe(client);
    let before = Promise.resolve();
    const inOrder = (work: () => Promise<unknown> | unknown) => {
      before = before.then(async () => void (await work())).catch(() => {});
    };
    client.on('data', (chunk) => {
      inOrder(async () => {
        if (closed && holds!.test(chunk.toString('latin1'))) {
          held.add(client);
          await opened.promise;
          // Whoever has gone meanwhile wants nothing any more.
          if (client.readableEnded || client.destroyed) return void service.destroy();
        }
        const { delay } = door;
        if (delay > 0 && /^[A-Z]+ \//.test(chunk.toString('latin1'))) await sleep(delay, undefined, { ref: false });
        service.write(chunk);
      });
    });
    client.on('end', () => inOrder(() => service.end()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const door: Door = {
    delay: 0,
    port: (server.address() as AddressInfo).port,
    get held() {
      return held.size;
    },
    open() {
      closed = false;
      opened.resolve();
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return door;
}
