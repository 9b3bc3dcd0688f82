import { RequestError } from '@octokit/request-error';
import { expect, test } from 'vitest';
import { explainFault } from '../../src/github/client.ts';
import { explainRestFault } from '../../src/github/fault.ts';

const request = { method: 'GET' as const, url: 'https://api.invalid/', headers: {} };

/** As octokit makes one of an answer. */
function answered(status: number, data: unknown, message = String(data)): RequestError {
  return new RequestError(message, status, {
    request,
    response: { status, url: request.url, headers: {}, data },
  });
}

/** The same of a request that had none. */
function unanswered(message: string, cause?: Error): RequestError {
  return new RequestError(message, 500, { request, ...(cause === undefined ? {} : { cause }) });
}

test.each<[string, Error, string]>([
  [
    'a page of a proxy',
    answered(502, `<!DOCTYPE html><html><body>\n${'<p>Bad Gateway</p>'.repeat(100)}`),
    'GitHub answered 502 with a page instead of JSON',
  ],
  [
    'an answer of GitHub',
    answered(422, { message: 'Body is too long' }, 'Body is too long'),
    'GitHub answered 422: Body is too long',
  ],
  ['a long one', answered(500, {}, 'x'.repeat(9000)), `GitHub answered 500: ${'x'.repeat(299)}…`],
  [
    'one that commands the terminal',
    answered(500, {}, 'a\u001b[2Jb\r::error::c'),
    'GitHub answered 500: ab\n::error::c',
  ],
  ['no answer', unanswered('bad port'), 'GitHub could not be reached: bad port'],
  [
    'a lost connection',
    unanswered('fetch failed', new Error('read ECONNRESET')),
    'GitHub could not be reached: read ECONNRESET',
  ],
  ['a fault of ours', new TypeError('x is no function'), 'x is no function'],
])('%s', (_, fault, expected) => {
  expect(explainRestFault(explainFault(fault)).message).toBe(expected);
});
