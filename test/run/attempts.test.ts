import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRun } from '../../src/results/read.ts';
import { measure, writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

describe('several trials', () => {
  test('come one round after the other, in parallel where that is asked for', async () => {
    const dataset = writeDataset([{ instance_id: 'a' }, { instance_id: 'b' }, { instance_id: 'c' }]);
    const marks = temporaryDirectory();
    // None ends before all of the first round run.
    const together = `: >${marks}/$AGENTBENCH_INSTANCE_ID; until [ "$(ls ${marks} | wc -l)" = 3 ]; do sleep 0.05; done`;
    const { run, told, results } = await measure({
      dataset,
      testbed: 'host',
      trials: '2',
      parallel: '3',
      'agent-command': `echo "$AGENTBENCH_TRIAL" >solved; ${together}; test "$AGENTBENCH_TRIAL" = 1 || rm solved`,
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
    const place = temporaryDirectory();
    const options = {
      ...{ dataset, testbed: 'host', 'results-path': results, resume: 'true' },
      'agent-command': `echo x >>'${place}/count'; bash '${place}/agent.sh' "$(wc -l <'${place}/count')"`,
    };
    writeFileSync(
      path.join(place, 'agent.sh'),
      'case $1 in 1) echo first; echo 1 >"$AGENTBENCH_OUTPUT_DIR/file" ;; 2) echo second ;; 3) echo third; touch solved ;; esac',
    );
    await measure(options);
    await measure(options, { again: { statuses: ['failed'], selectors: null } });
    const { results: last, read } = await measure(options, { again: { statuses: null, selectors: ['again'] } });
    expect(last['again/1']).toMatchObject({ attempt: 3, status: 'passed' });
    expect(read('again/trial-1/agent.log')).toBe('third\n');
    expect(read('again/trial-1/attempt-1/agent.log')).toBe('first\n');
    expect(read('again/trial-1/attempt-1/output/file')).toBe('1\n');
    expect(JSON.parse(read('again/trial-1/attempt-2/result.json'))).toMatchObject({ attempt: 2, status: 'failed' });
    expect(readdirSync(path.join(results, 'again/trial-1')).sort()).toEqual([
      'agent.log',
      'attempt-1',
      'attempt-2',
      'changes.json',
      'evaluation.log',
      'prompt.txt',
      'result.json',
    ]);
  });

  test('of a run that is killed, the verdict of a second attempt counts, as that of a first one', async () => {
    const place = temporaryDirectory();
    const [results, killed] = [path.join(place, 'results'), path.join(place, 'killed')];
    let attempt = 0;
    await measure(
      {
        ...{
          dataset: writeDataset([{ instance_id: 'again' }]),
          testbed: 'host',
          retries: '1',
          'results-path': results,
        },
        'agent-command': `mkdir ${place}/tried && exit 75; touch solved`,
      },
      {
        onStage(_, stage) {
          // Its record is on disk before its testbed is removed, which can take long.
          if (stage === 'remove' && ++attempt === 2) cpSync(results, killed, { recursive: true });
        },
      },
    );
    const { run, results: read, left } = await readRun(killed, ({ status, attempt }) => [status, attempt]);
    expect({ read, left, totals: run.totals }).toMatchObject({
      read: [['passed', 2]],
      left: [],
      totals: { passed: 1 },
    });
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

    const second = await measure({ ...options, 'agent-command': command, resume: 'true' });
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
    const third = measure({ ...options, resume: 'true', instances: 'passes', 'agent-command': command });
    await expect(third).rejects.toThrow(/^dataset: .* \(sha256:\w{12}\) before, .* \(sha256:\w{12}\) now$/m);
  });
});
