import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe } from 'vitest';
import { historySchema } from '../src/history/line-schema.ts';
import { restFaults } from '../test/doubles/rest-api.ts';
import type { JobOptions } from './runner.ts';
import { archivesOf } from './support/published.ts';
import { unpackArtifact } from './support/records.ts';
import { BOT, openScene, PULL_REQUEST, test as plain, resultsOf, type Scene } from './support/scene.ts';

const BRANCH = 'agentbench-history';
const KEEP = { history: `branch:${BRANCH}`, 'fail-on': 'never' };

/** A scene with tokens that may less. */
const test = plain.extend<{ scene: Scene }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest wants to see which fixtures this one uses
  scene: async ({}, use) => {
    const tokens = { ghs_writes: {}, ghs_reads: { readOnly: ['contents' as const] } };
    const { scene, close } = await openScene({ tokens });
    await use(scene);
    await close();
  },
});

/** A push to main by run 9,000,00x. */
function push(run: number, about: Partial<JobOptions> = {}): Partial<JobOptions> {
  return {
    ...{ runId: 9_000_000 + run, eventName: 'push', ref: 'refs/heads/main', sha: String(run).repeat(40) },
    event: { repository: { full_name: 'octo/demo', default_branch: 'main' } },
    ...about,
  };
}

/** A pull request of the repository's own branch. */
function pull(run: number, head = 'topic'): Partial<JobOptions> {
  const side = (ref: string, sha: string) => ({ ref, sha: sha.repeat(40), repo: { full_name: 'octo/demo' } });
  const pull_request = { number: PULL_REQUEST, head: side(head, 'd'), base: side('main', 'b') };
  const event = { pull_request, repository: { full_name: 'octo/demo', default_branch: 'main' } };
  return { runId: 9_000_000 + run, eventName: 'pull_request', event };
}

/** Measures eight instances, by letters passed or failed, and reports on them. */
async function report(scene: Scene, letters: string, about: Partial<JobOptions>, inputs: Record<string, string> = {}) {
  const dataset = await scene.dataset(
    [...letters].map((_, index) => ({
      instance_id: `i-${index}`,
      success_command: 'test -e done && echo Setup successful',
    })),
  );
  const passing = [...letters].flatMap((letter, index) => (letter === 'p' ? [`i-${index}`] : [])).join('|');
  const agent = `case $AGENTBENCH_INSTANCE_ID in ${passing || 'none'}) touch done;; esac`;
  const measure = { comment: 'never', summary: 'false', 'fail-on': 'never', 'upload-artifact': 'false' };
  const ran = await scene.measure({ ...measure, dataset, 'agent-command': agent }, about);
  if (ran.outcome !== 'success') throw new Error(ran.log);
  return scene.report(
    { ...KEEP, 'github-token': 'ghs_writes', 'results-path': resultsOf(ran.job), ...inputs },
    { ...about, workspace: ran.job.workspace },
  );
}

function pointsOn({ api }: Scene, branch = BRANCH) {
  const { 'history.jsonl': text = '' } = api.git().files(branch);
  return text.split('\n').flatMap((line) => (line === '' ? [] : [historySchema.parse(JSON.parse(line))]));
}

function written({ api }: Scene) {
  return api.requests.filter(({ method, path }) => method !== 'GET' && path.includes('/git/'));
}

