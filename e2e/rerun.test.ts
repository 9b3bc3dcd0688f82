import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe } from 'vitest';
import { historySchema } from '../src/history/line-schema.ts';
import { runAction } from './runner.ts';
import { archivesOf, verdictsIn } from './support/published.ts';
import { ACTION, BOT, PULL_REQUEST, postOf, RUN_ID, type Scene, test } from './support/scene.ts';

const JOBS = Array.from({ length: 10 }, (_, index) => index);
/** Jobs that fail before their first trial, until their agent is built. */
const UNBUILT = [3, 4];
const CANCELLED = 6;
const AGAIN = [...UNBUILT, CANCELLED];
/** The instances with the success command of the rows below. */
const FAILED = [2, 7];

/** A dataset with an instance for each job, and an agent that writes down its instance, and waits in the cancelled job. */
async function openBench(scene: Scene) {
  const directory = await scene.directory();
  const [log, held, agent] = ['log', 'held', 'agent'].map((name) => path.join(directory, name)) as [
    string,
    string,
    string,
  ];
  await writeFile(held, '');
  await writeFile(log, '');
  const dataset = await scene.dataset(JOBS.map((index) => `${FAILED.includes(index) ? '!' : ''}i-${index}`));
  const wait = `while [ "$AGENTBENCH_INSTANCE_ID" = i-${CANCELLED} ] && [ -e '${held}' ]; do sleep 0.1; done`;
  const plan = await runAction({ directory: path.join(ACTION, 'plan'), inputs: { dataset } });
  return {
    matrix: plan.outputs.matrix!,
    job: (index: number, runAttempt: number) =>
      scene.job(
        {
          dataset,
          instances: `i-${index}`,
          'agent-command': `echo "$AGENTBENCH_INSTANCE_ID" >> '${log}'; ${wait}`,
          ...(UNBUILT.includes(index) ? { 'agent-directory': agent } : {}),
        },
        {
          strategy: { index, total: JOBS.length },
          runAttempt,
          runtimeToken: scene.artifacts.token(RUN_ID, `job-${index}-attempt-${runAttempt}`),
        },
      ),
    async mend() {
      await rm(held);
      await mkdir(agent);
    },
    /** The instances that the agent was given so far. */
    asked: async () => (await readFile(log, 'utf8')).trim().split('\n'),
  };
}

function bodies({ api }: Scene): string[] {
  return api.comments(PULL_REQUEST).flatMap(({ user, body }) => (user.login === BOT ? [body] : []));
}

function pointsOn({ api }: Scene) {
  const { 'history.jsonl': text = '' } = api.git().files('agentbench-history');
  return text.split('\n').flatMap((line) => (line === '' ? [] : [historySchema.parse(JSON.parse(line))]));
}

/** `i-0 passed`, … of all jobs; `others` by job. */
function verdicts(others: Record<number, string> = {}): string[] {
  return JOBS.map((index) => `i-${index} ${others[index] ?? (FAILED.includes(index) ? 'failed' : 'passed')}`);
}

/** Names of the archives of these jobs in an attempt, and of its report. */
function names(jobs: number[], attempt: number): string[] {
  return [...jobs.map((index) => `bench-${index}-__self`), 'report']
    .map((part) => `agentbench-Benchmark-${part}-${attempt}`)
    .toSorted();
}

