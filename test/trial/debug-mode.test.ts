import { globSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { TestPlanResult } from '../../src/results/evaluation.ts';
import { saveCode } from '../../src/trial/debug-round.ts';
import { SILENT } from '../../src/trial/observer.ts';
import { TrialRecord } from '../../src/trial/record.ts';
import { PYTHON_IMAGE, pythonMachine } from '../support/machine.ts';
import { run, writeProjects } from '../support/projects.ts';
import { aResult } from '../support/results.ts';
import { measure } from '../support/run.ts';

const DATASET = {
  7: {
    plan: [
      { metric: '1 add', type: 'unit_test', testcases: [run('pytest evaluation/test_add.py')] },
      { metric: '2 sub/mul', type: 'unit_test', testcases: [run('pytest evaluation/test_sub.py')] },
      {
        metric: '3 litter',
        testcases: [run('date >> src/litter.txt; touch evaluation/litter; wc -l < src/litter.txt')],
      },
    ],
    files: {
      'evaluation/test_add.py':
        'import sys; sys.path.insert(0, "src")\ndef test():\n from sums import add\n assert add(1, 2) == 3\n',
      'evaluation/test_sub.py':
        'import sys; sys.path.insert(0, "src")\ndef test():\n from sums import sub\n assert sub(3, 2) == 1\n',
    },
  },
};

/** Writes half of it at first; in the second round it mends what its reports say, and tells what it was given. */
const AGENT = `
if ls reports/*.json >/dev/null 2>&1; then
  printf 'def sub(a, b): return a - b\\n' >> src/sums.py
  find . -name '*.log' -o -name '*.cast' | sort > "$AGENTBENCH_OUTPUT_DIR/logs.txt"
  ls -A reports > "$AGENTBENCH_OUTPUT_DIR/reports.txt"
  cat reports/2*.json > "$AGENTBENCH_OUTPUT_DIR/report.json"
  ls -A src evaluation > "$AGENTBENCH_OUTPUT_DIR/files.txt"
  head -c 200 "$AGENTBENCH_PROMPT_FILE" > "$AGENTBENCH_OUTPUT_DIR/prompt.txt"
  printf %s "$AGENTBENCH_PROMPT" | cmp -s - "$AGENTBENCH_PROMPT_FILE" && echo same >> "$AGENTBENCH_OUTPUT_DIR/prompt.txt"
  echo '{"input_tokens": 50}' > "$AGENTBENCH_OUTPUT_DIR/usage.json"
else
  printf 'def add(a, b): return a + b\\n' > src/sums.py
  echo '{"input_tokens": 1000}' > "$AGENTBENCH_OUTPUT_DIR/usage.json"
fi`;

describe.each(['host', 'docker'] as const)('mode debug on %s', (testbed) => {
  test('two rounds, both scored; the second finds its code and the reports, and nothing that the evaluation left', async () => {
    const { results, read } = await measure(
      {
        dataset: 'prdbench',
        'dataset-path': writeProjects(DATASET),
        mode: 'debug',
        testbed,
        ...(testbed === 'docker' ? { image: PYTHON_IMAGE } : {}),
        'agent-command': AGENT,
        'pass-score': '0.6',
      },
      { machine: pythonMachine() },
    );
    const result = results['prdbench-7/1']!;
    const rounds = result.rounds!;
    expect(rounds.map(({ score }) => score)).toEqual([0.5, 1]);
    const plans = rounds.map(({ evaluation }) => evaluation as TestPlanResult);
    expect(plans.map(({ points }) => points.map(({ score }) => score))).toEqual([
      [2, 0, null],
      [2, 2, null],
    ]);
    expect(rounds.map(({ agent }) => agent.usage.input_tokens)).toEqual([1000, 50]);
    expect(rounds[0]!.agent.prompt_digest).not.toBe(rounds[1]!.agent.prompt_digest);
    // The last round stands at the top.
    expect(result).toMatchObject({ status: 'passed', score: 1, integrity: [], error: null });
    expect(result.evaluation).toEqual(rounds[1]!.evaluation);
    expect(result.agent).toEqual(rounds[1]!.agent);
    expect(result.stages.map(({ name }) => name)).toEqual([
      'prepare',
      'agent',
      'evaluate',
      'prepare',
      'agent',
      'evaluate',
      'collect',
      'remove',
    ]);

    const output = (name: string) => read(`prdbench-7/trial-1/output/${name}`);
    expect(output('logs.txt')).toBe('');
    expect(output('reports.txt').split('\n').filter(Boolean)).toEqual([
      '1 add.json',
      expect.stringMatching(/^2 sub_mul-[0-9a-f]{8}\.json$/),
    ]);
    expect(JSON.parse(output('report.json'))).toMatchObject({
      metric: '2 sub/mul',
      score: 0,
      explanation: expect.stringContaining('ImportError'),
    });
    expect(output('files.txt')).not.toContain('litter');
    expect(output('prompt.txt')).toMatch(/reports\/[\s\S]*same\n$/);
    // What the plan does to the project is undone in between: the count begins anew.
    expect(plans.map(({ points }) => points[2]!.testcases[0]!.output_tail.trim())).toEqual(['1', '1']);
    expect(read('prdbench-7/trial-1/round-1/evaluation.log')).toContain('[2/3] 2 sub/mul: 0 of 2 (junit)');
    expect(read('prdbench-7/trial-1/evaluation.log')).toContain('[2/3] 2 sub/mul: 2 of 2 (junit)');
  });
});

test('the causes of a failure are those of the last round, of whose steps none are known', async () => {
  const steps = [{ step_id: 1, source: 'agent', message: 'All tests pass.' }];
  const own = JSON.stringify({ schema_version: 'ATIF-v1.8', agent: { name: 'a', version: '1' }, steps });
  const { results, read } = await measure(
    {
      ...{ dataset: 'prdbench', 'dataset-path': writeProjects(DATASET), mode: 'debug', testbed: 'host' },
      'agent-command': `ls reports/*.json >/dev/null 2>&1 || printf %s '${own}' >"$AGENTBENCH_OUTPUT_DIR/trajectory.json"`,
    },
    { machine: pythonMachine() },
  );
  const { status, agent, rounds, causes } = results['prdbench-7/1']!;
  expect(JSON.parse(read('prdbench-7/trial-1/trajectory.json'))).toMatchObject({ steps });
  expect([rounds!.map((round) => round.agent.trajectory), agent.trajectory]).toEqual([['trajectory.json', null], null]);
  expect([status, causes]).toEqual(['failed', []]);
});

test('a second round without a verdict is among the rounds, and the first one keeps what its agent used', async () => {
  const leave = `echo '{"input_tokens": 50}' >"$AGENTBENCH_OUTPUT_DIR/usage.json"; exit 75`;
  const { results } = await measure(
    {
      dataset: 'prdbench',
      'dataset-path': writeProjects(DATASET),
      mode: 'debug',
      testbed: 'host',
      'agent-command': `if ls reports/*.json >/dev/null 2>&1; then ${leave}; fi\n${AGENT}`,
    },
    { machine: pythonMachine() },
  );
  const result = results['prdbench-7/1']!;
  expect(result).toMatchObject({ status: 'error', error: { kind: 'agent_unavailable' } });
  expect(result.rounds).toMatchObject([
    { agent: { exit_code: 0, usage: { input_tokens: 1000 } }, score: 0.5 },
    { agent: { exit_code: 75, usage: { input_tokens: 50 } }, evaluation: null, score: null },
  ]);
  expect(result.agent).toEqual(result.rounds![1]!.agent);
});

test('a second round in which the agent destroys its testbed scores 0, as the trial does', async () => {
  const { results } = await measure(
    {
      ...{ dataset: 'prdbench', 'dataset-path': writeProjects(DATASET), mode: 'debug', testbed: 'host' },
      'agent-command': `if ls reports/*.json >/dev/null 2>&1; then exec rm -rf "$AGENTBENCH_WORKDIR"; fi\n${AGENT}`,
    },
    { machine: pythonMachine() },
  );
  const { status, score, rounds } = results['prdbench-7/1']!;
  expect({ status, score }).toEqual({ status: 'failed', score: 0 });
  expect(rounds).toMatchObject([{ score: 0.5 }, { evaluation: null, score: 0 }]);
});

describe('between the rounds', () => {
  async function until(
    between: (machine: ReturnType<typeof pythonMachine>) => void,
    signal = new AbortController().signal,
  ) {
    const machine = pythonMachine();
    let prepared = 0;
    const { results } = await measure(
      {
        ...{ dataset: 'prdbench', 'dataset-path': writeProjects(DATASET), mode: 'debug', testbed: 'host' },
        'agent-command': AGENT,
      },
      {
        ...{ machine, signal },
        onStage(_, stage) {
          if (stage === 'prepare' && ++prepared === 2) between(machine);
        },
      },
    );
    return results['prdbench-7/1']!;
  }

  test('an interruption leaves no verdict of one round alone, which resume would keep', async () => {
    const stop = new AbortController();
    const result = await until(() => stop.abort('SIGINT'), stop.signal);
    expect(result).toMatchObject({ status: 'not_run', error: { stage: 'prepare', kind: 'interrupted' } });
    // On a busy machine, the time after an interruption may end before everything is copied.
    expect(result.integrity.filter(({ kind }) => kind !== 'output_left_out')).toEqual([]);
    expect(result.rounds).toMatchObject([{ score: 0.5 }]);
  });

  test('a copy that takes too long is told as such', async () => {
    const record = new TrialRecord(aResult({ integrity: [] }), { instanceId: 'a', trial: 1 }, SILENT);
    const logs = { run: async () => ({ exitCode: null, timedOut: true }) };
    expect(await saveCode({ record, logs, testbed: { promptFile: '/place/prompt.md' } } as never)).toBe(false);
    expect(record.result.integrity[0]!.detail).toContain('between the rounds: it takes more than 5 minutes;');
  });

  test('code that cannot be restored leaves the verdict of the first one, with a note', async () => {
    const result = await until(({ temporaryDirectory }) => {
      const [copy] = globSync('**/code', { cwd: temporaryDirectory });
      rmSync(path.join(temporaryDirectory, copy!), { recursive: true });
    });
    expect(result).toMatchObject({
      ...{ status: 'failed', score: 0.5, error: null },
      integrity: [{ kind: 'no_second_round', detail: expect.stringContaining('see rounds.log') }],
    });
  });
});
