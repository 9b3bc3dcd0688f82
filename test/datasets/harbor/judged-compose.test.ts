import { expect, test } from 'vitest';
import { judgedCompose } from '../../../src/datasets/harbor/judged-compose.ts';

const hidden = '    env_file: /proc/self/environ';

test.each<[what: string, text: string, read: string]>([
  [
    'values, merged mappings and aliases',
    'a: &a {x: 1, y: [yes, on, ~, true]}\nb: {<<: *a, z: "$$X ${Y}"}\nc: *a\n',
    '{"a": {"x": 1, "y": ["yes", "on", null, true]}, "b": {"x": 1, "y": ["yes", "on", null, true], "z": "$$X ${Y}"}, "c": {"x": 1, "y": ["yes", "on", null, true]}}',
  ],
  [
    'numbers as they are written',
    'a: [0755, 1.10, 0x1F, 12345678901234567890]\n',
    '{"a": [0755, 1.10, 0x1F, 12345678901234567890]}',
  ],
  [
    'the tags of compose',
    'a: !override {b: 0644}\nc: !reset null\nd: !reset &d []\ne: *d\n',
    '{"a": !override {"b": 0644}, "c": !reset null, "d": !reset [], "e": !reset []}',
  ],
  ['a carriage return that ends a comment for compose', `image: x # y\r${hidden}\n`, '{"image": "x"}'],
  ['a line separator that ends one', `image: x # y\u2028${hidden}\n`, '{"image": "x"}'],
  ['a line end of old machines in a text', `image: "x\u0085${hidden}"\n`, `{"image": "x\\u0085${hidden}"}`],
])('%s', (_, text, read) => {
  expect(judgedCompose(text)).toBe(`${read}\n`);
});

test.each([
  ['an encoding that only compose takes', Buffer.from(`\ufeffservices:\n  main:\n${hidden}\n`, 'utf16le').toString()],
  ['a tag that hides a path', `env_file: !!binary ${Buffer.from('/proc/self/environ').toString('base64')}\n`],
])('%s: no text that compose takes for a path', (_, text) => {
  const judged = judgedCompose(text);
  expect(judged).not.toMatch(/services|env_file": "/);
});
