import { expect, test } from 'vitest';
import { Progress } from '../../src/report/progress.ts';
import { aResult, metered, used } from './sample.ts';

test('wall time, time to go by the speed so far, and the cost that is known', () => {
  let now = 1_000;
  const progress = new Progress(() => now);
  progress.begin(10);
  now += 60_000;
  progress.end({ ...aResult(), ...used({ cost_usd: 0.5 }) });
  // One trial says too little of the others.
  expect(progress.line()).toBe('1 of 10 trials in 1 min 00 s, 0.50 USD');
  now += 60_000;
  progress.end({ ...aResult(), ...used({ cost_usd: 0.25 }) });
  expect(progress.line()).toBe('2 of 10 trials in 2 min 00 s, about 8 min 00 s to go, 0.75 USD');
  // One that was kept from an earlier run took no time.
  progress.skip();
  progress.end(aResult());
  expect(progress.line()).toBe('4 of 10 trials in 2 min 00 s, about 4 min 00 s to go, 0.75 USD at least');
  for (let left = 6; left > 0; left -= 1) progress.skip();
  expect(progress.rest()).toEqual(['0.75 USD at least']);
});

test('short times are told in steps of five seconds', () => {
  let now = 0;
  const progress = new Progress(() => now);
  progress.begin(4);
  now = 8_400;
  progress.end(aResult());
  progress.end(aResult());
  expect(progress.rest()).toEqual(['about 10 s to go']);
});

test('costs that the meter told while a trial ran are not counted again at its end', () => {
  const progress = new Progress(() => 0);
  progress.begin(2);
  progress.spend(0.25);
  progress.spend(0.5);
  expect(progress.rest()).toEqual(['0.75 USD']);
  progress.end({ ...aResult(), ...metered({ cost_usd: 0.75 }) });
  expect(progress.rest()).toEqual(['0.75 USD']);
});
