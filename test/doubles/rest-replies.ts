/** Texts of GitHub's REST API: error bodies, accounts and standard headers. */
import { createHash } from 'node:crypto';
import type { Fault, Received, Reply } from './http.ts';

export interface Comment {
  id: number;
  node_id: string;
  url: string;
  html_url: string;
  issue_url: string;
  body: string;
  user: { login: string; id: number; node_id: string; type: 'Bot' | 'User' | 'Organization'; site_admin: boolean };
  author_association: string;
  created_at: string;
  updated_at: string;
}

export const BOT = 'github-actions[bot]';
export const NOT_ACCESSIBLE = 'Resource not accessible by integration';
/** GitHub's message for a status, used for injected faults without a body. */
export const MESSAGES: Record<number, string> = {
  401: 'Bad credentials',
  403: NOT_ACCESSIBLE,
  404: 'Not Found',
  409: 'Conflict',
  410: 'Gone',
  422: 'Validation Failed',
  429: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
};
const DOCS = 'https://docs.github.com/rest';
const BODY_LIMIT = 65_536;

/** Faults in GitHub's wording, for `fail`. */
export const restFaults = {
  notAccessible: { status: 403, body: problem(403, NOT_ACCESSIBLE) },
  secondaryLimit: (retryAfterSeconds: number, status: 403 | 429 = 403): Fault => ({
    status,
    headers: { 'retry-after': String(retryAfterSeconds) },
    body: problem(status, 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'),
  }),
  primaryLimit: (secondsToReset: number): Fault => ({
    status: 403,
    headers: {
      'x-ratelimit-remaining': '0',
      'x-ratelimit-used': '1000',
      'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + secondsToReset),
    },
    body: problem(403, 'API rate limit exceeded for installation ID 1.'),
  }),
  bodyTooLong: { status: 422, body: invalidComment(`Body is too long (maximum is ${BODY_LIMIT} characters)`) },
} as const;

export function withBody(request: Received, use: (body: string) => Reply): Reply {
  let message: { body?: unknown };
  try {
    message = JSON.parse(request.body.toString('utf8'));
  } catch {
    return { status: 400, body: problem(400, 'Problems parsing JSON') };
  }
  const { body } = message;
  if (typeof body !== 'string')
    return { status: 422, body: problem(422, 'Invalid request.\n\n"body" wasn\'t supplied.') };
  if (body.trim() === '') return { status: 422, body: invalidComment('Body cannot be blank') };
  // GitHub counts code points, neither bytes nor UTF-16 units.
  if ([...body].length > BODY_LIMIT) return restFaults.bodyTooLong;
  return use(body);
}

export function problem(status: number, message: string): object {
  return { message, documentation_url: DOCS, status: String(status) };
}

function invalidComment(message: string): object {
  return {
    message: 'Validation Failed',
    errors: [{ resource: 'IssueComment', code: 'unprocessable', field: 'data', message }],
    documentation_url: `${DOCS}/issues/comments#create-an-issue-comment`,
    status: '422',
  };
}

export function notFound(): Reply {
  return { status: 404, body: problem(404, 'Not Found') };
}

export function account(login: string): Comment['user'] {
  const id = login === BOT ? 41_898_282 : Number.parseInt(sha(login).slice(0, 7), 16);
  const type = login.endsWith('[bot]') ? 'Bot' : 'User';
  return { login, id, node_id: `MDQ6${id}`, type, site_admin: false };
}

export function sha(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}

export function timestamp(): string {
  return new Date().toISOString().replace(/\.\d+Z$/, 'Z');
}

export function standardHeaders(used: number): Record<string, string> {
  return {
    'x-github-request-id': sha(String(used)).slice(0, 16).toUpperCase(),
    'x-github-media-type': 'github.v3; format=json',
    'x-ratelimit-limit': '1000',
    'x-ratelimit-remaining': String(Math.max(1, 1000 - used)),
    'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 3600),
    'x-ratelimit-used': String(used),
    'x-ratelimit-resource': 'core',
  };
}
