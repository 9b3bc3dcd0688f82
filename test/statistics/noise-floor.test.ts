import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { mersenne } from 'pure-rand/generator/mersenne';
import { expect, test } from 'vitest';
import { mean } from '../../src/statistics/mean.ts';
import { noiseFloor } from '../../src/statistics/noise-floor.ts';

const INSTANCES = 60;

/** The share of the pairs of measurements of one agent that differ by no more than the floor of the first. */
function heldBy(trials: number, rateOf: (random: () => number) => number): number {
  const generator = mersenne(7);
  const random = () => uniformFloat64(generator);
  let held = 0;
  const pairs = 2000;
  for (let pair = 0; pair < pairs; pair += 1) {
    const rates = Array.from({ length: INSTANCES }, () => rateOf(random));
    const measured = () => rates.map((rate) => Array.from({ length: trials }, () => Number(random() < rate)));
    const [one, other] = [measured(), measured()];
    const difference = Math.abs(mean(one.map(mean)) - mean(other.map(mean)));
    if (difference <= noiseFloor(one)!.floor + 1e-12) held += 1 / pairs;
  }
  return held;
}

test.each([3, 5])('%i trials: two measurements of one agent seldom differ by more', (trials) => {
  const held = heldBy(trials, (random) => random());
  expect(held).toBeGreaterThan(0.93);
  expect(held).toBeLessThan(0.97);
});

test('one trial: the most that the rate allows, reached only if all instances are alike', () => {
  expect(heldBy(1, () => 0.4)).toBeGreaterThan(0.93);
  expect(heldBy(1, (random) => (random() < 0.4 ? 0.95 : 0.05))).toBeGreaterThan(0.995);
});

test('by hand', () => {
  const half = Array.from({ length: 10 }, (_, index) => [index % 2]);
  // Variance 5/18, twice, over 10 instances.
  expect(noiseFloor(half)!.floor).toBeCloseTo(1.95996 * Math.sqrt(((5 / 18) * 2) / 10), 5);
  expect(noiseFloor(half)!.isMeasured).toBe(false);
  const flaky = Array.from({ length: 10 }, () => [0, 1]);
  expect(noiseFloor(flaky)!.floor).toBeCloseTo(1.95996 * Math.sqrt((0.5 * 2) / 2 / 10), 5);
  for (const score of [1, 0.1])
    expect(noiseFloor(Array.from({ length: 10 }, () => [score, score, score]))).toEqual({ floor: 0, isMeasured: true });
});

test('nothing where nothing can be told', () => {
  expect(noiseFloor(Array.from({ length: 9 }, (_, index) => [index % 2]))).toBeNull();
  expect(noiseFloor(Array.from({ length: 20 }, () => [1]))).toBeNull();
  // The mean of ten times 0.1 is not 0.1.
  expect(noiseFloor(Array.from({ length: 10 }, () => [0.1]))).toBeNull();
  expect(() => noiseFloor([[]])).toThrow('instance 0 has no values');
  expect(() => noiseFloor([[2]])).toThrow(RangeError);
});

test('of more instances than a call takes arguments', () => {
  const floor = noiseFloor(Array.from({ length: 200_000 }, (_, index) => [index % 2, 0]));
  expect(floor).toEqual({ floor: expect.closeTo(1.96 * Math.sqrt(0.25 / 200_000), 6), isMeasured: true });
});
