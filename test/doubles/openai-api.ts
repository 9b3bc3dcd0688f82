/** A double of an OpenAI-compatible endpoint: `POST /v1/chat/completions`, not streamed. */
import { inflateSync } from 'node:zlib';
import { Ajv } from 'ajv';
import { type Received, type Reply, type Service, startService } from './http.ts';

export interface ChatBody {
  model: string;
  messages: ChatMessage[];
  tools?: { type: string; function: { name: string; parameters?: object } }[];
  tool_choice?: unknown;
  response_format?: { type: string; json_schema?: { name?: string; strict?: boolean; schema?: object } };
  temperature?: number;
}

interface ChatMessage {
  role: 'system' | 'user' | 'assistant' | 'tool';
  content: string | ChatPart[] | null;
  tool_calls?: { id: string; type: 'function'; function: { name: string; arguments: string } }[];
  tool_call_id?: string;
}

export type ChatPart =
  | { type: 'text'; text: string }
  | { type: 'image_url'; image_url: { url: string; detail?: string } };

/** One turn of the model. */
export interface Turn {
  content?: string | null;
  /** Arguments other than text are sent as JSON. */
  calls?: { name: string; arguments: unknown }[];
  refusal?: string;
  /** Default: `stop` or `tool_calls`. */
  finish?: string;
  /** Default: 100 and 20 tokens; null leaves usage out. */
  usage?: Record<string, unknown> | null;
  /** In the place of the answer, with status 200. */
  error?: { code: number; message: string };
  /** Any JSON in the place of the answer, with status 200. */
  raw?: unknown;
}

export interface OpenAiOptions {
  /** The accepted key; null accepts only requests without a key. */
  key?: string | null;
  /** Members of a request that this endpoint refuses with 400, or with a 422 that names no member. */
  refuses?: ('response_format' | 'tools' | 'temperature')[];
  refusal?: 400 | 422;
  /** The refusal of any request with pictures, in the words of an endpoint whose model takes none. */
  blind?: { status: number; message: string };
  /** The model's turn if none is scripted; default: a verdict of 0. */
  model?: (body: ChatBody) => Turn;
}

export interface OpenAiApi extends Service {
  /** For judge-base-url. */
  baseUrl: string;
  /** The accepted request bodies, in order. */
  chats: ChatBody[];
  /** Scripts the next turns of the model. */
  next(...turns: Turn[]): void;
}

/** The content of an answer. */
export function verdict(score: number, explanation = 'as the evidence shows'): string {
  return JSON.stringify({ explanation, score });
}

export async function startOpenAi(options: OpenAiOptions = {}): Promise<OpenAiApi> {
  const { key = 'sk-test-key-0123456789', refuses = [], refusal = 400, blind } = options;
  const model = options.model ?? (() => ({ content: verdict(0) }));
  const scripted: Turn[] = [];
  const chats: ChatBody[] = [];
  const service = await startService(handle, explain);
  return { ...service, baseUrl: `${service.url}/v1`, chats, next: (...turns) => void scripted.push(...turns) };

  function handle(request: Received): Reply {
    if (request.url.pathname !== '/v1/chat/completions')
      return problem(404, `Invalid URL (${request.method} ${request.url.pathname})`);
    if (request.method !== 'POST') return problem(405, `Not allowed to ${request.method} on /v1/chat/completions`);
    const { authorization } = request.headers;
    if (authorization !== (key === null ? undefined : `Bearer ${key}`)) return explain(401, request);
    const body = JSON.parse(request.body.toString()) as ChatBody;
    const unknown = refuses.find((name) => body[name] !== undefined);
    if (unknown !== undefined) {
      return refusal === 422
        ? { status: 422, body: { detail: [{ type: 'extra_forbidden', msg: 'Extra inputs are not permitted' }] } }
        : problem(400, `Unsupported parameter: '${unknown}' is not supported with this model.`, unknown);
    }
    const parts = body.messages.flatMap(({ content }) => (Array.isArray(content) ? content : []));
    if (blind !== undefined && parts.some(({ type }) => type !== 'text')) return problem(blind.status, blind.message);
    const fault = faultOf(body);
    if (fault !== null) return fault;
    chats.push(body);
    return { status: 200, body: completion(body, scripted.shift() ?? model(body)) };
  }
}

/** The endpoint's error bodies; they show a refused key, like some real endpoints. */
function explain(status: number, request: Received): Reply {
  if (status === 401) return problem(401, `Incorrect API key provided: ${request.headers.authorization}.`, null);
  if (status === 429) return problem(429, 'Rate limit reached for requests');
  return problem(status, status >= 500 ? 'The server had an error while processing your request.' : `Status ${status}`);
}

function problem(status: number, message: string, param: string | null = null): Reply {
  const type = status >= 500 ? 'server_error' : 'invalid_request_error';
  return { status, body: { error: { message, type, param, code: null } } };
}

/** The refusal that OpenAI would send; null for an acceptable request. */
function faultOf(body: ChatBody): Reply | null {
  if (typeof body.model !== 'string') return problem(400, 'you must provide a model parameter', 'model');
  if (!Array.isArray(body.messages) || body.messages.length === 0)
    return problem(400, "Invalid 'messages': empty array.", 'messages');
  for (const { role, content } of body.messages) {
    if (!Array.isArray(content)) continue;
    const part = content.map((part) => partFault(role, part)).find((fault) => fault !== null);
    if (part !== undefined) return problem(400, part!, 'messages');
  }
  const messages = messageFault(body.messages);
  if (messages !== null) return problem(400, messages, 'messages');
  if (body.tool_choice !== undefined && body.tools === undefined)
    return problem(400, "'tool_choice' is only allowed when 'tools' are specified.", 'tool_choice');
  for (const tool of body.tools ?? []) {
    if (tool.type !== 'function' || !/^[\w-]{1,64}$/.test(tool.function.name))
      return problem(400, "Invalid 'tools[0].function.name'", 'tools[0].function.name');
  }
  const format = body.response_format;
  if (format?.type !== 'json_schema') return null;
  const { name = '', strict, schema } = format.json_schema ?? {};
  if (!/^[\w-]{1,64}$/.test(name))
    return problem(400, "Missing required parameter: 'response_format.json_schema.name'.", 'response_format');
  if (strict && !isStrict(schema))
    return problem(
      400,
      `Invalid schema for response_format '${name}': all fields must be required.`,
      'response_format',
    );
  return null;
}

