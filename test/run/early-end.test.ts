import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { HostTestbed } from '../../src/testbeds/host/testbed.ts';
import { containersOfInstance } from '../support/docker.ts';
import { holdLimitUntil } from '../support/held-limit.ts';
import { testMachine } from '../support/machine.ts';
import { mountAt } from '../support/mounts.ts';
import { aDuration, sleepers } from '../support/processes.ts';
import { measure, writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

describe.concurrent('the budget', () => {
  test.each<[string, Record<string, string>, string[]]>([
    ['max-cost', { 'max-cost': '1' }, ['a passed', 'b passed', 'c not_run', 'd not_run']],
    ['max-duration', { 'max-duration': '540003ms' }, ['a passed', 'b not_run', 'c not_run', 'd not_run']],
  ])('%s: what is beyond it is not run', async (name, options, expected) => {
    const begun = aDuration();
    if (name === 'max-duration') holdLimitUntil(540_003, () => sleepers(begun).length > 0);
    const dataset = writeDataset(['a', 'b', 'c', 'd'].map((id) => ({ instance_id: id })));
    const { run, exitCode, results, told } = await measure({
      dataset,
      testbed: 'host',
      ...options,
      'agent-command': `touch solved; echo '{"cost_usd": 0.6}' >"$AGENTBENCH_OUTPUT_DIR/usage.json"; ${name === 'max-duration' ? `case $AGENTBENCH_INSTANCE_ID in a) ;; *) sleep ${begun} ;; esac` : ''}`,
    });
    expect(run.planned.map(({ instance_id: id, status }) => `${id} ${status}`)).toEqual(expected);
    const last = run.planned.at(-1)!;
    expect(last).toMatchObject({ result: null, score: null, error: { kind: name.replace('-', '_') } });
    expect(last.error!.message).toContain(name);
    expect(results['d/1']).toBeUndefined();
    expect(told.filter(({ what }) => what === 'skipped')).toHaveLength(
      expected.filter((line) => /^[cd] not_run$/.test(line)).length,
    );
    expect(exitCode).toBe(3);
  });
});

test('three results in a row that cannot be written end the run; with room, resume completes it', async () => {
  const dataset = writeDataset(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({ instance_id: id })));
  const results = path.join(temporaryDirectory(), 'results');
  const options = { dataset, testbed: 'host', 'results-path': results, 'agent-command': 'touch solved' };
  const full: string[] = [];
  const { run, told } = await measure(options, {
    onStage({ instanceId }, stage) {
      if (stage !== 'collect' || ['a', 'c'].includes(instanceId)) return;
      full.push(mountAt(path.join(results, instanceId, 'trial-1'), '-t', 'tmpfs', '-o', 'ro', 'tmpfs'));
    },
  });
  const stopped = { kind: 'results', message: 'the results of 3 trials in a row could not be written' };
  expect(run.planned.map(({ status, error }) => [status, error?.kind])).toEqual([
    ['passed', undefined],
    ['error', 'results'],
    ['passed', undefined],
    ...Array.from({ length: 3 }, () => ['error', 'results']),
    ['not_run', 'results'],
  ]);
  expect(run.planned.at(-1)!.error).toMatchObject({ stage: 'plan', ...stopped });
  expect(told.filter(({ what }) => what === 'skipped')).toEqual([
    { what: 'skipped', place: 'g/1', text: stopped.message },
  ]);
  for (const directory of full) execFileSync('umount', [directory]);
  expect((await measure({ ...options, resume: 'true' })).run.totals).toMatchObject({ passed: 7 });
});

