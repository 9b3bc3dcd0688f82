import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Parts } from '../../../src/evaluation/look/parts.ts';

/** Hands a text over in pieces, in memory that is used again, and says what was taken for the command's own. */
function take(parts: Parts, text: Buffer, sizes: number[]): Buffer {
  const own: Buffer[] = [];
  const memory = Buffer.alloc(text.length);
  for (let at = 0, turn = 0; at < text.length; turn += 1) {
    const length = text.copy(memory, 0, at, Math.min(text.length, at + sizes[turn % sizes.length]!));
    own.push(Buffer.from(parts.push(memory.subarray(0, length))));
    memory.fill(0);
    at += length;
  }
  return Buffer.concat([...own, parts.end()]);
}

const pieces = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 5 });

test('in whatever pieces it comes, the output falls apart at the marks', () => {
  const text = fc.string({ unit: fc.constantFrom('\n', 'a', '-', '0'), maxLength: 200 });
  fc.assert(
    fc.property(text, text, text, pieces, (before, own, after, sizes) => {
      const parts = new Parts();
      const all = Buffer.from(`${before}${parts.marks[0]}${own}${parts.marks[1]}${after}`);
      expect(take(parts, all, sizes).toString()).toBe(own);
      expect([parts.before, parts.after, parts.times.length, parts.forged]).toEqual([before, after, 2, false]);
    }),
  );
});

test('a mark that comes twice was printed by another process too', () => {
  fc.assert(
    fc.property(fc.constantFrom(0, 1), pieces, (index, sizes) => {
      const parts = new Parts();
      const [begins, ends] = parts.marks;
      take(parts, Buffer.from(`a${begins}b${parts.marks[index]}c${ends}d`), sizes);
      expect(parts.forged).toBe(true);
    }),
  );
});

test('a command that was ended with its shell has said all that it said', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 37 }), pieces, (length, sizes) => {
      const parts = new Parts();
      const own = `x\n${parts.marks[1].subarray(0, length)}`;
      expect(take(parts, Buffer.from(`a${parts.marks[0]}${own}`), sizes).toString()).toBe(own);
      expect([parts.before, parts.after]).toEqual(['a', '']);
    }),
  );
});

test('a shell without an end costs no more memory than an answer may', () => {
  const parts = new Parts();
  for (let turn = 0; turn < 100; turn += 1) expect(parts.push(Buffer.alloc(1024 * 1024, 'x'))).toHaveLength(0);
  expect(parts.before.length).toBeLessThan(5 * 1024 * 1024);
});
