import { expect, test } from 'vitest';
import { sensitivityText } from '../../src/report/sensitivity.ts';
import type { Pair } from '../../src/statistics/compare.ts';

/** Pairs whose trials always end the same: 7 won and 3 lost of each 11, a difference of 36.4 points. */
const steady = (trials: number, times = 2): Pair[] =>
  [...'wwwwwwwlllf'.repeat(times)].map((letter, at) => {
    const sides = { w: [0, 1], l: [1, 0], f: [0, 0] }[letter]!;
    const [before, now] = sides.map((verdict) => Array.from({ length: trials }, () => verdict));
    return { id: `i-${at}`, before: before!, now: now! };
  });

test('repeated trials that always end the same tell as much as one trial each', () => {
  /** Of twenty instances, half pass; one more passes later. */
  const one = (trials: number) =>
    steady(trials, 2)
      .slice(0, 20)
      .map((pair, at): Pair => {
        const [before, now] = [10, 11].map((passed) => Array<number>(trials).fill(Number(at < passed)));
        return { ...pair, before: before!, now: now! };
      });
  for (const trials of [1, 2, 5]) {
    expect(sensitivityText(steady(trials), 4 / 11)).toMatch(/from 63.6 points on .*; 36.4 points take 56 instances/);
    expect(sensitivityText(one(trials), 1 / 20)).toMatch(/from 37.8 points on .*; 5.0 points take 157 instances/);
  }
});

test('the instances that a measured difference takes are like the measured ones', () => {
  // One of forty rose wholly, and one by a third: six must rise for a p value of 0.031, of 157 with 80% power.
  const pairs = Array.from({ length: 40 }, (_, at): Pair => {
    const ends = (passed: boolean) => Array<number>(3).fill(Number(passed));
    return { id: `i-${at}`, before: at === 0 ? [0, 1, 1] : ends(at < 20), now: ends(at < 21) };
  });
  expect(sensitivityText(pairs, 4 / 120)).toMatch(/; 3.3 points take 157 instances/);
});

test('a measured difference that is shown as 0.0 points has no number of instances', () => {
  const pairs = Array.from({ length: 500 }, (_, at): Pair => {
    const passed = (number: number) => Array.from({ length: 5 }, (_, trial) => Number(trial < number));
    const before = at === 0 ? 0 : 5;
    return { id: `i-${at}`, before: passed(before), now: passed(at === 0 ? 2 : at === 1 ? 4 : before) };
  });
  expect(sensitivityText(pairs, 0.2 / 500)).toMatch(/^a test of 500 pairs sees .* power \(success rate [\d.]+%\)$/);
});

test('a difference that no change of the rate could be is not told as one that can be seen', () => {
  // By 84.9 points, which the test would see, a rate of 27.3% neither rises nor falls.
  expect(sensitivityText(steady(1, 1), 4 / 11)).toBe(
    'a test of 11 pairs is too small to see any difference with 80% power (success rate 27.3%); 36.4 points take 56 instances',
  );
});

test('trials that differ within their instances are noise, also if the pairs happen to agree', () => {
  const pairs = Array.from({ length: 40 }, (_, at): Pair => ({ id: `i-${at}`, before: [0, 1], now: [1, 0] }));
  expect(sensitivityText(pairs, 0)).toMatch(/^a test of 40 pairs sees differences from [\d.]+ points on/);
  expect(Number(/from (.+) points/.exec(sensitivityText(pairs, 0)!)![1])).toBeGreaterThan(25);
});

test('a difference that takes no more instances than the test has is one that it sees', () => {
  // An experiment of eight pairs, seven of them won, is open; a fixed test would have shown that.
  const sides = (won: boolean): Pair => ({ id: `i-${won}`, before: [0], now: [Number(won)] });
  expect(sensitivityText([...Array<boolean>(7).fill(true), false].map(sides), 7 / 8)).toBe(
    'a test of 8 pairs sees differences from 87.5 points on with 80% power (success rate 0%); 87.5 points take 8 instances',
  );
});

test('the level of each of several arms is told with the digits that it has', () => {
  const level = (arms: number) =>
    /at the level (\S+)/.exec(sensitivityText(steady(1), 0, { alpha: 0.05 / arms })!)?.[1];
  expect([1, 2, 3, 4, 5].map(level)).toEqual([undefined, '2.5%', '1.67%', '1.25%', '1%']);
});

test('of scores, the noise is that of their differences', () => {
  // Differences of −0.1 and 0.3 in turn: their mean is 10 points, their standard deviation 20 · √(20 ÷ 19).
  const scores = (now: number[]) =>
    now.map((value, at): Pair => ({ id: `i-${at}`, before: [0.4], now: [0.4 + value, 0.4 + value] }));
  const turns = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? -0.1 : 0.3));
  const [risen, fallen] = [turns, turns.map((value) => -value)].map((now, at) =>
    sensitivityText(scores(now), at === 0 ? 0.1 : -0.1, { measure: 'score' }),
  );
  expect(risen).toMatch(
    /^a test of 20 pairs sees differences from 1\d\.\d points on with 80% power \(score 40%, differences with a standard deviation of 20\.5 points\); 10\.0 points take 3\d instances$/,
  );
  expect(fallen).toBe(risen);
  // Nothing tells how scores vary that are all equal, or of a single instance.
  for (const now of [Array<number>(20).fill(0), [0.2]])
    expect(sensitivityText(scores(now), 0, { measure: 'score' })).toBeNull();
  expect(sensitivityText(scores([0.1, 0, 0.2]), 0.1, { measure: 'score' })).toMatch(
    /^a test of 3 pairs is too small to see any difference/,
  );
  // By 62 points or more, which the test would see, a score of 40% neither rises nor falls.
  expect(sensitivityText(scores([0.6, -0.4, 0.6, -0.4, 0.6, -0.4]), 0.1, { measure: 'score' })).toMatch(/is too small/);
});
