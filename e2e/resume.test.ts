import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe } from 'vitest';
import { unpackArtifact } from './support/records.ts';
import { BOT, PULL_REQUEST, postOf, RUN_ID, type Scene, saidBy, test } from './support/scene.ts';

/** What makes a job that of an attempt: its number, and a token of its own. */
function attempt(scene: Scene, runAttempt: number, job = 0) {
  const runtimeToken = scene.artifacts.token(RUN_ID, `job-${job}-attempt-${runAttempt}`);
  return { ...scene.shard(job), runAttempt, runtimeToken };
}

/** Inputs with an agent that writes down which instance it was given, and a setup that fails for `broken` until it is mended. */
async function openBench(scene: Scene) {
  const directory = await scene.directory();
  const [log, mended] = [path.join(directory, 'log'), path.join(directory, 'mended')];
  return {
    inputs: {
      summary: 'false',
      dataset: await scene.dataset(['good', '!bad', 'broken']),
      'agent-setup': `[ "$AGENTBENCH_INSTANCE_ID" != broken ] || [ -e '${mended}' ]`,
      'agent-command': `echo "$AGENTBENCH_INSTANCE_ID" >> '${log}'`,
    },
    mend: () => writeFile(mended, ''),
    /** The instances that the agent was given so far. */
    asked: async () => (await readFile(log, 'utf8')).trim().split('\n'),
  };
}

/** The verdict of each planned trial, and which have a record. */
function contents(files: Record<string, Buffer>) {
  const { planned } = JSON.parse(String(files['run.json'])) as { planned: { instance_id: string; status: string }[] };
  return {
    planned: Object.fromEntries(planned.map(({ instance_id, status }) => [instance_id, status])),
    records: Object.keys(files)
      .filter((name) => name.endsWith('/result.json'))
      .toSorted(),
  };
}

const RECORDS = ['bad', 'broken', 'good'].map((id) => `${id}/trial-1/result.json`);

