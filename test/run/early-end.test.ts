import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { containersOfInstance } from '../support/docker.ts';
import { testMachine } from '../support/machine.ts';
import { measure, writeDataset } from '../support/run.ts';

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

describe.each(['docker', 'host'] as const)('an interrupted run on %s', (testbed) => {
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
    expect(await containersOfInstance('interrupted-two')).toEqual([]);
    expect(directoriesOf(machine.temporaryDirectory)).toEqual([]);
  });
});

/** The directories of runs that a machine's temporary directory still holds. */
function directoriesOf(temporary: string): string[] {
  return readdirSync(temporary).flatMap((parent) => readdirSync(path.join(temporary, parent)));
}
