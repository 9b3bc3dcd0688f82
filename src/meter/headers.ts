import type { IncomingMessage } from 'node:http';

/** The most bytes of headers that are read, of requests and of answers; Node.js reads 16 KB by default. */
export const LARGEST_HEADERS = 64 * 1024;

/**
 * Headers that belong to one connection (RFC 9110, 7.6.1), what the meter decides itself, those by which some
 * providers take another method than the one that was read, and Google's mask that leaves parts of an answer out.
 */
const OWN_HEADERS =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|http2-settings|host|content-length|expect|accept-encoding|x-http-method(-override)?|x-method-override|x-goog-fieldmask)$/;

/** Parameters by which Google takes another method, body or headers than those that were read. */
const OWN_PARAMETERS = /^(\$?http(method|headers)|\$(req|ct))$/i;

/** True for a query that makes another request of the one that was read. */
export function makesAnother(query: URLSearchParams): boolean {
  return [...query.keys()].some((name) => OWN_PARAMETERS.test(name));
}

/** The headers of a request that are for the provider, as `[name, value, …]`. */
export function forwardedHeaders(incoming: IncomingMessage): string[] {
  return kept(incoming, (name) => !OWN_HEADERS.test(name));
}

/**
 * The headers of an answer that are for the agent, as `[name, value, …]`; `changed`: the body will have another length;
 * `unpacked`: it is no longer compressed.
 */
export function answerHeaders(answer: IncomingMessage, changed: boolean, unpacked = false): string[] {
  return kept(answer, (name) => {
    if (name === 'content-length') return !changed;
    return name === 'content-encoding' ? !unpacked : !OWN_HEADERS.test(name);
  });
}

/** The headers with the length of a request's body; without them, a body that Node.js does not expect (GET) would have no end. */
export function bodyHeaders({ headers }: IncomingMessage): string[] {
  if (headers['content-length'] !== undefined) return ['content-length', headers['content-length']];
  return headers['transfer-encoding'] === undefined ? [] : ['transfer-encoding', 'chunked'];
}

function kept(message: IncomingMessage, isFor: (name: string) => boolean): string[] {
  const headers: string[] = [];
  const named = connectionHeaders(message);
  for (let i = 0; i < message.rawHeaders.length; i += 2) {
    const name = message.rawHeaders[i]!.toLowerCase();
    if (isFor(name) && !named.has(name)) headers.push(message.rawHeaders[i]!, message.rawHeaders[i + 1]!);
  }
  return headers;
}

/** Headers that a message declares to be its connection's. */
function connectionHeaders(message: IncomingMessage): Set<string> {
  return new Set((message.headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
}
