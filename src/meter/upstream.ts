import { type ClientRequest, type ClientRequestArgs, Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { LARGEST_HEADERS } from './headers.ts';
import { type Provider, targetOf, withKey } from './providers.ts';
import { beginAnswer, connectQuickly } from './quick-body.ts';
import { type Proxies, type Unreached, unreachedBy } from './unreached.ts';

/** Milliseconds after which an unused connection is closed: some servers close theirs after 5 s, and a request could meet that. */
const KEEP_IDLE = 4_000;
/** Milliseconds after which the next address of a host is tried; Node.js waits 250, which far hosts exceed. */
export const ATTEMPT_LIMIT = 2_000;
/** Bounds of a question of our own: milliseconds, and bytes of its answer. */
const ASK_LIMIT = 15_000;
const LARGEST_LIST = 8 * 1024 * 1024;

type Environment = Readonly<Record<string, string | undefined>>;

/** The connections to providers. */
export class Upstream {
  readonly #agents: { 'http:': HttpAgent; 'https:': HttpsAgent };
  /** Proxy variables of the runner whose value is not the address of an HTTP proxy. */
  readonly unusedProxies: string[];
  readonly #proxies: Proxies;

  /** `environment`: the runner's, for its proxy variables. */
  constructor(environment: Environment) {
    const settings = {
      keepAlive: true,
      timeout: KEEP_IDLE,
      maxSockets: Number.POSITIVE_INFINITY,
      autoSelectFamilyAttemptTimeout: ATTEMPT_LIMIT,
    };
    const proxies = proxiesOf(environment);
    this.#proxies = proxies;
    this.unusedProxies = proxies.flatMap(([name, url]) => (url === null ? [name] : []));
    const proxied = { ...settings, proxyEnv: proxyEnvironment(environment, proxies) };
    this.#agents = {
      'http:': proxies.length > this.unusedProxies.length ? new HttpAgent(proxied) : new QuickAgent(settings),
      'https:': new HttpsAgent(proxied),
    };
  }

  /** A request whose body is to be sent; `headers` as `[name, value, …]`, `timeout` in milliseconds without a byte. */
  request(url: URL, options: { method: string; timeout: number; headers?: string[] }): ClientRequest {
    const { headers, ...rest } = options;
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    return send(url, {
      ...rest,
      ...(headers === undefined ? {} : { headers: headers as unknown as readonly string[] }),
      agent: this.#agents[url.protocol as 'http:' | 'https:'],
      maxHeaderSize: LARGEST_HEADERS,
      setHost: true,
    });
  }

  /** The reason why no answer came from `url`. */
  unreached(error: unknown, url: URL): Unreached {
    return unreachedBy(error, url, this.#proxies);
  }

  /** Throws if a provider gives no answer at all within `limit` milliseconds; its status does not matter. */
  async reach({ endpoint }: Provider, limit: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const outgoing = this.request(endpoint, { method: 'HEAD', timeout: limit });
    endAfter(limit, outgoing);
    outgoing.once('response', (answer) => {
      answer.on('error', () => {}).resume();
      resolve();
    });
    outgoing.on('error', reject).on('close', () => reject(new Error('no answer')));
    outgoing.end();
    await promise;
  }

  /** The answer to a GET with the provider's key, below its base URL. Throws without an answer, or for a large one. */
  async ask(provider: Provider, path: string, query: string): Promise<{ status: number; text: string }> {
    const url = targetOf(provider, path, query)!;
    const version = provider.family === 'anthropic' ? ['anthropic-version', '2023-06-01'] : [];
    const headers = [...withKey(provider, ['Host', url.host], url), ...version];
    const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
    let answered = false;
    const outgoing = this.request(url, { method: 'GET', headers, timeout: ASK_LIMIT });
    endAfter(ASK_LIMIT, outgoing);
    outgoing
      .on('error', reject)
      .on('close', () => answered || reject(new Error('no answer')))
      .on('response', async (answer) => {
        answered = true;
        try {
          const chunks: Buffer[] = [];
          let size = 0;
          for await (const chunk of answer as AsyncIterable<Buffer>) {
            size += chunk.length;
            if (size > LARGEST_LIST) throw new Error('the answer is too large');
            chunks.push(chunk);
          }
          resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
        } catch (error) {
          outgoing.destroy();
          reject(error);
        }
      });
    outgoing.end();
    return await promise;
  }

  close(): void {
    for (const agent of Object.values(this.#agents)) agent.destroy();
  }
}

/** Ends a request whose answer is not there, or not whole, within `limit` milliseconds, also one that comes byte by byte. */
function endAfter(limit: number, outgoing: ClientRequest): void {
  const timer = setTimeout(() => outgoing.destroy(new Error(`no answer within ${limit / 1000} s`)), limit);
  outgoing.once('close', () => clearTimeout(timer));
}

/** For connections without encryption, of which a model on this machine or a gateway beside it sends the most. */
class QuickAgent extends HttpAgent {
  override createConnection(options: ClientRequestArgs): Duplex {
    return connectQuickly((onread) => super.createConnection({ ...options, onread } as ClientRequestArgs) as Socket);
  }

  override reuseSocket(socket: Duplex, request: ClientRequest): void {
    beginAnswer(socket);
    super.reuseSocket(socket, request);
  }
}

/** The runner's proxy variables, of those in `proxies`; the runner's own loopback is never behind a proxy. */
function proxyEnvironment(environment: Environment, proxies: Proxies): Record<string, string> {
  const used = proxies.flatMap(([name, url]) => (url === null ? [] : [[name, url]]));
  const none = [environment.no_proxy || environment.NO_PROXY, 'localhost', '127.0.0.1', '[::1]', '::1'];
  return { ...Object.fromEntries(used), no_proxy: none.filter(Boolean).join(',') };
}

/** Node.js passes over an address without `http://`, which curl, git and npm take, and throws for one that is no URL. */
function proxiesOf(environment: Environment): Proxies {
  return Object.entries(environment).flatMap(([name, value = '']): Proxies => {
    const text = value.trim();
    if (!/^https?_proxy$/i.test(name) || text === '') return [];
    const url = URL.parse(text.includes('://') ? text : `http://${text}`);
    return [[name, url !== null && /^https?:$/.test(url.protocol) ? url.href : null]];
  });
}
