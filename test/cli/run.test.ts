import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runSchema } from '../../src/results/records.ts';
import { AGENTBENCH, agentbench, exampleLimit, ROOT } from '../support/cli.ts';
import { datasetDirectory } from '../support/datasets.ts';
import { writeProjects } from '../support/projects.ts';
import { writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

describe('agentbench run', () => {
  it('without a dataset runs the example: one passes, one fails, one times out', async () => {
    const cwd = temporaryDirectory();
    // No Docker is asked for. The example has a time limit of 5 s.
    const { exitCode, stdout } = await agentbench(['run', '--json'], {
      cwd,
      environment: { DOCKER_HOST: 'unix:///nonexistent', ...exampleLimit(5000) },
    });
    const run = runSchema.parse(JSON.parse(stdout));
    expect(exitCode).toBe(0);
    expect(run.planned.map(({ instance_id, status }) => `${instance_id} ${status}`)).toEqual([
      'greeting-1 passed',
      'service-1 failed',
      'report-1 failed',
    ]);
    const result = (id: string) =>
      JSON.parse(readFileSync(path.join(cwd, 'agentbench-results/latest', id, 'trial-1/result.json'), 'utf8'));
    expect(result('report-1').agent).toMatchObject({ timed_out: true, exit_code: null });
    expect(result('greeting-1').agent.usage).toMatchObject({
      source: 'agent',
      input_tokens: 1200,
      output_tokens: 80,
      cost_usd: null,
      steps: 2,
    });
  });

  it('says what happens, and where the results are', async () => {
    const dataset = writeDataset([{ instance_id: 'one-1' }, { instance_id: 'two-1' }]);
    const { exitCode, stdout } = await agentbench([
      ...['run', '--dataset', dataset, '--testbed', 'host', '--fail-on', 'failure'],
      ...['--agent-command', 'echo "about to" && test $AGENTBENCH_INSTANCE_ID = one-1 && touch solved'],
    ]);
    expect(exitCode).toBe(1);
    expect(
      stdout
        .replace(/(?<=% ) +(?=(?:\d+ min )?[\d.]+ m?s)| +(?=agent +why)|(?<=agent) +(?=why)/g, ' ')
        .replace(/(?:\d+ min )?[\d.]+ m?s/g, 'TIME')
        .replace(/(of|in) (ab-|\/)[^\s,]+/g, '$1 NAME')
        .replace(/\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d/g, 'WHEN'),
    ).toMatchInlineSnapshot(`
      "agentbench: 2 trials of 2 instances of NAME, testbed host, results in NAME
        one-1: begins
      ✓ passed one-1 TIME
        two-1: begins
      ✗ failed two-1 TIME: agent exit code 1; cat: solved: No such file or directory
        agent.log ends:
        │ about to
        evaluation.log ends:
        │ cat: solved: No such file or directory
        │ Setup failed

      verdict   instance  score agent why
      ✓ passed  one-1      100%  TIME
      ✗ failed  two-1        0%  TIME  agent exit code 1; cat: solved: No such file or directory

      1 of 2 passed (50%), 1 failed
      95% interval of the rate: 9.5% to 90.5%
      wall time: TIME
      time: agent TIME, evaluation TIME, harness TIME
      why: 1 crashed
      gate: 1 of 2 trials failed (fail-on: failure)
      results: agentbench-results/WHEN/run.json
      look at: agentbench show agentbench-results/WHEN two-1
      report: agentbench-results/WHEN/report.html
      "
    `);
  });

  it('says why it is not comparable with its baseline', async () => {
    const place = temporaryDirectory();
    const measure = (dataset: string, ...words: string[]) =>
      agentbench(['run', '--dataset', dataset, '--testbed', 'host', '--agent-command', 'touch solved', ...words], {
        place,
      });
    await measure(writeDataset([{ instance_id: 'one-1' }]), '--results-path', 'before');
    const other = writeDataset([{ instance_id: 'one-1', problem_statement: 'Another.' }]);
    const { stdout } = await measure(other, '--results-path', 'now', '--baseline', 'before');
    expect(stdout).toMatch(/^against the baseline: not comparable: .*dataset/m);
    const { change } = JSON.parse(readFileSync(path.join(place, 'now/run.json'), 'utf8'));
    expect(change).toEqual({
      verdict: 'not comparable',
      difference: null,
      reasons: [expect.stringContaining('dataset')],
    });
  });

  const malformed = temporaryDirectory();
  const faulty = writeDataset([{ instance_id: 'one-1' }]);
  writeFileSync(path.join(faulty, 'scenarios/rows.jsonl'), '{"instance_id": "one-1"\n');
  const good = writeDataset([{ instance_id: 'one-1' }]);
  const redis = writeDataset(['dbsetup-redis-1', 'dbsetup-redis-2', 'other-1'].map((instance_id) => ({ instance_id })));
  const agent = ['--agent-command', 'true'];

  it.each<[what: string, args: string[], message: RegExp]>([
    [
      'an unknown value',
      ['--dataset', good, ...agent, '--testbed', 'dokcer'],
      /^agentbench: testbed: "dokcer" is not one of auto, docker, host; did you mean docker\?$/m,
    ],
    ['an unknown option', ['--dataset', good, ...agent, '--tesbed', 'host'], /unknown option '--tesbed'/],
    ['a malformed line', ['--dataset', faulty, ...agent], /scenarios\/rows\.jsonl:1: not valid JSON/],
    [
      'a directory that is not there',
      ['--dataset', path.join(malformed, 'no'), ...agent],
      /is neither a known dataset \(setupbench, prdbench, harbor\) nor an existing directory/,
    ],
    [
      'a directory that is no dataset',
      ['--dataset', malformed, ...agent],
      /has no folder scenarios\/ with \.jsonl files/,
    ],
    [
      'an unknown instance',
      ['--dataset', 'setupbench', '--dataset-path', redis, '--instances', 'dbsetup-redis-9', ...agent],
      /instances: "dbsetup-redis-9" matches nothing; nearest: dbsetup-redis-1, dbsetup-redis-2/,
    ],
    [
      'an instance without a dataset and an agent',
      ['--instances', 'dbsetup-redis-1'],
      /^agentbench: no dataset and no agent is named, so this is the example; name an agent .*\nagentbench: instances: "dbsetup-redis-1" matches nothing; nearest: /m,
    ],
    [
      'both of two ways',
      ['--dataset-path', good, '--dataset-repository', 'https://example.invalid/x', ...agent],
      /^agentbench: dataset-path: /m,
    ],
    [
      'a baseline that only workflows have',
      ['--dataset', good, ...agent, '--baseline', 'artifact'],
      /^agentbench: baseline: artifact is for workflows; on the command line name a directory of earlier results$/m,
    ],
    ['no agent', ['--dataset', good], /^agentbench: agent: is required; name an agent /m],
    [
      'a variable that is not set',
      ['--dataset', good, ...agent, '--agent-env', 'NOT_SET_ANYWHERE'],
      /agent-env: NOT_SET_ANYWHERE has no value, and no variable of this name is set/,
    ],
    [
      'an agent directory that is not there',
      ['--dataset', good, ...agent, '--agent-directory', 'missing'],
      /agent-directory: \S+\/missing is not an existing directory/,
    ],
    [
      'keep-image on the host',
      ['--dataset', good, ...agent, '--testbed', 'host', '--keep-image'],
      /keep-image: the host testbed has no image to keep/,
    ],
    [
      'a closed network on the host',
      ['--dataset', good, ...agent, '--testbed', 'host', '--network', 'restricted'],
      /network: restricted: limits a container, and trials on the host testbed have none; use testbed: docker/,
    ],
    [
      'limits of a container on the host',
      ['--dataset', good, ...agent, '--testbed', 'host', '--memory', '2GiB'],
      /memory: limits a container/,
    ],
    [
      'no image for Docker',
      ['--dataset', path.join(ROOT, 'examples/dataset'), ...agent, '--testbed', 'docker'],
      /image: greeting-1 names no image/,
    ],
  ])('refuses %s with exit code 2, and begins nothing', async (_, args, message) => {
    const cwd = temporaryDirectory();
    const { exitCode, stdout, stderr } = await agentbench(
      ['run', ...args, '--results-path', path.join(cwd, 'results')],
      { cwd },
    );
    expect(stderr).toMatch(message);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(() => readFileSync(path.join(cwd, 'results/run.json'))).toThrow('ENOENT');
  });

  it('says that the host testbed has the network of the machine', async () => {
    const dataset = path.join(ROOT, 'examples/dataset');
    const options = ['--testbed', 'host', '--network', 'none', '--instances', 'greeting-1'];
    const results = path.join(temporaryDirectory(), 'results');
    const { stdout } = await agentbench(['run', '--dataset', dataset, ...agent, ...options, '--results-path', results]);
    expect(stdout).toContain('network: none closes the network of a container; trials on the host testbed have that');
  });

  it('says that the host testbed has no image', async () => {
    const dataset = path.join(ROOT, 'examples/dataset');
    const results = path.join(temporaryDirectory(), 'results');
    const given = ['run', '--dataset', dataset, ...agent, '--instances', 'greeting-1', '--results-path', results];
    const notice = 'image, image-map: trials on the host testbed are in no container and use neither';
    expect((await agentbench([...given, '--image', 'node:22'])).stdout).toContain(notice);
    expect((await agentbench([...given.slice(0, -1), `${results}-2`])).stdout).not.toContain(notice);
  });

  it('says that mode free has no score without a judge', async () => {
    const dataset = writeProjects({ 1: { plan: [{ metric: 'm' }] } });
    const given = [
      'run',
      '--dataset',
      'prdbench',
      '--dataset-path',
      dataset,
      ...agent,
      '--testbed',
      'host',
      '--dry-run',
    ];
    const notice = 'mode: free: the judge scores every requirement, so without one no trial has a score';
    expect((await agentbench([...given, '--mode', 'free'])).stderr).toContain(notice);
    const judge = ['--judge', 'command', '--judge-command', 'true'];
    expect((await agentbench([...given, '--mode', 'free', ...judge])).stderr).not.toContain(notice);
  });

  it('refuses to begin without the Docker it needs, with advice', async () => {
    const args = ['run', '--dataset', good, ...agent];
    const environment = { DOCKER_HOST: 'unix:///nonexistent.sock' };
    const { exitCode, stdout, stderr } = await agentbench(args, { environment });
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(
      /testbed: auto means docker .*Docker does not answer at unix:\/\/\/nonexistent\.sock .*Start the daemon/,
    );
    expect(`${stdout}${stderr}`.match(/Docker does not answer/g), 'said once').toHaveLength(1);
  });

  it('says that its directory was removed', () => {
    const script = 'cd "$0" && rmdir "$0" && exec "$@"';
    const words = [temporaryDirectory(), process.execPath, AGENTBENCH, 'run', '--dataset', good, ...agent];
    const { status, stderr } = spawnSync('bash', ['-c', script, ...words], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'agentbench: the current directory was removed; change to one that is there\n',
    });
  });
});

