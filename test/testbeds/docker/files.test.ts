import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import { expect, test } from 'vitest';
import { contentOf } from '../../../src/testbeds/content-of.ts';
import type { Container } from '../../../src/testbeds/docker/container.ts';
import { filesIn } from '../../../src/testbeds/docker/files.ts';

/** A container whose archive of any directory is whole as an answer, and ends in the middle of its second file. */
async function shrunk(): Promise<Container> {
  const tar = pack();
  tar.entry({ name: 'd/', type: 'directory' });
  tar.entry({ name: 'd/a' }, 'whole');
  tar.entry({ name: 'd/b' }, 'x'.repeat(100_000));
  tar.finalize();
  const bytes = await buffer(tar as AsyncIterable<Buffer>);
  return {
    stat: async () => ({ mode: 2 ** 31, mtime: new Date().toISOString() }),
    getArchive: async () => Readable.from([bytes.subarray(0, 50_000)]),
  } as unknown as Container;
}

test.each([true, false])(
  'a file that shrinks while it is read, and all after it, are unread entries (read: %s)',
  async (read) => {
    const seen: unknown[] = [];
    for await (const entry of filesIn(await shrunk(), '/d')) {
      const content = read ? await contentOf(entry, 1_000_000) : null;
      seen.push([entry.path, entry.type, content?.toString() ?? null]);
    }
    expect(seen).toEqual([
      ['a', 'file', read ? 'whole' : null],
      ['b', 'file', null],
      ['', 'unread', read ? '' : null],
    ]);
  },
);