describe.concurrent.each([
  ['docker', 540_004],
  ['host', 540_006],
] as const)('max-duration on %s', (testbed, limit) => {
  const OVER = 'max-duration of 9 min 00 s is used up; raise it, or give each job fewer instances (shard, a matrix)';

  test('ends the trials under way: they are not run, nothing of them is left, and their logs and outputs are kept', async () => {
    const machine = testMachine();
    const daemon = aDuration();
    holdLimitUntil(limit, () => sleepers(daemon).length === 2);
    const dataset = writeDataset(
      ['one', 'two', 'three', 'four'].map((id) => ({ instance_id: `overtime-${testbed}-${id}` })),
    );
    const begun = performance.now();
    const { run, results, exitCode, read, told } = await measure(
      {
        dataset,
        testbed,
        parallel: '2',
        'max-duration': `${limit}ms`,
        'agent-command': `case $AGENTBENCH_INSTANCE_ID in *-one) touch solved; exit ;; esac; echo begun; echo so far >$AGENTBENCH_OUTPUT_DIR/notes; (setsid sleep ${daemon} &); sleep 600`,
      },
      { machine },
    );
    expect(performance.now() - begun).toBeLessThan(200_000);
    expect(run.interrupted).toBe(null);
    expect(exitCode).toBe(3);
    expect(run.gate).toEqual({
      passed: false,
      reasons: ['3 of 4 trials could not be measured (fail-on: error)'],
    });
    expect(run.planned.map(({ status, error }) => [status, error])).toEqual([
      ['passed', null],
      ['not_run', { stage: 'agent', kind: 'max_duration', message: OVER }],
      ['not_run', { stage: 'agent', kind: 'max_duration', message: OVER }],
      ['not_run', { stage: 'plan', kind: 'max_duration', message: OVER }],
    ]);
    expect(results[`overtime-${testbed}-two/1`]).toMatchObject({
      status: 'not_run',
      score: null,
      evaluation: null,
    });
    // The agent was ended without an exit; it ran all the same.
    const { agent, stages } = results[`overtime-${testbed}-two/1`]!;
    expect(agent.duration_ms).toBeGreaterThan(0);
    expect(agent.duration_ms).toBeLessThanOrEqual(stages.find(({ name }) => name === 'agent')!.duration_ms + 1);
    expect(stages.map(({ name }) => name)).toEqual(['prepare', 'agent', 'collect', 'remove']);
    expect(read(`overtime-${testbed}-two/trial-1/agent.log`)).toBe('begun\n');
    expect(read(`overtime-${testbed}-two/trial-1/output/notes`)).toBe('so far\n');
    expect(told.filter(({ what }) => what === 'skipped')).toEqual([
      { what: 'skipped', place: `overtime-${testbed}-four/1`, text: OVER },
    ]);
    for (const id of ['two', 'three']) expect(await containersOfInstance(`overtime-${testbed}-${id}`)).toEqual([]);
    expect(directoriesOf(machine.temporaryDirectory)).toEqual([]);
    expect(sleepers(daemon)).toEqual([]);
  });

  test('an evaluation that has not ended gives no verdict', async () => {
    const begun = aDuration();
    holdLimitUntil(limit + 1, () => sleepers(begun).length > 0);
    const success = `echo Setup successful; sleep ${begun}`;
    const dataset = writeDataset([{ instance_id: 'late', success_command: success }]);
    const { run, exitCode } = await measure({
      dataset,
      testbed,
      'max-duration': `${limit + 1}ms`,
      'agent-command': 'true',
      'fail-on': 'never',
    });
    // The text is there, but the evaluation has not ended: no verdict.
    expect(run.planned).toMatchObject([{ status: 'not_run', error: { stage: 'evaluate', kind: 'max_duration' } }]);
    expect(exitCode).toBe(0);
  });
});

describe('max-cost without costs', () => {
  const one = { testbed: 'host', 'max-cost': '1' };
  const notices = (told: { what: string; text: string }[]) =>
    told.filter(({ what }) => what === 'notice').map(({ text }) => text);

  test('an agent that reports none is said once', async () => {
    const dataset = writeDataset(['a', 'b'].map((id) => ({ instance_id: id })));
    const { told, exitCode } = await measure({ ...one, dataset, 'agent-command': 'touch solved' });
    expect(exitCode).toBe(0);
    expect(notices(told)).toEqual([
      'max-cost: the agent reported no cost for a, and unreported cost counts as 0; let the agent write cost_usd to usage.json',
    ]);
  });

  test('one that was never started has none to report', async () => {
    const dataset = writeDataset([{ instance_id: 'a' }]);
    const { told, results } = await measure({ ...one, dataset, 'agent-setup': 'exit 3', 'agent-command': 'true' });
    expect(results['a/1']!.error).toMatchObject({ stage: 'agent-setup' });
    expect(notices(told)).toEqual([]);
  });

  test('one that reports a cost, and a run without the option, hear nothing', async () => {
    const dataset = writeDataset([{ instance_id: 'a' }]);
    const command = `touch solved; echo '{"cost_usd": 0}' >"$AGENTBENCH_OUTPUT_DIR/usage.json"`;
    expect(notices((await measure({ ...one, dataset, 'agent-command': command })).told)).toEqual([]);
    expect(notices((await measure({ dataset, testbed: 'host', 'agent-command': 'true' })).told)).toEqual([]);
  });
});

