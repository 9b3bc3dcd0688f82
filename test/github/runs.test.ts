import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type BaselineRun, findBaselineRun, mergeBaseOf, workflowOf } from '../../src/github/runs.ts';
import type { Run } from '../doubles/rest-api.ts';

const github = await vi.hoisted(async () => {
  const { startGitHub } = await import('./support.ts');
  return startGitHub({
    repositories: ['octo/demo', 'fork/demo'],
    tokens: { reads: {}, nothing: { without: ['actions', 'contents'] } },
  });
});

const FORK = { full_name: 'fork/demo', fork: true };
const MERGE_BASE = 'b'.repeat(40);

/** Each test has a workflow of its own. */
let workflow = 100;
let search: Parameters<typeof findBaselineRun>[1];
beforeEach(() => {
  workflow += 1;
  search = {
    owner: 'octo',
    repo: 'demo',
    workflow,
    baseBranch: 'main',
    headSha: 'd'.repeat(40),
    mergeBase: null,
    artifactPrefix: 'agentbench-CI',
    currentRunId: 1,
  };
  github.api.addRun({ workflow_id: workflow, event: 'pull_request', head_branch: 'topic', status: 'in_progress' });
});

/** A run, with a report unless told. Later ones are newer. */
function add(
  fields: Partial<Run> = {},
  artifact: string | null = 'agentbench-CI-bench-0-step-1',
  of: object = {},
): Run {
  const run = github.api.addRun({ workflow_id: workflow, ...fields });
  if (artifact !== null) github.service.add({ runId: run.id, name: artifact, bytes: Buffer.from('x'), ...of });
  return run;
}

const find = (isComplete?: (run: BaselineRun) => Promise<boolean>) =>
  findBaselineRun(github.client('reads'), search, isComplete);

describe('findBaselineRun', () => {
  test('the newest run with a report, and what is told of it', async () => {
    add();
    const run = add();
    const before = github.api.requests.length;
    const found = await find();
    const lists = github.api.requests.slice(before, before + 2).map(({ path, query }) => path + query);
    expect(lists.toSorted()).toEqual(
      ['push', 'schedule'].map(
        (event) =>
          `/repos/octo/demo/actions/workflows/${workflow}/runs?branch=main&status=completed&exclude_pull_requests=true&per_page=100&event=${event}`,
      ),
    );
    expect(found).toEqual({
      runId: run.id,
      commit: run.head_sha,
      finishedAt: run.updated_at,
      url: `https://github.com/octo/demo/actions/runs/${run.id}`,
      artifacts: [expect.objectContaining({ name: 'agentbench-CI-bench-0-step-1', size: 1 })],
    });
  });

  test.each<[string, Partial<Run>]>([
    ['a push that failed: its gate is not ours', { conclusion: 'failure' }],
    ['a scheduled one', { event: 'schedule' }],
    ['a scheduled one that failed', { event: 'schedule', conclusion: 'failure' }],
    ['a repository named in other letters', { head_repository: { full_name: 'Octo/Demo', fork: false } }],
  ])('takes %s', async (_, fields) => {
    add();
    const { id } = add(fields);
    expect(await find()).toMatchObject({ runId: id });
  });

  test.each<[string, Partial<Run>, { artifact?: string | null; expiresAt?: string }?]>([
    ['one that was cancelled', { conclusion: 'cancelled' }],
    ['one that was skipped', { conclusion: 'skipped' }],
    ['one that ran out of time', { conclusion: 'timed_out' }],
    ['one that never started', { conclusion: 'startup_failure' }],
    ['one that goes on', { status: 'in_progress', conclusion: null }],
    ['one that waits', { status: 'queued', conclusion: null }],
    ["a pull request's", { event: 'pull_request', head_branch: 'topic' }],
    ["a pull request's from a branch of that name", { event: 'pull_request', head_branch: 'main' }],
    ['one that a fork pushed', { head_repository: FORK }],
    ['one whose repository is gone', { head_repository: null }],
    ['one by hand', { event: 'workflow_dispatch' }],
    ['one of another branch', { head_branch: 'release' }],
    ['one of a tag', { head_branch: null }],
    ["another workflow's", { workflow_id: 5 }],
    ['the one that asks', { id: 1 }],
    ['one without artifacts', {}, { artifact: null }],
    ["one with another suite's report", {}, { artifact: 'agentbench-CI2-bench-0-step-1' }],
    ['one with a report that expired', {}, { expiresAt: '2026-01-01T00:00:00Z' }],
  ])('passes over %s', async (_, fields, { artifact, ...of } = {}) => {
    add(fields, artifact, of);
    expect(await find()).toBeNull();
    const older = add();
    add(fields, artifact, of);
    expect(await find()).toMatchObject({ runId: older.id });
  });

  test('passes over them where the service does not', async () => {
    const strange = [
      { event: 'pull_request' },
      { status: 'queued' },
      { conclusion: 'cancelled' },
      { head_branch: 'x' },
    ];
    const runs = strange.map((fields) => ({ ...add(), ...fields }));
    github.api.route('GET', new RegExp(`/actions/workflows/${workflow}/runs`), () => ({
      status: 200,
      body: { total_count: runs.length, workflow_runs: runs },
    }));
    expect(await find()).toBeNull();
  });

  test('the merge base before all others, a failed one too, the newest of its runs first', async () => {
    add({ head_sha: MERGE_BASE });
    const run = add({ head_sha: MERGE_BASE, conclusion: 'failure' });
    add({ head_sha: MERGE_BASE, event: 'pull_request' });
    add({ head_sha: MERGE_BASE }, null);
    const newest = add();
    expect(await find()).toMatchObject({ runId: newest.id });
    search.mergeBase = MERGE_BASE;
    expect(await find()).toMatchObject({ runId: run.id });
    search.mergeBase = 'c'.repeat(40);
    expect(await find()).toMatchObject({ runId: newest.id });
  });

  test('of a commit that the base branch has, no run that began later', async () => {
    const earlier = add();
    search.currentRunId = add({ head_sha: MERGE_BASE }).id;
    const later = add();
    add({ head_sha: MERGE_BASE });
    search.mergeBase = 'c'.repeat(40);
    expect(await find()).not.toMatchObject({ runId: earlier.id });
    // A push of that commit, which is its own merge base.
    Object.assign(search, { headSha: MERGE_BASE, mergeBase: MERGE_BASE });
    expect(await find()).toMatchObject({ runId: earlier.id });
    search.currentRunId = later.id + 10;
    expect(await find()).toMatchObject({ commit: MERGE_BASE });
  });

  test('nor where the same is to be found again', async () => {
    const earlier = add();
    search.currentRunId = add({ event: 'pull_request', status: 'in_progress', head_branch: 'topic' }).id;
    search.onlyEarlier = true;
    add();
    expect(await find()).toMatchObject({ runId: earlier.id });
  });

  test('a run that is turned down is asked about once', async () => {
    const old = add();
    const base = add({ head_sha: MERGE_BASE });
    const newest = add({ event: 'schedule' });
    search.mergeBase = MERGE_BASE;
    const asked: number[] = [];
    const found = await find(async ({ runId }) => {
      asked.push(runId);
      return runId === old.id;
    });
    expect(found).toMatchObject({ runId: old.id });
    expect(asked).toEqual([base.id, newest.id, old.id]);
    expect(await find(async () => false)).toBeNull();
  });

  test('on the third page, behind those that were cancelled', async () => {
    const old = add();
    for (let index = 0; index < 250; index++) add({ conclusion: 'cancelled' }, null);
    expect(await find()).toMatchObject({ runId: old.id });
  });

  test('not behind more than 500 of an event', async () => {
    add();
    for (let index = 0; index < 500; index++) add({ conclusion: 'cancelled' }, null);
    const before = github.api.requests.length;
    expect(await find()).toBeNull();
    expect(github.api.requests.slice(before)).toHaveLength(6);
  });

  test('looks at 100 runs at most', async () => {
    add();
    for (let index = 0; index < 60; index++) for (const event of ['push', 'schedule']) add({ event }, null);
    const before = github.api.requests.length;
    expect(await find()).toBeNull();
    const paths = github.api.requests.slice(before).map(({ path }) => path);
    expect(paths.filter((path) => path.endsWith('/artifacts'))).toHaveLength(100);
  });

  test('a workflow by its path', async () => {
    const run = add({ path: `.github/workflows/w-${workflow}.yml` });
    search.workflow = `.github/workflows/w-${workflow}.yml`;
    expect(await find()).toMatchObject({ runId: run.id });
  });

  test('without the permission', async () => {
    add();
    await expect(findBaselineRun(github.client('nothing'), search)).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringContaining('HTTP 403): give the job "permissions: actions: read"'),
    });
  });

  test('a service that is unwell is a fault, and not the same as none', async () => {
    add();
    github.api.fail(`/actions/workflows/${workflow}/`, { status: 422 });
    await expect(find()).rejects.toMatchObject({ status: 422 });
  });
});

