import { expect, test } from 'vitest';
import { TestbedDestroyed } from '../../src/testbeds/types.ts';
import { TrialRecord } from '../../src/trial/record.ts';
import { aResult } from '../support/results.ts';

test('a fault after the verdict is a note, and the verdict stands', async () => {
  const record = new TrialRecord(aResult({ integrity: [] }), { instanceId: 'a-1', trial: 1 }, {
    stageStarted() {},
    stageEnded() {},
  } as never);
  record.decide({ status: 'passed', score: 1 });
  await record.stage('collect', async () => {});
  record.fail(new Error('the disk is full'), AbortSignal.abort());
  expect(record.result).toMatchObject({ status: 'passed', score: 1, error: null });
  expect(record.result.integrity).toEqual([{ kind: 'collect_failed', detail: 'the disk is full' }]);
});

test('a source that tells all of its notes each time takes none of those that come meanwhile', () => {
  const record = new TrialRecord(aResult({ integrity: [] }), { instanceId: 'a-1', trial: 1 }, {
    stageStarted() {},
    stageEnded() {},
  } as never);
  const note = (kind: string) => ({ kind, detail: '' });
  record.note('before', '');
  const take = record.notesOfOne();
  take([note('first')]);
  record.note('meanwhile', '');
  take([note('first'), note('second')]);
  expect(record.result.integrity.map(({ kind }) => kind)).toEqual(['before', 'meanwhile', 'first', 'second']);
});

test('a destroyed testbed is the doing of an agent only if that has begun', async () => {
  const record = new TrialRecord(aResult({ status: 'not_run', integrity: [] }), { instanceId: 'a-1', trial: 1 }, {
    stageStarted() {},
    stageEnded() {},
  } as never);
  const fail = () => record.fail(new TestbedDestroyed('gone'), new AbortController().signal);
  await record.stage('agent', async () => {});
  fail();
  expect(record.result).toMatchObject({ status: 'error', error: { stage: 'agent', kind: 'testbed', message: 'gone' } });
  record.undecide();
  record.agentBegins();
  fail();
  expect(record.result).toMatchObject({ status: 'failed', score: 0, error: null });
});
