import { realpathSync } from 'node:fs';
import path from 'node:path';
import { describe, expect } from 'vitest';
import { exampleLimit } from '../test/support/cli.ts';
import { contentsOf, downloadArtifact, readRecords } from './support/records.ts';
import { ACTION, PULL_REQUEST, resultsOf, test } from './support/scene.ts';

describe.concurrent('the example dataset and its scripted agent', () => {
  test('verdicts, outputs, artifact, summary and comment', async ({ scene }) => {
    const inputs = {
      dataset: path.join(ACTION, 'examples/dataset'),
      'agent-directory': path.join(ACTION, 'examples/agent'),
      'agent-command': 'bash "$AGENTBENCH_AGENT_DIR/agent.sh"',
      'agent-timeout': '5s',
      testbed: 'auto',
    };
    const { job, post, said, ...main } = await scene.run(inputs, { env: exampleLimit(5_000) });
    const results = resultsOf(job);
    const [artifact] = scene.artifacts.artifacts;
    const [comment] = scene.api.comments(PULL_REQUEST);

    expect(main).toMatchObject({ outcome: 'success', exitCode: 0, errors: [], stderr: '' });
    expect(main.outputs).toEqual({
      planned: '3',
      passed: '1',
      failed: '2',
      errors: '0',
      'not-run': '0',
      'success-rate': String(1 / 3),
      score: String(1 / 3),
      'results-path': realpathSync(results),
      'artifact-id': String(artifact!.id),
      'artifact-url': `https://github.com/octo/demo/actions/runs/7001001/artifacts/${artifact!.id}`,
      'comment-url': comment!.html_url,
    });

    const { run, results: records } = await readRecords(results);
    expect(run.planned.map(({ instance_id, status, result }) => [instance_id, status, result])).toEqual([
      ['greeting-1', 'passed', 'greeting-1/trial-1/result.json'],
      ['service-1', 'failed', 'service-1/trial-1/result.json'],
      ['report-1', 'failed', 'report-1/trial-1/result.json'],
    ]);
    expect(Object.keys(records)).toEqual(['greeting-1/trial-1', 'report-1/trial-1', 'service-1/trial-1']);
    expect(records['report-1/trial-1']!.agent).toMatchObject({ timed_out: true, exit_code: null });
    expect(records['greeting-1/trial-1']!.agent.usage).toMatchObject({ input_tokens: 1200, cost_usd: null });
    expect(run.github).toMatchObject({ repository: 'octo/demo', event: 'pull_request', pull_request: PULL_REQUEST });

    expect(artifact!.name).toBe('agentbench-Benchmark-bench-0-__self-1');
    expect(await downloadArtifact(scene, job, artifact!.id)).toEqual(await contentsOf(results));

    // The page by itself, unzipped: the names in the comment lead to its trials.
    const page = scene.artifacts.artifacts[1]!;
    expect(page).toMatchObject({ name: 'agentbench-Benchmark-bench-0-__self-1.html', contentType: 'text/html' });
    expect(page.bytes.toString()).toMatch(/^<!doctype html>/i);
    const pageUrl = `https://github.com/octo/demo/actions/runs/7001001/artifacts/${page.id}`;
    expect(comment!.body).toContain(`[service-1](${pageUrl}#service-1/1)`);
    expect(comment!.body).toContain('Repeat it on your machine:\n\n    npx agentbench-action@');

    expect(main.groups.map((group) => group.replace(/ (?:\d+ min )?[\d.]+ m?s/, ' TIME'))).toEqual([
      '✓ passed greeting-1 TIME',
      '✗ failed service-1 TIME: agent: I do not know how to start a service.',
      expect.stringMatching(
        /^✗ failed report-1 TIME: agent timed out after [\d.]+ m?s; grep: answer\.txt: No such file/,
      ),
      'Artifacts',
    ]);
    expect(said).toEqual([
      'warning: agent: I do not know how to start a service.',
      expect.stringMatching(
        /^warning: agent timed out after [\d.]+ m?s; grep: answer\.txt: No such file or directory$/,
      ),
    ]);
    expect(main.annotations.map(({ properties }) => properties.title)).toEqual([
      'agentbench: service-1 failed',
      'agentbench: report-1 failed',
    ]);

    const [marker, state, ...report] = comment!.body.split('\n');
    expect(marker).toBe('<!-- agentbench:Benchmark -->');
    expect(state).toMatch(/^<!-- agentbench-state:[0-9a-f]{32} -->$/);
    expect(report.join('\n')).toBe(main.summary);
    expect(main.summary).toContain('## ☑️ Benchmark: 1 of 3 passed (33.3%), 2 failed\n');
    expect(main.summary).toContain('2,560 tokens (known for 2 of 3)');
    expect(main.summary).toContain(main.outputs['artifact-url']);
    // Post finds all done.
    expect(post).toMatchObject({ outcome: 'success', log: '', summary: '', outputs: {} });
    expect(scene.artifacts.artifacts).toHaveLength(2);
  });
});

