import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { WrittenFile } from '../../../src/base/text/written-file.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

const directory = temporaryDirectory();
const CHUNK = Buffer.alloc(64 * 1024, 'x');

/** Every write waits until `release` is called; `fail` makes the writes from now on fail. */
async function slowDisk(): Promise<{ release: () => void; fail: () => void }> {
  const probe = await open(import.meta.filename);
  const prototype = Object.getPrototypeOf(probe) as typeof probe;
  await probe.close();
  const { promise, resolve } = Promise.withResolvers<void>();
  const write = prototype.writeFile;
  let failing = false;
  const spy = vi.spyOn(prototype, 'writeFile').mockImplementation(async function (this: typeof probe, bytes) {
    await promise;
    if (failing) throw new Error('ENOSPC: no space left on device, write');
    await write.call(this, bytes);
  });
  onTestFinished(() => spy.mockRestore());
  return { release: resolve, fail: () => (failing = true) };
}

test('a disk that does not keep up makes whoever prints wait, and nothing is lost', async () => {
  const disk = await slowDisk();
  const file = path.join(directory, 'slow');
  const written = new WrittenFile(file);
  let taken = 0;
  for (; written.room === undefined; taken += 1) written.append(CHUNK);
  expect(taken).toBeGreaterThan(1);
  expect(taken).toBeLessThan(10);
  const room = written.room;
  expect(await Promise.race([room, 'still waits'])).toBe('still waits');
  disk.release();
  await room;
  expect(written.room).toBeUndefined();
  await written.close();
  expect(written.fault).toBeNull();
  expect(readFileSync(file).length).toBe(taken * CHUNK.length);
});

test('a full disk is reported once, and what waited for it goes on', async () => {
  const disk = await slowDisk();
  const written = new WrittenFile(path.join(directory, 'full'));
  for (; written.room === undefined; ) written.append(CHUNK);
  disk.fail();
  disk.release();
  await written.room;
  expect(written.room).toBeUndefined();
  await written.close();
  expect(written.fault).toMatch(/^ENOSPC/);
});

describe('what another process does to the file', () => {
  const CHANGES: [what: string, script: string, fault: RegExp][] = [
    ['removes it', 'rm "$0"', /^ENOENT/],
    ['replaces it', 'mv "$0" "$0.old"; echo forged >"$0"', /^it was replaced/],
    ['replaces it by a link to it', 'mv "$0" "$0.old"; ln -s "$0.old" "$0"', /^it was replaced/],
    ['adds to it', 'echo forged >>"$0"', /^something else wrote to it/],
    ['cuts it', ': >"$0"', /^something else wrote to it/],
  ];
  test.each(CHANGES)('%s: a fault', async (what, script, fault) => {
    const file = path.join(directory, what);
    const written = new WrittenFile(file);
    await written.append(Buffer.from('honest\n'));
    execFileSync('sh', ['-c', script, file]);
    await written.close();
    expect(written.fault).toMatch(fault);
  });

  test('replaces its directory by a link before the first byte: a fault, and nothing is written there', async () => {
    const [place, elsewhere] = [path.join(directory, 'place'), path.join(directory, 'elsewhere')];
    for (const made of [place, elsewhere]) mkdirSync(made);
    const written = new WrittenFile(path.join(place, 'a.log'));
    rmdirSync(place);
    symlinkSync(elsewhere, place);
    await written.append(Buffer.from('honest'));
    await written.close();
    expect([written.fault, readdirSync(elsewhere)]).toEqual(['its directory was replaced', []]);
  });

  test('replaces a directory above by a file: a fault, and the trial goes on', async () => {
    const above = path.join(directory, 'above');
    writeFileSync(above, '');
    const written = new WrittenFile(path.join(above, 'trial-1/a.log'));
    await written.append(Buffer.from('honest'));
    await written.close();
    expect(written.fault).toMatch(/^ENOTDIR/);
  });

  test('a pipe in its place: a fault, and no waiting for a reader', async () => {
    const file = path.join(directory, 'pipe');
    execFileSync('mkfifo', [file]);
    const written = new WrittenFile(file);
    await written.append(Buffer.from('honest'));
    await written.close();
    expect(written.fault).toMatch(/^EEXIST/);
  });
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
