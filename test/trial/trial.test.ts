import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Result } from '../../src/results/schema.ts';
import { theDocker } from '../support/docker.ts';
import { testMachine } from '../support/machine.ts';
import { type Measured, measure, type RowText, writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const TESTBEDS = ['docker', 'host'] as const;

describe.each(TESTBEDS)('verdicts on %s', (testbed) => {
  const rows: RowText[] = [
    { instance_id: 'passes' },
    { instance_id: 'fails' },
    { instance_id: 'exits-non-zero' },
    { instance_id: 'times-out-verified' },
    { instance_id: 'times-out-unsolved' },
    {
      instance_id: 'leaves-a-service',
      success_command: 'sleep 0.5; test heartbeat -nt begun && echo "Setup successful"',
    },
    { instance_id: 'by-exit-code', task_type: 'dependency_resolution', success_command: 'test -e solved' },
    {
      instance_id: 'by-exit-code-unsolved',
      task_type: 'dependency_resolution',
      success_command: 'echo "Setup successful"; exit 1',
    },
    { instance_id: 'text-and-exit-code', success_command: 'echo "Setup successful"; exit 1' },
    { instance_id: 'text-on-stderr', success_command: 'echo "Setup successful" >&2' },
    { instance_id: 'says-both', success_command: 'echo "Setup successful"; echo "Setup failed"' },
    { instance_id: 'never-returns', success_command: 'echo "Setup successful"; sleep 600' },
    {
      instance_id: 'never-returns-by-exit-code',
      task_type: 'dependency_resolution',
      success_command: 'echo "Setup successful"; sleep 600',
    },
    { instance_id: 'destroys-its-testbed' },
  ];
  const agent = `
    case $AGENTBENCH_INSTANCE_ID in
      passes | by-exit-code) touch solved ;;
      exits-non-zero) touch solved; exit 3 ;;
      times-out-verified) touch solved; sleep 600 ;;
      times-out-unsolved) sleep 600 ;;
      leaves-a-service) (while :; do touch heartbeat; sleep 0.1; done) & sleep 0.3; touch begun ;;
      destroys-its-testbed) ${testbed === 'docker' ? 'kill -9 -1' : 'cd /; rm -r "$AGENTBENCH_WORKDIR"'} ;;
    esac`;
  let measured: Measured;
  const result = (id: string): Result => measured.results[`${id}/1`]!;

  beforeAll(async () => {
    measured = await measure({
      dataset: writeDataset(rows),
      testbed,
      'agent-command': agent,
      'agent-timeout': '2s',
      'evaluation-timeout': '2s',
      parallel: '3',
    });
  }, 60_000);

  test.each<[string, 'passed' | 'failed', number | null, boolean, number | null, boolean, string[]]>([
    // Instance, verdict, agent's exit code, its time limit reached, evaluation's exit code, its time limit reached, notes.
    ['passes', 'passed', 0, false, 0, false, []],
    ['fails', 'failed', 0, false, 0, false, []],
    ['exits-non-zero', 'passed', 3, false, 0, false, []],
    ['times-out-verified', 'passed', null, true, 0, false, []],
    ['times-out-unsolved', 'failed', null, true, 0, false, []],
    ['leaves-a-service', 'passed', 0, false, 0, false, []],
    ['by-exit-code', 'passed', 0, false, 0, false, []],
    ['by-exit-code-unsolved', 'failed', 0, false, 1, false, []],
    ['text-and-exit-code', 'passed', 0, false, 1, false, []],
    ['text-on-stderr', 'passed', 0, false, 0, false, []],
    ['says-both', 'passed', 0, false, 0, false, ['success_and_failure']],
    ['never-returns', 'passed', 0, false, null, true, []],
    ['never-returns-by-exit-code', 'failed', 0, false, null, true, []],
  ])('%s: %s', (id, status, exitCode, timedOut, evaluated, evaluationTimedOut, notes) => {
    const { agent, evaluation, integrity, ...rest } = result(id);
    expect(rest).toMatchObject({ status, score: status === 'passed' ? 1 : 0, error: null, attempt: 1 });
    expect(agent).toMatchObject({ exit_code: exitCode, timed_out: timedOut });
    expect(evaluation).toMatchObject({ exit_code: evaluated, timed_out: evaluationTimedOut });
    const kinds = integrity.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind !== 'host_reused')).toEqual(notes);
  });

  test('an agent that destroys its testbed has failed, with a note: there is no second try', () => {
    expect(result('destroys-its-testbed')).toMatchObject({ status: 'failed', score: 0, error: null });
    expect(result('destroys-its-testbed').integrity).toContainEqual({
      kind: 'testbed_destroyed',
      detail: expect.any(String),
    });
  });

  test('the record has every trial once, and the rate is over all planned ones', () => {
    expect(measured.run.planned.map(({ instance_id: id }) => id)).toEqual(rows.map((row) => row.instance_id));
    expect(measured.run.totals).toMatchObject({ planned: 14, passed: 9, failed: 5, error: 0, not_run: 0, coverage: 1 });
    expect(measured.run.totals.success_rate).toBeCloseTo(9 / 14);
    expect(measured.exitCode).toBe(0);
  });

  test('the stages follow each other, and are as long as the trial', () => {
    for (const { stages, started_at: begun, finished_at: ended, instance_id: id } of Object.values(measured.results)) {
      const wanted = ['prepare', 'agent', 'evaluate', 'collect', 'remove'];
      expect({ id, stages: stages.map(({ name }) => name) }).toEqual({ id, stages: wanted });
      for (const [index, stage] of stages.slice(1).entries()) {
        const before = stages[index]!;
        expect(Date.parse(stage.started_at)).toBeGreaterThanOrEqual(
          Date.parse(before.started_at) + before.duration_ms - 20,
        );
      }
      const sum = stages.reduce((total, { duration_ms: duration }) => total + duration, 0);
      const whole = Date.parse(ended) - Date.parse(begun);
      expect(sum).toBeLessThanOrEqual(whole + 50);
      // What is between the stages: writing the record.
      expect(whole - sum).toBeLessThan(1_000);
    }
  });

  test('the log of each command is kept, and the end of the evaluation in the result', () => {
    expect(measured.read('says-both/trial-1/evaluation.log')).toBe('Setup successful\nSetup failed\n');
    expect(result('says-both').evaluation).toMatchObject({ output_tail: 'Setup successful\nSetup failed\n' });
    expect(measured.read('fails/trial-1/evaluation.log')).toMatch(/^cat: solved: .*\nSetup failed\n$/);
  });

  test('the testbed is named', () => {
    const { testbed: about } = result('passes');
    if (testbed === 'host') expect(about).toMatchObject({ kind: 'host', image: null, image_digest: null });
    else {
      expect(about).toMatchObject({ kind: 'docker', image: 'debian:bookworm', substituted: false });
      expect(about.image_digest).toMatch(/sha256:[0-9a-f]{64}$/);
    }
  });

  test('on the host, trials after the first say that the machine is not fresh; in containers it is', () => {
    const noted = Object.values(measured.results).filter(({ integrity }) =>
      integrity.some(({ kind }) => kind === 'host_reused'),
    );
    expect(noted).toHaveLength(testbed === 'host' ? rows.length - 1 : 0);
    expect(noted.map(({ instance_id: id }) => id)).not.toContain('passes');
  });
});