describe('agentbench validate', () => {
  it('counts SetupBench by type, image and fixture', async (context) => {
    const setupbench = datasetDirectory('setupbench', context);
    const { exitCode, stdout } = await agentbench(['validate', '--dataset-path', setupbench, '--json']);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      instances: 93,
      by_type: { reposetup: 54, dependency_resolution: 16, dbsetup: 15, bgsetup: 8 },
      by_image: { 'ubuntu:22.04': 77, 'codeexecservice.azurecr.io/setupbench-node-16:latest': 9, 'ruby:2.7': 7 },
      with_repository: 70,
      notes: [],
    });
  });

  it('reads the example, which is made for the host', async () => {
    const { stdout } = await agentbench(['validate', '--dataset', path.join(ROOT, 'examples/dataset'), '--json']);
    expect(JSON.parse(stdout)).toMatchObject({
      dataset: 'example',
      testbed: 'host',
      instances: 3,
      with_prerunner: 1,
      with_fixtures: 2,
    });
  });
});

describe('agentbench doctor', () => {
  it('finds what this machine has', async () => {
    const { exitCode, stdout } = await agentbench(['doctor', '--json']);
    expect(exitCode).toBe(0);
    const { host, docker, findings } = JSON.parse(stdout);
    expect({ host, docker }).toEqual({ host: true, docker: true });
    expect(findings.map(({ what }: { what: string }) => what)).toEqual([
      'node',
      'bash',
      'perl',
      'git',
      'docker',
      'docker CLI',
      'compose',
      'disk',
      'user',
    ]);
  });

  it('says what to do where Docker does not answer; the host still works', async () => {
    const { exitCode, stdout } = await agentbench(['doctor'], {
      environment: { DOCKER_HOST: 'unix:///nonexistent.sock' },
    });
    expect(exitCode).toBe(0);
    expect(stdout).toContain('✗ docker ');
    expect(stdout).toContain('→ SetupBench needs Docker.');
    expect(stdout).toContain('The host testbed works here, the Docker testbed does not.');
  });

  it('tells of a temporary directory that is not there, which a run makes', async () => {
    const { exitCode, stdout } = await agentbench(['doctor'], {
      environment: { RUNNER_TEMP: path.join(temporaryDirectory(), 'none') },
    });
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^! disk +ENOENT: .*none/m);
  });

  it('without git, perl and bash the example still runs, and what is missing is said', async () => {
    const { exitCode, stdout } = await agentbench(['doctor'], { environment: { PATH: temporaryDirectory() } });
    expect(exitCode).toBe(0);
    for (const advice of ['Install bash.', 'Install git:', 'install perl', 'Install the docker command'])
      expect(stdout).toContain(advice);
    expect(stdout).toContain('The host testbed works here, the Docker testbed does not.\nTry it: ');
  });
});
