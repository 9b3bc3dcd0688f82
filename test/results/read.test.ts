import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { sha256Of } from '../../src/base/digest.ts';
import { readRun, readTrial } from '../../src/results/read.ts';
import { recordText } from '../../src/results/record-text.ts';
import { type Result, resultSchema } from '../../src/results/records.ts';
import { ResultStore } from '../../src/results/store.ts';
import { asNobody } from '../support/nobody.ts';
import { aResult, aRun } from '../support/results.ts';
import { temporaryDirectory } from '../support/temporary.ts';

let store: ResultStore;

beforeEach(() => {
  store = new ResultStore(temporaryDirectory());
});

const whole = (result: Result) => result;

async function writeResult(about: Parameters<typeof aResult>[0] = {}): Promise<void> {
  const result = aResult(about);
  store.beginAttempt(result.instance_id, result.trial);
  await store.writeResult(result);
}

test('a finished run comes back as it was written, with its results', async () => {
  const run = aRun(['passed', 'failed', 'not_run']);
  await store.writeRun(run);
  await writeResult();
  await writeResult({ instance_id: 'one-2', status: 'failed', score: 0 });
  const read = await readRun(store.directory, whole);
  expect(read.run).toEqual(run);
  expect(read.results.map((result) => result && [result.instance_id, result.status])).toEqual([
    ['one-1', 'passed'],
    ['one-2', 'failed'],
    null,
  ]);
});

test('a result that was written after run.json counts', async () => {
  await store.writeRun(aRun(['not_run', 'not_run'], { gate: null, finished_at: null }));
  await writeResult({ instance_id: 'one-2', started_at: '2026-01-01T00:00:30.000Z' });
  const { run, results } = await readRun(store.directory, whole);
  expect(run.planned.map(({ status, score, result }) => [status, score, result])).toEqual([
    ['not_run', null, null],
    ['passed', 1, 'one-2/trial-1/result.json'],
  ]);
  expect(run.totals).toMatchObject({ planned: 2, passed: 1, not_run: 1 });
  expect(results.map((result) => result?.instance_id)).toEqual([undefined, 'one-2']);
});

test('a result of an earlier run does not, unless this run kept it', async () => {
  const earlier = { started_at: '2025-12-31T00:00:00.000Z' };
  await store.writeRun(aRun(['not_run', 'passed']));
  await writeResult({ instance_id: 'one-1', ...earlier });
  await writeResult({ instance_id: 'one-2', ...earlier });
  const { run, results } = await readRun(store.directory, whole);
  expect(run.planned.map(({ status }) => status)).toEqual(['not_run', 'passed']);
  expect(results.map((result) => result?.instance_id)).toEqual([undefined, 'one-2']);
});

test('a result that cannot be read leaves its entry as it is', async () => {
  const run = aRun(['passed', 'error']);
  await store.writeRun(run);
  for (const [name, text] of [
    ['one-1', '{"schema":'],
    ['one-2', '{}'],
  ] as const) {
    mkdirSync(path.join(store.directory, name, 'trial-1'), { recursive: true });
    writeFileSync(path.join(store.directory, name, 'trial-1/result.json'), text);
  }
  expect(await readRun(store.directory, whole)).toEqual({
    run,
    results: [null, null],
    left: [
      'one-1/trial-1/result.json: it is not a trial record',
      'one-2/trial-1/result.json: it is not a trial record',
    ],
  });
});

test('a result whose directory may not be entered leaves its entry as it is', async () => {
  const run = aRun(['passed', 'error']);
  await writeResult();
  chmodSync(store.directory, 0);
  const read = await asNobody(() => readRun(store.directory, whole, run));
  chmodSync(store.directory, 0o755);
  expect(read).toEqual({
    run: aRun(['passed', 'error']),
    results: [null, null],
    left: [
      'one-1/trial-1/result.json: it cannot be read: permission denied',
      'one-2/trial-1/result.json: it cannot be read: permission denied',
    ],
  });
});

