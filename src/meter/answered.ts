import type { IncomingMessage } from 'node:http';
import { addAbortSignal, finished, type Readable } from 'node:stream';
import { AnswerBody, decompressorOf, encodingsOf, eventsBy } from './answer-body.ts';
import { ErrorBody } from './error-body.ts';
import { EventFilter } from './event-filter.ts';
import { answerHeaders } from './headers.ts';
import { KeyMask, keysIn } from './key-mask.ts';
import { saysSomething } from './said.ts';
import type { AnswerReader } from './types.ts';
import { shortName, type UnderWay } from './under-way.ts';

/** Milliseconds in which the usage of an answer must follow its last word once the agent has left. */
const USAGE_LIMIT = 2_000;

/** Passes a provider's answer on as it is, and reads it. Resolves at its end, whatever ends it. */
export async function passAnswer(answer: IncomingMessage, parts: UnderWay): Promise<void> {
  const { provider, exchange, response, reader, asked, dialect, begun, meter } = parts;
  const ok = exchange.status !== null && exchange.status < 300;
  const body = reader === null ? null : ok ? new AnswerBody(reader, answer.headers) : new ErrorBody();
  answer.once('error', () => {
    parts.cutBy ??= 'provider';
  });
  const hasEvents = ok && eventsBy(answer.headers) !== 'no';
  const hidesUsage = asked?.hidesUsage === true && hasEvents;
  const keys = keysIn(provider, ok ? 'answer' : 'error');
  const hasBody = exchange.method !== 'HEAD';
  const isMasked = keys !== null && hasBody;
  const isUnpacked = hidesUsage || isMasked || (hasBody && !ok);
  // Some providers compress although nobody asked, also an answer with the key and the usage that is not for the agent.
  const unpacked = isUnpacked ? decompressorOf(answer.headers) : null;
  const filtered = hidesUsage && (unpacked !== null || encodingsOf(answer.headers).length === 0);
  const plain = unpacked === null ? answer : answer.pipe(unpacked);
  const filters = [
    ...(isMasked ? [new KeyMask(keys)] : []),
    ...(filtered ? [new EventFilter((event) => !dialect!.hidesUsage!(event))] : []),
  ];
  const shown = (text: string) => keys?.text(text) ?? text;
  const words = shown(answer.statusMessage ?? '');
  const changed = filters.length > 0 || unpacked !== null;
  response.writeHead(
    exchange.status!,
    isSendable(words) ? words : '',
    answerHeaders(answer, changed, unpacked !== null).map(shown),
  );
  response.flushHeaders();
  // Before its last bytes are with the agent; from here on, nothing ends the reading before its end.
  let whole = false;
  answer.once('end', () => {
    whole = parts.cutBy === undefined;
    meter.reading(exchange);
  });
  answer.on('data', () => {
    parts.heard = performance.now();
    exchange.first_byte_ms ??= Math.round(parts.heard - begun);
  });
  (body instanceof ErrorBody ? plain : answer).on('data', (chunk: Buffer) => body?.push(chunk));
  const { promise, resolve } = Promise.withResolvers<void>();
  filters.reduce<Readable>((from, filter) => from.pipe(filter), plain).pipe(response);
  finished(answer, (error) => error && response.destroy());
  unpacked?.once('error', () => {
    parts.cutBy ??= 'provider';
    response.destroy();
  });
  finished(response, () => {
    // Also an answer that the agent left is counted before its next request begins.
    meter.reading(exchange);
    resolve();
  });
  await promise;
  // Nothing more comes while the answer so far is read, which would have no end.
  answer.pause();
  if (parts.cutBy === 'agent' && body instanceof AnswerBody) await readUsage(answer, body, reader!);
  answer.destroy();
  unpacked?.destroy();
  await body?.end();
  if (body instanceof ErrorBody) exchange.error = shortName(body.code);
  else exchange.unread = body?.blank === false && isUnread(reader!);
  if (exchange.end === 'idle') return;
  if (parts.cutBy === 'agent') {
    // An agent may close the connection after an answer's last event, which the end of the stream need not follow at once.
    const isSaid = whole || (ok && reader?.complete === true);
    if (!isSaid) exchange.end = 'cut_by_agent';
  } else if (!answer.complete) exchange.end = 'cut_by_provider';
}

/** True if no answer was found, nor an error in its place; or an error after words whose usage was not stated. */
function isUnread({ answer, fault, tokens }: AnswerReader): boolean {
  return fault === null ? answer === null : tokens === null && saysSomething(answer);
}

/** Reads on at the provider for the usage of an answer that the agent left after its last word: Chat Completions state it then. */
async function readUsage(answer: IncomingMessage, body: AnswerBody, reader: AnswerReader): Promise<void> {
  const isMissing = async () => {
    await body.read();
    return reader.complete && reader.tokens === null;
  };
  if (!(await isMissing())) return;
  answer.unpipe();
  addAbortSignal(AbortSignal.timeout(USAGE_LIMIT), answer);
  try {
    // Each part goes to the body on its way here.
    for await (const _ of answer) if (!(await isMissing())) break;
  } catch {
    // The provider ended it, or the time is over.
  }
}

/** True if Node.js sends the text as the words of a status. */
function isSendable(words: string): boolean {
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(words);
}
