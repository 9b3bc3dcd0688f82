import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holm } from '../../src/statistics/holm.ts';

describe('p values of several tests, adjusted', () => {
  test.each<[string, number[], number[]]>([
    ['the four of the Wikipedia article', [0.01, 0.04, 0.03, 0.005], [0.03, 0.06, 0.06, 0.02]],
    ['one alone is as it is', [0.04], [0.04]],
    ['none', [], []],
    // 3 × 0.02 = 0.06, then 2 × 0.025 = 0.05, which is not to be less; 1 × 0.9.
    ['a larger one is never adjusted to less', [0.9, 0.025, 0.02], [0.9, 0.06, 0.06]],
    ['never more than 1', [0.8, 0.7], [1, 1]],
  ])('%s', (_, values, adjusted) => {
    expect(holm(values)).toEqual(adjusted.map((value) => expect.closeTo(value, 12)));
  });

  test('between the value and Bonferroni, and in the same order', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 30 }), (values) => {
        const adjusted = holm(values);
        for (const [index, value] of values.entries()) {
          expect(adjusted[index]).toBeGreaterThanOrEqual(value);
          expect(adjusted[index]).toBeLessThanOrEqual(Math.min(1, values.length * value));
          for (const [other, its] of values.entries())
            if (value < its) expect(adjusted[index]).toBeLessThanOrEqual(adjusted[other]!);
        }
      }),
    );
  });

  test('what is no p value is refused', () => {
    expect(() => holm([0.5, 1.1])).toThrow(RangeError);
    expect(() => holm([Number.NaN])).toThrow(RangeError);
  });
});
