import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type JsonObject, objectsOf, textOf } from '../base/json-value.ts';

/** The longest request that a model is asked, in bytes; providers take 20 to 50 MB. */
const LONGEST_REQUEST = 64 * 1024 * 1024;

/**
 * The body of a request; null if the agent closed the connection before its end; `too long` beyond `LONGEST_REQUEST`, or
 * if `hold` does not take its bytes, after which the rest is not kept.
 */
export async function readBody(
  incoming: IncomingMessage,
  hold: (bytes: number) => boolean,
): Promise<Buffer | 'too long' | null> {
  const parts: Buffer[] = [];
  let size = 0;
  const { promise, resolve } = Promise.withResolvers<Buffer | 'too long' | null>();
  incoming.on('data', (part: Buffer) => {
    size += part.length;
    if (size <= LONGEST_REQUEST && hold(part.length)) parts.push(part);
    else {
      // The rest is read all the same: a client that still writes would not see the answer.
      parts.length = 0;
      size = LONGEST_REQUEST;
      resolve('too long');
    }
  });
  incoming.on('end', () => resolve(incoming.complete ? Buffer.concat(parts) : null));
  incoming.on('error', () => resolve(null)).on('close', () => resolve(null));
  if (incoming.destroyed) resolve(null);
  return promise;
}

/**
 * The constant part of a growing conversation: the first message that is not the system's, and if there are tools. Marks
 * of caches move from message to message, so only texts count.
 */
export function conversationOf(body: JsonObject): string {
  const { input, prompt } = body;
  const messages = partsOf(body.messages ?? body.contents ?? input);
  const first = messages.find(({ role }) => role === 'user');
  const tools = partsOf(body.tools).length > 0;
  const alone = textOf(input) ?? textOf(prompt);
  const text = alone ?? textsOf(first?.content ?? first?.parts);
  return createHash('sha256').update(`${tools} ${text}`).digest('hex').slice(0, 16);
}

function textsOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return partsOf(content)
    .map(({ text }) => textOf(text) ?? '')
    .join('\n');
}

/** The objects of a list; Gemini takes one object in the place of a list, too. */
function partsOf(value: unknown): JsonObject[] {
  return objectsOf([value].flat());
}
