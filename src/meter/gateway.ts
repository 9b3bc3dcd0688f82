import { chmod } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { codeOf } from '../base/errors.ts';
import type { Forwarder } from './forward.ts';
import { LARGEST_HEADERS } from './headers.ts';
import { meterVariables, type Provider, tokenIn } from './providers.ts';
import type { AllowProxy } from './proxy.ts';
import { sendError, unreadableRequest } from './replies.ts';
import type { TrialMeter } from './trial-meter.ts';

/** The most connections at one place, and of one address or relay (of all trials, where they have no address of their own). */
const MOST_CONNECTIONS = 4096;
const MOST_OF_ONE = 1024;
/** Milliseconds in which a client must have the answer to a request that was not read to its end. */
const ANSWER_LIMIT = 2_000;

const TOO_LARGE = `agentbench: the headers of a request may have ${LARGEST_HEADERS / 1024} KB`;
const NO_TLS = 'agentbench: this is TLS; the meter is reached by http://';
/** The first byte of a connection with TLS. */
const TLS = 22;
const NO_UPGRADE =
  'agentbench: WebSockets and other upgrades are not forwarded; ask by plain requests, such as POST with a stream';
const NO_PROXY = 'agentbench: this is not a proxy; ask hosts without one, and models at AGENTBENCH_MODEL_URL';

/** An address at which the meter listens: one of the runner that testbeds reach, or a socket file. */
export type Place = { host: string } | { socket: string };

/** Stands between the agents of a run and their models: knows the trials by their tokens, and holds the keys. */
export class Gateway {
  readonly providers: Provider[];
  readonly #forwarder: Forwarder;
  readonly #trials = new Map<string, TrialMeter>();
  readonly #servers = new Set<Server>();
  /** Requests with a token of no trial. */
  strangers = 0;
  /** Requests with more headers than are read; whose they are is not known. */
  oversized = 0;

  constructor(providers: Provider[], forwarder: Forwarder) {
    this.providers = providers;
    this.#forwarder = forwarder;
  }

