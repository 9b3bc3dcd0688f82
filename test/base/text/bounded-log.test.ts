import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BoundedLog, Tail } from '../../../src/base/text/bounded-log.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

const directory = temporaryDirectory();
let files = 0;

/** What stands in the file when these chunks were written, all at once. */
async function logged(limit: number, chunks: (string | Buffer)[]): Promise<string> {
  const file = path.join(directory, `${files++}.log`);
  const log = new BoundedLog(file, limit);
  await Promise.all(chunks.map((chunk) => log.write(Buffer.from(chunk))));
  await log.close();
  expect(log.fault).toBe(null);
  return readFileSync(file, 'latin1');
}

const mark = (count: number) => `\n[agentbench: ${count} bytes left out here]\n`;

describe('the file', () => {
  test.each<[string, number, string[], string]>([
    ['all of it', 100, ['a'.repeat(10), 'b'.repeat(10)], 'a'.repeat(10) + 'b'.repeat(10)],
    ['more than the head', 100, ['a'.repeat(75), 'b'.repeat(10)], 'a'.repeat(75) + 'b'.repeat(10)],
    ['exactly the limit', 100, ['a'.repeat(60), 'b'.repeat(40)], 'a'.repeat(60) + 'b'.repeat(40)],
    ['one more', 100, ['a'.repeat(75), 'b', 'c'.repeat(25)], `${'a'.repeat(75)}${mark(1)}${'c'.repeat(25)}`],
    [
      'much more, in one chunk',
      100,
      [`${'a'.repeat(75)}${'b'.repeat(1000)}${'c'.repeat(25)}`],
      `${'a'.repeat(75)}${mark(1000)}${'c'.repeat(25)}`,
    ],
    ['a limit without room for a tail', 3, ['abcdef'], `abc${mark(3)}`],
    ['empty chunks', 100, ['', 'a', ''], 'a'],
  ])('%s', async (_, limit, chunks, expected) => {
    expect(await logged(limit, chunks)).toBe(expected);
  });

  test('is not made where nothing was written', async () => {
    const file = path.join(directory, 'none.log');
    const log = new BoundedLog(file, 100);
    await log.write(Buffer.alloc(0));
    await log.close();
    expect([existsSync(file), log.fault]).toEqual([false, null]);
  });

  test('is not written over what is there', async () => {
    const file = path.join(directory, 'again.log');
    writeFileSync(file, 'someone else');
    const log = new BoundedLog(file, 100);
    await log.write(Buffer.from('the log'));
    await log.close();
    expect(log.fault).toMatch(/^EEXIST/);
    expect(readFileSync(file, 'utf8')).toBe('someone else');
  });

  test('grows while the command runs, up to the end of its head', async () => {
    const file = path.join(directory, 'live.log');
    const log = new BoundedLog(file, 100);
    await log.write(Buffer.from('a'.repeat(70)));
    expect(readFileSync(file, 'utf8')).toBe('a'.repeat(70));
    await log.write(Buffer.from('b'.repeat(70)));
    expect(readFileSync(file, 'utf8')).toBe('a'.repeat(70) + 'b'.repeat(5));
    await log.close();
    expect(readFileSync(file, 'utf8')).toBe('a'.repeat(70) + 'b'.repeat(5) + mark(40) + 'b'.repeat(25));
  });

  test('holds bytes that are no text as they came', async () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
    expect(await logged(1000, [bytes])).toBe(bytes.toString('latin1'));
  });

  test('property: head and tail exact, the cut counted, whatever the chunks', async () => {
    const chunk = fc.uint8Array({ maxLength: 60 }).map((array) => Buffer.from(array));
    await fc.assert(
      fc.asyncProperty(fc.array(chunk, { maxLength: 12 }), fc.integer({ min: 1, max: 200 }), async (chunks, limit) => {
        fc.pre(chunks.some(({ length }) => length > 0));
        const all = Buffer.concat(chunks).toString('latin1');
        const tail = Math.floor(limit / 4);
        const cut = all.length - limit;
        expect(await logged(limit, chunks)).toBe(
          cut <= 0 ? all : all.slice(0, limit - tail) + mark(cut) + (tail === 0 ? '' : all.slice(-tail)),
        );
      }),
      { numRuns: 300 },
    );
  });

  test('keeps the order of many writes that nobody waits for', async () => {
    const lines = Array.from({ length: 2000 }, (_, index) => `line ${index}\n`);
    expect(await logged(1_000_000, lines)).toBe(lines.join(''));
  });
});

describe('a fault of the disk', () => {
  test.each<[string, string, string]>([
    ['a directory that is not there', 'nowhere/a.log', "ENOENT: no such file or directory, open 'FILE'"],
    ['a directory in the place of the file', '.', "EEXIST: file already exists, open 'FILE'"],
  ])('%s is reported, and stops nothing', async (_, name, fault) => {
    const file = path.join(directory, name);
    const log = new BoundedLog(file, 100);
    await log.write(Buffer.from('a'));
    await log.write(Buffer.from('b'.repeat(200)));
    await log.close();
    expect(log.fault?.replace(file, 'FILE')).toBe(fault);
  });
});

describe('Tail', () => {
  test.each<[number, string[], string]>([
    [5, [], ''],
    [5, ['abc'], 'abc'],
    [5, ['abc', 'de'], 'abcde'],
    [5, ['abc', 'def'], 'bcdef'],
    [5, ['abcdefghij'], 'fghij'],
    [5, ['abc', 'defghij', 'k'], 'ghijk'],
    [1, ['ab', '', 'c'], 'c'],
    [0, ['abc'], ''],
  ])('of %i, %j', (size, chunks, expected) => {
    const tail = new Tail(size);
    for (const chunk of chunks) tail.push(Buffer.from(chunk));
    expect([tail.text(), tail.length]).toEqual([expected, expected.length]);
  });

  test('property: the last bytes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.array(fc.string({ maxLength: 30 })), (size, texts) => {
        const tail = new Tail(size);
        for (const text of texts) tail.push(Buffer.from(text));
        expect(tail.content()).toEqual(Buffer.concat(texts.map((text) => Buffer.from(text))).subarray(-size));
      }),
    );
  });
});
