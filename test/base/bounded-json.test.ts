import { expect, test } from 'vitest';
import { parseBounded } from '../../src/base/bounded-json.ts';

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
