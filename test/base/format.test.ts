import { expect, test } from 'vitest';
import {
  figure,
  formatAge,
  formatE,
  formatP,
  grouped,
  partialCost,
  percent,
  points,
  pText,
} from '../../src/base/format.ts';
import { dollars } from '../../src/page/data/format.ts';
import { mcnemarExact } from '../../src/statistics/mcnemar.ts';

test.each<[Parameters<typeof partialCost>, string]>([
  [[null, 0, 3], '–'],
  [[0, 3, 3], '0.00 USD'],
  [[0.0041, 3, 3], '0.0041 USD'],
  [[0.0041, 2, 3], '0.0041 USD (2 of 3)'],
  [[12.5, 3, 3], '12.50 USD'],
  [[1234.5, 3, 3], '1,234.50 USD'],
  [[1_234_567, 3, 3], '1,234,567.00 USD'],
])('a sum in dollars: %j is %s', (given, text) => {
  expect(partialCost(...given)).toBe(text);
});

test('a known cost on the page has two digits that count, however small it is', () => {
  expect([0, 0.000_03, 0.000_05, 0.0123, 12.5].map(dollars)).toEqual([
    '0.00 USD',
    '0.000030 USD',
    '0.000050 USD',
    '0.012 USD',
    '12.50 USD',
  ]);
});

test('a difference is not told as 0.0 points, which may be significant and fail a gate', () => {
  expect([0.0004, -0.0004, 0.0000125, 0.0005, 0, 1e-13].map(points)).toEqual([
    '+0.04',
    '−0.04',
    '+0.001',
    '+0.1',
    '0.0',
    '0.0',
  ]);
});

test('a difference in points is the same, however it was summed up', () => {
  expect([0.6125 - 0.575, 0.0375, 0.575 - 0.6125, -1e-17].map(points)).toEqual(['+3.8', '+3.8', '−3.8', '0.0']);
});

test.each<[number, string]>([
  [0.333333, '0.3333'],
  [0.99999, '0.99999'],
  [-0.9999999, '-0.9999999'],
  [1e-7, '1e-7'],
  [1, '1'],
  [123456, '123456'],
  [12345.678, '12345.7'],
  [0.1 + 0.2, '0.3'],
  [0.9999999999999999, '0.9999999999999999'],
])('the reward %d is shown as %s, never as a whole number that it is not', (value, text) => {
  expect(figure(value)).toBe(text);
});

test.each<[number, string]>([
  [0, '0%'],
  [0.625, '62.5%'],
  [0.0004, '0.04%'],
  [0.9999, '99.99%'],
  [1e-10, '1e-8%'],
  [1e-200, '1e-198%'],
  [1 - 2 ** -53, '99.99999999999999%'],
  [1, '100%'],
])('the ratio %d is shown as %s, never as none or all if it is neither', (ratio, text) => {
  expect(percent(ratio)).toBe(text);
});

test.each<[number, string]>([
  [0.0498, '0.0498'],
  [0.049_996, '0.049996'],
  [0.049, '0.049'],
  [0.05, '0.050'],
  [0.0502, '0.050'],
  [0.9996, '1.000'],
  [0.000_31, '3.1e-4'],
])('the p value %d is shown as %s, below 0.05 only if it is', (p, text) => {
  expect(formatP(p)).toBe(text);
});

test('a p value that is lost among the smallest numbers is told as below one', () => {
  expect([mcnemarExact(0, 1_100), mcnemarExact(0, 990)].map(pText)).toEqual(['p < 1e-300', 'p = 1.9e-298']);
  expect(formatP(0)).toBe('< 1e-300');
});

test.each<[number, number, string]>([
  [19.97, 20, '19.97'],
  [20, 20, '20'],
  [20.03, 20, '20'],
  [19.94, 20, '19.9'],
  [139.6, 140, '139.6'],
  [28.444, 20, '28.4'],
  [0.0423, 20, '0.0423'],
  [1.23e9, 20, '1.2e+9'],
])('the e-value %d beside %d is shown as %s, below it only if it is', (value, needed, text) => {
  expect(formatE(value, needed)).toBe(text);
});

test('numbers are grouped as Intl groups them', () => {
  const values = [0, 7, 999, 1_000, 12_345, 1_234_567, 0.04, 14.5, 999.96, 12_345.67, 1e15];
  for (const digits of [0, 1, 2]) {
    const wanted = values.map((value) => value.toLocaleString('en-US', { maximumFractionDigits: digits }));
    expect(values.map((value) => grouped(value, digits))).toEqual(wanted);
  }
});

test.each<[minutes: number, string]>([
  [-1, '0 min ago'],
  [59.4, '59 min ago'],
  [59.5, '1 h ago'],
  [47 * 60, '47 h ago'],
  [48 * 60, '2 days ago'],
])('an age of %d minutes: %s', (minutes, text) => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(formatAge(new Date(now - minutes * 60_000).toISOString(), now)).toBe(text);
});
