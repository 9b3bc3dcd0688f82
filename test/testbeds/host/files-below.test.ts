import type fs from 'node:fs';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { filesBelow } from '../../../src/testbeds/host/files-below.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

/** As of a file system whose program has ended, and as of a process without free descriptors. */
const FAULTS: Record<string, string> = { mounted: 'ENOTCONN', full: 'EMFILE' };

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  return {
    ...real,
    lstatSync(file: Buffer, options: { bigint: true }) {
      const code = FAULTS[path.basename(file.toString())];
      if (code !== undefined) throw Object.assign(new Error(code), { code });
      return real.lstatSync(file, options);
    },
  };
});

test('an entry that cannot be read is told, whatever the reason, and the others are listed', async () => {
  const directory = temporaryDirectory();
  mkdirSync(path.join(directory, 'mounted'));
  writeFileSync(path.join(directory, 'a'), 'text');
  const found = [];
  for await (const { path: name, type, why } of filesBelow(directory)) found.push([name, type, why]);
  expect(found.sort()).toEqual([
    ['a', 'file', undefined],
    ['mounted', 'unread', 'an entry that cannot be read (ENOTCONN)'],
  ]);
});

test('a fault of this process is thrown', async () => {
  const directory = temporaryDirectory();
  writeFileSync(path.join(directory, 'full'), '');
  const listed = filesBelow(directory)[Symbol.asyncIterator]();
  await expect(listed.next()).rejects.toMatchObject({ code: 'EMFILE' });
});
