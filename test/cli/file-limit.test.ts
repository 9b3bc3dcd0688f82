import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const CLI = path.resolve(import.meta.dirname, '../support/agentbench.ts');

test('a log over the limit of files (ulimit -f) is a note of its trial, and not the death of the run', () => {
  const cwd = temporaryDirectory();
  const options = { dataset: writeDataset([{ instance_id: 'a' }]), testbed: 'host', 'results-path': 'results' };
  const words = Object.entries({ ...options, 'agent-command': 'seq 30000; touch solved' });
  const run = ['run', '--json', ...words.flatMap(([name, value]) => [`--${name}`, value])];
  const { status, signal, stdout } = spawnSync('prlimit', ['--fsize=50000', process.execPath, CLI, ...run], {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: cwd, TMPDIR: cwd },
  });
  expect({ status, signal }).toEqual({ status: 0, signal: null });
  expect(JSON.parse(stdout).totals).toMatchObject({ passed: 1 });
  const detail = 'agent.log: EFBIG: file too large, write (raise the limit of file sizes by ulimit -f)';
  const { integrity } = JSON.parse(readFileSync(path.join(cwd, 'results/a/trial-1/result.json'), 'utf8'));
  expect(integrity).toContainEqual({ kind: 'log_incomplete', detail });
});
