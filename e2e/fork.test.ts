import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { describe } from 'vitest';
import { restFaults } from '../test/doubles/rest-api.ts';
import { zip } from '../test/github/zip.ts';
import type { JobOptions } from './runner.ts';
import { archivesOf, instanceRowsIn, pageOf } from './support/published.ts';
import { unpackArtifact } from './support/records.ts';
import { BOT, openScene, PULL_REQUEST, test as plain, publishedOnce, type Scene } from './support/scene.ts';

const FORK = 'fork/demo';
const HEAD = '1'.repeat(40);
const BASE = 'b'.repeat(40);
const NEXT = 'c'.repeat(40);
/** The unprivileged run that measured, and the one that publishes what it left. */
const MEASURED = 7_002_001;
const PUBLISHES = 7_002_002;
const NAME = 'agentbench-bench-measure-0-__self-1';
const ROWS = ['a', '!b'];

/** A scene in which the fork exists. */
const test = plain.extend<{ scene: Scene }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest wants to see which fixtures this one uses
  scene: async ({}, use) => {
    const { scene, close } = await openForked();
    await use(scene);
    await close();
  },
});

async function openForked() {
  const opened = await openScene({ repositories: ['octo/demo', FORK] });
  const { api } = opened.scene;
  const head = { ref: 'main', sha: HEAD, repo: { full_name: FORK, fork: true } };
  api.addPull(PULL_REQUEST, { head });
  api.addRun({ id: MEASURED, event: 'pull_request', head_sha: HEAD, head_repository: head.repo });
  api.addRun({ id: PUBLISHES, event: 'workflow_run', workflow_id: 6, path: '.github/workflows/publish.yml' });
  return opened;
}

/** The job of the publishing workflow. */
function publishing(fields: Record<string, unknown> = {}): Partial<JobOptions> {
  const run = {
    ...{ id: MEASURED, event: 'pull_request', head_sha: HEAD, head_branch: 'main', pull_requests: [] },
    ...{ head_repository: { full_name: FORK }, name: 'Measure', ...fields },
  };
  const event = { action: 'completed', workflow_run: run, repository: { full_name: 'octo/demo' } };
  return { runId: PUBLISHES, eventName: 'workflow_run', event, workflow: 'Publish', sha: BASE };
}

/** The same, and what has become of the pull request since. */
function withPull({ api }: Scene, state: 'open' | 'closed', sha: string): Partial<JobOptions> {
  api.addPull(PULL_REQUEST, { state, head: { ref: 'main', sha, repo: { full_name: FORK, fork: true } } });
  return publishing();
}

/** What the measuring job of the fork's pull request leaves, with a token that may only read. */
async function measured(scene: Scene, inputs: Record<string, string> = {}) {
  const denied = scene.api.fail(/^(POST|PATCH|DELETE) /, { ...restFaults.notAccessible, times: 99 });
  const head = { ref: 'main', sha: HEAD, repo: { full_name: FORK } };
  const event = { pull_request: { number: PULL_REQUEST, head, base: { ref: 'main', sha: BASE } } };
  const dataset = await scene.dataset(ROWS);
  const about = { ...scene.shard(0, { runId: MEASURED }), eventName: 'pull_request', event, job: 'measure' };
  const ran = await scene.run({ dataset, suite: 'bench', ...inputs }, about);
  Object.assign(denied, { left: 0 });
  if (ran.outcome !== 'success') throw new Error(ran.log);
  return { ran, artifact: archivesOf(scene).at(-1)! };
}

const publishMeasured = publishedOnce(measured, openForked);

/** The files of the artifact that the measuring job has left in this scene. */
async function withMeasured(scene: Scene): Promise<Record<string, Buffer>> {
  await publishMeasured(scene);
  return unpackArtifact(scene, archivesOf(scene).at(-1)!.id);
}

/** Puts an artifact of these files in the place of the one that is there. */
function replace(scene: Scene, bytes: Buffer): void {
  Object.assign(archivesOf(scene)[0]!, { name: 'moved' });
  scene.artifacts.add({ runId: MEASURED, name: NAME, bytes });
}

