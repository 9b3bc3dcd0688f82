import { expect, test } from 'vitest';
import { outcomeOf } from '../../src/check/outcome.ts';
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
