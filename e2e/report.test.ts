import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { runSchema } from '../src/results/records.ts';
import { runAction } from './runner.ts';
import { archivesOf, instanceRowsIn, pageOf, verdictsIn } from './support/published.ts';
import { unpackArtifact } from './support/records.ts';
import { ACTION, BOT, openScene, PULL_REQUEST, publishedOnce, resultsOf, type Scene, test } from './support/scene.ts';

const CLI = path.join(ACTION, 'dist/cli.js');

/** A job that leaves all else to the report. */
const MEASURE = { comment: 'never', summary: 'false', 'fail-on': 'never' };
const FILES = [
  ...['badge.json', 'ctrf.json', 'junit.xml', 'report.html', 'results.json', 'run.json', 'summary.md'],
  ...['types.csv', 'types.tex'],
];
/** Passes where the agent says so. */
const DONE = { success_command: 'test -e done && echo Setup successful' };

function bodies({ api }: Scene): string[] {
  return api
    .comments(PULL_REQUEST)
    .filter(({ user }) => user.login === BOT)
    .map(({ body }) => body);
}

/** The jobs of a matrix, all at once; null: that job never comes. */
async function measure(scene: Scene, dataset: string, selections: (string | null)[], inputs = {}): Promise<void> {
  await Promise.all(
    selections.map(async (instances, index) => {
      if (instances === null) return;
      const ran = await scene.measure({ ...MEASURE, dataset, instances, ...inputs }, scene.shard(index));
      if (ran.outcome !== 'success') throw new Error(ran.log);
    }),
  );
}

async function plan(dataset: string, inputs: Record<string, string> = {}): Promise<string> {
  const step = await runAction({ directory: path.join(ACTION, 'plan'), inputs: { dataset, ...inputs } });
  return step.outputs.matrix!;
}

