import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { cut, cutMiddle, pad, widthOf, wrap } from '../../../src/base/text/columns.ts';
import { plainLine } from '../../../src/base/text/untrusted.ts';

const line = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc
      .array(fc.constantFrom('漢', '🎉', '👨‍👩‍👧', 'é', 'a', ' ', '-', '한'), { maxLength: 60 })
      .map((parts) => parts.join('')),
  )
  .map((text) => plainLine(text));

describe('columns', () => {
  test.each([
    ['ascii', 5],
    ['漢字', 4],
    ['🎉', 2],
    ['e\u0301', 1],
    ['\u001b[31mred\u001b[39m', 3],
  ])('%j takes %d', (text, columns) => {
    expect(widthOf(text)).toBe(columns);
  });

  test('each character is as wide as the library has it', () => {
    const differ = Array.from({ length: 0x3000 }, (_, code) => String.fromCharCode(code)).filter(
      (character) =>
        widthOf(character) !== stringWidth(character) || widthOf(`${character}a`) !== stringWidth(`${character}a`),
    );
    expect(differ).toEqual([]);
  });

  test.each([
    [cut, 'abcdef', 6, 'abcdef'],
    [cut, 'abcdef', 4, 'abc…'],
    [cut, '漢字漢字', 6, '漢字…'],
    [cut, 'abc', 0, ''],
    [cutMiddle, 'deps-one-c076c', 9, 'deps…076c'],
    [cutMiddle, '漢字漢字漢字', 8, '漢字…字'],
    [cutMiddle, 'abc', 2, 'a…'],
    // A half note of two code points.
    [cut, '\u{1d157}\u{1d165}!', 2, '…'],
  ] as const)('%o of %j in %d columns', (how, text, columns, wanted) => {
    expect(how(text, columns)).toBe(wanted);
  });

  test('whatever the text: never wider than asked, and what fits is left alone', () => {
    fc.assert(
      fc.property(line, fc.nat(80), (text, columns) => {
        for (const how of [cut, cutMiddle]) {
          expect(widthOf(how(text, columns))).toBeLessThanOrEqual(columns);
          if (widthOf(text) <= columns) expect(how(text, columns)).toBe(text);
        }
        expect(widthOf(pad(cut(text, columns), columns))).toBe(columns);
      }),
    );
  });

  test('wrapped between words, within words where it must be, each line behind the prefix', () => {
    expect(wrap('one two three', 9, '| ')).toEqual(['| one two', '| three']);
    expect(wrap('abcdefghijkl\nm', 10, '  ')).toEqual(['  abcdefgh', '  ijkl', '  m']);
    expect(wrap('  Docker does not answer, or', 25)).toEqual(['  Docker does not answer,', 'or']);
    expect(wrap('a long text', Number.POSITIVE_INFINITY, '  ')).toEqual(['  a long text']);
    fc.assert(
      fc.property(line, fc.integer({ min: 20, max: 90 }), (text, columns) => {
        for (const wrapped of wrap(text, columns, '  │ ')) expect(widthOf(wrapped)).toBeLessThanOrEqual(columns);
      }),
    );
  });
});
