import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asText, sameContent } from '../../../src/evaluation/test-plan/compare.ts';
import { processorTime } from '../../support/processor.ts';

const BOM = '\ufeff';

describe('content is the same', () => {
  test.each<[what: string, name: string, expected: string | number[], actual: string | number[]]>([
    ['nothing and nothing', 'a.txt', '', ''],
    ['CRLF and LF', 'a.txt', 'one\r\ntwo\r\n', 'one\ntwo\n'],
    ['CR and LF', 'a.txt', 'one\rtwo', 'one\ntwo'],
    ['with and without a final newline', 'a.txt', 'one\ntwo\n', 'one\ntwo'],
    ['with a byte order mark', 'a.txt', 'one\n', `${BOM}one\n`],
    ['text of a name without an extension', 'README', 'one\n', 'one\r\n'],
    ['text that is not Latin', 'a.md', '项目：一\r\n', '项目：一\n'],

    ['quoted and unquoted cells', 'a.csv', 'a,b\n1,2\n', '"a","b"\r\n"1","2"'],
    ['spaces around cells', 'a.csv', 'a, b ,c\n', 'a,b,c\n'],
    ['a cell of two lines', 'a.csv', 'a,"one\ntwo"\n', 'a,"one\r\ntwo"\r\n'],
    ['blank lines', 'a.csv', 'a,b\n\n1,2\n', 'a,b\n1,2\n\n'],
    ['a byte order mark before quotes', 'a.csv', '"a","b"\n', `${BOM}a,b\n`],
    ['an extension in capitals', 'A.CSV', 'a,b\n', '"a","b"\n'],
    ['rows of different lengths', 'a.csv', 'a, b\n1\n', 'a,b\n1\n'],
    ['a quote in the middle of a cell', 'a.csv', 'a,5" disk\n', 'a,5" disk\r\n'],

    ["an object's keys in another order", 'a.json', '{"a": 1, "b": [1, 2]}', '{"b":[1,2],"a":1}'],
    ['white space', 'a.json', '{\n  "a": null\n}\n', '{"a":null}'],
    ['numbers written otherwise', 'a.json', '[1, 1.0, 1e2]', '[1.0, 1, 100]'],
    ['a large number written otherwise', 'a.json', '[100000000000000000000]', '[1e20]'],
    ['a zero with a sign', 'a.json', '{"a": 0, "b": [-0.00,1]}', '{"a":-0.0,"b":[0, 1]}'],
    ['characters written otherwise', 'a.json', '"\\u4e2d/"', '"中\\/"'],
    ['a byte order mark before JSON', 'a.json', '{"a": 1}', `${BOM}{"a":1}`],
    ['JSON that is broken on both sides', 'a.json', '{"a": 1,}\r\n', '{"a": 1,}\n'],
    ['a JSON value per line', 'a.json', '{"a":1}\n{"a":2}\n', '{"a":1}\r\n{"a":2}'],

    ['bytes', 'a.png', [0x89, 0x50, 0x00, 0xff], [0x89, 0x50, 0x00, 0xff]],
    ['CRLF and LF in GBK', 'a.csv', [0xd6, 0xd0, 0x2c, 0x61, 0x0d, 0x0a, 0x62], [0xd6, 0xd0, 0x2c, 0x61, 0x0a, 0x62]],
    ['text that is not UTF-8', 'a.csv', [0xd6, 0xd0, 0x2c, 0x61], [0xd6, 0xd0, 0x2c, 0x61]],
  ])('%s', (_, name, expected, actual) => {
    expect(sameContent(name, bytes(expected), bytes(actual))).toBe(true);
    expect(sameContent(name, bytes(actual), bytes(expected))).toBe(true);
  });
});

