import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SuccessRule } from '../../src/datasets/types.ts';
import { doubt, doubtOfEnd, type OutputSigns, SignScanner, verdict } from '../../src/evaluation/success-text.ts';
import { anyCharacter } from '../support/any-character.ts';

type Stream = 'stdout' | 'stderr';
interface Output {
  stdout: Buffer;
  stderr: Buffer;
}

/** Upstream's rule, over the whole output at once. Source: decide_success in SetupBench's evaluation_harness.py. */
function upstream(rule: SuccessRule, exitCode: number, { stdout, stderr }: Output): boolean {
  if (rule === 'exit_code') return exitCode === 0;
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return (decoder.decode(stdout) + decoder.decode(stderr)).includes('Setup successful');
}

function scan(chunks: [Stream, Buffer][]): OutputSigns {
  const scanner = new SignScanner();
  for (const [stream, chunk] of chunks) scanner.push(stream, chunk);
  return scanner.signs();
}

const bytes = (stdout: string, stderr = '') => ({ stdout: Buffer.from(stdout), stderr: Buffer.from(stderr) });
const whole = ({ stdout, stderr }: Output) =>
  scan([
    ['stdout', stdout],
    ['stderr', stderr],
  ]);
const bytewise = ({ stdout, stderr }: Output) =>
  scan([
    ...[...stdout].map((byte): [Stream, Buffer] => ['stdout', Buffer.of(byte)]),
    ...[...stderr].map((byte): [Stream, Buffer] => ['stderr', Buffer.of(byte)]),
  ]);

/** Pieces of which outputs are made: the texts, everything that nearly is one, and what may surround them. */
const piece = fc
  .oneof(
    { weight: 4, arbitrary: fc.constantFrom('Setup successful', 'Setup failed', 'Traceback (most recent call last)') },
    {
      weight: 6,
      arbitrary: fc.constantFrom(
        ...[
          'Setup successfu',
          'Setup Successful',
          'setup successful',
          'Setup  successful',
          'Setup\nsuccessful',
          'SetupSetup ',
        ],
        ...[
          'Setup succ',
          'essful',
          'S',
          'etup successful',
          'Setup success\0ful',
          'Setup fail',
          'ed',
          'SetupÂ successful',
        ],
        ...[
          'Traceback (most recent call',
          ' last)',
          '"',
          "'",
          '"Setup successful"',
          'echo "Setup successful"',
          '\n',
          ' ',
        ],
      ),
    },
    { weight: 1, arbitrary: fc.string({ unit: anyCharacter }) },
  )
  .map((text) => Buffer.from(text));
/** Bytes that are no UTF-8: lone continuations, cut sequences, overlong and surrogate forms. */
const garbage = fc.oneof(
  fc.uint8Array({ maxLength: 6 }).map((array) => Buffer.from(array)),
  fc
    .constantFrom('80', 'c3', 'e282', 'f09f98', 'c0af', 'eda080', 'ff', 'fe', 'efbbbf')
    .map((hex) => Buffer.from(hex, 'hex')),
);
const stream = fc
  .array(fc.oneof({ weight: 3, arbitrary: piece }, { weight: 1, arbitrary: garbage }), { maxLength: 8 })
  .map((parts) => Buffer.concat(parts));
const output = fc.record({ stdout: stream, stderr: stream });

/** The output cut anywhere and dealt out with its streams mixed, each in its own order. */
const dealt = (of: fc.Arbitrary<Output>) =>
  fc
    .record({
      output: of,
      cuts: fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 12 }),
      turns: fc.infiniteStream(fc.boolean()),
    })
    .map(({ output, cuts, turns }) => {
      const pieces = { stdout: cut(output.stdout, cuts), stderr: cut(output.stderr, [...cuts].reverse()) };
      const chunks: [Stream, Buffer][] = [];
      while (pieces.stdout.length + pieces.stderr.length > 0) {
        const turn: Stream = turns.next().value ? 'stdout' : 'stderr';
        const name = pieces[turn].length > 0 ? turn : turn === 'stdout' ? 'stderr' : 'stdout';
        chunks.push([name, pieces[name].shift()!]);
      }
      return { output, chunks };
    });

function cut(buffer: Buffer, lengths: number[]): Buffer[] {
  const parts: Buffer[] = [];
  for (let turn = 0, rest = buffer; rest.length > 0; turn++) {
    // Also empty chunks, but never only such.
    const length = Math.max(lengths[turn % lengths.length]!, turn % lengths.length === 0 ? 1 : 0);
    parts.push(rest.subarray(0, length));
    rest = rest.subarray(length);
  }
  return parts;
}

