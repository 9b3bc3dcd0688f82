import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';
import type { PDFiumDocument } from '@hyzyla/pdfium';
import { pdfLibrary, SVG_FONT, SVG_PROGRAM, svgLibrary } from './drawing-place.ts';
import { LARGEST_PICTURE } from './picture.ts';

/** Pages of a document that are drawn, and the longest side of one in pixels. */
const MOST_PAGES = 4;
const LONGEST_SIDE = 1400;
/** Pixels for a point of 1/72 inch, or for a pixel of an SVG: as on a screen of today. */
const SHARPEST = 2;
/** Memory of the library, in pages of 64 KiB: 512 MiB. */
const MOST_MEMORY = 8192;

/**
 * The drawing program: a PDF or an SVG on standard input, its first pages as PNG on standard output. The number of all pages,
 * and the length of each PNG before it, are integers of 4 bytes. Throws if there is nothing to draw.
 */
export async function draw(): Promise<void> {
  const input = await buffer(process.stdin);
  const parts = input.toString('latin1', 0, 5) === '%PDF-' ? await pagesOfPdf(input) : await pageOfSvg(input);
  process.stdout.write(Buffer.concat(parts));
}

/** An SVG, drawn on white. Files and addresses that it names are not loaded. */
async function pageOfSvg(svg: Buffer): Promise<Buffer[]> {
  const { initWasm, Resvg } = await svgLibrary();
  await initWasm(readFileSync(SVG_PROGRAM));
  const font = {
    fontBuffers: [readFileSync(SVG_FONT)],
    defaultFontFamily: 'DejaVu Sans',
    sansSerifFamily: 'DejaVu Sans',
  };
  const source = svg.toString('utf8');
  const { width, height } = new Resvg(source, { font });
  const scale = Math.min(SHARPEST, LONGEST_SIDE / Math.max(width, height));
  const png = await smallEnough(async (part) => {
    const fitTo = { mode: 'zoom', value: scale / part } as const;
    return Buffer.from(new Resvg(source, { font, background: 'white', fitTo }).render().asPng());
  });
  return [integer(1), integer(png.length), png];
}

async function pagesOfPdf(pdf: Buffer): Promise<Buffer[]> {
  limitMemory();
  const { PDFiumLibrary } = await pdfLibrary();
  const document = await (await PDFiumLibrary.init()).loadDocument(pdf);
  const count = document.getPageCount();
  const parts = [integer(count)];
  try {
    for (let index = 0; index < Math.min(count, MOST_PAGES); index++) {
      const png = await smallEnough((part) => drawn(document, index, part));
      parts.push(integer(png.length), png);
    }
  } catch (fault) {
    // The pages before a damaged one are shown.
    if (parts.length === 1) throw fault;
  }
  return parts;
}

/** A picture at its full size, or if that is large as a PNG (a photograph), divided by 2, 4, … */
async function smallEnough(draw: (part: number) => Promise<Buffer>): Promise<Buffer> {
  let png = await draw(1);
  for (let part = 2; png.length > LARGEST_PICTURE; part *= 2) png = await draw(part);
  return png;
}

/** A page, drawn at its full size divided by `part`. The library closes a page that it has drawn. */
async function drawn(document: PDFiumDocument, index: number, part: number): Promise<Buffer> {
  const page = document.getPage(index);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(SHARPEST, LONGEST_SIDE / Math.max(originalWidth, originalHeight)) / part;
  const { width, height, data } = await page.render({ scale, render: async ({ data }) => data });
  return asPng(width, height, data);
}

/** A document can ask for gigabytes; the library takes its memory by this one call, and reports the refusal. */
function limitMemory(): void {
  const memory = (globalThis as unknown as { WebAssembly: { Memory: { prototype: Memory } } }).WebAssembly.Memory
    .prototype;
  const grow = memory.grow;
  memory.grow = function (pages) {
    if (this.buffer.byteLength / 65_536 + pages > MOST_MEMORY) throw new RangeError('out of memory');
    return grow.call(this, pages);
  };
}

/** The part of WebAssembly.Memory, which is typed for browsers only, that is used here. */
interface Memory {
  buffer: ArrayBuffer;
  grow(this: Memory, pages: number): number;
}

function integer(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** A PNG of pixels of red, green, blue and opacity; the opacity is left out. */
function asPng(width: number, height: number, pixels: Uint8Array): Buffer {
  const header = Buffer.concat([integer(width), integer(height), Buffer.from([8, 2, 0, 0, 0])]);
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0, from = 0, to = 0; y < height; y++) {
    // The filter of the row: none.
    to += 1;
    for (let x = 0; x < width; x++, from += 4, to += 3) rows.set(pixels.subarray(from, from + 3), to);
  }
  const signature = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')]);
}

function chunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([integer(data.length), body, integer(crc32(body))]);
}
