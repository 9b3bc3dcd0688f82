import * as core from '@actions/core';
import type * as Retry from '@octokit/plugin-retry';
import type * as Throttling from '@octokit/plugin-throttling';
import pLimit from 'p-limit';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type CommentOptions, type CommentTarget, type Said, writeSuiteComment } from '../../src/action/comment.ts';
import { commentOfSuite, linksBeside } from '../../src/action/publish.ts';
import { type OtherJobs, saySoFar } from '../../src/action/so-far.ts';
import { absentJobs } from '../../src/action/suite-artifacts.ts';
import { bounded, withLimits } from '../../src/github/limits.ts';
import { parseOptions } from '../../src/options/parse.ts';
import { renderComment } from '../../src/report/markdown/comment.ts';
import type { SuiteReport } from '../../src/report/suite.ts';
import type { GitHubPlace } from '../../src/results/fields.ts';
import { restFaults } from '../doubles/rest-api.ts';
import { aReport } from '../report/sample.ts';
import { randomOf, tokenOf } from './support.ts';
import { BOT, happened, type Matrix, optionsOf, reportOf, runJob, targetOf } from './support-jobs.ts';

vi.mock('@actions/core', () => ({
  getState: () => '',
  info: vi.fn(),
  notice: vi.fn(),
  saveState: vi.fn(),
  warning: vi.fn(),
}));

// The pauses of both plugins are a two-hundredth as long, and writes do not wait for each other: it is many machines that write.
vi.mock('@octokit/plugin-retry', async (original) => {
  const { retry } = await original<typeof Retry>();
  return {
    retry: (octokit: never, options: { retry: object }) =>
      retry(octokit, { ...options, retry: { ...options.retry, retryAfterBaseValue: 5 } }),
  };
});
vi.mock('@octokit/plugin-throttling', async (original) => {
  const { throttling } = await original<typeof Throttling>();
  const schedule = (_: object, work: (...given: unknown[]) => unknown, ...given: unknown[]) => work(...given);
  const free = { key: () => ({ schedule }) };
  const pauses = { retryAfterBaseValue: 5, global: free, write: free, notifications: free };
  return {
    throttling: (octokit: never, options: { throttle: object }) =>
      throttling(octokit, { ...options, throttle: { ...options.throttle, ...pauses } } as never),
  };
});

const SEEDS = 200;
const JOBS = 10;
const AT_ONCE = 8;
const MARKER = '<!-- agentbench:Benchmark -->';
const OWN = { login: BOT };

// @actions/github reads GITHUB_API_URL when it is imported.
const { api, weather } = await vi.hoisted(async () => (await import('./support.ts')).startUnsteadyApi());
let pullRequest = 1000;

beforeEach(() => {
  vi.clearAllMocks();
  pullRequest += 1;
});

describe('ten jobs at once, and whatever may happen to them', () => {
  async function simulate(seed: number): Promise<void> {
    const matrix: Matrix = { seed, pullRequest: 1 + seed, artifacts: [] };
    const random = randomOf(seed);
    const add = (body: string, login: string) => api.addComment(matrix.pullRequest, { body, login });
    // Often around the end of a page of 100.
    const count = random() < 0.2 ? 95 + Math.floor(random() * 10) : 3;
    const strangers = Array.from({ length: count }, (_, index) => add(`${MARKER}\n${index}`, 'octocat'));
    strangers.push(add('<!-- agentbench:Benchmark 2 -->\nanother suite', BOT));
    if (random() < 0.3) add(`${MARKER}\nof an earlier push`, BOT);
    const before = structuredClone(strangers);

    await Promise.all(Array.from({ length: JOBS }, (_, index) => runJob(index, matrix, weather)));

    const comments = api.comments(matrix.pullRequest);
    expect(comments.filter((comment) => strangers.includes(comment))).toEqual(before);
    const [comment, ...more] = comments.filter((comment) => !strangers.includes(comment));
    expect(more).toEqual([]);
    for (let index = 0; index < JOBS; index++) expect(comment?.body).toContain(`| row-${index} |`);
    const runs = matrix.artifacts.flatMap((artifact) => artifact.runs);
    expect(comment?.body).toBe(renderComment(reportOf(runs), 'Benchmark'));
  }

  // It takes a processor for a minute: a machine that is ten times slower is not one that hangs.
  test(`${SEEDS} seeds: always one comment with all rows`, { timeout: 3_600_000 }, async () => {
    const limit = pLimit(AT_ONCE);
    const failed: string[] = [];
    await Promise.all(
      Array.from({ length: SEEDS }, (_, seed) =>
        limit(() => simulate(seed).catch((error: Error) => failed.push(`seed ${seed}: ${error.message}`))),
      ),
    );
    expect(failed).toEqual([]);
    const answered = (method: string, status: number | 'reset') =>
      api.requests.filter((request) => request.method === method && request.status === status).length;
    // Several were first, several deleted the same, some were killed between write and look, requests failed: it was no easy time.
    // How often depends on the machine's speed, too: the numbers are far below those of a fast one.
    expect(answered('POST', 201)).toBeGreaterThan(SEEDS * 1.5);
    expect(answered('DELETE', 204)).toBeGreaterThan(SEEDS);
    expect(answered('DELETE', 404)).toBeGreaterThan(SEEDS / 8);
    for (const status of [500, 502, 403, 429, 'reset'] as const)
      expect(answered('PATCH', status)).toBeGreaterThan(SEEDS / 20);
    expect(happened.deaths).toBeGreaterThan(SEEDS / 2);
    expect(happened.deathsAfterWriting).toBeGreaterThan(SEEDS / 20);
    expect(happened.posts).toBeGreaterThan((SEEDS / 2) * JOBS * 0.8);
    expect(happened.unread).toBeGreaterThan(SEEDS / 2);
    expect(happened.unlisted).toBeGreaterThan(SEEDS / 2);
  });
});

