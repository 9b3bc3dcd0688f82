import { randomBytes } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shownOf } from '../../src/page/data/format.ts';
import { toLines } from '../../src/page/parts/ansi.ts';
import { compareWithBaseline } from '../../src/report/compare.ts';
import { writePage } from '../../src/report/files/page.ts';
import type { Result } from '../../src/results/records.ts';
import { aPlan, aPoint } from '../report/files/support.ts';
import { aReport, aResult, broken, type SampleTrial, successCommand, used } from '../report/sample.ts';
import { launchBrowser } from '../support/browser.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { closeReport, expectAccessible, NARROW, openReport, PATIENCE, PHONE, textsOf } from './browser.ts';
import { aFailedSuite, aLargeSuite, aSuite, HOSTILE, reportIn, stagesOf, writeFiles } from './scene.ts';

const MANY = 10_000;

let browser: Browser;
/** A report of all kinds of trials, and one of many. */
let report: string;
let large: string;

beforeAll(async () => {
  const directory = temporaryDirectory();
  report = path.join(directory, 'report.html');
  large = path.join(directory, 'large.html');
  [browser] = await Promise.all([
    launchBrowser(),
    writePage(report, aSuite(directory)),
    writePage(large, aLargeSuite(temporaryDirectory(), MANY)),
  ]);
});
afterAll(() => browser.close());

/** Texts of elements in sight that are wider than their place. */
const cutIn = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
    );

/** The instances in sight, in their order. */
const rows = (page: Awaited<ReturnType<typeof openReport>>['page']) => textsOf(page, '.rows [role=row] .c-id');

describe('the overview', () => {
  test('says the headline, the interval, the change, types, time and cost', async () => {
    const opened = await openReport(browser, report);
    const { page } = opened;
    await expect.poll(() => page.title()).toMatch(/^Nightly: 7 of 12 passed/);
    await expect
      .poll(() => textsOf(page, 'h1'))
      .toEqual(['7 of 12 passed (58.3%), 3 failed, 1 could not be measured, 1 not run']);
    // In the reader's time zone, which is named.
    expect(await textsOf(page, '.under')).toEqual([expect.stringMatching(/ \d+:\d\d.[AP]M [A-Z]+\S*$/)]);
    const cards = await textsOf(page, '.card');
    expect(cards[0]).toMatch(/^Success rate 58\.3% No interval: 2 trials without a verdict$/);
    expect(cards[1]).toMatch(
      /Within noise \+25\.0 points 95% interval .* 4 instances in common .*a test of 4 pairs is too small/,
    );
    expect(cards[2]).toMatch(/^Time in trials .* agent 2 min .* evaluation .* harness/);
    expect(cards[3]).toMatch(
      /1\.75 USD passed trials 0\.50 USD other trials 1\.25 USD \+25% a trial against the baseline in 1 of 4 instances Known for 2 of 10 trials\. 1,000 tokens \(known for 1 of 10\)/,
    );
    expect(cards[3]).toContain('10 requests to models, 2 throttled: 50% of the agents’ time (known for 1 of 10).');
    // The change stands apart from the bars, in the size of the other notes.
    expect(
      await page.evaluate(
        "['fontSize', 'marginTop'].map((name) => getComputedStyle(document.querySelector('.stacked + p'))[name])",
      ),
    ).toEqual(['14.08px', '5.6px']);
    expect(await textsOf(page, '.flips li')).toEqual(['redis-1 failed → , now passed']);
    expect(await page.getByRole('img', { name: '2 passed, 1 failed, 0 error, 0 not run' }).count()).toBe(1);
    expect(await page.locator('.chart canvas').count()).toBe(1);
    await closeReport(opened);
  });

  test('says of a baseline that is not comparable why, and not that no instance is in common', async () => {
    const directory = temporaryDirectory();
    const trials: SampleTrial[] = [{ id: 'web-1', status: 'passed' }];
    const now = reportIn(path.join(directory, 'now'), trials);
    const dataset = { name: 'sample', ref: null, digest: `sha256:${'1'.repeat(64)}` };
    const before = reportIn(path.join(directory, 'before'), trials, { dataset });
    const origin = { kind: 'directory', commit: null, finishedAt: null, url: null } as const;
    const file = path.join(directory, 'report.html');
    await writePage(file, { ...now, baseline: before, comparison: compareWithBaseline(now, before, origin, 0) });
    const opened = await openReport(browser, file);
    const card = await opened.page.getByRole('region', { name: 'Against the baseline' }).innerText();
    expect(card).toMatch(/Not comparable\s+the baseline\s+another dataset digest/);
    await closeReport(opened);
  });

  test('rows that are selected are copied with tabs between their cells', async () => {
    const opened = await openReport(browser, report);
    const copied = await opened.page.evaluate(`new Promise((resolve) => {
      addEventListener('copy', ({ clipboardData }) => resolve(clipboardData.getData('text/plain')));
      getSelection().selectAllChildren(document.querySelector('.trials'));
      document.execCommand('copy');
    })`);
    const [titles, first] = (copied as string).split('\n').map((line) => line.split('\t'));
    expect(titles!.slice(0, 3)).toEqual([expect.stringContaining('Verdict'), 'Instance', 'Type']);
    expect(first!.slice(0, 3)).toEqual(['failed', expect.stringContaining('redis-2'), 'dbsetup']);
    await closeReport(opened);
  });

  test('what did not pass comes first', async () => {
    const opened = await openReport(browser, report);
    expect((await rows(opened.page)).slice(0, 6)).toEqual([
      'redis-2',
      'hostile-1',
      'prdbench-2',
      'express-1',
      'express-2',
      'redis-1',
    ]);
    await closeReport(opened);
  });
});

test('medians are over all trials, also those that cost nothing, and lie between the middle two', async () => {
  const directory = temporaryDirectory();
  const costs = [0, 0, 1, 2, 3, 4, 5, 6, 7, 1234.56];
  const trials = costs.map((cost_usd, at) => ({
    ...{ id: `a-${at}`, type: 'dbsetup', status: 'passed' as const },
    result: { ...used({ cost_usd }), stages: stagesOf(1000 * at ** 2) },
  }));
  await writePage(path.join(directory, 'report.html'), reportIn(directory, trials));
  const opened = await openReport(browser, path.join(directory, 'report.html'));
  expect(await textsOf(opened.page, '.chart figcaption')).toEqual([
    'Time of a trial median 22.1 s',
    'Cost of a trial median 3.50 USD, 2 trials at 0 not drawn',
  ]);
  const charts = opened.page.getByRole('region', { name: 'How trials are spread' });
  expect(await textsOf(charts, '.legend li'), 'not by colour alone').toEqual(['not passed, above', 'passed, below']);
  expect((await textsOf(opened.page, '.types tbody td')).at(3)).toBe('22.1 s');
  expect(await cutIn(opened.page, '.rows .number'), 'a figure that is cut is another one').toEqual([]);
  // As readers set it (WCAG 2.2, 1.4.12).
  await opened.page.evaluate("document.body.style.letterSpacing = '0.12em'");
  expect(await cutIn(opened.page, '.rows :is(.number, .c-status)')).toEqual([]);
  await closeReport(opened);
});

