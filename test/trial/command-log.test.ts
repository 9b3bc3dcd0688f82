import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Redactor } from '../../src/base/redact/redact.ts';
import { plain } from '../../src/base/text/untrusted.ts';
import { CommandLog } from '../../src/trial/command-log.ts';
import { temporaryDirectory } from '../support/temporary.ts';

type Output = ['stdout' | 'stderr', string];

const directory = temporaryDirectory();
let files = 0;

interface Logged {
  text: string;
  tail: string;
  fault: string | null;
}

async function logged(outputs: Output[], secrets: string[] = [], limit = 1_000_000): Promise<Logged> {
  const file = path.join(directory, `${files++}.log`);
  const log = new CommandLog(file, limit, new Redactor(secrets));
  await Promise.all(outputs.map(([stream, text]) => log.output(stream, Buffer.from(text))));
  const fault = await log.close();
  return { text: readFileSync(file, 'utf8'), tail: log.tail(), fault };
}

test.each<[string, Output[], string]>([
  [
    'both streams as they came',
    [
      ['stdout', 'a\n'],
      ['stderr', 'b\n'],
      ['stdout', 'c\n'],
    ],
    'a\nb\nc\n',
  ],
  [
    'no line is cut into',
    [
      ['stdout', 'one li'],
      ['stderr', 'warning\n'],
      ['stdout', 'ne\ntwo'],
    ],
    'warning\none line\ntwo',
  ],
  [
    'what has no newline at the end',
    [
      ['stderr', 'prompt> '],
      ['stdout', 'x'],
    ],
    'xprompt> ',
  ],
  [
    'a line longer than 8192 comes in parts',
    [
      ['stdout', 'x'.repeat(9000)],
      ['stderr', 'y\n'],
      ['stdout', 'z\n'],
    ],
    `${'x'.repeat(9000)}y\nz\n`,
  ],
])('%s', async (_, outputs, expected) => {
  expect(await logged(outputs)).toEqual({ text: expected, tail: expected.slice(-4096), fault: null });
});

test('secrets are gone from file and tail, also where chunks cut them', async () => {
  const { text, tail } = await logged(
    [
      ['stdout', 'key: hunter'],
      ['stderr', 'unter22 '],
      ['stdout', '22\n'],
      ['stderr', 'hunter22'],
    ],
    ['hunter22'],
  );
  expect(text).toBe('key: ***\nunter22 ***');
  expect(tail).toBe(text);
});

test.each<[string, Output[], string]>([
  [
    'half of it on each stream',
    [
      ['stdout', 'key: hun'],
      ['stderr', 'ter22 in use'],
    ],
    'key: *** in use',
  ],
  [
    'all of it on one, cut into by the other',
    [
      ['stdout', `${'x'.repeat(8190)}hunt`],
      ['stderr', 'a line\n'],
      ['stdout', 'er22\n'],
    ],
    `a line\n${'x'.repeat(8190)}***\n`,
  ],
])('a secret is gone from file and tail: %s', async (_, outputs, expected) => {
  const { text, tail } = await logged(outputs, ['hunter22']);
  expect(text).toBe(expected);
  expect(tail).toBe(expected.slice(-4096));
});

test('property: whatever parts of a secret are printed on which stream, the file holds it in no order of them', async () => {
  const part = fc.record({
    stream: fc.constantFrom<'stdout' | 'stderr'>('stdout', 'stderr'),
    text: fc.constantFrom(
      'hun',
      'ter22',
      'h',
      'unter22',
      'hunter2',
      '2',
      '\u001b[31m',
      '\u200b',
      '\n',
      'hunter22',
      'x'.repeat(5000),
    ),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 12 }), async (parts) => {
      const outputs = parts.map(({ stream, text }): Output => [stream, text]);
      const { text, tail } = await logged(outputs, ['hunter22']);
      for (const shown of [text, tail, plain(text), plain(tail)]) expect(shown).not.toContain('hunter22');
    }),
    { numRuns: 400 },
  );
});

test('the tail is the last 4096 bytes, the file has its limit', async () => {
  const lines = Array.from({ length: 3000 }, (_, index) => `line ${index}\n`);
  const { text, tail } = await logged(
    lines.map((line): Output => ['stdout', line]),
    [],
    1000,
  );
  const all = lines.join('');
  expect(text).toBe(`${all.slice(0, 750)}\n[agentbench: ${all.length - 1000} bytes left out here]\n${all.slice(-250)}`);
  expect(tail).toBe(all.slice(-4096));
});

test('a fault of the disk is what close says; the tail is there all the same', async () => {
  const file = path.join(directory, 'nowhere/a.log');
  const log = new CommandLog(file, 1000, new Redactor([]));
  await log.output('stdout', Buffer.from('done\n'));
  expect(await log.close()).toBe(`ENOENT: no such file or directory, open '${file}'`);
  expect(log.tail()).toBe('done\n');
});

test('property: every line is whole, each stream in its order, whatever the chunks', async () => {
  const line = fc.string({ unit: fc.constantFrom('a', 'ä', ' ', '\t'), maxLength: 20 });
  const stream = fc.record({
    lines: fc.array(line, { maxLength: 8 }),
    cuts: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
  });
  await fc.assert(
    fc.asyncProperty(stream, stream, fc.infiniteStream(fc.boolean()), async (stdout, stderr, turns) => {
      fc.pre(stdout.lines.length + stderr.lines.length > 0);
      const all = {
        stdout: stdout.lines.map((text) => `o${text}\n`),
        stderr: stderr.lines.map((text) => `e${text}\n`),
      };
      const left = { stdout: Buffer.from(all.stdout.join('')), stderr: Buffer.from(all.stderr.join('')) };
      const file = path.join(directory, `${files++}.log`);
      const log = new CommandLog(file, 1_000_000, new Redactor(['secret-value']));
      for (let turn = 0; left.stdout.length + left.stderr.length > 0; turn++) {
        const name = (turns.next().value && left.stdout.length > 0) || left.stderr.length === 0 ? 'stdout' : 'stderr';
        const { cuts } = name === 'stdout' ? stdout : stderr;
        const length = cuts[turn % cuts.length]!;
        await log.output(name, left[name].subarray(0, length));
        left[name] = left[name].subarray(length);
      }
      expect(await log.close()).toBe(null);
      const written = readFileSync(file, 'utf8').split(/(?<=\n)/);
      expect(written.filter((text) => text.startsWith('o'))).toEqual(all.stdout);
      expect(written.filter((text) => text.startsWith('e'))).toEqual(all.stderr);
      expect(written).toHaveLength(all.stdout.length + all.stderr.length);
    }),
    { numRuns: 300 },
  );
});
