import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, type ExpectStatic } from 'vitest';
import { startService } from '../test/doubles/http.ts';
import { containersOf, containersOfInstance } from '../test/support/docker.ts';
import { sleepers } from '../test/support/processes.ts';
import { aRun } from '../test/support/results.ts';
import type { Job, RunningStep, StepResult } from './runner.ts';
import { contentsOf, downloadArtifact, readRecords } from './support/records.ts';
import { PULL_REQUEST, postOf, RUN_ID, resultsOf, type Scene, saidBy, test } from './support/scene.ts';

/** The results, and their page by itself: each once, whatever ended the main step. */
const UPLOADED = ['agentbench-Benchmark-bench-0-__self-1', 'agentbench-Benchmark-bench-0-__self-1.html'];

/** Milliseconds that a service keeps a request: one that it carried out while post is at work would add an artifact. */
const HELD = 3_600_000;

interface Sleeping {
  job: Job;
  running: RunningStep;
  /** The id of the second instance, whose agent sleeps, and of the run's process that does. */
  instance: string;
  mark: string;
}

/** Begins a run of three instances; comes back when the agent of the second sleeps, with a daemon of its own beside it. */
async function startSleeping(
  scene: Scene,
  testbed: 'host' | 'docker',
  env: Record<string, string> = {},
  inputs: Record<string, string> = {},
): Promise<Sleeping> {
  const mark = `4${randomInt(1e8, 1e9)}`;
  const instance = `second-${mark}`;
  const image = { base_image: 'debian:bookworm' };
  const dataset = await scene.dataset([
    { instance_id: 'first', ...image },
    { instance_id: instance, ...image },
    { instance_id: 'third', ...image },
  ]);
  const job = await scene.job(
    {
      dataset,
      testbed,
      network: 'none',
      'agent-command': `echo working; case $AGENTBENCH_INSTANCE_ID in second-*) setsid sleep ${mark} & trap "" TERM INT; sleep ${mark};; esac`,
      ...inputs,
    },
    { env },
  );
  const running = await job.start();
  for (const deadline = Date.now() + 400_000; sleepers(mark).length < 2; await sleep(50)) {
    if (Date.now() > deadline) throw new Error(`the agent does not sleep:\n${running.log}`);
  }
  return { job, running, instance, mark };
}

