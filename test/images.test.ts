import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encode, LIMIT, TOTAL_LIMIT } from '../scripts/screenshots/png.ts';
import { ROOT } from './support/cli.ts';
import { DOCUMENTS, proseOf } from './support/documents.ts';

const IMAGES = 'docs/images';
const there = readdirSync(path.join(ROOT, IMAGES)).sort();
/** Images that documents show, of Markdown or of HTML, by their paths in the project. */
const named = DOCUMENTS.flatMap((document) => {
  const prose = proseOf(document).replaceAll(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/!\[[^\]]*\]\(([^()\s]+)\)|\b(?:src|srcset)="([^"]*)"/g)]
    .map(([, ofMarkdown, ofHtml]) => (ofMarkdown ?? ofHtml)!)
    .filter((target) => !target.startsWith('https://'))
    .map((target) => path.join(path.dirname(document), target));
});

describe('images', () => {
  it('are those that the documents show', () => {
    expect([...new Set(named)].sort()).toEqual(there.map((name) => path.join(IMAGES, name)));
  });

  it('say in words what is seen', () => {
    for (const document of DOCUMENTS) {
      const images = proseOf(document).match(/<img\b[^>]*>/g) ?? [];
      for (const image of images) expect(image).toMatch(/ alt="[^"]{20,}"/);
      const dark = [...proseOf(document).matchAll(/srcset="([^"]*)-dark\.png">\s*<img src="([^"]*)\.png"/g)];
      for (const [, one, other] of dark) expect(one).toBe(other);
    }
  });

  it.each(there)('%s is a PNG, and small', (name) => {
    const bytes = readFileSync(path.join(ROOT, IMAGES, name));
    expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    expect(bytes.subarray(-8, -4).toString('latin1')).toBe('IEND');
    expect(bytes.length).toBeLessThan(LIMIT);
  });

  it('are not too much to clone', () => {
    const sizes = there.map((name) => readFileSync(path.join(ROOT, IMAGES, name)).length);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(TOTAL_LIMIT);
  });
});

describe('a PNG of ours', () => {
  it('has the colours of a picture of few, exactly', () => {
    const colours = [0xffffffff, 0xff0000ff, 0xff00ff00];
    const shown = coloursOf(encode(picture(5, 4, (at) => colours[at % 3]!)));
    expect(shown).toEqual(Array.from({ length: 20 }, (_, at) => colours[at % 3]));
  });

  it('has colours near those of a picture of many', () => {
    const colourAt = (at: number) => (0xff000000 | ((at % 64) << 2) | ((at >> 6) << 11)) >>> 0;
    const shown = coloursOf(encode(picture(64, 32, colourAt)));
    expect(new Set(shown).size).toBe(256);
    for (const [at, colour] of shown.entries()) expect(distance(colour, colourAt(at))).toBeLessThanOrEqual(16);
  });
});

function picture(width: number, height: number, colourAt: (at: number) => number) {
  const pixels = Uint32Array.from({ length: width * height }, (_, at) => colourAt(at));
  return { width, height, rgba: new Uint8Array(pixels.buffer) };
}

/** The colours of all pixels, as 0xAABBGGRR. */
function coloursOf(png: Buffer): number[] {
  const chunks: Record<string, Buffer> = {};
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks[png.toString('latin1', at + 4, at + 8)] = png.subarray(at + 8, at + 8 + length);
    at += 12 + length;
  }
  const { IHDR, PLTE, IDAT } = chunks;
  const width = IHDR!.readUInt32BE(0);
  const rows = inflateSync(IDAT!);
  return Array.from({ length: width * IHDR!.readUInt32BE(4) }, (_, at) => {
    const index = rows[Math.floor(at / width) * (width + 1) + 1 + (at % width)]!;
    const [red, green, blue] = PLTE!.subarray(index * 3);
    return (0xff000000 | (blue! << 16) | (green! << 8) | red!) >>> 0;
  });
}

function distance(one: number, other: number): number {
  return Math.max(...[0, 8, 16].map((bits) => Math.abs(((one >> bits) & 255) - ((other >> bits) & 255))));
}
