import { crc32, deflateSync, inflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A grey PNG; `claimed` is the size in its header, if that is to differ from its content; `shade` gives each byte. */
export function aPng(
  width = 2,
  height = 2,
  claimed: [number, number] = [width, height],
  shade: (byte: number) => number = (byte) => byte,
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(claimed[0], 0);
  header.writeUInt32BE(claimed[1], 4);
  // 8 bits, grey.
  header[8] = 8;
  const pixels = Buffer.alloc((width + 1) * height, 0x80).map((byte, at) => (at % (width + 1) === 0 ? 0 : shade(byte)));
  const signature = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The beginning of a JPEG: a comment, and a frame header with its size. */
export function aJpeg(width = 3, height = 2): Buffer {
  const frame = Buffer.from('ffc0000b0800000000010111ffd9', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([Buffer.from('ffd8fffe00046869ff', 'hex'), frame]);
}

export const SVG = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><text>hello</text></svg>\n';
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** A PDF with pages of this size in points, each filled with a colour (red, green and blue from 0 to 1). */
export function aPdf(colours: string[], [width, height] = [100, 50]): Buffer {
  const fill = (colour: string) => `${colour} rg 0 0 ${width} ${height} re f`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${colours.length}/Kids[${colours.map((_, page) => `${page * 2 + 3} 0 R`).join(' ')}]>>`,
    ...colours.flatMap((colour, page) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${page * 2 + 4} 0 R>>`,
      `<</Length ${fill(colour).length}>>stream\n${fill(colour)}\nendstream`,
    ]),
  ];
  return pdfOf(objects);
}

/** A PDF of these objects (latin1), of which the first is the root. */
export function pdfOf(objects: string[]): Buffer {
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + end, 'latin1');
}

/** The first pixel of a PNG of red, green and blue without filters. */
export function firstPixel(png: Buffer): number[] {
  const at = png.indexOf('IDAT');
  return [...inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4))).subarray(1, 4)];
}