  /**
   * Listens at one more place, until it is gone; returns its port (0 for a socket file). A proxy, if there is one, serves
   * the requests for other hosts. Rejects with the system's error if the place cannot be had.
   */
  async listen(place: Place, proxy: AllowProxy | null = null, gone?: AbortSignal): Promise<number> {
    const settings = {
      maxHeaderSize: LARGEST_HEADERS,
      requestTimeout: 0,
      headersTimeout: 60_000,
      // Longer than clients keep theirs, so that none sends a request while its connection is closed.
      keepAliveTimeout: 120_000,
      // Clients that offer HTTP/2 go on without it; a WebSocket is refused.
      shouldUpgradeCallback: (request: IncomingMessage) => !/^h2c$/i.test(request.headers.upgrade ?? ''),
    };
    const server = createServer(settings, (request, response) => {
      // Errors of a connection that the agent closes end its exchange; they are nobody else's.
      request.on('error', () => {});
      response.on('error', () => {});
      this.#last.set(request.socket, response);
      if (proxy !== null && !request.url?.startsWith('/')) proxy.pass(request, response);
      else this.#take(request, response);
    });
    server.maxConnections = MOST_CONNECTIONS;
    // The connections of a relay have no address.
    const own = 'socket' in place ? place.socket : '';
    server.on('connection', (socket) => this.#watch(socket, socket.remoteAddress ?? own));
    server.on('connect', (request, socket, head) => {
      socket.on('error', () => {});
      if (this.#isAnswering(socket)) socket.destroy();
      else if (proxy !== null) proxy.tunnel(request, socket, head);
      else socket.end(unreadableRequest('405 Method Not Allowed', NO_PROXY));
    });
    // An upgrade is refused at once, so that a client falls back to plain requests.
    server.on('upgrade', (_request, socket) => {
      socket.on('error', () => {});
      if (this.#isAnswering(socket)) socket.destroy();
      else socket.end(unreadableRequest('426 Upgrade Required', NO_UPGRADE));
    });
    server.on('clientError', (error, socket) => this.#refuseUnread(error, socket));
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    server.once('error', reject).once('listening', resolve);
    if ('socket' in place) server.listen(place.socket);
    else server.listen(0, place.host);
    await promise;
    // No more files for connections: those that are there go on.
    server.on('error', () => {});
    this.#servers.add(server);
    gone?.addEventListener('abort', () => void this.#end(server), { once: true });
    // The relay runs as nobody; the directory of the run keeps other users of this machine out.
    if ('socket' in place) await chmod(place.socket, 0o777);
    return 'socket' in place ? 0 : (server.address() as AddressInfo).port;
  }

  /** Accepts the trial's token from now on; returns the variables with which its agent finds the meter at `base`. */
  admit(trial: TrialMeter, base: string): Record<string, string> {
    this.#trials.set(trial.token, trial);
    trial.ended.signal.addEventListener('abort', () => this.#trials.delete(trial.token), { once: true });
    return meterVariables(this.providers, base, trial.token);
  }

  /** Ends all connections. */
  async close(): Promise<void> {
    this.#forwarder.upstream.close();
    await Promise.all([
      ...[...this.#servers].map((server) => this.#end(server)),
      ...[...this.#sockets].map((socket) => socket.destroy()),
    ]);
  }

  async #end(server: Server): Promise<void> {
    this.#servers.delete(server);
    const { promise, resolve } = Promise.withResolvers<void>();
    server.close(() => resolve());
    server.closeAllConnections();
    await promise;
  }

  /** Tunnels are nobody's connections for Node.js; one address or relay does not take the connections of all others. */
  #watch(socket: Socket, address: string): void {
    const count = (this.#connections.get(address) ?? 0) + 1;
    this.#connections.set(address, count);
    this.#sockets.add(socket);
    socket.once('close', () => {
      this.#sockets.delete(socket);
      const left = this.#connections.get(address)! - 1;
      if (left === 0) this.#connections.delete(address);
      else this.#connections.set(address, left);
    });
    if (count > MOST_OF_ONE) socket.destroy();
  }
  readonly #sockets = new Set<Socket>();
  /** The last answer of each connection. */
  readonly #last = new WeakMap<Duplex, ServerResponse>();

  /** True while an answer is under way, which nothing else may come into. */
  #isAnswering(socket: Duplex): boolean {
    return this.#last.get(socket)?.closed === false;
  }

  readonly #connections = new Map<string, number>();

  /** Answers a request that cannot be read, if no other answer is under way; for an error of the connection, it ends. */
  #refuseUnread(error: Error, socket: Duplex): void {
    // Each further part of a request that was refused is an error, too; a client that still writes it would not see the answer.
    if (socket.writableEnded) return;
    const code = codeOf(error) ?? '';
    if (!code.startsWith('HPE_') || this.#isAnswering(socket)) {
      socket.destroy();
      return;
    }
    if (code === 'HPE_HEADER_OVERFLOW') {
      this.oversized += 1;
      socket.end(unreadableRequest('431 Request Header Fields Too Large', TOO_LARGE));
    } else {
      const isTls = (error as { rawPacket?: Buffer }).rawPacket?.[0] === TLS;
      const message = isTls ? NO_TLS : `agentbench: this is no request in HTTP/1.1 (${code})`;
      socket.end(unreadableRequest('400 Bad Request', message));
    }
    setTimeout(() => socket.destroy(), ANSWER_LIMIT).unref();
  }

  #take(request: IncomingMessage, response: ServerResponse): void {
    const url = urlOf(request);
    const token = url === null ? null : tokenIn(request.headers, url);
    const meter = token === null ? undefined : this.#trials.get(token);
    const [, name = '', path = ''] = /^\/([^/]*)(.*)$/s.exec(url?.pathname ?? '') ?? [];
    const provider = this.providers.find((each) => each.name === name);
    if (url === null || meter === undefined) {
      this.strangers += 1;
      sendError(response, null, 401, 'agentbench: the token of a running trial is required in place of the key');
    } else if (request.method === 'TRACE') {
      // A provider would answer with the request's headers, the key among them.
      sendError(response, null, 405, 'agentbench: TRACE is not forwarded');
    } else if (provider === undefined) {
      const names = this.providers.map((each) => `/${each.name}`).join(', ');
      sendError(response, null, 404, `agentbench: no provider of this run; the path begins with ${names}`);
    } else {
      meter.follow(this.#forwarder.forward({ provider, path, query: url.search, incoming: request, response, meter }));
    }
  }
}

function urlOf(request: IncomingMessage): URL | null {
  return request.url?.startsWith('/') ? URL.parse(request.url, 'http://meter.invalid') : null;
}
