import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonParts, jsonText } from '../../../src/report/files/text.ts';
import { hostileText } from './support.ts';

test('property: the parts of a document are its text, however long its list', () => {
  const count = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom(99, 100, 101, 200, 277));
  fc.assert(
    fc.property(fc.array(hostileText, { minLength: 1, maxLength: 20 }), count, (texts, length) => {
      const toValue = (index: number) => ({ index, items: [], [texts[0]!]: texts[index % texts.length] });
      const items = Array.from({ length }, (_, index) => index);
      const around = (list: unknown[]) => ({ items: texts, results: { before: { items: [] }, items: list, texts } });
      const parts = [...jsonParts(around([]), ['results', 'items'], items, toValue)];
      expect(parts.join('')).toBe(jsonText(around(items.map(toValue))));
      expect(parts).toHaveLength(2 + Math.ceil(length / 100));
      const flat = [...jsonParts({ texts, items: [], end: texts[0] }, ['items'], items, toValue)].join('');
      expect(flat).toBe(jsonText({ texts, items: items.map(toValue), end: texts[0] }));
    }),
  );
});

test('half a character is U+FFFD, what looks like its escape stays', () => {
  expect(jsonText(['\ud800', '\\ud800', '😀'])).toBe('[\n  "\ufffd",\n  "\\\\ud800",\n  "😀"\n]\n');
});
