import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CsvValue, csvParts } from '../../../src/report/files/csv.ts';
import { fileLine } from '../../../src/report/files/text.ts';
import { hostile } from '../../base/text/hostile.ts';

const written = (rows: CsvValue[][]) => [...csvParts(rows)].join('');

describe('a CSV file', () => {
  test.each<[string, CsvValue, string]>([
    ['text', 'plain', 'plain'],
    ['a comma', 'a,b', '"a,b"'],
    ['quotes', 'say "a"', '"say ""a"""'],
    ['a line break', 'a\r\nb', 'a b'],
    ['a formula', '=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
    ['a formula behind a space', '  =1+1', "'=1+1"],
    ['a formula behind a tab', '\t=1+1', "'=1+1"],
    ['a formula behind what nobody sees', '\u200b+1', "'+1"],
    ['plus', '+1', "'+1"],
    ['minus', '-1', "'-1"],
    ['at', '@SUM(A1)', "'@SUM(A1)"],
    ['a wide equals sign', '＝1', "'＝1"],
    ['a number', -0.25, '-0.25'],
    ['a truth', false, 'false'],
    ['nothing', null, ''],
  ])('%s', (_, value, cell) => {
    expect(written([[value, 1]])).toBe(`${cell},1\r\n`);
  });

  test('property: a parser reads back what was written, and no text of it is a formula', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(hostile, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 5 }),
        (rows) => {
          const read: string[][] = parse(written(rows), { record_delimiter: '\r\n' });
          expect(read.map((row) => row.map((cell) => cell.replace(/^'/, '')))).toEqual(
            rows.map((row) => row.map((text) => fileLine(text).replace(/^'/, ''))),
          );
          for (const cell of read.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
        },
      ),
    );
  });
});