describe.concurrent('the report of several jobs', () => {
  test('comment, summary, outputs and files', async ({ scene, expect }) => {
    const dataset = await scene.dataset(['a', '!b', 'c', 'd']);
    const matrix = await plan(dataset, { 'max-jobs': '3' });
    const cells = (JSON.parse(matrix) as { include: { instances: string }[] }).include;
    await measure(
      scene,
      dataset,
      cells.map(({ instances }) => instances),
    );
    expect(scene.api.requests).toEqual([]);
    // Of the same run, and not of this suite.
    await scene.measure({ ...MEASURE, dataset, instances: 'a', suite: 'Benchmark-2' }, scene.shard(7));

    const report = await scene.report({ matrix });
    expect(report).toMatchObject({ outcome: 'success', exitCode: 0, said: [], errors: [] });
    const artifact = archivesOf(scene).at(-1)!;
    expect(artifact.name).toBe('agentbench-Benchmark-report-1');
    const page = pageOf(scene, artifact);
    const pageUrl = `https://github.com/octo/demo/actions/runs/7001001/artifacts/${page.id}`;
    expect(report.outputs).toEqual({
      ...{ planned: '4', passed: '3', failed: '1', errors: '0', 'not-run': '0', 'success-rate': '0.75', score: '0.75' },
      'results-path': path.join(report.job.workspace, 'agentbench-results/report'),
      'artifact-id': String(artifact.id),
      'artifact-url': `https://github.com/octo/demo/actions/runs/7001001/artifacts/${artifact.id}`,
      'comment-url': scene.api.comments(PULL_REQUEST)[0]!.html_url,
    });
    const [body, ...others] = bodies(scene);
    expect(others).toEqual([]);
    expect(body).toContain('## ☑️ Benchmark: 3 of 4 passed (75%), 1 failed');
    // What did not pass is first, each row leads to its trial on the page.
    const rows = instanceRowsIn(body!);
    expect(rows[0]).toMatchObject({ instance: 'b', verdict: 'failed', trials: null });
    expect(rows[0]!.why).toBe('Nothing');
    expect(verdictsIn(body!).toSorted()).toEqual(['a passed', 'b failed', 'c passed', 'd passed']);
    expect(rows.map(({ link }) => link)).toEqual(rows.map(({ instance }) => `${pageUrl}#${instance}/1`));
    expect(body).toContain('<details><summary>3 instances passed</summary>');
    expect(body).toContain(`[report](${pageUrl})`);
    expect(body).toContain(`[results and logs](${report.outputs['artifact-url']})`);
    expect(report.summary).toContain('## ☑️ Benchmark: 3 of 4 passed (75%), 1 failed');
    expect(instanceRowsIn(report.summary)).toEqual(rows);

    const files = await unpackArtifact(scene, artifact.id);
    expect(Object.keys(files).toSorted()).toEqual(FILES);
    expect(page).toMatchObject({ contentType: 'text/html', bytes: files['report.html'] });
    const told = String(files['report.html']).matchAll(/ data-of="(n\d)" data-file="prompt\.txt">/g);
    expect([...told].map(([, trial]) => trial).sort(), 'with what the other jobs left').toEqual([
      'n0',
      'n1',
      'n2',
      'n3',
    ]);
    expect(runSchema.parse(JSON.parse(String(files['run.json']))).totals).toMatchObject({ planned: 4, passed: 3 });
    expect(JSON.parse(String(files['results.json']))).toMatchObject({
      schema: 'agentbench/report/v1',
      suite: 'Benchmark',
      github: { run_id: '7001001', pull_request: PULL_REQUEST, job: 'report' },
    });
    expect(String(files['junit.xml'])).toContain('tests="4"');
    expect(JSON.parse(String(files['ctrf.json'])).results.summary).toMatchObject({ tests: 4, passed: 3, failed: 1 });
    expect(JSON.parse(String(files['badge.json']))).toMatchObject({ schemaVersion: 1 });
    expect(String(files['summary.md'])).toContain('3 of 4 passed');

    // A report that is made again is none of its own results.
    const again = await scene.report({ matrix }, { runAttempt: 2 });
    expect(again.outputs).toMatchObject({ planned: '4', passed: '3' });
    expect(scene.artifacts.artifacts.slice(-2).map(({ name }) => name)).toEqual([
      'agentbench-Benchmark-report-2',
      'agentbench-Benchmark-report-2.html',
    ]);
    expect(bodies(scene)).toHaveLength(1);
  });

  test('a job that left nothing: its trials are not run', async ({ scene, expect }) => {
    const dataset = await scene.dataset(['a', 'b', 'c']);
    const matrix = await plan(dataset, { trials: '2' });
    await measure(scene, dataset, ['a', null, 'c'], { trials: '2' });
    const report = await scene.report({ matrix, trials: '2' });
    expect(report).toMatchObject({ outcome: 'failure', exitCode: 3 });
    expect(report.outputs).toMatchObject({ planned: '6', passed: '4', failed: '0', errors: '0', 'not-run': '2' });
    expect(report.said).toEqual([
      'error: 4 of 6 passed (66.7%), 2 not run. 2 of 6 trials could not be measured (fail-on: error)',
    ]);
    const rows = instanceRowsIn(bodies(scene)[0]!);
    expect(rows.map(({ instance, verdict, trials }) => [instance, verdict, trials])).toEqual([
      ['b', 'not run', '0 of 2 --'],
      ['a', 'passed', '2 of 2 ✓✓'],
      ['c', 'passed', '2 of 2 ✓✓'],
    ]);
    expect(rows[0]).toMatchObject({ time: '–', why: expect.stringContaining('was found for this trial') });
    expect(bodies(scene)[0]).toContain('## ❌');

    const lenient = await scene.report({ matrix, trials: '2', 'fail-on': 'never' });
    expect(lenient).toMatchObject({ outcome: 'success', exitCode: 0 });
  });

  test('no job left anything', async ({ scene, expect }) => {
    const matrix = await plan(await scene.dataset(['a', 'b']));
    const report = await scene.report({ matrix });
    expect(report).toMatchObject({ outcome: 'failure', exitCode: 3 });
    expect(report.outputs).toMatchObject({ planned: '2', 'not-run': '2' });
    expect(verdictsIn(bodies(scene)[0]!)).toEqual(['a not run', 'b not run']);
  });

  test('nothing was planned', async ({ scene, expect }) => {
    const report = await scene.report({ matrix: '{"include":[]}', 'min-success-rate': '0.5', 'min-score': '0.5' });
    expect(report).toMatchObject({ outcome: 'success', exitCode: 0, errors: [], said: [] });
    expect(report.outputs).toMatchObject({ planned: '0', passed: '0', 'not-run': '0', 'success-rate': '', score: '' });
    expect(report.summary).toContain('0 of 0 passed');
    expect(instanceRowsIn(bodies(scene)[0]!)).toEqual([]);
    expect(archivesOf(scene).map(({ name }) => name)).toEqual(['agentbench-Benchmark-report-1']);
  });

  test('without a plan, nothing at all is a mistake', async ({ scene, expect }) => {
    const report = await scene.report({});
    expect(report).toMatchObject({ outcome: 'failure', exitCode: 2, outputs: {} });
    expect(report.said).toEqual([expect.stringMatching(/^error: results: there are none in agentbench-results nor/)]);
    expect(scene.api.comments(PULL_REQUEST)).toEqual([]);
  });

  test('on a machine that still has the results of one of them', async ({ scene, expect }) => {
    const dataset = await scene.dataset(['a', '!b']);
    const workspace = await scene.directory();
    await measure(scene, dataset, ['b']);
    await scene.measure({ ...MEASURE, dataset, instances: 'a' }, scene.shard(1, { workspace }));
    const report = await scene.report({}, { workspace });
    expect(report.outputs).toMatchObject({ planned: '2', passed: '1', failed: '1' });
    expect(verdictsIn(bodies(scene)[0]!)).toEqual(['b failed', 'a passed']);
    // A step of the job that measured reports what this job has of the suite.
    await scene.measure({ ...MEASURE, dataset, instances: 'b', suite: 'Other' }, scene.shard(1, { workspace }));
    const own = await scene.report({ comment: 'never' }, { workspace, job: 'bench' });
    expect(own.outputs).toMatchObject({ planned: '1', passed: '1' });
  });

  test('files that cannot be written are a warning: gate, summary and comment are there', async ({ scene, expect }) => {
    const dataset = await scene.dataset(['a', '!b']);
    const workspace = await scene.directory();
    await measure(scene, dataset, ['a,b']);
    await mkdir(path.join(workspace, 'agentbench-results'));
    await writeFile(path.join(workspace, 'agentbench-results/report'), 'a file');
    const report = await scene.report({ 'fail-on': 'failure' }, { workspace });
    expect(report).toMatchObject({ outcome: 'failure', exitCode: 1, outputs: { planned: '2', failed: '1' } });
    expect(report.said).toEqual([
      expect.stringContaining('error: 1 of 2 passed (50%), 1 failed'),
      expect.stringMatching(/^warning: The files of the report were not written to agentbench-results\/report: E/),
    ]);
    expect(report.summary).toContain('1 of 2 passed');
    expect(verdictsIn(bodies(scene)[0]!)).toEqual(['b failed', 'a passed']);
    expect(archivesOf(scene)).toHaveLength(1);
  });

  test('an artifact that is broken: the others count, and it is said', async ({ scene, expect }) => {
    const dataset = await scene.dataset(['a', 'b']);
    await measure(scene, dataset, ['a']);
    const name = 'agentbench-Benchmark-bench-1-__self-1';
    scene.artifacts.add({ runId: 7_001_001, name, bytes: Buffer.from('no zip') });
    const report = await scene.report({ matrix: await plan(dataset) });
    expect(report).toMatchObject({ outcome: 'failure', exitCode: 3 });
    expect(report.outputs).toMatchObject({ planned: '2', passed: '1', 'not-run': '1' });
    expect(report.said).toContainEqual(
      expect.stringContaining(`notice: ${name}: left out: 1 × an archive that is broken`),
    );
  });
});