describe('scores', () => {
  let scored: string;
  beforeAll(async () => {
    const directory = temporaryDirectory();
    const points = [aPoint({ score: null }), aPoint({ score: null })];
    const trial = (id: string, score: number | null): SampleTrial => ({
      ...{ id, status: score === null ? 'error' : score === 1 ? 'passed' : 'failed' },
      result: { score, ...(score === null ? broken('no network') : {}) },
    });
    const now = reportIn(
      path.join(directory, 'now'),
      [
        ...[0.2, 0.9, 1, 0.5, null].map((score, at) => trial(`task-${at}`, score)),
        {
          ...{ id: 'unjudged', status: 'error' as const },
          result: { score: null, ...broken('no point has a score', 'not_judged'), evaluation: aPlan(points) },
        },
        ...[1, 0, 0].map((score, at) => ({ ...trial('thrice', score), trial: at + 1 })),
      ],
      { settings: { ...aReport([trial('x', 1)]).run.settings, measure: 'score' } },
    );
    // Its own report was by success rate.
    const before = reportIn(path.join(directory, 'before'), [
      ...[0.4, 0.1, 1, null, 0.5].map((score, at) => trial(`task-${at}`, score)),
      trial('thrice', 1),
    ]);
    const origin = { kind: 'directory', commit: null, finishedAt: null, url: null } as const;
    const comparison = compareWithBaseline(now, before, origin, 0);
    scored = path.join(directory, 'report.html');
    await writePage(scored, { ...now, baseline: before, comparison });
  });

  test('stand beside those of the compared run, where both were measured', async () => {
    const opened = await openReport(browser, scored, '/?sort=order');
    expect(await textsOf(opened.page, '.rows .c-score')).toEqual([
      ...['40% → 20%', '10% → 90%', '100%', '50%', '–', '–'],
      ...['100%', '0%', '0%'],
    ]);
    expect(await textsOf(opened.page, '.flips li')).toEqual(['thrice passed → , now failed 1 of 3 passed']);
    // Its first trial passed: one of those that made it fail is opened.
    expect(await opened.page.locator('.flips a').getAttribute('href')).toBe('#thrice/2');
    const between = await opened.page.locator('.flips').evaluate((list) => {
      list.append(list.firstElementChild!.cloneNode(true));
      const names = list.querySelectorAll('a');
      for (const [at, length] of [60, 300].entries()) names[at]!.textContent = 'x'.repeat(length);
      const [name, turn] = [...list.firstElementChild!.children].map((part) => part.getBoundingClientRect());
      return turn!.top - name!.top;
    });
    expect(between, 'beside a longer name verdicts follow their own').toBeLessThan(40);
    await opened.page.setViewportSize({ width: 768, height: 1024 });
    expect(await cutIn(opened.page, '.rows .instance'), 'on a tablet').toEqual([]);
    await expectAccessible(opened);
    const phone = await openReport(browser, scored, '/?sort=order', PHONE);
    expect((await phone.page.locator('.rows .c-score').first().boundingBox())!.width).toBeGreaterThan(50);
    await closeReport(phone);
    await closeReport(opened);
  });

  test('of a run that is compared by verdicts are not shown', async () => {
    const opened = await openReport(browser, scored, '/run/b');
    expect(await rows(opened.page)).toHaveLength(6);
    expect(await opened.page.locator('.c-score').count()).toBe(0);
    await closeReport(opened);
  });
});

test('trials of a long name are told apart by their number, also on a phone', async () => {
  const directory = temporaryDirectory();
  const long = ['dependency_resolution-'.repeat(5), 'dependency_resolution-of-a-project'];
  const trials = long.flatMap((id) => [1, 2].map((trial) => ({ id, trial, status: 'passed' as const })));
  await writePage(path.join(directory, 'report.html'), reportIn(directory, trials));
  const opened = await openReport(browser, path.join(directory, 'report.html'));
  const isSeen = (id: string) =>
    opened.page
      .locator('.rows a', { hasText: id })
      .locator('.trial-number')
      .evaluate((text) => {
        const [own, cell] = [text, text.closest('.c-id')!].map((element) => element.getBoundingClientRect());
        return own!.width > 0 && own!.right <= cell!.right + 1 && own!.bottom <= cell!.bottom + 1;
      });
  expect(await Promise.all(long.map(isSeen))).toEqual([true, true]);
  await opened.page.setViewportSize(PHONE);
  await expect.poll(() => isSeen(long[1]!)).toBe(true);
  await closeReport(opened);
});

test('one trial is one trial', () => expect(shownOf(1, 1)).toBe('1 trial'));

test('the label at the right end of a chart is whole', async () => {
  const directory = temporaryDirectory();
  const trials = [27, 27, 30, 32, 36, 36, 40, 41].map((cost, at) => ({
    ...{ id: `a-${at}`, type: 'dbsetup', status: 'passed' as const },
    result: { ...used({ cost_usd: cost / 10_000 }), stages: stagesOf(1000 * (at + 1)) },
  }));
  await writePage(path.join(directory, 'report.html'), reportIn(directory, trials));
  const opened = await openReport(browser, path.join(directory, 'report.html'));
  const atTheEdge = await opened.page.evaluate(
    "(() => { const canvas = document.querySelector('.chart:last-child canvas'); const { data } = canvas.getContext('2d').getImageData(canvas.width - 1, 0, 1, canvas.height); return data.filter((value, at) => at % 4 === 3 && value > 0).length; })()",
  );
  expect(atTheEdge).toBe(0);
  await closeReport(opened);
});