describe('a matrix of ten jobs, two of which fail before their first trial and one of which is cancelled', () => {
  test('re-run of the failed jobs, then of all', async ({ scene, expect }) => {
    const { matrix, job, mend, asked } = await openBench(scene);

    /** Runs jobs at once, then the report; returns the exit codes of the jobs. */
    async function attempt(number: number, jobs: number[]) {
      const before = archivesOf(scene).length;
      const made = await Promise.all(jobs.map((index) => job(index, number)));
      const mains = await Promise.all(
        made.map(async (one, at) => {
          if (jobs[at] !== CANCELLED || number > 1) return one.main();
          const step = await one.start();
          await expect.poll(() => asked()).toContain(`i-${CANCELLED}`);
          return step.cancel();
        }),
      );
      for (const post of await Promise.all(made.map(postOf)))
        expect(post).toMatchObject({ exitCode: 0, annotations: [] });
      const ofJobs = bodies(scene);
      const report = await scene.report({ matrix }, { runAttempt: number });
      const uploaded = archivesOf(scene)
        .slice(before)
        .map(({ name }) => name);
      expect(bodies(scene)).toHaveLength(1);
      expect(report.summary).toContain(bodies(scene)[0]!.match(/^## .*$/m)![0]);
      expect(verdictsIn(report.summary).toSorted()).toEqual(verdictsIn(bodies(scene)[0]!).toSorted());
      // The same report of a push, which adds to the history.
      await scene.report(
        { matrix, history: 'branch:agentbench-history', 'upload-artifact': 'false' },
        { runAttempt: number, eventName: 'push', event: { repository: { default_branch: 'main' } } },
      );
      return { exitCodes: mains.map(({ exitCode }) => exitCode), ofJobs, report, uploaded: uploaded.toSorted() };
    }

    const first = await attempt(1, JOBS);
    expect(first.exitCodes).toEqual(JOBS.map((index) => (UNBUILT.includes(index) ? 2 : index === CANCELLED ? 130 : 0)));
    const notRun = Object.fromEntries(AGAIN.map((index) => [index, 'not run']));
    expect(first.uploaded).toEqual(
      names(
        JOBS.filter((index) => !UNBUILT.includes(index)),
        1,
      ),
    );
    expect(first.ofJobs).toHaveLength(1);
    expect(first.ofJobs[0]).toContain('## ❌ Benchmark: 5 of 8 passed (62.5%), 2 failed, 1 not run\n');
    expect(first.ofJobs[0]).toContain('- results of 8 of the 10 jobs of bench');
    expect(first.report).toMatchObject({ outcome: 'failure', exitCode: 3 });
    expect(first.report.outputs).toMatchObject({
      planned: '10',
      passed: '5',
      failed: '2',
      errors: '0',
      'not-run': '3',
    });
    expect(bodies(scene)[0]).toContain('## ❌ Benchmark: 5 of 10 passed (50%), 2 failed, 3 not run\n');
    expect(verdictsIn(bodies(scene)[0]!).toSorted()).toEqual(verdicts(notRun));
    expect(pointsOn(scene)).toMatchObject([{ run: { attempt: 1 }, totals: { planned: 10, passed: 5, not_run: 3 } }]);
    expect((await asked()).toSorted()).toEqual(
      JOBS.filter((index) => !UNBUILT.includes(index)).map((index) => `i-${index}`),
    );

    await mend();
    const heading = '## ☑️ Benchmark: 8 of 10 passed (80%), 2 failed\n';
    const outputs = { planned: '10', passed: '8', failed: '2', errors: '0', 'not-run': '0', 'success-rate': '0.8' };
    const second = await attempt(2, AGAIN);
    const third = await attempt(3, JOBS);
    for (const [again, number, jobs] of [
      [second, 2, AGAIN],
      [third, 3, JOBS],
    ] as const) {
      expect(again.exitCodes).toEqual(jobs.map(() => 0));
      expect(again.uploaded).toEqual(names([...jobs], number));
      expect(again.report).toMatchObject({ outcome: 'success', exitCode: 0, outputs, said: [] });
      // The jobs of all attempts come to the whole by themselves.
      expect(again.ofJobs).toHaveLength(1);
      for (const body of [again.ofJobs[0]!, again.report.summary]) {
        expect(body).toContain(heading);
        expect(verdictsIn(body).toSorted()).toEqual(verdicts());
        expect(body).not.toMatch(/ended early|results of \d|differ in/);
        expect(body).toContain(`/actions/runs/${RUN_ID}/attempts/${number})`);
      }
    }
    expect(bodies(scene)[0]).toContain(heading);
    expect(pointsOn(scene)).toMatchObject([{ run: { attempt: 3 }, totals: { planned: 10, passed: 8, not_run: 0 } }]);
    // Nothing that had a verdict is measured again.
    expect((await asked()).toSorted()).toEqual([...JOBS, CANCELLED].map((index) => `i-${index}`).toSorted());
  });
});
