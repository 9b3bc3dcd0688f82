import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A grey PNG; `claimed` is the size in its header, if that is to differ from its content. */
export function aPng(width = 2, height = 2, claimed: [number, number] = [width, height]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(claimed[0], 0);
  header.writeUInt32BE(claimed[1], 4);
  // 8 bits, grey.
  header[8] = 8;
  const pixels = Buffer.alloc((width + 1) * height, 0x80).map((byte, at) => (at % (width + 1) === 0 ? 0 : byte));
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