/** Docker behind a door where every request is heard: others sweep as well, and would hide that post does not. */
async function listenToDocker(): Promise<{ url: string; heard: () => string; close(): void }> {
  let text = '';
  const server = createServer((socket) => {
    const daemon = connect('/var/run/docker.sock');
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', () => daemon.destroy()).pipe(daemon);
    daemon.on('error', () => socket.destroy()).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `tcp://127.0.0.1:${port}`, heard: () => text, close: () => server.close() };
}

/** Nothing of a run is left: processes, containers, temporary files, mounts. */
async function expectNothingLeft({ job, mark }: Sleeping, main: StepResult, expect: ExpectStatic): Promise<void> {
  expect(sleepers(mark)).toEqual([]);
  expect(await containersOf(main.state['run-id']!)).toEqual([]);
  const runs = (await readdir(job.temp)).filter((name) => name.startsWith('agentbench'));
  for (const name of runs) expect(await readdir(path.join(job.temp, name))).toEqual([]);
  expect(await readFile('/proc/self/mountinfo', 'utf8')).not.toContain(job.temp);
  expect(await job.orphans()).toEqual([]);
}

/** An instance as tables name it: with a link to its trial on the page. */
function linked(instance: string, page: number): string {
  return `[${instance}](https://github.com/octo/demo/actions/runs/${RUN_ID}/artifacts/${page}#${instance}/1)`;
}

/** What post must have done with the partial results of a run that ended during its second trial. */
async function expectPublished(scene: Scene, sleeping: Sleeping, post: StepResult, why: string, expect: ExpectStatic) {
  const { job, instance } = sleeping;
  expect(post).toMatchObject({ exitCode: 0, annotations: [] });
  expect(post.shown).toContain('The main step was ended early: publishing the results it left.');
  expect(scene.artifacts.artifacts.map(({ name }) => name)).toEqual(UPLOADED);
  const [artifact, page] = scene.artifacts.artifacts;
  const contents = await contentsOf(resultsOf(job));
  expect(await downloadArtifact(scene, job, artifact!.id)).toEqual(contents);
  expect(page!.bytes.equals(contents['report.html']!)).toBe(true);
  expect(post.summary).toContain('## ❌ Benchmark: 1 of 3 passed (33.3%), 2 not run\n');
  expect(post.summary).toContain(`- the run was ended early &#40;${why}&#41;\n`);
  expect(post.summary).toContain(`| ⏸️&nbsp;not&nbsp;run | ${linked(instance, page!.id)} | `);
  const [comment, ...more] = scene.api.comments(PULL_REQUEST);
  expect(more).toEqual([]);
  expect(comment!.body).toContain(post.summary);
}

describe.for(['host', 'docker'] as const)('on %s, while an agent sleeps', (testbed) => {
  test('cancelled: main ends in time with a whole record, post publishes it', async ({ scene, expect }) => {
    const sleeping = await startSleeping(scene, testbed);
    const { job, running, instance } = sleeping;
    const main = await running.cancel();
    expect(running.signals).toEqual(['SIGINT']);
    expect(main).toMatchObject({ outcome: 'cancelled', exitCode: 130, signal: null, errors: [] });
    expect(main.outputs).toMatchObject({ planned: '3', passed: '1', failed: '0', errors: '0', 'not-run': '2' });
    await expectNothingLeft(sleeping, main, expect);

    const { run, results } = await readRecords(resultsOf(job));
    expect(run).toMatchObject({ interrupted: 'SIGINT', finished_at: expect.any(String), gate: { passed: false } });
    expect(run.planned.map(({ status, error }) => [status, error?.stage, error?.kind])).toEqual([
      ['passed', undefined, undefined],
      ['not_run', 'agent', 'interrupted'],
      ['not_run', 'plan', 'interrupted'],
    ]);
    expect(Object.keys(results)).toEqual(['first/trial-1', `${instance}/trial-1`]);
    expect(results['first/trial-1']).toMatchObject({ status: 'passed', score: 1 });
    expect(results[`${instance}/trial-1`]).toMatchObject({ status: 'not_run', score: null, evaluation: null });
    const log = path.join(resultsOf(job), instance, 'trial-1/agent.log');
    expect(await readFile(log, 'utf8')).toBe('working\n');

    const post = await postOf(job);
    await expectPublished(scene, sleeping, post, 'SIGINT', expect);
    await expectNothingLeft(sleeping, main, expect);
  });

  test('killed outright: post removes what is left, and publishes', async ({ scene, expect }) => {
    const docker = await listenToDocker();
    const sleeping = await startSleeping(scene, testbed, { DOCKER_HOST: docker.url });
    const { job, running, instance } = sleeping;
    running.child.kill('SIGKILL');
    const main = await running.done;
    const before = docker.heard().length;
    expect(main).toMatchObject({ outcome: 'failure', exitCode: null, signal: 'SIGKILL' });
    expect(main.state).toMatchObject({ testbed, 'results-path': realpathSync(resultsOf(job)) });

    const post = await postOf(job);
    docker.close();
    if (testbed === 'docker') {
      expect(docker.heard().slice(before)).toContain(encodeURIComponent(`agentbench.run=${main.state['run-id']}`));
    }
    await expectNothingLeft(sleeping, main, expect);
    const { run, results } = await readRecords(resultsOf(job));
    expect(run).toMatchObject({ interrupted: 'killed', finished_at: null, gate: { passed: false } });
    expect(run.planned.map(({ status, error }) => [status, error?.kind])).toEqual([
      ['passed', undefined],
      ['not_run', 'interrupted'],
      ['not_run', 'interrupted'],
    ]);
    expect(Object.keys(results)).toEqual(['first/trial-1']);
    expect(results['first/trial-1']).toMatchObject({ status: 'passed', score: 1, finished_at: expect.any(String) });
    await expectPublished(scene, sleeping, post, 'killed', expect);
    const name = linked(instance, scene.artifacts.artifacts[1]!.id);
    expect(post.summary).toContain(`| ⏸️&nbsp;not&nbsp;run | ${name} | – | never finished&#58; the run was killed |`);
  });
});

describe('at other moments', () => {
  test('cancelled while it uploads: main ends in time, its outputs are set, post publishes', async ({
    scene,
    expect,
  }) => {
    const slow = scene.artifacts.fail('CreateArtifact', { delayMs: HELD });
    const job = await scene.job({ dataset: await scene.dataset(['a', '!b']) });
    const running = await job.start();
    for (; slow.hits === 0; await sleep(50));
    const main = await running.cancel();
    expect(running.signals).toEqual(['SIGINT']);
    expect(main).toMatchObject({ signal: null, errors: [] });
    expect(main.outputs).toMatchObject({ planned: '2', passed: '1', failed: '1' });
    const post = await postOf(job);
    expect(post).toMatchObject({ exitCode: 0, annotations: [] });
    expect(scene.artifacts.artifacts.map(({ name }) => name)).toEqual(UPLOADED);
    expect(post.summary).toContain('1 of 2 passed (50%), 1 failed');
    expect(post.summary).not.toContain('ended early');
    expect(scene.api.comments(PULL_REQUEST)).toHaveLength(1);
  });

  test('cancelled while it uploads the page: post uploads it under another name, and links to it', async ({
    scene,
    expect,
  }) => {
    scene.artifacts.fail('FinalizeArtifact', { delayMs: 1 });
    const slow = scene.artifacts.fail('FinalizeArtifact', { delayMs: HELD });
    const job = await scene.job({ dataset: await scene.dataset(['a', '!b']) });
    const running = await job.start();
    for (; slow.hits === 0; await sleep(50));
    const main = await running.cancel();
    expect(main.outputs).toMatchObject({ planned: '2', passed: '1', failed: '1' });
    const post = await postOf(job);
    expect(post).toMatchObject({ exitCode: 0, annotations: [] });
    const [results, page] = scene.artifacts.artifacts;
    expect([results, page].map((artifact) => artifact?.name)).toEqual([UPLOADED[0], `${UPLOADED[0]}.2.html`]);
    expect(post.summary).toContain(linked('b', page!.id));
    expect(scene.api.comments(PULL_REQUEST).map(({ body }) => body.includes(linked('b', page!.id)))).toEqual([true]);
  });

  test('killed, with results on a disk that is full: post uploads what is there', async ({ scene, expect }) => {
    const disk = await scene.directory();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]);
    try {
      const { job, running, instance } = await startSleeping(scene, 'host', {}, { 'results-path': disk });
      running.child.kill('SIGKILL');
      await running.done;
      await expect(writeFile(path.join(disk, 'full'), Buffer.alloc(2 ** 20))).rejects.toThrow('ENOSPC');
      const post = await postOf(job);
      expect(post.annotations.map(({ level, message }) => [level, message])).toEqual([
        ['warning', expect.stringMatching(/^results-path: run\.json could not be written: ENOSPC/)],
        ['warning', expect.stringMatching(/^report\.html was not written: ENOSPC/)],
      ]);
      expect(scene.artifacts.artifacts.map(({ name }) => name)).toEqual([UPLOADED[0]]);
      const uploaded = await downloadArtifact(scene, job, scene.artifacts.artifacts[0]!.id);
      expect(Object.keys(uploaded)).toEqual(expect.arrayContaining(['run.json', 'first/trial-1/result.json']));
      expect(post.summary).toContain('1 of 3 passed (33.3%), 2 not run');
      expect(post.summary).toContain(`| ⏸️&nbsp;not&nbsp;run | ${instance} | `);
      expect(scene.api.comments(PULL_REQUEST)).toHaveLength(1);
    } finally {
      execFileSync('umount', ['-l', disk]);
    }
  });

  test('killed, with an experiment on a disk that is full: post uploads what is there', async ({ scene, expect }) => {
    const disk = await scene.directory();
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk]);
    try {
      // The order of the instances is drawn: the others are measured beside the one that sleeps, which it does in both arms.
      const inputs = { arms: 'base: {}\nhead: {}', 'results-path': disk, parallel: '3' };
      const { job, running } = await startSleeping(scene, 'host', {}, inputs);
      const results = ['base', 'head'].map((arm) => `${arm}/first/trial-1/result.json`);
      // Until nothing more is written: post would remove a half-written file, and run.json have its room.
      const read = async (name: string) => JSON.parse(await readFile(path.join(disk, name), 'utf8'));
      const measured = async () => [
        (await read('base/run.json')).totals.passed,
        (await read('head/run.json')).totals.passed,
        (await read('experiment.json')).comparisons[0].pairs,
      ];
      await expect.poll(measured).toEqual([2, 2, 2]);
      running.child.kill('SIGKILL');
      await running.done;
      await expect(writeFile(path.join(disk, 'full'), Buffer.alloc(2 ** 20))).rejects.toThrow('ENOSPC');
      const post = await postOf(job);
      expect(saidBy(post).join('\n')).toMatch(/^warning: results-path: run\.json could not be written: ENOSPC/);
      const uploaded = await downloadArtifact(scene, job, scene.artifacts.artifacts[0]!.id);
      expect(Object.keys(uploaded)).toEqual(expect.arrayContaining(['experiment.json', ...results]));
      expect(scene.api.comments(PULL_REQUEST)).toHaveLength(1);
    } finally {
      execFileSync('umount', ['-l', disk]);
    }
  });

  test('killed while it uploads, and the baseline is gone: post uploads the results, without a comparison', async ({
    scene,
    expect,
  }) => {
    const slow = scene.artifacts.fail('CreateArtifact', { delayMs: HELD });
    const job = await scene.job({ dataset: await scene.dataset(['a', '!b']), baseline: 'before' });
    const before = path.join(job.workspace, 'before');
    await mkdir(before);
    await writeFile(path.join(before, 'run.json'), JSON.stringify(aRun(['passed'])));
    const running = await job.start();
    for (; slow.hits === 0; await sleep(50));
    running.child.kill('SIGKILL');
    await running.done;
    await rm(before, { recursive: true });
    const post = await postOf(job);
    expect(post.annotations.map(({ level, message }) => `${level}: ${message}`)).toEqual([
      `warning: the results are published without a comparison: baseline: there is no directory ${before}; results are what agentbench run writes to its results-path`,
    ]);
    expect(scene.artifacts.artifacts.map(({ name }) => name)).toEqual(UPLOADED);
    expect(post.summary).toContain('1 of 2 passed (50%), 1 failed');
  });

  test('killed while it uploads, with a record that cannot be read: post uploads what is there', async ({
    scene,
    expect,
  }) => {
    const slow = scene.artifacts.fail('CreateArtifact', { delayMs: HELD });
    const job = await scene.job({ dataset: await scene.dataset(['a', '!b']) });
    const running = await job.start();
    for (; slow.hits === 0; await sleep(50));
    running.child.kill('SIGKILL');
    await running.done;
    await writeFile(path.join(resultsOf(job), 'run.json'), '{');
    const post = await postOf(job);
    expect(post).toMatchObject({ exitCode: 0, summary: '' });
    expect(post.annotations.map(({ level, message }) => [level, message])).toEqual([
      ['warning', expect.stringMatching(/run\.json.* uploaded as they are$/)],
    ]);
    expect(scene.artifacts.artifacts.map(({ name }) => name)).toEqual([UPLOADED[0]]);
    const uploaded = await downloadArtifact(scene, job, scene.artifacts.artifacts[0]!.id);
    expect(Object.keys(uploaded)).toEqual(expect.arrayContaining(['a/trial-1/result.json', 'b/trial-1/result.json']));
    expect(scene.api.comments(PULL_REQUEST)).toEqual([]);
  });

  test('cancelled while an image is pulled: main ends in time', async ({ scene, expect }) => {
    let asked = false;
    const registry = await startService(
      async () => {
        asked = true;
        await sleep(HELD, undefined, { ref: false });
        return { status: 404 };
      },
      (status) => ({ status }),
    );
    const image = `${registry.url.replace('http://', '')}/slow/image:1`;
    const job = await scene.job({ dataset: await scene.dataset(['a']), testbed: 'docker', image });
    const running = await job.start();
    for (; !asked; await sleep(50));
    const main = await running.cancel();
    expect(running.signals).toEqual(['SIGINT']);
    expect(main).toMatchObject({ outcome: 'cancelled', exitCode: 130 });
    expect(main.outputs).toMatchObject({ errors: '0', 'not-run': '1' });
    await registry.close();
    const post = await postOf(job);
    expect(post).toMatchObject({ exitCode: 0, annotations: [] });
    expect((await readRecords(resultsOf(job))).run.planned[0]!.error).toMatchObject({ kind: 'interrupted' });
  });

  test('cancelled before anything began: no post work', async ({ scene, expect }) => {
    // Its main step comes to none of its own lines.
    const waiting = path.join(await scene.directory(), 'waiting.mjs');
    const wait = 'setInterval(() => {}, 1_000); await new Promise(() => {});';
    await writeFile(waiting, `if (process.argv[1].endsWith('/dist/main.js')) { ${wait} }\n`);
    const env = { NODE_OPTIONS: `--import=${waiting}` };
    const job = await scene.job({ dataset: await scene.dataset(['a']) }, { env });
    const running = await job.start();
    running.child.kill('SIGKILL');
    await running.done;
    expect(await postOf(job)).toMatchObject({ exitCode: 0, log: '', summary: '' });
    expect(scene.artifacts.requests).toEqual([]);
  });
});

describe.concurrent('what a killed harness left goes with the next run', () => {
  test('on Docker, where post never came', async ({ scene, expect }) => {
    const { running, instance } = await startSleeping(scene, 'docker');
    // Before the end of their run: after it, any other run on the machine removes them.
    const runs = (await containersOfInstance(instance)).map(({ Config }) => Config.Labels['agentbench.run']);
    running.child.kill('SIGKILL');
    const { state } = await running.done;
    expect(runs).toEqual([state['run-id']]);
    const image = 'debian:bookworm';
    const ran = await scene.run({ dataset: await scene.dataset(['a']), testbed: 'docker', network: 'none', image });
    expect(ran.outputs).toMatchObject({ passed: '1' });
    expect(await containersOf(state['run-id']!)).toEqual([]);
  });
});
