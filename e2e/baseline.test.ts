import path from 'node:path';
import { describe } from 'vitest';
import { restFaults } from '../test/doubles/rest-api.ts';
import { zip } from '../test/github/zip.ts';
import { aRun } from '../test/support/results.ts';
import { ACTION, BOT, PULL_REQUEST, publishedOnce, RUN_ID, type Scene, saidBy, test } from './support/scene.ts';

const MEASURE = { comment: 'never', summary: 'false', 'fail-on': 'never' };
const HEAD = '1'.repeat(40);
const FORK_POINT = 'f'.repeat(40);
const NEWEST = 'a'.repeat(40);
const IDS = Array.from({ length: 8 }, (_, index) => ({
  instance_id: `i-${index}`,
  success_command: 'test -e done && echo Setup successful',
}));
const PULL = {
  eventName: 'pull_request',
  event: {
    pull_request: { number: PULL_REQUEST, head: { ref: 'topic', sha: HEAD }, base: { ref: 'main', sha: NEWEST } },
    repository: { full_name: 'octo/demo' },
  },
};

/** A repository with this pull request's run in it. */
async function open(scene: Scene): Promise<string> {
  const { api } = scene;
  api.addRun({ id: RUN_ID, event: 'pull_request', status: 'in_progress', conclusion: null, head_branch: 'topic' });
  api.addComparison('main', HEAD, FORK_POINT);
  return scene.dataset(IDS);
}

/** A push to the base branch that measured and reported, with this verdict for all; `fields` as the API shows the run. */
async function pushed(
  scene: Scene,
  dataset: string,
  runId: number,
  fields: Record<string, unknown> = {},
  agent = 'touch done',
): Promise<void> {
  const about = { runId, eventName: 'push', event: { ref: 'refs/heads/main', after: 'b'.repeat(40) } };
  await scene.measure({ ...MEASURE, dataset, 'agent-command': agent }, scene.shard(0, about));
  const report = await scene.report({ 'fail-on': 'never' }, about);
  if (report.outcome !== 'success') throw new Error(report.log);
  scene.api.addRun({ id: runId, ...fields });
}

/** That of run 6,000,001, in which all pass. */
const publishPushed = publishedOnce(async (scene) => pushed(scene, await scene.dataset(IDS), 6_000_001));

async function pushedFirst(scene: Scene, fields: Record<string, unknown>): Promise<void> {
  await publishPushed(scene);
  scene.api.addRun({ id: 6_000_001, ...fields });
}

/** The run of the pull request, where all fail. */
const publishPull = publishedOnce(async (scene) =>
  scene.measure({ ...MEASURE, dataset: await scene.dataset(IDS), 'agent-command': 'true' }, scene.shard(0, PULL)),
);

/** Its report. */
async function compared(scene: Scene, inputs: Record<string, string> = {}) {
  await publishPull(scene);
  const report = await scene.report({ baseline: 'artifact', ...inputs }, PULL);
  const body = scene.api.comments(PULL_REQUEST).find(({ user }) => user.login === BOT)!.body;
  return { report, body };
}

