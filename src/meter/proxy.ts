import { lookup } from 'node:dns/promises';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { BlockList, connect, isIP, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { addAbortSignal, type Duplex, finished, pipeline } from 'node:stream';
import { codeOf, messageOf } from '../base/errors.ts';
import { plainHost } from '../options/model-values.ts';
import { answerHeaders, bodyHeaders, forwardedHeaders, LARGEST_HEADERS } from './headers.ts';
import { type HostLists, HostRules } from './host-rules.ts';
import { ATTEMPT_LIMIT } from './upstream.ts';

/** Milliseconds in which a host must take the connection. */
const CONNECT_LIMIT = 30_000;
/** Of the words of a status, in characters. */
const LONGEST_WORDS = 300;

/** Addresses that belong to this machine, its network or its cloud; a name that leads there is not followed. */
const INSIDE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Services of Azure for its machines.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(network, bits, 'ipv6');

/** The way out of a testbed with a relay: an HTTP proxy (CONNECT and plain requests) to the allowed hosts. */
export class AllowProxy {
  readonly #allowed: () => HostLists & { until: AbortSignal };

  /** `allowed`: the hosts of now; connections to them end with `until`. */
  constructor(allowed: () => HostLists & { until: AbortSignal }) {
    this.#allowed = allowed;
  }

  /** Serves CONNECT. */
  async tunnel(request: IncomingMessage, inside: Duplex, head: Buffer): Promise<void> {
    inside.on('error', () => {});
    const url = URL.parse(`http://${request.url}`);
    // A URL does not keep the default port of its scheme.
    const port = Number(url?.port || 80);
    let outside: Socket;
    try {
      if (url === null) throw new Refused(400, `${request.url} is not a host with a port`);
      outside = await this.#connect(url.hostname, port);
    } catch (error) {
      const { status, words, text } = refusalOf(error);
      inside.end(
        `HTTP/1.1 ${status} ${words}\r\nContent-Type: text/plain\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
      );
      return;
    }
    // A client may leave before the host answers, and nothing is piped to it then.
    if (inside.destroyed || outside.destroyed) {
      inside.destroy();
      outside.destroy();
      return;
    }
    inside.write('HTTP/1.1 200 Connection established\r\n\r\n');
    if (head.length > 0) outside.write(head);
    // One direction may end before the other.
    pipeline(inside, outside, (error) => error && outside.destroy());
    pipeline(outside, inside, (error) => error && inside.destroy());
  }

  /** Serves a plain request with a whole URL. */
  async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = URL.parse(request.url ?? '');
    const refuse = (error: unknown) => {
      if (response.headersSent || response.destroyed) return;
      const { status, words, text } = refusalOf(error);
      response.writeHead(status, words, { 'content-type': 'text/plain' }).end(text);
    };
    try {
      if (url === null || url.protocol !== 'http:') throw new Refused(400, 'the proxy serves http:// and CONNECT only');
      const socket = await this.#connect(url.hostname, Number(url.port || 80));
      // Also where the client leaves before the host answers.
      finished(response, () => socket.destroy());
      const outgoing = httpRequest(url, {
        method: request.method,
        // The host is the one that was allowed.
        headers: [
          'host',
          url.host,
          ...forwardedHeaders(request),
          ...bodyHeaders(request),
        ] as unknown as readonly string[],
        createConnection: () => socket,
        maxHeaderSize: LARGEST_HEADERS,
      });
      outgoing.once('response', (answer) => {
        try {
          response.writeHead(answer.statusCode!, answerHeaders(answer, false));
          pipeline(answer, response, () => {});
        } catch {
          response.destroy();
        }
      });
      const cut = () => new Error(`${url.host} gives no answer that can be passed on`);
      outgoing.on('error', () => refuse(cut()));
      outgoing.on('upgrade', (_answer, upgraded) => refuse(upgraded.destroy() && cut()));
      outgoing.on('close', () => refuse(cut()));
      pipeline(request, outgoing, () => {});
    } catch (error) {
      refuse(error);
    }
  }

  /** Connects to an allowed host; the address that was checked is the one that is used. */
  async #connect(host: string, port: number): Promise<Socket> {
    const name = host.toLowerCase().replace(/\.$/, '');
    const { until, ...lists } = this.#allowed();
    const rules = new HostRules(lists);
    const missing = rules.refusal(name, port);
    if (missing !== null) throw new Refused(403, `${name}:${port} is not one of ${missing}`);
    const found = await lookup(name.replace(/^\[|\]$/g, ''), { all: true }).catch((error) => {
      throw new Error(`${name} has no address (${codeOf(error) ?? messageOf(error)})`);
    });
    // An address inside is reached only if the user named the address itself.
    const open = found.filter(
      ({ address }) => rules.isNamedByUser(plainHost(address) ?? address, port) || !isInside(address),
    );
    if (open.length === 0)
      throw new Refused(
        403,
        `${name} leads to ${found.map(({ address }) => address).join(', ')}, inside this network; name the address in allow-hosts to allow it`,
      );
    const socket = connect({
      host: name,
      port,
      autoSelectFamilyAttemptTimeout: ATTEMPT_LIMIT,
      lookup: (_name, _options, done) => done(null, open),
    });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    socket.setTimeout(CONNECT_LIMIT, () => socket.destroy(new Error(`${CONNECT_LIMIT / 1000} s`)));
    socket.once('connect', resolve).once('error', reject);
    await promise.catch((error) => {
      throw new Error(`${name}:${port} does not answer (${codeOf(error) ?? messageOf(error)})`);
    });
    socket.setTimeout(0);
    socket.on('error', () => {});
    addAbortSignal(until, socket);
    return socket;
  }
}

/** An answer that says why; many clients show nothing but the words of its status. */
function refusalOf(error: unknown): { status: number; words: string; text: string } {
  const message = `agentbench: ${messageOf(error)}`;
  const words = message.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, LONGEST_WORDS);
  return { status: error instanceof Refused ? error.status : 502, words, text: `${message}\n` };
}

/** True for an address of this machine, its network or its cloud. */
export function isInside(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  // A list also finds an IPv4 address that is written as one of IPv6.
  const own = new BlockList();
  for (const each of Object.values(networkInterfaces()).flatMap((each) => each ?? []))
    own.addAddress(each.address, each.family === 'IPv6' ? 'ipv6' : 'ipv4');
  return INSIDE.check(address, family) || own.check(address, family);
}

class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
