import { describe, expect, test } from 'vitest';
import { badgeJson, badgeText } from '../../../src/report/files/badge.ts';
import type { Status } from '../../../src/results/fields.ts';
import type { RunRecord } from '../../../src/results/records.ts';
import { aReport } from '../sample.ts';
import { aPoint, aProject } from './support.ts';

const NO_REASONS: string[] = [];
const PASSED = { gate: { passed: true, reasons: NO_REASONS } };

function badgeOf(counts: Partial<Record<Status, number>>, about: Partial<RunRecord> = PASSED) {
  const trials = Object.entries(counts).flatMap(([status, count]) =>
    Array.from({ length: count }, (_, at) => ({ id: `${status.replace('_', '-')}-${at}`, status: status as Status })),
  );
  return JSON.parse(badgeJson(aReport(trials, about)));
}

test('the badge of a suite, as shields.io reads it', () => {
  expect(badgeOf({ passed: 46, failed: 10 })).toEqual({
    schemaVersion: 1,
    label: 'Benchmark',
    message: '82.1% (70.2–90%)',
    color: 'green',
  });
});

test.each<[Partial<Record<Status, number>>, string, string]>([
  [{ passed: 1 }, '100% (20.7–100%)', 'brightgreen'],
  [{ passed: 9, failed: 1 }, '90% (59.6–98.2%)', 'brightgreen'],
  [{ passed: 3, failed: 1 }, '75% (30.1–95.4%)', 'green'],
  [{ passed: 3, failed: 2 }, '60% (23.1–88.2%)', 'yellowgreen'],
  [{ passed: 2, failed: 3 }, '40% (11.8–76.9%)', 'yellow'],
  [{ passed: 1, failed: 4 }, '20% (3.6–62.4%)', 'orange'],
  [{ passed: 1, failed: 9 }, '10% (1.8–40.4%)', 'red'],
  [{ failed: 2 }, '0% (0–65.8%)', 'red'],
  [{ passed: 2, error: 1, not_run: 1 }, '50%, 2 not measured', 'yellow'],
  [{ error: 1, not_run: 1 }, 'not measured', 'lightgrey'],
  [{}, 'not measured', 'lightgrey'],
])('%j: %s, %s', (counts, message, color) => {
  expect(badgeOf(counts)).toMatchObject({ message, color });
});

describe('the colour', () => {
  test('is red where the gate failed, whatever the rate', () => {
    expect(badgeOf({ passed: 9 }, { gate: { passed: false, reasons: ['worse than the baseline'] } }).color).toBe('red');
  });

  test('is that of the rate where the gate was not judged', () => {
    expect(badgeOf({ passed: 9 }, { gate: null }).color).toBe('brightgreen');
  });
});

test('test plans show their score over all points', () => {
  const points = [2, 2, 1, null] as const;
  const report = aReport(
    [
      aProject(
        'p',
        points.map((score) => aPoint({ score })),
      ),
    ],
    PASSED,
  );
  report.run.settings.mode = 'dev';
  expect(JSON.parse(badgeJson(report))).toMatchObject({ message: 'score 62.5% of all', color: 'yellowgreen' });
  report.run.settings = { ...report.run.settings, mode: null, measure: 'score' };
  expect(JSON.parse(badgeJson(report))).toMatchObject({ message: 'score 62.5%' });
});

test.each([
  [null, 'agentbench'],
  ['', 'agentbench'],
  ['\x1b[31m \u200b', 'agentbench'],
  ['nightly\nrun', 'nightly run'],
  ['x'.repeat(1000), `${'x'.repeat(59)}…`],
])('the label of suite %j', (suite, label) => {
  expect(badgeOf({ passed: 1 }, { suite }).label).toBe(label);
});

test.each([
  ['improved', ', +12.5 points'],
  ['regressed', ', −12.5 points'],
  ['within noise', ''],
] as const)('a change that is %s', (verdict, told) => {
  const { totals } = aReport([{ id: 'one', status: 'passed' }]).run;
  const change = { verdict, difference: verdict === 'regressed' ? -0.125 : 0.125, since: null };
  const badge = { suite: null, totals, interval: null, settings: { mode: null }, gate: null, change };
  expect(JSON.parse(badgeText(badge)).message).toBe(`100%${told}`);
});
