import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { parseOptions } from '../../src/options/parse.ts';
import { rescoreRun } from '../../src/rescore/rescore.ts';
import { ACTION_CLASSES, type Actions } from '../../src/results/actions.ts';
import type { TestPlanResult } from '../../src/results/evaluation.ts';
import type { Result, RunRecord } from '../../src/results/records.ts';
import { unmeasured } from '../../src/results/unknown.ts';
import { unknownUsage } from '../../src/results/usage.ts';
import { keepOptions } from '../../src/run/kept-options.ts';
import { trajectorySchema } from '../../src/trajectory/atif.ts';
import { setUpAgent } from '../../src/trial/agent.ts';
import { actionsOfTrial, costOfTrial, usageOfTrial } from '../../src/trial/usage.ts';
import { type ModelServer, startModelServer } from '../doubles/model-server.ts';
import { holdLimit, holdLimitUntil } from '../support/held-limit.ts';
import { pythonMachine, testMachine } from '../support/machine.ts';
import { run as testRun, writeProjects } from '../support/projects.ts';
import { aResult } from '../support/results.ts';
import { measure, writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const KEY = 'sk-canary-of-the-run-4f2b9c';

/** Asks the model as a client does, with bash alone: `ask [status file]`. */
const ASK = `ask() {
  url=\${ANTHROPIC_BASE_URL#http://}; host=\${url%%/*}; base=/\${url#*/}
  body='{"model":"claude-sonnet-4-5","max_tokens":9,"stream":true,"messages":[{"role":"user","content":"'"$AGENTBENCH_INSTANCE_ID"'"}]}'
  exec 3<>/dev/tcp/\${host%:*}/\${host#*:} || return 1
  printf 'POST %s/v1/messages HTTP/1.1\\r\\nHost: m\\r\\nx-api-key: %s\\r\\ncontent-type: application/json\\r\\nContent-Length: %s\\r\\nConnection: close\\r\\n\\r\\n%s' \\
    "$base" "$ANTHROPIC_API_KEY" "\${#body}" "$body" >&3
  read -r _ status _ <&3; cat <&3 >/dev/null; exec 3>&-
  echo "$status"
}`;

let server: ModelServer;
beforeEach(async () => {
  server = await startModelServer({ key: KEY, turn: () => ({ model: 'claude-sonnet-4-5', text: 'ok' }) });
});
afterEach(() => server.close());

const options = (testbed: string, command: string, more: Record<string, string> = {}) => ({
  dataset: writeDataset([{ instance_id: 'a' }]),
  testbed,
  image: 'debian:bookworm',
  'model-keys': 'ANTHROPIC_API_KEY',
  'model-endpoints': `anthropic=${server.url}`,
  'agent-command': `${ASK}\n${command}`,
  ...more,
});
const machine = () => testMachine({ ANTHROPIC_API_KEY: KEY });

const TASKS = path.join(import.meta.dirname, '../datasets/harbor/tasks');

test('Harbor tasks: a closed network leaves the model, a command gets the earlier context, a verifier has hosts of its own', async () => {
  const closed = await measure(
    options(
      'docker',
      'echo "$(ask) $(ls /sys/class/net) ${HTTP_PROXY:+proxy}"; cat $AGENTBENCH_TRAJECTORY </dev/null; echo solved > done.txt',
      {
        dataset: TASKS,
        instances: 'phase-network,trajectory',
      },
    ),
    { machine: machine() },
  );
  const { status, error, agent } = closed.results['phase-network/1']!;
  // Its tests pass only with a network.
  expect([status, error, agent.usage.requests]).toEqual(['passed', null, 1]);
  expect(readFileSync(path.join(closed.directory, 'phase-network/trial-1/agent.log'), 'utf8')).toBe('200 lo proxy\n');
  // A command gets the earlier context of a task.
  expect(closed.results['trajectory/1']).toMatchObject({ status: 'passed', integrity: [] });
  const lines = readFileSync(path.join(closed.directory, 'trajectory/trial-1/agent.log'), 'utf8').split('\n');
  expect(trajectorySchema.parse(JSON.parse(lines.find((line) => line.startsWith('{'))!)).steps).toHaveLength(2);

  const restricted = await measure(
    {
      ...options('docker', 'ask; mkdir /app; echo solved > /app/done.txt', {
        dataset: path.join(TASKS, 'separate-allowlist'),
      }),
      network: 'restricted',
      'allow-hosts': 'first.invalid,second.invalid',
    },
    { machine: machine() },
  );
  const { integrity, ...result } = restricted.results['separate-allowlist/1']!;
  expect([result.status, result.error, integrity]).toEqual(['passed', null, []]);
});

test('the tests of a Harbor task find the steps of its agent in /logs/agent, also in a container of their own', async () => {
  const dataset = temporaryDirectory();
  for (const [name, table] of [
    ['shared', 'verifier = { user = "nobody" }'],
    ['separate', 'artifacts = ["/logs/agent/trajectory.json"]\nverifier = { environment_mode = "separate" }'],
  ] as const) {
    mkdirSync(path.join(dataset, name, 'tests'), { recursive: true });
    const files = {
      'task.toml': `${table}\nenvironment = { docker_image = "debian:bookworm" }\n`,
      'instruction.md': 'Ask.',
      'tests/test.sh':
        '#!/bin/sh\ngrep -c "ok from the model" /logs/agent/trajectory.json >/logs/verifier/reward.txt\n',
    };
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(dataset, name, file), text);
  }
  server.next({ text: 'ok from the model' }, { text: 'ok from the model' });
  // A directory that the agent leaves in its place does not count.
  const { results } = await measure(options('docker', 'ask; mkdir /logs/agent/trajectory.json', { dataset }), {
    machine: machine(),
  });
  const outcomes = Object.values(results).map(({ instance_id: id, score, error, integrity }) => [
    id,
    score,
    error,
    integrity,
  ]);
  expect(outcomes).toEqual([
    ['separate', 1, null, []],
    ['shared', 1, null, []],
  ]);
});

