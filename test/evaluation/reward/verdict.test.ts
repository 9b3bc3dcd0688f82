import { expect, test } from 'vitest';
import { belowLeast, type GradedStep, verdictOfSteps } from '../../../src/evaluation/reward/verdict.ts';

const RULE = { passKey: 'reward', passScore: 1 };

/** Steps with these rewards, or with a reason why there are none. */
function graded(...all: (Record<string, number> | string)[]): GradedStep[] {
  return all.map((one, at) => {
    const name = `s${at + 1}`;
    if (typeof one === 'string') return { name, result: null, why: one };
    const about = { exit_code: 0, timed_out: false, duration_ms: 10, output_tail: `of ${name}` };
    return { name, result: { kind: 'reward', rewards: one, reward: one.reward ?? null, steps: [], ...about }, why: '' };
  });
}

function verdict(strategy: 'mean' | 'final', ...all: (Record<string, number> | string)[]) {
  return verdictOfSteps(graded(...all), strategy, RULE, () => {});
}

test.each([
  [0.7, 'passed'],
  [0.7001, 'failed'],
])('three rewards of 0.7, whose mean is a little less, with a pass-score of %d: %s', (passScore, status) => {
  const reward = { reward: 0.7 };
  const decided = verdictOfSteps(graded(reward, reward, reward), 'mean', { ...RULE, passScore }, () => {});
  expect(decided.status).toBe(status);
  expect(decided.score).toBeLessThan(0.7);
});

test('the mean of each reward over the graded steps, where a missing one is 0', () => {
  const { status, score, evidence, notes } = verdict('mean', { reward: 1, style: 0.5 }, { style: 0.25 });
  expect({ status, score, notes }).toEqual({ status: 'failed', score: 0.5, notes: [] });
  expect(evidence).toMatchObject({
    rewards: { reward: 0.5, style: 0.375 },
    reward: 0.5,
    duration_ms: 20,
    output_tail: 'of s2',
    steps: [
      { name: 's1', rewards: { reward: 1, style: 0.5 } },
      { name: 's2', rewards: { style: 0.25 } },
    ],
  });
  expect(verdict('mean', { reward: 1 }, { reward: 1 })).toMatchObject({ status: 'passed', score: 1 });
  expect(verdict('mean', { reward: 3 }, { reward: 1 })).toMatchObject({
    score: 1,
    notes: [{ kind: 'reward_clipped', detail: 'the reward 2 counts as 1' }],
  });
});

test('the mean of rewards whose sum is too large for a number is a number', () => {
  const { status, score, evidence } = verdict('mean', { reward: 1e308 }, { reward: 1.5e308 });
  expect({ status, score }).toEqual({ status: 'passed', score: 1 });
  expect(evidence).toMatchObject({ reward: 1.25e308, rewards: { reward: 1.25e308 } });
});

test('the mean of a reward is over all steps, however many others are in the record', () => {
  const many = Object.fromEntries(Array.from({ length: 30_000 }, (_, at) => [`case-${at}`, 1]));
  const { score, evidence } = verdict('mean', { ...many, reward: 1 }, { ...many, reward: 0 });
  expect([score, evidence!.kind === 'reward' && evidence!.rewards.reward]).toEqual([0.5, 0.5]);
  expect(JSON.stringify(evidence).length).toBeLessThan(4 * 1024 * 1024);
  expect(evidence).toMatchObject({ steps: [{ rewards: { 'case-0': 1, reward: 1 } }, { rewards: { reward: 0 } }] });
});

test('sums as Python has them: without the error of adding one by one', () => {
  const evidence = verdict('mean', { reward: 0.1 }, { reward: 0.2 }, { reward: 0.3 }).evidence;
  expect(evidence).toMatchObject({ reward: 0.6 / 3 });
});

test('a step without a reward leaves the mean to those before it, with a note; the final reward is then missing', () => {
  const { status, evidence, notes } = verdict('mean', { reward: 1 }, 'tests/test.sh wrote nothing');
  expect({ status, notes }).toEqual({
    status: 'passed',
    notes: [
      {
        kind: 'step_not_graded',
        detail: 'step s2 has no reward: tests/test.sh wrote nothing; the steps before it decide',
      },
    ],
  });
  expect(evidence).toMatchObject({
    steps: [{ name: 's1' }, { name: 's2', rewards: null, why: 'tests/test.sh wrote nothing' }],
  });
  expect(() => verdict('final', { reward: 1 }, 'nothing')).toThrow('step s2 has no reward: nothing');
  expect(() => verdict('mean', 'nothing')).toThrow('step s1 has no reward: nothing');
  expect(() => verdict('mean', { style: 1 })).toThrow('the rewards have no "reward", but style');
  expect(verdict('final', { reward: 1 }, { reward: 0 })).toMatchObject({ status: 'failed', score: 0 });
});

test('the least rewards with which the rest is run; a missing one is below any', () => {
  expect(belowLeast({ reward: 0.5 }, {})).toBeNull();
  expect(belowLeast({ reward: 0.5 }, { reward: 0.5 })).toBeNull();
  expect(belowLeast({ reward: 0.4 }, { reward: 0.5 })).toBe('reward 0.4, at least 0.5');
  expect(belowLeast({ reward: 1 }, { reward: 0, style: -5 })).toBe('style missing, at least -5');
  expect(belowLeast({ reward: 1 }, { constructor: 0 } as never)).toBe('constructor missing, at least 0');
  expect(belowLeast(null, { reward: 0 })).toBe('reward missing, at least 0');
});