describe.each(TESTBEDS)('what each command gets on %s', (testbed) => {
  const SECRET = 'sesame-öffne/dich 42';
  const prompt = 'Say "hello" to $HOME.\nThen stop.\n';
  let measured: Measured;
  let inspected = '';
  let agentDirectory: string;

  beforeAll(async () => {
    agentDirectory = temporaryDirectory();
    writeFileSync(path.join(agentDirectory, 'tool.sh'), 'echo the tool ran\n');
    const dump = (name: string) => `tr '\\0' '\\n' </proc/$$/environ >"$PWD/${name}.env"`;
    const dataset = writeDataset(
      [
        {
          instance_id: 'environment-1',
          problem_statement: prompt,
          task_type: 'bgsetup',
          success_command: `${dump('evaluation')}; cat prerunner.env; echo ---; cat evaluation.env; echo "Setup successful"`,
        },
      ],
      { 'fixtures/prerunner-environment-1/prerunner.sh': `#!/bin/bash\n${dump('prerunner')}\n` },
    );
    const secretForms = `printf '%s\\n' "$API_KEY"; printf %s "$API_KEY" | base64 -w0; printf %s "x$API_KEY" | base64 -w0`;
    const machine = testMachine({
      GITHUB_TOKEN: 'ghs_not_for_agents',
      ACTIONS_RUNTIME_TOKEN: 'not_for_agents_either',
      INPUT_AGENT_ENV: 'nor_this_one',
      PASSED_THROUGH: 'from the runner',
    });
    let look: Promise<string> | undefined;
    measured = await measure(
      {
        dataset,
        testbed,
        'agent-directory': agentDirectory,
        'agent-env': `API_KEY=${SECRET}\nEMPTY=\nPASSED_THROUGH`,
        'agent-setup': `${dump('setup')}; ${secretForms}`,
        'agent-command': `
          ${dump('agent')}
          cp ./*.env "$AGENTBENCH_OUTPUT_DIR"
          cp "$AGENTBENCH_PROMPT_FILE" "$AGENTBENCH_OUTPUT_DIR/prompt"
          printf %s "$AGENTBENCH_PROMPT" >"$AGENTBENCH_OUTPUT_DIR/prompt-variable"
          sh "$AGENTBENCH_AGENT_DIR/tool.sh"
          { ${secretForms}; } | tee "$AGENTBENCH_OUTPUT_DIR/leak.txt" >&2
          mkdir "$AGENTBENCH_OUTPUT_DIR/deep" && printf '%s' "$API_KEY" >"$AGENTBENCH_OUTPUT_DIR/deep/leak"
          echo '{"input_tokens": 12, "cost_usd": 0.25, "model": "model of '"$API_KEY"'"}' >"$AGENTBENCH_OUTPUT_DIR/usage.json"
          ln -s /etc/passwd "$AGENTBENCH_OUTPUT_DIR/link"
          sleep 0.5`,
      },
      {
        machine,
        onStage(_, stage) {
          if (stage === 'agent' && testbed === 'docker') look = describeContainers('environment-1');
        },
      },
    );
    inspected = (await look) ?? '';
  }, 60_000);

  const environment = (text: string): Record<string, string> => {
    const entries = text.split(/\n(?=[A-Za-z_]+=|$)/).filter((entry) => entry !== '');
    return Object.fromEntries(entries.map((entry) => [entry.split('=')[0]!, entry.slice(entry.indexOf('=') + 1)]));
  };

  test('the agent and its setup: agent-env and AGENTBENCH_*, complete', () => {
    const agent = environment(measured.read('environment-1/trial-1/output/agent.env'));
    const given = Object.fromEntries(
      Object.entries(agent).filter(([name]) => /^AGENTBENCH_|^API_KEY$|^EMPTY$|^PASSED/.test(name)),
    );
    const below = testbed === 'docker' ? /^\/agentbench\// : /\/1\//;
    expect(given).toEqual({
      API_KEY: '***',
      EMPTY: '',
      PASSED_THROUGH: '***',
      AGENTBENCH_INSTANCE_ID: 'environment-1',
      AGENTBENCH_DATASET: expect.stringMatching(/^ab-/),
      AGENTBENCH_TASK_TYPE: 'bgsetup',
      AGENTBENCH_PROMPT: prompt,
      AGENTBENCH_PROMPT_FILE: expect.stringMatching(below),
      AGENTBENCH_AGENT_DIR: testbed === 'docker' ? '/opt/agent' : agentDirectory,
      AGENTBENCH_WORKDIR: testbed === 'docker' ? '/testbed' : expect.stringMatching(/\/workdir$/),
      AGENTBENCH_TRIAL: '1',
      AGENTBENCH_OUTPUT_DIR: expect.stringMatching(below),
    });
    expect(agent.PATH).not.toContain(given.AGENTBENCH_AGENT_DIR);
    expect(measured.read('environment-1/trial-1/output/prompt')).toBe(prompt);
    expect(measured.read('environment-1/trial-1/output/prompt-variable')).toBe(prompt);
    expect(measured.read('environment-1/trial-1/agent.log')).toContain('the tool ran\n');
    const setup = environment(measured.read('environment-1/trial-1/output/setup.env'));
    expect(Object.keys(setup).sort()).toEqual(Object.keys(agent).sort());
  });

  test('the prerunner and the evaluation: neither of them', () => {
    const [prerunner, evaluation] = measured
      .read('environment-1/trial-1/evaluation.log')
      .replace('Setup successful\n', '')
      .split('---\n')
      .map(environment) as [Record<string, string>, Record<string, string>];
    const shells = ['BASH_ENV', 'OLDPWD', 'PWD', 'SHLVL', '_'];
    const base =
      testbed === 'docker' ? ['HOME', 'HOSTNAME', 'PATH'] : ['HOME', 'PATH', 'TMPDIR', 'LANG', 'TERM', 'USER'];
    for (const names of [Object.keys(prerunner), Object.keys(evaluation)]) {
      expect(names).toContain('PATH');
      expect(names.filter((name) => ![...base, ...shells].includes(name))).toEqual([]);
    }
  });

  test("nothing of the runner's", () => {
    for (const name of ['setup', 'agent', 'prerunner']) {
      const names = Object.keys(environment(measured.read(`environment-1/trial-1/output/${name}.env`)));
      expect(names.filter((name) => /^(GITHUB|ACTIONS|INPUT|RUNNER|XDG)_/.test(name))).toEqual([]);
    }
    for (const value of ['ghs_not_for_agents', 'not_for_agents_either', 'nor_this_one']) {
      expect(filesHolding(measured.directory, value)).toEqual([]);
    }
  });

  test('its secrets stand in no file of the results, plain or encoded, nor in the configuration of the container', () => {
    const encoded = [Buffer.from(SECRET), Buffer.from(`x${SECRET}`)].map((bytes) =>
      bytes.toString('base64').slice(4, -4),
    );
    for (const form of [SECRET, encodeURIComponent(SECRET), ...encoded]) {
      expect(filesHolding(measured.directory, form)).toEqual([]);
    }
    expect(measured.read('environment-1/trial-1/agent.log')).toContain('***');
    expect(measured.read('environment-1/trial-1/output/deep/leak')).toBe('***');
    if (testbed === 'docker') {
      expect(inspected).toContain('environment-1');
      expect(inspected).not.toMatch(/sesame|from the runner|Say \\"hello/);
    }
  });

  test('what it writes for us is in the result, and what is no file is left out', () => {
    const { agent, integrity, status } = measured.results['environment-1/1']!;
    expect(agent.usage).toEqual({ input_tokens: 12, output_tokens: null, cost_usd: 0.25, steps: null });
    expect(agent.model).toBe('model of ***');
    expect(status).toBe('passed');
    expect(integrity).toEqual([
      { kind: 'output_left_out', detail: '1 × no regular file (link, device, socket or pipe)' },
    ]);
    expect(readdirSync(path.join(measured.directory, 'environment-1/trial-1')).sort()).toEqual([
      'agent-setup.log',
      'agent.log',
      'evaluation.log',
      'output',
      'result.json',
    ]);
  });
});

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
          success_command: 'cat seen; rm alive; sleep 0.5; ls alive && echo "Setup successful"',
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

describe('several trials', () => {
  test('come one round after the other, in parallel where that is asked for', async () => {
    const dataset = writeDataset([{ instance_id: 'a' }, { instance_id: 'b' }, { instance_id: 'c' }]);
    const { run, told, results } = await measure({
      dataset,
      testbed: 'host',
      trials: '2',
      parallel: '3',
      'agent-command': 'echo "$AGENTBENCH_TRIAL" >solved; sleep 0.5; test "$AGENTBENCH_TRIAL" = 1 || rm solved',
    });
    expect(run.planned.map(({ instance_id: id, trial, status }) => `${id}/${trial} ${status}`)).toEqual([
      'a/1 passed',
      'b/1 passed',
      'c/1 passed',
      'a/2 failed',
      'b/2 failed',
      'c/2 failed',
    ]);
    expect(Object.values(results).every(({ attempt }) => attempt === 1)).toBe(true);
    let running = 0;
    const most = told.map(({ what }) => {
      running += what === 'begins' ? 1 : what === 'ended' ? -1 : 0;
      return running;
    });
    expect(Math.max(...most)).toBe(3);
    const begun = told.filter(({ what }) => what === 'begins').map(({ place }) => place);
    expect(begun.slice(0, 3).sort()).toEqual(['a/1', 'b/1', 'c/1']);
  });

  test('a repeated one moves the earlier attempt, with all its files', async () => {
    const dataset = writeDataset([{ instance_id: 'again' }]);
    const results = path.join(temporaryDirectory(), 'results');
    const once = (command: string) =>
      measure({ dataset, testbed: 'host', 'agent-command': command, 'results-path': results });
    await once('echo first; echo 1 >"$AGENTBENCH_OUTPUT_DIR/file"');
    await once('echo second');
    const { results: last, read } = await once('echo third; touch solved');
    expect(last['again/1']).toMatchObject({ attempt: 3, status: 'passed' });
    expect(read('again/trial-1/agent.log')).toBe('third\n');
    expect(read('again/trial-1/attempt-1/agent.log')).toBe('first\n');
    expect(read('again/trial-1/attempt-1/output/file')).toBe('1\n');
    expect(JSON.parse(read('again/trial-1/attempt-2/result.json'))).toMatchObject({ attempt: 2, status: 'failed' });
    expect(readdirSync(path.join(results, 'again/trial-1')).sort()).toEqual([
      'agent.log',
      'attempt-1',
      'attempt-2',
      'evaluation.log',
      'result.json',
    ]);
  });

  test('resume keeps what was passed or failed, and measures the rest', async () => {
    const place = temporaryDirectory();
    const rows = [
      { instance_id: 'passes' },
      { instance_id: 'fails' },
      { instance_id: 'error', repo_url: `file://${place}/project.git`, base_commit: 'a'.repeat(40) },
      { instance_id: 'broken-record' },
      { instance_id: 'new' },
    ];
    const dataset = writeDataset(rows);
    const options = { dataset, testbed: 'host', 'results-path': path.join(temporaryDirectory(), 'results') };
    const command = 'case $AGENTBENCH_INSTANCE_ID in passes | broken-record | new) touch solved ;; esac';
    const first = await measure({ ...options, 'agent-command': command, instances: '!new' });
    expect(first.run.totals).toMatchObject({ planned: 4, passed: 2, failed: 1, error: 1 });
    writeFileSync(path.join(first.directory, 'broken-record/trial-1/result.json'), '{"schema": "agentbench/result/v1"');

    const second = await measure({ ...options, 'agent-command': 'touch solved', resume: 'true' });
    expect(second.told.filter(({ what }) => what === 'skipped').map(({ place }) => place)).toEqual([
      'passes/1',
      'fails/1',
    ]);
    expect(second.told.filter(({ what }) => what === 'begins').map(({ place }) => place)).toEqual([
      'error/1',
      'broken-record/1',
      'new/1',
    ]);
    const records = second.run.planned.map(({ instance_id: id, status, result }) => [id, status, result]);
    expect(records).toEqual([
      ['passes', 'passed', 'passes/trial-1/result.json'],
      ['fails', 'failed', 'fails/trial-1/result.json'],
      ['error', 'error', 'error/trial-1/result.json'],
      ['broken-record', 'passed', 'broken-record/trial-1/result.json'],
      ['new', 'passed', 'new/trial-1/result.json'],
    ]);
    expect(second.results['error/1']!.attempt).toBe(2);

    mkdirSync(path.join(dataset, 'fixtures/passes'), { recursive: true });
    writeFileSync(path.join(dataset, 'fixtures/passes/new'), 'a changed dataset\n');
    const third = await measure({ ...options, 'agent-command': 'true', resume: 'true', instances: 'passes' });
    expect(third.run.planned[0]).toMatchObject({ status: 'failed' });
  });
});

describe('the budget', () => {
  test.each<[string, Record<string, string>, string[]]>([
    ['max-cost', { 'max-cost': '1' }, ['a passed', 'b passed', 'c not_run', 'd not_run']],
    ['max-duration', { 'max-duration': '1s' }, ['a passed', 'b not_run', 'c not_run', 'd not_run']],
  ])('%s: what is beyond it is not run', async (name, options, expected) => {
    const dataset = writeDataset(['a', 'b', 'c', 'd'].map((id) => ({ instance_id: id })));
    const { run, exitCode, results, told } = await measure({
      dataset,
      testbed: 'host',
      ...options,
      'agent-command': `touch solved; echo '{"cost_usd": 0.6}' >"$AGENTBENCH_OUTPUT_DIR/usage.json"; ${name === 'max-duration' ? 'sleep 1.1' : ''}`,
    });
    expect(run.planned.map(({ instance_id: id, status }) => `${id} ${status}`)).toEqual(expected);
    const last = run.planned.at(-1)!;
    expect(last).toMatchObject({ result: null, score: null, error: { kind: name.replace('-', '_') } });
    expect(last.error!.message).toContain(name);
    expect(results['d/1']).toBeUndefined();
    expect(told.filter(({ what }) => what === 'skipped')).toHaveLength(
      expected.filter((line) => line.endsWith('not_run')).length,
    );
    expect(exitCode).toBe(3);
  });
});

describe.each(TESTBEDS)('an interrupted run on %s', (testbed) => {
  test('keeps what is finished, and names what is not', async () => {
    const interruption = new AbortController();
    const dataset = writeDataset(['one', 'two', 'three'].map((id) => ({ instance_id: `interrupted-${id}` })));
    const machine = testMachine();
    const { run, results, exitCode } = await measure(
      {
        dataset,
        testbed,
        'agent-command': 'touch solved; case $AGENTBENCH_INSTANCE_ID in *-two) (setsid sleep 321 &); sleep 600 ;; esac',
      },
      {
        machine,
        signal: interruption.signal,
        onStage({ instanceId }, stage) {
          if (instanceId === 'interrupted-two' && stage === 'agent')
            setTimeout(() => interruption.abort('SIGINT'), 500);
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
    expect(await describeContainers('interrupted-two')).toBe('[]');
    expect(directoriesOf(machine.temporaryDirectory)).toEqual([]);
  });
});

/** What Docker knows of an instance's containers. */
async function describeContainers(instanceId: string): Promise<string> {
  const docker = await theDocker();
  const filters = { label: [`agentbench.instance=${instanceId}`] };
  const containers = await docker.listContainers({ all: true, filters });
  return JSON.stringify(await Promise.all(containers.map(({ Id: id }) => docker.getContainer(id).inspect())));
}

/** The directories of runs that a machine's temporary directory still holds. */
function directoriesOf(temporary: string): string[] {
  return readdirSync(temporary).flatMap((parent) => readdirSync(path.join(temporary, parent)));
}

/** The files below a directory that hold a text, or have it in their name. */
function filesHolding(directory: string, text: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, file: path.join(entry.parentPath, entry.name) }))
    .filter(({ entry, file }) => file.includes(text) || (entry.isFile() && readFileSync(file).includes(text)))
    .map(({ file }) => path.relative(directory, file));
}
