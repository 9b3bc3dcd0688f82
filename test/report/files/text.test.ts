import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plain } from '../../../src/base/text/untrusted.ts';
import { fileTail, jsonParts, jsonText } from '../../../src/report/files/text.ts';
import { hostileText } from './support.ts';

function oneLine(value: unknown): string {
  return JSON.stringify(value, (_, item) => (typeof item === 'string' ? item.toWellFormed() : item));
}

test('property: the parts of a document are its text, however long its list, whose items have a line each', () => {
  const count = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom(99, 100, 101, 200, 277));
  fc.assert(
    fc.property(fc.array(hostileText, { minLength: 1, maxLength: 20 }), count, (texts, length) => {
      const toValue = (index: number) => ({ index, items: [], [texts[0]!]: texts[index % texts.length] });
      const items = Array.from({ length }, (_, index) => index);
      const around = (list: unknown[]) => ({ items: texts, results: { before: { items: [] }, items: list, texts } });
      const values = items.map(toValue);
      // The only line that holds nothing but a number.
      const withLines = (text: string, margin: string) =>
        text.replace(`\n${margin}0\n`, () => `\n${values.map((value) => margin + oneLine(value)).join(',\n')}\n`);
      const list = length === 0 ? [] : [0];
      const parts = [...jsonParts(around([]), ['results', 'items'], items, toValue)];
      expect(parts.join('')).toBe(withLines(jsonText(around(list)), ' '.repeat(6)));
      expect(JSON.parse(parts.join(''))).toEqual(JSON.parse(jsonText(around(values))));
      expect(parts).toHaveLength(2 + Math.ceil(length / 100));
      const flat = [...jsonParts({ texts, items: [], end: texts[0] }, ['items'], items, toValue)].join('');
      expect(flat).toBe(withLines(jsonText({ texts, items: list, end: texts[0] }), ' '.repeat(4)));
    }),
  );
});

test('half a character is U+FFFD, what looks like its escape stays', () => {
  expect(jsonText(['\ud800', '\\ud800', '😀'])).toBe('[\n  "\ufffd",\n  "\\\\ud800",\n  "😀"\n]\n');
});

test('property: the end of a text is cut from what cleaning leaves of four times its length', () => {
  const expected = (text: string) => {
    const clean = plain(text.slice(-80)).replace(/[\ufffe\uffff]/g, '\ufffd');
    return clean.length > 20 || text.length > 80 ? `…${clean.slice(-19).replace(/^[\udc00-\udfff]/, '')}` : clean;
  };
  for (let code = 0; code < 0x200; code += 1) {
    const text = `${'a line\n'.repeat(9)}##[${String.fromCharCode(code)}\tits end`;
    expect(fileTail(text, 20)).toBe(expected(text));
  }
  fc.assert(
    fc.property(fc.array(hostileText, { maxLength: 30 }), (texts) => {
      expect(fileTail(texts.join(''), 20)).toBe(expected(texts.join('')));
    }),
  );
});
