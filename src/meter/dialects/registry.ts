import type { Dialect } from '../types.ts';
import { anthropic } from './anthropic.ts';
import { gemini } from './gemini.ts';
import { openaiChat } from './openai-chat.ts';
import { openaiResponses } from './openai-responses.ts';

const dialects: Dialect[] = [anthropic, openaiChat, openaiResponses, gemini];

/**
 * Paths of requests that a model answers in a form that is not read: https://ai.google.dev/gemini-api/docs/interactions,
 * https://developers.openai.com/api/docs/guides/decisions (also of Gemini, and of OpenRouter as `systemone`), and what
 * begins work of models without further requests: the sessions of
 * https://developers.openai.com/api/docs/guides/agents-api/overview, and sessions, runs of deployments and dreams of
 * https://platform.claude.com/docs/en/managed-agents/overview.
 */
const UNREAD =
  /\/(interactions|decisions|systemone|(v1|agents)\/sessions(\/[^/]+\/events)?|v1\/(dreams|deployments\/[^/]+\/run))$/i;

/** True for a request that a model answers in a form that is not read. */
export function isUnreadModel(method: string, path: string): boolean {
  return method === 'POST' && UNREAD.test(path);
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