describe.concurrent('a re-run of a job', () => {
  test('measures what has no verdict, and nothing else', async ({ scene, expect }) => {
    const { inputs, mend, asked } = await openBench(scene);
    const first = await scene.run(inputs, attempt(scene, 1));
    expect(first).toMatchObject({ outcome: 'failure', exitCode: 3 });
    expect(first.outputs).toMatchObject({ planned: '3', passed: '1', failed: '1', errors: '1' });
    expect(await asked()).toEqual(['good', 'bad']);

    await mend();
    const second = await scene.run(inputs, attempt(scene, 2));
    expect(second).toMatchObject({ outcome: 'success', exitCode: 0 });
    expect(second.outputs).toMatchObject({ planned: '3', passed: '2', failed: '1', errors: '0' });
    expect(second.said).toEqual([]);
    expect(second.log).toContain('2 finished trials are taken from earlier attempts');
    expect(await asked()).toEqual(['good', 'bad', 'broken']);

    // Of each attempt the results, and their page by itself.
    expect(scene.artifacts.artifacts.map(({ name }) => name)).toEqual([
      'agentbench-Benchmark-bench-0-__self-1',
      'agentbench-Benchmark-bench-0-__self-1.html',
      'agentbench-Benchmark-bench-0-__self-2',
      'agentbench-Benchmark-bench-0-__self-2.html',
    ]);
    const [before, after] = await Promise.all(
      [first, second].map(async ({ outputs }) => contents(await unpackArtifact(scene, Number(outputs['artifact-id'])))),
    );
    expect(before).toEqual({ planned: { good: 'passed', bad: 'failed', broken: 'error' }, records: RECORDS });
    expect(after).toEqual({ planned: { good: 'passed', bad: 'failed', broken: 'passed' }, records: RECORDS });

    const comments = scene.api.comments(PULL_REQUEST).filter(({ user }) => user.login === BOT);
    expect(comments[0]!.body).toContain(`[results and logs](${second.outputs['artifact-url']})`);
    expect(comments.map(({ body }) => /\d of \d passed[^\n]*/.exec(body)![0])).toEqual([
      '2 of 3 passed (66.7%), 1 failed',
    ]);

    // A third one takes over what the second had taken over, and has nothing left to do.
    const third = await scene.run(inputs, attempt(scene, 3));
    expect(third.outputs).toMatchObject({ planned: '3', passed: '2', failed: '1', errors: '0' });
    expect(await asked()).toEqual(['good', 'bad', 'broken']);
  });

  test('takes nothing of other jobs, of another run, nor of other data', async ({ scene, expect }) => {
    const { inputs, mend, asked } = await openBench(scene);
    await mend();
    await scene.run({ ...inputs, instances: 'good' }, attempt(scene, 1, 1));
    await scene.run({ ...inputs, instances: 'good' }, { ...attempt(scene, 1), action: 'other' });
    await scene.run({ ...inputs, instances: 'good', suite: 'Benchmark-bench' }, attempt(scene, 1));
    const elsewhere = scene.artifacts.token(RUN_ID + 1, 'job-0');
    await scene.run(
      { ...inputs, instances: 'good' },
      { ...attempt(scene, 1), runId: RUN_ID + 1, runtimeToken: elsewhere },
    );
    const others = await scene.dataset(['good', 'more']);
    await scene.run({ ...inputs, instances: 'good', dataset: others }, attempt(scene, 1));
    // A step of the same name: steps of a composite action have that of its own step.
    await scene.run({ ...inputs, instances: 'bad' }, attempt(scene, 1));
    expect(await asked()).toHaveLength(6);
    const second = await scene.run({ ...inputs, instances: 'good' }, attempt(scene, 2));
    expect(second.outputs).toMatchObject({ planned: '1', passed: '1' });
    expect(await asked()).toHaveLength(7);
  });

  test('takes nothing of another agent, and says so', async ({ scene, expect }) => {
    const { inputs, mend, asked } = await openBench(scene);
    await mend();
    await scene.run({ ...inputs, instances: 'good', 'agent-variables': 'MODEL=large' }, attempt(scene, 1));
    const second = await scene.run(
      { ...inputs, instances: 'good', 'agent-variables': 'MODEL=small' },
      attempt(scene, 2),
    );
    expect(await asked()).toEqual(['good', 'good']);
    expect(second.said).toEqual([
      'notice: The results in agentbench-Benchmark-bench-0-__self-1 belong to another measurement and are not used: agent-variables: MODEL=large before, MODEL=small now',
    ]);
  });

  test('after a cancelled attempt: nothing of the interruption is left', async ({ scene, expect }) => {
    const { inputs, mend, asked } = await openBench(scene);
    await mend();
    const held = path.join(await scene.directory(), 'held');
    await writeFile(held, '');
    inputs['agent-command'] += `; while [ "$AGENTBENCH_INSTANCE_ID" = bad ] && [ -e '${held}' ]; do sleep 0.1; done`;
    const job = await scene.job(inputs, attempt(scene, 1));
    const step = await job.start();
    await expect.poll(() => asked().catch(() => [])).toEqual(['good', 'bad']);
    expect(await step.cancel()).toMatchObject({ outcome: 'cancelled' });
    await postOf(job);
    expect(scene.artifacts.artifacts.map(({ name }) => name)).toEqual([
      'agentbench-Benchmark-bench-0-__self-1',
      'agentbench-Benchmark-bench-0-__self-1.html',
    ]);

    await rm(held);
    const second = await scene.run(inputs, attempt(scene, 2));
    expect(second.outputs).toMatchObject({ planned: '3', passed: '2', failed: '1', 'not-run': '0' });
    expect(await asked()).toEqual(['good', 'bad', 'bad', 'broken']);
    const body = () => scene.api.comments(PULL_REQUEST).find(({ user }) => user.login === BOT)!.body;
    expect(body()).toContain('2 of 3 passed');
    expect(body()).not.toContain('ended early');
    const report = await scene.report({}, { runAttempt: 2 });
    expect(report).toMatchObject({ outcome: 'success', exitCode: 0, said: [] });
    expect(body()).not.toContain('ended early');
  });

  test('without the service everything is measured again', async ({ scene, expect }) => {
    const { inputs, mend, asked } = await openBench(scene);
    await mend();
    await scene.run(inputs, attempt(scene, 1));
    scene.artifacts.fail('ListArtifacts', { status: 403 });
    const job = await scene.job(inputs, attempt(scene, 2));
    const second = await job.main();
    expect(second).toMatchObject({
      outcome: 'success',
      exitCode: 0,
      outputs: { planned: '3', passed: '2', failed: '1' },
    });
    expect(saidBy(second)[0]).toMatch(
      /^warning: The results of earlier attempts are not available, so all trials are measured again/,
    );
    expect(await asked()).toEqual(['good', 'bad', 'broken', 'good', 'bad', 'broken']);
  });

  test('takes over an attempt that the one in between could not have', async ({ scene, expect }) => {
    const { inputs, mend, asked } = await openBench(scene);
    const quiet = { ...inputs, comment: 'never' };
    await scene.run(quiet, attempt(scene, 1));
    scene.artifacts.fail(({ url }) => url.pathname.endsWith('/GetSignedArtifactURL'), { status: 404 });
    const none = await (await scene.job({ ...quiet, 'max-duration': '1ms' }, attempt(scene, 2))).main();
    expect(none.outputs).toMatchObject({ planned: '3', 'not-run': '3' });
    await mend();
    const third = await scene.run(quiet, attempt(scene, 3));
    expect(third.outputs).toMatchObject({ planned: '3', passed: '2', failed: '1' });
    expect(third.log).toContain('2 finished trials are taken from earlier attempts');
    expect(await asked()).toEqual(['good', 'bad', 'broken']);
  });

  test.for([1, 2])(
    'the artifact of attempt %i cannot be had: that costs the trials that only it has',
    async (gone, { scene, expect }) => {
      const { inputs, mend, asked } = await openBench(scene);
      const quiet = { ...inputs, comment: 'never' };
      await scene.run({ ...quiet, instances: 'good' }, attempt(scene, 1));
      await scene.run(quiet, attempt(scene, 2));
      expect(await asked()).toEqual(['good', 'bad']);
      await mend();
      const fault = scene.artifacts.fail(
        ({ url, body }) => url.pathname.endsWith('/GetSignedArtifactURL') && String(body).includes(`__self-${gone}"`),
        { status: 404 },
      );
      const third = await (await scene.job(quiet, attempt(scene, 3))).main();
      expect(third).toMatchObject({ exitCode: 0, outputs: { planned: '3', passed: '2', failed: '1' } });
      expect(fault.hits).toBe(1);
      expect(saidBy(third)[0]).toMatch(
        `warning: The results in agentbench-Benchmark-bench-0-__self-${gone} are not available, so trials that no other attempt has are measured again`,
      );
      expect(await asked()).toEqual(['good', 'bad', ...(gone === 1 ? [] : ['bad']), 'broken']);
    },
  );
});

