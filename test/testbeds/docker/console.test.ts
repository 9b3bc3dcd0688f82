import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { SessionLine } from '../../../src/testbeds/docker/session-line.ts';
import { MarkedStream } from '../../../src/testbeds/marked-stream.ts';

const MARK = '\x1eagentbench:0123:';

/** Output of each command, by its number, if the stream comes in these chunks. */
function read(chunks: string[]): Record<number, string> {
  const stream = new MarkedStream(MARK);
  const said: Record<number, string> = {};
  const parts = [...chunks.flatMap((chunk) => stream.take(Buffer.from(chunk, 'latin1'))), ...stream.rest()];
  for (const { command, bytes } of parts) said[command] = (said[command] ?? '') + bytes.toString('latin1');
  return said;
}

describe('the output that lasting commands share', () => {
  test.each<[string, string, Record<number, string>]>([
    ['before the first mark it is nobody', 'noise', { 0: 'noise' }],
    ['after a mark it is that command', `${MARK}1\none\n`, { 1: 'one\n' }],
    ['a line begun before a mark stays whole', `${MARK}1\none, late${MARK}2\ntwo`, { 1: 'one, late', 2: 'two' }],
    ['a command may print nothing', `${MARK}1\n${MARK}2\n${MARK}3\nthree`, { 3: 'three' }],
    ['what only begins like a mark is output', `${MARK}1\n\x1eagentbench:0\x1e`, { 1: '\x1eagentbench:0\x1e' }],
    ['a mark without a number is output', `${MARK}1\n${MARK}1234567890\n`, { 1: `${MARK}1234567890\n` }],
    [
      'nor does it hide the next one',
      `${MARK}1\n${MARK}\0A=1\0${MARK}\n${MARK}2\ntwo`,
      { 1: `${MARK}\0A=1\0${MARK}\n`, 2: 'two' },
    ],
    ['a mark that does not end is output', `${MARK}1\n${MARK}12`, { 1: `${MARK}12` }],
  ])('%s, however it is cut', (_, text, expected) => {
    for (let cut = 0; cut <= text.length; cut += 1)
      expect(read([text.slice(0, cut), text.slice(cut)])).toEqual(expected);
    expect(read([...text])).toEqual(expected);
  });

  test('is complete and in order, whatever the commands print', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom(...[1, 4, 9, MARK.length].map((end) => MARK.slice(0, end))));
    const printed = fc.array(
      fc.array(piece).map((pieces) => pieces.join('').replace(/[^\0-\xff]/g, '?')),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(printed, fc.array(fc.nat(40)), (outputs, sizes) => {
        const whole = outputs.map((output, index) => `${MARK}${index + 1}\n${output}`).join('');
        // A whole mark holds a random number: it cannot be guessed.
        fc.pre(outputs.every((output) => !/:0123:/.test(output)));
        const chunks: string[] = [];
        let rest = whole;
        for (const size of sizes) {
          chunks.push(rest.slice(0, size));
          rest = rest.slice(size);
        }
        const said = read([...chunks, rest]);
        expect(outputs.map((_, index) => said[index + 1] ?? '')).toEqual(outputs);
      }),
    );
  });
});

test('a shell that prints without a line end is no shell any more, and its output is not kept', async () => {
  const session = new SessionLine();
  const chunk = Buffer.alloc(65_536, 'x');
  for (let taken = 0; taken < 100; taken += 1) session.strip(chunk);
  expect(await session.id()).toBeNull();
  expect(session.fault).toMatch(/^x{8192,16384}$/);
});

test('the session of a command that a busy machine begins late is known all the same', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const session = new SessionLine();
  vi.advanceTimersByTime(60_000);
  session.strip(Buffer.from('17\n'));
  expect(await session.id()).toBe(17);
});