describe('the verdict', () => {
  test('property: is upstream’s, however the output is cut', () => {
    let passed = 0;
    fc.assert(
      fc.property(dealt(output), fc.integer({ min: 0, max: 2 }), ({ output, chunks }, exitCode) => {
        const signs = scan(chunks);
        for (const rule of ['success_text', 'exit_code'] as const) {
          expect(verdict(rule, exitCode, signs)).toBe(upstream(rule, exitCode, output));
        }
        if (signs.success) passed += 1;
      }),
      { numRuns: 5000 },
    );
    expect(passed).toBeGreaterThan(1000);
    expect(passed).toBeLessThan(4500);
  });

  test('property: so it is where the text lies across the border of stdout and stderr', () => {
    const text = 'Setup successful';
    const border = fc
      .record({
        at: fc.integer({ min: 0, max: text.length }),
        before: stream,
        after: stream,
        flaw: fc.constantFrom('', '', 'x', '\n'),
      })
      .map(({ at, before, after, flaw }) => ({
        stdout: Buffer.concat([before, Buffer.from(text.slice(0, at))]),
        stderr: Buffer.concat([Buffer.from(flaw + text.slice(at)), after]),
      }));
    fc.assert(
      fc.property(dealt(border), ({ output, chunks }) => {
        expect(scan(chunks).success).toBe(upstream('success_text', 1, output));
      }),
      { numRuns: 2000 },
    );
  });

  test('property: everything it says depends on the bytes alone, not on the cuts', () => {
    fc.assert(
      fc.property(dealt(output), ({ output, chunks }) => {
        expect(scan(chunks)).toEqual(whole(output));
        expect(bytewise(output)).toEqual(whole(output));
      }),
      { numRuns: 2000 },
    );
  });

  test.each<[SuccessRule, number | null, string, boolean]>([
    ['success_text', 0, 'Setup successful\n', true],
    ['success_text', 1, 'Setup successful\n', true],
    ['success_text', null, 'Setup successful\n', true],
    ['success_text', 0, 'done\n', false],
    ['success_text', 0, '', false],
    ['exit_code', 0, 'Setup failed\n', true],
    ['exit_code', 1, 'Setup successful\n', false],
    ['exit_code', null, 'Setup successful\n', false],
  ])('%s, exit code %j, output %j: %j', (rule, exitCode, stdout, expected) => {
    expect(verdict(rule, exitCode, whole(bytes(stdout)))).toBe(expected);
  });

  test('the text is found after 50 MB of near misses', () => {
    const chunk = Buffer.alloc(64 * 1024, 'Setup successfu');
    const scanner = new SignScanner();
    for (let count = 0; count < 800; count++) scanner.push('stdout', chunk);
    expect(scanner.signs().success).toBe(false);
    scanner.push('stdout', Buffer.from('\nSetup successful'));
    expect(scanner.signs().success).toBe(true);
  });
});

describe('doubts', () => {
  const PYTEST_SHOWS_SOURCE = `Traceback (most recent call last):
  File "check.py", line 3, in <module>
    assert ready(), print("Setup successful")
AssertionError
`;
  const PYTEST_LOG = `============ test session starts ============
tests/test_log.py ..                                     [100%]
---------------- Captured log ----------------
Traceback (most recent call last):
  File "app.py", line 1, in work
ValueError: expected by the test
============ 2 passed in 0.10s ============
Setup successful
`;
  const none = null;
  const failure = { kind: 'success_and_failure', detail: '"Setup failed" was printed beside "Setup successful".' };
  const traceback = {
    kind: 'success_text_in_traceback',
    detail: 'The success text stands only in the source line that a traceback shows.',
  };

  test.each<[string, SuccessRule, Output, ReturnType<typeof doubt>]>([
    ['a bare success', 'success_text', bytes('Setup successful\n'), none],
    ['no success at all', 'success_text', bytes('Setup failed\n'), none],
    ['success, then failure', 'success_text', bytes('Setup successful\nSetup failed\n'), failure],
    ['failure on stderr', 'success_text', bytes('Setup successful\n', 'Setup failed'), failure],
    ['failure across the border', 'success_text', bytes('Setup successful\nSetup f', 'ailed'), failure],
    ['a traceback that shows its source', 'success_text', bytes('', PYTEST_SHOWS_SOURCE), traceback],
    [
      'the same in single quotes',
      'success_text',
      bytes(PYTEST_SHOWS_SOURCE.replaceAll('"Setup successful"', "'Setup successful'")),
      traceback,
    ],
    [
      'the quote only after the text',
      'success_text',
      bytes(PYTEST_SHOWS_SOURCE.replace('"Setup', '"OK: Setup')),
      traceback,
    ],
    [
      'the quote only before the text',
      'success_text',
      bytes(PYTEST_SHOWS_SOURCE.replace('successful"', 'successful!"')),
      traceback,
    ],
    ['a traceback and failure', 'success_text', bytes('Setup failed', PYTEST_SHOWS_SOURCE), traceback],
    [
      'a traceback that shows its source, beside a bare success',
      'success_text',
      bytes('Setup successful\n', PYTEST_SHOWS_SOURCE),
      none,
    ],
    ['a passing pytest log with a traceback in it', 'success_text', bytes(PYTEST_LOG), none],
    ['the text in quotes without a traceback', 'success_text', bytes('say "Setup successful"\n'), none],
    [
      'by exit code nothing is in doubt',
      'exit_code',
      bytes('Setup successful\nSetup failed\n', PYTEST_SHOWS_SOURCE),
      none,
    ],
  ])('%s', (_, rule, output, expected) => {
    expect(doubt(rule, whole(output), 'true')).toEqual(expected);
    expect(doubt(rule, bytewise(output), 'true')).toEqual(expected);
  });
});

