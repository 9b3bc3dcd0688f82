import { expect, test } from 'vitest';
import { floorOf, outcomeOf } from '../../src/check/outcome.ts';
import { aPlan } from '../report/files/support.ts';
import { aResult } from '../support/results.ts';

test.each([
  ['tool_replaced', 'held'],
  ['fewer_processors', 'broken'],
  ['workdir_unread', 'broken'],
])('a cheat that passes is noticed by a note on it, not by one on its testbed: %s', (kind, verdict) => {
  const phase = { name: 'attack', expects: 'failure or note', trials: 1, command: 'true', prepare: null } as const;
  const results = [aResult({ status: 'passed', integrity: [{ kind, detail: '' }] })];
  expect(outcomeOf(phase, results, null).verdict).toBe(verdict);
});

test('a floor that was not measured is none to compare a cheat with', () => {
  const error = (kind: string) => ({ stage: 'evaluate', kind, message: 'no' });
  const evaluation = { ...aPlan([]), score: null, score_expected: 0 };
  expect(floorOf(aResult({ status: 'error', evaluation: null, error: error('docker') }))).toBeNull();
  expect(floorOf(aResult({ status: 'error', evaluation, error: error('not_judged') }))).toBe(0);
  expect(floorOf(aResult({ status: 'failed', evaluation: { ...evaluation, score_expected: 0.25 } }))).toBe(0.25);
});