test('without a temporary directory the comment is left to post, and nothing fails', async () => {
  vi.stubEnv('RUNNER_TEMP', '/proc/nowhere');
  onTestFinished(() => void vi.unstubAllEnvs());
  const place = { repository: 'octo/demo', pull_request: pullRequest, workflow: 'Benchmark' } as GitHubPlace;
  const own = reportOf([aReport([{ id: 'own', status: 'passed' }])]);
  const options = parseOptions({ suite: 'Benchmark', 'github-token': `t${pullRequest}` });
  expect(await commentOfSuite(place, 1, options, own, () => own)).toBeNull();
  expect(vi.mocked(core.warning).mock.calls).toEqual([
    [
      expect.stringMatching(/^The comment was not written: the temporary directory .* cannot be used/),
      expect.anything(),
    ],
  ]);
  expect(vi.mocked(core.saveState).mock.calls).toEqual([['comment-undone', 'left']]);
});

test('a comment links the artifact and the page of a job alone, with earlier attempts of it or without; with those of others none', () => {
  const links = { runUrl: 'run', artifactUrl: 'artifact', pageUrl: 'page' };
  const runOf = (id: string, about: Partial<GitHubPlace> = {}) => {
    const { run, results } = aReport([{ id, status: 'passed' }]);
    return { run: { ...run, github: { ...run.github!, ...about } }, results };
  };
  const beside = (total: string, ...others: ReturnType<typeof runOf>[]) =>
    linksBeside([runOf('a', { run_attempt: 2 })], others, parseOptions({ 'job-total': total }), links);
  const [all, none] = [links, { runUrl: 'run', artifactUrl: null }];
  expect(beside('4')).toEqual(all);
  expect(beside('1', runOf('a'))).toEqual(all);
  expect(beside('4', runOf('a')), 'which job of a matrix it was is not known').toEqual(none);
  expect(beside('1', runOf('a', { job: 'other' }))).toEqual(none);
  expect(beside('1', runOf('b')), 'a trial that the artifact does not have').toEqual(none);
  expect(beside('1', runOf('a', { run_attempt: 2 })), 'another step of the job').toEqual(none);
});

/** What a job says that no other job adds to. */
function said(statuses: ('passed' | 'failed' | 'error')[], about: Partial<Said> = {}): Said {
  const { run, results } = aReport(statuses.map((status, index) => ({ id: `row-${index}`, status })));
  return { report: reportOf([{ run, results }]), again: async () => null, ...about };
}

function bodyOf({ report }: Said): string {
  return renderComment(report as SuiteReport, 'Benchmark');
}

/** Methods of the requests of this test, without those that read. */
function writes(): string[] {
  return api.requests
    .filter(({ headers }) => headers.authorization === token())
    .flatMap(({ method }) => (method === 'GET' ? [] : [method]));
}

function token(): string {
  return `token t${pullRequest}`;
}

/** Writes with a token of this test's own. */
async function write(first: Said, about: Partial<CommentOptions> = {}, place: Partial<CommentTarget> = {}) {
  return writeSuiteComment(first, targetOf(pullRequest, place), optionsOf(`t${pullRequest}`, about));
}

const PASSED = said(['passed', 'passed']);
const FAILED = said(['passed', 'failed']);