describe.concurrent('results in results-path', () => {
  test('count instead of artifacts', async ({ scene, expect }) => {
    const dataset = await scene.dataset(['a', '!b', 'c']);
    await measure(scene, dataset, ['a']);
    const here = await scene.job({ ...MEASURE, dataset, instances: 'b,c', 'upload-artifact': 'false' }, scene.shard(1));
    await here.main();
    const report = await scene.report({ 'results-path': resultsOf(here), 'fail-on': 'failure' });
    expect(report).toMatchObject({ outcome: 'failure', exitCode: 1 });
    expect(report.outputs).toMatchObject({ planned: '2', passed: '1', failed: '1' });
    expect(verdictsIn(bodies(scene)[0]!)).toEqual(['b failed', 'c passed']);

    // An earlier report is no result.
    const { workspace } = report.job;
    await mkdir(path.join(workspace, 'again'));
    const first = await scene.report({ 'results-path': 'again', suite: 'Other' }, { workspace });
    expect(first.exitCode).toBe(2);
    const own = await scene.report({ 'results-path': 'again' }, { workspace });
    const repeated = await scene.report({ 'results-path': 'again' }, { workspace, runAttempt: 2 });
    for (const { outputs } of [own, repeated]) expect(outputs).toMatchObject({ planned: '1', passed: '1' });
  });
});

