import type { Dialect } from '../types.ts';
import { anthropic } from './anthropic.ts';
import { gemini } from './gemini.ts';
import { openaiChat } from './openai-chat.ts';
import { openaiResponses } from './openai-responses.ts';

const dialects: Dialect[] = [anthropic, openaiChat, openaiResponses, gemini];

/**
 * True for a request that a model answers in a form that is not read: https://ai.google.dev/gemini-api/docs/interactions and
 * the sessions of https://platform.claude.com/docs/en/managed-agents/overview and
 * https://developers.openai.com/api/docs/guides/agents-api/overview, in which models work without further requests.
 */
export function isUnreadModel(method: string, path: string): boolean {
  return method === 'POST' && /\/(interactions|(v1|agents)\/sessions(\/[^/]+\/events)?)$/i.test(path);
}

/**
 * True for a request with tools for a model that answers elsewhere: in a batch, in the run of an assistant, or to requests that
 * name a cache of Gemini (https://ai.google.dev/api/caching).
 */
export function handsOnTools(method: string, path: string): boolean {
  const places = /(\/(cachedContents|batches|assistants(\/[^/]+)?|threads\/([^/]+\/)?runs)|:\w*batchGenerateContent)$/i;
  return method === 'POST' && places.test(path);
}

/** The dialect of a request, by its path; null for a request that no model answers. */
export function dialectOf(method: string, path: string): Dialect | null {
  return method === 'POST' ? (dialects.find((dialect) => dialect.answers(path)) ?? null) : null;
}
