import { beforeAll, describe, expect, test } from 'vitest';
import type { Result } from '../../src/results/records.ts';
import { holdLimitUntil } from '../support/held-limit.ts';
import { aDuration, sleepers } from '../support/processes.ts';
import { type Measured, measure, type RowText, writeDataset } from '../support/run.ts';

const TESTBEDS = ['docker', 'host'] as const;

/** Milliseconds of the time limits that come when all commands that they end sleep; nothing else here has one in the minute before. */
const LIMITS = { docker: [660_000, 780_000], host: [900_000, 1_020_000] } as const;

describe.concurrent.each(TESTBEDS)('verdicts on %s', (testbed) => {
  const asleep = { agents: aDuration(), commands: aDuration() };
  const rows: RowText[] = [
    { instance_id: 'passes' },
    { instance_id: 'fails' },
    { instance_id: 'exits-non-zero' },
    { instance_id: 'times-out-verified' },
    { instance_id: 'times-out-unsolved' },
    {
      instance_id: 'leaves-a-service',
      success_command: 'until test heartbeat -nt begun; do sleep 0.1; done; echo "Setup successful"',
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
    { instance_id: 'never-returns', success_command: `echo "Setup successful"; sleep ${asleep.commands}` },
    {
      instance_id: 'never-returns-by-exit-code',
      task_type: 'dependency_resolution',
      success_command: `echo "Setup successful"; sleep ${asleep.commands}`,
    },
    // Longer than Linux takes as one argument; in quotes, four times as long.
    {
      instance_id: 'any-length',
      success_command: `: '${'x'.repeat(300_000)}' "${"'".repeat(100_000)}"; test -e solved && echo "Setup successful"`,
    },
    {
      instance_id: 'any-length-quotes',
      success_command: `: "${"'".repeat(60_000)}"; test -e solved && echo "Setup successful"`,
    },
    {
      instance_id: 'any-length-unsolved',
      task_type: 'dependency_resolution',
      success_command: `: '${'x'.repeat(3_000_000)}'; test -e solved`,
    },
    { instance_id: 'destroys-its-testbed' },
  ];
  const agent = `
    case $AGENTBENCH_INSTANCE_ID in
      passes | by-exit-code | any-length | any-length-quotes) touch solved ;;
      exits-non-zero) touch solved; exit 3 ;;
      times-out-verified) touch solved; sleep ${asleep.agents} ;;
      times-out-unsolved) sleep ${asleep.agents} ;;
      leaves-a-service) (while :; do touch heartbeat; sleep 0.1; done) & sleep 0.3; touch begun ;;
      destroys-its-testbed) ${testbed === 'docker' ? 'kill -9 -1' : 'cd /; rm -r "$AGENTBENCH_WORKDIR"'} ;;
    esac`;
  const startingWith = (start: string) => rows.filter(({ instance_id: id }) => id.startsWith(start));
  const [slowAgents, slowCommands] = [startingWith('times-out-'), startingWith('never-returns')];
  const ending = rows.filter((row) => !slowAgents.includes(row) && !slowCommands.includes(row));
  /** The rows that end by themselves, which have minutes for it; those whose agent does not, and whose success command does not. */
  let measured: Measured;
  let lateAgents: Measured;
  let lateCommands: Measured;
  const results = () => ({ ...measured.results, ...lateAgents.results, ...lateCommands.results });
  const result = (id: string): Result => results()[`${id}/1`]!;

  beforeAll(async () => {
    const about = { testbed, 'agent-command': agent, 'evaluation-timeout': '5m', parallel: '2' };
    const [ofAgents, ofCommands] = LIMITS[testbed];
    holdLimitUntil(ofAgents, () => sleepers(asleep.agents).length === slowAgents.length, 60_000);
    holdLimitUntil(ofCommands, () => sleepers(asleep.commands).length === slowCommands.length, 60_000);
    [measured, lateAgents, lateCommands] = await Promise.all([
      measure({ ...about, dataset: writeDataset(ending) }),
      measure({ ...about, dataset: writeDataset(slowAgents), 'agent-timeout': `${ofAgents}ms` }),
      measure({ ...about, dataset: writeDataset(slowCommands), 'evaluation-timeout': `${ofCommands}ms` }),
    ]);
  });

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
    ['any-length', 'passed', 0, false, 0, false, []],
    ['any-length-quotes', 'passed', 0, false, 0, false, []],
    ['any-length-unsolved', 'failed', 0, false, 1, false, []],
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
    for (const [{ run, exitCode }, planned, passed] of [
      [measured, ending, 9],
      [lateAgents, slowAgents, 1],
      [lateCommands, slowCommands, 1],
    ] as const) {
      expect(run.planned.map(({ instance_id: id }) => id)).toEqual(planned.map((row) => row.instance_id));
      const failed = planned.length - passed;
      expect(run.totals).toMatchObject({ planned: planned.length, passed, failed, error: 0, not_run: 0, coverage: 1 });
      expect(run.totals.success_rate).toBeCloseTo(passed / planned.length);
      expect(exitCode).toBe(0);
    }
  });

  test('the stages follow each other, and are as long as the trial', () => {
    for (const { stages, started_at: begun, finished_at: ended, instance_id: id } of Object.values(results())) {
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
      expect(whole - sum).toBeLessThan(20_000);
    }
  });

  test('the log of each command is kept, and the end of the evaluation in the result', () => {
    expect(measured.read('says-both/trial-1/evaluation.log')).toBe('Setup successful\nSetup failed\n');
    expect(result('says-both').evaluation).toMatchObject({ output_tail: 'Setup successful\nSetup failed\n' });
    const lines = measured.read('fails/trial-1/evaluation.log').split('\n');
    expect(lines.sort()).toEqual(['', 'Setup failed', 'cat: solved: No such file or directory']);
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
    expect(noted).toHaveLength(testbed === 'host' ? ending.length - 1 : 0);
    expect(noted.map(({ instance_id: id }) => id)).not.toContain('passes');
  });
});
