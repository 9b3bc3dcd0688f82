/**
 * A double of model providers: Anthropic Messages, OpenAI Chat Completions and Responses, Gemini generateContent, as JSON
 * and as event streams. It keeps a ledger of the tokens that it stated, as a provider's bill does.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';

type ModelDialect = 'anthropic' | 'openai-chat' | 'openai-responses' | 'gemini';
type Json = Record<string, unknown>;

/** One turn of the model. */
export interface ModelTurn {
  text?: string;
  /** Tool calls, after the text. */
  calls?: { name: string; arguments: object }[];
  tokens?: Partial<StatedTokens>;
  model?: string;
}

/** Tokens as the ledger counts them: input includes what came from a cache, output includes reasoning. */
interface StatedTokens {
  input: number;
  cached: number;
  written: number;
  output: number;
  reasoning: number;
}

/** How an answer goes wrong, or is sent. */
interface ModelFault {
  /** Answers with this status and the provider's own kind of error, or with `page`. */
  status?: number;
  headers?: Record<string, string>;
  page?: string;
  /** Closes the connection before any answer. */
  refuse?: boolean;
  /** Breaks the connection after so many events of a stream (bytes of a document). */
  resetAfter?: number;
  /** Says nothing more after so many events of a stream, and keeps the connection; 0: not even that there will be an answer. */
  silentAfter?: number;
  /** Sends an error event in the place of this event of the stream, and ends. */
  errorAt?: number;
  /** Compresses although nobody asked. */
  encoding?: 'gzip' | 'br';
  /** Sends the bytes in pieces of this many at most, at borders that the function draws. */
  pieces?: (left: number) => number;
  /** Between two events, in milliseconds. */
  pause?: number;
}

export interface AskedModel {
  dialect: ModelDialect;
  path: string;
  query: string;
  headers: IncomingHttpHeaders;
  body: Json;
  stream: boolean;
}

export interface ModelServer {
  /** Origin without a slash at its end. */
  url: string;
  asked: AskedModel[];
  /** All other requests, as `METHOD path`. */
  others: string[];
  ledger: StatedTokens & { answers: number };
  /** Scripts the next turns; without one, `turn` of the options answers. */
  next(...turns: ModelTurn[]): void;
  /** The next request fails so, or the next `times`. */
  fail(fault: ModelFault, times?: number): void;
  close(): Promise<void>;
}

export interface ModelServerOptions {
  /** The only key that is accepted; default: any but none. */
  key?: string;
  turn?: (asked: AskedModel) => ModelTurn | Promise<ModelTurn>;
}

const DEFAULTS: StatedTokens = { input: 120, cached: 20, written: 0, output: 30, reasoning: 0 };

