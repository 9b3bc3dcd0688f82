import { statSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { otherAnswer, partedWords, sameSteps } from '../../src/page/steps/model.ts';
import { writePage } from '../../src/report/files/page.ts';
import { fitSteps } from '../../src/trajectory/fit-steps.ts';
import { readSteps } from '../../src/trajectory/read-steps.ts';
import type { Steps } from '../../src/trajectory/step-schema.ts';
import { launchBrowser } from '../support/browser.ts';
import { temporaryDirectory } from '../support/temporary.ts';
import { closeReport, expectAccessible, openReport, textsOf } from './browser.ts';
import { aSuiteWithSteps, aTrajectory } from './steps-scene.ts';

let browser: Browser;
let report: string;
/** The same without room for the trials that passed. */
let small: string;

beforeAll(async () => {
  const directory = temporaryDirectory();
  [report, small] = ['report.html', 'small.html'].map((name) => path.join(directory, name)) as [string, string];
  const suite = aSuiteWithSteps(directory);
  [browser] = await Promise.all([launchBrowser(), writePage(report, suite), writePage(small, suite, { most: 5 })]);
});
afterAll(() => browser.close());

const lines = (page: Page) => textsOf(page, '.step-line');
const list = (page: Page) => page.getByRole('region', { name: 'Steps', exact: true }).locator('.steps');
const searched = (page: Page) => page.locator('.conversation [role=status]').innerText();

describe('the steps of a trial', () => {
  test('are one line each with class, command, end, size, tokens, cost and time; opened, all of it', async () => {
    const opened = await openReport(browser, report, 'web-1/1');
    const { page } = opened;
    await expect
      .poll(() => lines(page))
      .toEqual([
        'user Start the web server.',
        'check_dir ls 10 bytes 1,000 50 0.010 USD 4.0 s',
        'read_file cat server.py 19 bytes 1,001 50 0.010 USD 4.0 s',
        'run python server.py exit 1 38 bytes 1,002 50 0.010 USD 4.0 s',
        'says The server runs. 1,003 50 0.010 USD 3.0 s',
      ]);
    const section = page.getByRole('region', { name: 'Steps', exact: true }).first();
    expect(await section.innerText()).toMatch(
      /sample 1\.0 \(model-1\) · 5 steps · 4 of the agent · 4,006 tokens in · 200 tokens out · 0\.040 USD[\s\S]*waiting for the model\s+12\.0 s\s+working\s+3\.0 s/,
    );
    await page.getByRole('button', { name: /cat server\.py/ }).click();
    const body = page.locator('.step-body');
    expect(await body.innerText()).toMatch(
      /4\.0 s after the first step · 1,001 tokens in \(900 cached\) · 50 tokens out · 0\.010 USD · 3\.0 s waiting for the model · 1\.0 s working/,
    );
    expect((await page.getByRole('group', { name: 'Thinking' }).innerText()).trim()).toBe('Which port does it take?');
    expect((await page.getByRole('group', { name: 'Answer' }).innerText()).trim()).toBe('import http.server');
    await page.getByRole('button', { name: /cat server\.py/ }).click();
    await expect.poll(() => body.count()).toBe(0);
    await page.getByText('Side conversation 1: sub-agent').click();
    await expect.poll(() => page.locator('.side').innerText()).toMatch(/search\s+grep -r port \./);
    await page.goto(`file://${report}#/?logs=grep+-r`);
    const found = page.getByRole('region', { name: 'Search all logs and steps' }).getByRole('link');
    await expect.poll(() => found.allInnerTexts()).toEqual(['web-1 side conversation 1 step 2']);
    await closeReport(opened);
  });

  test('of a task in several steps: its rewards, and the steps of each agent', async () => {
    const opened = await openReport(browser, report, 'task-1/1');
    const { page } = opened;
    const rows = page.getByRole('table', { name: 'Steps of the task' }).locator('tbody tr');
    await expect.poll(() => rows.count()).toBe(2);
    expect(await rows.first().innerText()).toMatch(/^build\s+exit code 0\s+reward 0\.6667, style 1$/);
    expect((await rows.first().boundingBox())!.height, 'a long text beside it leaves it room').toBeLessThan(45);
    expect(await rows.last().innerText()).toMatch(
      /^<\/script><script>[\s\S]*time limit\s+none: reward\.txt is empty </,
    );
    expect(await page.getByRole('region', { name: 'Rewards' }).locator('.facts').innerText()).toMatch(
      /reward\s+0\.3333[\s\S]*style-18\s+1\s+…\s+3 more/,
    );
    expect(await textsOf(page, '.stage-name')).toEqual(['prepare', 'agent build', 'evaluate build']);
    const later = page.getByRole('region', { name: 'Steps of the agent in step 2 of the task', exact: true });
    await expect.poll(() => later.innerText()).toContain('make install');
    expect(await textsOf(page, '.prompt summary')).toEqual([
      'Prompt of the agent',
      'Prompt of the agent in step 2 of the task',
    ]);
    await page.goto(`file://${report}#/?logs=make+install`);
    const found = page.getByRole('region', { name: 'Search all logs and steps' }).getByRole('link');
    await expect.poll(() => found.allInnerTexts()).toEqual(['task-1 steps-step-2.json step 2']);
    await found.click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#task-1/1');
    await closeReport(opened);
  });

  test('have addresses', async () => {
    const opened = await openReport(browser, report, 'web-1/1/step-4');
    const { page } = opened;
    await expect
      .poll(() => page.locator('.step.current').innerText())
      .toMatch(/Bash, run[\s\S]*Answer, exit 1, an error/);
    expect(await page.locator('.step.current .ansi-red').innerText()).toBe('OSError');
    await page.emulateMedia({ forcedColors: 'active' });
    const outlined = "getComputedStyle(document.querySelector('.step.current')).outlineStyle";
    expect(await page.evaluate(outlined), 'without colours of its own').toBe('solid');
    await page.emulateMedia({ forcedColors: null });
    await page.locator('.s-id a', { hasText: /^3$/ }).click();
    await expect.poll(() => page.locator('.step.current').innerText()).toMatch(/cat server\.py[\s\S]*Thinking/);
    expect(new URL(page.url()).hash).toBe('#web-1/1/step-3');
    expect(await page.locator('.step-body').count(), 'the one before is folded again').toBe(1);
    const causes = page.getByRole('region', { name: 'Causes' });
    expect(await causes.innerText()).toMatch(
      /claimed success The server runs\. <[\s\S]*crashed exit code 3 agent\.log/,
    );
    expect(await causes.innerText()).toMatch(
      /The judge says: missing tooling It has no port\. <[\s\S]*“port 8080 is in use” step 4/,
    );
    await causes.getByRole('link', { name: 'step 5' }).click();
    await expect.poll(() => page.locator('.step.current').innerText()).toMatch(/^\s*5\s+says\s+The server runs\./);
    await page.goto(`file://${report}#/run/b/web-1/1/step-5`);
    await expect.poll(() => page.locator('.step.current').innerText()).toMatch(/python server\.py &/);
    await page.goto(`file://${report}#long-1/step-290`);
    await expect.poll(() => page.locator('.step.current .step-line').innerText()).toMatch(/--verbose 288|module_288/);
    await expect
      .poll(async () => {
        const [box, line] = [await list(page).boundingBox(), await page.locator('.step.current').boundingBox()];
        return line!.y >= box!.y - 1 && line!.y < box!.y + box!.height;
      })
      .toBe(true);
    await closeReport(opened);
  });

  test('are searched, filtered and moved through by the keyboard', async () => {
    const opened = await openReport(browser, report, 'web-1/1');
    const { page } = opened;
    await page.locator('.step-line').first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('SERVER');
    expect(await searched(page)).toBe('1 of 5 steps');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(await searched(page)).toBe('3 of 5 steps');
    await expect.poll(() => textsOf(page, '.step.current mark')).toEqual(['server', 'server', 'server']);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('8080 is in');
    await expect
      .poll(() => textsOf(page, '.step.current .step-body mark'), { message: 'in the answer' })
      .toEqual(['8080 is in']);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('read_file');
    await expect.poll(() => lines(page)).toHaveLength(1);
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('');
    await list(page).focus();
    for (const key of ['j', 'j', 'ArrowDown', 'k', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => page.locator('.step:has(.step-body)').innerText()).toMatch(/^\s*2\s+check_dir/);
    await page.keyboard.press('End');
    await expect.poll(() => page.evaluate('document.activeElement.innerText')).toMatch(/The server runs/);
    await page.keyboard.press('Home');
    await expect.poll(() => page.evaluate('document.activeElement.innerText')).toMatch(/Start the web server/);
    expect(await page.locator('.step-line[tabindex="0"]').count(), 'one stop of the tab key').toBe(1);
    await page.goto(`file://${report}#/`);
    const search = page.getByRole('region', { name: 'Search all logs and steps' });
    await search.getByRole('searchbox').fill('is in use');
    await search.getByRole('button').click();
    await search.getByRole('link', { name: 'web-1 step 4' }).click();
    await expect.poll(() => page.locator('.step.current').innerText()).toMatch(/OSError/);
    await closeReport(opened);
  });

  test('are shown as far as known where another program wrote them, or it is said why not', async () => {
    const opened = await openReport(browser, report, 'foreign-1/1/step-2');
    const { page } = opened;
    await expect
      .poll(() => lines(page))
      .toEqual(['user Fix it. [image images/a.png]', 'edit a.py + 1 more', 'system Done. 5 bytes']);
    expect((await page.getByRole('group', { name: 'edit' }).first().innerText()).trim()).toBe(
      'file_path: a.py\nold:\na\nb\nnew: c',
    );
    const notes = () => page.getByRole('region', { name: 'Steps', exact: true }).first().innerText();
    await page.goto(`file://${report}#broken-1/1`);
    await expect.poll(notes).toMatch(/cannot be shown: it is not valid JSON/);
    await page.goto(`file://${report}#web-1/2`);
    await expect.poll(notes).toContain('1 text is cut.');
    const second = page.getByRole('region', { name: 'Steps of the second round', exact: true }).first();
    await expect.poll(() => second.innerText()).toMatch(/edit\s+mend server\.py/);
    expect(await textsOf(page, '.prompt summary')).toEqual(['Prompt of the agent in its second round']);
    await page.goto(`file://${report}#plain-1/1`);
    await page.getByRole('heading', { name: 'plain-1' }).waitFor();
    await expect.poll(() => page.getByRole('region', { name: 'Steps', exact: true }).count()).toBe(0);
    await closeReport(opened);
    const other = await openReport(browser, small, 'long-1/1');
    await expect
      .poll(() => other.page.getByRole('region', { name: 'Steps', exact: true }).innerText())
      .toMatch(/Steps of this trial do not fit on this page[\s\S]*agentbench show RESULTS long-1 --trial 1 --steps/);
    await closeReport(other);
  });
});

test('two trials do not part where one has a text cut to another length', () => {
  const stepsOf = (longest: number, end = '', answerEnd = '') => {
    const deeds = [
      { command: `cat > a.py << END ${'x'.repeat(5_000)}${end}`, answer: `${'y'.repeat(9_000)}${answerEnd}` },
      { says: 'z'.repeat(2_000) },
    ];
    return fitSteps(readSteps(aTrajectory(deeds))!, { room: 1e9, longest }).steps;
  };
  const all = [64 * 1024, 4_000, 1_000].map((longest) => stepsOf(longest));
  for (const one of all)
    for (const other of all)
      expect([sameSteps(one, other), otherAnswer(one, other, 3)], 'same steps, other answer').toEqual([3, null]);
  // Their prompt is the same.
  for (const end of ['1', '2'])
    for (const one of all) expect(sameSteps(one, stepsOf(2_000, end)), 'longer, with another end').toBe(1);
  expect(sameSteps(stepsOf(2_000, '1'), stepsOf(4_000, '2')), 'with another end').toBe(1);
  expect(otherAnswer(stepsOf(2_000, '', '1'), stepsOf(4_000, '', '2'), 3)).toBe(1);
  const [, called, said] = all[0]!;
  const says = called!.calls[0]!.arguments;
  expect(sameSteps([{ ...said!, id: 1, says }], [{ ...called!, id: 1 }]), 'words are no command').toBe(0);
});

/** The steps of a trial whose agent makes as many calls, and another one at the end. */
const callsOf = (count: number, last = 'x') =>
  readSteps(aTrajectory(Array.from({ length: count }, (_, at) => ({ command: at === count - 1 ? last : 'x' }))))!;

test('two trials that part are told by steps that there are', () => {
  const none = readSteps({ steps: [] })!;
  const told = (one: Steps, other: Steps) => partedWords([one, other], sameSteps(one.steps, other.steps));
  expect(told(none, none)).toBe('Neither has any steps.');
  expect(told(none, callsOf(2))).toBe('One of them has no steps.');
  // With the prompt.
  expect(told(callsOf(1), callsOf(2))).toBe('Both do the same up to step 2, where one of them ends.');
  expect(told(callsOf(2), callsOf(2))).toBe('Both do the same in 3 steps.');
  expect(told(callsOf(2), callsOf(2, 'y'))).toBe('Both do the same in the first 2 steps, and part at step 3.');
  expect(partedWords([callsOf(1), callsOf(1)], 0)).toBe('They part at the first step.');
});

test('two trials are the same only as far as no steps are left out', () => {
  const [long, other, whole] = [callsOf(6_000, 'y'), callsOf(7_000), callsOf(4_000)];
  const told = 'Both do the same in the first 2,500 steps, after which steps are left out here.';
  for (const [a, b] of [
    [long, long],
    [long, other],
    [other, whole],
  ] as const) {
    expect(sameSteps(a.steps, b.steps)).toBe(2_500);
    expect(partedWords([a, b], 2_500)).toBe(told);
  }
});

describe('two trials', () => {
  test('are shown side by side from the step where they part', async () => {
    const opened = await openReport(browser, report, 'web-1/1');
    const { page } = opened;
    const choice = page.getByRole('combobox', { name: 'Compare the steps with' });
    expect(await textsOf(page, '[aria-label="Compare the steps with"] option')).toEqual([
      'beside …',
      'baseline',
      'trial 2',
    ]);
    await choice.selectOption({ label: 'trial 2' });
    const section = page.getByRole('region', { name: 'Steps', exact: true });
    await expect
      .poll(() => section.innerText())
      .toContain('Both do the same in the first 3 steps, and part at step 4.');
    const pairs = async () =>
      (await textsOf(page, '.steps .beside')).map((text) => text.replaceAll(/ [\d.]+ s\b/g, ''));
    await expect
      .poll(pairs)
      .toEqual([
        '4 run python server.py exit 1 4 run kill 42',
        '5 says The server runs. 5 run python server.py &',
        '6 says Done.',
      ]);
    await page
      .getByRole('button', { name: /python server\.py exit 1|python server\.py$/ })
      .first()
      .click();
    await expect.poll(() => page.locator('.step-body').count(), { message: 'both are opened' }).toBe(2);
    await page.getByRole('button', { name: 'Show the same 3 steps' }).click();
    await expect.poll(pairs).toHaveLength(6);
    await page.goto(`file://${report}#/diff?a=n:web-1/2&b=b:web-1/1`);
    await expect.poll(() => section.innerText()).toContain('Both do the same in 6 steps.');
    const texts = await page.getByRole('combobox', { name: 'Text' }).locator('option').allInnerTexts();
    expect(texts, 'those of later rounds are no text').toEqual([
      'output of the success command',
      'agent.log',
      'prompt-round-2.txt',
    ]);
    await page.goto(`file://${report}#/diff?a=n:web-1/2&b=n:plain-1/1`);
    await expect.poll(() => section.innerText()).toContain('The steps of plain-1/1 are not on this page.');
    await closeReport(opened);
  });
});

describe('three hundred steps with large answers', () => {
  test('open, are scrolled and searched with no more in the document than a few', async () => {
    const opened = await openReport(browser, report, 'long-1/1');
    const { page } = opened;
    await page.locator('.step-line').first().waitFor();
    expect(await page.locator('.steps .step').count()).toBeLessThan(80);
    const folded = await scrolled(page);
    expect(folded.empty).toBe(0);
    expect(folded.most, 'elements at a time').toBeLessThan(2_000);
    await page.getByRole('button', { name: 'Open all' }).click();
    await page.locator('.step-body').first().waitFor();
    const all = await scrolled(page);
    expect(all.empty).toBe(0);
    // With up to 700 lines of three colours each in an answer.
    expect(all.most).toBeLessThan(8_000);
    if (process.env.AGENTBENCH_FIGURES) console.log({ folded, all, bytes: statSync(report).size });
    await page.getByRole('button', { name: 'Fold all' }).click();
    await page.getByRole('searchbox', { name: 'Search: Steps' }).fill('module_299.c:299');
    await expect.poll(() => searched(page)).toMatch(/^1 of \d+ steps$/);
    await closeReport(opened);
  });

  test('are printed', async () => {
    const opened = await openReport(browser, report, 'long-1/1');
    const { page } = opened;
    await page.locator('.step-line').first().waitFor();
    const printed = await page.evaluate(`{
      dispatchEvent(new Event('beforeprint'));
      document.querySelectorAll('.steps .step').length;
    }`);
    expect(printed).toBe(301);
    await page.emulateMedia({ media: 'print' });
    for (const role of ['combobox', 'searchbox'] as const) expect(await page.getByRole(role).count(), role).toBe(0);
    expect(await page.locator('.steps').evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(`dispatchEvent(new Event('afterprint'))`);
    await expect.poll(() => page.locator('.steps .step').count()).toBeLessThan(80);
    await closeReport(opened);
  });
});

describe('everybody', () => {
  test.each(['web-1/1/step-4', 'hostile-1/1', '/diff?a=n:web-1/1&b=n:web-1/2'])(
    'axe finds nothing, hostile text is text: #%s',
    async (place) => {
      const opened = await openReport(browser, report, place);
      const { page } = opened;
      await page.locator('.step-line').nth(1).waitFor();
      if (place.startsWith('hostile')) {
        await page.getByRole('button', { name: 'Open all' }).click();
        await page.locator('.side summary').click();
        await expect.poll(() => page.locator('.side .step-line').count()).toBe(4);
        const text = await page.locator('#app').innerText();
        expect(text).toContain('<img src="http://evil.test/x" onerror=');
        expect(['\u202e', '\u0007', '\u001b'].filter((mark) => text.includes(mark))).toEqual([]);
        expect(await page.evaluate('window.pwned')).toBeUndefined();
        expect(
          await page.locator('#app :is(script, style, iframe, img, object, embed, base, form, meta)').count(),
        ).toBe(0);
      } else await page.locator('.step-line').nth(1).click();
      await expectAccessible(opened);
      await closeReport(opened);
    },
  );
});

/**
 * Scrolls through the steps: median and 95 % of the times of a frame, in milliseconds; frames without steps; and the most
 * elements in the document.
 */
function scrolled(page: Page): Promise<{ frame: number; slow: number; empty: number; most: number }> {
  return page.evaluate(`new Promise((resolve) => {
    const box = document.querySelector('.steps');
    const frames = [];
    let last = performance.now();
    let empty = 0;
    let most = 0;
    const step = (now) => {
      frames.push(now - last);
      last = now;
      if (document.querySelectorAll('.steps .step').length === 0) empty += 1;
      most = Math.max(most, document.querySelectorAll('.steps *').length);
      box.scrollTop = (frames.length * 900) % Math.max(1, box.scrollHeight - box.clientHeight);
      if (frames.length < 60) requestAnimationFrame(step);
      else {
        frames.sort((a, b) => a - b);
        resolve({ frame: frames[30], slow: frames[57], empty, most });
      }
    };
    requestAnimationFrame(step);
  })`);
}