test('a command that ends its own server tells why it can say failed, too', () => {
  const both = whole(bytes('Setup successful\nSetup failed\n'));
  const told = (script: string) => doubt('success_text', both, script)?.detail;
  expect(told('web() { x & echo "Setup successful"; kill -TERM -$pgid; }; web || echo "Setup failed"')).toBe(
    '"Setup failed" was printed beside "Setup successful". The command prints it if it has no server of its own to end: another one had the port, or ps is missing.',
  );
  expect(told('x && echo "Setup successful" || echo "Setup failed"')).toBe(
    '"Setup failed" was printed beside "Setup successful".',
  );
});

test.each<[script: string, exitCode: number | null, doubtful: boolean]>([
  ['x && echo "Setup successful" || echo "Setup failed"', 0, false],
  ['x && echo "Setup successful" || echo "Setup failed"', 137, true],
  ['x && echo "Setup successful" || echo "Setup failed"', 2, true],
  ["x && echo 'Setup successful' || echo 'Setup failed'", 143, true],
  ['x && echo "Setup successful" || echo "Setup failed"', null, true],
  // A command that says nothing in the end exits with whatever it likes, but is not killed.
  ['echo "Setup successful"; false', 1, false],
  ['echo "Setup successful"; false', 255, false],
  ['x || echo "Setup failed"; test -f done', 1, false],
  ['echo "Setup successful"; exit 193', 193, false],
  ['echo "Setup successful"; sleep 5', 137, true],
  // Nine rows end their own process group.
  ['x & echo "Setup successful"; kill -TERM -$pgid; }; verify || echo "Setup failed"', 143, false],
  ['x & echo "Setup successful"; kill -TERM -$pgid; }; verify || echo "Setup failed"', 137, true],
  ['x & echo "Setup successful"; kill -9 0', 137, false],
])('%s, which exits with %s: doubtful %s', (script, exitCode, doubtful) => {
  expect(doubtOfEnd(script, { exitCode, timedOut: false })?.kind).toBe(doubtful ? 'evaluation_killed' : undefined);
});

test.each<[script: string, exitCode: number | null, how: string]>([
  ['sleep 5', 137, 'by signal 9'],
  ['sleep 5', 192, 'by signal 64'],
  ['x || echo "Setup failed"', 2, 'with exit code 2'],
  ['x || echo "Setup failed"', null, 'with exit code null'],
])('the end of %s with %s is told as %s', (script, exitCode, how) => {
  expect(doubtOfEnd(script, { exitCode, timedOut: false })?.detail).toContain(`shell ended ${how},`);
});

test.each([
  [`curl x && echo "Setup successful" || echo 'Setup failed'`, true],
  ['curl x && echo "Setup successful" || echo "Setup failed"; serve', false],
  ['echo "Setup successful"; sleep 5', false],
  ['x || echo "Setup failed"; test -f done', false],
  ['x & echo "Setup successful"; kill -TERM -$pgid; }; verify || echo "Setup failed"', false],
])('%s that passed and did not end is a doubt: %s', (script, doubtful) => {
  const kind = doubtOfEnd(script, { exitCode: null, timedOut: true })?.kind;
  expect(kind).toBe(doubtful ? 'evaluation_killed' : undefined);
});