/** Bodies of the bot's comments. */
function ours(): string[] {
  return api.comments(pullRequest).flatMap(({ user, body }) => (user.login === BOT ? [body] : []));
}

describe('a workflow run that ends after a later one', () => {
  const pageOf = (id: string) => `https://github.com/octo/demo/actions/runs/${id}/attempts/1`;
  const ofRun = (id: string, words: Said): Said => ({
    ...words,
    report: { ...(words.report as SuiteReport), runUrl: pageOf(id) },
  });
  const writeAs = (id: string, words: Said) => write(words, {}, { runUrl: pageOf(id) });
  const add = (words: Said) => api.addComment(pullRequest, { body: bodyOf(words), ...OWN });

  test('leaves the comment of the later one, also beside one of its own', async () => {
    add(ofRun('99', FAILED));
    const later = add(ofRun('100', PASSED));
    expect(await writeAs('99', ofRun('99', FAILED))).toBe(later.html_url);
    expect(writes()).toEqual(['DELETE']);
    expect(ours()).toEqual([bodyOf(ofRun('100', PASSED))]);
    expect(core.notice).toHaveBeenCalledWith(
      'No comment was written: the comment of a later workflow run is kept',
      expect.anything(),
    );
  });

  test('leaves it also where more than 20 jobs have none', async () => {
    const later = add(ofRun('100', PASSED));
    expect(await writeAs('99', { report: null })).toBe(later.html_url);
    expect(await writeAs('100', { report: null })).toBeNull();
    expect(writes()).toEqual(['DELETE']);
  });

  test('more than 20 jobs leave the comment of an earlier one to the report job', async () => {
    add(ofRun('100', PASSED));
    expect(await writeAs('101', { report: null })).toBeNull();
    expect(ours()).toEqual([bodyOf(ofRun('100', PASSED))]);
  });

  test.each(['100', '101'])('run %s writes over that of run 100, and none is known of an unnamed one', async (run) => {
    add(ofRun('100', PASSED));
    await writeAs(run, ofRun(run, FAILED));
    expect(ours()).toEqual([bodyOf(ofRun(run, FAILED))]);
    await write(PASSED);
    expect(ours()).toEqual([bodyOf(PASSED)]);
  });
});

describe('modes', () => {
  const earlier = (words: Said) => `${bodyOf(words)}of an earlier push`;

  test.each<[mode: CommentOptions['comment'], there: Said | null, first: Said, written: string[]]>([
    ['auto', null, PASSED, ['POST']],
    ['auto', PASSED, PASSED, ['PATCH']],
    ['always', null, PASSED, ['POST']],
    ['always', FAILED, PASSED, ['PATCH']],
    ['changes', null, PASSED, ['POST']],
    ['changes', PASSED, PASSED, []],
    ['changes', FAILED, PASSED, ['PATCH']],
    ['failures', null, PASSED, []],
    ['failures', null, FAILED, ['POST']],
    ['failures', null, said(['passed', 'error']), ['POST']],
    ['failures', FAILED, PASSED, ['PATCH']],
    ['failures', PASSED, PASSED, ['PATCH']],
    ['never', null, FAILED, []],
    ['never', FAILED, PASSED, []],
  ])('%s', async (comment, there, first, written) => {
    const before = there === null ? [] : [api.addComment(pullRequest, { body: earlier(there), ...OWN })];
    const url = await write(first, { comment });
    expect(writes()).toEqual(written);
    const [now] = api.comments(pullRequest);
    const kept = before.length > 0 && written.length === 0;
    expect(ours()).toEqual(kept ? [earlier(there!)] : written.length === 0 ? [] : [bodyOf(first)]);
    expect(url).toBe(comment === 'never' ? null : (now?.html_url ?? null));
    expect(core.warning).not.toHaveBeenCalled();
    expect(core.notice).not.toHaveBeenCalled();
  });

  test('changes: an unchanged comment is kept, its copies are not', async () => {
    for (const text of ['1', '2', '3']) api.addComment(pullRequest, { body: bodyOf(PASSED) + text, ...OWN });
    await write(PASSED, { comment: 'changes' });
    expect(writes()).toEqual(['DELETE', 'DELETE']);
    expect(ours()).toEqual([`${bodyOf(PASSED)}1`]);
  });

  test('changes: the gate fails, with the same verdicts on trials', async () => {
    const { report } = FAILED;
    const gate = { passed: false, reasons: ['score 30% is below min-score 50%'] };
    const run = { ...(report as SuiteReport).run, gate };
    const first = { ...FAILED, report: { ...(report as SuiteReport), run } };
    api.addComment(pullRequest, { body: bodyOf(FAILED), ...OWN });
    await write(first, { comment: 'changes' });
    await write(first, { comment: 'changes' });
    expect(writes()).toEqual(['PATCH']);
    expect(ours()).toEqual([bodyOf(first)]);
  });

  test('failures: trials that all pass beside a gate that fails bring the comment', async () => {
    const report = PASSED.report as SuiteReport;
    const gate = { passed: false, reasons: ['score 100% is a regression'] };
    await write({ ...PASSED, report: { ...report, run: { ...report.run, gate } } }, { comment: 'failures' });
    expect(writes()).toEqual(['POST']);
  });

  test('a job that has nothing to say leaves the comment of the others', async () => {
    const { html_url } = api.addComment(pullRequest, { body: bodyOf(PASSED), ...OWN });
    expect(await write({ report: null, leaves: true })).toBe(html_url);
    expect(writes()).toEqual([]);
  });

  test('failures: what fails in another job brings the comment', async () => {
    await write(
      { ...said(['failed']), again: async () => ({ ...said(['failed', 'passed']), again: async () => null }) },
      { comment: 'failures' },
    );
    expect(writes()).toEqual(['POST', 'PATCH']);
    expect(ours()).toEqual([bodyOf(said(['failed', 'passed']))]);
  });
});