describe.concurrent('what a step leaves out', () => {
  test('on a push: no comment, no fault, and nobody is asked', async ({ scene }) => {
    const dataset = await scene.dataset(['a']);
    const ran = await scene.run({ dataset }, { eventName: 'push', event: { ref: 'refs/heads/main' } });
    expect(ran).toMatchObject({ outcome: 'success', exitCode: 0, said: [] });
    expect(ran.outputs).toMatchObject({
      passed: '1',
      'comment-url': '',
      'artifact-id': expect.stringMatching(/^\d+$/),
    });
    expect(scene.api.requests).toEqual([]);
  });

  test('upload-artifact and summary false: no artifact, no summary, the comment alone', async ({ scene }) => {
    const dataset = await scene.dataset(['a']);
    const ran = await scene.run({ dataset, 'upload-artifact': 'false', summary: 'false' });
    expect(ran).toMatchObject({ outcome: 'success', summary: '', said: [] });
    expect(ran.outputs).toMatchObject({ 'artifact-id': '', 'artifact-url': '' });
    expect(ran.post).toMatchObject({ log: '', summary: '' });
    expect(scene.artifacts.requests).toEqual([]);
    const [comment] = scene.api.comments(PULL_REQUEST);
    expect(comment!.body).not.toContain('results and logs');
    expect(ran.outputs['comment-url']).toBe(comment!.html_url);
  });

  test('retention-days and artifact-name reach the service', async ({ scene }) => {
    const dataset = await scene.dataset(['a']);
    await scene.run(
      { dataset, 'retention-days': '3', 'artifact-name': 'my results', suite: 'nightly / öäü' },
      { action: 'bench_2', job: 'matrix-job', strategy: { index: 4, total: 6 }, runAttempt: 2 },
    );
    const [artifact] = scene.artifacts.artifacts;
    expect(artifact!.name).toBe('my-results-nightly-matrix-job-4-bench_2-2');
    const days = (Date.parse(artifact!.expiresAt!) - Date.parse(artifact!.createdAt)) / 86_400_000;
    expect(days).toBeCloseTo(3, 1);
  });
});

describe.concurrent('the log', () => {
  test('one group for each trial, whole, however many run at once', async ({ scene }) => {
    const dataset = await scene.dataset(['a', '!b', 'c']);
    const ran = await scene.run({ dataset, trials: '2', parallel: '3', 'agent-command': 'sleep 0.0$RANDOM; echo hi' });
    expect(ran.groups.pop()).toBe('Artifacts');
    const names = ran.groups.map((group) => /^. (?:passed|failed) (\S+(?: \(trial 2\))?)/.exec(group)?.[1]);
    expect(names.toSorted()).toEqual(['a', 'a (trial 2)', 'b', 'b (trial 2)', 'c', 'c (trial 2)']);
    const marks = ran.commands.map(({ name }) => name).filter((name) => name.endsWith('group'));
    expect(marks).toEqual(Array.from({ length: 7 }, () => ['group', 'endgroup']).flat());
    expect(Object.keys((await readRecords(resultsOf(ran.job))).results)).toHaveLength(6);
  });

  test('30 failing instances and every publication failing: at most ten annotations of a kind', async ({ scene }) => {
    const failing = Array.from({ length: 30 }, (_, index) => `!task-${index + 1}`);
    scene.artifacts.fail('CreateArtifact', { status: 403, times: 9 });
    scene.api.fail('GET', { status: 422, times: 9 });
    const dataset = await scene.dataset(failing);
    // On the host an agent reaches the runner's own files: this one takes the summary's away.
    const ran = await scene.run({
      dataset,
      parallel: '4',
      'fail-on': 'failure',
      'agent-command': 'rm -f "$TMPDIR"/../../../../_runner_file_commands/step_summary_*',
    });
    expect(ran).toMatchObject({ outcome: 'failure', exitCode: 1 });
    expect(ran.outputs).toMatchObject({ planned: '30', failed: '30' });
    const count = (level: string) => ran.annotations.filter((annotation) => annotation.level === level).length;
    expect(count('warning')).toBeLessThanOrEqual(10);
    expect(count('error')).toBe(1);
    expect(ran.said).toContain('warning: 24 more trials did not pass; the step summary lists them all');
    expect(ran.said.slice(-4)).toEqual([
      expect.stringContaining('error: 0 of 30 passed (0%), 30 failed. 30 of 30 trials failed (fail-on: failure)'),
      expect.stringContaining('warning: The results are in '),
      expect.stringContaining('warning: The step summary was not written: '),
      expect.stringContaining('warning: The comment was not written: GitHub answered 422'),
    ]);
  });

  test('30 instances that cannot be measured: at most ten errors, and what each was', async ({ scene }) => {
    const dataset = await scene.dataset(Array.from({ length: 30 }, (_, index) => `task-${index + 1}`));
    const ran = await scene.run({ dataset, parallel: '4', 'agent-setup': 'exit 4' });
    expect(ran).toMatchObject({ outcome: 'failure', exitCode: 3 });
    expect(ran.outputs).toMatchObject({ errors: '30', score: '', 'success-rate': '0' });
    const errors = ran.annotations.filter(({ level }) => level === 'error');
    expect(errors.length).toBeLessThanOrEqual(10);
    expect(errors[0]).toMatchObject({
      message: 'agent-setup: agent-setup ended with exit code 4; see agent-setup.log',
      properties: { title: expect.stringMatching(/^agentbench: task-\d+ could not be measured$/) },
    });
  });
});
