import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isNamedPicture, LARGEST_PICTURE, Picture, pictureIn } from '../../src/judges/picture.ts';
import { aJpeg, aPng, PDF, SVG } from '../support/pictures.ts';
import { redactor, SECRET } from './support.ts';

describe('a picture', () => {
  test.each<[name: string, bytes: Buffer, about: Partial<Picture>]>([
    ['a.png', aPng(7, 5), { media_type: 'image/png', width: 7, height: 5 }],
    ['a.JPG', aJpeg(640, 480), { media_type: 'image/jpeg', width: 640, height: 480 }],
    ['a.svg', Buffer.from(SVG), { media_type: 'image/svg+xml', width: null, height: null }],
    ['a.svg', Buffer.from(`\ufeff<!-- x -->\n<svg/>`), { media_type: 'image/svg+xml' }],
    ['a.pdf', PDF, { media_type: 'application/pdf', width: null, height: null }],
    ['another type than its name says.jpeg', aPng(1, 1), { media_type: 'image/png' }],
    ['the longest.png', aPng(1, 1, [8192, 4882]), { width: 8192 }],
  ])('%s', (name, bytes, about) => {
    expect(isNamedPicture(name)).toBe(true);
    const picture = pictureIn(name, bytes) as Picture;
    expect(picture).toBeInstanceOf(Picture);
    expect(picture).toMatchObject({ ...about, sha256: createHash('sha256').update(bytes).digest('hex') });
    expect(picture.bytes).toEqual(bytes);
    // Its content stays out of JSON, and so out of cache keys.
    expect(Object.keys(JSON.parse(JSON.stringify(picture))).sort()).toEqual([
      ...['height', 'media_type', 'sha256', 'width'],
    ]);
  });

  test.each<[name: string, bytes: Buffer, reason: string]>([
    ['text.png', Buffer.from('hello'), 'its content is not PNG, contrary to its name'],
    ['nothing.jpg', Buffer.alloc(0), 'its content is not JPG, contrary to its name'],
    ['html.svg', Buffer.from('<html><body></body></html>'), 'its content is not SVG, contrary to its name'],
    ['late.svg', Buffer.from(`<x>${' '.repeat(5000)}<svg/>`), 'its content is not SVG, contrary to its name'],
    ['signature.png', aPng().subarray(0, 20), 'it is damaged: it has no size'],
    ['flat.png', aPng(1, 1, [0, 9]), 'it is damaged: it has no size'],
    ['bomb.png', aPng(1, 1, [60_000, 60_000]), 'it is too large: 60000 × 60000 pixels'],
    ['strip.png', aPng(1, 1, [8193, 1]), 'it is too large: 8193 × 1 pixels'],
    ['wide.png', aPng(1, 1, [8000, 8000]), 'it is too large: 8000 × 8000 pixels'],
    ['bomb.jpg', aJpeg(65_535, 65_535), 'it is too large: 65535 × 65535 pixels'],
    ['cut.jpg', aJpeg().subarray(0, 12), 'it is damaged: it has no size'],
    ['turns.jpg', Buffer.from(`ffd8${'ff'.repeat(3000)}`, 'hex'), 'it is damaged: it has no size'],
    ['big.pdf', Buffer.concat([PDF, Buffer.alloc(LARGEST_PICTURE)]), 'it is larger than 4 MiB'],
  ])('that is none: %s', (name, bytes, reason) => {
    expect(pictureIn(name, bytes)).toBe(reason);
  });

  test.each(['a.txt', 'png', 'a.png.txt', 'a.gif'])('%s is not named as one', (name) => {
    expect(isNamedPicture(name)).toBe(false);
  });

  test('loses the secrets in it', () => {
    const picture = pictureIn('a.svg', Buffer.from(SVG.replace('hello', SECRET))) as Picture;
    expect(picture.redacted(redactor).bytes.toString()).toBe(SVG.replace('hello', '***'));
    expect(picture.redacted(redactor).sha256).not.toBe(picture.sha256);
    const png = pictureIn('a.png', aPng(30, 30)) as Picture;
    expect(png.redacted(redactor)).toBe(png);
  });
});
