import { timestamp } from '../base/clock.ts';
import { ownOf } from '../base/own.ts';
import type { Dialect, DialectName, Tokens } from './types.ts';

/**
 * How an exchange ended: `complete`, also if the agent left after the answer's last event; cut by the agent or by the
 * provider; `idle`, nothing came for the idle limit, or for so long that the agent gave up; `no_connection` to the
 * provider; `refused` by the meter (a budget, a key).
 */
type ExchangeEnd = 'complete' | 'cut_by_agent' | 'cut_by_provider' | 'idle' | 'no_connection' | 'refused';

/** One request and its answer. Times in milliseconds. */
export interface Exchange {
  provider: string;
  /** Null for a request that no model answers (a list of models, a count of tokens), or one in a form that is not read. */
  dialect: DialectName | null;
  method: string;
  /** Below the provider, without the query. */
  path: string;
  /** True if the answer was to come in parts; null if the request did not go to a model. */
  stream: boolean | null;
  /** ISO 8601. */
  started_at: string;
  first_byte_ms: number | null;
  duration_ms: number;
  status: number | null;
  end: ExchangeEnd;
  /** The provider's error code or type, or the reason why nothing came. */
  error: string | null;
  /** True if something came in which the meter found no answer of a model, or which it does not read, also if that was left before its status, or words without usage before an error; absent in lines of earlier versions. */
  unread?: boolean;
  model: { asked: string | null; served: string | null };
  tokens: Tokens | null;
  cost_usd: number | null;
  /** The part of the cost that is known, which limits count: without fees of hosted tools that no usage tells. */
  known_cost_usd: number | null;
  /** Tells conversations apart: digest of the first message and of whether tools are offered. */
  conversation: string | null;
  hosted_tools: { offered: string[]; used: string[] };
  request: unknown;
  response: unknown;
}

/** The record of an exchange that begins. */
export function newExchange(provider: string, dialect: Dialect | null, method: string, path: string): Exchange {
  return {
    provider,
    dialect: dialect?.name ?? null,
    method,
    path,
    stream: null,
    started_at: timestamp(),
    first_byte_ms: null,
    duration_ms: 0,
    status: null,
    end: 'complete',
    error: null,
    unread: false,
    model: { asked: null, served: null },
    tokens: null,
    cost_usd: null,
    known_cost_usd: null,
    conversation: null,
    hosted_tools: { offered: [], used: [] },
    request: null,
    response: null,
  };
}

/** True if a model was asked and gave an answer to its end. */
export function isAnswered({
  dialect,
  status,
  end,
  error,
}: Pick<Exchange, 'dialect' | 'status' | 'end' | 'error'>): boolean {
  return dialect !== null && end === 'complete' && error === null && status !== null && status >= 200 && status < 300;
}

/** The errors of an answer that ended as a whole without its last word, and of one that is none. */
export const WITHOUT_END = 'an answer without its end';
export const NO_ANSWER = 'no answer of a model';

/**
 * True if a model answered, or began to, or something came that the meter cannot read, and usage was not stated: tokens
 * and cost are unknown, not 0. Without streaming, a model works on an answer of which nothing is seen yet.
 */
export function lacksUsage(
  exchange: Pick<Exchange, 'dialect' | 'status' | 'end' | 'error' | 'unread' | 'tokens' | 'model' | 'stream'>,
): boolean {
  const { dialect, status, end, error, unread, tokens, model, stream } = exchange;
  if (tokens !== null) return false;
  if (dialect === null) return unread === true;
  if (status === null) return stream === false && (end === 'cut_by_agent' || end === 'idle');
  if (status >= 300) return false;
  const isCut = end !== 'complete' || error === WITHOUT_END || error === NO_ANSWER;
  return isAnswered(exchange) || unread === true || (isCut && (model.served !== null || stream === false));
}

/** Whose fault an exchange without an answer is. */
export type ModelFault = 'model_unavailable' | 'model_refused';

/**
 * Errors of the account that come with the status of a wrong request (400), of a rate (429), or in a stream. Sources:
 * https://platform.openai.com/docs/guides/error-codes, https://platform.claude.com/docs/en/api/rate-limits and /errors
 */
const OF_ACCOUNT = [
  'API_KEY_INVALID',
  'billing_error',
  'billing_hard_limit_reached',
  'billing_not_active',
  'claude_code_key_creator_not_member',
  'claude_code_version_too_old',
  'cmek_key_disabled',
  'cmek_key_network_blocked',
  'contract_spend_limit_reached',
  'credit_balance_exhausted',
  'enforced_spend_limit_reached',
  'insufficient_quota',
  'location_not_supported',
  'organization_disabled',
  'organization_on_hold',
  'organization_spend_limit_exceeded',
  'organization_usage_limit_exceeded',
  'project_spend_limit_exceeded',
  'spend_limit_reached',
];

/** The error of a request whose input a moderation of the gateway flagged: it comes with the status of an account (403). */
export const FLAGGED = 'flagged_input';

/** Errors of the request itself, where they come in a stream: a prompt or a picture that is too long, or that is refused. */
const OF_REQUEST =
  /^(context_length_exceeded|request_too_large|invalid_(prompt|request|request_error)|(?=\w*(image|policy))\w+|INVALID_ARGUMENT)$/;

/** Other errors in a stream, by the status of their meaning. */
const MEANINGS: Record<string, number> = {
  authentication_error: 401,
  invalid_api_key: 401,
  UNAUTHENTICATED: 401,
  permission_error: 403,
  PERMISSION_DENIED: 403,
  not_found_error: 404,
  model_not_found: 404,
  NOT_FOUND: 404,
  rate_limit_error: 429,
  rate_limit_exceeded: 429,
  RESOURCE_EXHAUSTED: 429,
};

/** The status of an answer; of an error in a stream, which comes with 200, that of its meaning. */
export function statusOf({ status, error }: Pick<Exchange, 'status' | 'error'>): number | null {
  if (status === null || status >= 300 || error === null) return status;
  // OpenRouter gives the status as the code.
  if (/^[45]\d\d$/.test(error)) return Number(error);
  return OF_REQUEST.test(error) ? 400 : (ownOf(MEANINGS, error) ?? status);
}

/**
 * The fault of the provider (`model_unavailable`) or of the account (`model_refused`) with which an exchange ended; null if
 * the model answered, or if the request itself was wrong.
 */
export function faultOf(exchange: Exchange): ModelFault | null {
  const { end, error } = exchange;
  const status = statusOf(exchange);
  if (end === 'no_connection' || end === 'cut_by_provider' || end === 'idle') return 'model_unavailable';
  if (status === null || end === 'refused' || error === FLAGGED) return null;
  if ([401, 402, 403, 404].includes(status) || OF_ACCOUNT.includes(error ?? '')) return 'model_refused';
  if (status === 408 || status === 429 || status >= 500) return 'model_unavailable';
  return status < 300 && error !== null ? 'model_unavailable' : null;
}