describe('digests', () => {
  const digest = sha256Of(recordText(aResult({ status: 'failed', score: 0 })));
  const planned = [{ ...aRun(['failed']).planned[0]!, digest }];
  const run = aRun(['failed'], { planned });

  test('the record that was written is taken', async () => {
    await store.writeRun(run);
    await writeResult({ status: 'failed', score: 0 });
    const read = await readRun(store.directory, whole);
    expect(read).toMatchObject({ run, left: [], results: [{ status: 'failed', integrity: [] }] });
    expect(readTrial(store.directory, planned[0]!, run)).toEqual(read.results[0]);
  });

  test('in the place of one that was written there is another: what run.json says stands', async () => {
    await store.writeRun(run);
    await writeResult();
    const read = await readRun(store.directory, whole);
    expect(read.run).toEqual(run);
    expect(read.left).toEqual(['one-1/trial-1/result.json: it is not the record that was written']);
    expect(resultSchema.parse(read.results[0])).toMatchObject({
      status: 'failed',
      score: 0,
      integrity: [{ kind: 'record_changed' }],
    });
    expect(readTrial(store.directory, planned[0]!, run)).toEqual(read.results[0]);
  });

  test.each<[string, () => void]>([
    ['it is not a trial record', () => writeFileSync(path.join(store.directory, 'one-1/trial-1/result.json'), '{}')],
    [
      'one-1 is a link',
      () => {
        renameSync(path.join(store.directory, 'one-1'), path.join(store.directory, 'x'));
        symlinkSync('x', path.join(store.directory, 'one-1'));
      },
    ],
  ])('of one that was written is said: %s', async (why, change) => {
    await store.writeRun(run);
    await writeResult({ status: 'failed', score: 0 });
    change();
    expect(await readRun(store.directory, whole)).toEqual({
      run,
      results: [null],
      left: [`one-1/trial-1/result.json: ${why}`],
    });
  });

  test('a record that a finished run knows nothing of does not count, nor one through a link', async () => {
    await store.writeRun(aRun(['not_run', 'not_run']));
    for (const instance_id of ['one-1', 'one-2'])
      await writeResult({ instance_id, started_at: '2026-01-01T00:00:30.000Z' });
    renameSync(path.join(store.directory, 'one-2/trial-1'), path.join(store.directory, 'one-2/x'));
    symlinkSync('x', path.join(store.directory, 'one-2/trial-1'));
    const { run, left } = await readRun(store.directory, whole);
    expect(run.totals).toMatchObject({ planned: 2, not_run: 2 });
    expect(left).toEqual([
      'one-1/trial-1/result.json: the run wrote no such record',
      'one-2/trial-1/result.json: one-2/trial-1 is a link',
    ]);
  });

  test('the run that is known counts, not its file', async () => {
    await store.writeRun(aRun(['passed']));
    await writeResult({ status: 'failed', score: 0 });
    expect(await readRun(store.directory, whole, run)).toMatchObject({ run, results: [{ status: 'failed' }] });
  });
});

test('a trial that is planned twice counts once', async () => {
  const [entry] = aRun(['passed']).planned;
  await store.writeRun(aRun(['passed'], { planned: [entry!, { ...entry!, status: 'failed', score: 0 }, entry!] }));
  await writeResult();
  const { run, results, left } = await readRun(store.directory, whole);
  expect(run.totals).toMatchObject({ planned: 1, passed: 1 });
  expect(results).toHaveLength(1);
  expect(left).toEqual(['run.json: 2 planned trials that occur more than once']);
});

test('without a run.json there is no run', async () => {
  await expect(readRun(store.directory, whole)).rejects.toThrow('ENOENT');
  writeFileSync(path.join(store.directory, 'run.json'), '{}');
  await expect(readRun(store.directory, whole)).rejects.toThrow('agentbench/run/v1');
  writeFileSync(path.join(store.directory, 'run.json'), 'null');
  await expect(readRun(store.directory, whole)).rejects.toThrow(/^must be an object, not null$/);
  writeFileSync(
    path.join(store.directory, 'run.json'),
    JSON.stringify(aRun([])).replace('"score":null', '"score":1e999'),
  );
  await expect(readRun(store.directory, whole)).rejects.toThrow(/^totals\.score: must be a finite number$/);
});

test('a result of another trial is not taken for this one, and a pipe is not waited for', async () => {
  await store.writeRun(aRun(['not_run', 'not_run']));
  await writeResult({ instance_id: 'one-3', started_at: '2026-01-01T00:00:30.000Z' });
  renameSync(path.join(store.directory, 'one-3'), path.join(store.directory, 'one-1'));
  mkdirSync(path.join(store.directory, 'one-2/trial-1'), { recursive: true });
  execFileSync('mkfifo', [path.join(store.directory, 'one-2/trial-1/result.json')]);
  const { run, results, left } = await readRun(store.directory, whole);
  expect(run.totals).toMatchObject({ planned: 2, not_run: 2 });
  expect(results).toEqual([null, null]);
  expect(left).toEqual([
    'one-1/trial-1/result.json: it belongs to one-3, trial 1',
    'one-2/trial-1/result.json: it is not a regular file',
  ]);
});
