/** Twirp answers over JSON, like those of the artifact service. */
import type { Received, Reply } from './http.ts';

export const PREFIX = '/twirp/github.actions.results.api.v1.ArtifactService/';

const STATUS = {
  malformed: 400,
  invalid_argument: 400,
  unauthenticated: 401,
  permission_denied: 403,
  not_found: 404,
  bad_route: 404,
  already_exists: 409,
  failed_precondition: 412,
  resource_exhausted: 429,
  internal: 500,
  unavailable: 503,
} as const;

export function ok(body: object): Reply {
  return { status: 200, headers: { 'content-type': 'application/json' }, body };
}

export function twirp(code: keyof typeof STATUS, msg: string): Reply {
  return { status: STATUS[code], headers: { 'content-type': 'application/json' }, body: { code, msg } };
}

/** The error body for an injected status: Twirp's JSON or Azure's XML, depending on the half of the service. */
export function explain(status: number, request: Received): Reply {
  if (!request.url.pathname.startsWith(PREFIX)) {
    const code = status === 503 ? 'ServerBusy' : status === 403 ? 'AuthorizationFailure' : 'InternalError';
    return {
      status,
      headers: { 'content-type': 'application/xml', 'x-ms-error-code': code },
      body: `<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code><Message>injected</Message></Error>`,
    };
  }
  const code = Object.entries(STATUS).find(([, value]) => value === status)?.[0] ?? 'unknown';
  return { status, headers: { 'content-type': 'application/json' }, body: { code, msg: `injected ${status}` } };
}