describe('content differs', () => {
  test.each<[what: string, name: string, expected: string | number[], actual: string | number[]]>([
    ['another word', 'a.txt', 'one\n', 'two\n'],
    ['another line', 'a.txt', 'one\n', 'one\ntwo\n'],
    ['two final newlines', 'a.txt', 'one\n', 'one\n\n'],
    ['spaces within text', 'a.txt', 'one two\n', 'one  two\n'],
    ['space at the end of a line', 'a.txt', 'one\n', 'one \n'],
    ['letter case', 'a.txt', 'One\n', 'one\n'],
    ['text and nothing', 'a.txt', 'one\n', ''],

    ['another cell', 'a.csv', 'a,b\n1,2\n', 'a,b\n1,3\n'],
    ['a missing cell', 'a.csv', 'a,b\n1,\n', 'a,b\n1\n'],
    ['one cell more', 'a.csv', 'a,b\n', 'a,b,\n'],
    ['rows in another order', 'a.csv', '1\n2\n', '2\n1\n'],
    ['a row more', 'a.csv', '1\n2\n', '1\n2\n3\n'],
    ['numbers in cells are text', 'a.csv', '1\n', '1.0\n'],
    ['cells of a file that is not called CSV', 'a.txt', 'a,b\n', '"a","b"\n'],
    ['quotes that do not close', 'a.csv', 'a,b\n', 'a,"b\n'],

    ['another value', 'a.json', '{"a": 1}', '{"a": 2}'],
    ['another integer beyond 2^53', 'a.json', '[12345678901234567890]', '[12345678901234567891]'],
    ['an integer beyond 2^53 and a text', 'a.json', '[12345678901234567890]', '["12345678901234567890"]'],
    ['a number and its text', 'a.json', '{"a": 1}', '{"a": "1"}'],
    ['an array in another order', 'a.json', '[1, 2]', '[2, 1]'],
    ['a key more', 'a.json', '{"a": 1}', '{"a": 1, "b": null}'],
    ['null and nothing', 'a.json', '{"a": null}', '{}'],
    ['an array and an object', 'a.json', '[]', '{}'],
    ['a key of all objects', 'a.json', '{"__proto__": {"a": 1}}', '{}'],
    ['broken JSON', 'a.json', '{"a": 1}', '{"a": 1,}'],
    ['JSON where none was expected', 'a.json', '{"a": 1,}', '{"a": 1}'],
    ['white space in broken JSON', 'a.json', '{"a": 1,}', '{"a":1,}'],

    ['another byte', 'a.png', [0x89, 0x00], [0x89, 0x01]],
    ['line ends in bytes', 'a.bin', [0x00, 0x0d, 0x0a], [0x00, 0x0a]],
    ['line ends in what is not UTF-8', 'a.txt', [0xff, 0x0d, 0x0a], [0xff, 0x0a]],
    ['the same text in GBK and in UTF-8', 'a.csv', [0xd6, 0xd0, 0x2c, 0x61], '中,a'],
    ['bytes and text', 'a.txt', [0xff], 'ÿ'],
  ])('%s', (_, name, expected, actual) => {
    expect(sameContent(name, bytes(expected), bytes(actual))).toBe(false);
    expect(sameContent(name, bytes(actual), bytes(expected))).toBe(false);
  });
});

describe('properties', () => {
  const name = fc.constantFrom('a.txt', 'a.csv', 'a.json', 'a.png', 'a');

  test('everything is the same as itself, and the order does not matter', () => {
    fc.assert(
      fc.property(name, fc.uint8Array(), fc.uint8Array(), (name, a, b) => {
        const [one, other] = [Buffer.from(a), Buffer.from(b)];
        expect(sameContent(name, one, Buffer.from(a))).toBe(true);
        expect(sameContent(name, one, other)).toBe(sameContent(name, other, one));
      }),
    );
  });

  test('a JSON value is the same however it is written, and another value is another', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        const [pretty, terse, other] = [JSON.stringify(a, null, 2), JSON.stringify(a), JSON.stringify(b)];
        expect(sameContent('a.json', bytes(pretty), bytes(terse))).toBe(true);
        if (sameContent('a.json', bytes(terse), bytes(other))) expect(JSON.parse(other)).toEqual(JSON.parse(terse));
      }),
    );
  });

  test('a JSON value as deep as a program likes is another one, and no fault', () => {
    const deep = bytes('['.repeat(100_000) + ']'.repeat(100_000));
    expect(sameContent('a.json', bytes('[[[1]]]'), deep)).toBe(false);
    expect(sameContent('a.json', bytes('[[[[]]]]'), deep)).toBe(false);
  });
});

test('a table of millions of lines is compared as far as it shows a difference', () => {
  const begun = processorTime();
  expect(sameContent('a.csv', bytes('a\na\n'), Buffer.alloc(8 * 1024 * 1024, 'a\n'))).toBe(false);
  expect(processorTime() - begun).toBeLessThan(3_000);
});

describe('text', () => {
  test.each<[string, string | number[], string | null]>([
    ['is normalised', 'one\r\ntwo\rthree\n', 'one\ntwo\nthree'],
    ['comes without its byte order mark', `${BOM}one`, 'one'],
    ['holds no NUL', [0x61, 0x00], null],
    ['is UTF-8', [0xc3, 0x28], null],
    ['may be empty', '', ''],
  ])('%s', (_, content, text) => {
    expect(asText(bytes(content))).toBe(text);
  });
});

function bytes(content: string | number[]): Buffer {
  return Buffer.from(content as string);
}
