import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe } from 'vitest';
import harborJob from '../test/foreign/harbor-job.json' with { type: 'json' };
import { zip } from '../test/github/zip.ts';
import { instanceRowsIn } from './support/published.ts';
import { unpackArtifact } from './support/records.ts';
import { BOT, PULL_REQUEST, RUN_ID, test } from './support/scene.ts';

const LOGS = path.join(import.meta.dirname, '../test/foreign/logs');

/** The job that harbor 0.25.0 ran (test/foreign/lab-job.ts), with one of its two agents, as files by their path. */
function jobOf(agent: string): Record<string, string> {
  const trials = Object.entries(harborJob as Record<string, unknown>).filter(
    ([name, content]) => !name.endsWith('/result.json') || (content as LabTrial).agent_info.name === agent,
  );
  const own = new Set(trials.flatMap(([name]) => (name.endsWith('/result.json') ? [path.dirname(name)] : [])));
  const lock = {
    ...harborJob['lock.json'],
    trials: harborJob['lock.json'].trials.filter((one) => one.agent.name === agent),
  };
  const kept = trials.filter(([name]) => !name.includes('/') || own.has(name.split('/')[0]!));
  return Object.fromEntries(
    kept.map(([name, content]) => [
      name,
      typeof content === 'string' ? content : JSON.stringify(name === 'lock.json' ? lock : content),
    ]),
  );
}

interface LabTrial {
  agent_info: { name: string };
}

const archive = (files: Record<string, string | Buffer>) =>
  zip(Object.entries(files).map(([name, content]) => ({ name, content })));

describe.concurrent('results of other programs', () => {
  test('a job of Harbor in an artifact: reported, compared with another, and gated', async ({ scene, expect }) => {
    const baseline = path.join(await scene.directory(), 'jobs/lab');
    for (const [name, text] of Object.entries(jobOf('oracle'))) {
      mkdirSync(path.dirname(path.join(baseline, name)), { recursive: true });
      writeFileSync(path.join(baseline, name), text);
    }
    const job = Object.fromEntries(Object.entries(jobOf('nop')).map(([name, text]) => [`jobs/lab/${name}`, text]));
    scene.artifacts.add({ runId: RUN_ID, name: 'agentbench-Benchmark-harbor', bytes: archive(job) });
    const report = await scene.report({ baseline, 'fail-on': 'regression', 'min-success-rate': '0.5' });
    expect(report.log).toContain('measured by Harbor 0.25.0');
    expect(report).toMatchObject({ outcome: 'failure', exitCode: 1 });
    expect(report.outputs).toMatchObject({ planned: '8', passed: '2', failed: '4', errors: '2', 'not-run': '0' });
    expect(report.said.filter((line) => line.startsWith('error:'))).toEqual([
      expect.stringContaining('min-success-rate'),
    ]);
    const { body } = scene.api.comments(PULL_REQUEST).find(({ user }) => user.login === BOT)!;
    const rows = instanceRowsIn(body).map(({ instance, verdict }) => `${instance} ${verdict}`);
    expect(rows).toEqual(expect.arrayContaining(['one fails now', 'slow passed']));
    const files = await unpackArtifact(scene, Number(report.outputs['artifact-id']));
    // With the logs of its trials.
    expect(String(files['report.html'])).toContain('data-file="evaluation.log"');
    expect(JSON.parse(String(files['run.json'])).measured_by).toEqual({ name: 'Harbor', version: '0.25.0' });

    const here = await scene.report({ 'results-path': path.dirname(path.dirname(baseline)), comment: 'never' });
    expect(here.outputs).toMatchObject({ planned: '8', passed: '4', failed: '2', errors: '2' });
  });

  test('a log of Inspect, and a run of ours whose agent leaves files of these names', async ({ scene, expect }) => {
    const [log] = readdirSync(LOGS);
    const bytes = archive({ [`logs/${log}`]: readFileSync(path.join(LOGS, log!)) });
    scene.artifacts.add({ runId: RUN_ID, name: 'agentbench-Benchmark-inspect', bytes });
    const report = await scene.report({ 'fail-on': 'error', comment: 'never' });
    expect(report).toMatchObject({ outcome: 'failure', exitCode: 3 });
    expect(report.outputs).toMatchObject({ planned: '6', passed: '2', failed: '2', errors: '2' });

    const dataset = await scene.dataset(['a']);
    const leave = 'cd "$AGENTBENCH_OUTPUT_DIR" && echo \'{"jobs_dir":"x"}\' | tee config.json lock.json result.json';
    await scene.run(
      { dataset, 'agent-command': leave, comment: 'never', suite: 'own' },
      scene.shard(0, { runId: RUN_ID + 1 }),
    );
    const own = await scene.report({ suite: 'own', comment: 'never' }, { runId: RUN_ID + 1 });
    expect(own.outputs).toMatchObject({ planned: '1', passed: '1' });
    expect(own.log).not.toContain('Harbor');
  });
});