test('a run of the command line that was committed below agentbench-results is a baseline, and no result', async ({
  scene,
  expect,
}) => {
  const dataset = await scene.dataset(['a', '!b']);
  await measure(scene, dataset, ['b']);
  const workspace = await scene.directory();
  const committed = ['--dataset', dataset, '--testbed', 'host', '--agent-command', 'true', '--instances', 'a'];
  const base = ['--results-path', 'agentbench-results/base'];
  await promisify(execFile)(process.execPath, [CLI, 'run', ...committed, ...base], { cwd: workspace });
  const report = await scene.report({ baseline: 'agentbench-results/base' }, { workspace });
  expect(report.outputs, report.log).toMatchObject({ planned: '1', passed: '0', failed: '1' });
  // Not even if no job has uploaded anything.
  const alone = await scene.report({}, { workspace, runId: 1 });
  expect(alone).toMatchObject({ exitCode: 2, outputs: {} });
  expect(alone.said).toEqual([
    expect.stringMatching(/^error: results: .* are of another workflow run or suite; name /),
  ]);
});

describe.concurrent('against a baseline', () => {
  const IDS = Array.from({ length: 8 }, (_, index) => ({ instance_id: `i-${index}`, ...DONE }));

  interface Case {
    name: string;
    agent: string;
    inputs: Record<string, string>;
    exitCode: number;
    verdict: 'regressed' | 'within noise' | 'within tolerance';
    /** The comment's heading, and the line on the baseline, without its age. */
    heading: string;
    line: string;
  }

  const NONE = 'Against the baseline at 5d1e0a9c3b7f: 95% interval −100.0 to −42.8 points, exact McNemar p = 0.008';
  const CASES: Case[] = [
    {
      name: 'regressed',
      agent: 'true',
      inputs: {},
      exitCode: 1,
      verdict: 'regressed',
      heading: '❌ Benchmark: 0 of 8 passed (0%), 8 failed, regressed by 100.0 points',
      line: `🔴 ${NONE}`,
    },
    {
      name: 'regressed, within the tolerance',
      agent: 'true',
      inputs: { tolerance: '1' },
      exitCode: 0,
      verdict: 'within tolerance',
      heading: '☑️ Benchmark: 0 of 8 passed (0%), 8 failed, within tolerance (−100.0 points)',
      line: `⚪ ${NONE}`,
    },
    {
      name: 'regressed, and the gate does not look',
      agent: 'true',
      inputs: { 'fail-on': 'error' },
      exitCode: 0,
      verdict: 'regressed',
      heading: '☑️ Benchmark: 0 of 8 passed (0%), 8 failed, regressed by 100.0 points',
      line: `🔴 ${NONE}`,
    },
    {
      name: 'within noise',
      agent: '[ "$AGENTBENCH_INSTANCE_ID" = i-0 ] || touch done',
      inputs: {},
      exitCode: 0,
      verdict: 'within noise',
      heading: '☑️ Benchmark: 7 of 8 passed (87.5%), 1 failed, within noise (−12.5 points)',
      line: '⚪ Against the baseline at 5d1e0a9c3b7f: 95% interval −43.4 to +23.4 points, exact McNemar p = 1.000',
    },
  ];

  let before: Awaited<ReturnType<typeof openScene>>;
  let baseline: string;
  beforeAll(async () => {
    before = await openScene();
    const inputs = {
      dataset: await before.scene.dataset(IDS),
      'agent-command': 'touch done',
      'upload-artifact': 'false',
    };
    const ran = await before.scene.measure({ ...MEASURE, ...inputs });
    expect(ran.outputs.passed).toBe('8');
    baseline = resultsOf(ran.job);
  });
  afterAll(() => before.close());

  /** By the agent's command. */
  const jobsOf = Object.fromEntries(
    [...new Set(CASES.map(({ agent }) => agent))].map((agent) => [
      agent,
      publishedOnce(async (scene) =>
        measure(scene, await scene.dataset(IDS), ['i-0,i-1,i-2', 'i-3,i-4,i-5,i-6,i-7'], { 'agent-command': agent }),
      ),
    ]),
  );

  test.for(CASES)('$name', async ({ agent, inputs, exitCode, ...says }, { scene, expect }) => {
    await jobsOf[agent]!(scene);
    const report = await scene.report({ baseline, 'fail-on': 'regression', ...inputs });
    expect(report.exitCode).toBe(exitCode);
    expect(report.outcome).toBe(exitCode === 0 ? 'success' : 'failure');
    const body = bodies(scene)[0]!;
    expect(body).toContain(`## ${says.heading}\n`);
    expect(body.replace(/ \(\d+ min ago\)/, '')).toContain(`${says.line}, 8 instances in common`);
    const broken = agent === 'true' ? IDS.map(({ instance_id }) => instance_id) : ['i-0'];
    const rows = instanceRowsIn(body);
    expect(rows.map(({ instance }) => instance).toSorted()).toEqual(IDS.map(({ instance_id }) => instance_id));
    expect(
      rows.flatMap(({ instance, verdict }) => (verdict === 'fails now' ? [instance] : [])).toSorted(),
      'passed before and fails now',
    ).toEqual(broken);
    const { change } = runSchema.parse(
      JSON.parse(String((await unpackArtifact(scene, Number(report.outputs['artifact-id'])))['run.json'])),
    );
    expect(change?.verdict).toBe(says.verdict);
    expect(report.said.filter((line) => line.startsWith('error'))).toEqual(
      exitCode === 0 ? [] : [expect.stringMatching(/worse than the baseline.*fail-on: regression/)],
    );
  });

  test('fail-on regression without one is a notice', async ({ scene, expect }) => {
    const dataset = await scene.dataset(['!a']);
    await measure(scene, dataset, ['a']);
    const report = await scene.report({ 'fail-on': 'regression' });
    expect(report.exitCode).toBe(0);
    expect(report.said).toEqual([expect.stringContaining('notice: fail-on: regression: there is no baseline')]);
  });

  test('a directory without results is a mistake', async ({ scene, expect }) => {
    const dataset = await scene.dataset(['a']);
    await measure(scene, dataset, ['a']);
    const empty = await scene.directory();
    const report = await scene.report({ baseline: empty });
    expect(report).toMatchObject({ exitCode: 2, said: [`error: baseline: there are no results in ${empty}`] });
    await rm(empty, { recursive: true });
  });
});