describe.concurrent('two steps of one job', () => {
  test('with resume, the later one continues the run of the other, and none that a pull request committed', async ({
    scene,
    expect,
  }) => {
    const { inputs, mend, asked } = await openBench(scene);
    const quiet = { ...inputs, comment: 'never', 'upload-artifact': 'false', resume: 'true' };
    const first = await scene.run(quiet, attempt(scene, 1));
    await mend();
    const step = { ...attempt(scene, 1), workspace: first.job.workspace, action: 'other' };
    const second = await scene.run(quiet, step);
    expect(second.outputs).toMatchObject({ planned: '3', passed: '2', failed: '1', errors: '0' });
    expect(second.outputs['results-path']).toBe(first.outputs['results-path']);
    expect(await asked()).toEqual(['good', 'bad', 'broken']);
    const record = path.join(first.outputs['results-path']!, 'run.json');
    const run = JSON.parse(await readFile(record, 'utf8'));
    await writeFile(record, JSON.stringify({ ...run, github: { ...run.github, run_id: '1' } }));
    const third = await scene.run(quiet, step);
    expect(third.outputs['results-path']).not.toBe(first.outputs['results-path']);
    expect(third.log).toMatch(/^agentbench: resume: .* is not of this workflow run/m);
    expect(await asked()).toHaveLength(6);
  });

  test('have a directory each, and a report has both', async ({ scene, expect }) => {
    const { inputs, mend } = await openBench(scene);
    await mend();
    const quiet = { ...inputs, comment: 'never', 'upload-artifact': 'false' };
    const first = await scene.run({ ...quiet, instances: 'good' }, attempt(scene, 1));
    const { workspace } = first.job;
    const second = await scene.run(
      { ...quiet, instances: 'bad' },
      { ...attempt(scene, 1), workspace, action: 'other' },
    );
    const [one, two] = [first, second].map(({ outputs }) => outputs['results-path']!);
    expect(one).not.toBe(two);
    for (const directory of [one, two])
      expect(path.dirname(directory!)).toBe(path.join(workspace, 'agentbench-results'));
    // Left by an earlier run on a machine that is used again.
    const old = JSON.parse(await readFile(path.join(one!, 'run.json'), 'utf8'));
    const left = path.join(workspace, 'agentbench-results/2020-01-01T00-00-00');
    await cp(one!, left, { recursive: true });
    const planned = [{ ...old.planned[0], instance_id: 'old', result: null, digest: undefined }];
    await writeFile(
      path.join(left, 'run.json'),
      JSON.stringify({ ...old, planned, github: { ...old.github, run_id: '1' } }),
    );
    const report = await scene.report({ 'upload-artifact': 'false' }, { workspace });
    expect(report.outputs).toMatchObject({ planned: '2', passed: '1', failed: '1' });
    expect(report.outputs['results-path']).toBe(path.join(workspace, 'agentbench-results/report'));
  });
});