describe('where no comment can be written', () => {
  const noToken = { 'github-token': undefined };
  const nowhere = { pullRequest: null };
  const CASES: [
    what: string,
    options: Partial<CommentOptions>,
    place: Partial<CommentTarget>,
    level: 'notice' | 'warning' | null,
    RegExp?,
  ][] = [
    ['no pull request', {}, nowhere, null],
    ['no pull request, changes', { comment: 'changes' }, nowhere, null],
    ['no pull request, always', { comment: 'always' }, nowhere, 'warning', /^No comment was written: there is none$/],
    ['no token', noToken, {}, 'notice', /github-token is empty$/],
    ['no token, always', { ...noToken, comment: 'always' }, {}, 'warning', /github-token is empty$/],
    ['no token, and none wanted', { ...noToken, comment: 'never' }, {}, null],
  ];
  test.each(CASES)('%s', async (_, options, place, level, message) => {
    const before = api.requests.length;
    expect(await write(FAILED, options, place)).toBeNull();
    expect(api.requests).toHaveLength(before);
    expectSaid(level, message);
  });

  test.each<[method: string, mode: CommentOptions['comment'], level: 'notice' | 'warning']>([
    ['GET', 'auto', 'notice'],
    ['POST', 'auto', 'notice'],
    ['POST', 'changes', 'notice'],
    ['POST', 'always', 'warning'],
  ])('a token that may not %s, %s', async (method, comment, level) => {
    const fault = api.fail(
      ({ method: asked, ...request }) => asked === method && tokenOf(request) === `t${pullRequest}`,
      restFaults.notAccessible,
    );
    expect(await write(FAILED, { comment })).toBeNull();
    expect(fault.hits).toBe(1);
    expect(ours()).toEqual([]);
    expectSaid(level, /^No comment was written: this token may not comment \(HTTP 403\)/);
    expect(vi.mocked(core.saveState).mock.calls).toEqual([['comment-undone', 'refused']]);
  });

  test.each<[Parameters<typeof api.fail>[1], RegExp, string[][]]>([
    [restFaults.bodyTooLong, /^The comment was not written: GitHub answered 422: .*too long/, []],
    [{ status: 404 }, /^The comment was not written: GitHub answered 404/, []],
    [{ status: 500, times: 4 }, /^The comment was not written: GitHub answered 500/, [['comment-undone', 'left']]],
  ])(
    'a fault that is no refusal is a warning, and post tries again after one of the server: %o',
    async (fault, message, saved) => {
      const own = `t${pullRequest}`;
      const injected = api.fail((request) => request.method === 'POST' && tokenOf(request) === own, fault);
      expect(await write(FAILED)).toBeNull();
      expectSaid('warning', message);
      expect(vi.mocked(core.saveState).mock.calls).toEqual(saved);
      expect(injected.hits).toBe(fault.times ?? 1);
    },
  );

  test.each<[Parameters<typeof api.fail>[1], RegExp, string[][]]>([
    [restFaults.primaryLimit(1800), /GitHub answered 403: API rate limit exceeded/, []],
    [{ status: 401 }, /github-token is not valid \(HTTP 401\)/, []],
    [{ status: 500, times: 4 }, /GitHub answered 500/, [['comment-undone', 'left']]],
  ])('a fault after it was written does not say that it was not: %o', async (fault, message, saved) => {
    const own = `t${pullRequest}`;
    api.fail((request) => request.method === 'GET' && tokenOf(request) === own && ours().length > 0, fault);
    expect(await write(FAILED)).toBe(api.comments(pullRequest)[0]!.html_url);
    expectSaid('warning', /^The comment was written, but perhaps not completed: /);
    expectSaid('warning', message);
    expect(vi.mocked(core.saveState).mock.calls).toEqual(saved);
  });

  function expectSaid(level: 'notice' | 'warning' | null, message = /./) {
    const match = [expect.stringMatching(message), { title: 'agentbench' }];
    expect(vi.mocked(core.notice).mock.calls).toEqual(level === 'notice' ? [match] : []);
    expect(vi.mocked(core.warning).mock.calls).toEqual(level === 'warning' ? [match] : []);
  }
});

