import { randomBytes, randomInt } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Drawing, drawingsOf, drawPages, withoutEmbedded } from '../../src/judges/drawing.ts';
import { type Picture, pictureIn } from '../../src/judges/picture.ts';
import { aPdf, aPng, firstPixel, PDF, pdfOf } from '../support/pictures.ts';
import { aPicture, calm } from './support.ts';

function shown(drawing: Drawing): unknown {
  if (typeof drawing === 'string') return drawing;
  const pages = drawing.pages.map(({ width, height, bytes }) => [width, height, firstPixel(bytes)]);
  return { count: drawing.count, pages };
}

/** A page that is filled by one picture, of which there is a small file: a bomb. */
function pdfWithPicture(width: number, height: number, pixels: Buffer): Buffer {
  const data = deflateSync(pixels).toString('latin1');
  const image = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8`;
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 700 700]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>',
    '<</Length 28>>stream\n700 0 0 700 0 0 cm /I Do\nendstream',
    `<<${image}/Filter/FlateDecode/Length ${data.length}>>stream\n${data}\nendstream`,
  ]);
}

const NONE = 'it is damaged, locked or too large to be drawn';
const red = (width: number, height: number) => [width, height, [255, 0, 0]];

const TORN = Buffer.from(aPdf(['1 0 0', '1 0 0']).toString('latin1').replace('5 0 R]', '9 0 R]'), 'latin1');

test.each<[what: string, pdf: Buffer, drawing: unknown]>([
  ['its first pages are drawn', aPdf(Array(9).fill('1 0 0')), { count: 9, pages: Array(4).fill(red(200, 100)) }],
  ['a large page is drawn smaller', aPdf(['1 0 0'], [14_000, 7_000]), { count: 1, pages: [red(1400, 700)] }],
  ['the pages before a damaged one are drawn', TORN, { count: 2, pages: [red(200, 100)] }],
  ['a page that is a line is none', aPdf(['1 0 0'], [14_000, 1]), 'it has no page that can be shown'],
  ['a document without pages is none', PDF, NONE],
  ['a text is none', Buffer.from('%PDF-1.7\nhello\n'), NONE],
  ['half a document is none', aPdf(['1 0 0']).subarray(0, 60), NONE],
])('%s', async (_, pdf, drawing) => {
  expect(shown(await drawPages(pdf, calm()))).toEqual(drawing);
});

test('a picture in it that unpacks to gigabytes stays within bounds', async () => {
  const drawing = await drawPages(pdfWithPicture(60_000, 60_000, Buffer.alloc(30_000_000)), calm());
  expect(typeof drawing === 'string' ? [drawing] : drawing.pages.map(({ width }) => width)).toSatisfy(
    ([one]) => one === 1400 || one === NONE,
  );
});

test('a photograph is drawn smaller', async () => {
  const noise = pdfWithPicture(1100, 1100, randomBytes(1100 * 1100 * 3));
  const { pages } = (await drawPages(noise, calm())) as Exclude<Drawing, string>;
  expect(pages.map(({ width }) => width)).toEqual([700]);
});

const HEAD = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svgOf = (content: string, size = 'width="200" height="100"') =>
  Buffer.from(`<svg ${HEAD} ${size}>${content}</svg>`);
const RED = '<rect width="100%" height="100%" fill="red"/>';
const ENTITIES = `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(64)}">${[...'bcdefgh'].map((name, at) => `<!ENTITY ${name} "${`&${'abcdefg'[at]};`.repeat(32)}">`).join('')}]>`;

test.each<[what: string, svg: Buffer, drawing: unknown]>([
  ['is drawn', svgOf(RED), { count: 1, pages: [[400, 200, [255, 0, 0]]] }],
  ['has a white ground', svgOf(''), { count: 1, pages: [[400, 200, [255, 255, 255]]] }],
  ['is drawn smaller', svgOf(RED, 'width="140000" height="70000"'), { count: 1, pages: [[1400, 700, [255, 0, 0]]] }],
  [
    'has no files',
    svgOf('<image width="200" height="100" xlink:href="file:///etc/passwd"/>'),
    { count: 1, pages: [[400, 200, [255, 255, 255]]] },
  ],
  ['is damaged', Buffer.from(`<svg ${HEAD}><g></svg>`), NONE],
  ['multiplies entities', Buffer.from(`${ENTITIES}<svg ${HEAD}><text>&h;</text></svg>`), NONE],
  ['has no size', svgOf(RED, 'width="0" height="0"'), NONE],
])('an SVG that %s', async (_, svg, drawing) => {
  expect(shown(await drawPages(svg, calm()))).toEqual(drawing);
});

test('the texts of an SVG are drawn', async () => {
  const text = await drawPages(svgOf('<text x="0" y="90" font-size="90">MMMM</text>'), calm());
  const none = await drawPages(svgOf(''), calm());
  const bytes = (drawing: Drawing) => (drawing as Exclude<Drawing, string>).pages[0]!.bytes.length;
  expect(bytes(text)).toBeGreaterThan(bytes(none) * 2);
});

test('of more than a request holds, the first are shown', async () => {
  const noise = aPng(1400, 1400, undefined, () => randomInt(256)).toString('base64');
  const image = `<image width="700" height="700" xlink:href="data:image/png;base64,${noise}"/>`;
  const drawings = await drawingsOf(
    Array.from({ length: 5 }, () => aPicture('a.svg', svgOf(image, 'width="700" height="700"'))),
    calm(),
  );
  const shown = [...drawings.values()].map((one) => (typeof one === 'string' ? one : one.pages.length));
  expect(shown.at(0)).toBe(1);
  expect(shown.at(-1)).toBe('others are shown, which are large');
});

test('documents are drawn, pictures in an SVG are no text, and an abort ends it', async () => {
  const pdf = aPicture('a.pdf', aPdf(['1 0 0']));
  const [one, bad] = [aPng(7, 5).toString('base64'), Buffer.alloc(60).toString('base64')];
  const image = (base64: string) => `<image xlink:href="data:image/png;base64,\n${base64}"/>`;
  const svg = aPicture('a.svg', svgOf(image(one)));
  const drawings = await drawingsOf([aPicture('a.png', aPng()), svg, pdf], calm());
  expect([...drawings.keys()]).toEqual([svg.picture, pdf.picture]);
  expect(withoutEmbedded(`<svg>${image(one)}${image(bad)}</svg>`)).toBe(
    '<svg><image xlink:href="[a picture]"/><image xlink:href="[a picture]"/></svg>',
  );
  const over = AbortSignal.abort(new Error('over'));
  await expect(drawPages((pictureIn('a.pdf', PDF) as Picture).bytes, over)).rejects.toThrow('over');
});