describe.concurrent('history: on a branch', () => {
  test('pushes add points, a pull request is drawn beside them', async ({ scene, expect }) => {
    const first = await report(scene, 'pppppppp', push(1));
    expect(first).toMatchObject({ outcome: 'success', said: [] });
    expect(first.log).toContain(`history: history.jsonl, badge-Benchmark.json on the branch ${BRANCH}`);
    expect(scene.api.git().log(BRANCH)).toMatchObject([{ parents: [], message: 'agentbench: run 9000001' }]);
    expect(first.summary).toMatch(/^history: 1 run$/m);

    const second = await report(scene, 'ppppppff', push(2));
    expect(second.said).toEqual([]);
    expect(pointsOn(scene)).toMatchObject([
      { suite: 'Benchmark', branch: 'main', commit: '1'.repeat(40), run: { id: '9000001' }, totals: { passed: 8 } },
      { change: { verdict: 'within noise', difference: -0.25, since: '1'.repeat(40) }, totals: { passed: 6 } },
    ]);
    expect(Object.keys(scene.api.git().files(BRANCH))).toEqual(['badge-Benchmark.json', 'history.jsonl']);
    expect(JSON.parse(scene.api.git().files(BRANCH)['badge-Benchmark.json']!).message).toMatch(
      /^75% \([\d.]+–[\d.]+%\)$/,
    );
    expect(second.summary).toContain('history: 2 runs, 100% → 75% since 111111111111 (within noise of 111111111111)');

    const requests = written(scene).length;
    const third = await report(scene, 'ffffffff', pull(3));
    expect(third).toMatchObject({ outcome: 'success', said: [] });
    expect(written(scene)).toHaveLength(requests);
    const line = 'history: 3 runs, 100% → 0% since 111111111111 (regressed by 75.0 points since 222222222222)';
    expect(third.summary).toContain(line);
    expect(third.summary).toContain('**History** of main');
    const [comment] = scene.api.comments(PULL_REQUEST).filter(({ user }) => user.login === BOT);
    expect(comment!.body).toContain(line);
    expect(comment!.body).not.toContain('**History**');
    const files = await unpackArtifact(scene, archivesOf(scene).at(-1)!.id);
    expect(JSON.parse(String(files['results.json'])).history).toMatchObject({
      ...{ branch: 'main', added: false, earlier: 0 },
      points: [
        { commit_url: `https://github.com/octo/demo/commit/${'1'.repeat(40)}`, current: false },
        { run_url: 'https://github.com/octo/demo/actions/runs/9000002/attempts/1' },
        { commit: 'd'.repeat(40), current: true },
      ],
    });

    // Of a run that is done again there is one point.
    await report(scene, 'pppppppp', push(2, { runAttempt: 2 }));
    expect(pointsOn(scene).map(({ run, totals }) => [run!.id, run!.attempt, totals.passed])).toEqual([
      ['9000001', 1, 8],
      ['9000002', 2, 8],
    ]);
  });

  test('two reports at once: both are there', async ({ scene, expect }) => {
    const reports = await Promise.all([report(scene, 'pf', push(1)), report(scene, 'ff', push(2), { suite: 'Other' })]);
    for (const { outcome, said } of reports) expect({ outcome, said }).toEqual({ outcome: 'success', said: [] });
    expect(
      pointsOn(scene)
        .map(({ suite }) => suite)
        .sort(),
    ).toEqual(['Benchmark', 'Other']);
    expect(Object.keys(scene.api.git().files(BRANCH))).toContain('badge-Other.json');
  });

  test('a token that may not write: a warning, and the same verdict', async ({ scene, expect }) => {
    const inputs = { 'github-token': 'ghs_reads', 'fail-on': 'failure' };
    const ran = await report(scene, 'pf', push(1), inputs);
    expect(ran).toMatchObject({ outcome: 'failure', exitCode: 1 });
    expect(ran.said).toContain(
      `warning: history: there is no trend, and no point was added: github-token: this token may not write to the branch ${BRANCH} (HTTP 403): give the job "permissions: contents: write"`,
    );
    expect(scene.api.git().branches()).toEqual([]);
    // To draw the trend of a pull request is to read.
    const drawn = await report(scene, 'pf', pull(2), inputs);
    expect(drawn.said.filter((message) => message.startsWith('warning'))).toEqual([]);
    expect(drawn.summary).toContain('history: 1 run');
  });

  test('a token that may not even read: the permission of a point, or that to draw one', async ({ scene, expect }) => {
    scene.api.fail(/GET .*\/git\//, { ...restFaults.notAccessible, times: 99 });
    const said = async (about: Partial<JobOptions>) => (await report(scene, 'pf', about)).said.at(-1);
    const refused = 'github-token: this token has no permission to read (HTTP 403): give the job';
    expect(await said(push(1))).toMatch(`${refused} "permissions: contents: write"`);
    expect(await said(pull(2))).toMatch(`${refused} "permissions: contents: read"`);
  });

  test.for<[string, string, Partial<JobOptions>]>([
    ['the default branch', 'main', push(1)],
    ['the default branch, which the event does not name', 'main', push(1, { event: {}, ref: 'refs/heads/topic' })],
    ['the branch that was measured', 'release/1', push(1, { ref: 'refs/heads/release/1' })],
    ["the pull request's", 'topic', pull(1)],
  ])('not on a branch with code: %s', async ([, branch, about], { scene, expect }) => {
    scene.api.git().commit(branch, { 'README.md': 'code' });
    const ran = await report(scene, 'pp', about, { history: `branch:${branch}` });
    expect(ran).toMatchObject({ outcome: 'success', exitCode: 0 });
    expect(ran.said).toEqual([
      `warning: history: there is no trend, and no point was added: branch:${branch} is a branch with code on it; name one for the history alone, for example branch:agentbench-history`,
    ]);
    expect(written(scene)).toEqual([]);
  });

  test('what somebody did to the file is no harm', async ({ scene, expect }) => {
    scene.api.git().commit(BRANCH, { 'history.jsonl': '::error::x\n{"schema":"agentbench/history/v9"}\n' });
    const ran = await report(scene, 'pp', push(1));
    expect(ran).toMatchObject({ outcome: 'success', errors: [] });
    expect(ran.said).toEqual([
      'notice: history.jsonl: line 1 cannot be read; kept as it is, and left out of the trend. Mend or delete it',
      'notice: history.jsonl: 1 of its lines are of a later version of agentbench; kept, and left out of the trend',
    ]);
    expect(scene.api.git().files(BRANCH)['history.jsonl']!.split('\n').slice(0, 2)).toEqual([
      '::error::x',
      '{"schema":"agentbench/history/v9"}',
    ]);
  });
});

describe.concurrent("a fork's pull request, by workflow_run", () => {
  const FORK = 'fork/demo';
  const HEAD = '1'.repeat(40);

  test.for<[string, Record<string, unknown>, boolean]>([
    ['is drawn only', { event: 'pull_request', head_branch: 'main', head_repository: { full_name: FORK } }, false],
    [
      'also where it says that it was a push',
      { event: 'push', head_branch: 'main', head_repository: { full_name: FORK } },
      false,
    ],
    [
      'but a push of ours is a point',
      { event: 'push', head_branch: 'main', head_repository: { full_name: 'octo/demo' } },
      true,
    ],
  ])('%s', async ([, fields, adds], { expect }) => {
    const { scene, close } = await openScene({ repositories: ['octo/demo', FORK] });
    try {
      const head = { ref: 'main', sha: HEAD, repo: { full_name: FORK, fork: true } };
      scene.api.addPull(PULL_REQUEST, { head });
      const dataset = await scene.dataset(['a']);
      const ran = await scene.run(
        { dataset, comment: 'never', suite: 'bench' },
        { ...scene.shard(0, { runId: 7_100_001 }) },
      );
      expect(ran.outcome).toBe('success');
      const run = { id: 7_100_001, head_sha: HEAD, name: 'Measure', ...fields };
      const event = { workflow_run: run, repository: { full_name: 'octo/demo', default_branch: 'main' } };
      const about = { runId: 7_100_002, eventName: 'workflow_run', event, workflow: 'Publish', sha: 'b'.repeat(40) };
      const published = await scene.report({ ...KEEP, suite: 'bench' }, { ...about, ref: 'refs/heads/main' });
      expect(published.said.filter((message) => message.startsWith('warning'))).toEqual([]);
      expect(published.summary).toContain('history: 1 run');
      expect(pointsOn(scene).map(({ commit, branch, run }) => [commit, branch, run!.id])).toEqual(
        adds ? [[HEAD, 'main', '7100001']] : [],
      );
    } finally {
      await close();
    }
  });
});

test('a run of another workflow that is of no known branch has no trend of the default one', async ({
  scene,
  expect,
}) => {
  await report(scene, 'p', push(1));
  const about = { ...scene.shard(0, { runId: 7_100_001 }), eventName: 'issue_comment' };
  await scene.run({ dataset: await scene.dataset(['a']), comment: 'never', suite: 'Benchmark' }, about);
  const head = { ref: 'topic', sha: 'c'.repeat(40), repo: { full_name: 'octo/demo', fork: false } };
  scene.api.addPull(PULL_REQUEST, { state: 'closed', head });
  const run = { id: 7_100_001, head_sha: head.sha, head_branch: 'main', event: 'issue_comment' };
  const event = {
    workflow_run: { ...run, head_repository: { full_name: 'octo/demo' } },
    repository: { full_name: 'octo/demo', default_branch: 'main' },
  };
  const ended = { runId: 7_100_002, eventName: 'workflow_run', event, ref: 'refs/heads/main' };
  const told = await scene.report({ ...KEEP, 'github-token': 'ghs_writes', comment: 'never' }, ended);
  expect(told.summary).not.toContain('history:');
  expect(told.said).toEqual([
    expect.stringMatching(
      /^warning: history: there is no trend, .*: the branch to compare with is not known: no open pull request has c{40}/,
    ),
  ]);
});

describe.concurrent('history: in a directory', () => {
  test('adds to the file that is there', async ({ scene, expect }) => {
    const directory = await scene.directory();
    await mkdir(path.join(directory, 'kept'));
    await writeFile(path.join(directory, 'kept', 'other.txt'), 'other');
    for (const run of [1, 2]) {
      const ran = await report(scene, 'pf', push(run), { history: path.join(directory, 'kept') });
      expect(ran).toMatchObject({ outcome: 'success', said: [] });
    }
    const text = await readFile(path.join(directory, 'kept', 'history.jsonl'), 'utf8');
    expect(text.trim().split('\n')).toHaveLength(2);
    expect(written(scene)).toEqual([]);
  });
});
