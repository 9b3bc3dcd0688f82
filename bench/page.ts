import { statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { writePage } from '../src/report/files/page.ts';
import { openReport } from '../test/page/browser.ts';
import { aLargeSuite, writeFiles } from '../test/page/scene.ts';
import { aLongTrajectory } from '../test/page/steps-scene.ts';
import { launchBrowser } from '../test/support/browser.ts';
import type { Effort, Figure } from './figure.ts';
import { judge, medianOf } from './paired.ts';
import { inTemporary } from './scene.ts';

const TRIALS = 2_000;
const STEPS = 300;
/** A trial that failed: its files are on the page. */
const LONG = 'instance-3';
/** Frames of one scroll. */
const FRAMES = 120;

/** report.html of 2,000 trials, one of which has a trajectory of 300 steps, in the Chromium of this machine. */
export async function benchPage({ quick }: Effort): Promise<Figure[]> {
  const rounds = quick ? 3 : 10;
  return inTemporary(async (directory) => {
    const file = path.join(directory, 'report.html');
    const suite = aLargeSuite(path.join(directory, 'results'), TRIALS);
    const trajectory = JSON.stringify(aLongTrajectory(STEPS));
    writeFiles(path.join(directory, 'results'), `${LONG}/trial-1`, { 'trajectory.json': trajectory });
    await writePage(file, suite);
    const browser = await launchBrowser();
    try {
      const [rows, steps, found, foundSteps, table, conversation]: number[][] = [[], [], [], [], [], []];
      for (let round = 0; round < rounds; round += 1) {
        const { page } = await openReport(browser, file);
        rows!.push(await sinceNavigation(page, '.rows [role=row]'));
        found!.push(
          await answerTime(
            page,
            'Search trials',
            `instance-${TRIALS - 1}`,
            `1 of ${TRIALS.toLocaleString('en')} trials`,
          ),
        );
        await page.getByRole('searchbox', { name: 'Search trials' }).fill('');
        table!.push(await framesPerSecond(page, null));
        await page.close();
        const opened = await openReport(browser, file, `${LONG}/1`);
        steps!.push(await sinceNavigation(opened.page, '.step-line'));
        foundSteps!.push(
          await answerTime(opened.page, 'Search: Steps, one by one', `module_${STEPS - 1}.c:${STEPS - 1}`, '1 of '),
        );
        await opened.page.getByRole('searchbox', { name: 'Search: Steps, one by one' }).fill('');
        conversation!.push(await framesPerSecond(opened.page, '.steps'));
        await opened.page.close();
      }
      const what = `page of ${TRIALS} trials`;
      const time = (label: string, values: number[], most: number) => figureOf(label, values, 'ms', { atMost: most });
      const rate = (label: string, values: number[]) => figureOf(label, values, 'frames a second', { atLeast: 58 });
      const size = `${(statSync(file).size / 1e6).toFixed(1)} MB`;
      return [
        { what: `${what}, its size`, figure: size, target: '', met: null },
        time(`${what}, to the first rows`, rows!, 1_000),
        time(`${what}, opened at a trajectory of ${STEPS} steps, to the first steps`, steps!, 1_000),
        time(`${what}, a search of the trials, to the rows found`, found!, 100),
        time(`${what}, a search of ${STEPS} steps, to the steps found`, foundSteps!, 100),
        rate(`${what}, scrolling through the trials`, table!),
        rate(`${what}, scrolling through ${STEPS} steps`, conversation!),
      ];
    } finally {
      await browser.close();
    }
  });
}

function figureOf(
  what: string,
  values: number[],
  unit: string,
  target: { atMost: number } | { atLeast: number },
): Figure {
  const value = medianOf(values);
  return {
    what,
    value,
    figure: `${value.toFixed(0)} ${unit}`,
    spread: `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)}, ${values.length} rounds`,
    ...judge(value, target, ` ${unit}`),
  };
}

/** Milliseconds from the navigation to the first frame with an element; the page notes when it was ready itself. */
function sinceNavigation(page: Page, selector: string): Promise<number> {
  return page.evaluate(`new Promise((resolve) => {
    const look = () =>
      document.querySelector(${JSON.stringify(selector)}) === null ? requestAnimationFrame(look) : resolve(performance.now());
    look();
  })`);
}

/** Milliseconds from a search's input to the first frame in which the page tells what was found. */
function answerTime(page: Page, label: string, query: string, told: string): Promise<number> {
  return page.evaluate(`new Promise((resolve) => {
    const field = document.querySelector('input[aria-label=${JSON.stringify(label)}]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(query)});
    const begun = performance.now();
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const look = () =>
      document.body.innerText.includes(${JSON.stringify(told)}) ? resolve(performance.now() - begun) : requestAnimationFrame(look);
    requestAnimationFrame(look);
  })`);
}

/** Frames a second while a box (null: the document) is scrolled by 300 pixels a frame. */
function framesPerSecond(page: Page, selector: string | null): Promise<number> {
  return page.evaluate(`new Promise((resolve) => {
    const box = ${selector === null ? 'document.documentElement' : `document.querySelector(${JSON.stringify(selector)})`};
    let frames = 0;
    let begun;
    const step = (now) => {
      begun ??= now;
      if (frames === ${FRAMES}) return resolve((1000 * frames) / (now - begun));
      frames += 1;
      box.scrollTop = (frames * 300) % Math.max(1, box.scrollHeight - box.clientHeight);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  })`);
}
