import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Json, ModelDialect, ModelTurn, StatedTokens } from './types.ts';
import { dialectOf, documentOf, errorOf, eventsOf, keyOf } from './wire.ts';

/** A request to the scripted model. */
export interface ScriptedRequest {
  dialect: ModelDialect;
  body: Json;
  /** The body as text. */
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** A model that answers by a script, with a ledger of the tokens that it stated. */
export interface ScriptedModel {
  /** Origin without a slash at its end. */
  url: string;
  asked: ScriptedRequest[];
  ledger: StatedTokens;
  close(): Promise<void>;
}

/** Listens on loopback. `turn`: the answer to a request; null: none, the connection stays open. */
export async function startScriptedModel(
  key: string,
  turn: (request: ScriptedRequest) => ModelTurn | null,
): Promise<ScriptedModel> {
  const asked: ScriptedRequest[] = [];
  const ledger: StatedTokens = { input: 0, cached: 0, written: 0, output: 0, reasoning: 0 };
  const server = createServer((request, response) => {
    request.on('error', () => {});
    response.on('error', () => {});
    serve(request, response).catch(() => response.destroy());
  });
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://model.invalid');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const dialect = request.method === 'POST' ? dialectOf(pathname) : null;
    const json = (status: number, body: Json) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    // Models are listed, tokens counted and the like: nothing that an agent needs.
    if (dialect === null) return void json(200, { object: 'list', data: [] });
    if (keyOf(request.headers, search) !== key) return void json(401, errorOf(dialect, 401, 'invalid key'));
    const text = Buffer.concat(chunks).toString();
    const body = JSON.parse(text) as Json;
    const about = { dialect, body, text, at: Date.now() };
    asked.push(about);
    const answer = turn(about);
    if (answer === null) return;
    const tokens = { input: 500 + text.length, cached: 100, written: 0, output: 40, reasoning: 0, ...answer.tokens };
    for (const [name, value] of Object.entries(tokens)) ledger[name as keyof StatedTokens] += value;
    const stream = dialect === 'gemini' ? pathname.includes(':stream') : body.stream === true;
    if (!stream) return void json(200, documentOf(dialect, answer, tokens, body));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const { name, data } of eventsOf(dialect, answer, tokens, body)) {
      const line = typeof data === 'string' ? data : JSON.stringify(data);
      response.write(`${name === null ? '' : `event: ${name}\n`}data: ${line}\n\n`);
    }
    response.end();
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    ledger,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}
