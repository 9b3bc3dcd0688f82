import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GitHubClient } from '../../src/github/client.ts';
import { type CommentPlace, deleteComment, listOwnComments, writeComment } from '../../src/github/comments.ts';
import { explainRestFault } from '../../src/github/fault.ts';
import { withLimits } from '../../src/github/limits.ts';
import { type RestApi, restFaults, startRestApi } from '../doubles/rest-api.ts';

const BOT = 'github-actions[bot]';
const MARKER = '<!-- agentbench:Bench -->';
const NOT_ACCESSIBLE = 'Resource not accessible by';

let api: RestApi;
let client: GitHubClient;
let place: CommentPlace;
let pullRequest = 0;

beforeAll(async () => {
  api = await startRestApi({ tokens: { writes: {}, reads: { permission: 'read' } } });
  // It is read when @actions/github is imported.
  vi.stubEnv('GITHUB_API_URL', api.url);
  client = (await import('../../src/github/client.ts')).githubClient('writes');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await api.close();
});
beforeEach(() => {
  pullRequest += 1;
  place = { owner: 'octo', repo: 'demo', pullRequest, marker: MARKER, author: BOT };
});

const add = (body: string, login: string) => api.addComment(pullRequest, { body, login });

/** The comment of a suite; of several the oldest counts. */
const findComment = async (...about: Parameters<typeof listOwnComments>) =>
  (await listOwnComments(...about))[0] ?? null;

describe('the comment that counts', () => {
  test('nothing where there is none', async () => {
    expect(await findComment(client, place)).toBeNull();
  });

  test.each<[string, string, string]>([
    ["somebody else's", `${MARKER}\nx`, 'octocat'],
    ["another app's", `${MARKER}\nx`, 'github-actions'],
    ['one that quotes the marker', `> ${MARKER}\nx`, BOT],
    ['one with the marker further down', `x\n${MARKER}`, BOT],
    ["another suite's", '<!-- agentbench:Bench 2 -->', BOT],
    ['an empty one', '', BOT],
  ])('passes over %s', async (_, body, login) => {
    add(body, login);
    expect(await findComment(client, place)).toBeNull();
    const ours = add(`${MARKER}\nours`, BOT);
    add(body, login);
    expect(await findComment(client, place)).toEqual({ id: ours.id, body: `${MARKER}\nours`, url: ours.html_url });
  });

  test('the oldest of several', async () => {
    const [first] = [add(`${MARKER}\n1`, BOT), add(`${MARKER}\n2`, BOT), add(`${MARKER}\n3`, BOT)];
    expect(await findComment(client, place)).toMatchObject({ id: first!.id });
  });

  test('on the third page, and only of this pull request', async () => {
    for (let index = 0; index < 230; index++) add(`comment ${index}`, 'octocat');
    const ours = add(MARKER, BOT);
    api.addComment(9999, { body: MARKER, login: BOT });
    const before = api.requests.length;
    expect(await findComment(client, place)).toMatchObject({ id: ours.id });
    expect(api.requests.slice(before)).toHaveLength(3);
  });

  test('a comment whose author has gone, or that has no body', async () => {
    const ghost = add(MARKER, BOT);
    const empty = add(MARKER, BOT);
    Object.assign(ghost, { user: null });
    Object.assign(empty, { body: null });
    expect(await findComment(client, place)).toBeNull();
  });
});

test('writeComment makes one, then writes over it', async () => {
  const page = await writeComment(client, place, null, `${MARKER}\none`);
  const existing = await findComment(client, place);
  expect(page.author).toBe(BOT);
  expect(existing).toMatchObject({ body: `${MARKER}\none`, url: page.url });
  expect(await writeComment(client, place, existing, `${MARKER}\ntwo`)).toEqual(page);
  expect(api.comments(pullRequest).map(({ body }) => body)).toEqual([`${MARKER}\ntwo`]);
});

test("listOwnComments: all of ours, oldest first, over all pages, and nobody else's", async () => {
  expect(await listOwnComments(client, place)).toEqual([]);
  const ours = [];
  for (let index = 0; index < 210; index++) {
    if (index % 100 === 50) ours.push(add(`${MARKER}\n${index}`, BOT));
    add(`${MARKER}\n${index}`, 'octocat');
    add('<!-- agentbench:Bench 2 -->', BOT);
  }
  expect(await listOwnComments(client, place)).toEqual(
    ours.map(({ id, body, html_url }) => ({ id, body, url: html_url })),
  );
  expect(ours).toHaveLength(2);
});

test('listOwnComments sorts by number, whatever the order of the list', async () => {
  const [one, two] = [add(MARKER, BOT), add(MARKER, BOT)];
  [one.id, two.id] = [two.id, one.id];
  expect((await listOwnComments(client, place)).map(({ id }) => id)).toEqual([two.id, one.id]);
  expect(await findComment(client, place)).toMatchObject({ id: two.id });
});

