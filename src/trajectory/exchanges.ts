import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { valuesIn } from '../base/bounded-json.ts';
import { type JsonObject, objectOf, textOf } from '../base/json-value.ts';
import { ownOf } from '../base/own.ts';
import { NotReadable } from '../base/regular-file.ts';
import type { Exchange } from '../meter/exchange.ts';
import { parseJson } from '../meter/json.ts';
import type { DialectName } from '../meter/types.ts';

/** The most bytes of `exchanges.jsonl` that are read; further lines are left out. */
const MOST_BYTES = 128 * 1024 * 1024;

/**
 * The most characters of a request with the repeated parts in their places, as the meter takes it: a reference of 20 bytes can
 * stand for megabytes. All requests together may have any number, since they have these parts as the same values, but not of
 * values, at each of which every request is looked at.
 */
const LONGEST_REQUEST = 64 * 1024 * 1024;
const MOST_VALUES = 100_000_000;

const DIALECTS: readonly string[] = ['anthropic', 'openai-chat', 'openai-responses', 'gemini'] satisfies DialectName[];

/** A line of `exchanges.jsonl` of a request that a model answers, with the repeated parts back in their places. */
export interface LoggedExchange
  extends Pick<
    Exchange,
    'stream' | 'started_at' | 'duration_ms' | 'status' | 'end' | 'error' | 'unread' | 'tokens' | 'cost_usd' | 'model'
  > {
  line: number;
  dialect: DialectName;
  conversation: string;
  /** Null for a line with figures only. */
  request: JsonObject | null;
  response: JsonObject | null;
}

/**
 * Reads the exchanges with models. `unread` counts lines that are none, or are too much; `others` is true if models were
 * asked in a form that is not read. The file was written by the harness, and its bodies by strangers; on the host an agent
 * can also reach the file.
 */
export async function readExchanges(
  file: string,
): Promise<{ exchanges: LoggedExchange[]; unread: number; others: boolean }> {
  const bodies = new Bodies();
  const exchanges: LoggedExchange[] = [];
  let unread = 0;
  let others = false;
  let bytes = 0;
  const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
  try {
    if (!(await handle.stat()).isFile()) throw new NotReadable('it is not a regular file');
    for await (const text of linesOf(handle)) {
      bytes += text.length;
      const exchange = bytes > MOST_BYTES ? 'unread' : exchangeOf(objectOf(parseJson(text)), bodies);
      if (exchange === 'unread') unread += 1;
      else if (exchange === 'other') others = true;
      else if (exchange !== null) exchanges.push(exchange);
    }
  } finally {
    await handle.close();
  }
  return { exchanges, unread, others };
}

/** Each text up to a line feed; of one that is too long, the beginning. `readLines` of Node.js ends lines at U+2028 and U+2029 too, which JSON has in its texts. */
async function* linesOf(handle: FileHandle): AsyncGenerator<string> {
  let parts: string[] = [];
  let held = 0;
  const hold = (part: string) => {
    if (held <= MOST_BYTES) parts.push(part);
    held += part.length;
  };
  for await (const chunk of handle.createReadStream({ encoding: 'utf8', autoClose: false })) {
    const [rest, ...begun] = (chunk as string).split('\n');
    hold(rest!);
    for (const part of begun) {
      yield parts.join('');
      parts = [];
      held = 0;
      hold(part);
    }
  }
  const last = parts.join('');
  if (last !== '') yield last;
}

function exchangeOf(data: JsonObject | null, bodies: Bodies): LoggedExchange | 'unread' | 'other' | null {
  if (data === null) return 'unread';
  const { line, dialect, conversation, started_at: startedAt, duration_ms: duration, status, end, error, cut } = data;
  if (dialect === null) return data.unread === true ? 'other' : null;
  const isFull =
    typeof line === 'number' &&
    DIALECTS.includes(dialect as string) &&
    typeof startedAt === 'string' &&
    !Number.isNaN(Date.parse(startedAt)) &&
    typeof duration === 'number';
  if (!isFull) return 'unread';
  const body = objectOf(data.request);
  // A request that could not be read was refused; nothing of it is known.
  if (body === null && cut !== true) return null;
  const request = body === null ? null : bodies.whole(line, body);
  if (request === 'too long') return 'unread';
  const model = objectOf(data.model);
  return {
    line,
    dialect: dialect as DialectName,
    conversation: textOf(conversation) ?? '',
    stream: typeof data.stream === 'boolean' ? data.stream : null,
    started_at: startedAt,
    duration_ms: duration,
    status: typeof status === 'number' ? status : null,
    end: end as Exchange['end'],
    error: textOf(error),
    unread: data.unread === true,
    model: { asked: textOf(model?.asked), served: textOf(model?.served) },
    tokens: tokensOf(data.tokens),
    cost_usd: typeof data.cost_usd === 'number' ? data.cost_usd : null,
    request,
    response: objectOf(data.response),
  };
}

function tokensOf(value: unknown): Exchange['tokens'] {
  const tokens = objectOf(value);
  const counts = ['input', 'cachedInput', 'output'].every((name) => Number.isSafeInteger(tokens?.[name]));
  return counts ? (tokens as unknown as Exchange['tokens']) : null;
}

/** The requests of earlier lines, of which later ones have parts. */
class Bodies {
  readonly #bodies = new Map<number, JsonObject>();
  readonly #sizes = new Map<unknown, Size>();
  #left = MOST_VALUES;

  /** A request with the parts that earlier lines have, as the same values; one level deep, as they were taken out. */
  whole(line: number, request: JsonObject): JsonObject | 'too long' {
    this.#bodies.set(line, request);
    const whole: Size = { length: 0, values: 0 };
    const partOf = (value: unknown) => {
      const part = this.#partOf(value);
      const { length, values } = this.#sizeOf(part);
      whole.length += length;
      whole.values += values;
      return part;
    };
    const body = Object.fromEntries(
      Object.entries(request).map(([name, value]) => [name, Array.isArray(value) ? value.map(partOf) : partOf(value)]),
    );
    if (whole.length > LONGEST_REQUEST || whole.values > this.#left) return 'too long';
    this.#left -= whole.values;
    return body;
  }

  #partOf(value: unknown): unknown {
    const reference = objectOf(value)?.$ref;
    if (typeof reference !== 'string') return value;
    const [line, member = '', index] = reference.split('/');
    const body = this.#bodies.get(Number(line)) ?? {};
    const found = ownOf(body, member);
    if (index === undefined) return found ?? value;
    return (Array.isArray(found) ? found[Number(index)] : undefined) ?? value;
  }

  #sizeOf(part: unknown): Size {
    if (typeof part === 'string') return { length: part.length, values: 1 };
    const known = this.#sizes.get(part);
    if (known !== undefined) return known;
    const size = sizeOf(part);
    this.#sizes.set(part, size);
    return size;
  }
}

/** Characters of a value as JSON, and its objects, lists and members of both. */
interface Size {
  length: number;
  values: number;
}

/** The length is infinite for a value that is nested deeper than JSON is written. */
function sizeOf(value: unknown): Size {
  try {
    const text = JSON.stringify(value);
    return { length: text.length, values: valuesIn(text, MOST_VALUES) };
  } catch {
    return { length: Number.POSITIVE_INFINITY, values: 0 };
  }
}