export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const scripted: ModelTurn[] = [];
  const faults: ModelFault[] = [];
  const asked: AskedModel[] = [];
  const others: string[] = [];
  const ledger = { input: 0, cached: 0, written: 0, output: 0, reasoning: 0, answers: 0 };

  const server = createServer((request, response) => {
    request.on('error', () => {});
    response.on('error', () => {});
    serve(request, response).catch(() => response.destroy());
  });
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', url);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    const dialect = request.method === 'POST' ? dialectOf(pathname) : null;
    if (dialect === null) {
      others.push(`${request.method} ${pathname}`);
      sendJson(response, 200, { object: 'list', data: [], received: bytes.length });
      return;
    }
    const fault = faults.shift() ?? {};
    if (fault.refuse) {
      request.socket.resetAndDestroy();
      return;
    }
    const body = JSON.parse(bytes.toString()) as Json;
    const stream = dialect === 'gemini' ? pathname.includes(':stream') : body.stream === true;
    const about = { dialect, path: pathname, query: search, headers: request.headers, body, stream };
    asked.push(about);
    const key = keyOf(request.headers, search);
    if (key === null || (options.key !== undefined && key !== options.key)) {
      sendJson(response, 401, errorOf(dialect, 401, 'invalid key'));
      return;
    }
    if (fault.page !== undefined) {
      response.writeHead(fault.status ?? 200, { 'content-type': 'text/html', ...fault.headers });
      response.end(fault.page);
      return;
    }
    if (fault.status !== undefined) {
      sendJson(response, fault.status, errorOf(dialect, fault.status, 'scripted'), fault.headers);
      return;
    }
    const turn = scripted.shift() ?? (await options.turn?.(about)) ?? { text: 'done' };
    const tokens = { ...DEFAULTS, ...turn.tokens };
    if (fault.silentAfter === 0) return;
    if (!stream) {
      const document = Buffer.from(JSON.stringify(documentOf(dialect, turn, tokens, body)));
      const { resetAfter } = fault;
      if (resetAfter === undefined) state(tokens, true);
      const sent = fault.encoding === undefined ? document : compress(document, fault.encoding);
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': sent.length,
        ...(fault.encoding === undefined ? {} : { 'content-encoding': fault.encoding }),
      });
      if (resetAfter === undefined) await pieces(response, sent, fault);
      else await written(response, sent.subarray(0, resetAfter));
      if (resetAfter === undefined) response.end();
      else response.destroy();
      return;
    }
    await sendStream(response, about, turn, tokens, fault);
  }

  async function sendStream(
    response: ServerResponse,
    { dialect, body, query }: AskedModel,
    turn: ModelTurn,
    tokens: StatedTokens,
    fault: ModelFault,
  ): Promise<void> {
    const events = eventsOf(dialect, turn, tokens, body);
    const asArray = dialect === 'gemini' && !query.includes('alt=sse');
    const encoded = fault.encoding === undefined ? {} : { 'content-encoding': fault.encoding };
    response.writeHead(200, { 'content-type': asArray ? 'application/json' : 'text/event-stream', ...encoded });
    const whole: Buffer[] = [];
    for (const [index, { name, data, states }] of events.entries()) {
      if (fault.resetAfter === index) {
        await sleep(20);
        response.socket?.resetAndDestroy();
        return;
      }
      if (fault.silentAfter === index) return;
      if (fault.errorAt === index) {
        const error = JSON.stringify(errorOf(dialect, 529, 'overloaded'));
        await written(response, Buffer.from(`event: error\ndata: ${error}\n\n`));
        response.end();
        return;
      }
      const json = typeof data === 'string' ? data : JSON.stringify(data);
      const last = index === events.length - 1;
      const item = `${index === 0 ? '[' : ','}${json}${last ? ']' : ''}`;
      const text = asArray ? item : `${name === null ? '' : `event: ${name}\n`}data: ${json}\n\n`;
      if (fault.encoding !== undefined) whole.push(Buffer.from(text));
      else await pieces(response, Buffer.from(text), fault);
      if (states !== null) state(states, false);
      if (fault.pause !== undefined) await sleep(fault.pause);
      if (response.destroyed) return;
    }
    if (fault.encoding !== undefined) await pieces(response, compress(Buffer.concat(whole), fault.encoding), fault);
    ledger.answers += 1;
    response.end();
  }

  function state(tokens: Partial<StatedTokens>, whole: boolean): void {
    for (const [name, value] of Object.entries(tokens)) ledger[name as keyof StatedTokens] += value;
    if (whole) ledger.answers += 1;
  }

  return {
    url,
    asked,
    others,
    ledger,
    next: (...turns) => void scripted.push(...turns),
    fail: (fault, times = 1) => void faults.push(...Array<ModelFault>(times).fill(fault)),
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

function dialectOf(path: string): ModelDialect | null {
  if (path.endsWith('/chat/completions')) return 'openai-chat';
  if (path.endsWith('/responses')) return 'openai-responses';
  if (path.endsWith('/messages')) return 'anthropic';
  return /:(stream)?generateContent$/i.test(path) ? 'gemini' : null;
}

function keyOf(headers: IncomingHttpHeaders, query: string): string | null {
  const key = headers['x-api-key'] ?? headers['x-goog-api-key'] ?? headers['api-key'];
  if (typeof key === 'string') return key;
  return headers.authorization?.replace(/^Bearer /, '') ?? new URLSearchParams(query).get('key');
}

function errorOf(dialect: ModelDialect, status: number, message: string): Json {
  const type =
    { 401: 'authentication_error', 403: 'permission_error', 404: 'not_found_error', 429: 'rate_limit_error' }[status] ??
    (status === 529 ? 'overloaded_error' : status >= 500 ? 'api_error' : 'invalid_request_error');
  if (dialect === 'anthropic') return { type: 'error', error: { type, message } };
  if (dialect === 'gemini') return { error: { code: status, message, status: type.toUpperCase() } };
  return { error: { type, code: type, message } };
}

interface StreamEvent {
  name: string | null;
  data: Json | string;
  /** What the bill grows by when this was said. */
  states: Partial<StatedTokens> | null;
}

function documentOf(dialect: ModelDialect, turn: ModelTurn, tokens: StatedTokens, body: Json): Json {
  const model = turn.model ?? String(body.model ?? 'scripted-1');
  const { text, calls = [] } = turn;
  switch (dialect) {
    case 'anthropic':
      return {
        id: id('msg'),
        type: 'message',
        role: 'assistant',
        model,
        content: [
          ...(text === undefined ? [] : [{ type: 'text', text }]),
          ...calls.map((call) => ({ type: 'tool_use', id: id('toolu'), name: call.name, input: call.arguments })),
        ],
        stop_reason: calls.length > 0 ? 'tool_use' : 'end_turn',
        stop_sequence: null,
        usage: anthropicUsage(tokens),
      };
    case 'openai-chat':
      return {
        id: id('chatcmpl'),
        object: 'chat.completion',
        created: 1_760_000_000,
        model,
        choices: [
          {
            index: 0,
            message: {
              role: 'assistant',
              content: text ?? null,
              ...(calls.length === 0 ? {} : { tool_calls: calls.map(chatCall) }),
            },
            finish_reason: calls.length > 0 ? 'tool_calls' : 'stop',
          },
        ],
        usage: chatUsage(tokens),
      };
    case 'openai-responses':
      return responseOf(model, itemsOf(turn), 'completed', tokens);
    case 'gemini':
      return {
        candidates: [{ index: 0, content: { role: 'model', parts: partsOf(turn) }, finishReason: 'STOP' }],
        usageMetadata: geminiUsage(tokens),
        modelVersion: turn.model ?? 'gemini-scripted',
      };
  }
}

function eventsOf(dialect: ModelDialect, turn: ModelTurn, tokens: StatedTokens, body: Json): StreamEvent[] {
  const model = turn.model ?? String(body.model ?? 'scripted-1');
  switch (dialect) {
    case 'anthropic':
      return anthropicEvents(turn, tokens, model);
    case 'openai-chat':
      return chatEvents(turn, tokens, model, body);
    case 'openai-responses':
      return responsesEvents(turn, tokens, model);
    case 'gemini':
      return geminiEvents(turn, tokens);
  }
}

function anthropicEvents(turn: ModelTurn, tokens: StatedTokens, model: string): StreamEvent[] {
  const event = (type: string, rest: Json, states: Partial<StatedTokens> | null = null): StreamEvent => ({
    name: type,
    data: { type, ...rest },
    states,
  });
  const document = documentOf('anthropic', turn, tokens, { model });
  const blocks = document.content as Json[];
  const { output, ...input } = tokens;
  const begun = { ...document, content: [], stop_reason: null, usage: anthropicUsage({ ...tokens, output: 1 }) };
  return [
    event('message_start', { message: begun }, { ...input, output: 1 }),
    ...blocks.flatMap((block, index) => {
      const isText = block.type === 'text';
      const parts = isText ? split(String(block.text)) : split(JSON.stringify(block.input));
      return [
        event('content_block_start', {
          index,
          content_block: isText ? { type: 'text', text: '' } : { ...block, input: {} },
        }),
        ...parts.map((part) =>
          event('content_block_delta', {
            index,
            delta: isText ? { type: 'text_delta', text: part } : { type: 'input_json_delta', partial_json: part },
          }),
        ),
        event('content_block_stop', { index }),
      ];
    }),
    event(
      'message_delta',
      { delta: { stop_reason: document.stop_reason, stop_sequence: null }, usage: { output_tokens: output } },
      { output: output - 1 },
    ),
    event('message_stop', {}),
  ];
}

function chatEvents(turn: ModelTurn, tokens: StatedTokens, model: string, body: Json): StreamEvent[] {
  const common = { id: id('chatcmpl'), object: 'chat.completion.chunk', created: 1_760_000_000, model };
  const chunk = (delta: Json, finish: string | null = null): StreamEvent => ({
    name: null,
    data: { ...common, choices: [{ index: 0, delta, finish_reason: finish }] },
    states: null,
  });
  const asked = (body.stream_options as Json | undefined)?.include_usage === true;
  const usage: StreamEvent = {
    name: null,
    data: { ...common, choices: [], usage: chatUsage(tokens) },
    states: tokens,
  };
  const { calls = [] } = turn;
  return [
    chunk({ role: 'assistant', content: '' }),
    ...split(turn.text ?? '').map((content) => chunk({ content })),
    ...calls.flatMap((call, index) => {
      const { id: name, function: made } = chatCall(call);
      return [
        chunk({ tool_calls: [{ index, id: name, type: 'function', function: { name: made.name, arguments: '' } }] }),
        ...split(made.arguments).map((part) => chunk({ tool_calls: [{ index, function: { arguments: part } }] })),
      ];
    }),
    chunk({}, calls.length > 0 ? 'tool_calls' : 'stop'),
    ...(asked ? [usage] : []),
    { name: null, data: '[DONE]', states: null },
  ];
}

function responsesEvents(turn: ModelTurn, tokens: StatedTokens, model: string): StreamEvent[] {
  let number = 0;
  const event = (type: string, rest: Json, states: Partial<StatedTokens> | null = null): StreamEvent => ({
    name: type,
    data: { type, sequence_number: number++, ...rest },
    states,
  });
  const items = itemsOf(turn);
  return [
    event('response.created', { response: responseOf(model, [], 'in_progress', null) }),
    ...items.flatMap((item, output_index) => {
      const deltas =
        item.type === 'message'
          ? split(turn.text ?? '').map((delta) =>
              event('response.output_text.delta', { output_index, item_id: item.id, content_index: 0, delta }),
            )
          : split(String(item.arguments)).map((delta) =>
              event('response.function_call_arguments.delta', { output_index, item_id: item.id, delta }),
            );
      return [
        event('response.output_item.added', { output_index, item }),
        ...deltas,
        event('response.output_item.done', { output_index, item }),
      ];
    }),
    event('response.completed', { response: responseOf(model, items, 'completed', tokens) }, tokens),
  ];
}

function geminiEvents(turn: ModelTurn, tokens: StatedTokens): StreamEvent[] {
  const modelVersion = turn.model ?? 'gemini-scripted';
  const parts = partsOf(turn).flatMap((part): Json[] =>
    typeof part.text === 'string' ? split(part.text).map((text) => ({ text })) : [part],
  );
  const { output, reasoning, ...input } = tokens;
  return parts.map((part, index) => {
    const last = index === parts.length - 1;
    const said = last ? tokens : { ...tokens, output: 0, reasoning: 0 };
    const candidate = {
      index: 0,
      content: { role: 'model', parts: [part] },
      ...(last ? { finishReason: 'STOP' } : {}),
    };
    const states = { ...(index === 0 ? input : {}), ...(last ? { output, reasoning } : {}) };
    return { name: null, data: { candidates: [candidate], usageMetadata: geminiUsage(said), modelVersion }, states };
  });
}

function anthropicUsage({ input, cached, written, output }: StatedTokens): Json {
  return {
    input_tokens: input - cached - written,
    cache_read_input_tokens: cached,
    cache_creation_input_tokens: written,
    cache_creation: { ephemeral_5m_input_tokens: written, ephemeral_1h_input_tokens: 0 },
    output_tokens: output,
    service_tier: 'standard',
  };
}

function chatUsage({ input, cached, output, reasoning }: StatedTokens): Json {
  return {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    prompt_tokens_details: { cached_tokens: cached },
    completion_tokens_details: { reasoning_tokens: reasoning },
  };
}

function geminiUsage({ input, cached, output, reasoning }: StatedTokens): Json {
  return {
    promptTokenCount: input,
    cachedContentTokenCount: cached,
    candidatesTokenCount: output - reasoning,
    thoughtsTokenCount: reasoning,
    totalTokenCount: input + output,
  };
}

function responseOf(model: string, output: Json[], status: string, tokens: StatedTokens | null): Json {
  const usage =
    tokens === null
      ? null
      : {
          input_tokens: tokens.input,
          input_tokens_details: { cached_tokens: tokens.cached },
          output_tokens: tokens.output,
          output_tokens_details: { reasoning_tokens: tokens.reasoning },
          total_tokens: tokens.input + tokens.output,
        };
  return { id: id('resp'), object: 'response', created_at: 1_760_000_000, status, model, output, error: null, usage };
}

function itemsOf({ text, calls = [] }: ModelTurn): Json[] {
  const content = [{ type: 'output_text', text, annotations: [] }];
  return [
    ...(text === undefined
      ? []
      : [{ id: id('msg'), type: 'message', role: 'assistant', status: 'completed', content }]),
    ...calls.map((call) => ({
      id: id('fc'),
      type: 'function_call',
      status: 'completed',
      call_id: id('call'),
      name: call.name,
      arguments: JSON.stringify(call.arguments),
    })),
  ];
}

function partsOf({ text, calls = [] }: ModelTurn): Json[] {
  return [
    ...(text === undefined ? [] : [{ text }]),
    ...calls.map((call) => ({ functionCall: { name: call.name, args: call.arguments } })),
  ];
}

function chatCall(call: { name: string; arguments: object }) {
  return {
    id: id('call'),
    type: 'function',
    function: { name: call.name, arguments: JSON.stringify(call.arguments) },
  };
}

function id(kind: string): string {
  return `${kind}_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
}

/** Parts of a text as a model says it: short ones, and longer ones of a long text. */
function split(text: string): string[] {
  const size = Math.max(7, Math.ceil(text.length / 200));
  return text.match(new RegExp(`.{1,${size}}`, 'gsu')) ?? [];
}

function compress(bytes: Buffer, encoding: 'gzip' | 'br'): Buffer {
  return encoding === 'gzip' ? gzipSync(bytes) : brotliCompressSync(bytes);
}

async function pieces(response: ServerResponse, bytes: Buffer, { pieces: draw }: ModelFault): Promise<void> {
  let at = 0;
  while (at < bytes.length && !response.destroyed) {
    const size = draw === undefined ? bytes.length : Math.max(1, draw(bytes.length - at));
    await written(response, bytes.subarray(at, at + size));
    // Each piece becomes a chunk of its own.
    if (draw !== undefined) await new Promise(setImmediate);
    at += size;
  }
}

function written(response: ServerResponse, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('close', done);
      resolve();
    };
    response.once('close', done);
    response.write(bytes, done);
  });
}

function sendJson(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
