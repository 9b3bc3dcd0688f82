import { valuesIn } from '../base/bounded-json.ts';
import { type JsonObject, objectOf } from '../base/json-value.ts';
import { parseJson } from './json.ts';
import { conversationOf, readBody } from './request-body.ts';
import type { Dialect } from './types.ts';
import { type Arrived, type Asked, shortName, shortNames } from './under-way.ts';

/** Memory of a value in a request, in bytes. */
const BYTES_OF_VALUE = 64;

/** A request that the meter answers itself. */
interface Refused {
  refused: number;
  message: string;
}

const TOO_LONG: Refused = { refused: 413, message: 'the requests under way are too long' };

/**
 * Reads a request for a model; changes what has to be changed. An unreadable one is refused: it could hold what the
 * options forbid. Returns `cut` if the agent left it half. `url`: of the provider; `plain`: its path.
 */
export async function readAsked(
  dialect: Dialect,
  { incoming, exchange, hold, meter }: Arrived,
  { url, plain }: { url: URL; plain: string },
  hostedTools: 'allow' | 'strip',
): Promise<Asked | Refused | 'cut'> {
  const encoding = incoming.headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity')
    return { refused: 415, message: 'a request is read as it is; send it without content-encoding' };
  const bytes = await readBody(incoming, hold);
  if (bytes === null) return 'cut';
  if (bytes === 'too long') return TOO_LONG;
  // Without a byte order mark, which some providers take.
  const text = new TextDecoder().decode(bytes);
  // Values take up to fifty times the memory of their text.
  if (meter.holdsMuch && !hold(BYTES_OF_VALUE * valuesIn(text))) return TOO_LONG;
  const body = objectOf(parseJson(text));
  if (body === null) return { refused: 400, message: 'the request is not a JSON object' };
  const wrong = dialect.refuses?.(body, url.searchParams) ?? null;
  if (wrong !== null) return { refused: 400, message: wrong };
  const strip = hostedTools === 'strip';
  if (strip && dialect.hasStoredTools?.(body))
    return { refused: 400, message: 'hosted tools cannot be taken out of a stored prompt; ask without prompt' };
  const { model, hosted } = dialect.readRequest(body, plain);
  exchange.model.asked = shortName(model);
  exchange.hosted_tools.offered = shortNames(hosted);
  exchange.conversation = conversationOf(body);
  const stripped = strip && hosted.length > 0 ? dialect.withoutHosted(body) : body;
  const withUsage = dialect.askForUsage?.(stripped) ?? null;
  exchange.request = stripped;
  // A member that is given twice could mean another one to the provider.
  const isNew = Object.keys(withUsage ?? {}).every((name) => !Object.hasOwn(body, name));
  const asItIs = isNew && !strip;
  return {
    bytes: asItIs ? withMembers(bytes, withUsage) : Buffer.from(JSON.stringify({ ...stripped, ...withUsage })),
    hidesUsage: withUsage !== null,
    stream: body.stream === true || /:streamGenerateContent$/i.test(plain),
  };
}

/** An object's JSON with more members in front; the rest stays as it is, also numbers with more digits than are read. */
function withMembers(bytes: Buffer, members: JsonObject | null): Buffer {
  if (members === null) return bytes;
  const start = bytes.indexOf('{') + 1;
  const more = Buffer.from(`${JSON.stringify(members).slice(1, -1)},`);
  return Buffer.concat([bytes.subarray(0, start), more, bytes.subarray(start)]);
}