describe('the table', () => {
  test('is searched', async () => {
    const opened = await openReport(browser, report);
    const { page } = opened;
    await page.keyboard.press('/');
    await page.keyboard.type('redis trial');
    expect(await page.locator('.shown').innerText()).toBe('0 of 12 trials');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('REDIS-2');
    expect(await rows(page)).toEqual(['redis-2', 'redis-2 trial 2']);
    expect(await page.locator('.shown').innerText()).toBe('2 of 12 trials');
    await page.reload();
    await expect.poll(() => rows(page), { message: 'the address keeps it' }).toEqual(['redis-2', 'redis-2 trial 2']);
    await page.getByRole('button', { name: 'Show all' }).click();
    expect(await page.locator('.shown').innerText()).toBe('12 trials');
    await closeReport(opened);
  });

  test('has as much space for reasons as for instances, with all columns', async () => {
    const opened = await openReport(browser, report);
    const widthOf = async (name: string) => (await opened.page.locator(`.rows ${name}`).first().boundingBox())!.width;
    expect(await widthOf('.c-score')).toBeGreaterThan(0);
    expect(await widthOf('.c-why')).toBeGreaterThan(await widthOf('.c-id'));
    await closeReport(opened);
  });

  test('is searched for why, too', async () => {
    const opened = await openReport(browser, report, '/?q=unable+repository');
    expect(await rows(opened.page)).toEqual(['express-1']);
    await closeReport(opened);
  });

  test('is sorted both ways; what is unknown comes last', async () => {
    const opened = await openReport(browser, report);
    const { page } = opened;
    const heading = page.getByRole('columnheader', { name: 'Time', exact: true });
    await heading.getByRole('button').click();
    expect(await heading.getAttribute('aria-sort')).toBe('descending');
    const down = await rows(page);
    expect([down[0], down[1], down.at(-1)]).toEqual(['redis-1', 'prdbench-2', 'express-2']);
    await heading.getByRole('button').click();
    expect(await heading.getAttribute('aria-sort')).toBe('ascending');
    const up = await rows(page);
    expect([up[0], up.at(-2), up.at(-1)]).toEqual(['express-1', 'redis-1', 'express-2']);
    await closeReport(opened);
  });

  test('is filtered by verdict, type and notes', async () => {
    const opened = await openReport(browser, report);
    const { page } = opened;
    const verdicts = page.getByRole('group', { name: 'Verdicts' });
    await verdicts.getByRole('button', { name: /^failed/ }).click();
    await verdicts.getByRole('button', { name: /^error/ }).click();
    expect(await rows(page)).toEqual(['redis-2', 'hostile-1', 'prdbench-2', 'express-1']);
    await page.getByRole('combobox', { name: 'Type' }).selectOption('dbsetup');
    expect(await rows(page)).toEqual(['redis-2']);
    await verdicts.getByRole('button', { name: /^failed/ }).click();
    expect(await page.locator('.none').innerText()).toBe('No trial matches.');
    await page.getByRole('button', { name: 'Show all' }).click();
    await verdicts.getByRole('button', { name: /^changed/ }).click();
    expect(await rows(page)).toEqual(['redis-1']);
    await closeReport(opened);
  });

  test('names on a phone the order that an address gives', async () => {
    const opened = await openReport(browser, report, '/?sort=change', PHONE);
    const order = opened.page.getByRole('combobox', { name: 'Order' });
    const table = opened.page.getByRole('table', { name: 'Trials' });
    expect(await table.getByRole('columnheader').allInnerTexts(), 'heard, not seen').toContain('Instance');
    expect(await table.getByRole('columnheader').getByRole('button').count(), 'and no stop of the tab key').toBe(0);
    expect(await order.inputValue()).toBe('change');
    expect(await order.innerText()).toContain('score');
    await closeReport(opened);
  });

  test('is used by the keyboard', async () => {
    const opened = await openReport(browser, report, '/?type=dbsetup');
    const { page } = opened;
    await expect.poll(() => rows(page)).toEqual(['redis-2', 'redis-1', 'redis-2 trial 2']);
    for (const key of ['j', 'j', 'ArrowDown', 'k', 'Enter']) await page.keyboard.press(key);
    await page.waitForSelector('h1 .trial-number, h1:has-text("redis-1")');
    expect(new URL(page.url()).hash).toBe('#redis-1/1');
    await page.keyboard.press('j');
    await expect.poll(() => textsOf(page, 'h1')).toEqual(['redis-2 trial 2']);
    await page.keyboard.press('k');
    await expect.poll(() => textsOf(page, 'h1')).toEqual(['redis-1']);
    await page.keyboard.press('Escape');
    await expect
      .poll(() => rows(page), { message: 'as it was left' })
      .toEqual(['redis-2', 'redis-1', 'redis-2 trial 2']);
    await closeReport(opened);
  });

  test('keys of one character can be turned off where they are listed, in a narrow window too', async () => {
    const opened = await openReport(browser, report, '', NARROW);
    const { page } = opened;
    const help = page.getByRole('complementary', { name: 'Keys' });
    await page.keyboard.press('?');
    await help.getByRole('checkbox').click();
    await page.keyboard.press('Escape');
    await expect.poll(() => help.count()).toBe(0);
    const opener = page.getByRole('button', { name: 'Keys' });
    const focused = () =>
      page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText");
    expect(await focused(), 'the focus is not lost').toBe('Keys');
    // As speech that is taken for keys.
    const dictate = () => page.keyboard.type('t?j/');
    await dictate();
    await page.reload();
    await page.waitForSelector('html[data-ready]');
    await dictate();
    expect(await page.evaluate('document.activeElement === document.body')).toBe(true);
    expect(await page.getByRole('button', { name: 'Colours: Auto' }).count()).toBe(1);
    await opener.click();
    await help.getByRole('checkbox').click();
    await help.getByRole('button', { name: 'Close' }).click();
    await dictate();
    await help.waitFor();
    expect(await focused()).toBe('Search trials');
    await closeReport(opened);
  });
});

describe('a trial', () => {
  test('is opened by its address', async () => {
    const opened = await openReport(browser, report, 'redis-2/2');
    const { page } = opened;
    await expect.poll(() => textsOf(page, 'h1')).toEqual(['redis-2 trial 2']);
    await page.goto(`file://${report}#redis-1`);
    await expect.poll(() => textsOf(page, 'h1'), { message: 'the first trial' }).toEqual(['redis-1']);
    await page.goto(`file://${report}#nothing/1`);
    await expect.poll(() => textsOf(page, 'h1')).toEqual(['No such trial']);
    await closeReport(opened);
  });

  test('is left by the way back of its own run', async () => {
    const opened = await openReport(browser, report, '/?only=changed&why=1');
    const { page } = opened;
    await page.goto(`file://${report}#redis-1/1`);
    await page.getByRole('navigation', { name: 'Trials' }).getByRole('link', { name: 'All trials' }).waitFor();
    const back = () => page.locator('.crumbs a').first().getAttribute('href');
    expect(await back()).toBe('#/?only=changed&why=1');
    await page.locator('.others').getByRole('link', { name: 'baseline' }).click();
    // The reasons of another run have other numbers, and it has no changes.
    await expect.poll(back).toBe('#/run/b');
    await closeReport(opened);
  });

  test('says only what its output decided', async () => {
    const directory = temporaryDirectory();
    const [file, evaluation] = [path.join(directory, 'report.html'), { ...successCommand(), exit_code: 1 }];
    const printed = { ...evaluation, output_tail: 'Setup successful\n' };
    const late = { ...broken('the disk was full'), evaluation: printed };
    const suite = reportIn(directory, [
      { id: 'late-1', status: 'error', result: late },
      { id: 'code-1', type: 'dependency_resolution', status: 'failed', result: { evaluation: printed } },
      ...[1, 2, 3].map((at) => ({ id: `${'long-'.repeat(24)}${at}`, status: 'error' as const, result: broken('x') })),
    ]);
    await writePage(file, { ...suite, repeat: "agentbench run --agent-command 'a  b' --instances" });
    const opened = await openReport(browser, file, 'late-1/1');
    expect(await opened.page.locator('.repeat code').innerText(), 'with all its spaces').toBe(
      "agentbench run --agent-command 'a  b' --instances late-1",
    );
    const why = opened.page.getByRole('region', { name: 'Why this verdict' }).locator('p').first();
    expect(await why.innerText()).toMatch(/whatever its exit code\.$/);
    await opened.page.goto(`file://${file}#code-1/1`);
    await expect.poll(() => why.innerText()).toMatch(/It ended with exit code 1\.$/);
    expect(await opened.page.locator('.decisive').count()).toBe(0);
    await opened.page.goto(`file://${file}#/`);
    const reason = await opened.page.locator('.reason-text').first().boundingBox();
    expect(reason!.width, 'long names leave room').toBeGreaterThan(300);
    await closeReport(opened);
  });

  test('tells why, what it was told, where its time went and what it printed', async () => {
    const opened = await openReport(browser, report, 'redis-1/1');
    const { page } = opened;
    const why = page.getByRole('region', { name: 'Why this verdict' });
    expect(await why.innerText()).toContain('prints “Setup successful”, whatever its exit code. It did.');
    expect(await why.innerText()).toContain('redis-cli ping');
    expect(await page.locator('.decisive').innerText()).toBe('Setup successful');
    expect(await textsOf(page, '.timeline li')).toEqual([
      'prepare 1.0 s',
      'agent 1 min 00 s',
      'evaluate 500 ms',
      'collect 10 ms',
      'remove 100 ms',
    ]);
    expect((await page.getByRole('region', { name: 'Prompt of the agent' }).innerText()).trim()).toBe(
      'Install Redis and start it.',
    );
    await expect
      .poll(() => textsOf(page, '.lines .line-text'))
      .toEqual(['apt-get install redis', 'E: Unable to lock', 'retry', 'Setting up redis', 'redis-server &']);
    expect(await page.locator('.lines .ansi-red.ansi-bold').innerText()).toBe('E: Unable');
    await page.getByRole('tab', { name: 'evaluation.log' }).click();
    await expect.poll(() => textsOf(page, '.lines .line-text')).toEqual(['PONG', 'Setup successful']);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('tab').allInnerTexts(), 'on paper it is named').toEqual(['evaluation.log']);
    await closeReport(opened);
  });

  test('shows what the agent left, folded', async () => {
    const opened = await openReport(browser, report, 'redis-1/1');
    const left = opened.page.getByRole('region', { name: 'What the agent left' });
    const summary = left.locator('summary').first();
    expect(await summary.innerText()).toBe('files: 1 added, 1 changed, 0 removed; 1 package; 1 process');
    await summary.click();
    expect(await textsOf(left, 'ul li > code')).toEqual([
      expect.stringContaining('+ </script><script>window.pwned'),
      '+ dpkg redis 7.0',
      'redis-server *:6379',
    ]);
    expect(await left.innerText()).toMatch(/and 3 more[\s\S]*Ports\s+Not known\./);
    await left.getByText('redis.conf').click();
    await expect.poll(() => textsOf(left, '.patch .diff-added')).toEqual([expect.stringContaining('window.pwned')]);
    await closeReport(opened);
  });

  test('shows its integrity notes, its error, or that it never ran', async () => {
    const opened = await openReport(browser, report, 'redis-2/1');
    const { page } = opened;
    expect(await page.getByRole('region', { name: 'Integrity notes' }).innerText()).toContain(
      'tool_replaced /usr/bin/redis-cli is another one than before the agent',
    );
    const about = await page.getByRole('region', { name: 'About this trial' }).innerText();
    const causes = await page.getByRole('region', { name: 'Causes' }).innerText();
    expect(causes).toMatch(/not persistent the server of step 3 is gone <\/script>[\s\S]*claimed success It works\./);
    expect(await page.getByRole('region', { name: 'Causes' }).getByRole('link').count(), 'no steps here').toBe(0);
    expect(about).toMatch(/A person lists or reads\s+2 to 3 directories and files/);
    expect(about).toMatch(/The agent lists and reads\s+2 directories and 5 files/);
    expect(about, 'zeros stand for none').not.toContain('Prompt digest');
    expect(about).toMatch(/Tool calls\s+5 read file, 4 run, 2 check dir, 1 edit, 1 install/);
    await page.goto(`file://${report}#express-1/1`);
    expect(await page.getByRole('region', { name: 'Error' }).innerText()).toContain('unable to access');
    await page.goto(`file://${report}#express-2/1`);
    await expect.poll(() => page.locator('main').innerText()).toMatch(/max-duration ran out[\s\S]*left no record/);
    await closeReport(opened);
  });

  test('its log is searched, and bounded', async () => {
    const opened = await openReport(browser, report, 'hostile-1/1');
    const { page } = opened;
    await page.getByRole('tab', { name: 'evaluation.log' }).click();
    expect(await page.locator('.log-tools').innerText()).toMatch(/KiB, \d+ KiB of them left out in the middle/);
    await page.getByRole('searchbox', { name: 'Search evaluation.log' }).fill('line 59999');
    expect(await page.locator('.line.current').innerText()).toMatch(/line 59999/);
    expect(await page.locator('.log-tools [role=status]').innerText()).toBe('1 of 1 line');
    expect(await page.locator('.line.current mark').innerText()).toBe('line 59999');
    await page.getByRole('searchbox', { name: 'Search evaluation.log' }).fill('left out here');
    expect(await page.locator('.line.current').innerText()).toMatch(/\d+ KiB left out here/);
    expect(await page.locator('.lines .line').count()).toBeLessThan(200);
    const [printed, text] = (await page.evaluate(`{
      dispatchEvent(new Event('beforeprint'));
      [document.querySelectorAll('.lines .line').length, document.querySelector('.log').innerText];
    }`)) as [number, string];
    expect(printed).toBe(1_000);
    expect(text).toMatch(/… and [\d,]+ more lines, not printed\.$/);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.lines').evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
    await page.evaluate(`dispatchEvent(new Event('afterprint'))`);
    await closeReport(opened);
  });
});

