import { PassThrough, Readable, Writable } from 'node:stream';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Container } from '../../../src/testbeds/docker/container.ts';
import { demultiplex } from '../../../src/testbeds/docker/demultiplex.ts';
import { interactIn } from '../../../src/testbeds/docker/interact.ts';

type Stream = 'stdout' | 'stderr';

function frame(stream: Stream, payload: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header[0] = stream === 'stdout' ? 1 : 2;
  header.writeUInt32BE(payload.length, 4);
  return Buffer.concat([header, payload]);
}

/** Parts with neighbours of one stream as one, and no empty ones. */
function joined(parts: [Stream, Buffer][]): [Stream, string][] {
  const whole: [Stream, string][] = [];
  for (const [stream, part] of parts) {
    const last = whole.at(-1);
    if (last?.[0] === stream) last[1] += part.toString('latin1');
    else if (part.length > 0) whole.push([stream, part.toString('latin1')]);
  }
  return whole;
}

async function demultiplexed(chunks: Iterable<Buffer>): Promise<[Stream, string][]> {
  const parts: [Stream, Buffer][] = [];
  async function* source() {
    yield* chunks;
  }
  await demultiplex(source(), async (stream, chunk) => {
    await null;
    parts.push([stream, chunk]);
  });
  return joined(parts);
}

test('property: any cutting of the frames gives the same bytes in the same order', async () => {
  const frames = fc.array(
    fc.record({
      stream: fc.constantFrom<Stream>('stdout', 'stderr'),
      // Also empty ones, and payloads that look like headers.
      payload: fc
        .oneof(fc.uint8Array({ maxLength: 40 }), fc.constant(Uint8Array.of(2, 0, 0, 0, 0, 0, 0, 3, 1, 0, 0, 0)))
        .map((array) => Buffer.from(array)),
    }),
    { maxLength: 12 },
  );
  const cuts = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(frames, cuts, async (frames, cuts) => {
      const bytes = Buffer.concat(frames.map(({ stream, payload }) => frame(stream, payload)));
      const chunks: Buffer[] = [];
      for (let rest = bytes; rest.length > 0; ) {
        const length = cuts[chunks.length % cuts.length]!;
        // Empty chunks too, but not for ever.
        chunks.push(Buffer.alloc(0), rest.subarray(0, Math.max(1, length)));
        rest = rest.subarray(Math.max(1, length));
      }
      const payloads = frames.map(({ stream, payload }): [Stream, Buffer] => [stream, payload]);
      expect(await demultiplexed(chunks)).toEqual(joined(payloads));
    }),
    { numRuns: 1000 },
  );
});

test('a payload is handed on as it comes, before its frame is whole', async () => {
  const bytes = frame('stdout', Buffer.alloc(1000, 'x'));
  const seen: number[] = [];
  async function* source() {
    yield bytes.subarray(0, 108);
    expect(seen).toEqual([100]);
    yield bytes.subarray(108);
  }
  await demultiplex(source(), (_, chunk) => {
    seen.push(chunk.length);
  });
  expect(seen).toEqual([100, 900]);
});

test.each<[string, Buffer[], [Stream, string][]]>([
  ['nothing', [], []],
  ['a stream that ends in a payload', [frame('stderr', Buffer.from('abcdef')).subarray(0, 11)], [['stderr', 'abc']]],
  ['a stream that ends in a header', [frame('stdout', Buffer.from('ab')), Buffer.of(1, 0, 0)], [['stdout', 'ab']]],
])('%s', async (_, chunks, expected) => {
  expect(await demultiplexed(chunks)).toEqual(expected);
});

test('a fault of the stream is thrown on', async () => {
  async function* source() {
    yield frame('stdout', Buffer.from('a'));
    throw new Error('socket hang up');
  }
  await expect(demultiplex(source(), () => {})).rejects.toThrow('socket hang up');
});

test('a user who reads slowly gets all of it, and no listener is left at the stream', async () => {
  const stream = new PassThrough();
  for (let at = 0; at < 20; at += 1) stream.write(frame('stdout', Buffer.from(`${at} `)));
  const exec = { start: async () => stream, inspect: async () => ({ running: false, exitCode: 0 }), async resize() {} };
  const container = { exec: async () => exec } as unknown as Container;
  let read = '';
  const output = new Writable({
    highWaterMark: 1,
    write(chunk, _, done) {
      read += chunk;
      setImmediate(done);
    },
  });
  const seat = { input: Readable.from([]), output, errors: output, terminal: null };
  const command = { script: 'true', environment: {} };
  expect(await interactIn({ container, workdir: '/' }, command, seat, new AbortController().signal)).toBe(0);
  expect(read).toBe(Array.from({ length: 20 }, (_, at) => `${at} `).join(''));
  expect(output.listenerCount('close')).toBe(0);
});
