import { expect, test } from 'vitest';
import { actionSums } from '../../src/report/actions.ts';
import type { BriefResult } from '../../src/report/brief.ts';
import { figuresByType } from '../../src/report/by-type.ts';
import { causeWords } from '../../src/report/causes.ts';
import { renderComment } from '../../src/report/markdown/comment.ts';
import type { Comparison } from '../../src/report/suite.ts';
import { ACTION_CLASSES, type Actions } from '../../src/results/actions.ts';
import type { Cause, CauseName } from '../../src/results/causes.ts';
import { aReport, aResult } from './sample.ts';

const cause = (name: CauseName): Cause => ({ cause: name, evidence: 'a <b>line</b>', step: 3, log: null });
const actions = (some: Partial<Actions>) =>
  ({ ...Object.fromEntries(ACTION_CLASSES.map((name) => [name, 0])), ...some }) as Actions;

/** A suite of failed trials with these causes; none for a passed one. */
const suite = (...trials: CauseName[][]) =>
  aReport(
    trials.map((causes, index) => ({
      id: `i${index}`,
      status: causes.length === 0 ? ('passed' as const) : ('failed' as const),
      result: { causes: causes.map(cause) },
    })),
  );

test('trials are counted by their first cause, also in the comment, and never passed ones', () => {
  const report = suite(['timed_out', 'repeating'], ['not_persistent', 'claimed_success'], ['not_persistent'], []);
  expect(causeWords(report)).toBe('2 not persistent, 1 timed out');
  expect(renderComment(report, 's')).toContain('\n\n**Why:** 2 not persistent, 1 timed out\n\n');
  expect(renderComment(suite([]), 's')).not.toContain('**Why:**');
  const lying = aReport([{ id: 'a', status: 'passed', result: { causes: [cause('crashed')] } }]);
  expect(causeWords(lying)).toBe('');
});

test('failed trials without a known cause are counted after the others', () => {
  const failed = (id: string, causes: CauseName[]) =>
    ({ id, status: 'failed', result: { causes: causes.map(cause) } }) as const;
  const trials = [failed('a', ['timed_out']), failed('b', []), { id: 'c', status: 'passed' as const }];
  expect(causeWords(aReport(trials))).toBe('1 timed out, 1 without a known cause');
  expect(causeWords(aReport([failed('a', [])]))).toBe('');
});

test('against a comparable baseline each has its change, and one that is gone is told', () => {
  const before = suite(['timed_out'], ['crashed'], ['crashed'], []);
  const now = suite(['timed_out'], ['not_persistent'], ['not_persistent'], []);
  const comparison = { verdict: 'within noise' } as Comparison;
  const words = { ...now, comparison, baseline: before };
  expect(causeWords(words)).toBe('2 not persistent (2 more), 1 timed out, 0 crashed (2 less)');
  const plain = '2 not persistent, 1 timed out';
  expect(causeWords({ ...words, comparison: { ...comparison, verdict: 'not comparable' } })).toBe(plain);
  expect(causeWords({ ...words, baseline: suite(['crashed']) })).toBe(plain);
  // As many trials, of other instances.
  const others = before.run.planned.map((entry) => ({ ...entry, instance_id: `other-${entry.instance_id}` }));
  expect(causeWords({ ...words, baseline: { ...before, run: { ...before.run, planned: others } } })).toBe(plain);
  // A report's run.json has no results beside it, so that its causes are unknown.
  expect(causeWords({ ...words, baseline: { ...before, results: before.results.map(() => null) } })).toBe(plain);
});

test('wasted: what is beyond the bound of each trial, over all calls of the trials with bounds', () => {
  const trial = (id: string, type: string, some: Partial<Actions> | null, upper: number | null) => ({
    id,
    type,
    status: 'passed' as const,
    result: {
      agent: { ...aResult().agent, actions: some === null ? null : actions(some) },
      human_actions: upper === null ? null : { lower: 1, upper },
    },
  });
  const { trials, results } = aReport([
    trial('a', 'x', { check_dir: 4, read_file: 6, run: 50 }, 4),
    trial('b', 'x', { read_file: 2 }, 5),
    trial('c', 'y', { read_file: 9 }, null),
    trial('d', 'y', null, 3),
  ]);
  expect(actionSums(results)).toEqual({
    trials: 3,
    by_class: actions({ check_dir: 4, read_file: 17, run: 50 }),
    // 6 of 12: the second trial stays below its bound, and makes up for nothing.
    wasted: { trials: 2, agent: 12, human_lower: 2, human_upper: 9, share: 0.5 },
  });
  const types = figuresByType(trials);
  expect([types.get('x')!.actions.wasted?.share, types.get('y')!.actions]).toEqual([
    0.5,
    { trials: 1, by_class: actions({ read_file: 9 }), wasted: null },
  ]);
  const none = [{ ...results[0]!, actions: actions({ run: 1 }) } satisfies BriefResult];
  expect(actionSums(none).wasted).toMatchObject({ agent: 0, share: null });
});

test('the table of types has the wasted share where it is known', () => {
  const agent = { ...aResult().agent, actions: actions({ read_file: 4 }) };
  const result = { agent, human_actions: { lower: 1, upper: 1 } };
  const comment = renderComment(
    aReport([
      { id: 'a', type: 'x', status: 'passed', result },
      { id: 'b', type: 'y', status: 'passed' },
    ]),
    's',
  );
  expect(comment).toMatch(/\| Type \|.*\| Wasted \|/);
  expect(comment).toMatch(/\| x \|.*\| 75% \|/);
});
