import type { ServerResponse } from 'node:http';
import type { Dialect } from './types.ts';

/** Answers a request in the meter's own name, in the form in which the dialect's clients read errors. */
export function sendError(response: ServerResponse, dialect: Dialect | null, status: number, message: string): void {
  if (response.headersSent || response.destroyed) return;
  const error =
    dialect?.name === 'gemini'
      ? { code: status, status: 'FAILED_PRECONDITION', message }
      : { type: typeOf(status), code: typeOf(status), message };
  const body = dialect?.name === 'anthropic' ? { type: 'error', error } : { error };
  response.writeHead(status, {
    'content-type': 'application/json',
    // Read by the SDKs of Anthropic and OpenAI: a budget does not come back.
    ...(status === 402 ? { 'x-should-retry': 'false' } : {}),
  });
  response.end(JSON.stringify(body));
}

/** The whole answer to a request that cannot be read, after which its connection ends. */
export function unreadableRequest(status: string, message: string): string {
  const text = JSON.stringify({ error: { type: 'api_error', code: 'api_error', message } });
  const length = Buffer.byteLength(text);
  return `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${text}`;
}

function typeOf(status: number): string {
  if (status === 401) return 'authentication_error';
  if (status === 402) return 'billing_error';
  if (status === 403) return 'permission_error';
  if (status === 404) return 'not_found_error';
  return status === 426 ? 'upgrade_required' : 'api_error';
}
