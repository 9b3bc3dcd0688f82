import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { containersOfInstance, dockerCli } from '../support/docker.ts';
import { testMachine } from '../support/machine.ts';
import { run, writeProjects } from '../support/projects.ts';
import { measure, writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const TESTBEDS = ['docker', 'host'] as const;

describe.each(TESTBEDS)('a prerunner on %s', (testbed) => {
  test('runs before the agent; its failures are notes, its background processes stay, it is not seen', async () => {
    const prerunner = [
      '#!/bin/bash',
      'echo broken >state',
      'rm missing-file',
      '(while :; do touch alive; sleep 0.1; done) &',
      'echo to stdout; echo to stderr >&2',
      'exit 4',
    ].join('\n');
    const dataset = writeDataset(
      [
        {
          instance_id: 'prerun-1',
          success_command:
            'cat seen; rm alive; until ls alive; do sleep 0.1; done 2>/dev/null; echo "Setup successful"',
        },
      ],
      { 'fixtures/prerunner-prerun-1/prerunner.sh': `${prerunner}\n`, 'fixtures/prerun-1/given': 'given\n' },
    );
    const { results, read } = await measure({
      dataset,
      testbed,
      'agent-command': `cat state given >seen; find ${testbed === 'docker' ? '/' : '..'} -xdev -name "prerunner*" >>seen`,
    });
    const { status, prerunner: ran, integrity } = results['prerun-1/1']!;
    expect(status).toBe('passed');
    expect(ran).toMatchObject({ exit_code: 4, timed_out: false });
    expect(integrity.sort((a, b) => (a.kind < b.kind ? -1 : 1))).toEqual([
      { kind: 'prerunner_command_failed', detail: 'prerunner.sh line 3, exit code 1: rm missing-file' },
      { kind: 'prerunner_failed', detail: 'prerunner.sh ended with exit code 4' },
    ]);
    const log = read('prerun-1/trial-1/prerunner.log');
    expect(log).toContain('to stdout\n');
    expect(log).toContain('to stderr\n');
    const seen = read('prerun-1/trial-1/evaluation.log').split('\n');
    expect(seen.slice(0, 2)).toEqual(['broken', 'given']);
    expect(seen.filter((line) => line.includes('prerunner'))).toEqual([]);
  });
});

describe('errors', () => {
  test.each<[string, Record<string, string>, string]>([
    ['fails', { 'agent-setup': 'echo no network; exit 9' }, 'agent-setup ended with exit code 9; see agent-setup.log'],
    [
      'takes too long',
      { 'agent-setup': 'sleep 60', 'agent-timeout': '1s' },
      'agent-setup did not end within agent-timeout',
    ],
  ])('an agent-setup that %s is an error, and no verdict on the agent', async (_, options, message) => {
    const dataset = writeDataset([{ instance_id: 'setup-1' }]);
    const { results, exitCode, directory } = await measure({
      dataset,
      testbed: 'host',
      'agent-command': 'touch solved',
      ...options,
    });
    expect(results['setup-1/1']).toMatchObject({
      status: 'error',
      score: null,
      agent: { exit_code: null, duration_ms: 0 },
      evaluation: null,
      error: { stage: 'agent-setup', kind: 'agent_setup', message },
    });
    expect(results['setup-1/1']!.stages.map(({ name }) => name)).toEqual([
      'prepare',
      'agent-setup',
      'collect',
      'remove',
    ]);
    expect(readdirSync(path.join(directory, 'setup-1/trial-1'))).not.toContain('agent.log');
    expect(exitCode).toBe(3);
  });

  test.each(TESTBEDS)(
    'an agent-setup that removes the workdir is one, on %s: the agent never begins',
    async (testbed) => {
      const dataset = writeDataset([{ instance_id: 'setup-1' }]);
      const options = { 'agent-setup': 'rm -rf "$PWD"', 'agent-command': 'touch solved' };
      const { results, exitCode, directory } = await measure({ dataset, testbed, ...options });
      expect(results['setup-1/1']).toMatchObject({
        status: 'error',
        score: null,
        evaluation: null,
        integrity: [],
        error: { stage: 'agent-setup', kind: 'testbed' },
      });
      expect(readdirSync(path.join(directory, 'setup-1/trial-1'))).not.toContain('agent.log');
      expect(exitCode).toBe(3);
    },
  );

  test('a container that is killed from outside while agent-setup runs is one of Docker', async () => {
    const id = `setup-killed-${randomBytes(4).toString('hex')}`;
    const dataset = writeDataset([{ instance_id: id }]);
    const options = { testbed: 'docker', 'agent-setup': 'sleep 602', 'agent-command': 'touch solved' };
    const measuring = measure({ dataset, ...options });
    measuring.catch(() => {});
    let container = '';
    await expect
      .poll(async () => {
        container = (await containersOfInstance(id))[0]?.Id ?? '';
        return container === '' ? '' : dockerCli('top', container);
      })
      .toContain('sleep 602');
    dockerCli('kill', container);
    const { results } = await measuring;
    expect(results[`${id}/1`]!.error).toMatchObject({ stage: 'agent-setup', kind: 'docker' });
  });

  test.each(TESTBEDS)('an environment larger than Linux takes is one, and no verdict, on %s', async (testbed) => {
    const variables = Array.from({ length: 40 }, (_, index) => `LARGE_${index}=${'x'.repeat(100_000)}`);
    const dataset = writeDataset([{ instance_id: 'large-1' }]);
    const { results, exitCode } = await measure({
      dataset,
      testbed,
      'agent-command': 'touch solved',
      'agent-env': variables.join('\n'),
    });
    expect(results['large-1/1']).toMatchObject({ status: 'error', score: null, evaluation: null });
    expect(results['large-1/1']!.error).toMatchObject({
      stage: 'agent',
      message: expect.stringMatching(
        /^a command and its (variables|environment) have 40\d{5} bytes, more than Linux takes/,
      ),
    });
    expect(exitCode).toBe(3);
  });

  test.each(TESTBEDS)('a repository that is not there is one, of git, on %s', async (testbed) => {
    const missing = `file://${temporaryDirectory()}/missing.git`;
    const row = { instance_id: 'clone-1', repo_url: missing, base_commit: 'a'.repeat(40) };
    const dataset = writeDataset([row, { instance_id: 'other-1' }]);
    const { results, exitCode, run } = await measure({ dataset, testbed, 'agent-command': 'touch solved' });
    expect(results['clone-1/1']).toMatchObject({ status: 'error', error: { stage: 'prepare', kind: 'git' } });
    expect(results['clone-1/1']!.error!.message).toContain('missing.git');
    expect(run.totals).toMatchObject({
      passed: 1,
      error: 1,
      success_rate: 0.5,
      score: 1,
      score_expected: 0.5,
      coverage: 0.5,
    });
    expect(exitCode).toBe(3);
  });

  test('the gate may let them pass', async () => {
    const row = { instance_id: 'clone-1', repo_url: 'file:///missing.git', base_commit: 'a'.repeat(40) };
    const options = { testbed: 'host', 'agent-command': 'true' };
    const dataset = writeDataset([row]);
    expect((await measure({ dataset, ...options, 'fail-on': 'never' })).exitCode).toBe(0);
    expect((await measure({ dataset, ...options, 'min-success-rate': '0.5' })).exitCode).toBe(1);
  });
});

test("a find that cannot list files for a test plan, as BusyBox's, is an error before the agent runs", async () => {
  const bin = temporaryDirectory();
  const find =
    '#!/bin/sh\ncase "$*" in *-printf*) echo "find: unrecognized: -printf" >&2; exit 1;; esac\nexec /usr/bin/find "$@"\n';
  writeFileSync(path.join(bin, 'find'), find, { mode: 0o755 });
  const ran = path.join(temporaryDirectory(), 'ran');
  const plan = [{ metric: 'a', type: 'unit_test', testcases: [run('python -m pytest')] }];
  const { results } = await measure(
    {
      dataset: 'prdbench',
      'dataset-path': writeProjects({ 1: { plan } }),
      testbed: 'host',
      'agent-command': `touch ${ran}`,
    },
    { machine: testMachine({ PATH: `${bin}:${process.env.PATH}` }) },
  );
  const message =
    "this machine has no GNU find (BusyBox's has no -printf), which test plans need: use an image made from Debian or Ubuntu, or install it";
  expect(results['prdbench-1/1']).toMatchObject({
    status: 'error',
    error: { stage: 'prepare', kind: 'testbed', message },
  });
  expect(existsSync(ran)).toBe(false);
});

test('a prerunner in an image without bash does not run, which is an error before the agent runs', async () => {
  const image = `agentbench-test-no-bash-${process.pid}`;
  execFileSync('docker', ['build', '--quiet', '--tag', image, '-'], {
    input: 'FROM debian:bookworm\nRUN rm /bin/bash\n',
  });
  onTestFinished(() => void execFileSync('docker', ['rmi', image], { stdio: 'ignore' }));
  const prerunner = { 'fixtures/prerunner-a/prerunner.sh': 'echo here >state\n' };
  const { results } = await measure({
    dataset: writeDataset([{ instance_id: 'a' }], prerunner),
    testbed: 'docker',
    image,
    'agent-command': 'true',
  });
  const message =
    'the image has no bash, which prerunner.sh needs: use an image made from Debian or Ubuntu, or install it';
  expect(results['a/1']).toMatchObject({ status: 'error', error: { stage: 'prepare', kind: 'testbed', message } });
});

test('a task that asks for more processors than there are gets those that there are, and a note', async () => {
  const files = writeDataset([], {
    'wide/task.toml': '[environment]\ndocker_image = "debian:bookworm"\ncpus = 4000\n',
    'wide/instruction.md': 'Do it.\n',
    'wide/tests/test.sh': 'echo 1 >/logs/verifier/reward.txt\n',
  });
  const options = { dataset: path.join(files, 'wide'), testbed: 'docker', 'agent-command': 'true' };
  const { results } = await measure(options);
  expect(results['wide/1']).toMatchObject({
    status: 'passed',
    integrity: [
      {
        kind: 'fewer_processors',
        detail: expect.stringMatching(
          /^the task asks for 4,?000 processors, and Docker's machine has \d+ processors?$/,
        ),
      },
    ],
  });
  const given = await measure({ ...options, cpus: '1' });
  expect(given.results['wide/1']).toMatchObject({ status: 'passed', integrity: [] });
});

test('a task whose agent is a user that its image does not have is no failure of the agent', async () => {
  const files = writeDataset([], {
    'strange/task.toml': '[environment]\ndocker_image = "debian:bookworm"\n[agent]\nuser = "nobody-here"\n',
    'strange/instruction.md': 'Do it.\n',
    'strange/tests/test.sh': 'true\n',
  });
  const { results } = await measure({
    dataset: path.join(files, 'strange'),
    testbed: 'docker',
    'agent-command': 'true',
  });
  expect(results['strange/1']).toMatchObject({
    status: 'error',
    integrity: [],
    error: {
      stage: 'prepare',
      kind: 'dataset',
      message: expect.stringMatching(/^agent\.user: nobody-here can run no/),
    },
  });
});

test('a task whose verifier is a user that its image does not have is no failure of the agent, unless it removed that user', async () => {
  const task = (user: string) => ({
    [`tasks/${user}/task.toml`]: `[environment]\ndocker_image = "debian:bookworm"\n[verifier]\nuser = "${user}"\n`,
    [`tasks/${user}/instruction.md`]: 'Do it.\n',
    [`tasks/${user}/tests/test.sh`]: 'echo 1 >/logs/verifier/reward.txt\n',
  });
  const dataset = path.join(writeDataset([], { ...task('nobody-here'), ...task('games') }), 'tasks');
  const { results } = await measure({
    ...{ dataset, testbed: 'docker', 'agent-command': 'sed -i /^games:/d /etc/passwd' },
  });
  expect(results['nobody-here/1']).toMatchObject({
    status: 'error',
    integrity: [],
    error: { kind: 'dataset', message: expect.stringMatching(/^verifier\.user: nobody-here is not in the image/) },
  });
  expect(results['games/1']).toMatchObject({ status: 'failed', integrity: [{ kind: 'testbed_destroyed' }] });
});

test('the users of a later step: one that the image does not have is no failure of the agent, unless it removed that user', async () => {
  const task = (name: string, phase: 'agent' | 'verifier', user: string) => ({
    [`tasks/${name}/task.toml`]: `[environment]\ndocker_image = "debian:bookworm"\n[[steps]]\nname = "one"\n[[steps]]\nname = "two"\n[steps.${phase}]\nuser = "${user}"\n`,
    ...Object.fromEntries(
      ['one', 'two'].flatMap((step) => [
        [`tasks/${name}/steps/${step}/instruction.md`, 'Do it.\n'],
        [`tasks/${name}/steps/${step}/tests/test.sh`, 'echo 1 >/logs/verifier/reward.txt\n'],
      ]),
    ),
  });
  const tasks = {
    ...task('missing-agent', 'agent', 'nobody-here'),
    ...task('missing-verifier', 'verifier', 'nobody-here'),
    ...task('removed-agent', 'agent', 'games'),
    ...task('removed-verifier', 'verifier', 'games'),
    ...task('made-agent', 'agent', 'made'),
    ...task('made-verifier', 'verifier', 'made'),
    ...task('set-up-verifier', 'verifier', 'grader'),
    'tasks/set-up-verifier/steps/two/workdir/setup.sh': 'echo grader:x:7001:7001::/tmp:/bin/sh >>/etc/passwd\n',
  };
  const { results } = await measure({
    ...{ dataset: path.join(writeDataset([], tasks), 'tasks'), testbed: 'docker' },
    'agent-command': 'sed -i "/^games:/d; /^grader:/d" /etc/passwd; echo made:x:7000:7000::/tmp:/bin/sh >>/etc/passwd',
  });
  const ends = Object.entries(results).map(([name, { status, error }]) => [name, status, error?.kind]);
  expect(ends.sort()).toEqual([
    ['made-agent/1', 'passed', undefined],
    ['made-verifier/1', 'passed', undefined],
    ['missing-agent/1', 'error', 'dataset'],
    ['missing-verifier/1', 'error', 'dataset'],
    ['removed-agent/1', 'failed', undefined],
    ['removed-verifier/1', 'failed', undefined],
    ['set-up-verifier/1', 'failed', undefined],
  ]);
});

test('a reward that a process of the agent writes in a later step is noted, also if the agent makes a place for tests before', async () => {
  const dataset = writeDataset([], {
    'task/task.toml':
      '[environment]\ndocker_image = "debian:bookworm"\n[[steps]]\nname = "one"\n[[steps]]\nname = "two"\n',
    'task/steps/one/instruction.md': 'Do it.\n',
    'task/steps/one/tests/test.sh': 'echo 1 >/logs/verifier/reward.txt\n',
    'task/steps/two/instruction.md': 'Do it.\n',
    'task/steps/two/tests/test.sh':
      'echo 0 >/logs/verifier/reward.txt; until [ -e /logs/verifier/*.json ]; do sleep 0.1; done\n',
  });
  const agent = `if [ ! -e /first ]; then
  touch /first
  (while [ ! -e /second ]; do mkdir -p /tests; sleep 0.02; done) >/dev/null 2>&1 &
else
  touch /second
  (until [ -e /tests/test.sh ]; do sleep 0.1; done; sleep 0.5; echo '{"reward": 1}' >/logs/verifier/reward.json) >/dev/null 2>&1 &
fi`;
  const { results } = await measure({ dataset: path.join(dataset, 'task'), testbed: 'docker', 'agent-command': agent });
  const { status, integrity } = results['task/1']!;
  expect([status, integrity.map(({ detail }) => detail)]).toEqual([
    'passed',
    expect.arrayContaining([expect.stringContaining('reward.json, which no file of the tests names')]),
  ]);
});

test('a step that breaks its testbed for the next one keeps its output, and no note tells of a stranger there', async () => {
  const { results, read } = await measure({
    dataset: path.join(import.meta.dirname, '../datasets/harbor/tasks/steps-mean'),
    testbed: 'docker',
    'agent-command': 'touch a.txt; echo said >$AGENTBENCH_OUTPUT_DIR/notes; rm -f /bin/chmod /usr/bin/chmod',
  });
  const { status, integrity, rounds } = results['steps-mean/1']!;
  expect([status, integrity.map(({ kind }) => kind), rounds?.length]).toEqual(['failed', ['testbed_destroyed'], 1]);
  expect(read('steps-mean/trial-1/output/notes')).toBe('said\n');
});

test('a ready image of a verifier without the tests is named as the reason of no reward', async () => {
  const dataset = temporaryDirectory();
  mkdirSync(path.join(dataset, 'tests'));
  const files = {
    'task.toml':
      'environment = { docker_image = "debian:bookworm" }\nverifier = { environment = { docker_image = "debian:bookworm" } }\n',
    'instruction.md': 'Do nothing.',
    'tests/test.sh': '#!/bin/sh\necho 1 >/logs/verifier/reward.txt\n',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(dataset, file), text);
  const { results } = await measure({ dataset, testbed: 'docker', 'agent-command': 'true' });
  const [result] = Object.values(results);
  expect(result!.error).toMatchObject({
    kind: 'no_reward',
    message: expect.stringMatching(/^the image of the verifier has no \/tests\/test\.sh; /),
  });
});
