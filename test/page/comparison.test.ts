import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compareRuns, type RunsComparison } from '../../src/comparison/compare-runs.ts';
import { writeComparisonPage } from '../../src/report/files/page.ts';
import { aReport } from '../report/sample.ts';
import { launchBrowser } from '../support/browser.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { closeReport, expectAccessible, type Look, openReport, PHONE, textsOf } from './browser.ts';
import {
  experimentRuns,
  fiveRuns,
  hostileRuns,
  manyInstances,
  partlyMeasured,
  plans,
  twoRuns,
} from './comparison-scene.ts';

const MANY = 10_000;

let browser: Browser;
let five: RunsComparison;
/** Pages of five runs, of two, of test plans, of hostile names, of many instances. */
const files: Record<'five' | 'two' | 'partly' | 'plans' | 'hostile' | 'many' | 'experiment' | 'certain', string> = {
  five: '',
  two: '',
  partly: '',
  plans: '',
  hostile: '',
  many: '',
  experiment: '',
  certain: '',
};

beforeAll(async () => {
  const directory = temporaryDirectory();
  five = fiveRuns(path.join(directory, 'five'));
  const comparisons = {
    five,
    two: twoRuns(path.join(directory, 'two')),
    partly: partlyMeasured(),
    plans: plans(path.join(directory, 'plans')),
    hostile: hostileRuns(path.join(directory, 'hostile')),
    many: manyInstances(MANY),
    experiment: experimentRuns(path.join(directory, 'experiment')),
    certain: experimentRuns(path.join(directory, 'certain'), [0, 1, 0]),
  };
  browser = await launchBrowser();
  for (const [name, comparison] of Object.entries(comparisons)) {
    files[name as 'five'] = path.join(directory, `${name}.html`);
    await writeComparisonPage(files[name as 'five'], comparison);
  }
});
afterAll(() => browser.close());

const open = (name: keyof typeof files, hash = '', look: Look = {}) => openReport(browser, files[name], hash, look);
/** Number of canvas pixels that a chart has drawn on. */
const inkOf = (page: Page) =>
  page.evaluate(
    "(() => { const canvas = document.querySelector('canvas'); const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height); return data.filter((value, at) => at % 4 === 3 && value > 0).length; })()",
  );
