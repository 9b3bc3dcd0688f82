import { describe, type ExpectStatic } from 'vitest';
import { restFaults } from '../test/doubles/rest-api.ts';
import { BOT, PULL_REQUEST, type Ran, type Scene, saidBy, test } from './support/scene.ts';

const ALONE = { 'upload-artifact': 'false', summary: 'false' };

/** A token as a fork's pull request gets it. */
function readOnly({ api }: Scene): void {
  api.fail(/^(POST|PATCH) /, { ...restFaults.notAccessible, times: 9 });
}

/** Verdicts, outputs and outcome of a run of one passing and one failing instance. */
function expectUnchanged(ran: Ran, expect: ExpectStatic): void {
  expect(ran).toMatchObject({ outcome: 'success', exitCode: 0, errors: [] });
  expect(ran.outputs).toMatchObject({ planned: '2', passed: '1', failed: '1', errors: '0', 'not-run': '0' });
}

/** The first lines of the bot's comments. */
function titles({ api }: Scene): string[] {
  return api
    .comments(PULL_REQUEST)
    .filter(({ user }) => user.login === BOT)
    .map(({ body }) => body.split('\n').find((line) => line.startsWith('## ')) ?? body);
}

describe.concurrent('where GitHub is unwell: tried again', () => {
  // First, since they wait the longest.
  const FOR_EVER: [string, 500 | 'reset', RegExp][] = [
    ['500', 500, /^warning: The comment was not written: GitHub answered 500/],
    ['a connection that breaks', 'reset', /^warning: The comment was not written: GitHub could not be reached: /],
  ];

  test.for(FOR_EVER)('%s, for ever: a warning, in the end', async ([, status, said], { scene, expect }) => {
    scene.api.fail('GET', { status, times: 99 });
    const ran = await scene.run({ ...ALONE, dataset: await scene.dataset(['a', '!b']) });
    expectUnchanged(ran, expect);
    expect(ran.said).toEqual(['warning: Nothing', expect.stringMatching(said)]);
    expect(saidBy(ran.post)).toEqual([ran.said[1]]);
    expect(ran.durationMs).toBeLessThan(120_000);
    expect(scene.api.requests.length).toBeGreaterThan(2);
  });

  const ONCE: [string, (scene: Scene) => { readonly hits: number }][] = [
    ['500 at reading', ({ api }) => api.fail('GET', { status: 500 })],
    ['502 at writing', ({ api }) => api.fail('POST', { status: 502 })],
    ['a connection that breaks at reading', ({ api }) => api.fail('GET', { status: 'reset' })],
    ['a connection that breaks at writing', ({ api }) => api.fail('POST', { status: 'reset' })],
    ['429 with retry-after', ({ api }) => api.fail('POST', restFaults.secondaryLimit(1, 429))],
    ['403 with retry-after', ({ api }) => api.fail('GET', restFaults.secondaryLimit(1))],
  ];

  test.for(ONCE)('%s, once', async ([, fault], { scene, expect }) => {
    const injected = fault(scene);
    const ran = await scene.run({ ...ALONE, dataset: await scene.dataset(['a', '!b']) });
    expectUnchanged(ran, expect);
    expect(injected.hits).toBe(1);
    expect(titles(scene)).toEqual(['## ☑️ Benchmark: 1 of 2 passed (50%), 1 failed']);
    expect(ran.said).toEqual(['warning: Nothing']);
  });
});

describe.concurrent('where no comment can be written: said, and nothing else changes', () => {
  const denied = /^No comment was written: this token may not comment \(HTTP 403\): on pull requests of forks/;

  const CASES: {
    name: string;
    inputs?: Record<string, string>;
    about?: Parameters<Scene['run']>[1];
    fault?: (scene: Scene) => void;
    level: 'notice' | 'warning' | null;
    message?: RegExp;
  }[] = [
    { name: "a fork's read-only token", fault: readOnly, level: 'notice', message: denied },
    {
      name: "a fork's read-only token, always",
      inputs: { comment: 'always' },
      fault: readOnly,
      level: 'warning',
      message: denied,
    },
    {
      name: 'not even reading is allowed',
      fault: ({ api }) => api.fail('GET', restFaults.notAccessible),
      level: 'notice',
      message: denied,
    },
    {
      name: 'a token that is no more',
      fault: ({ api }) => api.fail('GET', { status: 401 }),
      level: 'notice',
      message: /^No comment was written: github-token is not valid \(HTTP 401\): it has expired/,
    },
    { name: 'no token', inputs: { 'github-token': '' }, level: 'notice', message: /github-token is empty$/ },
    {
      name: 'no token, always',
      inputs: { 'github-token': '', comment: 'always' },
      level: 'warning',
      message: /github-token is empty$/,
    },
    { name: 'no pull request', about: { eventName: 'push', event: {} }, level: null },
    {
      name: 'no pull request, always',
      inputs: { comment: 'always' },
      about: { eventName: 'push', event: {} },
      level: 'warning',
      message: /^No comment was written: this event belongs to no pull request$/,
    },
    {
      name: '422',
      fault: ({ api }) => api.fail('POST', restFaults.bodyTooLong),
      level: 'warning',
      message: /^The comment was not written: GitHub answered 422: .*Body is too long/,
    },
    {
      name: 'a limit that asks for more patience than a comment is worth',
      fault: ({ api }) => api.fail('POST', restFaults.secondaryLimit(900, 429)),
      level: 'warning',
      message: /^The comment was not written: GitHub answered 429: /,
    },
    {
      name: 'the hourly limit is used up',
      fault: ({ api }) => api.fail('GET', restFaults.primaryLimit(1800)),
      level: 'warning',
      message: /^The comment was not written: GitHub answered 403: API rate limit exceeded/,
    },
  ];

  test.for(CASES)('$name', async ({ inputs, about, fault, level, message }, { scene, expect }) => {
    fault?.(scene);
    const dataset = await scene.dataset(['a', '!b']);
    const ran = await scene.run({ ...ALONE, dataset, ...inputs }, about);
    expectUnchanged(ran, expect);
    const notes = ran.annotations.filter(({ properties }) => properties.title === 'agentbench');
    expect(notes.map((note) => [note.level, note.message])).toEqual(
      level === null ? [] : [[level, expect.stringMatching(message!)]],
    );
    expect(scene.api.comments(PULL_REQUEST)).toEqual([]);
    expect(ran.post.log).toBe('');
  });
});
