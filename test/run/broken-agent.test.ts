import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { holdLimitUntil } from '../support/held-limit.ts';
import { measure, writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const five = writeDataset(['a', 'b', 'c', 'd', 'e'].map((instance_id) => ({ instance_id })));
const one = writeDataset([{ instance_id: 'a' }]);

describe('an agent that is not there', () => {
  test.each(['my-agent --flag', 'bash "$AGENTBENCH_AGENT_DIR/my-agent.sh"', 'my-agent | tee log', './my-agent'])(
    '%j could not be measured, and the gate fails',
    async (command) => {
      const { results, exitCode } = await measure({
        ...{ dataset: one, testbed: 'host', 'agent-directory': temporaryDirectory() },
        'agent-command': command,
      });
      expect(results['a/1']).toMatchObject({
        status: 'error',
        error: {
          stage: 'agent',
          kind: 'agent_not_found',
          message: expect.stringContaining('is missing in the testbed'),
        },
      });
      expect(exitCode).toBe(3);
    },
  );

  test('without an agent-directory says that AGENTBENCH_AGENT_DIR is empty', async () => {
    const command = 'bash "$AGENTBENCH_AGENT_DIR/my-agent.sh"';
    const { results } = await measure({ dataset: one, testbed: 'host', 'agent-command': command });
    expect(results['a/1']!.error!.message).toContain(
      'AGENTBENCH_AGENT_DIR is empty, since no agent-directory is given',
    );
  });

  test('but in agent-directory, is named where it lies', async () => {
    const directory = temporaryDirectory();
    writeFileSync(path.join(directory, 'run.sh'), 'touch solved');
    const { results } = await measure({
      ...{ dataset: one, testbed: 'host', 'agent-directory': directory, 'agent-command': 'bash agent/run.sh' },
    });
    expect(results['a/1']!.error!.message).toContain(
      'bash agent/run.sh is missing in the testbed, or not executable; files of agent-directory are below "$AGENTBENCH_AGENT_DIR"',
    );
  });

  test('in the first three trials ends the run, which says why', async () => {
    const { run, told } = await measure({ dataset: five, testbed: 'host', 'agent-command': 'my-agent' });
    expect(run.planned.map(({ status, error }) => `${status} ${error?.kind}`)).toEqual([
      ...Array(3).fill('error agent_not_found'),
      ...Array(2).fill('not_run agent_not_found'),
    ]);
    expect(run.planned[4]!.error!.message).toBe('the first 3 trials did not find the agent');
    expect(told.filter(({ what }) => what === 'skipped')).toHaveLength(2);
  });

  test.each([
    ['ends with 127 after work', 'touch worked; exit 127'],
    ['runs a command that is not there', 'touch worked; nowhere-to-be-found'],
    ['ends with 126', 'exit 126'],
  ])('is not one that %s', async (_, body) => {
    const directory = temporaryDirectory();
    writeFileSync(path.join(directory, 'agent.sh'), body);
    const command = 'bash "$AGENTBENCH_AGENT_DIR/agent.sh"';
    const { results } = await measure({
      ...{ dataset: one, testbed: 'host', 'agent-directory': directory, 'agent-command': command },
    });
    expect(results['a/1']).toMatchObject({ status: 'failed', error: null });
  });

  test('is not one that removes itself and says what a shell would', async () => {
    const directory = temporaryDirectory();
    writeFileSync(
      path.join(directory, 'agent.sh'),
      'rm "$0"; echo "bash: $0: No such file or directory" >&2; exit 127',
    );
    const { results } = await measure({
      ...{ dataset: one, testbed: 'host', 'agent-directory': directory, retries: '1' },
      'agent-command': 'bash "$AGENTBENCH_AGENT_DIR/agent.sh"',
    });
    expect(results['a/1']).toMatchObject({ status: 'failed', attempt: 1 });
  });
});

describe('an agent that cannot work now (exit code 75)', () => {
  const once = (place: string) => `test -e '${place}/tried' && touch solved && exit 0; touch '${place}/tried'; exit 75`;

  test('could not be measured', async () => {
    const { results, run } = await measure({ dataset: one, testbed: 'host', 'agent-command': 'touch solved; exit 75' });
    expect(results['a/1']).toMatchObject({
      status: 'error',
      evaluation: null,
      agent: { exit_code: 75 },
      error: { stage: 'agent', kind: 'agent_unavailable' },
    });
    expect(run.totals).toMatchObject({ error: 1, failed: 0 });
  });

  test('is noted in each later attempt, also after one that passed', async () => {
    const options = {
      ...{ dataset: one, testbed: 'host', 'agent-command': once(temporaryDirectory()), resume: 'true' },
      'results-path': path.join(temporaryDirectory(), 'results'),
    };
    await measure(options);
    for (const attempt of [2, 3]) {
      const { results } = await measure(options, { again: { statuses: null, selectors: ['a'] } });
      expect(results['a/1']).toMatchObject({ status: 'passed', attempt });
      expect(results['a/1']!.integrity.map(({ kind }) => kind)).toContain('agent_retried');
    }
  });

  test('is measured again with retries, after the others; the attempts are kept, and noted', async () => {
    const command = `test $AGENTBENCH_INSTANCE_ID = a || { touch solved; exit 0; }; ${once(temporaryDirectory())}`;
    const dataset = writeDataset([{ instance_id: 'a' }, { instance_id: 'b' }]);
    const { results, told, read, run } = await measure({
      ...{ dataset, testbed: 'host', 'agent-command': command, retries: '2' },
    });
    expect(
      told.filter(({ what }) => /begins|ended|postponed/.test(what)).map(({ what, place }) => `${what} ${place}`),
    ).toEqual(['begins a/1', 'postponed a/1', 'begins b/1', 'ended b/1', 'begins a/1', 'ended a/1']);
    expect(results['a/1']).toMatchObject({ status: 'passed', attempt: 2 });
    expect(results['a/1']!.integrity.map(({ kind }) => kind)).toContain('agent_retried');
    expect(results['b/1']!.integrity.map(({ kind }) => kind)).not.toContain('agent_retried');
    expect(JSON.parse(read('a/trial-1/attempt-1/result.json'))).toMatchObject({ status: 'error', attempt: 1 });
    expect(run.totals).toMatchObject({ planned: 2, passed: 2 });
  });

  test('counts with its last attempt, and no oftener than retries', async () => {
    const { results, told } = await measure({
      ...{ dataset: one, testbed: 'host', 'agent-command': 'exit 75', retries: '2' },
    });
    expect(results['a/1']).toMatchObject({ status: 'error', attempt: 3 });
    expect(told.map(({ what }) => what).filter((what) => what === 'ended' || what === 'postponed')).toEqual([
      'postponed',
      'postponed',
      'ended',
    ]);
  });

  test('a second attempt keeps to max-duration: the first one counts', async () => {
    const place = temporaryDirectory();
    holdLimitUntil(540_002, () => existsSync(`${place}/again`));
    const command = `mkdir ${place}/first && exit 75; mkdir ${place}/again && sleep 600; exit 75`;
    const { results, run } = await measure({
      dataset: one,
      ...{ testbed: 'host', retries: '5', 'max-duration': '540002ms', 'agent-command': command },
    });
    expect(results['a/1']!.attempt).toBeLessThan(4);
    expect(run.totals.passed).toBe(0);
  });
});

describe('retries', () => {
  test('repeat a clone that failed, but not a setup', async () => {
    const place = temporaryDirectory();
    const missing = { repo_url: `file://${place}/project.git`, base_commit: 'a'.repeat(40) };
    const dataset = writeDataset([{ instance_id: 'clone', ...missing }, { instance_id: 'setup' }]);
    const { results } = await measure({
      ...{ dataset, testbed: 'host', 'agent-command': 'true', 'agent-setup': 'exit 1', retries: '1' },
    });
    expect(results['clone/1']).toMatchObject({ status: 'error', attempt: 2, error: { kind: 'git' } });
    expect(results['setup/1']).toMatchObject({ status: 'error', attempt: 1, error: { kind: 'agent_setup' } });
  });
});