test('deleteComment: once, and again without a fault', async () => {
  const [kept, deleted] = [add(MARKER, BOT), add(MARKER, BOT)];
  await deleteComment(client, place, deleted.id);
  expect(api.comments(pullRequest)).toEqual([kept]);
  await deleteComment(client, place, deleted.id);
  const { githubClient } = await import('../../src/github/client.ts');
  await expect(deleteComment(githubClient('reads'), place, kept.id)).rejects.toMatchObject({ status: 403 });
  expect(api.comments(pullRequest)).toEqual([kept]);
});

describe('the time limit of a request', () => {
  /** A client with a limit that no other timer has, in milliseconds. */
  async function limited(limit: number): Promise<GitHubClient> {
    const { githubClient } = await import('../../src/github/client.ts');
    return withLimits({ request: limit, total: 600_000 }, async () => githubClient('writes'));
  }

  test('ends with an answer that has no body, as that to a deletion: else two of them would end what goes on', async () => {
    const limit = 59_321;
    const [set, clear] = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'clearTimeout')];
    await deleteComment(await limited(limit), place, add(MARKER, BOT).id);
    const timers = set.mock.results.filter((_, index) => set.mock.calls[index]![1] === limit);
    expect(timers.length).toBeGreaterThan(0);
    for (const { value } of timers) expect(clear).toHaveBeenCalledWith(value);
    vi.restoreAllMocks();
  });

  test('is longer for a large body', async () => {
    const limit = 59_321;
    const set = vi.spyOn(globalThis, 'setTimeout');
    const before = api.requests.length;
    await writeComment(await limited(limit), place, null, 'x'.repeat(64 * 1024 - 100));
    const limits = set.mock.calls.map(([, time]) => time!).filter((time) => time >= limit && time < limit + 10_000);
    set.mockRestore();
    expect(api.requests.slice(before).map(({ method }) => method)).toEqual(['POST']);
    // The answer repeats the body.
    expect(limits.map((time) => Math.round((time - limit) / 1000))).toEqual([2, 2]);
  });
});

describe('explainRestFault', () => {
  test.each<[string, { status?: number; message: string }, boolean, RegExp]>([
    [
      'no permission',
      { status: 403, message: `${NOT_ACCESSIBLE} integration` },
      true,
      /HTTP 403.*pull-requests: write/,
    ],
    [
      'no permission of its own',
      { status: 403, message: `${NOT_ACCESSIBLE} personal access token` },
      true,
      /^this token may not comment \(HTTP 403\): give this personal access token "pull-requests: write"$/,
    ],
    [
      'bad credentials',
      { status: 401, message: 'Bad credentials' },
      true,
      /^github-token is not valid \(HTTP 401\): it has expired \(that of an app does so after one hour\), was revoked, or is of another server$/,
    ],
    [
      'a limit',
      { status: 403, message: 'API rate limit exceeded' },
      false,
      /^GitHub answered 403: API rate limit exceeded$/,
    ],
    [
      'an archived repository',
      { status: 403, message: 'Repository was archived so is read-only.' },
      false,
      /^the repository is archived, and so read-only: unarchive it, or set "comment: never"$/,
    ],
    [
      'a locked conversation',
      { status: 403, message: 'Issue is locked' },
      false,
      /^GitHub answered 403: Issue is locked$/,
    ],
    ['a token that may only read', { status: 403, message: 'The token is read-only' }, true, /HTTP 403/],
    ['archived in another sense', { status: 422, message: 'It was archived' }, false, /^GitHub answered 422: It was/],
    ['no such place', { status: 404, message: 'Not Found' }, false, /^GitHub answered 404: is github-token one/],
    ['too long', { status: 422, message: 'Validation Failed' }, false, /^GitHub answered 422: Validation Failed$/],
    ['unwell', { status: 502, message: 'Bad Gateway' }, false, /^GitHub answered 502: Bad Gateway$/],
    ['said already', { status: 502, message: 'GitHub answered 502: a page' }, false, /^GitHub answered 502: a page$/],
    ['no answer', { message: 'fetch failed' }, false, /^fetch failed$/],
  ])('%s: %o', (_, fault, denied, message) => {
    const explained = explainRestFault(Object.assign(new Error(fault.message), fault));
    expect(explained).toEqual({ denied, message: expect.stringMatching(message) });
  });

  test("a fork's token, as the API says it", async () => {
    const { githubClient } = await import('../../src/github/client.ts');
    const denied = await writeComment(githubClient('reads'), place, null, 'x').catch(explainRestFault);
    expect(denied).toMatchObject({ denied: true });
    api.fail('POST', restFaults.bodyTooLong);
    const refused = await writeComment(client, place, null, 'x').catch(explainRestFault);
    expect(refused).toMatchObject({ denied: false, message: expect.stringContaining('Body is too long') });
  });
});
