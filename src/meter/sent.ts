import { pipeline } from 'node:stream';
import { codeOf, messageOf } from '../base/errors.ts';
import { passAnswer } from './answered.ts';
import { bodyHeaders, forwardedHeaders } from './headers.ts';
import { withKey } from './providers.ts';
import { passQuickly } from './quick-body.ts';
import { sendError } from './replies.ts';
import { shortName, type UnderWay } from './under-way.ts';
import { lineOf } from './unreached.ts';
import type { Upstream } from './upstream.ts';

/**
 * Milliseconds without a byte after which an agent that gives up was left alone by the provider: before the first byte of a
 * stream, which providers begin at once; and otherwise, as long as a model may think or write in silence.
 */
const SILENCE = { beforeStream: 60_000, otherwise: 300_000 };

/**
 * Sends a request to its provider and passes the answer on; resolves when the exchange has its end. `idleLimit`: a stream
 * in which nothing comes for so long is cut, in milliseconds.
 */
export async function sendRequest(parts: UnderWay, upstream: Upstream, idleLimit: number): Promise<void> {
  const { url, exchange, response, begun } = parts;
  const { promise, resolve } = Promise.withResolvers<void>();
  const headers = requestHeaders(parts);
  const outgoing = upstream.request(url, { method: exchange.method, headers, timeout: idleLimit });
  const stop = () => outgoing.destroy();
  const cutByAgent = () => {
    if (response.writableFinished) return;
    parts.cutBy ??= 'agent';
    leftAlone = response.writableNeedDrain ? null : silenceOf(parts);
    // An answer that has begun is ended by the one that reads it.
    if (exchange.status === null) stop();
  };
  let leftAlone: string | null = null;
  response.once('close', cutByAgent);
  if (response.destroyed) cutByAgent();
  outgoing.on('timeout', () => {
    // The provider says nothing while the agent does not take what was said.
    if (response.writableNeedDrain) parts.cutBy ??= 'agent';
    else exchange.end = 'idle';
    stop();
  });
  outgoing.once('response', (answer) => {
    const { statusCode = 0 } = answer;
    if (statusCode < 200) {
      answer.on('error', () => {});
      failed(new Error(`an answer of the status ${statusCode}, which HTTP does not have`));
      return stop();
    }
    exchange.status = statusCode;
    parts.heard = performance.now();
    if (exchange.method !== 'HEAD') passQuickly(answer);
    passAnswer(answer, parts).then(resolve, (error) => {
      exchange.end = 'cut_by_provider';
      exchange.error = shortName(codeOf(error) ?? messageOf(error));
      response.destroy();
      stop();
      resolve();
    });
  });
  const failed = (error: unknown) => {
    if (exchange.status !== null || exchange.end === 'no_connection') return;
    if (parts.cutBy === 'agent') exchange.end = 'cut_by_agent';
    else {
      if (exchange.end !== 'idle') exchange.end = 'no_connection';
      exchange.error = shortName(lineOf(upstream.unreached(error, url)));
      const message = `agentbench: no connection to ${exchange.provider} (${exchange.error})`;
      sendError(response, parts.dialect, 502, message);
    }
    resolve();
  };
  outgoing.on('error', failed);
  outgoing.on('upgrade', (_answer, socket) => {
    socket.on('error', () => {}).destroy();
    failed(new Error('an upgrade in the place of an answer'));
  });
  outgoing.on('close', () => failed(new Error('no answer')));
  if (parts.asked === null) pipeline(parts.incoming, outgoing, () => {});
  else outgoing.end(parts.asked.bytes);
  await promise;
  if (exchange.end === 'cut_by_agent' && leftAlone !== null) {
    exchange.end = 'idle';
    exchange.error = leftAlone;
  }
  exchange.first_byte_ms ??= exchange.status === null ? null : Math.round(performance.now() - begun);
}

/** Tells of a silence in which an agent gave up for good reason; null for a shorter one. */
function silenceOf({ exchange, asked, heard }: UnderWay): string | null {
  const silent = performance.now() - heard;
  const limit = asked?.stream === true && exchange.status === null ? SILENCE.beforeStream : SILENCE.otherwise;
  return silent < limit ? null : `no data for ${Math.round(silent / 1000)} s, until the agent gave up`;
}

function requestHeaders({ provider, incoming, url, asked, exchange }: UnderWay): string[] {
  const length = asked === null ? bodyHeaders(incoming) : ['content-length', String(asked.bytes.length)];
  // A server that expects no body there would take it for the next request, whose answer could be another trial's.
  const alone = length.length > 0 && /^(GET|HEAD|DELETE|OPTIONS)$/.test(exchange.method) ? ['connection', 'close'] : [];
  return ['host', url.host, ...withKey(provider, [...forwardedHeaders(incoming), ...length], url), ...alone];
}
