import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import { expect, test } from 'vitest';
import { contentOf } from '../../../src/testbeds/content-of.ts';
import type { Container } from '../../../src/testbeds/docker/container.ts';
import { filesIn } from '../../../src/testbeds/docker/files.ts';
import { NEVER_CHANGED } from '../../../src/testbeds/docker/ours.ts';

/** A container with these bytes as the archive of any directory, which was changed at that time. */
function containerOf(archive: Buffer, mtime = new Date()): Container {
  return {
    stat: async () => ({ mode: 2 ** 31, mtime: mtime.toISOString() }),
    getArchive: async () => Readable.from([archive]),
  } as unknown as Container;
}

/** An archive that is whole as an answer, and ends in the middle of its second file. */
async function shrunk(): Promise<Container> {
  const tar = pack();
  tar.entry({ name: 'd/', type: 'directory' });
  tar.entry({ name: 'd/a' }, 'whole');
  tar.entry({ name: 'd/b' }, 'x'.repeat(100_000));
  tar.finalize();
  const bytes = await buffer(tar as AsyncIterable<Buffer>);
  return containerOf(bytes.subarray(0, 50_000));
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

test.each<[string, Date, string[]]>([
  ['/agentbench/output', NEVER_CHANGED, []],
  // Of an archive whose times are all the same, unpacked there.
  ['/agentbench/output', new Date(0), ['a']],
  // An agent that has changed it can set its time.
  ['/testbed', NEVER_CHANGED, ['a']],
  ['/testbed', new Date(0), ['a']],
])('only an empty directory of ours is known by its time: %s, %s', async (directory, mtime, names) => {
  const tar = pack();
  tar.entry({ name: 'd/', type: 'directory' });
  tar.entry({ name: 'd/a' }, 'whole');
  tar.finalize();
  const container = containerOf(await buffer(tar as AsyncIterable<Buffer>), mtime);
  const seen: string[] = [];
  for await (const entry of filesIn(container, directory)) seen.push(entry.path);
  expect(seen).toEqual(names);
});