test('workflowOf: the number of the workflow a run is of', async () => {
  const { id: runId } = add();
  const run = { owner: 'octo', repo: 'demo', runId };
  expect(await workflowOf(github.client('reads'), run)).toBe(workflow);
  await expect(workflowOf(github.client('nothing'), run)).rejects.toThrow('"permissions: actions: read"');
  const hidden = workflowOf(github.client('reads'), { ...run, repo: 'private' });
  await expect(hidden).rejects.toThrow(/^github-token: .* of octo\/private \(HTTP 404\): has it access/);
});

describe('mergeBaseOf', () => {
  const DEMO = { owner: 'octo', repo: 'demo' };
  const HEAD = 'd'.repeat(40);

  test('the commit in common, of a branch with a slash too', async () => {
    github.api.addComparison('main', HEAD, MERGE_BASE);
    github.api.addComparison('release/1.x', HEAD, 'c'.repeat(40));
    expect(await mergeBaseOf(github.client('reads'), DEMO, 'main', HEAD)).toBe(MERGE_BASE);
    expect(await mergeBaseOf(github.client('reads'), DEMO, 'release/1.x', HEAD)).toBe('c'.repeat(40));
  });

  test('null where the server does not say it', async () => {
    github.api.route('GET', /\/compare\/forge\.\.\./, () => ({ status: 200, body: { total_commits: 0, commits: [] } }));
    expect(await mergeBaseOf(github.client('reads'), DEMO, 'forge', HEAD)).toBeNull();
  });

  test('null where nothing is in common, or nothing there', async () => {
    github.api.addComparison('orphan', HEAD, null);
    expect(await mergeBaseOf(github.client('reads'), DEMO, 'orphan', HEAD)).toBeNull();
    expect(await mergeBaseOf(github.client('reads'), DEMO, 'gone', HEAD)).toBeNull();
  });

  test('without the permission', async () => {
    await expect(mergeBaseOf(github.client('nothing'), DEMO, 'main', HEAD)).rejects.toMatchObject({
      name: 'UserError',
      message: expect.stringContaining('"permissions: contents: read"'),
    });
  });
});
