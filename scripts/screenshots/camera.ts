/** Takes pictures of pages in a browser. */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../test/support/browser.ts';
import { encode, LIMIT, type Pixels } from './png.ts';

/** Fonts of the pictures by Debian package; other fonts would change every picture. */
const FONTS = {
  'DejaVu Sans': 'fonts-dejavu-core',
  'DejaVu Sans Mono': 'fonts-dejavu-core',
  'Liberation Sans': 'fonts-liberation',
  'Noto Color Emoji': 'fonts-noto-color-emoji',
};

export interface Look {
  width: number;
  height?: number;
  dark?: boolean;
  /** A phone, without a mouse. */
  touch?: boolean;
}

/**
 * An element of a page by selector, or the area from the start of one element (or of the page) to the end of another.
 */
export type Part = { of: string } | { from?: string; to: string; margin?: number };

export interface Camera {
  /** Opens a page from disk, or this HTML, and waits for the selector `ready`. */
  open(what: { file: string; hash?: string } | { html: string }, look: Look, ready?: string): Promise<Page>;
  /** Writes the visible page, or a part of it, as `<name>.png`, and closes the page. */
  shoot(page: Page, name: string, part?: Part): Promise<void>;
  close(): Promise<void>;
}

/** A camera that writes to this directory. Throws if a font is missing. */
export async function openCamera(directory: string): Promise<Camera> {
  const families = execFileSync('fc-list', [':', 'family'], { encoding: 'utf8' }).split(/[,\n]/);
  for (const [font, name] of Object.entries(FONTS))
    if (!families.includes(font)) throw new Error(`the font ${font} is missing: apt-get install ${name}`);
  const browser = await launchBrowser();
  return {
    open: (what, look, ready) => open(browser, what, look, ready),
    async shoot(page, name, part) {
      await page.evaluate('document.fonts.ready');
      const png = await pictureOf(page, part);
      await page.close();
      const bytes = encode(await pixelsOf(browser, png));
      if (bytes.length > LIMIT) throw new Error(`${name}.png has ${bytes.length} bytes, more than ${LIMIT}`);
      await writeFile(path.join(directory, `${name}.png`), bytes);
    },
    close: () => browser.close(),
  };
}

async function open(
  browser: Browser,
  what: { file: string; hash?: string } | { html: string },
  { width, height = 900, dark = false, touch = false }: Look,
  ready = 'body',
): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: 2,
    hasTouch: touch,
    isMobile: touch,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  page.setDefaultTimeout(20_000);
  if ('html' in what) await page.setContent(what.html);
  else await page.goto(`file://${what.file}#${what.hash ?? ''}`);
  await page.waitForSelector(ready);
  return page;
}

async function pictureOf(page: Page, part?: Part): Promise<Buffer> {
  if (part === undefined) return page.screenshot();
  if ('of' in part) return page.locator(part.of).screenshot();
  const { margin = 20 } = part;
  const { width } = page.viewportSize()!;
  // The viewport covers the whole page, so that nothing is scrolled or sticks to an edge.
  await page.setViewportSize({ width, height: await page.evaluate<number>('document.documentElement.scrollHeight') });
  await page.evaluate('scrollTo(0, 0)');
  const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
  const y = part.from === undefined ? 0 : (await boxOf(part.from)).y - margin;
  const last = await boxOf(part.to);
  return page.screenshot({ clip: { x: 0, y, width, height: last.y + last.height + margin - y } });
}

/** Decodes a PNG in the browser. */
async function pixelsOf(browser: Browser, png: Buffer): Promise<Pixels> {
  const page = await browser.newPage();
  const [width, height, text] = await page.evaluate<[number, number, string]>(`(async () => {
    const blob = await (await fetch('data:image/png;base64,${png.toString('base64')}')).blob();
    const bitmap = await createImageBitmap(blob);
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return [bitmap.width, bitmap.height, new Uint8Array(data.buffer).toBase64()];
  })()`);
  await page.close();
  return { width, height, rgba: Buffer.from(text, 'base64') };
}
