import { hash } from 'node:crypto';
import path from 'node:path';
import type { Redactor } from '../base/redact/redact.ts';

/** Most bytes of one picture; endpoints take from 5 MB on. */
export const LARGEST_PICTURE = 4 * 1024 * 1024;
/** Longest side and most pixels of a picture: a small file can unpack to gigabytes. */
const LONGEST_SIDE = 8192;
const MOST_PIXELS = 40_000_000;
/** Bytes at the beginning of a file in which `<svg` has to occur. */
const SVG_HEAD = 4096;

const NAMED = /\.(?:png|jpe?g|svg|pdf)$/i;

export type PictureType = 'image/png' | 'image/jpeg' | 'image/svg+xml' | 'application/pdf';

/** A picture for a judge. In JSON it has its type, size and digest, but not its content. */
export class Picture {
  readonly media_type: PictureType;
  /** In pixels; null for SVG and PDF. */
  readonly width: number | null;
  readonly height: number | null;
  readonly sha256: string;
  readonly #bytes: Buffer;

  constructor(bytes: Buffer, type: PictureType, size: [width: number, height: number] | null) {
    this.media_type = type;
    [this.width, this.height] = size ?? [null, null];
    this.sha256 = hash('sha256', bytes);
    this.#bytes = bytes;
  }

  get bytes(): Buffer {
    return this.#bytes;
  }

  /** The same without secrets; one that was masked may be damaged. */
  redacted(redactor: Redactor): Picture {
    const filter = redactor.stream();
    const bytes = Buffer.concat([filter.push(this.#bytes), filter.end()]);
    return bytes.equals(this.#bytes) ? this : new Picture(bytes, this.media_type, this.#size());
  }

  #size(): [number, number] | null {
    return this.width === null || this.height === null ? null : [this.width, this.height];
  }

  /** `data:` URL of the content. */
  get url(): string {
    return `data:${this.media_type};base64,${this.#bytes.toString('base64')}`;
  }
}

/** True if a file's name is that of a picture. */
export function isNamedPicture(name: string): boolean {
  return NAMED.test(name);
}

/**
 * The picture in a file with such a name, by its first bytes and not by its name. A text with the reason if it is none,
 * or if it is too large to be shown.
 */
export function pictureIn(name: string, bytes: Buffer): Picture | string {
  if (bytes.length > LARGEST_PICTURE) return `it is larger than ${LARGEST_PICTURE / 1024 / 1024} MiB`;
  const type = typeOf(bytes);
  if (type === null) return `its content is not ${path.extname(name).slice(1).toUpperCase()}, contrary to its name`;
  if (type === 'image/svg+xml' || type === 'application/pdf') return new Picture(bytes, type, null);
  const size = type === 'image/png' ? sizeOfPng(bytes) : sizeOfJpeg(bytes);
  if (size === null) return 'it is damaged: it has no size';
  const [width, height] = size;
  if (width > LONGEST_SIDE || height > LONGEST_SIDE || width * height > MOST_PIXELS)
    return `it is too large: ${width} × ${height} pixels`;
  return new Picture(bytes, type, size);
}

function typeOf(bytes: Buffer): PictureType | null {
  if (bytes.toString('latin1', 0, 8) === '\u0089PNG\r\n\u001a\n') return 'image/png';
  if (bytes.toString('latin1', 0, 3) === '\u00ff\u00d8\u00ff') return 'image/jpeg';
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return 'application/pdf';
  const head = bytes.toString('utf8', 0, SVG_HEAD);
  return /^\ufeff?\s*</.test(head) && /<svg[\s/>]/.test(head) ? 'image/svg+xml' : null;
}

/** The size in the header chunk, which is the first; null if there is none, or nothing after it. */
function sizeOfPng(bytes: Buffer): [number, number] | null {
  if (bytes.length < 57 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return positive(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
}

/** The size in the first frame header; null if there is none. */
function sizeOfJpeg(bytes: Buffer): [number, number] | null {
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1]!;
    // Fill bytes.
    if (marker === 0xff) at += 1;
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return positive(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function positive(width: number, height: number): [number, number] | null {
  return width > 0 && height > 0 ? [width, height] : null;
}
