import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { WrittenFile } from '../../../src/base/text/written-file.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

const directory = temporaryDirectory();
const CHUNK = Buffer.alloc(64 * 1024, 'x');

test('a disk that does not keep up makes whoever prints wait, and nothing is lost', async () => {
  const file = path.join(directory, 'slow');
  // Nobody reads from it yet: not even its opening comes to an end.
  execFileSync('mkfifo', [file]);
  const written = new WrittenFile(file);
  let taken = 0;
  for (; written.room === undefined; taken += 1) written.append(CHUNK);
  expect(taken).toBeGreaterThan(1);
  expect(taken).toBeLessThan(10);
  const room = written.room;
  expect(await Promise.race([room, 'still waits'])).toBe('still waits');
  const read = readFile(file);
  await room;
  expect(written.room).toBeUndefined();
  await written.close();
  expect((await read).length).toBe(taken * CHUNK.length);
});

test('there is room again as soon as the next piece is on its way', async () => {
  const file = path.join(directory, 'behind');
  execFileSync('mkfifo', [file]);
  // A pipe holds the first chunk, and no more: what comes after it is never written before somebody reads.
  const reader = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  const written = new WrittenFile(file);
  let taken = 0;
  for (; written.room === undefined; taken += 1) written.append(CHUNK);
  await written.room;
  expect(written.room).toBeUndefined();
  closeSync(reader);
  await written.close();
  expect(written.fault).toMatch(/^EPIPE/);
  expect(taken).toBeGreaterThan(1);
});

test('memory that a chunk came in may be used again at once', async () => {
  const file = path.join(directory, 'copies');
  const written = new WrittenFile(file);
  const chunk = Buffer.alloc(10);
  for (let index = 0; index < 100; index += 1) written.append(chunk.fill(String(index % 10)));
  await written.close();
  const expected = Array.from({ length: 100 }, (_, index) => String(index % 10).repeat(10)).join('');
  expect(readFileSync(file, 'utf8')).toBe(expected);
});

test('after a fault there is room for ever', async () => {
  const written = new WrittenFile(path.join(directory, 'nowhere/a'));
  for (let index = 0; index < 50; index += 1) {
    written.append(CHUNK);
    await written.room;
  }
  await written.close();
  expect(written.fault).toMatch(/^ENOENT/);
});
