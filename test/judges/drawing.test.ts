import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Drawing, drawPdf, drawPdfs } from '../../src/judges/drawing.ts';
import { type Picture, pictureIn } from '../../src/judges/picture.ts';
import { aPdf, firstPixel, PDF, pdfOf } from '../support/pictures.ts';
import { aPicture, calm } from './support.ts';

function shown(drawing: Drawing): unknown {
  if (typeof drawing === 'string') return drawing;
  const pages = drawing.pages.map(({ width, height, bytes }) => [width, height, firstPixel(bytes)]);
  return { count: drawing.count, pages };
}

/** A page that is filled by one picture, of which there is a small file: a bomb. */
function pdfWithPicture(width: number, height: number): Buffer {
  const data = deflateSync(Buffer.alloc(30_000_000)).toString('latin1');
  const image = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8`;
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>',
    '<</Length 16>>stream\n9 0 0 9 0 0 cm /I Do\nendstream',
    `<<${image}/Filter/FlateDecode/Length ${data.length}>>stream\n${data}\nendstream`,
  ]);
}

const NONE = 'it is damaged, locked or too large to be drawn';
const red = (width: number, height: number) => [width, height, [255, 0, 0]];

test.each<[what: string, pdf: Buffer, drawing: unknown]>([
  ['its first pages are drawn', aPdf(Array(9).fill('1 0 0')), { count: 9, pages: Array(4).fill(red(200, 100)) }],
  ['a large page is drawn smaller', aPdf(['1 0 0'], [14_000, 7_000]), { count: 1, pages: [red(1400, 700)] }],
  ['a page that is a line is none', aPdf(['1 0 0'], [14_000, 1]), 'it has no page that can be shown'],
  ['a document without pages is none', PDF, NONE],
  ['a text is none', Buffer.from('%PDF-1.7\nhello\n'), NONE],
  ['half a document is none', aPdf(['1 0 0']).subarray(0, 60), NONE],
])('%s', { timeout: 60_000 }, async (_, pdf, drawing) => {
  expect(shown(await drawPdf(pdf, calm()))).toEqual(drawing);
});

test('a picture in it that unpacks to gigabytes stays within bounds', { timeout: 60_000 }, async () => {
  const drawing = await drawPdf(pdfWithPicture(60_000, 60_000), calm());
  expect(typeof drawing === 'string' ? [drawing] : drawing.pages.map(({ width }) => width)).toSatisfy(
    ([one]) => one === 18 || one === NONE,
  );
});

test('only documents are drawn, and an abort ends it', { timeout: 60_000 }, async () => {
  const pdf = aPicture('a.pdf', aPdf(['1 0 0']));
  const drawings = await drawPdfs([aPicture('a.svg', Buffer.from('<svg/>')), pdf], calm());
  expect([...drawings.keys()]).toEqual([pdf.picture]);
  const over = AbortSignal.abort(new Error('over'));
  await expect(drawPdf((pictureIn('a.pdf', PDF) as Picture).bytes, over)).rejects.toThrow('over');
});
