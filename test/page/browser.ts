import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Milliseconds for a step of the browser: it ends what hangs, and nothing that is slow. */
export const PATIENCE = 120_000;

export interface Look {
  width?: number;
  height?: number;
  dark?: boolean;
}

export const PHONE = { width: 390, height: 844 };
const TABLET = { width: 768, height: 1024 };
/** A sheet of A4 within a browser's usual margins. */
const PAPER = { width: 717, height: 1046 };
/** A desktop window at a zoom of 400% (WCAG 2.2, 1.4.10). */
export const NARROW = { width: 320, height: 640 };

/** A page that was opened from disk, and what it did that no report may do. */
export interface Opened {
  page: Page;
  /** Requests for anything but the file itself, dialogs, errors, and what its policy refused. */
  faults: string[];
}

/** Pages whose report was closed, by their browser: to start another costs more of the processor than to open a report does. */
const unused = new WeakMap<Browser, Page[]>();

/** Opens a report at an address, and waits until it can be used. */
export async function openReport(browser: Browser, file: string, hash = '', look: Look = {}): Promise<Opened> {
  const { width = 1280, height = 900, dark = false } = look;
  const page = unused.get(browser)?.pop() ?? (await browser.newPage());
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ media: null, colorScheme: dark ? 'dark' : 'light', reducedMotion: null });
  page.setDefaultTimeout(PATIENCE);
  const faults: string[] = [];
  const own = pathToFileURL(file).href;
  page.on('request', (request) => {
    if (!request.url().startsWith(own) && request.url() !== 'data:,')
      faults.push(`request ${request.url().slice(0, 200)}`);
  });
  page.on('dialog', (dialog) => {
    faults.push(`dialog ${dialog.message()}`);
    dialog.dismiss().catch(() => {});
  });
  page.on('pageerror', (error) => faults.push(`error ${error.stack}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console ${message.text()}`);
  });
  await page.goto(`${own}#${hash}`);
  await page.waitForSelector('html[data-ready]');
  await expectUnpacked(page);
  return { page, faults };
}

/** Waits until all that the page shows of its data is there. */
async function expectUnpacked(page: Page): Promise<void> {
  const waiting = page.locator('main p.quiet').filter({ hasText: /^(Unpacking|Comparing) …$/ });
  await expect.poll(() => waiting.count(), { message: 'texts that wait for data' }).toBe(0);
}

/** Leaves the report, and fails where it did what no report may do. Its page is used again, with nothing of this report in it. */
export async function closeReport({ page, faults }: Opened): Promise<void> {
  await page.evaluate('localStorage.clear()');
  await page.goto('about:blank');
  await page.mouse.move(0, 0);
  page.removeAllListeners();
  const browser = page.context().browser()!;
  unused.set(browser, [...(unused.get(browser) ?? []), page]);
  expect(faults).toEqual([]);
}

/** The text of elements in sight, one line each. */
export async function textsOf(page: Page | Locator, selector: string): Promise<string[]> {
  return (await page.locator(selector).allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

/**
 * Fails if axe finds a fault in an open page, or if the page is wider than its window: in light colours, in dark ones, in a narrow one, and on a tablet; or than paper.
 * The document is the same in dark colours, so only the rules about colours are tried again in them.
 */
export async function expectAccessible({ page }: Opened): Promise<void> {
  const looks = [
    ['light', 'light', { width: 1280, height: 900 }, {}],
    ['dark', 'dark', { width: 1280, height: 900 }, { runOnly: ['color-contrast', 'link-in-text-block'] }],
    ['narrow', 'light', NARROW, {}],
  ] as const;
  await expectUnpacked(page);
  await page.evaluate(AXE);
  for (const [name, colorScheme, size, rules] of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))');
    const found = await page.evaluate(`axe.run(${JSON.stringify({ resultTypes: ['violations'], ...rules })})`);
    const { violations } = found as { violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] };
    const faults = violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html} ${nodes[0]!.failureSummary}`);
    expect(faults, `${name}, ${page.url()}`).toEqual([]);
    await expectToFit(page, name);
  }
  await page.setViewportSize(TABLET);
  await expectToFit(page, 'tablet');
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await expectToFit(page, 'paper');
}

async function expectToFit(page: Page, name: string): Promise<void> {
  // Charts have their new size after the next frame.
  const wider = () => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  await expect.poll(wider, { message: `${name}, ${page.url()} fits its window` }).toBeLessThanOrEqual(0);
}
