import { expect, test } from 'vitest';
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
