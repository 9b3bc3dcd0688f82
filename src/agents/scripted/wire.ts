import type { IncomingHttpHeaders } from 'node:http';
import { anthropicDocument, anthropicEvents } from './anthropic.ts';
import { geminiDocument, geminiEvents } from './gemini.ts';
import { chatDocument, chatEvents } from './openai-chat.ts';
import { responsesDocument, responsesEvents } from './openai-responses.ts';
import type { Json, ModelDialect, ModelTurn, StatedTokens, StreamEvent } from './types.ts';

/** The dialect of a request by its path; null for anything that no model answers. */
export function dialectOf(path: string): ModelDialect | null {
  if (path.endsWith('/chat/completions')) return 'openai-chat';
  if (path.endsWith('/responses')) return 'openai-responses';
  if (path.endsWith('/messages')) return 'anthropic';
  return /:(stream)?generateContent$/i.test(path) ? 'gemini' : null;
}

/** The key of a request; null without one. */
export function keyOf(headers: IncomingHttpHeaders, query: string): string | null {
  const key = headers['x-api-key'] ?? headers['x-goog-api-key'] ?? headers['api-key'];
  if (typeof key === 'string') return key;
  return headers.authorization?.replace(/^Bearer /, '') ?? new URLSearchParams(query).get('key');
}

/** An error as the provider of a dialect states it. */
export function errorOf(dialect: ModelDialect, status: number, message: string): Json {
  const type =
    { 401: 'authentication_error', 403: 'permission_error', 404: 'not_found_error', 429: 'rate_limit_error' }[status] ??
    (status === 529 ? 'overloaded_error' : status >= 500 ? 'api_error' : 'invalid_request_error');
  if (dialect === 'anthropic') return { type: 'error', error: { type, message } };
  if (dialect === 'gemini') return { error: { code: status, message, status: type.toUpperCase() } };
  return { error: { type, code: type, message } };
}

/** A turn as one document. */
export function documentOf(dialect: ModelDialect, turn: ModelTurn, tokens: StatedTokens, body: Json): Json {
  const model = modelOf(turn, body);
  switch (dialect) {
    case 'anthropic':
      return anthropicDocument(turn, tokens, model);
    case 'openai-chat':
      return chatDocument(turn, tokens, model);
    case 'openai-responses':
      return responsesDocument(turn, tokens, model);
    case 'gemini':
      return geminiDocument(turn, tokens);
  }
}

/** A turn as the events of a stream. */
export function eventsOf(dialect: ModelDialect, turn: ModelTurn, tokens: StatedTokens, body: Json): StreamEvent[] {
  const model = modelOf(turn, body);
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

function modelOf(turn: ModelTurn, body: Json): string {
  return turn.model ?? String(body.model ?? 'scripted-1');
}