describe.concurrent('baseline: artifact', () => {
  test('the merge base before what is newer; its commit and age are shown', async ({ scene, expect }) => {
    const dataset = await open(scene);
    // Its gate failed, which says nothing against it.
    const two = new Date(Date.now() - 2 * 24 * 3600_000 - 3600_000).toISOString();
    await pushedFirst(scene, { head_sha: FORK_POINT, conclusion: 'failure', updated_at: two });
    await pushed(scene, dataset, 6_000_002, { head_sha: NEWEST }, 'true');
    const { report, body } = await compared(scene, { 'fail-on': 'regression' });
    expect(report).toMatchObject({ outcome: 'failure', exitCode: 1 });
    expect(report.said).toEqual([expect.stringContaining('(fail-on: regression)')]);
    const link = `[at ${FORK_POINT.slice(0, 12)}](https://github.com/octo/demo/actions/runs/6000001)`;
    expect(body).toContain(`Against the baseline ${link} (2 days ago): `);
    expect(body).toContain('8 instances in common');
  });

  test('the newest of the base branch, where the merge base has none', async ({ scene, expect }) => {
    const dataset = await open(scene);
    await pushed(scene, dataset, 6_000_001, { head_sha: 'c'.repeat(40) }, 'true');
    await pushed(scene, dataset, 6_000_002, { head_sha: NEWEST, event: 'schedule' });
    // Newer, and without a report that can be read, or with one in which nothing was measured.
    scene.api.addRun({ id: 6_000_003, head_sha: 'd'.repeat(40) });
    const name = 'agentbench-Benchmark-report-1';
    scene.artifacts.add({ runId: 6_000_003, name, bytes: Buffer.from('no zip') });
    scene.api.addRun({ id: 6_000_004, head_sha: 'e'.repeat(40) });
    const jobs = scene.artifacts.artifacts.find(({ name }) => name.includes('-bench-'))!;
    scene.artifacts.add({ runId: 6_000_004, name: jobs.name, bytes: jobs.bytes });
    const { report, body } = await compared(scene);
    expect(report).toMatchObject({ outcome: 'success', exitCode: 0, said: [] });
    expect(body).toContain(`Against the baseline [at ${NEWEST.slice(0, 12)}](`);
    expect(body).toContain('/actions/runs/6000002)');

    // The run action looks for the same.
    const ran = await scene.run({ dataset, baseline: 'artifact', suite: 'Benchmark' }, scene.shard(1, PULL));
    expect(ran.summary).toContain(`Against the baseline [at ${NEWEST.slice(0, 12)}](`);
  });

  test('for a comment on a pull request, its base branch; without the permission, which one', async ({
    scene,
    expect,
  }) => {
    const dataset = await open(scene);
    await pushedFirst(scene, { head_sha: NEWEST, head_branch: 'release/1' });
    const side = (ref: string, sha: string) => ({ ref, sha, repo: { full_name: 'octo/demo', fork: false } });
    scene.api.addPull(PULL_REQUEST, { head: side('topic', HEAD), base: side('release/1', NEWEST) });
    const event = { issue: { number: PULL_REQUEST, pull_request: {} }, repository: { full_name: 'octo/demo' } };
    const about = scene.shard(1, { eventName: 'issue_comment', event });
    const inputs = { ...MEASURE, summary: 'true', dataset, baseline: 'artifact' };
    const ran = await scene.run(inputs, about);
    expect(ran.summary).toContain(`Against the baseline [at ${NEWEST.slice(0, 12)}](`);
    const KEPT = { history: 'branch:agentbench-history', comment: 'never', 'fail-on': 'never' };
    const points = ['main', 'release/1'].map((branch) => ({
      ...{ runId: branch === 'main' ? 6_000_007 : 6_000_008, eventName: 'push', ref: `refs/heads/${branch}` },
      event: { repository: { full_name: 'octo/demo', default_branch: 'main' } },
    }));
    for (const point of points) {
      await scene.measure({ ...MEASURE, dataset, 'agent-command': 'touch done' }, scene.shard(0, point));
      await scene.report(KEPT, point);
    }
    const drawn = await scene.report(KEPT, about);
    expect(drawn.said).toEqual([]);
    expect(drawn.summary).toContain('**History** of release/1');
    const fault = scene.api.fail(/GET .*\/pulls\//, { ...restFaults.notAccessible, times: 2 });
    const unknown = await scene.report(KEPT, about);
    expect(unknown.said).toEqual([
      expect.stringMatching(
        /^warning: history: there is no trend, .*: the branch to compare with is not known: .*give the job "permissions: pull-requests: read"/,
      ),
    ]);
    expect(unknown.summary).not.toContain('History');
    const denied = await scene.run(inputs, about);
    expect(fault.hits).toBe(2);
    expect(denied.said).toContainEqual(
      expect.stringMatching(/^notice: There is no baseline .*give the job "permissions: pull-requests: read"/),
    );
  });

  test('for a push that a force push has replaced, no later run', async ({ scene, expect }) => {
    await pushedFirst(scene, { head_sha: 'c'.repeat(40) });
    scene.api.addRun({ id: RUN_ID + 1, head_sha: NEWEST });
    for (const { name, bytes } of [...scene.artifacts.artifacts])
      scene.artifacts.add({ runId: RUN_ID + 1, name, bytes });
    const dataset = await scene.dataset(IDS);
    const about = { eventName: 'push', event: { ref: 'refs/heads/main', after: 'b'.repeat(40) } };
    await scene.measure({ ...MEASURE, dataset, 'agent-command': 'true' }, scene.shard(0, about));
    scene.api.addRun({ id: RUN_ID, status: 'in_progress', conclusion: null });
    const report = await scene.report({ baseline: 'artifact', 'fail-on': 'never' }, about);
    expect(report.summary).toContain('/actions/runs/6000001)');
  });

  test('for a push that another workflow reports on, no later run of its branch', async ({ scene, expect }) => {
    const dataset = await scene.dataset(IDS);
    const release = { head_branch: 'release/1' };
    await pushed(scene, dataset, 6_000_001, { ...release, head_sha: 'c'.repeat(40) });
    await pushed(scene, dataset, 6_000_003, { ...release, head_sha: NEWEST });
    const measured = { runId: 6_000_002, eventName: 'push', ref: 'refs/heads/release/1' };
    await scene.measure({ ...MEASURE, dataset, 'agent-command': 'true' }, scene.shard(0, measured));
    scene.api.addRun({ ...release, id: 6_000_002, head_sha: HEAD });
    const run = {
      id: 6_000_002,
      head_sha: HEAD,
      event: 'push',
      ...release,
      head_repository: { full_name: 'octo/demo' },
    };
    const event = { workflow_run: run, repository: { full_name: 'octo/demo', default_branch: 'main' } };
    const about = { runId: 7_000_000, eventName: 'workflow_run', event, ref: 'refs/heads/main' };
    const report = await scene.report({ baseline: 'artifact', 'fail-on': 'never' }, about);
    expect(report.summary).toContain('/actions/runs/6000001)');
  });

  test('of a workflow of one job without a report, its results', async ({ scene, expect }) => {
    const dataset = await open(scene);
    // Of the time before the report action was taken out of the workflow.
    const old = 'c'.repeat(40);
    await pushedFirst(scene, { head_sha: old });
    const about = { runId: 6_000_002, eventName: 'push', event: { ref: 'refs/heads/main', after: NEWEST } };
    await scene.measure({ ...MEASURE, dataset, 'agent-command': 'touch done' }, scene.shard(0, about));
    scene.api.addRun({ id: 6_000_002, head_sha: NEWEST });
    const inputs = { dataset, baseline: 'artifact', 'fail-on': 'regression' };
    const ran = await scene.run(inputs, scene.shard(0, PULL));
    expect(ran).toMatchObject({ outcome: 'failure', exitCode: 1 });
    expect(ran.summary).toContain(`Against the baseline [at ${NEWEST.slice(0, 12)}](`);
    expect(ran.said.join()).not.toContain('There is no baseline');
    // Another suite, whose name begins with this one's.
    await scene.measure({ ...MEASURE, dataset, suite: 'Benchmark-bench' }, scene.shard(1, { ...about, job: 'more' }));
    const beside = await scene.run(inputs, scene.shard(0, PULL));
    expect(beside.summary).toContain(`Against the baseline [at ${NEWEST.slice(0, 12)}](`);
    // A job of a matrix may be one of several in a run whose others were lost.
    const shard = await scene.run(inputs, scene.shard(1, PULL));
    expect(shard.summary).toContain(`Against the baseline [at ${old.slice(0, 12)}](`);
    // Two jobs of this one: none is the baseline of both.
    await scene.measure({ ...MEASURE, dataset }, scene.shard(2, { ...about, job: 'other' }));
    const ofTwo = await scene.run(inputs, scene.shard(0, PULL));
    expect(ofTwo.summary).toContain(`Against the baseline [at ${old.slice(0, 12)}](`);
  });

  test('of suites with names that are the same in artifacts, each has its own', async ({ scene, expect }) => {
    const dataset = await open(scene);
    const suites = ['标准', '扩展'];
    for (const suite of suites) {
      const bytes = zip([{ name: 'run.json', content: JSON.stringify({ ...aRun(['passed']), suite }) }]);
      scene.artifacts.add({ runId: 6_000_001, name: `agentbench-report-1${suite === '标准' ? '' : '.2'}`, bytes });
    }
    scene.api.addRun({ id: 6_000_001, head_sha: NEWEST });
    for (const [index, suite] of suites.entries()) {
      const ran = await scene.run({ ...MEASURE, dataset, suite, baseline: 'artifact' }, scene.shard(index, PULL));
      expect(ran.said.filter((line) => line.includes('baseline'))).toEqual([]);
    }
    const ran = await scene.run({ ...MEASURE, dataset, suite: '另外', baseline: 'artifact' }, scene.shard(2, PULL));
    expect(ran.said).toContainEqual(expect.stringContaining('notice: There is no baseline to compare with'));
  });

  test('plan balances the jobs by the durations in its report', async ({ scene, expect }) => {
    await open(scene);
    const ids = ['i-0', 'i-1', 'i-2', 'i-3'];
    const dataset = await scene.dataset(ids);
    const reportOf = (seconds: number[]) => {
      const instances = ids.map((instance_id, index) => ({
        instance_id,
        trials: [{ status: 'passed', duration_ms: seconds[index]! * 1_000 }],
      }));
      return zip([
        { name: 'run.json', content: JSON.stringify({ ...aRun(ids.map(() => 'passed')), suite: 'Benchmark' }) },
        { name: 'results.json', content: JSON.stringify({ schema: 'agentbench/report/v1', instances }) },
      ]);
    };
    const bytes = reportOf([60, 1, 1, 1]);
    scene.artifacts.add({ runId: 6_000_001, name: 'agentbench-Benchmark-report-1', bytes });
    scene.api.addRun({ id: 6_000_001 });
    const inputs = { dataset, baseline: 'artifact', 'max-jobs': '2' };
    const about = { directory: path.join(ACTION, 'plan'), job: 'plan', ...scene.shard(2, PULL) };
    const step = await (await scene.job(inputs, about)).main();
    expect(saidBy(step)).toEqual([]);
    // By counts it would be two and two.
    expect(JSON.parse(step.outputs.matrix!).include.map(({ instances }: { instances: string }) => instances)).toEqual([
      'i-0',
      'i-1,i-2,i-3',
    ]);
    expect(step.summary).toContain('| expected |');
    // Its re-run on another day has the same jobs, which take over what they have measured.
    scene.artifacts.add({ runId: RUN_ID + 1, name: 'agentbench-Benchmark-report-1', bytes: reportOf([1, 1, 1, 60]) });
    scene.api.addRun({ id: RUN_ID + 1, event: 'schedule' });
    const again = await (await scene.job(inputs, { ...about, runAttempt: 2 })).main();
    expect(again.outputs.matrix).toBe(step.outputs.matrix);
    const without = await (await scene.job({ ...inputs, suite: 'another' }, about)).main();
    expect(saidBy(without)).toEqual([
      'notice: baseline: the jobs get equal counts, since there are no durations: no push or scheduled run of this workflow on main has uploaded a report',
    ]);
  });

  test('runs that say nothing of the base branch are not taken', async ({ scene, expect }) => {
    await open(scene);
    await pushedFirst(scene, { event: 'pull_request', head_branch: 'main' });
    const { bytes, name } = scene.artifacts.artifacts.at(-1)!;
    const others: Record<string, unknown>[] = [
      // A fork's branch of the same name, and its pull request at the merge base.
      { head_repository: { full_name: 'fork/demo', fork: true } },
      { head_repository: { full_name: 'fork/demo', fork: true }, event: 'pull_request', head_sha: FORK_POINT },
      { head_branch: 'topic' },
      { event: 'workflow_dispatch' },
      { conclusion: 'cancelled' },
      { status: 'in_progress', conclusion: null },
      { workflow_id: 6, path: '.github/workflows/other.yml' },
    ];
    for (const [index, fields] of others.entries()) {
      const { id } = scene.api.addRun({ id: 6_000_010 + index, ...fields });
      scene.artifacts.add({ runId: id, name, bytes });
    }
    const { report, body } = await compared(scene, { 'fail-on': 'regression' });
    expect(report).toMatchObject({ outcome: 'success', exitCode: 0 });
    expect(report.said).toEqual([
      'notice: There is no baseline to compare with: no push or scheduled run of this workflow on main has uploaded a report',
    ]);
    expect(body).not.toMatch(/baseline|Regressed/);
    expect(body).toContain('0 of 8 passed');
  });

  test('a token that may not read runs: which permission it lacks', async ({ scene, expect }) => {
    const dataset = await open(scene);
    await pushedFirst(scene, { head_sha: NEWEST });
    const fault = scene.api.fail(/GET .*\/actions\//, { ...restFaults.notAccessible, times: 99 });
    const { report, body } = await compared(scene);
    expect(report).toMatchObject({ outcome: 'success', exitCode: 0 });
    expect(report.said).toEqual([
      expect.stringMatching(
        /^notice: There is no baseline to compare with: .*give the job "permissions: actions: read"/,
      ),
    ]);
    expect(fault.hits).toBe(1);
    expect(body).not.toMatch(/baseline/);
    // It is a fault of what is around the run, not of the run.
    const ran = await scene.run({ ...MEASURE, dataset, baseline: 'artifact' }, scene.shard(1, PULL));
    expect(ran).toMatchObject({ outcome: 'success', exitCode: 0 });
    expect(ran.said.filter((line) => line.startsWith('notice'))).toEqual([
      expect.stringContaining('"permissions: actions: read"'),
    ]);
  });

  test('a baseline of other data is not comparable', async ({ scene, expect }) => {
    await open(scene);
    await pushed(scene, await scene.dataset(['i-0', 'i-1']), 6_000_001, { head_sha: NEWEST });
    const { report, body } = await compared(scene, { 'fail-on': 'regression' });
    expect(report).toMatchObject({ outcome: 'success', exitCode: 0 });
    expect(report.said).toEqual([
      expect.stringMatching(/^notice: fail-on: regression: the baseline is not comparable, .*another dataset digest/),
    ]);
    expect(body).toMatch(/\*\*Not comparable\*\* with the baseline .*another dataset digest/);
  });
});
