import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writePage } from '../../src/report/files/page.ts';
import type { SuiteReport } from '../../src/report/suite.ts';
import { closeReport, openReport, textsOf } from '../page/browser.ts';
import { launchBrowser } from '../support/browser.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { commitOf, historyOf, keep, measured, pushed } from './support.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const HOSTILE = '<img src=x onerror="window.pwned=1"><script>window.pwned=2</script>';

/** Of 20 instances, so many passed, the last ones not measured. */
const letters = (passed: number, missing = 0) =>
  'p'
    .repeat(passed)
    .padEnd(20 - missing, 'f')
    .padEnd(20, 'e');

/** A month of pushes with a new dataset in the middle, another budget near the end, and a pull request upon them. */
function aHistory(): SuiteReport {
  const other = { dataset: { name: HOSTILE, ref: null, digest: `sha256:${'1'.repeat(64)}` } };
  const reports = Array.from({ length: 24 }, (_, index) =>
    measured(letters(9 + Math.round(3 * Math.sin(index / 3)) + (index > 12 ? 4 : 0), index === 8 ? 4 : 0), {
      ...pushed(index),
      ...(index > 12 ? other : {}),
      options: index > 20 ? [{ name: 'trial-max-requests', value: '9' }] : [],
      agent: { name: HOSTILE, model: null, command: '' },
    }),
  );
  const pull = { event: 'pull_request', ref: 'refs/pull/7/merge', pull_request: 7 };
  const report = measured(letters(16), { ...pushed(40, pull), ...other });
  return { ...report, trend: keep(historyOf(...reports), report, 'main').trend };
}

let browser: Browser;
let file: string;

beforeAll(async () => {
  file = path.join(temporaryDirectory(), 'report.html');
  [browser] = await Promise.all([launchBrowser(), writePage(file, aHistory())]);
});
afterAll(() => browser.close());

describe('the history on the page', () => {
  test('is drawn: figure, cost and time over the runs, and where they are not to be compared', async () => {
    const opened = await openReport(browser, file);
    const { page } = opened;
    const section = page.getByRole('region', { name: 'History' });
    expect(await textsOf(page, '.trend figcaption')).toEqual([
      'Success rate now 80%',
      'Cost of a trial now 0.25 USD',
      'Time of a trial now 1.5 s',
    ]);
    expect(await section.locator('canvas').count()).toBe(3);
    expect(await section.locator('.section-head').innerText()).toMatch(/25 runs of main, this one beside them$/);
    expect(await textsOf(page, '.section .notes li')).toEqual([
      `From ${commitOf(40).slice(0, 7)} on: another agent: ${HOSTILE} before, agent now`,
      `From ${commitOf(21).slice(0, 7)} on: another trial-max-requests: none before, 9 now: verdicts can differ by it`,
      `From ${commitOf(13).slice(0, 7)} on: another dataset digest: sha256:000000000000 (sample) before, sha256:111111111111 (${HOSTILE}) now`,
    ]);
    await closeReport(opened);
  });

  test('tells of the run that is pointed at', async () => {
    const opened = await openReport(browser, file);
    const plot = opened.page.locator('.trend-plot .u-over').first();
    const { width } = (await plot.boundingBox())!;
    await plot.hover({ position: { x: (0.5 / 25) * width, y: 60 } });
    await expect
      .poll(() => textsOf(opened.page, '.trend figcaption'))
      .toEqual(['Success rate 0000000 45%', 'Cost of a trial 0000000 0.25 USD', 'Time of a trial 0000000 1.5 s']);
    await closeReport(opened);
  });

  test('is a table within reach of the keyboard, and of text only', async () => {
    const opened = await openReport(browser, file);
    const { page } = opened;
    await page.getByText('The figures of each run').focus();
    await page.keyboard.press('Enter');
    const rows = await textsOf(page, '.trend-table tbody tr');
    expect(rows).toHaveLength(25);
    expect(rows[0]).toMatch(
      /^2828282 \(this run\) .* 80% \([\d.% to]+\) 0\.0 points, within noise 5\.00 USD 1\.5 s agent$/,
    );
    expect(rows[11]).toMatch(/not comparable with the run before/);
    expect(rows[16]).toMatch(/, 4 not measured /);
    expect(rows[1]).toContain(HOSTILE);
    const links = page.locator('.trend-table tbody tr').first().getByRole('link');
    expect(await links.first().getAttribute('href')).toBe(`https://github.com/octo/demo/commit/${commitOf(40)}`);
    expect(await page.evaluate('window.pwned')).toBeUndefined();
    await closeReport(opened);
  });

  test('has the change since a comparable run that lies before others', async () => {
    const between = path.join(temporaryDirectory(), 'report.html');
    const [all, some, report] = [
      measured(letters(20), pushed(1)),
      measured('pf', pushed(2)),
      measured(letters(0), pushed(3)),
    ];
    await writePage(between, { ...report, trend: keep(historyOf(all, some), report).trend });
    const opened = await openReport(browser, between);
    await opened.page.getByText('The figures of each run').click();
    expect((await textsOf(opened.page, '.trend-table tbody tr td:nth-child(4)')).slice(0, 2)).toEqual([
      'not comparable with the run before; since 0101010 −100.0 points, regressed',
      'not comparable with the run before',
    ]);
    await closeReport(opened);
  });

  test('tells how many of all runs are drawn', async () => {
    const long = path.join(temporaryDirectory(), 'report.html');
    const report = aHistory();
    await writePage(long, { ...report, trend: { ...report.trend!, earlier: 1_801 } });
    const opened = await openReport(browser, long);
    const head = opened.page.getByRole('region', { name: 'History' }).locator('.section-head');
    expect(await head.innerText()).toMatch(/\s25 of 1,826 runs of main, this one beside them$/);
    await closeReport(opened);
  });

  test('is not there for a single run', async () => {
    const one = path.join(temporaryDirectory(), 'report.html');
    const report = measured('pf', pushed(1));
    await writePage(one, { ...report, trend: keep(null, report).trend });
    const opened = await openReport(browser, one);
    expect(await opened.page.locator('.trend').count()).toBe(0);
    await closeReport(opened);
  });

  test.each([
    ['light', {}],
    ['dark', { dark: true }],
    ['a phone', { width: 390, height: 844 }],
  ])('axe finds nothing serious: %s', async (_, look) => {
    const opened = await openReport(browser, file, '', look);
    const { page } = opened;
    await page.getByText('The figures of each run').click();
    await page.evaluate(readFileSync(AXE, 'utf8'));
    const found = (await page.evaluate("axe.run({ resultTypes: ['violations'] })")) as {
      violations: { id: string; impact: string; nodes: { html: string }[] }[];
    };
    const serious = found.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    if (process.env.SHOTS) {
      await page.locator('.trend').scrollIntoViewIfNeeded();
      await page.screenshot({ path: `${process.env.SHOTS}/trend-${_.replace(' ', '-')}.png`, fullPage: true });
    }
    await closeReport(opened);
  });
});