describe('the reason', () => {
  let failed: string;
  beforeAll(async () => {
    const directory = temporaryDirectory();
    failed = path.join(directory, 'report.html');
    await writePage(failed, aFailedSuite(directory));
  });

  test('groups the trials that did not pass, and shows those of a group', async () => {
    const opened = await openReport(browser, failed, '', { height: 500 });
    const { page } = opened;
    const why = page.getByRole('region', { name: 'Why trials did not pass' });
    expect(await why.locator('p').first().innerText()).toBe('By cause: 1 not persistent, 2 without a known cause');
    const groups = why.locator('li');
    expect(await groups.count()).toBe(2);
    expect((await groups.first().innerText()).replaceAll(/\s+/g, ' ')).toMatch(
      /^2 trials failed curl: \(7\) Failed to connect to localhost port 8080 web-1, web-2$/,
    );
    await groups.first().getByRole('link', { name: '2 trials' }).click();
    await expect.poll(() => rows(page)).toEqual(['web-1', 'web-2']);
    const top = async () => (await page.locator('.rows a').first().boundingBox())!.y;
    await expect.poll(top, { message: 'it is in sight' }).toBeLessThan(500);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => rows(page)).toHaveLength(4);
    // A share is never all or nothing by rounding.
    expect((await textsOf(page, '.card'))[2]).toMatch(/\(99\.97%\) .* \(0\.02%\) .* \(0\.01%\)/);
    await closeReport(opened);
  });

  test('is linked to its line in the log, which has an address', async () => {
    const opened = await openReport(browser, failed, 'web-2/1');
    const { page } = opened;
    expect(await page.locator('.why').innerText()).toBe('curl: (7) Failed to connect to localhost port 9090');
    await page.getByRole('link', { name: 'line 401 of evaluation.log' }).click();
    await expect
      .poll(() => page.locator('.line.current .line-text').innerText())
      .toBe('curl: (7) Failed to connect to localhost port 9090');
    expect(page.url()).toMatch(/#web-2\/1\?log=evaluation\.log&line=401$/);
    expect(await page.locator('.lines').evaluate((lines) => lines.getBoundingClientRect().top)).toBeLessThan(900);
    await page.goto(`file://${failed}#web-2/1?log=evaluation.log&line=7`);
    await expect.poll(() => page.locator('.line.current').innerText()).toContain('waiting 6');
    await page.locator('.line-number a', { hasText: /^9$/ }).click();
    await expect.poll(() => page.locator('.line.current').innerText()).toContain('waiting 8');
    await closeReport(opened);
  });

  test('all logs are searched', async () => {
    const opened = await openReport(browser, failed);
    const { page } = opened;
    const search = page.getByRole('region', { name: 'Search all logs and steps' });
    await search.getByRole('searchbox').fill('FAILED TO CONNECT');
    await search.getByRole('button').click();
    await expect.poll(() => search.getByRole('status').innerText()).toBe('2 matches in 5 files');
    await search.getByRole('link', { name: 'web-2 evaluation.log:401' }).click();
    await expect.poll(() => page.locator('.line.current').innerText()).toContain('port 9090');
    await page.goBack();
    await search.getByRole('searchbox').fill('img src=');
    await search.getByRole('button').click();
    await expect.poll(() => search.locator('li').count()).toBe(1);
    expect(await search.locator('img').count()).toBe(0);
    // All are counted, also those of a log that are not listed.
    await search.getByRole('searchbox').fill('waiting');
    await search.getByRole('button').click();
    await expect
      .poll(() => search.getByRole('status').innerText())
      .toBe('800 matches in 5 files, at most 5 of each are shown');
    expect(await search.locator('li').count()).toBe(10);
    await closeReport(opened);
  });

  test('the text that logs are searched for is in the address', async () => {
    const opened = await openReport(browser, failed, '/?type=dbsetup&logs=FAILED+TO+CONNECT');
    const { page } = opened;
    const search = page.getByRole('region', { name: 'Search all logs and steps' });
    await expect.poll(() => search.getByRole('status').innerText()).toBe('2 matches in 5 files');
    await search.getByRole('searchbox').fill('img src=');
    await search.getByRole('searchbox').press('Enter');
    await expect.poll(() => new URL(page.url()).hash).toBe('#/?type=dbsetup&logs=img+src%3D');
    await expect.poll(() => search.getByRole('status').innerText()).toBe('1 match in 5 files');
    await search.locator('a').click();
    await page.goBack();
    await expect.poll(() => search.getByRole('status').innerText()).toBe('1 match in 5 files');
    expect(await search.getByRole('searchbox').inputValue()).toBe('img src=');
    await closeReport(opened);
  });
});