describe('jobs that come between', () => {
  test('of several comments the oldest is kept, whoever made it, and no stranger’s is touched', async () => {
    const strangers = [api.addComment(pullRequest, { body: `${MARKER}\nmine` })];
    const oldest = api.addComment(pullRequest, { body: `${MARKER}\nold`, ...OWN });
    strangers.push(api.addComment(pullRequest, { body: '<!-- agentbench:Benchmark 2 -->', ...OWN }));
    api.addComment(pullRequest, { body: bodyOf(FAILED), ...OWN });
    const before = structuredClone(strangers);
    expect(await write(FAILED)).toBe(oldest.html_url);
    expect(api.comments(pullRequest)).toEqual([before[0], { ...oldest, body: bodyOf(FAILED) }, before[1]]);
  });

  test('a comment that is deleted between list and write is made anew', async () => {
    const old = api.addComment(pullRequest, { body: `${MARKER}\nold`, ...OWN });
    const remove = () => fetch(old.url, { method: 'DELETE', headers: { authorization: 'token octocat' } });
    const gone = Promise.withResolvers<void>();
    const late = api.fail(
      (request) => {
        const meant = request.method === 'PATCH' && tokenOf(request) === `t${pullRequest}`;
        if (meant) void remove().then(() => gone.resolve());
        return meant;
      },
      { after: gone.promise },
    );
    const url = await write(FAILED);
    expect(late.hits).toBe(1);
    expect(writes()).toEqual(['PATCH', 'POST']);
    expect(url).toBe(api.comments(pullRequest)[0]!.html_url);
    expect(ours()).toEqual([bodyOf(FAILED)]);
    expect(core.warning).not.toHaveBeenCalled();
  });

  test.each([502, 'reset'] as const)(
    'an answer that is lost (%s) leaves no second comment, also of a report job',
    async (status) => {
      const own = (request: Parameters<typeof tokenOf>[0]) => tokenOf(request) === `t${pullRequest}`;
      api.fail((request) => request.method === 'POST' && own(request), { status, carriedOut: true });
      const url = await write({ report: FAILED.report });
      expect(writes()).toEqual(['POST', 'POST', 'DELETE']);
      expect(url).toBe(api.comments(pullRequest)[0]!.html_url);
      expect(ours()).toEqual([bodyOf(FAILED)]);
    },
  );

  test('the report job of an earlier run that writes at the same time, and then gives way', async () => {
    const own = (request: Parameters<typeof tokenOf>[0]) => tokenOf(request) === `t${pullRequest}`;
    const remove = (url: string) => fetch(url, { method: 'DELETE', headers: { authorization: 'token octocat' } });
    let earlier = '';
    const meanwhile = api.fail(
      (request) => {
        const meant = request.method === 'POST' && own(request) && earlier === '';
        if (meant) earlier = api.addComment(pullRequest, { body: `${MARKER}\nof an earlier run`, ...OWN }).url;
        return meant;
      },
      { delayMs: 1 },
    );
    const gone = Promise.withResolvers<void>();
    api.fail(
      (request) => {
        const meant = request.method === 'PATCH' && own(request);
        if (meant) void remove(earlier).then(() => gone.resolve());
        return meant;
      },
      { after: gone.promise },
    );
    await write({ report: FAILED.report });
    expect(meanwhile.hits).toBe(1);
    expect(writes()).toEqual(['POST', 'DELETE', 'PATCH', 'POST']);
    expect(ours()).toEqual([bodyOf(FAILED)]);
  });

  test('a comment that somebody deletes at once is not written again, and nothing is said of its author', async () => {
    const again = async () => {
      const [comment] = api.comments(pullRequest);
      if (comment !== undefined)
        await fetch(comment.url, { method: 'DELETE', headers: { authorization: 'token octocat' } });
      return null;
    };
    await write({ ...FAILED, again });
    expect(writes()).toEqual(['POST']);
    expect(ours()).toEqual([]);
    expect(core.warning).not.toHaveBeenCalled();
  });

  test('less than there is, written last by a slow job, is made good', async () => {
    let looks = 0;
    const again = async () => {
      looks += 1;
      if (looks === 1) api.comments(pullRequest)[0]!.body = bodyOf(said(['passed']));
      return null;
    };
    await write({ ...FAILED, again });
    expect(writes()).toEqual(['POST', 'PATCH']);
    expect(ours()).toEqual([bodyOf(FAILED)]);
  });

  test('a job that is killed between write and look is made good by its post', async () => {
    await write(FAILED);
    const killed = async () => {
      throw new Error('killed');
    };
    // It had looked before the others were there.
    await write({ ...said(['passed']), again: killed });
    expect(ours()).toEqual([bodyOf(said(['passed']))]);
    await write(FAILED);
    expect(writes()).toEqual(['POST', 'PATCH', 'PATCH']);
    expect(ours()).toEqual([bodyOf(FAILED)]);
  });

  test('two jobs that say the same in other words do not write over each other without end', async () => {
    const other = { ...FAILED, report: { ...FAILED.report!, runUrl: 'https://example.org/another' } };
    await Promise.all([write(FAILED), write(other), write(FAILED), write(other)]);
    expect([bodyOf(FAILED), bodyOf(other)]).toContain(ours()[0]);
    expect(ours()).toHaveLength(1);
    expect(writes().filter((method) => method !== 'DELETE').length).toBeLessThanOrEqual(5);
  });

  test('who could not have an artifact writes once, and leaves it to others that could', async () => {
    let looks = 0;
    const again = async () => {
      looks += 1;
      if (looks === 1) api.comments(pullRequest)[0]!.body = bodyOf(FAILED);
      return null;
    };
    await write({ ...said(['passed']), partial: true, again });
    expect(writes()).toEqual(['POST']);
    expect(ours()).toEqual([bodyOf(FAILED)]);
  });

  test('too many jobs: there is to be no comment', async () => {
    await write({ ...FAILED, again: async () => ({ report: null }) });
    expect(writes()).toEqual(['POST', 'DELETE']);
  });

  test('a token of somebody else’s than comment-author: one comment, and what to change', async () => {
    const url = await write(FAILED, { 'comment-author': 'our-app[bot]' });
    expect(writes()).toEqual(['POST']);
    expect(url).toBe(api.comments(pullRequest)[0]!.html_url);
    expect(vi.mocked(core.notice).mock.calls).toEqual([
      [
        `comment-author: github-token writes as ${BOT}, not as our-app[bot]; set comment-author: ${BOT}, so that the comment is found before it is written`,
        { title: 'agentbench' },
      ],
    ]);
    expect(vi.mocked(core.warning)).not.toHaveBeenCalled();
  });

  // As the report action writes it: it does not look again.
  test.each([PASSED, { report: FAILED.report }])(
    'such a token at the next push: its earlier comment is found',
    async (first) => {
      const earlier = api.addComment(pullRequest, { body: `${MARKER}\nof an earlier push`, ...OWN });
      const stranger = api.addComment(pullRequest, { body: `${MARKER}\na claim`, login: 'octocat' });
      const url = await write(first, { 'comment-author': 'our-app[bot]' });
      expect(writes()).toEqual(['POST', 'DELETE', 'PATCH']);
      expect(url).toBe(earlier.html_url);
      expect(api.comments(pullRequest).map(({ id, body }) => [id, body])).toEqual([
        [earlier.id, bodyOf(first)],
        [stranger.id, `${MARKER}\na claim`],
      ]);
    },
  );

  test('a server that does not say who wrote: one comment, and what to change', async () => {
    const body = { id: 1, html_url: 'https://example.org/1' };
    api.fail((request) => tokenOf(request) === `t${pullRequest}` && request.method === 'POST', { status: 201, body });
    await write(FAILED);
    expect(writes()).toEqual(['POST']);
    expect(vi.mocked(core.warning).mock.calls).toEqual([
      [expect.stringMatching(/is not its author: set comment-author to/), { title: 'agentbench' }],
    ]);
  });
});

