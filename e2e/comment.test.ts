import { describe } from 'vitest';
import { BOT, PULL_REQUEST, type Scene, test } from './support/scene.ts';

const MARKER = '<!-- agentbench:Benchmark -->';
const ALONE = { 'upload-artifact': 'false', summary: 'false' };

/** What was written to the pull request in this scene. */
function writes({ api }: Scene): string[] {
  return api.requests.filter(({ method }) => method !== 'GET').map(({ method }) => method);
}

/** The first lines of the bot's comments. */
function titles({ api }: Scene): string[] {
  return api
    .comments(PULL_REQUEST)
    .filter(({ user }) => user.login === BOT)
    .map(({ body }) => body.split('\n').find((line) => line.startsWith('## ')) ?? body);
}

describe.concurrent('one comment for each pull request and suite', () => {
  test('made by the first run, updated in place by the second, among 250 of others', async ({ scene, expect }) => {
    const { api } = scene;
    const dataset = await scene.dataset(['a', '!b']);
    for (let index = 0; index < 120; index++) api.addComment(PULL_REQUEST, { body: `Comment ${index}` });
    // Not ours: the author, the place of the marker, or the suite is another's.
    const strangers = [
      { body: `${MARKER}\nmine now`, login: 'octocat' },
      { body: `${MARKER}\nof another app`, login: 'other[bot]' },
      { body: `> ${MARKER}\nquoted`, login: BOT },
      { body: '<!-- agentbench:Benchmark-2 -->\nanother suite', login: BOT },
      { body: '<!-- agentbench:Bench -->\nanother suite', login: BOT },
    ].map((comment) => api.addComment(PULL_REQUEST, comment));
    for (let index = 0; index < 120; index++) api.addComment(PULL_REQUEST, { body: `Comment ${index}` });
    const before = structuredClone(strangers);

    const first = await scene.run({ ...ALONE, dataset });
    const made = structuredClone(api.comments(PULL_REQUEST).at(-1)!);
    expect(made.user.login).toBe(BOT);
    expect(first.outputs['comment-url']).toBe(made.html_url);
    for (let index = 0; index < 20; index++) api.addComment(PULL_REQUEST, { body: `Later ${index}` });

    const second = await scene.run({ ...ALONE, dataset, instances: 'a' }, { runId: 7_001_002, runNumber: 43 });
    const comments = api.comments(PULL_REQUEST);
    expect(comments).toHaveLength(120 + 5 + 120 + 1 + 20);
    const now = comments.find(({ id }) => id === made.id)!;
    expect(second.outputs['comment-url']).toBe(made.html_url);
    expect(now.body).not.toBe(made.body);
    expect(now.body).toContain('1 of 1 passed');
    expect(now.body).toContain('/actions/runs/7001002/attempts/1');
    expect(strangers).toEqual(before);
    expect(writes(scene)).toEqual(['POST', 'PATCH']);
    // The first one looks once more, since it made the comment.
    expect(api.requests.filter(({ method }) => method === 'GET').map(({ query }) => query)).toEqual(
      [1, 2, 3, 1, 2, 3, 1, 2, 3].map((page) => expect.stringMatching(page === 1 ? /per_page=100$/ : `page=${page}`)),
    );
  });

  test('two suites have two comments; of two of one suite the oldest counts', async ({ scene, expect }) => {
    const dataset = await scene.dataset(['a']);
    await scene.run({ ...ALONE, dataset, suite: 'One' });
    await scene.run({ ...ALONE, dataset, suite: 'Two' });
    scene.api.addComment(PULL_REQUEST, { body: '<!-- agentbench:One -->\n## a second one', login: BOT });
    await scene.run({ ...ALONE, dataset, suite: 'One', 'agent-name': 'other' });
    expect(titles(scene)).toEqual(['## ✅ One: 1 of 1 passed (100%)', '## ✅ Two: 1 of 1 passed (100%)']);
    expect(scene.api.comments(PULL_REQUEST)[0]!.body).toContain('other');
  });

  test('comment-author is another login', async ({ scene, expect }) => {
    const dataset = await scene.dataset(['a']);
    const theirs = scene.api.addComment(PULL_REQUEST, { body: `${MARKER}\nearlier`, login: 'our-app[bot]' });
    await scene.run({ ...ALONE, dataset, 'comment-author': 'our-app[bot]' });
    expect(writes(scene)).toEqual(['PATCH']);
    expect(theirs.body).toContain('1 of 1 passed');
  });

  test('a comment on the pull request begins a run: the issue is the place', async ({ scene, expect }) => {
    const dataset = await scene.dataset(['a']);
    const event = { issue: { number: PULL_REQUEST, pull_request: {} }, comment: { body: '/bench' } };
    await scene.run({ ...ALONE, dataset }, { eventName: 'issue_comment', event });
    await scene.run({ ...ALONE, dataset }, { eventName: 'issue_comment', event: { issue: { number: 8 } } });
    expect(titles(scene)).toEqual(['## ✅ Benchmark: 1 of 1 passed (100%)']);
    expect(scene.api.comments(8)).toEqual([]);
    // The commit of this event is that of the default branch.
    expect(scene.api.comments(PULL_REQUEST)[0]!.body).toMatch(/\[workflow run\]\([^)]+\) · agentbench /);
  });
});

describe.concurrent('modes', () => {
  /** What happens to the comment over runs with these instances (`x` with `!` fails), and what is written each time. */
  const MODES: [mode: string, runs: [rows: string[], expected: 'POST' | 'PATCH' | 'none'][]][] = [
    [
      'auto',
      [
        [['x'], 'POST'],
        [['x'], 'PATCH'],
      ],
    ],
    [
      'always',
      [
        [['x'], 'POST'],
        [['!x'], 'PATCH'],
      ],
    ],
    [
      'changes',
      [
        [['x', '!y'], 'POST'],
        [['x', '!y'], 'none'],
        [['x', 'y'], 'PATCH'],
        [['x', 'y'], 'none'],
        [['x'], 'PATCH'],
      ],
    ],
    [
      'failures',
      [
        [['x'], 'none'],
        [['!x'], 'POST'],
        // The comment says otherwise until it is written anew.
        [['x'], 'PATCH'],
      ],
    ],
    ['never', [[['!x'], 'none']]],
  ];

  test.for(MODES)('%s', async ([mode, runs], { scene, expect }) => {
    let page = '';
    for (const [rows, expected] of runs) {
      const before = writes(scene).length;
      const ran = await scene.run({ ...ALONE, dataset: await scene.dataset(rows), comment: mode });
      const written = writes(scene).slice(before);
      expect({ rows, written }).toEqual({ rows, written: expected === 'none' ? [] : [expected] });
      expect(ran).toMatchObject({ outcome: 'success', exitCode: 0 });
      page = scene.api.comments(PULL_REQUEST)[0]?.html_url ?? '';
      expect(ran.outputs['comment-url']).toBe(mode === 'never' ? '' : page);
    }
    expect(scene.api.comments(PULL_REQUEST).length).toBeLessThanOrEqual(1);
    if (mode === 'never') expect(scene.api.requests).toEqual([]);
  });

  test('an error counts as a failure', async ({ scene, expect }) => {
    const dataset = await scene.dataset(['x']);
    await scene.run({ ...ALONE, dataset, comment: 'failures', 'agent-setup': 'exit 1', 'fail-on': 'never' });
    expect(titles(scene)).toEqual(['## ☑️ Benchmark: no verdict: 1 could not be measured']);
  });
});