function parsed(files: Record<string, Buffer>, name: string) {
  return JSON.parse(String(files[name]));
}

function botComments({ api }: Scene, pull = PULL_REQUEST) {
  return api.comments(pull).filter(({ user }) => user.login === BOT);
}

describe.concurrent("a fork's pull request, by workflow_run", () => {
  test('the run that measured cannot comment, the one that publishes does', async ({ scene, expect }) => {
    const { ran, artifact } = await measured(scene);
    expect(artifact.name).toBe(NAME);
    expect(ran.said.at(-1)).toMatch(/^notice: No comment was written: this token may not comment/);
    expect(scene.api.comments(PULL_REQUEST)).toEqual([]);

    const report = await scene.report({ suite: 'bench' }, publishing());
    expect(report).toMatchObject({ outcome: 'success', exitCode: 0, said: [] });
    expect(report.outputs).toMatchObject({ planned: '2', passed: '1', failed: '1' });
    const [comment, ...others] = botComments(scene);
    expect(others).toEqual([]);
    expect(report.outputs['comment-url']).toBe(comment!.html_url);
    expect(comment!.body).toContain('<!-- agentbench:bench -->');
    expect(comment!.body).toContain('1 of 2 passed (50%), 1 failed');
    expect(comment!.body).toContain(`(https://github.com/octo/demo/actions/runs/${MEASURED})`);
    expect(comment!.body).toContain(`commit ${HEAD.slice(0, 12)}`);
    // Its own artifact belongs to its own run.
    const own = archivesOf(scene).at(-1)!;
    expect(own).toMatchObject({ runId: String(PUBLISHES), name: 'agentbench-bench-report-1' });
    expect(report.outputs['artifact-url']).toBe(
      `https://github.com/octo/demo/actions/runs/${PUBLISHES}/artifacts/${own.id}`,
    );
    // The names lead to the page of the run that publishes, not to what the fork uploaded.
    const page = pageOf(scene, own);
    expect(page.bytes).toEqual((await unpackArtifact(scene, own.id))['report.html']);
    const rows = instanceRowsIn(comment!.body);
    expect(rows.map(({ instance, verdict, link }) => [instance, verdict, link])).toEqual(
      [
        ['b', 'failed'],
        ['a', 'passed'],
      ].map(([instance, verdict]) => [
        ...[instance, verdict],
        `https://github.com/octo/demo/actions/runs/${PUBLISHES}/artifacts/${page.id}#${instance}/1`,
      ]),
    );
    // The pull request was asked for in the fork, where its commit is.
    expect(scene.api.requests.filter(({ path }) => path.endsWith('/pulls')).map(({ path }) => path)).toEqual([
      `/repos/${FORK}/commits/${HEAD}/pulls`,
    ]);
  });

  const NOBODYS: [string, (scene: Scene) => Partial<JobOptions>, RegExp][] = [
    ['closed since', (scene) => withPull(scene, 'closed', HEAD), /no open pull request has 1{40}/],
    [
      'another commit by now',
      (scene) => withPull(scene, 'open', '2'.repeat(40)),
      /commit 1{40} cannot be read|no open pull request has 1{40}/,
    ],
    ['of a repository that is gone', () => publishing({ head_repository: null }), /that 1{40} came from is gone/],
    // The payload's own list may name what the fork likes.
    [
      "of another fork that has the pull request's commit",
      () => publishing({ head_repository: { full_name: 'octo/demo' }, pull_requests: [{ number: PULL_REQUEST }] }),
      /no open pull request has 1{40} of octo\/demo/,
    ],
  ];

  test.for(NOBODYS)('%s: no comment', async ([, event, why], { scene, expect }) => {
    await withMeasured(scene);
    const about = event(scene);
    const report = await scene.report({ suite: 'bench', comment: 'always' }, about);
    expect(report).toMatchObject({ outcome: 'success', exitCode: 0 });
    expect(report.said).toEqual([expect.stringMatching(/^warning: No comment was written: /)]);
    expect(report.said[0]).toMatch(why);
    expect(scene.api.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(report.summary).toContain('1 of 2 passed');
  });

  test('without a token it says what is missing', async ({ scene, expect }) => {
    await withMeasured(scene);
    const report = await scene.report({ suite: 'bench', 'github-token': '' }, publishing());
    expect(report).toMatchObject({ outcome: 'failure', exitCode: 2 });
    expect(report.said).toEqual([expect.stringMatching(/^error: github-token: is empty/)]);
  });

  test('without results it says where it looked', async ({ scene, expect }) => {
    const report = await scene.report({ suite: 'bench' }, publishing());
    expect(report).toMatchObject({ outcome: 'failure', exitCode: 2 });
    const where = `artifacts of the suite "bench" of workflow run ${MEASURED}, whose end started this one`;
    expect(report.said).toEqual([`error: results: there are none in ${where}`]);
  });

  test('the baseline is of the workflow that measured', async ({ scene, expect }) => {
    await withMeasured(scene);
    const dataset = await scene.dataset(ROWS);
    const push = { runId: 6_000_001, eventName: 'push', event: { ref: 'refs/heads/main', after: BASE } };
    await scene.run({ dataset, suite: 'bench', 'fail-on': 'never' }, scene.shard(0, push));
    scene.api.addRun({ id: 6_000_001, head_sha: BASE });
    scene.api.addComparison('main', HEAD, BASE);
    const inputs = { suite: 'bench', baseline: 'artifact' };
    // Pushes to the base branch have no report if the publishing workflow is the only one that reports.
    const alone = await scene.report({ ...inputs, comment: 'never' }, publishing());
    expect(alone.said).toEqual([]);
    expect(alone.summary).toContain(`Against the baseline [at ${BASE.slice(0, 12)}](`);
    await scene.report({ suite: 'bench' }, push);
    const report = await scene.report(inputs, publishing());
    expect(report.said).toEqual([]);
    expect(botComments(scene)[0]!.body).toContain(`Against the baseline [at ${BASE.slice(0, 12)}](`);
    // A push to the base branch is compared with what that had before.
    const next = { id: 6_000_002, event: 'push', head_sha: NEXT, head_repository: { full_name: 'octo/demo' } };
    await scene.run({ dataset, suite: 'bench', 'fail-on': 'never' }, scene.shard(1, { ...push, runId: next.id }));
    scene.api.addRun({ id: next.id, head_sha: NEXT });
    scene.api.addComparison('main', NEXT, NEXT);
    const pushed = await scene.report(inputs, publishing(next));
    expect(pushed.said).toEqual([]);
    expect(pushed.summary).toContain(`Against the baseline [at ${BASE.slice(0, 12)}](`);
  });

  test('pull_request_target: the checkout of the base is not shown as the head', async ({ scene, expect }) => {
    const head = { ref: 'main', sha: HEAD, repo: { full_name: FORK } };
    const event = { pull_request: { number: PULL_REQUEST, head, base: { ref: 'main', sha: BASE } } };
    const workspace = await scene.directory();
    const refs = path.join(workspace, '.git/refs/heads');
    await mkdir(refs, { recursive: true });
    await writeFile(path.join(workspace, '.git/HEAD'), 'ref: refs/heads/main\n');
    await writeFile(path.join(refs, 'main'), `${BASE}\n`);
    const about = { eventName: 'pull_request_target', event, workspace };
    const ran = await scene.run({ dataset: await scene.dataset(['a']) }, scene.shard(0, about));
    expect(ran.said).toEqual([expect.stringContaining(`warning: the checkout is that of the base (${BASE})`)]);
    expect(botComments(scene)[0]!.body).toContain(`commit ${BASE.slice(0, 12)}`);
    await scene.report({}, { ...about, workspace: await scene.directory() });
    expect(botComments(scene)[0]!.body).toContain(`commit ${BASE.slice(0, 12)}`);
    const arms = 'a: { agent-command: "true" }\nb: { agent-command: id }';
    await scene.run(
      { dataset: await scene.dataset(['a']), 'agent-command': '', arms, suite: 'Arms' },
      scene.shard(1, about),
    );
    await scene.report({ suite: 'Arms' }, { ...about, workspace: await scene.directory() });
    expect(botComments(scene)[1]!.body).toContain(`commit ${BASE.slice(0, 12)}`);
    await writeFile(path.join(workspace, '.git/HEAD'), `${HEAD}\n`);
    const reviewed = await scene.run({ dataset: await scene.dataset(['a']) }, scene.shard(0, about));
    expect(reviewed.said).toEqual([]);
    expect(botComments(scene)[0]!.body).toContain(`commit ${HEAD.slice(0, 12)}`);
  });

  test('a workflow that the end of another one starts, and that measures, reports on itself', async ({
    scene,
    expect,
  }) => {
    const dataset = await scene.dataset(['a', '!b', 'c']);
    await publishMeasured(scene);
    const about = { ...publishing(), ...scene.shard(1, publishing()) };
    const ran = await scene.measure({ dataset, suite: 'bench' }, about);
    const report = await scene.report({ suite: 'bench' }, publishing());
    expect(report.outputs).toMatchObject({ planned: '3', passed: '2', failed: '1', 'comment-url': '' });
    expect(report.summary).toContain(`(https://github.com/octo/demo/actions/runs/${PUBLISHES}/attempts/1)`);
    const results = { suite: 'other', 'results-path': ran.outputs['results-path']! };
    const inJob = await scene.report(results, { ...publishing(), workspace: ran.job.workspace });
    expect(inJob.outputs).toMatchObject({ planned: '3', passed: '2', failed: '1' });
    // Those of another program name no workflow run.
    const record = path.join(results['results-path'], 'run.json');
    const foreign = { github: null, measured_by: { name: 'Harbor', version: null } };
    await writeFile(record, JSON.stringify({ ...JSON.parse(await readFile(record, 'utf8')), ...foreign }));
    const without = await scene.report(results, { ...publishing(), workspace: ran.job.workspace });
    expect(without.outputs).toMatchObject({ planned: '3', passed: '2', failed: '1', 'comment-url': '' });
  });
});

describe.concurrent("a fork's artifact is data", () => {
  test('what it says of pull request, repository and commit is not believed', async ({ scene, expect }) => {
    const files = await withMeasured(scene);
    const github = {
      ...{ repository: 'octo/other', workflow: 'Benchmark', job: 'x', run_id: '1', run_attempt: 1, event: 'push' },
      ...{ sha: 'e'.repeat(40), head_sha: 'e'.repeat(40), ref: 'refs/heads/main', pull_request: 8 },
    };
    const change = { verdict: 'improved', difference: 1 };
    const lying = Object.entries(files).flatMap(([name, content]) => {
      if (!name.endsWith('.json')) return [];
      const value = { ...JSON.parse(String(content)), github, change };
      return [{ name, content: JSON.stringify(value) }];
    });
    replace(scene, zip(lying));
    // Of a suite whose name begins with ours.
    const run = JSON.stringify({ ...parsed(files, 'run.json'), suite: 'bench-2' }).replaceAll('"b"', '"c"');
    const name = 'agentbench-bench-2-measure-0-__self-1';
    scene.artifacts.add({ runId: MEASURED, name, bytes: zip([{ name: 'run.json', content: run }]) });
    const report = await scene.report({ suite: 'bench', 'fail-on': 'regression' }, publishing());
    expect(report).toMatchObject({ outcome: 'success', exitCode: 0 });
    expect(scene.api.comments(8)).toEqual([]);
    expect(report.outputs).toMatchObject({ planned: '2', passed: '1', failed: '1' });
    const [comment, ...others] = botComments(scene);
    expect(others).toEqual([]);
    expect(comment!.body.split('\n')[0]).toBe('<!-- agentbench:bench -->');
    expect(comment!.body).toContain(`commit ${HEAD.slice(0, 12)}`);
    expect(comment!.body).not.toMatch(/eeee|octo\/other|bench-2/);
    const own = await unpackArtifact(scene, Number(report.outputs['artifact-id']));
    for (const [name, content] of Object.entries(own)) {
      const text = name === 'report.html' ? reportOfPage(String(content)) : content;
      expect(name + text).not.toMatch(/eeeeeeee|octo\/other/);
      expect(name + text).not.toContain('improved');
    }
    expect(parsed(own, 'run.json').github).toMatchObject({ repository: 'octo/demo', pull_request: PULL_REQUEST });
  });

  test('a hostile archive breaks nothing', async ({ scene, expect }) => {
    const files = await withMeasured(scene);
    const honest = Object.entries(files)
      .filter(([name]) => name.endsWith('.json'))
      .map(([name, content]) => ({ name, content }));
    const bytes = zip([
      { name: '../../../run.json', content: '{}' },
      { name: '/etc/agentbench/run.json', content: '{}' },
      { name: 'a/../../../trial-1/result.json', content: '{}' },
      { name: 'link/run.json', content: '/etc/passwd', mode: 0o120777 },
      ...honest,
      // The same again, of another verdict.
      { name: 'run.json', content: '{"schema": "agentbench/run/v1"}' },
      { name: 'deep/run.json', content: '{"schema": "agentbench/run/v1", "planned": {}}' },
      { name: 'b/trial-2/result.json', content: '['.repeat(100_000) },
      // Zeros: 64 MiB in 64 KiB.
      { name: 'bomb/trial-1/result.json', content: Buffer.alloc(64 * 1024 * 1024) },
    ]);
    replace(scene, bytes);
    scene.artifacts.add({ runId: MEASURED, name: `${NAME}-2`, bytes: Buffer.from('PK no zip') });
    scene.artifacts.add({ runId: MEASURED, name: 'agentbench-bench-%0A::error::owned', bytes });
    const report = await scene.report({ suite: 'bench' }, publishing());
    expect(report).toMatchObject({ outcome: 'success', exitCode: 0 });
    expect(report.outputs).toMatchObject({ planned: '2', passed: '1', failed: '1' });
    expect(report.annotations.map(({ level }) => level)).toEqual(report.annotations.map(() => 'notice'));
    expect(report.said).toEqual(
      expect.arrayContaining([
        expect.stringContaining('a name that is not a plain relative path'),
        expect.stringContaining('a link, device, socket or pipe'),
        expect.stringContaining('over the limit of bytes'),
        expect.stringContaining(`${NAME}-2: left out: 1 × an archive that is broken`),
      ]),
    );
    expect(botComments(scene)[0]!.body).toContain('1 of 2 passed (50%), 1 failed');
    expect(await readdir(report.job.temp)).not.toContainEqual(expect.stringContaining('agentbench-report'));
    expect(await readdir(path.dirname(report.job.temp))).not.toContain('run.json');
  });

  test('an artifact with nothing in it', async ({ scene, expect }) => {
    scene.artifacts.add({ runId: MEASURED, name: NAME, bytes: zip([{ name: 'run.json', content: 'null' }]) });
    const nothing = await scene.report({ suite: 'bench' }, publishing());
    expect(nothing).toMatchObject({ outcome: 'failure', exitCode: 2 });
    expect(nothing.said).toEqual([expect.stringMatching(/^error: results: .*run\.json is not a run record/)]);
    const matrix = '{"include":[{"name":"a","instances":"a","shard":"1/1"}]}';
    const planned = await scene.report({ suite: 'bench', matrix }, publishing());
    expect(planned).toMatchObject({ outcome: 'failure', exitCode: 3 });
    expect(planned.outputs).toMatchObject({ planned: '1', 'not-run': '1' });
  });

  test('none of its texts is markup, a mention or a command', async ({ scene, expect }) => {
    const files = await withMeasured(scene);
    const evil =
      '</details><img src=x onerror=1> @octocat [go](https://evil.example) **b** | x\n::error::owned\n##[error]owned #1';
    const hostile = Object.entries(files).flatMap(([name, content]) => {
      if (!name.endsWith('.json')) return [];
      const value = JSON.parse(String(content));
      if (name.endsWith('trace.json')) {
        for (const event of value.traceEvents) Object.assign(event, { name: evil, args: { name: evil } });
        return [{ name, content: JSON.stringify(value) }];
      }
      if (name.endsWith('changes.json')) {
        for (const entry of value.files?.entries ?? []) Object.assign(entry, { path: evil, diff: evil });
        return [{ name, content: JSON.stringify(value) }];
      }
      Object.assign(value, { dataset: { ...value.dataset, name: evil, ref: evil } });
      Object.assign(value.agent, { name: evil, model: evil, command: evil });
      value.task_type = evil;
      value.interrupted = evil;
      for (const entry of value.planned ?? []) {
        // Without a digest the trial's own record counts.
        Object.assign(entry, { task_type: evil, digest: undefined });
        if (entry.instance_id === 'b')
          Object.assign(entry, { status: 'error', error: { stage: evil, kind: evil, message: evil } });
      }
      if (value.instance_id === 'b')
        Object.assign(value, { status: 'error', error: { stage: evil, kind: evil, message: evil } });
      value.integrity = [{ kind: evil, detail: evil }];
      value.reason = { text: evil, log: 'agent.log' };
      value.options = [...(value.options ?? []), { name: 'agent-setup', value: evil }];
      if (value.evaluation) Object.assign(value.evaluation, { command: evil, output_tail: evil });
      return [{ name, content: JSON.stringify(value) }];
    });
    replace(scene, zip(hostile));
    const report = await scene.report({ suite: 'bench' }, publishing());
    expect(report).toMatchObject({ outcome: 'failure', exitCode: 3, errors: [] });
    expect(report.outputs).toMatchObject({ planned: '2', passed: '1', errors: '1' });
    for (const text of [botComments(scene)[0]!.body, report.summary]) {
      expect(text).toContain('onerror');
      expect(text).not.toMatch(/<img|@octocat|\]\(https:\/\/evil|\*\*b\*\*|^::error|##\[error|#1\b/m);
      expect(text.match(/<\/details>/g)).toHaveLength(1);
      const rows = instanceRowsIn(text);
      expect(rows.map(({ instance, verdict }) => [instance, verdict])).toEqual([
        ['b', 'error'],
        ['a', 'passed'],
      ]);
      // What its reason says stays in its cell.
      expect(rows[0]!.why).toMatch(/onerror.*&#124; x &#58;/);
      expect(text, 'a command of its choice for the reader').not.toMatch(/Repeat it|agentbench-action@/);
    }
    const own = await unpackArtifact(scene, Number(report.outputs['artifact-id']));
    expect(parsed(own, 'results.json').repeat).toBeNull();
    // What the runner executed was ours.
    const owned = report.annotations.filter(({ message }) => message.startsWith('owned'));
    expect(owned).toEqual([]);
  });

  test('nor does an experiment choose a command for the reader of its page, or a commit', async ({ scene, expect }) => {
    await measured(scene, { 'agent-command': '', arms: 'a: { agent-command: "true" }\nb: { agent-command: id }' });
    const files = Object.entries(await unpackArtifact(scene, archivesOf(scene).at(-1)!.id));
    const lying = files.map(([name, content]) => ({
      name,
      content: name.endsWith('run.json') ? String(content).replaceAll(HEAD, 'e'.repeat(40)) : content,
    }));
    replace(scene, zip(lying));
    const report = await scene.report({ suite: 'bench', 'fail-on': 'never' }, publishing());
    expect(report.outputs).toMatchObject({ answer: 'within noise' });
    const own = await unpackArtifact(scene, Number(report.outputs['artifact-id']));
    const page = reportOfPage(String(own['report.html']));
    expect(page).toContain('Nothing');
    expect(page).not.toContain('agentbench-action@');
    expect(page).toContain(HEAD);
    expect(page).not.toContain('eeeeeeee');
  });
});

/** What a page says of its suite: the rest of it is its own words, and records as they were uploaded. */
function reportOfPage(page: string): string {
  const blocks = page.matchAll(
    /<script type="application\/octet-stream" data-(?:report|index|run)[^>]*>(.*?)<\/script>/g,
  );
  const texts = [...blocks].map(([, packed]) => inflateRawSync(Buffer.from(packed!, 'base64')).toString());
  if (texts.length < 2) throw new Error('a page without its report');
  return texts.join('\n');
}