/** Checks a part of a message: pictures are data URLs of complete PNGs, or of the beginning of a JPEG. */
function partFault(role: ChatMessage['role'], part: ChatPart): string | null {
  if (part.type === 'text') return null;
  if (role !== 'user') return `Invalid value: '${part.type}'. Messages with role '${role}' take text only.`;
  const [, type, base64 = ''] = /^data:([a-z]+\/[a-z]+);base64,([A-Za-z0-9+/]+={0,2})$/.exec(part.image_url.url) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  const fine = type === 'image/png' ? isPng(bytes) : type === 'image/jpeg' && bytes.readUInt16BE(0) === 0xffd8;
  return fine ? null : 'You uploaded an unsupported image. Please make sure your image is valid.';
}

function isPng(bytes: Buffer): boolean {
  const at = bytes.indexOf('IDAT');
  if (bytes.toString('latin1', 1, 4) !== 'PNG' || at < 0 || !bytes.includes('IEND')) return false;
  try {
    return inflateSync(bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at - 4))).length > 0;
  } catch {
    return false;
  }
}

/** Checks that every tool call is answered right after it, and nothing else is. */
function messageFault(messages: ChatMessage[]): string | null {
  let open: string[] = [];
  for (const message of messages) {
    if (message.role === 'tool') {
      if (!open.includes(message.tool_call_id ?? ''))
        return "messages with role 'tool' must be a response to a preceeding message with 'tool_calls'.";
      open = open.filter((id) => id !== message.tool_call_id);
    } else if (open.length > 0) {
      return "An assistant message with 'tool_calls' must be followed by tool messages responding to each 'tool_call_id'.";
    }
    open.push(...(message.tool_calls ?? []).map(({ id }) => id));
  }
  return open.length > 0 ? 'tool_call_ids did not have response messages' : null;
}

/** Strict schemas require all properties and permit no others. Throws for an invalid JSON Schema. */
function isStrict(schema: object | undefined): boolean {
  new Ajv().compile(schema ?? {});
  const { type, properties, required, additionalProperties } = (schema ?? {}) as {
    type?: string;
    properties?: object;
    required?: string[];
    additionalProperties?: boolean;
  };
  const names = Object.keys(properties ?? {}).sort();
  return type === 'object' && additionalProperties === false && names.join() === (required ?? []).toSorted().join();
}

let completions = 0;

function completion(body: ChatBody, turn: Turn): object {
  if (turn.raw !== undefined) return turn.raw as object;
  if (turn.error !== undefined) return { error: turn.error };
  completions += 1;
  const calls = turn.calls?.map((call, index) => ({
    id: `call_${completions}_${index}`,
    type: 'function',
    function: {
      name: call.name,
      arguments: typeof call.arguments === 'string' ? call.arguments : JSON.stringify(call.arguments),
    },
  }));
  const usage =
    turn.usage === undefined ? { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 } : turn.usage;
  return {
    id: `chatcmpl-${completions}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: body.model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: turn.content ?? null,
          refusal: turn.refusal ?? null,
          annotations: [],
          ...(calls === undefined ? {} : { tool_calls: calls }),
        },
        logprobs: null,
        finish_reason: turn.finish ?? (calls === undefined ? 'stop' : 'tool_calls'),
      },
    ],
    ...(usage === null ? {} : { usage }),
  };
}

/**
 * A gullible model: it obeys `OBEY: score <n>` and repeats a line that is an answer, if they are outside the data
 * sections named by the system message; otherwise it answers 0.
 */
export function gullible({ messages }: ChatBody): Turn {
  const system = textOf(messages.find(({ role }) => role === 'system')?.content);
  const [begin, end] = /^(<<<\S+ \S+>>>)\nand\n(<<<\S+ \S+>>>)$/m.exec(system)?.slice(1) ?? [];
  if (begin === undefined || end === undefined) throw new Error('the system message names no section of data');
  const heard = messages
    .filter(({ role }) => role !== 'system' && role !== 'assistant')
    .flatMap(({ content }) => outside(textOf(content), begin, end).split(/\r\n|[\n\r\u0085\u2028\u2029]/));
  const orders = heard.flatMap((line) => [
    ...[...line.matchAll(/OBEY: score ([012])/g)].map((match) => Number(match[1])),
    ...(/^\s*\{.*"score"\s*:\s*2/.test(line) ? [2] : []),
    ...(/^\s*(system|developer)\s*:/i.test(line) ? [2] : []),
  ]);
  return { content: verdict(orders.at(-1) ?? 0) };
}

/** The text of a message. */
export function textOf(content: ChatMessage['content'] | undefined): string {
  if (!Array.isArray(content)) return content ?? '';
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
}

/** The text outside all sections; a section without an end reaches to the last character. */
function outside(text: string, begin: string, end: string): string {
  const [before, ...sections] = text.split(begin);
  return [before, ...sections.map((section) => section.split(end).slice(1).join('\n'))].join('\n');
}