describe.each([
  ['host', {}],
  ['docker', {}],
  ['docker', { network: 'restricted' }],
])('on %s %o', (testbed, more) => {
  test('tokens and cost are the provider’s, and the key is nowhere', async () => {
    server.next(
      { text: 'done', tokens: { input: 1000, cached: 400, written: 100, output: 50 }, model: 'claude-sonnet-4-5' },
      { tokens: { input: 2000, cached: 0, written: 0, output: 70 }, model: 'claude-sonnet-4-5' },
    );
    const look =
      'env; cat /proc/*/environ 2>/dev/null | tr "\\0" "\\n"; cat /proc/*/cmdline 2>/dev/null | tr "\\0" " "';
    // On the host, an agent of the same user can read the environment of the runner's own processes (threat model).
    const seen = testbed === 'host' ? 'env' : look;
    const { results, run, directory } = await measure(options(testbed, `${seen}; ask; ask; touch solved`, more), {
      machine: machine(),
    });
    const { agent, status, error, integrity } = results['a/1']!;
    expect([status, error, integrity]).toEqual(['passed', null, []]);
    expect(agent.usage).toEqual({
      source: 'meter',
      input_tokens: 3000,
      cached_input_tokens: 400,
      output_tokens: 120,
      reasoning_tokens: null,
      cost_usd: 0.009795,
      steps: 2,
      requests: 2,
      failed_requests: 0,
      models: ['claude-sonnet-4-5'],
    });
    expect(agent.model).toBe('claude-sonnet-4-5');
    expect(agent.meter).toMatchObject({ throttled_requests: 0, unmetered_requests: 0 });
    expect(run.agent.model).toBeNull();
    expect(agent.trajectory).toBe('trajectory.json');
    const { steps } = trajectorySchema.parse(
      JSON.parse(readFileSync(path.join(directory, 'a/trial-1/trajectory.json'), 'utf8')),
    );
    expect(steps.map(({ source, message }) => [source, message])).toEqual([
      ['user', 'a'],
      ['agent', 'done'],
      ['agent', ''],
    ]);
    for (const file of readdirSync(directory, { recursive: true, withFileTypes: true }).filter((f) => f.isFile()))
      expect(readFileSync(path.join(file.parentPath, file.name), 'utf8')).not.toContain(KEY);
    const log = readFileSync(path.join(directory, 'a/trial-1/agent.log'), 'utf8');
    expect(log).toContain('AGENTBENCH_MODEL_URL=http://');
    expect(log).toMatch(/AGENTBENCH_TIMEOUT=7200\n/);
    expect(log).toMatch(/AGENTBENCH_DEADLINE=20\d\d-\d\d-\d\dT/);
    const lines = readFileSync(path.join(directory, 'a/trial-1/exchanges.jsonl'), 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject(
      [
        {
          line: 1,
          provider: 'anthropic',
          model: { asked: 'claude-sonnet-4-5' },
          response: { content: [{ text: 'done' }] },
        },
        { line: 2 },
      ].map((line) => ({ ...line, status: 200 })),
    );
  });

  test('the token ends with the agent', async () => {
    const left = '(until test -e ended; do sleep 0.1; done; ask > after) & ask; touch solved';
    const success =
      'touch ended; for i in $(seq 3000); do test -s after && break; sleep 0.1; done; test "$(cat after)" = 401 && echo "Setup successful"';
    const { results } = await measure(
      {
        ...options(testbed, left, more),
        dataset: writeDataset([{ instance_id: 'a', success_command: success }]),
      },
      { machine: machine() },
    );
    expect(results['a/1']!.status).toBe('passed');
    expect(server.asked).toHaveLength(1);
  });
});

test('mode debug: both rounds have a token and are counted; the evaluation between them has none', async () => {
  server.next(
    { text: 'one', tokens: { input: 1000, output: 50 }, model: 'claude-sonnet-4-5' },
    { text: 'two', tokens: { input: 2000, output: 70 }, model: 'claude-sonnet-4-5' },
  );
  const late = 'export ANTHROPIC_BASE_URL="$ANTHROPIC_BASE_URL" ANTHROPIC_API_KEY="$ANTHROPIC_API_KEY"';
  // What is left for the evaluation asks with the token of the round before it.
  const command = `{ echo "${late}"; declare -f ask; echo ask; } >src/late.sh; ask >>"$AGENTBENCH_OUTPUT_DIR/said"`;
  const plan = [
    { metric: '1 late', testcases: [testRun('bash src/late.sh')] },
    {
      metric: '2 test',
      type: 'unit_test',
      testcases: [testRun('pytest evaluation/test_it.py')],
    },
  ];
  const files = { 'evaluation/test_it.py': 'def test():\n assert True\n' };
  const { results, read } = await measure(
    {
      ...options('host', command),
      dataset: 'prdbench',
      'dataset-path': writeProjects({ 7: { plan, files } }),
      mode: 'debug',
    },
    { machine: pythonMachine({ ANTHROPIC_API_KEY: KEY }) },
  );
  const result = results['prdbench-7/1']!;
  const rounds = result.rounds!;
  expect(rounds.map(({ agent }) => agent.usage)).toMatchObject([
    { source: 'meter', input_tokens: 1000, output_tokens: 50, requests: 1 },
    { source: 'meter', input_tokens: 2000, output_tokens: 70, requests: 1 },
  ]);
  const steps = rounds.map(
    ({ agent }) => trajectorySchema.parse(JSON.parse(read(`prdbench-7/trial-1/${agent.trajectory}`))).steps,
  );
  expect(rounds.map(({ agent }) => agent.trajectory)).toEqual(['trajectory.json', 'trajectory-round-2.json']);
  expect(steps.map((one) => one.at(-1)!.message)).toEqual(['one', 'two']);
  expect(usageOfTrial(result)).toMatchObject({ input_tokens: 3000, output_tokens: 120, requests: 2, steps: 2 });
  const tails = rounds.map(({ evaluation }) => (evaluation as TestPlanResult).points[0]!.testcases[0]!.output_tail);
  expect(tails.map((tail) => tail.trim())).toEqual(['401', '401']);
  expect([read('prdbench-7/trial-1/round-1/output/said'), read('prdbench-7/trial-1/output/said')]).toEqual([
    '200\n',
    '200\n',
  ]);
  expect(server.asked).toHaveLength(2);
});

test('each step of a task has its own usage and steps, and the budget counts over all of them', async () => {
  const { results, read } = await measure(
    options('docker', 'ask; ask; touch a.txt b.txt', {
      dataset: path.join(import.meta.dirname, '../datasets/harbor/tasks/steps-mean'),
      'trial-max-requests': '3',
    }),
    { machine: machine() },
  );
  const result = results['steps-mean/1']!;
  expect([result.score, result.error]).toEqual([0.75, null]);
  expect(
    result.rounds?.map(({ step, agent }) => [step, agent.usage.requests, agent.ended_by, agent.trajectory]),
  ).toEqual([
    ['one', 2, null, 'trajectory.json'],
    ['two', 2, 'budget', 'trajectory-step-2.json'],
  ]);
  expect(usageOfTrial(result)).toMatchObject({ source: 'meter', requests: 4, input_tokens: 360 });
  expect(read('steps-mean/trial-1/agent-step-2.log')).toMatch(/^200\n4\d\d\n$/);
  expect(read('steps-mean/trial-1/exchanges-step-2.jsonl').trim().split('\n').length).toBeGreaterThan(0);
});

test('a step whose agent did not begin used nothing, and its trial has the usage of the steps before', () => {
  const used = { ...unknownUsage(), source: 'meter' as const, cost_usd: 0.5, requests: 2 };
  const { agent } = aResult();
  const actions = Object.fromEntries(ACTION_CLASSES.map((name, at) => [name, at])) as Actions;
  const [metered, unbegun] = [
    { ...agent, usage: used, actions },
    { ...agent, ...unmeasured(), actions: null },
  ];
  const rounds = [
    { step: 'one', agent: metered, evaluation: null, score: 1 },
    { step: 'two', agent: unbegun, evaluation: null, score: null },
  ];
  const stage = (name: 'prepare' | 'agent', step: string) => ({ name, step, started_at: '', duration_ms: 1 });
  const before = [stage('prepare', 'one'), stage('agent', 'one'), stage('prepare', 'two')];
  const result = aResult({ agent: unbegun, rounds, stages: before });
  expect(usageOfTrial(result)).toEqual(used);
  expect([costOfTrial(result), actionsOfTrial(result)]).toEqual([0.5, actions]);
  // An agent that began and told nothing may have used anything.
  const begun = { ...result, stages: [...before, stage('agent', 'two')] };
  expect([usageOfTrial(begun).cost_usd, costOfTrial(begun), actionsOfTrial(begun)]).toEqual([null, null, null]);
});

test('model-address of IPv6', async () => {
  const agent = temporaryDirectory();
  writeFileSync(
    path.join(agent, 'ask.mjs'),
    `const { ANTHROPIC_BASE_URL: base, ANTHROPIC_API_KEY: token, AGENTBENCH_MODEL_URL: url } = process.env;
const headers = { 'x-api-key': token };
const body = '{"model":"claude-sonnet-4-5","messages":[]}';
console.log(url, (await fetch(base + '/v1/messages', { method: 'POST', headers, body })).status);`,
  );
  const command = `${process.execPath} "$AGENTBENCH_AGENT_DIR/ask.mjs"`;
  const { results, read } = await measure(
    options('host', command, { 'model-address': '::1', 'agent-directory': agent }),
    { machine: machine() },
  );
  expect(read('a/trial-1/agent.log')).toMatch(/^http:\/\/\[::1\]:\d+ 200$/m);
  expect(results['a/1']!.agent.usage).toMatchObject({ requests: 1, input_tokens: 120 });
});

describe('budgets', () => {
  /** An agent that was refused has 10 s for its end; here it has the time that it needs. */
  const endsByItself = () => onTestFinished(holdLimit(10_000));

  test('agent-setup that fails for a budget: nothing is said to be evaluated', async () => {
    const { results } = await measure(
      options('host', 'touch solved', { 'agent-setup': `${ASK}\nask; ask; exit 3`, 'trial-max-requests': '1' }),
      { machine: machine() },
    );
    expect(results['a/1']).toMatchObject({
      ...{ status: 'error', error: { kind: 'agent_setup' } },
      integrity: [{ detail: 'the trial has made 1 request (trial-max-requests); the agent did not begin.' }],
    });
  });

  test('agent-setup that a budget ends has no exit code to tell', async () => {
    const run = async () => ({ exitCode: null, timedOut: false, stopped: true });
    const live = {
      context: { dataset: {}, options: { 'agent-setup': 'sleep 600', 'agent-timeout': 1000 } },
      ...{ instance: { prompt: '' }, testbed: {}, logs: { run } },
    };
    await expect(setUpAgent(live as never)).rejects.toThrow('agent-setup was ended, since a budget was used up');
  });

  test('the agent is ended, and what it had done is evaluated', async () => {
    const { results, read } = await measure(
      options('host', 'touch solved; while :; do ask; sleep 0.05; done', { 'trial-max-requests': '3' }),
      { machine: machine() },
    );
    const kept = trajectorySchema.parse(JSON.parse(read('a/trial-1/trajectory.json'))).steps;
    expect(kept.slice(0, 5).map(({ message, extra }) => [message, extra?.status])).toEqual([
      ['a', undefined],
      ...Array(3).fill(['ok', undefined]),
      ['', 'refused'],
    ]);
    const { agent, status, integrity } = results['a/1']!;
    expect(status).toBe('passed');
    expect(agent).toMatchObject({ ended_by: 'budget', timed_out: false, exit_code: null });
    expect(server.asked).toHaveLength(3);
    expect(integrity).toMatchObject([{ kind: 'budget_used_up' }]);
  });

  test('an agent that ends by itself after the refusal keeps its exit code', async () => {
    endsByItself();
    const { results } = await measure(
      options('host', 'ask; s=$(ask); echo "$s"; touch solved; test "$s" = 200', { 'trial-max-cost': '0.0001' }),
      { machine: machine() },
    );
    expect(results['a/1']!.agent).toMatchObject({ ended_by: 'budget', exit_code: 1 });
  });

  test('what an agent did until a limit of its trial is evaluated, also if it says that it could not work any more', async () => {
    endsByItself();
    const until = (command: string) =>
      measure(options('host', `ask; ${command}; test "$(ask)" = 200 || exit 75`, { 'trial-max-requests': '1' }), {
        machine: machine(),
      });
    const cut = { error: null, agent: { ended_by: 'budget', exit_code: 75 } };
    expect((await until('touch solved')).results['a/1']).toMatchObject({ ...cut, status: 'passed' });
    expect((await until('true')).results['a/1']).toMatchObject({ ...cut, status: 'failed' });
  });

  test('max-cost binds while a trial runs, and the rest is not run', async () => {
    endsByItself();
    server.fail({}, 0);
    const dataset = writeDataset([{ instance_id: 'a' }, { instance_id: 'b' }]);
    const { run, results } = await measure(
      { ...options('host', 'ask; ask; ask; touch solved', { 'max-cost': '0.001' }), dataset },
      { machine: machine() },
    );
    expect(results['a/1']!.agent).toMatchObject({ ended_by: 'budget', usage: { requests: 3, failed_requests: 1 } });
    expect(run.planned.map(({ status, error }) => [status, error?.kind ?? null])).toEqual([
      ['passed', null],
      ['not_run', 'max_cost'],
    ]);
  });

  test('a trial that fails since a limit ended its agent: by max-cost it was not run, by its own limit it failed', async () => {
    endsByItself();
    const run = (limit: Record<string, string>) =>
      measure(options('host', 'ask; ask; ask', limit), { machine: machine() });
    const cut = { agent: { ended_by: 'budget', usage: { requests: 3 } }, integrity: [{ kind: 'budget_used_up' }] };
    const ofRun = await run({ 'max-cost': '0.001' });
    expect(ofRun.results['a/1']).toMatchObject({ ...cut, status: 'not_run', score: null });
    expect(ofRun.run.planned[0]).toMatchObject({ status: 'not_run', error: { stage: 'agent', kind: 'max_cost' } });
    expect((await run({ 'trial-max-cost': '0.001' })).results['a/1']).toMatchObject({ ...cut, status: 'failed' });
  });

  test('no further round or step begins once max-cost is used up: the verdict is a pass of the first round, or there is none', async () => {
    const plan = [{ metric: '1', type: 'unit_test', testcases: [testRun('pytest evaluation/test_it.py')] }];
    const files = { 'evaluation/test_it.py': 'import os\ndef test():\n assert os.path.exists("solved")\n' };
    const debugged = (command: string) =>
      measure(
        {
          ...options('host', command, { mode: 'debug', dataset: 'prdbench', 'max-cost': '0.0001' }),
          'dataset-path': writeProjects({ 7: { plan, files } }),
        },
        { machine: pythonMachine({ ANTHROPIC_API_KEY: KEY }) },
      );
    // The limit is reached, and no request refused.
    const failed = (await debugged('ask')).results['prdbench-7/1']!;
    expect(failed).toMatchObject({ status: 'not_run', score: null, error: { stage: 'agent', kind: 'max_cost' } });
    expect(failed.integrity).toMatchObject([
      { kind: 'no_second_round', detail: expect.stringContaining('max-cost of 0.0001 USD is used up') },
    ]);
    const passed = (await debugged('ask; touch solved')).results['prdbench-7/1']!;
    expect(passed).toMatchObject({ status: 'passed', score: 1, error: null, rounds: [{ score: 1 }] });
    expect(usageOfTrial(passed)).toMatchObject({ requests: 1, input_tokens: 120 });
    expect(server.asked).toHaveLength(2);

    const { results } = await measure(
      options('docker', 'ask; touch a.txt b.txt', {
        dataset: path.join(TASKS, 'steps-mean'),
        'max-cost': '0.0001',
      }),
      { machine: machine() },
    );
    const stepped = results['steps-mean/1']!;
    expect(stepped).toMatchObject({ status: 'not_run', score: null, error: { stage: 'agent', kind: 'max_cost' } });
    expect(stepped.rounds?.map(({ step, score }) => [step, score])).toEqual([['one', 1]]);
    expect(stepped.integrity).toMatchObject([
      { kind: 'steps_left_out', detail: expect.stringMatching(/^the steps from two on were not run: max-cost/) },
    ]);
    expect(usageOfTrial(stepped)).toMatchObject({ requests: 1, input_tokens: 120 });
  });

  test('a trial that max-cost leaves without a reward, or without its agent, was not run', async () => {
    const cost = { 'max-cost': '0.0001' };
    const notRun = { status: 'not_run', score: null, error: { stage: 'agent', kind: 'max_cost' } };
    const rewarded = (task: string, command: string) =>
      measure(options('docker', command, { dataset: path.join(TASKS, task), ...cost }), { machine: machine() });
    expect((await rewarded('no-reward', 'ask; ask')).results['no-reward/1']).toMatchObject(notRun);
    // Its first step has a reward, which would decide alone.
    const { results } = await rewarded('steps-ungraded', 'test -e a.txt && { ask; ask; }; touch a.txt');
    expect(results['steps-ungraded/1']).toMatchObject({ ...notRun, rounds: [{ score: 1 }, { score: null }] });
    const setup = await measure(
      options('host', 'touch solved', { 'agent-setup': `${ASK}\nask; ask; exit 3`, ...cost }),
      {
        machine: machine(),
      },
    );
    expect(setup.results['a/1']).toMatchObject(notRun);
    const unable = await measure(options('host', 'ask; ask; exit 75', cost), { machine: machine() });
    expect(unable.results['a/1']).toMatchObject(notRun);
    // There are no retries to be had by that.
    const gone = await measure(options('host', 'ask; cd /; rm -r "$AGENTBENCH_WORKDIR"; ask', cost), {
      machine: machine(),
    });
    expect(gone.results['a/1']).toMatchObject({ status: 'failed', score: 0, error: null });
  });

  test('a model without a price is told of once, and its cost is null', async () => {
    server.next({ model: 'local-7b' }, { model: 'local-7b' });
    const { results, told } = await measure(
      {
        ...options('host', 'ask; touch solved', { trials: '2' }),
        'model-endpoints': `lab:anthropic=${server.url}`,
        'model-keys': `LAB_API_KEY=${KEY}`,
        'agent-command': `${ASK}\nask; touch solved`,
      },
      { machine: machine() },
    );
    expect(results['a/1']!.agent.usage).toMatchObject({ source: 'meter', cost_usd: null, input_tokens: 120 });
    expect(told.filter(({ text }) => text.includes('has no price'))).toHaveLength(1);
  });
});

describe('whose fault', () => {
  test.each([
    ['the provider’s', { status: 529 }, 'model_unavailable', 2],
    ['the provider’s, in the middle of a stream', { resetAfter: 2 }, 'model_unavailable', 2],
    ['the account’s', { status: 403 }, 'model_refused', 1],
  ] as const)('%s: error, not failed; its attempts with retries', async (_, fault, kind, attempt) => {
    server.fail(fault, attempt);
    const { results, exitCode } = await measure(options('host', 'ask', { retries: '1' }), { machine: machine() });
    expect(results['a/1']).toMatchObject({ status: 'error', score: null, attempt, error: { stage: 'agent', kind } });
    expect(results['a/1']!.evaluation).not.toBeNull();
    expect(exitCode).toBe(3);
  });

  test('a fault before the last answer, a request that was wrong, and a pass are what they are', async () => {
    server.fail({ status: 500 });
    const after = await measure(options('host', 'ask; ask'), { machine: machine() });
    expect(after.results['a/1']).toMatchObject({ status: 'failed', agent: { usage: { failed_requests: 1 } } });
    server.fail({ status: 400 });
    expect((await measure(options('host', 'ask'), { machine: machine() })).results['a/1']!.status).toBe('failed');
    server.fail({ status: 500 });
    const passed = await measure(options('host', 'ask; touch solved'), { machine: machine() });
    expect(passed.results['a/1']!.status).toBe('passed');
  });

  test('an agent that ran without its model was found: three others that lack theirs do not end the run', async () => {
    server.fail({ status: 529 });
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const script = `${ASK}\nask`;
    const { run } = await measure(
      options('host', '', {
        dataset: writeDataset(
          ids.map((instance_id) => ({ instance_id })),
          { 'fixtures/a/ask.sh': script },
        ),
        'agent-command': 'bash ./ask.sh',
      }),
      { machine: machine() },
    );
    expect(run.planned.map(({ status, error }) => `${status} ${error?.kind}`)).toEqual([
      'error model_unavailable',
      ...Array(4).fill('error agent_not_found'),
    ]);
  });

  test('a fault stands if the next try has no answer yet when the agent is ended', async () => {
    /** The limit of the agent comes when the model has been asked so many times. */
    const cut = async (requests: number) => {
      holdLimitUntil(2001, () => server.asked.length === requests);
      return await measure(options('host', 'ask; ask', { 'agent-timeout': '2001ms' }), { machine: machine() });
    };
    server.fail({ status: 504 });
    server.fail({ silentAfter: 0 });
    const { results } = await cut(2);
    expect(results['a/1']).toMatchObject({
      status: 'error',
      error: { kind: 'model_unavailable', message: expect.stringContaining('504') },
      agent: { ended_by: 'time_limit', usage: { requests: 2 } },
    });
    server.fail({ silentAfter: 0 });
    const open = await cut(3);
    expect(open.results['a/1']!.status).toBe('failed');
  });

  test('three trials in a row refused for the account end the run', async () => {
    server.fail({ status: 401 }, 9);
    const { run } = await measure(options('host', 'ask', { trials: '5' }), { machine: machine() });
    expect(run.planned.map(({ status, error }) => [status, error?.kind])).toEqual([
      ...Array(3).fill(['error', 'model_refused']),
      ...Array(2).fill(['not_run', 'model_refused']),
    ]);
    expect(run.planned[4]!.error!.message).toContain('answered with 401');
  });

  test('a trial of mode debug that is refused in both rounds counts once', async () => {
    server.fail({ status: 401 }, 9);
    const plan = [{ metric: '1', type: 'unit_test', testcases: [testRun('pytest evaluation/test_it.py')] }];
    const files = { 'evaluation/test_it.py': 'def test():\n assert False\n' };
    const { run } = await measure(
      {
        ...options('host', 'ask', { trials: '4', mode: 'debug', dataset: 'prdbench' }),
        'dataset-path': writeProjects({ 7: { plan, files } }),
      },
      { machine: pythonMachine({ ANTHROPIC_API_KEY: KEY }) },
    );
    expect(run.planned.map(({ status, error }) => [status, error?.kind])).toEqual([
      ...Array(3).fill(['error', 'model_refused']),
      ['not_run', 'model_refused'],
    ]);
    expect(server.asked).toHaveLength(6);
  });

  test('steps are those of the whole main conversation, also where its history was shortened', async () => {
    const withTools = ASK.replace('"stream":true', '"stream":true,"tools":[{"name":"sh"}]');
    const command = `${withTools}; ask; ask; AGENTBENCH_INSTANCE_ID='summary of it' ask`;
    const { results } = await measure(options('host', command), { machine: machine() });
    expect(results['a/1']!.agent.usage).toMatchObject({ requests: 3, steps: 3 });
  });

  test('an agent that asks no model carries a note', async () => {
    const { results } = await measure(options('host', 'touch solved'), { machine: machine() });
    const detail = 'The agent sent no request to a model of model-keys.';
    expect(results['a/1']).toMatchObject({ status: 'passed', integrity: [{ kind: 'no_model_request', detail }] });
  });

  test('so does one that a firewall may have kept from the meter, with the remedy', async () => {
    const dataset = path.join(TASKS, 'plain');
    const { results } = await measure(options('docker', 'true', { dataset }), { machine: machine() });
    const advice = /request.*firewall.*use network: restricted/;
    expect(results['plain/1']!.integrity).toEqual([
      { kind: 'no_model_request', detail: expect.stringMatching(advice) },
    ]);
  });

  test('a count of its own that differs is a note; the meter’s stands', async () => {
    const own = `echo '{"input_tokens": 999, "output_tokens": 30}' > "$AGENTBENCH_OUTPUT_DIR/usage.json"`;
    const { results } = await measure(options('host', `ask; touch solved; ${own}`), { machine: machine() });
    expect(results['a/1']!.agent.usage).toMatchObject({ source: 'meter', input_tokens: 120 });
    expect(results['a/1']!.integrity).toMatchObject([
      { kind: 'usage_differs', detail: expect.stringContaining('999') },
    ]);
  });
});

/** The trial of a run by other prices, and its files. */
async function rescored(origin: string, prices: string) {
  const results = path.join(temporaryDirectory(), 'again');
  const given = parseOptions({ 'model-prices': prices });
  const told: Result[] = [];
  const signal = new AbortController().signal;
  const kept = (directory: string) => keepOptions({ 'model-prices': prices }, directory);
  const request = { origin, results, options: given, keepOptions: kept, machine: machine(), signal };
  const run = await rescoreRun({ ...request, notice() {}, onTrial: (result) => void told.push(result) });
  const read = (name: string) => readFileSync(path.join(results, 'a/trial-1', name), 'utf8');
  return { run, result: told[0]!, read };
}

test('rescored by other prices: cost of the trial, its requests and its steps; not if a request is missing', async () => {
  server.next(
    { text: 'done', tokens: { input: 1000, cached: 400, written: 0, output: 50 }, model: 'claude-sonnet-4-5' },
    { tokens: { input: 2000, cached: 0, written: 0, output: 70 }, model: 'claude-opus-4-5' },
  );
  const first = await measure(options('host', 'ask; ask'), { machine: machine() });
  const { result, read } = await rescored(first.directory, 'claude-opus-4-5=100,1000,10');
  const sonnet = (600 * 3 + 400 * 0.3 + 50 * 15) / 1e6;
  const opus = (2000 * 100 + 70 * 1000) / 1e6;
  expect(result.rescored).toEqual({ done: ['cost', 'verdict'], kept: [] });
  expect(result.agent.usage).toEqual({ ...first.results['a/1']!.agent.usage, cost_usd: sonnet + opus });
  const lines = read('exchanges.jsonl').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).cost_usd)).toEqual([sonnet, opus]);
  const trajectory = trajectorySchema.parse(JSON.parse(read('trajectory.json')));
  const before = trajectorySchema.parse(
    JSON.parse(readFileSync(path.join(first.directory, 'a/trial-1/trajectory.json'), 'utf8')),
  );
  expect(trajectory.final_metrics?.total_cost_usd).toBeCloseTo(sonnet + opus, 9);
  expect(trajectory).toMatchObject({ agent: before.agent, session_id: before.session_id });
  expect(trajectory.steps.length).toBe(before.steps.length);

  const log = path.join(first.directory, 'a/trial-1/exchanges.jsonl');
  const [one, other] = readFileSync(log, 'utf8').trimEnd().split('\n') as [string, string];
  const { cacheWrite: _, ...tokens } = JSON.parse(other).tokens;
  for (const harmed of [
    `${one}\n`,
    `${one}\n${JSON.stringify({ ...JSON.parse(other), cost_usd: 0 })}\n`,
    `${one}\n${JSON.stringify({ ...JSON.parse(other), tokens })}\n`,
  ]) {
    writeFileSync(log, harmed);
    const kept = (await rescored(first.directory, 'claude-opus-4-5=100,1000,10')).result;
    expect(kept.rescored!.kept).toEqual(['usage: exchanges.jsonl does not have all requests that the meter counted']);
    expect(kept.agent.usage).toEqual(first.results['a/1']!.agent.usage);
  }
});