describe('what is easily lost', () => {
  test('a trial of the baseline alone is opened by itself', async () => {
    const opened = await openReport(browser, report, '/compare');
    const { page } = opened;
    const only = page.getByRole('region', { name: 'Only in baseline' });
    await only.getByRole('link', { name: 'dropped-1/1' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#/run/b/dropped-1/1');
    await expect.poll(() => textsOf(page, 'h1')).toEqual(['dropped-1']);
    expect(await page.getByRole('region', { name: 'Output of the success command' }).innerText()).toContain(
      'It was here once',
    );
    await page.goto(`file://${report}#dropped-1/1`);
    await expect.poll(() => page.locator('main').innerText()).toMatch(/No such trial[\s\S]*It is in baseline\./);
    await page.goto(`file://${report}#/run/b`);
    await expect.poll(() => rows(page)).toContain('dropped-1');
    await closeReport(opened);
  });

  test('the attempts before the one that counts, with verdict and logs', async () => {
    const opened = await openReport(browser, report, 'express-1/1');
    const section = opened.page.getByRole('region', { name: 'Earlier attempts' });
    await section.getByText('attempt 1').click();
    await expect.poll(() => section.innerText()).toMatch(/error\s+4\.6 s[\s\S]*io in prepare[\s\S]*the disk was full/);
    await expect.poll(() => textsOf(opened.page, '.attempt .line-text')).toEqual(['No space left on device']);
    await opened.page.goto(`file://${report}#/?logs=no+space`);
    await opened.page.getByRole('link', { name: 'express-1 attempt-1/agent.log:1' }).click();
    await expect
      .poll(() => textsOf(opened.page, '.attempt .line.current .line-text'))
      .toEqual(['No space left on device']);
    const steps = section.getByRole('region', { name: 'Steps, attempt 1' });
    await expect.poll(() => steps.innerText()).toContain('I look at the disk.');
    await closeReport(opened);
  });

  test('on paper it is no wider than a page, and labels are no larger than their values', async () => {
    const opened = await openReport(browser, report, '', { width: 717 });
    const { page } = opened;
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(717);
    const [label, value] = (await page.evaluate(`['.facts dt', '.facts dd'].map((found) =>
      parseFloat(getComputedStyle(document.querySelector(found)).fontSize))`)) as [number, number];
    expect(label).toBeLessThan(value);
    await closeReport(opened);
  });

  test('on paper charts are whole, columns have their names, and a chosen filter is told', async () => {
    const opened = await openReport(browser, report, '/?status=passed');
    const { page } = opened;
    await page.locator('.chart canvas').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    // At once, like the printer.
    const cut = await page.evaluate(`{
      dispatchEvent(new Event('beforeprint'));
      document.querySelector('main').style.width = '600px';
      [...document.querySelectorAll('.plot')].map((plot) => [
        plot.scrollWidth - plot.clientWidth,
        plot.scrollHeight - plot.clientHeight,
      ]);
    }`);
    expect(cut).toEqual([[0, 0]]);
    expect(await cutIn(page, '.rows .cell')).toEqual([]);
    expect(await page.getByRole('columnheader').allInnerTexts()).toContain('Cost');
    expect(await page.getByRole('search', { name: 'Trials' }).innerText()).toMatch(/^passed\s+7\s+7 of 12 trials$/);
    await page.evaluate(`dispatchEvent(new Event('afterprint'))`);
    await closeReport(opened);
  });

  test('larger text, which a browser may be set to, is larger everywhere, and lines do not overlap', async () => {
    const opened = await openReport(browser, report);
    const { page } = opened;
    await page.evaluate("document.documentElement.style.fontSize = '32px'");
    await page.evaluate("location.hash = 'redis-1/1'");
    const lines = page.locator('.lines .line');
    await lines.nth(1).waitFor();
    const [label, value] = (await page.evaluate(`['.facts dt', '.facts dd'].map((found) =>
      parseFloat(getComputedStyle(document.querySelector(found)).fontSize))`)) as [number, number];
    expect(label).toBeLessThan(value);
    // At once: what is unpacked meanwhile, above them, moves both.
    const [first, second] = await lines.evaluateAll((all) => all.map((line) => line.getBoundingClientRect().toJSON()));
    expect(first.height).toBe(40);
    expect(second.y).toBe(first.y + 40);
    await page.evaluate("document.documentElement.style.fontSize = ''");
    await closeReport(opened);
  });

  test('rows that are not in sight, on paper; beyond a sensible number it is said', async () => {
    const opened = await openReport(browser, large);
    const { page } = opened;
    const [printed, text] = (await page.evaluate(`{
      dispatchEvent(new Event('beforeprint'));
      [document.querySelectorAll('.rows [role=row]').length, document.querySelector('main').innerText];
    }`)) as [number, string];
    expect(printed).toBe(1_000);
    expect(text).toContain('… and 9,000 more trials, not printed.');
    await page.evaluate(`dispatchEvent(new Event('afterprint'))`);
    await expect.poll(() => page.locator('.rows [role=row]').count()).toBeLessThan(100);
    await closeReport(opened);
  });
});

describe('a test plan', () => {
  test('has points with scores and reasons, and transcripts', async () => {
    const opened = await openReport(browser, report, 'prdbench-2/1');
    const { page } = opened;
    const plan = page.getByRole('region', { name: 'Test plan' });
    expect(await plan.innerText()).toContain('33.3% over all 3 points, 50% of the 2 that were judged');
    expect(await plan.innerText(), 'its floor was not measured').not.toContain('empty project');
    expect((await textsOf(page, '.point .score')).map((score) => score.slice(0, 3))).toEqual(['2/2', '0/2', '–/2']);
    await page.locator('.point summary').first().click();
    const point = page.locator('.point').first();
    await expect.poll(() => point.innerText()).toContain('It greets Ada.');
    expect((await point.getByRole('region', { name: 'Transcript' }).innerText()).trim()).toBe(
      'Your name? Ada\nHello, Ada',
    );
    await plan.getByRole('button', { name: /^lost/ }).click();
    expect(await page.locator('.point').count()).toBe(1);
    await plan.getByRole('button', { name: /^not judged/ }).click();
    await page.locator('.point summary').click();
    await expect.poll(() => page.locator('.point').innerText()).toContain('never executed: the data names no command');
    await closeReport(opened);
  });

  test('has the rounds that were measured', async () => {
    const directory = temporaryDirectory();
    const [file, evaluation] = [path.join(directory, 'report.html'), aPlan([aPoint({ metric: '1.1 Last' })])];
    const { agent } = aResult();
    const rounds = (first: Result['evaluation']): Partial<Result> => ({
      evaluation,
      rounds: [first, evaluation].map((one) => ({ agent, evaluation: one, score: 0 })),
    });
    const lost = aPlan([aPoint({ metric: '1.1 First', score: 0 })]);
    const { settings } = aReport([]).run;
    const trials: SampleTrial[] = [
      { id: 'both', status: 'failed', result: rounds(lost) },
      { id: 'last', status: 'failed', result: rounds(null) },
      { id: 'none', status: 'error', result: { evaluation, score: null } },
    ];
    const suite = reportIn(directory, trials, { settings: { ...settings, mode: 'debug' } });
    await writePage(file, suite);
    const opened = await openReport(browser, file, 'both/1');
    const { page } = opened;
    const round = page.getByRole('combobox', { name: 'Round' });
    await round.selectOption('round 1');
    await expect.poll(() => textsOf(page, '.point-name')).toEqual(['1. 1.1 First']);
    await page.goto(`file://${file}#last/1`);
    await expect.poll(() => textsOf(page, '.point-name')).toEqual(['1. 1.1 Last']);
    expect(await round.count()).toBe(0);
    await page.goto(`file://${file}#/`);
    await page.getByText(/of what was judged \(2 of 3 projects\), 66\.7% judged; means over 3 projects/).waitFor();
    await page.getByText('Test case time limit').waitFor();
    await closeReport(opened);
  });

  test('a recording is played', async () => {
    const opened = await openReport(browser, report, 'prdbench-2/1');
    const { page } = opened;
    await page.locator('.point summary').first().click();
    await page.getByRole('button', { name: /Play the recording/ }).click();
    await page.locator('.ap-term-text', { hasText: 'Hello, Ada' }).waitFor();
    const screen = (await page.locator('.ap-term-text').innerText()).split('\n').map((line) => line.trimEnd());
    expect(screen.slice(0, 2)).toEqual(['Your name? Ada', 'Hello, Ada']);
    await page.keyboard.press('Tab');
    const focused = await page.evaluate('getComputedStyle(document.activeElement).outlineStyle');
    expect(await page.locator('.ap-term-text:focus').count()).toBe(1);
    expect(focused, 'the focus is seen').toBe('solid');
    await closeReport(opened);
  });
});

test('a long line is continued between two characters', () => {
  const texts = toLines(`${'x'.repeat(1_999)}😀y\n${'😀'.repeat(1_000)}`).map(({ number, text }) => [number, text]);
  expect(texts).toEqual([
    [1, 'x'.repeat(1_999)],
    [null, '😀y'],
    [2, '😀'.repeat(1_000)],
  ]);
});

test('the end of an output is told from a whole one by its bytes', async () => {
  const directory = temporaryDirectory();
  const file = path.join(directory, 'report.html');
  const printed = (times: number) => ({ evaluation: { ...successCommand(), output_tail: '✓ ok\n'.repeat(times) } });
  const trials: SampleTrial[] = [
    { id: 'web-1', status: 'passed', result: printed(585) },
    { id: 'web-2', status: 'passed', result: printed(300) },
  ];
  await writePage(file, reportIn(directory, trials));
  for (const [id, title] of [['web-1', 'End of its output'] as const, ['web-2', 'Its output'] as const]) {
    const opened = await openReport(browser, file, `${id}/1`);
    await expect.poll(() => textsOf(opened.page, 'h3')).toContain(title);
    await closeReport(opened);
  }
});

describe('two of them', () => {
  test('a trial is compared with its baseline', async () => {
    const opened = await openReport(browser, report, 'redis-1/1');
    const { page } = opened;
    await page.getByRole('link', { name: 'compare', exact: true }).click();
    const figures = await page.getByRole('region', { name: 'Figures', exact: true }).innerText();
    expect(figures).toMatch(/Cost\s+0\.40 USD\s+0\.50 USD/);
    await expect.poll(() => textsOf(page, '.diff-removed')).toEqual(['− Could not connect to Redis']);
    await page.getByRole('combobox', { name: 'Text' }).selectOption('agent.log');
    await page.locator('.diff-added').first().waitFor();
    await expect
      .poll(() => textsOf(page, '.diff-added'))
      .toEqual(['+ E: Unable to lock', '+ retry', '+ redis-server &']);
    expect(await page.locator('.diff-removed').count()).toBe(0);
    await closeReport(opened);
  });

  test('two trials of an instance are compared', async () => {
    const opened = await openReport(browser, report, 'redis-2/1');
    const { page } = opened;
    await page.getByRole('link', { name: 'compare', exact: true }).click();
    await expect.poll(() => textsOf(page, 'h1')).toEqual(['redis-2/1 and redis-2/2']);
    await expect.poll(() => textsOf(page, '.diff-added')).toEqual(['+ Setup successful']);
    await closeReport(opened);
  });

  test('any two trials are compared', async () => {
    const opened = await openReport(browser, report, 'redis-1/1');
    const { page } = opened;
    const field = page.getByRole('combobox', { name: 'Compare with another trial' });
    await field.fill('nothing');
    await page.keyboard.press('Enter');
    const told = () => field.evaluate((input: { validationMessage?: string }) => input.validationMessage);
    await expect.poll(told).toBe('No other trial of this run has this name.');
    await field.fill('express-1');
    await page.keyboard.press('Enter');
    await expect.poll(() => textsOf(page, 'h1')).toEqual(['redis-1/1 and express-1/1']);
    // One that left nothing has not printed nothing.
    await page.evaluate("location.hash = '/diff?a=n:redis-1/1&b=n:express-2/1'");
    const output = page.getByRole('region', { name: 'Output', exact: true });
    await output.getByText('The output of express-2/1 is not on this page.').waitFor();
    expect(await page.locator('.diff-removed').count()).toBe(0);
    // Nor has one whose record is there without its logs, as of a verdict that a re-run kept.
    await page.evaluate("location.hash = '/diff?a=n:redis-1/1&b=n:redis-2/2'");
    await expect.poll(() => textsOf(page, 'h1')).toEqual(['redis-1/1 and redis-2/2']);
    await page.getByRole('combobox', { name: 'Text' }).selectOption('agent.log');
    await output.getByText('The output of redis-2/2 is not on this page.').waitFor();
    await page.getByRole('combobox', { name: 'Text' }).selectOption('output of the success command');
    await expect.poll(() => textsOf(page, '.diff-removed')).toEqual(['− PONG']);
    await closeReport(opened);
  });

  test('a log without room on the page is not compared as an empty one', async () => {
    const directory = temporaryDirectory();
    const suite = reportIn(directory, [
      { id: 'web-1', status: 'failed' },
      { id: 'web-2', status: 'failed' },
    ]);
    const long = randomBytes(100_000).toString('hex');
    for (const [id, log] of [['web-1', 'one line\n'] as const, ['web-2', long] as const])
      writeFiles(directory, `${id}/trial-1`, { 'agent.log': log, 'evaluation.log': 'checked\n' });
    const [whole, small] = ['whole.html', 'small.html'].map((name) => path.join(directory, name)) as [string, string];
    await writePage(whole, suite);
    // Ends with the long one.
    await writePage(small, suite, { limit: statSync(whole).size - 60_000 });
    for (const [file, words] of [
      [whole, 'Both are the same.'],
      [small, 'The output of web-2/1 is not on this page.'],
    ] as const) {
      const opened = await openReport(browser, file, '/diff?a=n:web-1/1&b=n:web-2/1');
      const { page } = opened;
      await page.getByRole('combobox', { name: 'Text' }).selectOption('agent.log');
      await page.locator('.diff-removed', { hasText: 'one line' }).waitFor();
      await page.getByRole('combobox', { name: 'Text' }).selectOption('evaluation.log');
      await page.getByRole('region', { name: 'Output', exact: true }).getByText(words).waitFor();
      await closeReport(opened);
    }
  });

  test('runs are compared, also with a report from elsewhere', async () => {
    const opened = await openReport(browser, report, '/compare');
    const { page } = opened;
    const verdicts = page.getByRole('region', { name: 'Trials with another verdict', exact: true });
    expect(await verdicts.innerText()).toMatch(/1 trial\s[\s\S]*redis-1\/1\s+failed\s+passed/);
    await page.getByLabel('Open another report.html').setInputFiles(large);
    await expect.poll(() => textsOf(page, 'h1')).toEqual(['This run and large.html']);
    const settings = page.getByRole('region', { name: 'Both runs', exact: true }).getByRole('row');
    for (const name of ['Compared by', 'Evaluation time limit', 'Network'])
      expect(await settings.filter({ hasText: name }).count(), 'what makes two comparable').toBe(1);
    expect(await page.getByRole('region', { name: 'Both runs', exact: true }).innerText()).toContain('of 10000 passed');
    await page
      .getByLabel('Open another report.html')
      .setInputFiles({ name: 'x.html', mimeType: 'text/html', buffer: Buffer.from(HOSTILE) });
    await expect
      .poll(() => page.getByRole('alert').innerText())
      .toBe('x.html cannot be read: no report is in this file');
    // The lacks of the other page are told of its run alone.
    await page.evaluate("location.hash = '/run/b'");
    await page.getByText(/^This page has room for 50\.0 MiB.* the records of 7,500 trials/).waitFor();
    await page.evaluate("location.hash = '/'");
    await page.getByRole('region', { name: 'Changed since the baseline' }).waitFor();
    expect(await page.getByText(/^This page has room for/).count()).toBe(0);
    await closeReport(opened);
  });
});

describe(`${MANY} trials`, () => {
  test('are there at once, scrolled to the last, searched and sorted', async () => {
    const opened = await openReport(browser, large, '/?sort=order');
    const { page } = opened;
    const inDocument = () => page.locator('.rows [role=row]').count();
    expect(await page.locator('[role=table]').getAttribute('aria-rowcount')).toBe(String(MANY + 1));
    expect(await inDocument()).toBeLessThan(100);
    for (const share of [0.25, 0.5, 0.75]) {
      await page.evaluate(`scrollTo(0, document.documentElement.scrollHeight * ${share})`);
      const inSight = 'document.elementsFromPoint(600, 600).some((element) => element.closest(".rows [role=row]"))';
      await expect.poll(() => page.evaluate(inSight)).toBe(true);
      expect(await inDocument()).toBeLessThan(100);
    }
    await page.locator('.section', { hasText: 'About this run' }).last().scrollIntoViewIfNeeded();
    await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
    await page.locator('.rows', { hasText: `instance-${MANY - 1}` }).waitFor();
    expect(await inDocument()).toBeLessThan(100);
    await page.getByRole('searchbox', { name: 'Search trials' }).fill(`instance-${MANY - 2}`);
    await page.getByText(`1 of 10,000 trials`).waitFor();
    await page.getByRole('searchbox', { name: 'Search trials' }).fill('');
    await page.getByRole('columnheader', { name: 'Time', exact: true }).getByRole('button').click();
    await page.getByText('10,000 trials', { exact: true }).waitFor();
    await closeReport(opened);
  });

  test('the last one opens with what it printed', async () => {
    const opened = await openReport(browser, large, `instance-${MANY - 1}/1`);
    expect(await opened.page.getByRole('region', { name: 'Output of the success command' }).innerText()).toContain(
      `check ${MANY - 1}`,
    );
    await closeReport(opened);
  });

  test('one whose record cannot be read is not said to lack room', async () => {
    const file = path.join(temporaryDirectory(), 'report.html');
    await writePage(file, aReport([{ id: 'gone', status: 'passed' }]));
    const opened = await openReport(browser, file, 'gone/1');
    const main = opened.page.locator('main');
    await expect.poll(() => main.innerText()).toContain('The record of this trial could not be read');
    await opened.page.goto(`file://${file}#/`);
    await expect.poll(() => main.innerText()).toContain('The records of 1 trial could not be read');
    expect(await main.innerText()).not.toContain('has room');
    await closeReport(opened);
  });

  test('one of a baseline whose record is not here is no fault of this run', async () => {
    const directory = temporaryDirectory();
    const file = path.join(directory, 'report.html');
    const now = reportIn(directory, [{ id: 'here', status: 'passed' }]);
    const before = aReport(['here', 'there'].map((id) => ({ id, status: 'passed' as const })));
    await writePage(file, { ...now, baseline: before }, { most: 2 });
    const opened = await openReport(browser, file);
    const main = opened.page.locator('main');
    await expect.poll(() => main.innerText()).toContain('has room');
    expect(await main.innerText()).not.toContain('could not be read');
    // The same of an opened report, whose own records are told.
    const gone = path.join(directory, 'gone.html');
    await writePage(gone, aReport([{ id: 'gone', status: 'passed' }]));
    const [lost, room] = ['could not be read', 'has room'];
    for (const [other, told, another] of [[gone, lost, room] as const, [file, room, lost] as const]) {
      await opened.page.evaluate("location.hash = '/compare'");
      await opened.page.getByLabel('Open another report.html').setInputFiles(other);
      await expect.poll(() => textsOf(opened.page, 'h1')).toEqual([`This run and ${path.basename(other)}`]);
      await opened.page.evaluate("location.hash = '/run/b'");
      await expect.poll(() => main.innerText()).toContain(told);
      expect(await main.innerText()).not.toContain(another);
    }
    await closeReport(opened);
  });

  test('one that passed does not fit, and the page says so', async () => {
    const opened = await openReport(browser, large, `instance-${MANY - 2}/1`);
    expect(await opened.page.locator('main .notes').innerText()).toContain('The record of this trial does not fit');
    await opened.page.goto(`file://${large}`);
    await expect
      .poll(() => opened.page.locator('main > .notes').innerText())
      .toMatch(/2,500 trials.*the records of 7,500 trials/);
    await closeReport(opened);
  });
});

describe('hostile text', () => {
  const PLACES = [
    '',
    '/?q=hostile',
    'hostile-1/1',
    'prdbench-2/1',
    '/compare',
    '/diff?a=b:hostile-1/1&b=n:hostile-1/1',
  ];
  test.each(PLACES)('is text at #%s', async (place) => {
    const opened = await openReport(browser, report, place);
    const { page } = opened;
    for (const summary of await page.locator('.point summary').all()) await summary.click();
    await page.waitForTimeout(100);
    expect(await page.evaluate('window.pwned')).toBeUndefined();
    expect(await page.locator('#app :is(script, style, iframe, img, object, embed, base, form, meta)').count()).toBe(0);
    expect(await page.locator('a[href^="javascript:" i]').count()).toBe(0);
    expect(await page.locator('#app').innerText()).toContain('<img src="http://evil.test/x" onerror=');
    await closeReport(opened);
  });

  test('in a log it is whole, without its terminal sequences', async () => {
    const opened = await openReport(browser, report, 'hostile-1/1');
    const shown = opened.page.locator('.lines .line-text');
    // The list draws its lines once it knows its height.
    await expect.poll(() => shown.allInnerTexts(), { message: 'no mark turns text around' }).toContain('evil');
    const lines = await shown.allInnerTexts();
    expect(lines.slice(0, 2)).toEqual([HOSTILE, HOSTILE]);
    expect(lines.slice(2, -1).join('')).toBe('x'.repeat(9000));
    expect(lines.at(-1)).toBe('evil');
    await closeReport(opened);
  });

  test('what gets into the page all the same is not executed, and reaches nobody', async () => {
    const opened = await openReport(browser, report);
    const { page, faults } = opened;
    const stopped: string[] = [];
    page.on('requestfailed', (request) => stopped.push(`${request.url()} ${request.failure()?.errorText}`));
    page.on('response', (response) => stopped.push(`${response.url()} was answered`));
    const violations = page.waitForEvent('console', (message) => /Content Security Policy/.test(message.text()));
    await page.evaluate(`{
      const script = document.createElement('script');
      script.textContent = 'window.pwned = 5';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<img src="https://evil.test/x" onerror="window.pwned = 6">');
      void fetch('https://evil.test/').catch(() => {});
    }`);
    await violations;
    await expect.poll(() => faults.filter((fault) => fault.startsWith('console')).length).toBeGreaterThanOrEqual(3);
    await expect.poll(() => stopped).toEqual(['https://evil.test/x csp']);
    await page.waitForTimeout(200);
    expect(await page.evaluate('window.pwned')).toBeUndefined();
    expect(stopped).toEqual(['https://evil.test/x csp']);
    await page.close();
  });

  test('without JavaScript it says where else the figures are', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.goto(pathToFileURL(report).href);
    // The page alone is an artifact, too: there is nothing beside it.
    expect(await page.locator('body').innerText()).toMatch(/^This page needs JavaScript\. The summary of the job, /);
    await context.close();
  });

  test('a file that was cut says so', async () => {
    const text = readFileSync(report, 'utf8');
    const cut = path.join(path.dirname(report), 'cut.html');
    writeFileSync(cut, text.slice(0, text.lastIndexOf('<script')));
    const opened = await openReport(browser, cut);
    expect(await opened.page.getByRole('alert').innerText()).toContain('This file is incomplete');
    await closeReport(opened);
    // Within the last file; and without the records, which come before all files.
    const places = [
      text.lastIndexOf('</script>', text.lastIndexOf('<script') - 20) - 9,
      text.indexOf('data-records="'),
    ];
    for (const [at, place] of places.entries()) {
      writeFileSync(cut, text.slice(0, place));
      const { page, faults } = await openReport(browser, cut, 'redis-1/1');
      await expect.poll(() => page.getByRole('alert').allInnerTexts()).toEqual([expect.stringContaining('incomplete')]);
      expect(await page.locator('main').innerText()).not.toContain('left no record');
      await page.goto(`file://${cut}#/?logs=redis`);
      const found = page.getByRole('region', { name: 'Search all logs and steps' }).getByRole('status');
      await expect
        .poll(() => found.innerText())
        .toMatch(at === 0 ? /^\d+ matches in \d+ files$/ : /^0 matches in 0 files$/);
      await closeReport({ page, faults });
    }
  });

  test('of a file that was damaged, the search says where it ended', async () => {
    const damaged = path.join(path.dirname(report), 'damaged.html');
    writeFileSync(damaged, readFileSync(report, 'utf8').replace(/(data-file="evaluation.log">)[^<]{9}/, '$1AAAAAAAAA'));
    const opened = await openReport(browser, damaged, '/?logs=redis');
    const found = opened.page.getByRole('region', { name: 'Search all logs and steps' }).getByRole('status');
    await expect.poll(() => found.innerText()).toMatch(/^\d+ matches? in \d+ files?; the next one cannot be read: /);
    await closeReport(opened);
  });
});

describe('everybody', () => {
  const PLACES = ['', 'redis-1/1', 'redis-2/1', 'prdbench-2/1', '/compare', '/diff?a=b:redis-1/1&b=n:redis-1/1'];
  test.each(PLACES)('axe finds nothing, and all fits its window: #%s', async (place) => {
    const opened = await openReport(browser, report, place);
    const { page } = opened;
    if (place.startsWith('prdbench')) {
      await page.locator('.point summary').first().click();
      await page.getByRole('button', { name: /Play the recording/ }).click();
      await page.locator('.ap-term-text').waitFor();
    }
    await expectAccessible(opened);
    await closeReport(opened);
  });

  test('colours are chosen, and stay chosen', async () => {
    const opened = await openReport(browser, report, '', { width: 700 });
    const { page } = opened;
    const background = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
    const light = await background();
    const drawn = () => page.evaluate("document.querySelector('.chart canvas').toDataURL()");
    const bright = await drawn();
    // Where the reader's colours are forced, bars are still told apart.
    await page.emulateMedia({ forcedColors: 'active' });
    await page.reload();
    await expect.poll(drawn).toBe(bright);
    await page.emulateMedia({ forcedColors: null, contrast: 'more' });
    const [muted, text] = (await page.evaluate(`['.shown', 'body'].map((found) =>
      getComputedStyle(document.querySelector(found)).color)`)) as [string, string];
    expect(muted, 'a wish for contrast').toBe(text);
    await page.emulateMedia({ contrast: null });
    expect(await page.getByRole('button', { name: 'Colours: Auto' }).count(), 'named for those who hear it').toBe(1);
    await page.keyboard.press('t');
    await page.keyboard.press('t');
    await expect.poll(background).not.toBe(light);
    await expect.poll(drawn, { message: 'of the charts, too' }).not.toBe(bright);
    const dim = await drawn();
    await page.reload();
    await page.waitForSelector('html[data-theme=dark]');
    await expect.poll(background).not.toBe(light);
    await expect.poll(drawn).toBe(dim);
    for (const [event, colours] of [['beforeprint', bright] as const, ['afterprint', dim] as const]) {
      await page.evaluate(`void dispatchEvent(new Event('${event}'))`);
      expect(await drawn(), event).toBe(colours);
    }
    await closeReport(opened);
  });

  test('in a frame by srcdoc, whose links would be those of the page around it, all is found', async () => {
    const around = path.join(path.dirname(report), 'around.html');
    const text = readFileSync(report, 'utf8').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    writeFileSync(
      around,
      `<!doctype html><meta charset="utf-8"><iframe width="900" height="700" srcdoc="${text}"></iframe>`,
    );
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.goto(pathToFileURL(around).href);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('link', { name: 'redis-1' }).first().click();
    await frame.getByRole('heading', { name: 'redis-1' }).waitFor();
    await frame.getByRole('link', { name: 'All trials' }).click();
    await frame.getByRole('button', { name: /^failed 3/ }).click();
    await expect.poll(() => frame.locator('.shown').innerText()).toBe('3 of 12 trials');
    expect(page.frames()[1]!.url()).toBe('about:srcdoc#/?status=failed');
    await page.close();
  });

  test('the table is left and found again where it was', async () => {
    const opened = await openReport(browser, large, '', PHONE);
    const { page } = opened;
    const first = () => page.locator('.rows [role=row] a').first().innerText();
    const top = await first();
    await page.evaluate('scrollTo(0, 200000)');
    await expect.poll(first, { message: 'other rows are drawn' }).not.toBe(top);
    const link = page.locator('.rows [role=row] a').nth(16);
    const id = await link.innerText();
    await link.focus();
    const at = await page.evaluate('scrollY');
    await page.keyboard.press('Enter');
    await page.locator('h1', { hasText: id }).waitFor();
    await page.goBack();
    await page.locator('.rows a', { hasText: id }).first().waitFor();
    await expect.poll(() => page.evaluate('scrollY')).toBe(at);
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe(id);
    await closeReport(opened);
  });
});
