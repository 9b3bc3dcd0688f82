import { describe, expect, test } from 'vitest';
import { Stop } from '../../src/base/errors.ts';
import { parseOptions } from '../../src/options/parse.ts';
import { Budget } from '../../src/run/budget.ts';

const budget = (texts: Record<string, string> = {}) => new Budget(parseOptions(texts));
const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('without limits nothing is ever used up', () => {
  const unlimited = budget();
  unlimited.spend(1e9);
  expect(unlimited.exhausted()).toBe(null);
});

describe('max-cost', () => {
  test.each<[string, (number | null)[], string | null]>([
    ['10', [], null],
    ['10', [4, 5.99], null],
    ['10', [null, null, null], null],
    ['10', [4, null, 6], 'max-cost of 10 USD is used up (10.00 spent); raise it, or select fewer instances or trials'],
    ['10', [25.5], 'max-cost of 10 USD is used up (25.50 spent); raise it, or select fewer instances or trials'],
    ['0.5', [0.25, 0.25], 'max-cost of 0.5 USD is used up (0.50 spent); raise it, or select fewer instances or trials'],
    // As binary fractions, ten tenths are less than one.
    ['1', Array(9).fill(0.1), null],
    [
      '1',
      Array(10).fill(0.1),
      'max-cost of 1 USD is used up (1.00 spent); raise it, or select fewer instances or trials',
    ],
    [
      '0.002',
      [0.003],
      'max-cost of 0.002 USD is used up (0.0030 spent); raise it, or select fewer instances or trials',
    ],
    ['0', [], 'max-cost of 0 USD is used up (0.00 spent); raise it, or select fewer instances or trials'],
  ])('%s USD after %j', (limit, costs, message) => {
    const limited = budget({ 'max-cost': limit });
    for (const cost of costs) limited.spend(cost);
    expect(limited.exhausted()).toEqual(message === null ? null : new Stop('max_cost', message));
  });
});

describe('max-duration', () => {
  test('counts from the beginning of the run', async () => {
    expect(budget({ 'max-duration': '1h' }).exhausted()).toBe(null);
    const limited = budget({ 'max-duration': '60ms' });
    await sleep(80);
    const message = 'max-duration of 60 ms is used up; raise it, or give each job fewer instances (shard, a matrix)';
    expect(limited.exhausted()).toEqual(new Stop('max_duration', message));
    expect(limited.deadline.reason).toEqual(new Stop('max_duration', message));
  });

  test('goes before the cost where both are used up', async () => {
    const limited = budget({ 'max-duration': '1ms', 'max-cost': '0' });
    await sleep(20);
    expect(limited.exhausted()).toMatchObject({ kind: 'max_duration' });
  });
});

test('after a stop that is over, one of another kind still counts', () => {
  const stopped = budget();
  stopped.stop('stopped', 'the answer is known');
  stopped.stop('model_refused', 'the key is');
  expect(stopped.exhausted()).toEqual(new Stop('stopped', 'the answer is known'));
  stopped.goOn('stopped');
  expect(stopped.exhausted()).toEqual(new Stop('model_refused', 'the key is'));
});