const hashOf = (page: Page) => new URL(page.url()).hash;
/** Instances in sight, in their order. */
const instances = (page: Page) => textsOf(page, '.matrix-body .matrix-id');
/** The verdicts of one instance, without the runs' letters. */
const cellsOf = async (page: Page, id: string) => {
  const row = page.locator('.matrix-body .matrix-row', { has: page.getByText(id, { exact: true }) });
  return (await row.getByRole('cell').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
};

describe('an experiment', () => {
  test('begins with its answers, and draws the evidence with a table beside it', async () => {
    const opened = await open('experiment', '', { height: 1600 });
    const { page } = opened;
    const about = page.getByRole('region', { name: 'Experiment' });
    const answers = await about.getByRole('list', { name: 'Answers' }).getByRole('listitem').allInnerTexts();
    expect(await textsOf(page, 'h1')).toEqual([expect.stringMatching(/^head is better than base by [\d.]+ points/)]);
    expect(answers[0]).toMatch(/^head is better than base by .* e-value [\d.e+]+, p = .*, 40 of 60 pairs$/);
    expect(answers[1]).toMatch(/^no difference between <\/script><script>.* and base can be told from noise/);
    expect(answers).toContain(
      'stopped after 40 pairs, since the answer was known: 60 trials not run, about 18.00 USD saved',
    );
    expect(answers.at(-1)).toMatch(
      /: a test of 60 pairs sees differences from [\d.]+ points on with 80% power at the level 2.5% \(success rate /,
    );
    expect(await textsOf(page, '.section table[class="trend-table"] >> nth=0 >> tbody tr')).toEqual([
      expect.stringMatching(/^base \(control\) [\d.]+% 40 of 60 –$/),
      expect.stringMatching(/^head [\d.]+% 40 of 60 agent-directory$/),
      expect.stringMatching(/^<\/script>/),
    ]);
    expect(await about.innerText()).toMatch(/seed 42[\s\S]*an answer from 40 on/);
    // Ranked by rate; each arm is tested against the control, whichever is the first.
    expect(await textsOf(page, '.board .b-verdict')).toEqual([
      'Against the control',
      expect.stringMatching(/^↑ ahead of A \+[\d.]+ points, p = /),
      expect.stringMatching(/^≈ within noise [+−][\d.]+ points, p = |^control$/),
      expect.stringMatching(/^≈ within noise [+−][\d.]+ points, p = |^control$/),
    ]);
    expect(await inkOf(page)).toBeGreaterThan(500);
    await about.getByText('Evidence after each pair, by arm').first().click();
    const looks = about.getByRole('region', { name: 'Evidence after each pair, by arm' }).getByRole('row');
    await expect.poll(() => looks.count()).toBe(81);
    expect((await looks.nth(40).innerText()).replaceAll(/\s+/g, ' ')).toMatch(/^head 40 \+[\d.]+ points [\d.e+]+$/);
    await closeReport(opened);
  });

  test('draws evidence that is far beyond its threshold', async () => {
    const opened = await open('certain');
    await expect.poll(() => inkOf(opened.page)).toBeGreaterThan(500);
    await closeReport(opened);
  });
});

describe('all runs', () => {
  test('are ranked, each with interval, verdict, cost and time', async () => {
    const opened = await open('five');
    const { page } = opened;
    await expect
      .poll(() => textsOf(page, 'h1'))
      .toEqual(['claude-opus and gpt-large lead with 84.3%, ahead of all others beyond noise']);
    await expect.poll(() => page.title()).toMatch(/^Sweep: claude-opus and gpt-large lead/);
    const lines = await textsOf(page, '.board-row:not(.head)');
    expect(lines[0]).toMatch(
      /^1 A claude-opus 84\.3% (?:[\d.]+% to [\d.]+%|no interval) shares the first place 1\.\d+ USD 2\.\d+ USD/,
    );
    expect(lines[2]).toMatch(/^3 E gpt-mini 60\.2% .* ↓ behind A −22\.5 points, p = 6\.1e-5 0\.\d+ USD/);
    expect(lines[4]).toMatch(/^5 D baseline script .* – – 1\.0 s$/);
    // A run with trials that were not measured has no interval.
    const measured = lines.filter((line) => !line.includes('no interval'));
    expect(await page.locator('.board .whisker').count()).toBe(measured.length);
    expect(measured.length).toBeGreaterThan(0);
    expect(await page.locator('.board-note').innerText()).toMatch(
      /^95% intervals, none for runs with trials that have no verdict\. Costs/,
    );
    expect(await page.locator('main .notes').innerText()).toBe(
      'left out, since not all runs planned them: 4 of 40 instances',
    );
    await closeReport(opened);
  });

  test('are sorted by what they cost, by the keyboard; what is unknown comes last', async () => {
    const opened = await open('five');
    const { page } = opened;
    const heading = page.getByRole('columnheader', { name: 'Per trial', exact: true });
    const marks = () => textsOf(page, '.board .run-mark');
    await heading.getByRole('button').focus();
    await page.keyboard.press('Enter');
    expect(await heading.getAttribute('aria-sort')).toBe('ascending');
    await expect.poll(marks).toEqual(['C', 'E', 'B', 'A', 'D']);
    await page.keyboard.press('Enter');
    await expect.poll(marks).toEqual(['A', 'B', 'E', 'C', 'D']);
    for (const key of ['j', 'j', 'j', 'k', 'j', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => hashOf(page)).toBe('#/run/E');
    await expect
      .poll(() => textsOf(page, 'h1'))
      .toEqual([`${five.reports[4]!.run.totals.passed} of 108 passed (60.2%), 40 failed, 3 could not be measured`]);
    await page.keyboard.press('Escape');
    await expect.poll(() => hashOf(page)).toBe('#/');
    await closeReport(opened);
  });

  test('are tested in pairs, by sign and colour, and the arrows move among them', async () => {
    const opened = await open('five');
    const { page } = opened;
    const pair = (name: string) => page.getByRole('link', { name });
    expect(await pair('A against E: better +22.5 points, p = 6.1e-5').innerText()).toMatch(
      /▲ \+22\.5\s[\s\S]*6\.1e-5$/,
    );
    expect(await pair('E against A: worse −22.5 points, p = 6.1e-5').innerText()).toMatch(/▼ −22\.5/);
    expect(await pair('A against B: within noise +2.9 points, p = 0.590').innerText()).toMatch(/≈ \+2\.9/);
    expect(await page.locator('.pairs a[tabindex="0"]').count()).toBe(1);
    await page.locator('.pairs a[tabindex="0"]').focus();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    // Over the pair of a run with itself.
    const focused = () => page.evaluate('document.activeElement.textContent');
    expect(await focused()).toMatch(/^C against E/);
    await page.keyboard.press('Enter');
    await expect.poll(() => hashOf(page)).toBe('#/compare?a=E&b=C');
    const about = page.getByRole('region', { name: 'The test' });
    await expect
      .poll(() => about.innerText())
      .toMatch(/↓ open-weights-70b with a long name that says much is worse\s*−18\.6 points/);
    expect(await about.innerText()).toMatch(
      /p by Holm’s method over all pairs\s+0\.004[\s\S]*Better in E\s+\d+[\s\S]*Better in C\s+\d+/,
    );
    await about.getByRole('link', { name: 'Instances where they differ' }).click();
    await expect.poll(() => hashOf(page)).toBe('#/instances?only=differ&runs=E%2CC');
    await closeReport(opened);
  });

  test('that are not comparable say why', async () => {
    const opened = await open('hostile', '/compare?a=A&b=B');
    const about = opened.page.getByRole('region', { name: 'The test' });
    await expect.poll(() => about.innerText()).toMatch(/Not comparable[\s\S]*dataset/);
    expect(await about.innerText(), 'nothing is counted').not.toMatch(/Better in|verdict on both sides/);
    await closeReport(opened);
  });

  test('a mean cost of some trials only is marked', async () => {
    const opened = await open('plans');
    const costs = await textsOf(opened.page, '.board-row:not(.head) .b-trial');
    expect(costs.sort()).toEqual(['~0.50 USD', '–', '–']);
    expect((await textsOf(opened.page, '.board-note'))[0]).toContain('~ not known for every trial.');
    await closeReport(opened);
  });

  test('are drawn by cost and score, with a table for those who do not see it', async () => {
    const opened = await open('five');
    const { page } = opened;
    const section = page.getByRole('region', { name: 'Cost against rate' });
    expect(await section.locator('canvas').count()).toBe(1);
    const rows = await section.getByRole('row').allInnerTexts();
    expect(rows.map((row) => row.replaceAll(/\s+/g, ' '))).toEqual([
      'Run Cost per trial rate 95% interval Pareto frontier',
      expect.stringMatching(/^C open-weights.* 0\.15 USD 41\.7% .* on it$/),
      expect.stringMatching(/^E gpt-mini .* on it$/),
      expect.stringMatching(/^B gpt-large .* on it$/),
      expect.stringMatching(/^A claude-opus .* below it$/),
    ]);
    expect(await section.innerText()).toContain('Not drawn, since the cost is unknown: D baseline script.');
    await closeReport(opened);
  });

  test('have curves of pass@k and pass^k, of those that are chosen', async () => {
    const opened = await open('five');
    const { page } = opened;
    const section = page.getByRole('region', { name: 'pass@k and pass^k' });
    expect(await section.locator('canvas').count()).toBe(2);
    const hat = section.getByRole('table', { name: /^pass\^k/ });
    expect(await hat.getByRole('row').count()).toBe(5);
    await section.getByRole('button', { name: 'D baseline script' }).click();
    await expect.poll(() => hat.getByRole('row').count()).toBe(6);
    const { at_k } = five.document.runs[3]!;
    expect(at_k.map(({ k }) => k)).toEqual([1, 2, 3]);
    expect(await hat.getByRole('row', { name: /baseline/ }).innerText()).toContain(
      `${Number((at_k[2]!.pass_hat_k! * 100).toFixed(1))}%`,
    );
    await closeReport(opened);
  });

  test('that lead by their rate are not said to be ahead of one that is better wherever it was measured', async () => {
    const opened = await open('partly');
    const { page } = opened;
    await expect
      .poll(() => textsOf(page, 'h1'))
      .toEqual([
        'whole leads with 66.7%, 1 of 2 others is ahead in the pairwise test, 1 of 2 others is not comparable',
      ]);
    expect((await textsOf(page, '.board .b-verdict'))[2]).toMatch(/^↑ ahead of A \+52\.6 points, p = 0\.00/);
    await page.goto(`file://${files.partly}#/run/B`);
    await expect.poll(() => textsOf(page, 'h1')).toEqual([expect.stringContaining('11 could not be measured')]);
    expect(await page.locator('.headline .badge').count(), 'no gate was judged').toBe(0);
    await page.goBack();
    await page.getByRole('region', { name: 'Leaderboard' }).waitFor();
    const types = await textsOf(page, '.heat tbody td');
    expect(types.slice(0, 4), 'marked where it counts trials without a verdict').toEqual([
      '15',
      '66.7%',
      '66.7%! , 5 without a verdict',
      '–',
    ]);
    const costs = await page.getByRole('region', { name: 'Cost against rate' }).innerText();
    expect(costs).toContain('Not drawn, since the cost is unknown: A whole.');
    expect(costs).toContain('Not drawn, since nothing was measured: C nowhere.');
    await closeReport(opened);
  });

  test('have the names of their columns for screen readers on a tablet, too', async () => {
    const opened = await open('two', '', { width: 768 });
    const board = opened.page.getByRole('table', { name: 'Leaderboard' });
    const names = await board.getByRole('columnheader').allInnerTexts();
    expect(names.map((name) => name.split('\n')[0])).toEqual([
      ...['Rank', 'Run', 'Rate', '95% interval', 'Against the first', 'Time'],
    ]);
    expect(await board.getByRole('columnheader').getByRole('button').count()).toBe(0);
    await closeReport(opened);
  });

  test('with another number of trials tell the least and the most of them by type', async () => {
    const run = (most: number) =>
      aReport(
        ['dbsetup', 'reposetup'].flatMap((type) =>
          Array.from({ length: most }, (_, at) => ({ id: type, type, trial: at + 1, status: 'passed' as const })),
        ),
      );
    const sides = [1, 3].map((trials) => ({ name: `of ${trials}`, suite: run(trials) }));
    const file = path.join(temporaryDirectory(), 'report.html');
    await writeComparisonPage(file, compareRuns(sides, [], 0));
    const opened = await openReport(browser, file);
    expect((await textsOf(opened.page, '.heat tbody td'))[0]).toBe('1 to 3');
    await closeReport(opened);
  });

  test('two of one type, one trial and no cost leave out what there is nothing to say of', async () => {
    const opened = await open('two');
    const { page } = opened;
    await expect.poll(() => textsOf(page, 'h1')).toEqual(['after leads with 58.3%, the other is within noise']);
    expect(await textsOf(page, 'h2')).toEqual(['Leaderboard', 'The test of the two', 'Cost against rate']);
    const words = await page.locator('main').innerText();
    expect(words).toContain('The cost of no run is known');
    expect(words).toMatch(/after against before: \+[\d.]+ points, 95% interval −[\d.]+ to \+[\d.]+, p = /);
    expect(await textsOf(page, '.board-causes li')).toEqual([
      'B after: 2 timed out, 3 without a known cause',
      'A before: 2 timed out, 5 without a known cause',
    ]);
    await closeReport(opened);
  });
});

describe('instances by runs', () => {
  test('each has a sign for every run, with the share of its trials or its score', async () => {
    const opened = await open('five', '/instances');
    const { page } = opened;
    expect((await instances(page)).slice(0, 3)).toEqual(['dbsetup-0', 'reposetup-1', 'bgsetup-2']);
    expect(await cellsOf(page, 'dbsetup-0')).toEqual([
      'A some passed 2/3',
      'B failed 0/3',
      'C failed 0/3',
      'D failed 0/3',
      'E failed 0/3',
    ]);
    expect((await cellsOf(page, 'bgsetup-14'))[4]).toBe('E error');
    await page.goto(`file://${files.five}#/instances?q=dbsetup-36`);
    await expect.poll(() => cellsOf(page, 'dbsetup-36').then((cells) => cells[4])).toBe('· not planned');
    await closeReport(opened);
    const other = await open('plans', '/instances');
    expect(await cellsOf(other.page, 'prdbench-0')).toEqual(['A failed 75%', 'B failed 62.5%', 'C failed 81.3%']);
    await closeReport(other);
  });

  test('are searched and filtered, also by where the runs differ', async () => {
    const opened = await open('five', '/instances');
    const { page } = opened;
    const shown = () => page.locator('.shown').innerText();
    await page.getByRole('button', { name: 'runs differ' }).click();
    const differing = await shown();
    const differ = five.document.instances.filter(({ runs }) => {
      const shares = runs.flatMap((cell) => (cell === null || cell.measured === 0 ? [] : cell.passed / cell.planned));
      return new Set(shares).size > 1;
    });
    expect(differ.length).toBeLessThan(40);
    expect(differing).toBe(`${differ.length} of 40 instances`);
    await page.getByRole('combobox', { name: 'Type' }).selectOption('bgsetup');
    await expect.poll(async () => (await instances(page)).every((id) => id.startsWith('bgsetup'))).toBe(true);
    await page.keyboard.press('/');
    await page.keyboard.type('14');
    expect(await instances(page)).toEqual(['bgsetup-14']);
    await page.reload();
    await expect.poll(() => instances(page), { message: 'the address keeps it' }).toEqual(['bgsetup-14']);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(shown).toBe('40 instances');
    for (const name of ['C', 'D', 'E'])
      await page
        .getByRole('group', { name: 'Runs shown' })
        .getByRole('button', { name: new RegExp(`^${name} `) })
        .click();
    await page.getByRole('button', { name: 'runs differ' }).click();
    expect(Number.parseInt(await shown(), 10)).toBeLessThan(Number.parseInt(differing, 10));
    expect(await page.locator('.matrix-head [role=columnheader]').count()).toBe(3);
    await page.setViewportSize(PHONE);
    const long = page.locator('.matrix-id', { hasText: 'dependency_resolution-' }).first();
    const cut = () =>
      long.evaluate((name) => [name.scrollWidth - name.clientWidth, name.scrollHeight - name.clientHeight]);
    await expect.poll(cut, { message: 'the end of a name tells it from others' }).toEqual([0, 0]);
    await page.evaluate(`document.querySelectorAll('.matrix-id').forEach((name) => {
      Object.assign(name.style, { lineHeight: '1.5', letterSpacing: '0.12em', wordSpacing: '0.16em' });
    })`);
    const row = page.locator('.matrix-row', { has: long }).first();
    const left = async () =>
      (await row.evaluate((cells) => cells.offsetHeight)) - (await long.evaluate((name) => name.offsetHeight));
    await expect.poll(left, { message: 'as readers space it' }).toBeGreaterThan(0);
    await closeReport(opened);
  });

  test('are sorted by a run, by how much the runs differ, and by how hard they are', async () => {
    const opened = await open('five', '/instances');
    const { page } = opened;
    const heading = page.getByRole('columnheader', { name: /claude-opus/ });
    await heading.getByRole('button').click();
    expect(await heading.getAttribute('aria-sort')).toBe('ascending');
    expect((await cellsOf(page, (await instances(page))[0]!))[0]).toBe('A failed 0/3');
    await heading.getByRole('button').click();
    expect((await cellsOf(page, (await instances(page))[0]!))[0]).toBe('A passed 3/3');
    await page.getByRole('combobox', { name: 'Order' }).selectOption('-spread');
    const first = await cellsOf(page, (await instances(page))[0]!);
    expect(first.some((cell) => cell.includes('3/3')) && first.some((cell) => cell.includes('0/3'))).toBe(true);
    await page.getByRole('combobox', { name: 'Order' }).selectOption('mean');
    const means = five.document.instances.map(({ instance_id, runs }) => {
      const shares = runs.flatMap((cell) => (cell === null || cell.measured === 0 ? [] : cell.passed / cell.planned));
      return { id: instance_id, mean: shares.reduce((sum, share) => sum + share, 0) / shares.length };
    });
    means.sort((one, other) => one.mean - other.mean);
    expect((await instances(page)).slice(0, 5)).toEqual(means.slice(0, 5).map(({ id }) => id));
    const head = page.getByRole('columnheader', { name: 'Instance', exact: true }).getByRole('button');
    for (let turn = 0; turn < 2; turn += 1) await head.click();
    expect(await page.locator('select[aria-label=Order] option:checked').innerText()).toBe('by instance, descending');
    await closeReport(opened);
  });

  test('a run in the address that the comparison does not have neither sorts nor filters', async () => {
    const opened = await open('five', '/instances?runs=Q&sort=-run-Q');
    const { page } = opened;
    const order = page.getByRole('combobox', { name: 'Order' });
    expect(await order.inputValue()).toBe('order');
    expect(await order.innerText()).not.toContain('Q');
    expect((await instances(page))[0]).toBe(five.document.instances[0]!.instance_id);
    expect(await page.getByRole('button', { name: 'Show all' }).count()).toBe(0);
    await closeReport(opened);
  });

  test('are walked by the keyboard, and lead to trials and back', async () => {
    const opened = await open('five', '/instances?type=dbsetup');
    const { page } = opened;
    await page.keyboard.press('j');
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => hashOf(page)).toBe('#/run/B/dbsetup-4/1');
    await expect.poll(() => textsOf(page, 'h1')).toEqual(['dbsetup-4']);
    const isFocused = (selector: string) => page.evaluate(`document.activeElement.matches('${selector}')`);
    await expect.poll(() => isFocused('main'), { message: 'a screen reader is told of the new page' }).toBe(true);
    await page.keyboard.press('l');
    await expect.poll(() => hashOf(page), { message: 'the same in the next run' }).toBe('#/run/C/dbsetup-4/1');
    await expect.poll(() => textsOf(page, '.under a')).toEqual([expect.stringMatching(/^C /)]);
    await page.keyboard.press('h');
    await expect.poll(() => hashOf(page)).toBe('#/run/B/dbsetup-4/1');
    await page.getByRole('link', { name: 'Next', exact: true }).click();
    await expect.poll(() => hashOf(page)).toBe('#/run/B/dbsetup-4/2');
    await page.keyboard.press('Escape');
    await expect.poll(() => hashOf(page)).toBe('#/instances?type=dbsetup');
    await expect.poll(() => isFocused('[data-cell="1 1"]'), { message: 'the cell from which it was left' }).toBe(true);
    await page.getByRole('button', { name: 'Show all' }).click();
    // One run did not plan the last instances: there is nothing to focus in its column.
    await page.keyboard.press('j');
    for (const key of ['Control+End', 'ArrowRight']) await page.keyboard.press(key);
    const focused = () => page.evaluate('document.activeElement.dataset.cell');
    await expect.poll(focused).toBe('39 3');
    const stops = () => page.locator('[data-cell][tabindex="0"]').count();
    expect(await stops()).toBe(1);
    await page.getByRole('searchbox', { name: 'Search instances' }).fill('dbsetup-1');
    await expect.poll(() => instances(page)).toEqual(['dbsetup-12', 'dbsetup-16']);
    expect(await stops(), 'also where its row is filtered out').toBe(1);
    await closeReport(opened);
  });

  test('two cells are compared', async () => {
    const opened = await open('five', '/instances');
    const { page } = opened;
    await page.getByRole('button', { name: 'compare two' }).click();
    await page.locator('[data-cell="0 0"]').click();
    await page.locator('[data-cell="0 1"]').focus();
    await page.keyboard.press('c');
    await page.getByRole('link', { name: 'Compare them' }).click();
    await expect.poll(() => hashOf(page)).toBe('#/diff?a=A%3Adbsetup-0%2F1&b=B%3Adbsetup-0%2F1');
    await expect.poll(() => textsOf(page, 'h1')).toEqual(['dbsetup-0/1']);
    await page.getByRole('combobox', { name: 'Text' }).selectOption('agent.log');
    await expect.poll(() => textsOf(page, '.diff-added')).toEqual(['+ hello from gpt-large']);
    const steps = page.getByRole('region', { name: 'Steps', exact: true });
    await expect.poll(() => steps.innerText()).toContain('Both do the same in the first 3 steps, and part at step 4.');
    await page.goto(`${page.url().split('#')[0]}#/run/B/dbsetup-0/1/step-3`);
    await expect.poll(() => page.locator('.step.current').innerText()).toMatch(/^\s*3\s+run\s+make/);
    await page.getByRole('combobox', { name: 'Compare the steps with' }).selectOption({ label: 'gpt-mini' });
    await expect.poll(() => hashOf(page)).toBe('#/diff?a=B%3Adbsetup-0%2F1&b=E%3Adbsetup-0%2F1');
    await expect.poll(() => steps.innerText()).toContain('Both do the same in the first 2 steps, and part at step 3.');
    await closeReport(opened);
  });

  test(`${MANY} of them by five runs are scrolled as quickly as some hundred, searched and sorted`, async () => {
    const opened = await open('many', '/instances');
    const { page } = opened;
    const inDocument = () => page.locator('.matrix-body .matrix-row').count();
    expect(await page.locator('[role=table]').getAttribute('aria-rowcount')).toBe(String(MANY + 1));
    const search = page.getByRole('searchbox', { name: 'Search instances' });
    let least = Number.POSITIVE_INFINITY;
    // A busy machine slows one try down, a defect all of them.
    for (let turn = 0; turn < 5 && least >= 3; turn += 1) {
      const all = await scrolled(page);
      expect(all.empty).toBe(0);
      await search.fill('-99');
      await page.getByText(/^\d{3} of 10,000 instances$/).waitFor();
      const some = await scrolled(page);
      await search.fill('');
      await page.getByText('10,000 instances', { exact: true }).waitFor();
      least = Math.min(least, all.frame / some.frame);
    }
    // As many rows are drawn; how many there are changes nothing.
    expect(least, 'the time of a frame, by that of some hundred').toBeLessThan(3);
    await page.evaluate(`document.querySelector('.matrix-scroll').scrollTo(0, 1e9)`);
    await page.getByText(`dependency_resolution-${MANY - 1}`, { exact: true }).waitFor();
    expect(await inDocument()).toBeLessThan(100);
    const head = await page.locator('.matrix-head').boundingBox();
    const box = await page.locator('.matrix-scroll').boundingBox();
    expect(Math.abs(head!.y - box!.y), 'the head stays').toBeLessThan(3);
    await search.fill(`-${MANY - 2}`);
    await page.getByText('1 of 10,000 instances').waitFor();
    await search.fill('');
    await page.getByRole('combobox', { name: 'Order' }).selectOption('-spread');
    await page.getByText('10,000 instances', { exact: true }).waitFor();
    await closeReport(opened);
  });

  test('are printed up to a sensible number, and the rest is said', async () => {
    const opened = await open('many', '/instances');
    const { page } = opened;
    // The printer takes the page as it is at once.
    const [rows, text] = (await page.evaluate(`{
      dispatchEvent(new Event('beforeprint'));
      [
        document.querySelectorAll('.matrix-body .matrix-row').length,
        document.querySelector('.matrix-section').innerText,
      ];
    }`)) as [number, string];
    expect(rows).toBe(1_000);
    expect(text).toContain('… and 9,000 more instances, not printed.');
    await page.evaluate(`dispatchEvent(new Event('afterprint'))`);
    await expect.poll(() => page.locator('.matrix-body .matrix-row').count()).toBeLessThan(100);
    await closeReport(opened);
  });
});

describe('a trial', () => {
  test('of the second run is opened by its address, also where that is encoded', async () => {
    const opened = await open('five', '/run/B/dbsetup-0/1');
    const { page } = opened;
    await expect.poll(() => textsOf(page, 'h1')).toEqual(['dbsetup-0']);
    await expect.poll(() => textsOf(page, '.lines .line-text')).toEqual(['hello from gpt-large', 'step', 'done']);
    expect(await textsOf(page, '.others li')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^A claude-opus: some passed ?2\/3 compare$/)]),
    );
    await page.goto(`file://${files.five}#%2Frun%2FC%2Freposetup-1%2F2`);
    await expect.poll(() => textsOf(page, 'h1')).toEqual(['reposetup-1 trial 2']);
    await page.goto(`file://${files.five}#dbsetup-0/1`);
    await expect
      .poll(() => textsOf(page, '.under a'), { message: 'the first run that has it' })
      .toEqual(['A claude-opus']);
    await page.goto(`file://${files.five}#/run/E/dbsetup-36/1`);
    await expect.poll(() => page.locator('main').innerText()).toMatch(/No such trial[\s\S]*It is in A claude-opus, B /);
    await page.goto(`file://${files.five}#/run/ZZ/dbsetup-36/1`);
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('there is no run ZZ');
    await page.goto(`file://${files.five}#/`);
    await page.getByRole('region', { name: 'Leaderboard' }).waitFor();
    await page.close();
  });

  test('shows what its earlier attempts left', async () => {
    const opened = await open('five', '/run/A/dbsetup-0/1');
    const section = opened.page.getByRole('region', { name: 'Earlier attempts' });
    await section.getByText('attempt 1').click();
    await expect.poll(() => textsOf(opened.page, '.attempt .line-text')).toEqual(['the first try']);
    await closeReport(opened);
  });
});

