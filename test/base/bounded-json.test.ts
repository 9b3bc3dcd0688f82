import { expect, test } from 'vitest';
import { parseBounded, parsePythonJson } from '../../src/base/bounded-json.ts';

test('JSON of more values than the limit is not parsed; what looks like values within a text is none', () => {
  expect(parseBounded('[1,{"a":[]},"b"]', 5)).toEqual([1, { a: [] }, 'b']);
  expect(parseBounded(`["${'{[,\\\\\\"'.repeat(10)}"]`, 3)).toEqual(['{[,\\"'.repeat(10)]);
  for (const text of ['[1,2,3,4]', '[[[[]]]]', '[{},{}]', '[[[[[', '{"a":{"b":{"c":{}}}}'])
    expect(() => parseBounded(text, 3), text).toThrow('it has more than 3 values');
  expect(() => parseBounded('[1,'.repeat(1), 3)).toThrow(SyntaxError);
  const large = 5_000_000;
  for (const text of [`[${'[],'.repeat(large)}0]`, '['.repeat(large)])
    expect(() => parseBounded(text)).toThrow('it has more than 4000000 values');
});

test('the numbers that only Python writes are null; a text that names them stays, and the limits hold', () => {
  expect(parsePythonJson('{"NaN":[NaN,-Infinity,Infinity,1],"b":"\\\\\\"NaN, -Infinity"}')).toEqual({
    NaN: [null, null, null, 1],
    b: '\\"NaN, -Infinity',
  });
  for (const text of ['[-NaN]', '[1NaN]', '[NaN', '["NaN" NaN]', '[None]', '["NaN]'])
    expect(() => parsePythonJson(text), text).toThrow(SyntaxError);
  for (const text of ['[NaN,NaN,NaN,NaN]', 'NaN'.repeat(5)])
    expect(() => parsePythonJson(text, 3), text).toThrow('it has more than 3 values');
});