describe('what a job knows of the others', () => {
  const [own, other] = [aReport([{ id: 'own', status: 'passed' }]), aReport([{ id: 'other', status: 'passed' }])];
  const artifacts = [1, 2].map((id) => ({ id, name: `job-${id}`, createdAt: null, size: 1 }));

  function jobs(about: Partial<OtherJobs> = {}) {
    const describe: OtherJobs['describe'] = (others, notes) => reportOf([own, ...others], notes);
    const usual = { inMatrix: true, list: async () => artifacts, load: async () => [other] };
    return { ...usual, absent: () => [], describe, share: vi.fn<() => void>(), ...about };
  }
  const rowsOf = ({ report }: Said) =>
    (report as SuiteReport | null)?.run.planned.map(({ instance_id }) => instance_id).sort();

  test('its own artifact is not loaded, and no other twice', async () => {
    const load = vi.fn<OtherJobs['load']>(async () => [other]);
    const all = jobs({ load });
    const first = await saySoFar(1, all);
    expect(rowsOf(first)).toEqual(['other', 'own']);
    expect(await first.again!()).toBeNull();
    expect(load.mock.calls).toEqual([[artifacts[1]]]);
    expect(all.share).toHaveBeenCalled();
  });

  test('alone there is nothing to share', async () => {
    const alone = jobs({ list: async () => artifacts.slice(0, 1) });
    expect(rowsOf(await saySoFar(1, alone))).toEqual(['own']);
    expect(alone.share).not.toHaveBeenCalled();
  });

  test('what cannot be had at first is tried again before anything is said', async () => {
    const load = vi
      .fn<OtherJobs['load']>()
      .mockResolvedValueOnce(null)
      .mockResolvedValueOnce(null)
      .mockResolvedValue([other]);
    expect(await saySoFar(1, jobs({ load }))).toMatchObject({ partial: false, report: { notes: [] } });
  });

  test('what cannot be had at all is named, and looked for again', async () => {
    let there = false;
    const all = jobs({ load: async () => (there ? [other] : null) });
    const first = await saySoFar(1, all);
    expect(first).toMatchObject({ partial: true, report: { notes: ['job-2 could not be read'] } });
    expect(rowsOf(first)).toEqual(['own']);
    expect(all.share).toHaveBeenCalled();
    expect(await first.again!()).toBeNull();
    there = true;
    const then = await first.again!();
    expect(then).toMatchObject({ partial: false, report: { notes: [] } });
    expect(rowsOf(then!)).toEqual(['other', 'own']);
  });

  test('without the list there are its own results, and post looks again', async () => {
    const list = vi.fn<OtherJobs['list']>().mockRejectedValueOnce(new Error('no list')).mockResolvedValue(artifacts);
    const all = jobs({ list });
    const first = await saySoFar(1, all);
    expect(rowsOf(first)).toEqual(['own']);
    expect(first.partial).toBe(true);
    expect(all.share).toHaveBeenCalledOnce();
    expect(rowsOf((await first.again!())!)).toEqual(['other', 'own']);
  });

  test('a service that did not answer is not waited for in each round', async () => {
    const list = vi.fn<OtherJobs['list']>(() =>
      withLimits({ request: 10, total: 10 }, () => bounded('it', () => new Promise<never>(() => {}))),
    );
    const first = await saySoFar(1, jobs({ list }));
    expect(first.partial).toBe(true);
    expect(await first.again!()).toBeNull();
    expect(list).toHaveBeenCalledOnce();
  });

  test('a comment that is that of other jobs alone is left to them', async () => {
    expect(await saySoFar(1, jobs({ describe: () => null }))).toEqual({ report: null, leaves: true });
  });

  test('jobs of its matrix without results of the suite are told of, also where nothing else is known', async () => {
    const matrix = {
      'artifact-name': 'bench',
      suite: 'Nightly',
      'job-index': '0',
      'job-total': '3',
      shard: undefined as { index: number; total: number } | undefined,
    };
    vi.stubEnv('GITHUB_JOB', 'measure').stubEnv('GITHUB_ACTION', '__self');
    vi.stubEnv('GITHUB_WORKFLOW', 'Nightly');
    onTestFinished(() => void vi.unstubAllEnvs());
    const named = ['0', '1', '1', '2'].map((index, at) => ({
      ...artifacts[0]!,
      id: 1 + at,
      name: `bench-Nightly-measure-${index}-__self-${1 + at}`,
    }));
    const of = (ids: number[], about: Partial<OtherJobs> = {}, job = matrix) =>
      saySoFar(ids[0] ?? null, {
        ...jobs({ list: async () => named.filter(({ id }) => ids.includes(id)), ...about }),
        absent: (seen) => absentJobs(job, seen),
      });
    const note = (here: number) => [
      `results of ${here} of the 3 jobs of measure: the other jobs have uploaded none for this suite so far`,
    ];
    expect(await of([1, 2, 3])).toMatchObject({ partial: false, report: { notes: note(2) } });
    expect(await of([1, 2, 3, 4])).toMatchObject({ report: { notes: [] } });
    // Two artifacts of a prefix that fits, and the last has no results of this suite.
    const load = async ({ id }: { id: number }) => (id === 4 ? [] : [other]);
    expect(await of([1, 2, 4], { load })).toMatchObject({ report: { notes: note(2) } });
    expect(await of([1], { list: () => Promise.reject(new Error('no list')) })).toMatchObject({
      report: { notes: note(1) },
    });
    expect(await of([1], {}, { ...matrix, 'job-total': '1' })).toMatchObject({ report: { notes: [] } });
    // A suite for each job of the matrix, as one for each agent.
    vi.stubEnv('GITHUB_WORKFLOW', 'Compare');
    expect(await of([1])).toMatchObject({ report: { notes: [] } });
    expect(await of([1, 2, 3])).toMatchObject({ report: { notes: note(2) } });
    // Parts of a suite of its own, as those of each agent in a matrix of agents and shards.
    const parts = { ...matrix, 'job-total': '6', shard: { index: 1, total: 3 } };
    expect(await of([1], {}, parts)).toMatchObject({ report: { notes: note(1) } });
    expect(await of([1, 2, 3, 4], {}, parts)).toMatchObject({ report: { notes: [] } });
  });

  test.each([true, false])('without an artifact of its own (in a matrix: %s)', async (inMatrix) => {
    const both = await saySoFar(null, jobs({ inMatrix, list: async () => artifacts.slice(1) }));
    expect([rowsOf(both), both.partial]).toEqual([['other', 'own'], true]);
    const list = () => Promise.reject(new Error('no list'));
    const { again, ...said } = await saySoFar(null, jobs({ inMatrix, list }));
    expect(again).toBeUndefined();
    if (inMatrix) expect(said).toEqual({ report: null, leaves: true });
    else expect([rowsOf(said), said.partial]).toEqual([['own'], true]);
  });

  describe('of more than 20 jobs', () => {
    const many = Array.from({ length: 21 }, (_, index) => ({
      ...artifacts[0]!,
      id: 1 + index,
      name: `job-${index}-x-1`,
    }));

    test('at first or later: no report', async () => {
      const list = vi.fn<OtherJobs['list']>().mockResolvedValueOnce(many.slice(0, 20)).mockResolvedValue(many);
      const first = await saySoFar(1, jobs({ list }));
      expect(rowsOf(first)).toEqual(['other', 'own']);
      expect(await first.again!()).toEqual({ report: null });
      expect(await saySoFar(1, jobs({ list }))).toEqual({ report: null });
    });

    test.each([
      ['of the workflow', 'Benchmark', {}, true],
      ['of an agent, in shards', 'agent-1', { shard: '1/21' }, true],
      ['of an agent, in few shards', 'agent-1', { shard: '1/2' }, false],
      ['of each job, perhaps', 'agent-1', {}, false],
    ])('known from the matrix, the comment is left as it is: a suite %s', async (_, suite, about, isLeft) => {
      vi.stubEnv('GITHUB_WORKFLOW', 'Benchmark');
      onTestFinished(() => void vi.unstubAllEnvs());
      const body = `<!-- agentbench:${suite} -->\nof the report job, for an earlier push`;
      const comment = api.addComment(pullRequest, { body, login: BOT });
      const place = { repository: 'octo/demo', pull_request: pullRequest, workflow: 'Benchmark' } as GitHubPlace;
      const options = parseOptions({ ...about, suite, 'job-total': '42', 'github-token': `t${pullRequest}` });
      const own = reportOf([aReport([{ id: 'own', status: 'passed' }])]);
      const url = await commentOfSuite(place, 1, options, own, () => own);
      expect(comment.body === body).toBe(isLeft);
      expect(url === null).toBe(isLeft);
    });

    test('those of another suite, and those that cannot be read, do not count', async () => {
      const load = async ({ id }: { id: number }) => (id === 2 ? [other] : id === 3 ? null : []);
      const said = await saySoFar(1, jobs({ list: async () => many, load }));
      expect(rowsOf(said)).toEqual(['other', 'own']);
      expect(said.partial).toBe(true);
    });
  });
});
