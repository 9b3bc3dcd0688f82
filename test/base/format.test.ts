import { expect, test } from 'vitest';
import { partialCost } from '../../src/base/format.ts';

test.each<[Parameters<typeof partialCost>, string]>([
  [[null, 0, 3], '–'],
  [[0, 3, 3], '0.00 USD'],
  [[0.0041, 3, 3], '0.0041 USD'],
  [[0.0041, 2, 3], '0.0041 USD (2 of 3)'],
  [[12.5, 3, 3], '12.50 USD'],
])('a sum in dollars: %j is %s', (given, text) => {
  expect(partialCost(...given)).toBe(text);
});
