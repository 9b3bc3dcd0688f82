import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writePage } from '../../src/report/files/page.ts';
import type { Result } from '../../src/results/records.ts';
import { aPlan, aPoint } from '../report/files/support.ts';
import { launchBrowser } from '../support/browser.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { closeReport, openReport, textsOf } from './browser.ts';
import { reportIn, stagesOf, writeFiles } from './scene.ts';

/** Recordings that the player never ends with, or fails for. */
const RECORDINGS: [name: string, header: object, events: unknown[]][] = [
  ['times-without-measure', {}, [[1e308, 'o', 'x']]],
  ['times-of-text', {}, [['x', 'o', 'x']]],
  ['times-of-objects', {}, [[{}, 'o', 'x']]],
  ['screen-too-wide', { width: 1e9, height: 1e9 }, [[0.1, 'o', 'x']]],
  ['screen-that-grows', {}, [[0.1, 'r', '60000x60000']]],
  ['no-header', { version: 3 }, []],
];

let browser: Browser;
let report: string;

beforeAll(async () => {
  const directory = temporaryDirectory();
  report = path.join(directory, 'report.html');
  const trials: [id: string, result: Partial<Result>][] = [
    ...RECORDINGS.map(([name]): [string, Partial<Result>] => [name, { evaluation: aSession() }]),
  ];
  const suite = reportIn(
    directory,
    trials.map(([id, result]) => ({ id, status: 'failed', result: { stages: stagesOf(1_000), ...result } })),
  );
  for (const [name, header, events] of RECORDINGS)
    writeFiles(directory, `${name}/trial-1`, {
      'points/1.txt': 'x',
      'points/1.cast': [{ version: 2, width: 80, height: 24, ...header }, ...events]
        .map((line) => `${JSON.stringify(line)}\n`)
        .join(''),
    });
  [browser] = await Promise.all([launchBrowser(), writePage(report, suite)]);
});
afterAll(() => browser.close());

/** A test plan with one session. */
function aSession(): Result['evaluation'] {
  const end = { typed: 1, end: 'exit' as const, reason: null, exit_code: 0, duration_ms: 1, output_tail: '' };
  const files = { transcript: 'points/1.txt', recording: 'points/1.cast' };
  return aPlan([aPoint({ score: 0, testcases: [{ command: 'x', input_lines: 1, ...end, ...files }] })]);
}

describe('results that anyone may have written', () => {
  test.each(RECORDINGS.map(([name]) => name))('a recording is not played: %s', async (name) => {
    const opened = await openReport(browser, report, `${name}/1`);
    await opened.page.locator('.point summary').click();
    await opened.page.getByRole('button', { name: /Play the recording/ }).click();
    await expect
      .poll(() => textsOf(opened.page, '.fault'))
      .toEqual(['The recording cannot be played: it is no valid asciicast']);
    await closeReport(opened);
  });
});
