import { expect, test } from 'vitest';
import { parsePythonMaps } from '../../src/cli/python-json.ts';

const { POSITIVE_INFINITY: infinite } = Number;

test.each<[string, unknown]>([
  ['[NaN, Infinity, -Infinity, {"NaN": NaN}]', [infinite, infinite, -infinite, new Map([['NaN', infinite]])]],
  ['{"a\\"\\\\": "NaN, \\"-Infinity", "b" : ":"}', new Map(Object.entries({ 'a"\\': 'NaN, "-Infinity', b: ':' }))],
  ['{"\\u0061": 1, "a": 2}', new Map([['a', 2]])],
])('%s', (text, value) => expect(parsePythonMaps(text)).toEqual(value));

test('the names of an object keep their order, whatever they are', () => {
  const names = ['b', '2', '1', '__proto__', ''];
  const text = `{${names.map((name) => `${JSON.stringify(name)}: 0`).join(', ')}}`;
  expect([...(parsePythonMaps(text) as Map<string, unknown>).keys()]).toEqual(names);
});

test.each(['', '[nan]', '[-NaN]', '[1NaN]', '[+Infinity]', '[Infinity1]', '{NaN: 1}', '["NaN]', '\uFEFF{}'])(
  '%s is refused',
  (text) => expect(() => parsePythonMaps(text)).toThrow(SyntaxError),
);

test('a text of 7 MB full of escapes, whole and broken', () => {
  const long = JSON.stringify('\\"NaN'.repeat(1_000_000));
  expect(parsePythonMaps(long)).toHaveLength(5_000_000);
  expect(() => parsePythonMaps(long.slice(0, -1))).toThrow(SyntaxError);
});