test('a run rescored by other prices has them in its options, before its own ones of other models', async () => {
  const own = 'claude-sonnet-4-5=1,2\nmy-model=3,4';
  const texts = { ...options('host', 'ask'), 'model-prices': own };
  const keep = (directory: string) => keepOptions(texts, directory);
  const { directory } = await measure(texts, { machine: machine(), keepOptions: keep });
  const pricesOf = ({ options }: RunRecord) => options!.find(({ name }) => name === 'model-prices')!.value;
  const { run } = await rescored(directory, 'claude-sonnet-4-5=100,1000');
  expect(pricesOf(run)).toBe('claude-sonnet-4-5=100,1000\nmy-model=3,4');
  expect(pricesOf((await rescored(directory, '')).run)).toBe(own);
});

test('an answer without usage: tokens and cost are unknown in result, trajectory and by other prices; a notice says so', async () => {
  server.next({ text: 'one' }, { text: 'two', tokens: { input: -1, cached: 0, output: -1 } });
  const { directory, results, told } = await measure(options('host', 'ask; ask'), { machine: machine() });
  const { usage } = results['a/1']!.agent;
  expect(usage).toMatchObject({ requests: 2, steps: 2, input_tokens: null, output_tokens: null, cost_usd: null });
  expect(told.filter(({ text }) => text.includes('gave an answer without usage'))).toHaveLength(1);
  const { result, read } = await rescored(directory, 'claude-sonnet-4-5=100,1000');
  expect(result).toMatchObject({ rescored: { done: ['cost', 'verdict'] }, agent: { usage } });
  const { steps, final_metrics } = trajectorySchema.parse(JSON.parse(read('trajectory.json')));
  expect(final_metrics).toEqual({ total_steps: steps.length });
  const answers = steps.filter(({ source }) => source === 'agent');
  expect(answers.map(({ metrics }) => metrics?.prompt_tokens)).toEqual([120, undefined]);
});

