import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { extract, type Header } from 'tar-stream';
import { expect, onTestFinished, test } from 'vitest';
import { archiveOf, type Packed, seenOf } from '../../../src/testbeds/docker/archive.ts';
import { SeenFiles } from '../../../src/testbeds/given.ts';
import { filesOf } from '../../../src/testbeds/task-files.ts';
import { dockerCli, theDocker } from '../../support/docker.ts';
import { temporaryDirectory } from '../../support/temporary.ts';
import { IMAGE } from '../../support/testbed.ts';

/** The names in an archive of a directory; `seen` is called with the head of each. */
async function namesOf(
  directory: string,
  packed: Packed | null = null,
  seen: (header: Header) => void = () => {},
): Promise<string[]> {
  const names: string[] = [];
  const archive = archiveOf({ emptyDirectories: [], files: [], copies: [['/to', directory]] }, packed);
  const unpacked = extract();
  archive.on('error', (error) => unpacked.destroy(error));
  unpacked.on('entry', (header, content, next) => {
    names.push(header.name);
    seen(header);
    content.on('end', next).resume();
  });
  archive.pipe(unpacked);
  await once(unpacked, 'finish');
  return names.sort();
}

/** Names, types and targets of links below a directory, a character for each byte. */
function treeOf(directory: string): string[] {
  const words = [directory, '-mindepth', '1', '-printf', '%P %y %l\\n'];
  return execFileSync('find', words, { encoding: 'latin1' }).split('\n').sort();
}

function aDirectory(): string {
  const directory = temporaryDirectory();
  mkdirSync(path.join(directory, 'lib'));
  for (const name of ['a', 'b', 'c', 'lib/code']) writeFileSync(path.join(directory, name), 'text');
  return directory;
}

test('everything is packed', async () => {
  expect(await namesOf(aDirectory())).toEqual(['to', 'to/a', 'to/b', 'to/c', 'to/lib', 'to/lib/code']);
});

test('content of this machine that cannot be read is named, and is no fault of Docker', async () => {
  const container = dockerCli('create', IMAGE, 'true');
  onTestFinished(() => void dockerCli('rm', container));
  const archive = archiveOf({ emptyDirectories: [], files: [], copies: [['/to', '/no/such/content']] });
  const put = (await theDocker()).container(container).putArchive(archive, '/');
  await expect(put).rejects.toMatchObject({
    kind: 'testbed',
    message: expect.stringMatching(/^\/no\/such\/content cannot be packed: ENOENT/),
  });
  expect(() => filesOf({ directory: '/no/such/tests', leftOut: [] }, '/tests', 'test.sh')).toThrow(
    /^\/no\/such\/tests cannot be read: ENOENT/,
  );
});

test('many copies in one archive give no warning', async () => {
  const warnings: Error[] = [];
  const warn = (warning: Error) => warnings.push(warning);
  process.on('warning', warn);
  onTestFinished(() => void process.off('warning', warn));
  const directory = aDirectory();
  const copies = Array.from({ length: 20 }, (_, index): [string, string] => [`/to/${index}`, directory]);
  let bytes = 0;
  for await (const chunk of archiveOf({ emptyDirectories: [], files: [], copies })) bytes += chunk.length;
  expect(bytes).toBeGreaterThan(0);
  expect(warnings).toEqual([]);
});

test('names and targets of links that are not UTF-8 are in a container as they are here', async () => {
  const directory = aDirectory();
  const at = (name: string) => Buffer.from(`${directory}/${name}`, 'latin1');
  const long = 'x'.repeat(200);
  for (const name of ['b\xe9', 'lib/\xff', `lib/${long}\xfe`]) writeFileSync(at(name), name);
  mkdirSync(at('\xe8'));
  writeFileSync(at('\xe8/\xe9'), 'text');
  symlinkSync(Buffer.from('lib/\xff', 'latin1'), at('link'));
  symlinkSync('lib', at('\xfc'));
  writeFileSync(path.join(directory, 'ünï'), 'text');
  const container = dockerCli('create', IMAGE, 'true');
  onTestFinished(() => void dockerCli('rm', container));
  // It waits for a reader: bytes of a name must not come before an entry that was begun earlier.
  const files: [string, string][] = [['/first', 'x'.repeat(1_000_000)]];
  const archive = archiveOf({ emptyDirectories: [], files, copies: [['/to', directory]] });
  await (await theDocker()).container(container).putArchive(archive, '/');
  const there = temporaryDirectory();
  dockerCli('cp', `${container}:/to/.`, there);
  expect(treeOf(there)).toEqual(treeOf(directory));
});

test('all is known as an archive of the container tells it, links too', async () => {
  const directory = aDirectory();
  symlinkSync('lib/code', path.join(directory, 'link'));
  symlinkSync(Buffer.from('\xff', 'latin1'), path.join(directory, 'lib/other'));
  const packed = { below: '/to', files: new SeenFiles() };
  const told: [string, string][] = [];
  await namesOf(directory, packed, (header) => told.push([header.name.slice('to/'.length), seenOf(header).identity]));
  const known = [...packed.files].map(([name, { identity }]) => [name, identity]);
  expect(known.sort()).toEqual(told.slice(1).sort());
});

test('a file that is removed meanwhile is an error, not the end of the archive', async () => {
  const directory = aDirectory();
  const packed = namesOf(directory, null, ({ name }) => {
    if (name === 'to') rmSync(path.join(directory, 'c'));
  });
  await expect(packed).rejects.toThrow(`${directory}/c cannot be packed`);
});
