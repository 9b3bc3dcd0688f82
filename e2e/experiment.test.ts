import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe } from 'vitest';
import type { Job, RunningStep } from './runner.ts';
import { unpackArtifact } from './support/records.ts';
import { BOT, PULL_REQUEST, postOf, RUN_ID, resultsOf, type Scene, test } from './support/scene.ts';

const SETUP = '[ -e solved ] && echo Setup successful';
const rows = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({ instance_id: `task-${index + from}`, success_command: SETUP }));
/** An agent that says what it cost. */
const agent = (work: string) => `${work}; echo '{"cost_usd": 0.25}' > "$AGENTBENCH_OUTPUT_DIR/usage.json"`;
const armsOf = (base: string, head: string) =>
  `base: { agent-command: ${JSON.stringify(agent(base))} }\nhead:\n  agent-command: ${JSON.stringify(agent(head))}\n`;

const bodies = ({ api }: Scene) =>
  api
    .comments(PULL_REQUEST)
    .filter(({ user }) => user.login === BOT)
    .map(({ body }) => body);

describe.concurrent('an experiment on a pull request', () => {
  test('is measured, stopped and told: the answer first, then what stopping saved', async ({ scene, expect }) => {
    const inputs = {
      dataset: await scene.dataset(rows(12)),
      'agent-command': '',
      arms: armsOf('touch solved', 'true'),
      stop: 'known',
      'fail-on': 'regression',
      suite: 'Skills',
    };
    const ran = await scene.run(inputs);
    expect(ran).toMatchObject({ outcome: 'failure', exitCode: 1 });
    expect(ran.said.filter((line) => line.startsWith('error'))).toEqual([
      expect.stringMatching(
        /^error: head is worse than base by 100\.0 points .*\. head: 100 points worse than the control/,
      ),
    ]);
    expect(ran.outputs).toMatchObject({ answer: 'worse', passed: '0', 'success-rate': '0' });
    const [body, ...more] = bodies(scene) as [string, ...string[]];
    expect(more).toEqual([]);
    const lines = body.split('\n').filter((line) => line !== '');
    expect(lines[0]).toBe('<!-- agentbench:Skills -->');
    expect(lines[2]).toMatch(/^## ❌ Skills: head is worse than base by 100\.0 points /);
    expect(lines[3]).toMatch(
      /^8 of 12 pairs measured · stopped after 8 pairs, .*: 8 trials not run, about 2\.00 USD saved$/,
    );
    expect(body).toContain('| base (control) | 100.0% |');
    expect(body).toMatch(/\| task-\d+ \| ✅ \| ❌ \|/);
    expect(body).toMatch(/\[report\]\(.*\[workflow run\]\(.*\[results and logs\]\(/);
    expect(ran.summary).toContain('head is worse than base');
    const files = await unpackArtifact(scene, Number(ran.outputs['artifact-id']));
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['experiment.json', 'report.html', 'base/run.json', 'head/run.json']),
    );

    // A re-run of the workflow measures nothing again.
    const again = await scene.run(inputs, {
      runAttempt: 2,
      runtimeToken: scene.artifacts.token(RUN_ID, 'job-1-attempt-2'),
    });
    expect(again.outputs).toMatchObject({ answer: 'worse' });
    expect(again.log).toContain('8 finished trials are taken from earlier attempts');
    const later = await unpackArtifact(scene, Number(again.outputs['artifact-id']));
    const [before, now] = [files, later].map((found) => JSON.parse(String(found['experiment.json'])));
    expect(now).toMatchObject({ seed: before.seed, started_at: before.started_at, comparisons: before.comparisons });
    expect(bodies(scene)).toHaveLength(1);
    expect(bodies(scene)[0]).toContain(`[results and logs](${again.outputs['artifact-url']})`);
  });

  test('reuse with baseline: artifact: the trials that the base branch has measured are not measured again', async ({
    scene,
    expect,
  }) => {
    const head = '1'.repeat(40);
    const pull = {
      eventName: 'pull_request',
      event: { pull_request: { number: PULL_REQUEST, head: { ref: 'topic', sha: head }, base: { ref: 'main' } } },
    };
    scene.api.addRun({ id: RUN_ID, event: 'pull_request', status: 'in_progress', conclusion: null });
    scene.api.addComparison('main', head, 'f'.repeat(40));
    const shared = { dataset: await scene.dataset(rows(4)), suite: 'Skills', 'fail-on': 'never' };
    const arms = armsOf('touch solved', 'true');
    const inputs = { ...shared, 'agent-command': '', arms, reuse: 'true', baseline: 'artifact' };
    const without = await scene.run({ ...inputs, instances: 'task-0' }, scene.shard(0, pull));
    expect(without.said.filter((line) => line.startsWith('notice: '))).toEqual([
      'notice: There are no earlier results to reuse, so all trials are measured: no push or scheduled run of this workflow on main has uploaded results',
    ]);
    expect(without.outputs).toMatchObject({ planned: '1', failed: '1' });

    const push = { runId: 6_000_001, eventName: 'push', event: { ref: 'refs/heads/main' } };
    const measured = { ...shared, instances: 'task-0,task-1,task-2', 'agent-command': agent('touch solved') };
    await scene.run(measured, scene.shard(0, push));
    // A later attempt of that job has the same trials.
    await scene.run(measured, { ...scene.shard(0, push), runAttempt: 2 });
    scene.api.addRun({ id: push.runId, head_sha: 'c'.repeat(40) });
    const ran = await scene.run({ ...inputs, trials: '2' }, scene.shard(1, pull));
    expect(ran.log).toMatch(/^agentbench: reuse: base: 3 trials taken from baseline, measured /m);
    expect(ran.log).toContain('agentbench: reuse: head: no trial of baseline was measured with the same agent, ');
    expect(bodies(scene).join()).toMatch(/- 3 of 8 trials of base are from earlier results, measured \d{4}-\d\d-\d\d/);
    const files = await unpackArtifact(scene, Number(ran.outputs['artifact-id']));
    expect(JSON.parse(String(files['base/task-1/trial-1/result.json']))).toHaveProperty('reused.started_at');
    expect(Object.keys(files)).toContain('base/task-1/trial-1/evaluation.log');
  });

  test('cancelled, and killed in its next attempt: post publishes the pairs there are, and they stay', async ({
    scene,
    expect,
  }) => {
    const mark = path.join(await scene.directory(), 'begun');
    const slow = `touch solved; echo x >> '${mark}'; case $(wc -l < '${mark}') in 3|6) sleep 300;; esac`;
    const inputs = {
      dataset: await scene.dataset(rows(10)),
      'agent-command': '',
      arms: armsOf('true', slow),
      stop: 'known',
    };
    /** Ends the main step at a trial of head, when its record has so many pairs, and runs post. */
    const ended = async (
      job: Job,
      { trial, pairs }: { trial: number; pairs: number },
      end: (running: RunningStep) => Promise<unknown>,
    ) => {
      const running = await job.start();
      const textOf = (file: string) => readFile(file, 'utf8').catch(() => '');
      const told = new RegExp(`"pairs": ?${pairs}\\b`);
      for (let tries = 0; tries < 6_000; tries += 1) {
        const record = await textOf(path.join(resultsOf(job), 'experiment.json'));
        if ((await textOf(mark)).length === trial * 2 && told.test(record)) break;
        await sleep(50);
      }
      await end(running);
      await postOf(job);
      const found = scene.artifacts.artifacts.filter(({ name }) => !name.endsWith('.html')).at(-1)!;
      const files = await unpackArtifact(scene, found.id);
      return { body: bodies(scene).join(), record: JSON.parse(String(files['experiment.json'])), files };
    };
    const cancelled = await ended(await scene.job(inputs), { trial: 3, pairs: 2 }, async (running) => {
      expect(await running.cancel()).toMatchObject({ outcome: 'cancelled', exitCode: 130 });
    });
    expect(cancelled.body).toMatch(
      /## .*no difference between head and base can be told from noise&#58; &#43;100\.0 points/,
    );
    expect(cancelled.body).toContain('2 of 10 pairs measured');
    expect(cancelled.body).toContain('the experiment was ended early &#40;SIGINT&#41;');
    expect(cancelled.record).toMatchObject({ interrupted: 'SIGINT', comparisons: [{ answer: null, pairs: 2 }] });
    for (const arm of ['base', 'head'])
      expect(JSON.parse(String(cancelled.files[`${arm}/run.json`])).planned).toHaveLength(10);

    // On another machine.
    const about = { runAttempt: 2, runtimeToken: scene.artifacts.token(RUN_ID, 'job-1-attempt-2') };
    const killed = await ended(await scene.job(inputs, about), { trial: 6, pairs: 4 }, async ({ child, done }) => {
      child.kill('SIGKILL');
      await done;
    });
    expect(killed.body).toContain('4 of 10 pairs measured');
    expect(killed.body).toContain('the experiment was ended early &#40;killed&#41;');
    expect(killed.record).toMatchObject({ seed: cancelled.record.seed, interrupted: 'killed' });
    expect(killed.record.comparisons[0].looks.slice(0, 2)).toEqual(cancelled.record.comparisons[0].looks);
    expect(bodies(scene)).toHaveLength(1);
  });

  test('over a matrix: one comment and one report, with the evidence of all jobs', async ({ scene, expect }) => {
    const dataset = await scene.dataset(rows(10));
    const inputs = {
      dataset,
      'agent-command': '',
      arms: armsOf('true', 'touch solved'),
      stop: 'known',
      'fail-on': 'never',
    };
    const names = (from: number) => Array.from({ length: 5 }, (_, index) => `task-${from + index}`).join(',');
    const of = (index: number) => ({ ...scene.shard(index), strategy: { index, total: 2 } });
    const first = await scene.run({ ...inputs, instances: names(0) }, of(0));
    // Five pairs cannot settle it alone; the other job's may.
    expect(first.outputs).toMatchObject({ answer: 'within noise', planned: '5' });
    const early = await scene.report({ comment: 'never' });
    expect(early.summary).toContain('\n- results of 1 of the 2 jobs of the matrix&#58; the report action counts ');
    const second = await scene.run({ ...inputs, instances: names(5) }, of(1));
    // With those of the first job it is known after three.
    expect(second.outputs).toMatchObject({ answer: 'within noise', planned: '3' });
    const [body, ...more] = bodies(scene) as [string, ...string[]];
    expect(more).toEqual([]);
    expect(body).toMatch(/## 🟢 .*head is better than base by 100\.0 points/);
    expect(body).toContain('8 of 10 pairs measured');
    expect(body).not.toContain('jobs of the matrix');
    const report = await scene.report({ 'fail-on': 'regression', history: 'branch:agentbench-history' });
    expect(report).toMatchObject({ outcome: 'success', outputs: { answer: 'better', planned: '8', passed: '8' } });
    expect(report.said).toEqual([
      'warning: history: no point was added: a point is one run, and this is an experiment',
    ]);
    expect(bodies(scene)).toEqual([expect.stringContaining('8 of 10 pairs measured')]);
  });

  test('of a workflow that is called twice: a re-run continues its own', async ({ scene, expect }) => {
    const inputs = {
      ...{ dataset: await scene.dataset(rows(6)), 'agent-command': '', arms: armsOf('true', 'touch solved') },
      ...{ comment: 'never', 'fail-on': 'never' },
    };
    const call = async (instances: string, runAttempt: number) => {
      const runtimeToken = scene.artifacts.token(RUN_ID, `${instances}-${runAttempt}`);
      const ran = await scene.run({ ...inputs, instances }, { runAttempt, runtimeToken });
      const files = await unpackArtifact(scene, Number(ran.outputs['artifact-id']));
      return { log: ran.log, record: JSON.parse(String(files['experiment.json'])) };
    };
    const names = ['task-0,task-1,task-2', 'task-3,task-4,task-5'];
    const first = [await call(names[0]!, 1), await call(names[1]!, 1)];
    for (const index of [0, 1]) {
      const again = await call(names[index]!, 2);
      expect(again.log).toContain('3 finished trials are taken from earlier attempts');
      const { seed, started_at, order } = first[index]!.record;
      expect(again.record).toMatchObject({ seed, started_at, order });
    }
    const report = await scene.report({ 'fail-on': 'never' }, { runAttempt: 2 });
    expect(report.outputs).toMatchObject({ planned: '6', passed: '6' });
    expect(report.summary).toContain('6 of 6 pairs measured');
  });

  test('of the suite of another run: the comment is its own, and the other is told', async ({ scene, expect }) => {
    const dataset = await scene.dataset(rows(4));
    const arms = { dataset, 'agent-command': '', arms: armsOf('true', 'touch solved'), 'fail-on': 'never' };
    const plain = { dataset, 'agent-command': 'true', 'fail-on': 'never' };
    const told = expect.stringContaining('has an experiment and other runs, but one comment');
    const before = await scene.run(plain, { job: 'plain', runtimeToken: scene.artifacts.token(RUN_ID, 'plain') });
    expect(before.said).not.toContainEqual(told);
    expect(bodies(scene)).toEqual([expect.stringContaining('0 of 4 passed')]);
    const experiment = await scene.run(arms, { job: 'arms', runtimeToken: scene.artifacts.token(RUN_ID, 'arms') });
    expect(experiment.said).toContainEqual(told);
    expect(bodies(scene)).toEqual([expect.stringContaining('4 of 4 pairs measured')]);
    const after = await scene.run(plain, { job: 'late', runtimeToken: scene.artifacts.token(RUN_ID, 'late') });
    expect(after.said).toContainEqual(told);
    expect(bodies(scene)).toEqual([expect.stringContaining('4 of 4 pairs measured')]);
  });
});
