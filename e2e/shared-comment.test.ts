import { describe, type ExpectStatic } from 'vitest';
import { archivesOf, pageOf, verdictsIn } from './support/published.ts';
import {
  BOT,
  PULL_REQUEST,
  postOf,
  publishedOnce,
  type Ran,
  RUN_ID,
  runToEnd,
  type Scene,
  saidBy,
  test,
} from './support/scene.ts';

const MARKER = '<!-- agentbench:Benchmark -->';
const QUIET = { summary: 'false' };

/** Rows `i-0`, `i-1`, …: each third one fails. */
function rows(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${index % 3 === 2 ? '!' : ''}i-${index}`);
}

/** The matrix job that measures one instance. */
function jobOf(scene: Scene, dataset: string, index: number, inputs: Record<string, string> = {}) {
  return scene.job({ ...QUIET, dataset, instances: `i-${index}`, ...inputs }, scene.shard(index));
}

/** What of a job's step has nothing to do with any other job. */
function expectOwnVerdict(ran: Ran, index: number, expect: ExpectStatic): void {
  const passed = index % 3 !== 2;
  expect(ran).toMatchObject({ outcome: 'success', exitCode: 0, errors: [] });
  expect(ran.outputs).toMatchObject({ planned: '1', passed: passed ? '1' : '0', failed: passed ? '0' : '1' });
  expect(ran.post).toMatchObject({ outcome: 'success', exitCode: 0, annotations: [] });
  expect(ran.said).toEqual(passed ? [] : ['warning: Nothing']);
}

function botComments({ api }: Scene) {
  return api.comments(PULL_REQUEST).filter(({ user }) => user.login === BOT);
}

/** One comment, with every instance in it once. */
function expectComplete(scene: Scene, count: number, expect: ExpectStatic): void {
  const comments = botComments(scene);
  expect(comments.map(({ body }) => body.split('\n')[0])).toEqual([MARKER]);
  const expected = rows(count).map((row) => (row.startsWith('!') ? `${row.slice(1)} failed` : `${row} passed`));
  expect(verdictsIn(comments[0]!.body).toSorted()).toEqual(expected.toSorted());
  const passed = expected.filter((row) => row.endsWith('passed')).length;
  expect(comments[0]!.body).toContain(`Benchmark: ${passed} of ${count} passed`);
}

describe('jobs of a matrix come to one comment', () => {
  test('one after the other, each with its post', async ({ scene, expect }) => {
    const dataset = await scene.dataset(rows(4));
    const stranger = scene.api.addComment(PULL_REQUEST, { body: `${MARKER}\nmine` });
    for (const index of [2, 0, 3, 1]) {
      const ran = await runToEnd(await jobOf(scene, dataset, index));
      expectOwnVerdict(ran, index, expect);
      expect(ran.outputs['comment-url']).toBe(botComments(scene)[0]!.html_url);
    }
    expectComplete(scene, 4, expect);
    expect(stranger.body).toBe(`${MARKER}\nmine`);
    expect(scene.api.comments(PULL_REQUEST)).toHaveLength(2);
  });

  for (const count of [5, 10]) {
    test(`${count} at once`, async ({ scene, expect }) => {
      const dataset = await scene.dataset(rows(count));
      const stranger = scene.api.addComment(PULL_REQUEST, { body: `${MARKER}\nmine` });
      const jobs = await Promise.all(rows(count).map((_, index) => jobOf(scene, dataset, index)));
      const mains = await Promise.all(jobs.map((job) => job.main()));
      expectComplete(scene, count, expect);
      const ids = botComments(scene).map(({ id }) => id);
      const posts = await Promise.all(jobs.map((job) => postOf(job)));
      expectComplete(scene, count, expect);
      expect(botComments(scene).map(({ id }) => id)).toEqual(ids);
      for (const [index, job] of jobs.entries()) {
        const main = mains[index]!;
        expectOwnVerdict({ ...main, job, post: posts[index]!, said: saidBy(main) }, index, expect);
        expect(main.outputs['comment-url']).toMatch(/#issuecomment-\d+$/);
      }
      expect(stranger.body).toBe(`${MARKER}\nmine`);
      // Each has its archive, with a page beside it that no job took for results.
      const archives = archivesOf(scene);
      expect(archives).toHaveLength(count);
      expect(new Set(archives.map((archive) => pageOf(scene, archive).id)).size).toBe(count);
      expect(scene.artifacts.artifacts).toHaveLength(2 * count);
    });
  }

  test('each believes to be the first: of their comments the oldest stays', async ({ scene, expect }) => {
    const dataset = await scene.dataset(rows(3));
    const all = Promise.withResolvers<void>();
    const posts = scene.api.fail('POST', { after: all.promise, times: 3 });
    const jobs = await Promise.all(rows(3).map((_, index) => jobOf(scene, dataset, index)));
    const steps = await Promise.all(jobs.map((job) => job.start()));
    await expect.poll(() => posts.hits).toBe(3);
    expect(botComments(scene)).toEqual([]);
    all.resolve();
    const mains = await Promise.all(steps.map(({ done }) => done));
    expectComplete(scene, 3, expect);
    expect(mains.map(({ outcome }) => outcome)).toEqual(['success', 'success', 'success']);
    const deleted = scene.api.requests.filter(({ method, status }) => method === 'DELETE' && status === 204);
    expect(deleted).toHaveLength(2);
  });

  test('one that writes late, over a comment that holds more', async ({ scene, expect }) => {
    const dataset = await scene.dataset(rows(3));
    await runToEnd(await jobOf(scene, dataset, 0));
    const others = Promise.withResolvers<void>();
    const late = scene.api.fail('PATCH', { after: others.promise });
    const slow = await (await jobOf(scene, dataset, 1)).start();
    await expect.poll(() => late.hits).toBe(1);
    await runToEnd(await jobOf(scene, dataset, 2));
    expectComplete(scene, 3, expect);
    others.resolve();
    expect(await slow.done).toMatchObject({ outcome: 'success', annotations: [] });
    expectComplete(scene, 3, expect);
    const written = scene.api.requests.filter(({ method }) => method === 'PATCH');
    expect(written.map(({ body }) => /of (\d) passed/.exec(body)?.[1])).toEqual(['2', '3', '3']);
  });
});

/** Artifacts of other jobs, as they were when these had long ended. */
function addJobs(scene: Scene, count: number, attempt = 1, suite = 'Benchmark'): void {
  const { bytes } = archivesOf(scene)[0]!;
  for (let index = 0; index < count; index++) {
    const name = `agentbench-${suite}-bench-${100 + index}-__self-${attempt}`;
    scene.artifacts.add({ runId: RUN_ID, name, bytes });
  }
}

/** The first of two jobs, which no test below is about. */
const publishFirst = publishedOnce(async (scene) => runToEnd(await jobOf(scene, await scene.dataset(rows(2)), 0)));

describe.concurrent('what is no part of one comment', () => {
  test('without uploads the comment is left to the report job', async ({ scene, expect }) => {
    const dataset = await scene.dataset(rows(2));
    await publishFirst(scene);
    const ran = await runToEnd(await jobOf(scene, dataset, 1, { 'upload-artifact': 'false' }));
    expect(ran.said).toEqual([expect.stringMatching(/^notice: No comment was written: upload-artifact is false/)]);
    expect(verdictsIn(botComments(scene)[0]!.body)).toEqual(['i-0 passed']);
  });

  test('another suite, another run, a report of this one', async ({ scene, expect }) => {
    const dataset = await scene.dataset(rows(5));
    await runToEnd(await jobOf(scene, dataset, 0, { suite: 'Benchmark-2' }));
    await runToEnd(
      await scene.job(
        { ...QUIET, dataset, instances: 'i-1' },
        scene.shard(1, { runId: RUN_ID - 1, runAttempt: 1, runNumber: 41 }),
      ),
    );
    const { bytes } = archivesOf(scene)[1]!;
    scene.artifacts.add({ runId: RUN_ID, name: 'agentbench-Benchmark-report-1', bytes });
    scene.artifacts.add({ runId: RUN_ID, name: 'agentbench-Benchmark-report-1.0a1b2c3d', bytes });
    scene.artifacts.add({ runId: RUN_ID, name: 'somebody-elses', bytes });
    await runToEnd(await jobOf(scene, dataset, 3));
    const ours = botComments(scene).find(({ body }) => body.startsWith(MARKER))!;
    expect(verdictsIn(ours.body)).toEqual(['i-3 passed']);
  });

  test('20 jobs have a comment, one more makes it the report job’s', async ({ scene, expect }) => {
    const dataset = await scene.dataset(rows(5));
    const first = await jobOf(scene, dataset, 0);
    const main = await first.main();
    addJobs(scene, 18);
    // A second attempt of the same jobs is no further job.
    addJobs(scene, 18, 2);
    const twentieth = await runToEnd(await jobOf(scene, dataset, 1));
    expect(twentieth.said).toEqual([]);
    expect(verdictsIn(botComments(scene)[0]!.body)).toEqual(['i-0 passed', 'i-1 passed']);

    const last = await runToEnd(await jobOf(scene, dataset, 3));
    expect(last).toMatchObject({ outcome: 'success', exitCode: 0 });
    expect(last.outputs).toMatchObject({ passed: '1', 'comment-url': '' });
    expect(last.said).toEqual([expect.stringMatching(/^notice: More than 20 jobs share this suite: .*report action/)]);
    // A part of the rows would pass for all of them.
    expect(botComments(scene)).toEqual([]);
    await postOf(first);
    expect(botComments(scene)).toEqual([]);
    expect(main.outputs['comment-url']).not.toBe('');
  });

  test('jobs of a suite whose name begins with this one’s are none of the 20', async ({ scene, expect }) => {
    const dataset = await scene.dataset(rows(2));
    await runToEnd(await jobOf(scene, dataset, 0, { suite: 'Benchmark-2' }));
    addJobs(scene, 20, 1, 'Benchmark-2');
    const ran = await runToEnd(await jobOf(scene, dataset, 1));
    expect(ran.said).toEqual([]);
    const ours = botComments(scene).find(({ body }) => body.startsWith(MARKER))!;
    expect(verdictsIn(ours.body)).toEqual(['i-1 passed']);
  });
});

describe.concurrent('where services fail while jobs share a comment', () => {
  test('an artifact that cannot be had at first is had later', async ({ scene, expect }) => {
    const dataset = await scene.dataset(rows(2));
    await publishFirst(scene);
    const fault = scene.artifacts.fail('GetSignedArtifactURL', { status: 403 });
    const ran = await runToEnd(await jobOf(scene, dataset, 1));
    expect(fault.hits).toBe(1);
    expectOwnVerdict(ran, 1, expect);
    expectComplete(scene, 2, expect);
  });

  test('a list that cannot be had is had by post', async ({ scene, expect }) => {
    const dataset = await scene.dataset(rows(2));
    await publishFirst(scene);
    const fault = scene.artifacts.fail('ListArtifacts', { status: 403, times: 99 });
    const job = await jobOf(scene, dataset, 1);
    const main = await job.main();
    expect(main).toMatchObject({ outcome: 'success', annotations: [], outputs: { passed: '1' } });
    expect(verdictsIn(botComments(scene)[0]!.body)).toEqual(['i-1 passed']);
    Object.assign(fault, { left: 0 });
    expect(await postOf(job)).toMatchObject({ outcome: 'success', annotations: [] });
    expectComplete(scene, 2, expect);
  });

  test('a job whose upload fails adds its results to the others’', async ({ scene, expect }) => {
    const dataset = await scene.dataset(rows(2));
    await publishFirst(scene);
    scene.artifacts.fail('CreateArtifact', { status: 403, times: 99 });
    await runToEnd(await jobOf(scene, dataset, 1));
    expectComplete(scene, 2, expect);
  });

  test('nor does a job that is no part of a matrix replace them', async ({ scene, expect }) => {
    const dataset = await scene.dataset(rows(2));
    const about = (job: string) => ({ job, strategy: { index: 0, total: 1 } });
    await runToEnd(await scene.job({ ...QUIET, dataset, instances: 'i-0' }, { ...scene.shard(0), ...about('linux') }));
    scene.artifacts.fail('CreateArtifact', { status: 403, times: 99 });
    await runToEnd(await scene.job({ ...QUIET, dataset, instances: 'i-1' }, { ...scene.shard(1), ...about('macos') }));
    expectComplete(scene, 2, expect);
  });

  test('a job whose upload fails leaves the comment, if the others are not known', async ({ scene, expect }) => {
    const dataset = await scene.dataset(rows(2));
    await publishFirst(scene);
    scene.artifacts.fail('CreateArtifact', { status: 403, times: 99 });
    scene.artifacts.fail('ListArtifacts', { status: 403, times: 99 });
    await runToEnd(await jobOf(scene, dataset, 1));
    expect(verdictsIn(botComments(scene)[0]!.body)).toEqual(['i-0 passed']);
  });

  test('a comment that goes between list and write is made anew', async ({ scene, expect }) => {
    const dataset = await scene.dataset(rows(2));
    await publishFirst(scene);
    const fault = scene.api.fail('PATCH', { status: 404 });
    const ran = await runToEnd(await jobOf(scene, dataset, 1));
    expect(fault.hits).toBe(1);
    expectOwnVerdict(ran, 1, expect);
    expectComplete(scene, 2, expect);
  });
});