describe('limits of sizes', () => {
  const run = (options: Record<string, string>) =>
    measure({
      dataset: writeDataset([{ instance_id: 'a', success_command: 'seq 20000; echo Setup successful' }]),
      testbed: 'host',
      'agent-command': 'seq 20000; seq 20000 >&2; seq 300 >"$AGENTBENCH_OUTPUT_DIR/file"',
      ...options,
    });

  test.each(['1B', '1KiB', '4KiB'])('max-log-size of %s holds for every log, and changes no verdict', async (limit) => {
    const { run: record, directory } = await run({ 'max-log-size': limit });
    expect(record.totals).toMatchObject({ planned: 1, passed: 1 });
    const bytes = { '1B': 1, '1KiB': 1024, '4KiB': 4096 }[limit]!;
    for (const log of ['agent.log', 'evaluation.log']) {
      const text = readFileSync(path.join(directory, 'a/trial-1', log), 'utf8');
      expect(text).toMatch(/\[agentbench: \d+ bytes left out here\]\n/);
      expect(text.replace(/\n\[agentbench: \d+ bytes left out here\]\n/, '')).toHaveLength(bytes);
    }
  });

  test.each([
    ['1B', ['1 × over max-output-size']],
    ['1KiB', ['1 × over max-output-size']],
    ['2KiB', []],
  ])('max-output-size of %s', async (limit, left) => {
    const { results, directory } = await run({ 'max-output-size': limit });
    expect(results['a/1']!.status).toBe('passed');
    expect(results['a/1']!.integrity.map(({ detail }) => detail)).toEqual(left);
    expect(existsSync(path.join(directory, 'a/trial-1/output/file'))).toBe(left.length === 0);
  });
});

describe.each(['docker', 'host'] as const)('an interrupted run on %s', (testbed) => {
  test('keeps what is finished, and names what is not', async () => {
    const interruption = new AbortController();
    const begun = aDuration();
    const dataset = writeDataset(['one', 'two', 'three'].map((id) => ({ instance_id: `interrupted-${id}` })));
    const machine = testMachine();
    const { run, results, exitCode, read } = await measure(
      {
        dataset,
        testbed,
        'agent-command': `touch solved; case $AGENTBENCH_INSTANCE_ID in *-two)
          (setsid sleep 321 &)
          echo '{"steps": 7}' >"$AGENTBENCH_OUTPUT_DIR/usage.json"
          mkdir "$AGENTBENCH_AGENT_HOME/sessions" && echo begun >"$AGENTBENCH_AGENT_HOME/sessions/one"
          sleep ${begun} ;;
        esac`,
      },
      {
        machine,
        signal: interruption.signal,
        onStage({ instanceId }, stage) {
          if (instanceId !== 'interrupted-two' || stage !== 'agent') return;
          void vi
            .waitUntil(() => sleepers(begun).length > 0, { timeout: 500_000 })
            .then(() => interruption.abort('SIGINT'));
        },
      },
    );
    expect(run.interrupted).toBe('SIGINT');
    expect(run.finished_at).not.toBeNull();
    expect(exitCode).toBe(130);
    expect(
      run.planned.map(({ status, result, error }) => [status, result, error?.kind ?? null, error?.stage ?? null]),
    ).toEqual([
      ['passed', 'interrupted-one/trial-1/result.json', null, null],
      ['not_run', 'interrupted-two/trial-1/result.json', 'interrupted', 'agent'],
      ['not_run', null, 'interrupted', 'plan'],
    ]);
    expect(run.totals).toMatchObject({ planned: 3, passed: 1, failed: 0, error: 0, not_run: 2 });
    expect(results['interrupted-two/1']).toMatchObject({ status: 'not_run', score: null, evaluation: null });
    expect(results['interrupted-two/1']!.agent.usage).toMatchObject({ source: 'agent', steps: 7 });
    expect(read('interrupted-two/trial-1/home/sessions/one')).toBe('begun\n');
    expect(await containersOfInstance('interrupted-two')).toEqual([]);
    expect(directoriesOf(machine.temporaryDirectory)).toEqual([]);
  });
});