test.each([
  ['ANTHROPIC_API_KEY=wrong; ask; ask', ['the meter refused 2 requests without the token of a running trial (401)']],
  [
    'curl -s -H "x: $(head -c 80000 /dev/zero | tr "\\0" y)" $ANTHROPIC_BASE_URL; ask',
    ['the meter refused 1 request with more than 64 KB of headers (431)'],
  ],
  ['ask', []],
])(
  'requests without a token, or with too many headers, are counted at the end of the run: %s',
  async (command, notices) => {
    const { told } = await measure(options('host', command), { machine: machine() });
    const ends = told.slice(told.findLastIndex(({ what }) => what === 'ended') + 1);
    expect(ends.filter(({ what }) => what === 'notice').map(({ text }) => text)).toEqual(notices);
  },
);

describe('before the first trial', () => {
  test('options that have no effect without a meter, or without a closed network, are told', async () => {
    const given = {
      dataset: writeDataset([{ instance_id: 'a' }]),
      testbed: 'host',
      'agent-command': 'touch solved',
      'trial-max-cost': '1',
      'hosted-tools': 'strip',
      'allow-hosts': 'pypi.org',
    };
    const noticesOf = ({ told }: Awaited<ReturnType<typeof measure>>) =>
      told.filter(({ text }) => text.includes('no effect')).map(({ text }) => text.split(':')[0]);
    expect(noticesOf(await measure(given))).toEqual(['trial-max-cost, hosted-tools', 'allow-hosts']);
    const idle = { dataset: given.dataset, testbed: 'host', agent: 'nop', 'trial-max-cost': '1' };
    expect(noticesOf(await measure(idle))).toEqual([]);
    const { 'allow-hosts': _, ...limits } = given;
    expect(noticesOf(await measure({ ...options('host', 'ask'), ...limits }, { machine: machine() }))).toEqual([]);
  });

  test.each<[string, Record<string, string>, string]>([
    [
      'a key that is not set',
      { 'model-keys': 'OPENAI_API_KEY' },
      'model-keys: OPENAI_API_KEY has no value, and no variable of this name is set',
    ],
    [
      'an empty key',
      { 'model-keys': 'OPENAI_API_KEY=' },
      'model-keys: OPENAI_API_KEY is empty; give it a value (in a workflow: ',
    ],
    [
      'a key with a control character',
      { 'model-keys': 'OPENAI_API_KEY=sk-01234\t56789' },
      'model-keys: OPENAI_API_KEY has a line break or another control character',
    ],
    ['a key of no provider', { 'model-keys': 'MISTRAL_API_KEY=xxxxxxxx' }, 'MISTRAL_API_KEY is the key of no provider'],
    [
      'an endpoint that does not answer',
      { 'model-endpoints': 'anthropic=http://127.0.0.1:9' },
      'anthropic does not answer at http://127.0.0.1:9/ (ECONNREFUSED)',
    ],
    [
      'a name in both',
      { 'agent-env': 'ANTHROPIC_API_KEY=another-key' },
      'agent-env: ANTHROPIC_API_KEY: the meter sets this variable',
    ],
    [
      'an address of one’s own, which the meter would replace',
      { 'agent-variables': 'ANTHROPIC_BASE_URL=https://gateway.example' },
      'agent-variables: ANTHROPIC_BASE_URL: the meter sets this variable',
    ],
    ['no network', { testbed: 'docker', network: 'none' }, 'network: none blocks all requests to models'],
    ['an address that is not of this machine', { testbed: 'docker', 'model-address': '192.0.2.1' }, ''],
  ])('%s', async (_, more, message) => {
    const measured = measure(options('host', 'true', more), { machine: machine() });
    if (message === '') await expect(measured).resolves.toBeDefined();
    else
      await expect(measured).rejects.toThrow(
        expect.objectContaining({ name: 'UserError', message: expect.stringContaining(message) }),
      );
  });
});