describe('everybody', () => {
  const PLACES: [keyof typeof files, string][] = [
    ['experiment', ''],
    ['five', ''],
    ['five', '/instances'],
    ['five', '/compare?a=B&b=E'],
    ['five', '/run/C'],
    ['five', '/run/A/dbsetup-0/1'],
    ['five', '/diff?a=A:dbsetup-0/1&b=B:dbsetup-0/1'],
    ['two', ''],
    ['plans', ''],
    ['plans', '/instances'],
    ['hostile', ''],
    ['hostile', '/instances'],
    ['hostile', '/compare'],
  ];
  test.each(PLACES)('axe finds nothing, and all fits its window: %s #%s', async (name, place) => {
    const opened = await open(name, place);
    await expectAccessible(opened);
    await closeReport(opened);
  });

  test.each([
    '',
    '/instances',
    '/compare?a=A&b=B',
    '/run/B',
    '/run/B/hostile-0/1',
    '/diff?a=A:hostile-0/1&b=B:hostile-0/1',
  ])('hostile names are text at #%s', async (place) => {
    const opened = await open('hostile', place);
    const { page } = opened;
    await page.waitForTimeout(100);
    expect(await page.evaluate('window.pwned')).toBeUndefined();
    expect(await page.locator('#app :is(script, style, iframe, img, object, embed, base, form, meta)').count()).toBe(0);
    expect(await page.locator('a[href^="javascript:" i]').count()).toBe(0);
    const text = await page.locator('#app').innerText();
    expect(text).toContain('</script><script>window.pwned');
    expect(
      ['\u202e', '\u0007', '\u001b'].filter((mark) => text.includes(mark)),
      'no mark turns text around',
    ).toEqual([]);
    await closeReport(opened);
  });
});

/** Scrolls through the table of instances by runs: the median time of a frame, in milliseconds, and frames without rows or with too many. */
function scrolled(page: Page): Promise<{ frame: number; empty: number }> {
  return page.evaluate(`new Promise((resolve) => {
    const box = document.querySelector('.matrix-scroll');
    const frames = [];
    let last = performance.now();
    let empty = 0;
    const step = (now) => {
      frames.push(now - last);
      last = now;
      const rows = document.querySelectorAll('.matrix-body .matrix-row').length;
      if (rows === 0 || rows > 100) empty += 1;
      box.scrollTop = (frames.length * 900) % (box.scrollHeight - box.clientHeight);
      if (frames.length < 60) requestAnimationFrame(step);
      else resolve({ frame: frames.sort((a, b) => a - b)[30], empty });
    };
    requestAnimationFrame(step);
  })`);
}