test('an interruption does not wait for a Docker daemon that never answers', async ({ onTestFinished }) => {
  const interruption = new AbortController();
  const daemon = createServer((socket) => {
    onTestFinished(() => void socket.destroy());
    interruption.abort('SIGINT');
  });
  onTestFinished(() => void daemon.close());
  await once(daemon.listen(0, '127.0.0.1'), 'listening');
  const { port } = daemon.address() as AddressInfo;
  const options = {
    dataset: writeDataset([{ instance_id: 'a' }]),
    testbed: 'docker',
    image: 'debian:bookworm',
    'agent-command': 'true',
  };
  const machine = testMachine({ DOCKER_HOST: `tcp://127.0.0.1:${port}` });
  await expect(measure(options, { machine, signal: interruption.signal })).rejects.toBe('SIGINT');
});

test('an interruption while files are copied leaves two seconds for the rest, and a note tells of what is missing', async () => {
  const interruption = new AbortController();
  const MOST = 500;
  const { results } = await measure(
    {
      dataset: writeDataset([{ instance_id: 'a' }]),
      ...{ testbed: 'host', 'agent-command': 'touch solved' },
    },
    {
      signal: interruption.signal,
      onStage(_, stage) {
        if (stage !== 'collect') return;
        vi.spyOn(HostTestbed.prototype, 'files').mockImplementation(async function* (directory) {
          for (let number = 0; number < MOST && directory.endsWith('output'); number += 1) {
            await sleep(20);
            const content = (async function* () {})();
            yield { path: `${number}`, type: 'file', size: 0, identity: '', content };
            if (number === 0) interruption.abort('SIGINT');
          }
        });
      },
    },
  );
  vi.restoreAllMocks();
  const detail = '1 × all that was not copied soon after the interruption';
  expect(results['a/1']).toMatchObject({
    status: 'passed',
    integrity: [
      { kind: 'output_left_out', detail },
      { kind: 'home_left_out', detail },
    ],
  });
});

test('an interrupted trial whose changes cannot be written has its record, and nothing of it is left', async () => {
  const interruption = new AbortController();
  const machine = testMachine();
  const directory = path.join(temporaryDirectory(), 'results');
  const begun = path.join(temporaryDirectory(), 'begun');
  const { results } = await measure(
    {
      dataset: writeDataset([{ instance_id: 'a', success_command: `touch ${begun}; sleep 600` }]),
      ...{ testbed: 'host', 'results-path': directory, 'agent-command': 'touch solved' },
    },
    {
      machine,
      signal: interruption.signal,
      onStage(_, stage) {
        if (stage !== 'evaluate') return;
        mountAt(path.join(directory, 'a/trial-1/changes.json'));
        void vi.waitUntil(() => existsSync(begun), { timeout: 500_000 }).then(() => interruption.abort('SIGINT'));
      },
    },
  );
  expect(results['a/1']).toMatchObject({
    status: 'not_run',
    error: { stage: 'evaluate', kind: 'interrupted' },
    integrity: [{ kind: 'changes_incomplete' }],
  });
  expect(directoriesOf(machine.temporaryDirectory)).toEqual([]);
});

/** The directories of runs that a machine's temporary directory still holds. */
function directoriesOf(temporary: string): string[] {
  return readdirSync(temporary).flatMap((parent) => readdirSync(path.join(temporary, parent)));
}
