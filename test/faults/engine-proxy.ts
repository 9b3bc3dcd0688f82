import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The machine's Docker behind a door that can be made to fail. */
export interface EngineProxy {
  /** For the environment of what is to go through this door. */
  environment: Record<string, string>;
  /** Handling of requests from here on: `500` answers each so, `silent` answers none. */
  mode: 'well' | '500' | 'silent';
  /** Breaks every connection there is, in mid-stream. */
  cut(): void;
  close(): Promise<void>;
}

const ANSWER = '{"message":"server error: the disk is on fire"}';
const FAULT = `HTTP/1.1 500 Internal Server Error\r\nContent-Type: application/json\r\nContent-Length: ${ANSWER.length}\r\nConnection: close\r\n\r\n${ANSWER}`;

export async function startEngineProxy(): Promise<EngineProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const daemon = connect('/var/run/docker.sock');
    sockets.add(socket);
    socket.on('data', (chunk) => {
      if (proxy.mode === 'well') daemon.write(chunk);
      else if (proxy.mode === '500') socket.end(FAULT);
    });
    socket
      .on('error', () => {})
      .on('close', () => {
        sockets.delete(socket);
        daemon.destroy();
      });
    socket.on('end', () => daemon.end());
    daemon.on('error', () => socket.destroy()).pipe(socket);
  });
  const listening = new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await listening;
  const proxy: EngineProxy = {
    environment: { DOCKER_HOST: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}` },
    mode: 'well',
    cut() {
      for (const socket of sockets) socket.resetAndDestroy();
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
  return proxy;
}
