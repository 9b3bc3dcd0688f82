import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { mergeRuns } from '../../src/report/merge.ts';
import { otherDifferences } from '../../src/report/pairing.ts';
import type { RunRecord } from '../../src/results/records.ts';
import { testMachine } from '../support/machine.ts';
import { aRun } from '../support/results.ts';
import { measure, writeDataset } from '../support/run.ts';

const dataset = writeDataset([{ instance_id: 'a', success_command: 'echo "Setup successful"' }]);

test('a run records its machine, and how busy it was at the beginning and the end', async () => {
  const { run, results } = await measure({ dataset, testbed: 'host', 'agent-command': 'true' });
  const activity = { load: expect.any(Number), steal: expect.any(Number) };
  expect(run.host).toMatchObject({ cores: os.availableParallelism(), memory_bytes: os.totalmem(), start: activity });
  expect(run.host!.cpu).toBe(os.cpus()[0]!.model.trim());
  expect(run.host!.end!.load).toEqual(expect.any(Number));
  expect(results['a/1']!.testbed.throttled).toBeUndefined();
});

test('an agent that a trial has put into the cache, with its record, is not taken for an installed one', async () => {
  const machine = testMachine();
  const planted = path.join(machine.cacheDirectory, 'agents/claude-code/9.9.9/x64-glibc');
  const record = path.join(planted, '.agentbench-installed.json');
  const { told } = await measure(
    { dataset, testbed: 'host', 'agent-command': `mkdir -p ${planted} && echo '{}' >${record}` },
    { machine },
  );
  expect(told.filter(({ what }) => what === 'notice')).toContainEqual(
    expect.objectContaining({ text: expect.stringContaining(planted) }),
  );
  expect(existsSync(record)).toBe(false);
});

describe('on Docker, limits that hold a trial back', () => {
  test('are noted: processors that were used up, and a process that was killed for want of memory', async () => {
    // Only its descendants are killed: the shell is smaller.
    const hungry = `perl -e 'my $x = "x" x 300_000_000; print length $x' || true`;
    const { results } = await measure({
      dataset,
      testbed: 'docker',
      network: 'none',
      cpus: '0.1',
      memory: '64MiB',
      'agent-command': `${hungry}; for n in 1 2 3 4; do timeout 1 sh -c 'while :; do :; done' & done; wait`,
    });
    const { integrity, testbed, status } = results['a/1']!;
    expect(status).toBe('passed');
    // How much depends on what else runs here; four loops use up a tenth of a processor quickly.
    expect(testbed.throttled).toBeGreaterThan(0);
    expect(integrity.map(({ kind }) => kind)).toEqual(['starved']);
    const { detail } = integrity[0]!;
    expect(detail).toMatch(/a process was killed since its memory was used up \(memory\)$/);
    expect(/^its processors were used up in [\d.]+% of the time \(cpus\); /.test(detail)).toBe(
      testbed.throttled! > 0.2,
    );
  });

  test('that are not reached are not', async () => {
    const { results } = await measure({
      dataset,
      testbed: 'docker',
      network: 'none',
      memory: '512MiB',
      'agent-command': 'true',
    });
    expect(results['a/1']!.integrity).toEqual([]);
    expect(results['a/1']!.testbed.throttled).toBeUndefined();
  });
});

describe('machines', () => {
  const idle = { load: 0.5, steal: 0 };
  const machine = (cores: number): RunRecord['host'] => ({
    ...{ cpu: 'Fast CPU', cores, memory_bytes: 16 * 1024 ** 3 },
    start: idle,
    end: idle,
  });
  const suite = (host?: RunRecord['host']) => ({
    run: aRun(['passed'], host === undefined ? {} : { host }),
    results: [],
    notes: [],
  });

  test('that differ are said in a comparison; those that are alike or not told are not', () => {
    const sides: [string, string] = ['before', 'now'];
    expect(otherDifferences(suite(machine(2)), suite(machine(4)), sides)).toEqual([
      'another machine: Fast CPU, 2 cores, 16.0 GiB before, Fast CPU, 4 cores, 16.0 GiB now: times and time limits differ by it',
    ]);
    expect(otherDifferences(suite(machine(2)), suite(machine(2)), sides)).toEqual([]);
    expect(otherDifferences(suite(), suite(machine(2)), sides)).toEqual([]);
  });

  test('a suite of several has none', () => {
    const merged = (...hosts: RunRecord['host'][]) =>
      mergeRuns(
        hosts.map((host) => suite(host)),
        null,
      ).run.host;
    expect(merged(machine(2), machine(2))).toEqual(machine(2));
    expect(merged(machine(2), machine(4))).toBeUndefined();
  });
});
