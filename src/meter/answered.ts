import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { AnswerBody } from './answer-body.ts';
import { ErrorBody } from './error-body.ts';
import { EventFilter } from './event-filter.ts';
import { answerHeaders } from './headers.ts';
import { shortName, type UnderWay } from './under-way.ts';

/** Passes a provider's answer on as it is, and reads it. Resolves at its end, whatever ends it. */
export async function passAnswer(answer: IncomingMessage, parts: UnderWay): Promise<void> {
  const { exchange, response, reader, asked, dialect, begun } = parts;
  const ok = exchange.status !== null && exchange.status < 300;
  const body = reader === null ? null : ok ? new AnswerBody(reader, answer.headers) : new ErrorBody();
  answer.once('error', () => {
    parts.cutBy ??= 'provider';
  });
  // Before its last bytes are with the agent.
  let whole = false;
  answer.once('end', () => {
    whole = parts.cutBy === undefined;
    parts.meter.reading(exchange);
  });
  const isEvents = String(answer.headers['content-type'] ?? '').startsWith('text/event-stream');
  const filtered = asked?.hidesUsage === true && ok && isEvents && answer.headers['content-encoding'] === undefined;
  const filter = filtered ? [new EventFilter((event) => !dialect!.hidesUsage!(event))] : [];
  const words = answer.statusMessage ?? '';
  response.writeHead(exchange.status!, isSendable(words) ? words : '', answerHeaders(answer, filtered));
  response.flushHeaders();
  answer.on('data', (chunk: Buffer) => {
    parts.heard = performance.now();
    exchange.first_byte_ms ??= Math.round(parts.heard - begun);
    body?.push(chunk);
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  pipeline([answer, ...filter, response] as [IncomingMessage, ServerResponse], () => resolve());
  await promise;
  await body?.end();
  if (body instanceof ErrorBody) exchange.error = shortName(body.code);
  if (exchange.end === 'idle') return;
  if (parts.cutBy === 'agent') {
    // An agent may close the connection after an answer's last event, which the end of the stream need not follow at once.
    const isSaid = whole || (ok && reader?.complete === true);
    if (!isSaid) exchange.end = 'cut_by_agent';
  } else if (!answer.complete) exchange.end = 'cut_by_provider';
}

/** True if Node.js sends the text as the words of a status. */
function isSendable(words: string): boolean {
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(words);
}
