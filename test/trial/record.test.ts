import { expect, test } from 'vitest';
import { TrialRecord } from '../../src/trial/record.ts';
import { aResult } from '../support/results.ts';

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
