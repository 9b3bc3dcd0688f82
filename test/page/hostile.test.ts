import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writePage } from '../../src/report/files/page.ts';
import type { Result } from '../../src/results/records.ts';
import { aPlan, aPoint } from '../report/files/support.ts';
import { successCommand } from '../report/sample.ts';
import { launchBrowser } from '../support/browser.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { closeReport, openReport, textsOf } from './browser.ts';
import { reportIn, stagesOf, writeFiles } from './scene.ts';

/** Marks that turn text around or cannot be seen. */
const MARKS = '\u202e\u2066\u200b\u0007';
const UNSEEN = new RegExp(`[${MARKS}]`);

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
    ['notes', { integrity: [{ kind: `${MARKS}tool_replaced`, detail: MARKS }] }],
    ['digest', { testbed: testbedOf(`sha256:${MARKS}0`) }],
    ['stages', { stages: Array.from({ length: 200_000 }, () => stagesOf(1)[0]!) }],
    ['output', { evaluation: { ...successCommand(), output_tail: `${'line\n'.repeat(100_000)}the end` } }],
    ['changes', {}],
    ['names', { evaluation: aSession({ transcript: 'changes.json', recording: 'steps.json' }) }],
    ...RECORDINGS.map(([name]): [string, Partial<Result>] => [name, { evaluation: aSession() }]),
  ];
  const suite = reportIn(
    directory,
    trials.map(([id, result]) => ({ id, status: 'failed', result: { stages: stagesOf(1_000), ...result } })),
  );
  const changes = '{"schema":"agentbench/changes/v1","files":5}';
  writeFiles(directory, 'changes/trial-1', { 'changes.json': changes });
  writeFiles(directory, 'names/trial-1', { 'changes.json': changes, 'steps.json': '{"steps":5}' });
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

function testbedOf(image_digest: string): Result['testbed'] {
  return { kind: 'docker', image: 'debian', image_digest, substituted: false, kept_image: null, commit: null };
}

/** A copy of the report with other data in its blocks. */
function rewritten(name: string, change: (block: string, text: string) => string): string {
  const blocks = /(<script type="application\/octet-stream" ([^<>]*)>)([\w+/=]*)/g;
  const text = readFileSync(report, 'utf8').replace(blocks, (_, tag: string, block: string, packed: string) => {
    const json = inflateRawSync(Buffer.from(packed, 'base64')).toString();
    return tag + deflateRawSync(change(block, json)).toString('base64');
  });
  const file = path.join(path.dirname(report), name);
  writeFileSync(file, text);
  return file;
}

/** A test plan with one session in these files. */
function aSession(files = { transcript: 'points/1.txt', recording: 'points/1.cast' }): Result['evaluation'] {
  const end = { typed: 1, end: 'exit' as const, reason: null, exit_code: 0, duration_ms: 1, output_tail: '' };
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

  test('no mark turns the text of a note or a digest around', async () => {
    for (const hash of ['', '/diff?a=n:notes/1&b=n:digest/1']) {
      const opened = await openReport(browser, report, hash);
      await expect.poll(() => opened.page.locator('#app').innerText()).toContain('tool_replaced');
      expect(await opened.page.locator('#app').innerText()).not.toMatch(UNSEEN);
      await closeReport(opened);
    }
  });

  test('nor that of a report of somebody else', async () => {
    const marks = JSON.stringify(MARKS).slice(1, -1);
    const turned = rewritten('turned.html', (block, text) =>
      block.startsWith('data-run') ? text.replace(/(?<="headline":"|"reasons":\[")/g, marks) : text,
    );
    const renamed = rewritten('renamed.html', (block, text) =>
      block.startsWith('data-report') ? text.replaceAll('"notes"', `"no${marks}tes"`) : text,
    );
    const opened = await openReport(browser, report, '/compare');
    const { page } = opened;
    await page.setInputFiles('input[type=file]', renamed);
    await expect
      .poll(() => textsOf(page, '.fault'))
      .toEqual(['renamed.html cannot be read: an instance has a name that is no plain text']);
    await page.setInputFiles('input[type=file]', turned);
    await page.getByRole('heading', { name: 'This run and turned.html' }).waitFor();
    expect(await page.locator('#app').innerText()).not.toMatch(UNSEEN);
    await page.evaluate("location.hash = '#/run/b'");
    await expect.poll(() => page.locator('h1').innerText()).toContain('failed');
    expect(await page.locator('#app').innerText()).not.toMatch(UNSEEN);
    await closeReport(opened);
  });

  test('a task type may have the name of what every object has', async () => {
    const renamed = rewritten('types.html', (_, text) => text.replaceAll('"reposetup"', '"constructor"'));
    const opened = await openReport(browser, report, '/compare');
    const { page } = opened;
    await page.setInputFiles('input[type=file]', renamed);
    await page.getByRole('heading', { name: 'By type' }).waitFor();
    expect(await textsOf(page.getByRole('region', { name: 'By type, figures' }), 'tbody tr')).toEqual([
      'reposetup – 0% –',
      'constructor 0% – –',
    ]);
    await closeReport(opened);
  });

  test('many stages are shown in part', async () => {
    const opened = await openReport(browser, report, 'stages/1');
    await opened.page.getByText('… and 199,000 more').waitFor();
    expect(await opened.page.locator('.timeline li').count()).toBe(1_000);
    await closeReport(opened);
  });

  test('of a long output the end is shown', async () => {
    const opened = await openReport(browser, report, 'output/1');
    const output = opened.page.getByLabel('Output of the success command');
    await output.getByText('the end').waitFor();
    expect(await output.locator('div').count()).toBeLessThan(20_000);
    await closeReport(opened);
  });

  test.each([
    ['changes that are no such document are not on the page', 'changes/1'],
    ['nor files of another kind that a record names as its sessions', 'names/1'],
  ])('%s', async (_, place) => {
    const opened = await openReport(browser, report, place);
    await opened.page.getByRole('heading', { name: 'About this trial' }).waitFor();
    expect(await opened.page.locator('.left-by-agent, .fault').count()).toBe(0);
    await closeReport(opened);
  });
});
