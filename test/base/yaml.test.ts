import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { parseYamlDocument } from '../../src/base/yaml.ts';
import { processorTime } from '../support/processor.ts';

test.each([
  'a: 1\nb: {c: 2}\n',
  'a: 1\na: 2\n',
  'a:\n  - b: 1\n    c: 2\n    b: 3\n',
  '{a: 1, "a": 2}',
  'a: 1\n1: 2\n"1": 3\n',
  '? [a]\n: 1\n? [a]\n: 2\n',
  'a: &x {b: 1}\nc:\n  <<: *x\n  b: 2\n',
  'a: &x {b: 1}\nc:\n  <<: *x\n  <<: *x\n',
  ': 1\n: 2\n',
  'a: [',
  '',
])('%j has the errors that the library finds, with their lines', (text) => {
  for (const merge of [false, true]) {
    const [own, of] = [parseYamlDocument(text, { merge }), parseDocument(text, { merge })].map(({ errors }) =>
      errors.map(({ code, linePos, message }) => [code, linePos?.[0], message.split(/:?\n/)[0]]),
    );
    expect(own).toEqual(of);
  }
});

test('many keys take no longer than their number tells', () => {
  const begun = processorTime();
  const keys = Array.from({ length: 60_000 }, (_, at) => `k${at}:\n`).join('');
  expect(parseYamlDocument(`${keys}k7:\n`).errors.map(({ code }) => code)).toEqual(['DUPLICATE_KEY']);
  expect(processorTime() - begun).toBeLessThan(10_000);
});
