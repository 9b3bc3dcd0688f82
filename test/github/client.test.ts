import { RequestError } from '@octokit/request-error';
import { describe, expect, test } from 'vitest';
import { explainFault } from '../../src/github/client.ts';
import { explainRestFault } from '../../src/github/fault.ts';
import { bounded, lateness, Operation, serviceLimits, withLimits } from '../../src/github/limits.ts';

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

describe('time limits', () => {
  test.each<[string | undefined, number | null]>([
    [undefined, 30_000],
    ['', 30_000],
    ['0.5', 500],
    ['86400', 86_400_000],
    ['86401', null],
    ['0', null],
    ['-1', null],
    ['5s', null],
  ])('of %j seconds', (given, expected) => {
    const environment = { AGENTBENCH_REQUEST_TIMEOUT: given };
    if (expected !== null) expect(serviceLimits(environment)).toEqual({ request: expected, total: 600_000 });
    else
      expect(() => serviceLimits(environment)).toThrow(
        `AGENTBENCH_REQUEST_TIMEOUT: "${given}" is not a number of seconds; the default without it is 30`,
      );
  });

  test('a request that is late may be tried again once, and one whose answer was late not at all', () => {
    const [twice, between, lost] = [new Operation(), new Operation(), new Operation()];
    for (const operation of [twice, between]) {
      expect(operation.late(1_400, false).message).toBe('did not answer within 1 s');
      expect(operation.signal.aborted).toBe(false);
    }
    expect(lateness(new Error('x', { cause: twice.late(500, false) }))).toBe('did not answer within 0.5 s');
    between.answered(200, '/');
    between.late(500, false);
    lost.late(500, true);
    expect([twice, between, lost].map(({ signal }) => signal.aborted)).toEqual([true, false, true]);
    expect([between.last, lost.last]).toEqual([{ status: 200, path: '/' }, null]);
  });

  test('a large body has more time', () => {
    const sizes = [undefined, 'x', '0', String(320 * 1024)];
    expect(sizes.map((size) => new Operation().allowed(size))).toEqual([30_000, 30_000, 30_000, 40_000]);
  });

  test('all requests together are late by the total, and other errors are explained', async () => {
    const never = () => bounded('it', () => new Promise<never>(() => {}));
    await expect(withLimits({ request: 60_000, total: 10 }, never)).rejects.toThrow(
      'it did not answer before the limit of 0.01 s for all requests was reached',
    );
    const broken = () => Promise.reject(new Error('broken'));
    await expect(bounded('it', broken)).rejects.toThrow(/^broken$/);
    const explain = (_: unknown, operation: Operation) => new Error(`explained, limit ${operation.limit}`);
    await expect(withLimits({ request: 7, total: 60_000 }, () => bounded('it', broken, explain))).rejects.toThrow(
      'explained, limit 7',
    );
  });
});
