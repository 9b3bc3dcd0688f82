/** GitHub's services accept a request and do not answer, or send their answer byte by byte. */
import { describe, type ExpectStatic } from 'vitest';
import type { Fault } from '../test/doubles/http.ts';
import { PULL_REQUEST, type Ran, type Scene, test } from './support/scene.ts';

/** Shorter than those of thirty seconds, and long enough for a service that answers on a busy machine. */
const LIMITS = { env: { AGENTBENCH_REQUEST_TIMEOUT: '6', AGENTBENCH_PUBLISH_TIMEOUT: '60' } };
const SILENT = { delayMs: 600_000, times: 999 };
const DRIPPING = { dripMs: 1_000, times: 999 };
/** Many times the limits, and far below the three minutes that the clients wait by themselves. */
const SOON = 120_000;

function expectMeasured(ran: Ran, expect: ExpectStatic): void {
  expect(ran, ran.log).toMatchObject({ outcome: 'success', exitCode: 0, signal: null });
  expect(ran.outputs).toMatchObject({ planned: '2', passed: '1', failed: '1' });
  expect(ran.durationMs).toBeLessThan(SOON);
  expect(ran.summary).toContain('1 of 2 passed');
  expect(ran.post).toMatchObject({ outcome: 'success', exitCode: 0 });
}

describe.concurrent('a service that does not answer', () => {
  const UPLOAD =
    /^warning: The results are in .*, but the artifact was not uploaded: the artifact service did not answer within \d+ s$/;
  const COMMENT = /^warning: The comment was not written: GitHub did not answer within 6 s$/;
  const CASES: [string, (scene: Scene) => unknown, RegExp][] = [
    ['CreateArtifact', ({ artifacts }) => artifacts.fail('CreateArtifact', SILENT), UPLOAD],
    ['CreateArtifact, byte by byte', ({ artifacts }) => artifacts.fail('CreateArtifact', DRIPPING), UPLOAD],
    ['the blob store', ({ artifacts }) => artifacts.fail('PUT ', SILENT), UPLOAD],
    ['FinalizeArtifact', ({ artifacts }) => artifacts.fail('FinalizeArtifact', SILENT), UPLOAD],
    ['the list of comments', ({ api }) => api.fail(/^GET .*\/comments/, SILENT), COMMENT],
    ['the list of comments, byte by byte', ({ api }) => api.fail(/^GET .*\/comments/, { ...DRIPPING, carriedOut: true }), COMMENT],
    ['writing the comment', ({ api }) => api.fail(/^POST /, SILENT), COMMENT],
  ]; // biome-ignore format: a table

  test.for(CASES)('%s: a warning, and the process ends', async ([, fault, said], { scene, expect }) => {
    scene.api.addComment(PULL_REQUEST, { body: 'someone else', login: 'octocat' });
    fault(scene);
    const ran = await scene.run({ dataset: await scene.dataset(['a', '!b']) }, LIMITS);
    expectMeasured(ran, expect);
    expect(ran.said).toEqual(['warning: Nothing', expect.stringMatching(said)]);
  });

  test('the list of artifacts: the comment has what this job knows', async ({ scene, expect }) => {
    scene.artifacts.fail('ListArtifacts', SILENT);
    const ran = await scene.run({ dataset: await scene.dataset(['a', '!b']) }, LIMITS);
    expectMeasured(ran, expect);
    expect(scene.api.comments(PULL_REQUEST)[0]!.body).toContain('1 of 2 passed');
    expect(ran.log).toContain(
      'The results of other jobs are not available: the artifact service did not answer within 6 s',
    );
  });

  test('everything, always a little: one limit for all of publishing', async ({ scene, expect }) => {
    // Each request is late only once, so that its operation goes on.
    let asked = 0;
    scene.api.fail(() => ++asked % 2 === 1, { delayMs: 1_500, times: 999 });
    scene.artifacts.fail(/./, SILENT);
    const env = { AGENTBENCH_REQUEST_TIMEOUT: '1', AGENTBENCH_PUBLISH_TIMEOUT: '2' };
    const ran = await scene.run({ dataset: await scene.dataset(['a', '!b']) }, { env });
    expectMeasured(ran, expect);
    expect(ran.said).toContainEqual(
      expect.stringContaining('did not answer before the limit of 2 s for all requests was reached'),
    );
  });

  test('the verdict is there before anything is published', async ({ scene, expect }) => {
    const hanging = scene.artifacts.fail('CreateArtifact', SILENT);
    const job = await scene.job({ dataset: await scene.dataset(['a', '!b']), 'fail-on': 'failure' });
    const step = await job.start();
    while (hanging.hits === 0) await new Promise((resolve) => setTimeout(resolve, 50));
    step.child.kill('SIGKILL');
    const killed = await step.done;
    expect(killed.outputs).toMatchObject({ planned: '2', passed: '1', failed: '1', score: '0.5' });
    expect(killed.annotations.map(({ message }) => message)).toContainEqual(
      '1 of 2 passed (50%), 1 failed. 1 of 2 trials failed (fail-on: failure)',
    );
  });

  test('a baseline: a notice, and everything is measured', async ({ scene, expect }) => {
    scene.api.fail(/^GET .*\/actions\/runs/, SILENT);
    const ran = await scene.run({ dataset: await scene.dataset(['a', '!b']), baseline: 'artifact' }, LIMITS);
    expectMeasured(ran, expect);
    expect(ran.said[0]).toBe('notice: There is no baseline to compare with: GitHub did not answer within 6 s');
  });

  const LISTS: [string, Fault, string][] = [
    ['silent', SILENT, 'did not answer within 6 s'],
    ["a proxy's page", { status: 500, body: '<html><h1>Oops</h1></html>', times: 99 }, 'answered 500 (ListArtifacts)'],
    ['refused', { status: 403 }, 'answered 403: injected 403 (ListArtifacts)'],
  ];

  test.for(LISTS)(
    'report: a list of artifacts, %s: a notice, and every trial not_run',
    async ([, fault, said], { scene, expect }) => {
      scene.artifacts.fail('ListArtifacts', fault);
      const matrix = JSON.stringify({ include: [{ name: 'a', instances: 'a', shard: '1/1' }] });
      const limits = 'status' in fault ? {} : LIMITS;
      const ran = await scene.report({ matrix, comment: 'never' }, limits);
      expect(ran, ran.log).toMatchObject({ exitCode: 3, outputs: { planned: '1', 'not-run': '1' } });
      expect(ran.said[0]).toBe(`notice: the run's artifacts could not be listed: the artifact service ${said}`);
      expect(ran.said.join()).not.toMatch(/itself failed|<h1>/);
    },
  );
});

test('a limit that is no number is refused before anything is measured', async ({ scene, expect }) => {
  const ran = await scene.run({ dataset: await scene.dataset(['a']) }, { env: { AGENTBENCH_REQUEST_TIMEOUT: '5s' } });
  expect(ran).toMatchObject({ exitCode: 2 });
  expect(ran.said).toEqual([
    'error: AGENTBENCH_REQUEST_TIMEOUT: "5s" is not a number of seconds; the default without it is 30',
  ]);
});
