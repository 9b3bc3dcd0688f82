import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { extract } from 'tar-stream';
import { expect, test } from 'vitest';
import { archiveOf } from '../../../src/testbeds/docker/archive.ts';
import { temporaryDirectory } from '../../support/temporary.ts';

/** The names in an archive of a directory; `seen` is called with each. */
async function namesOf(directory: string, seen: (name: string) => void = () => {}): Promise<string[]> {
  const names: string[] = [];
  const archive = archiveOf({ emptyDirectories: [], files: [], copies: [['/to', directory]] });
  const unpacked = extract();
  archive.on('error', (error) => unpacked.destroy(error));
  unpacked.on('entry', ({ name }, content, next) => {
    names.push(name);
    seen(name);
    content.on('end', next).resume();
  });
  archive.pipe(unpacked);
  await once(unpacked, 'finish');
  return names.sort();
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

test('a name that is not UTF-8 is an error, not the end of the archive', async () => {
  const directory = aDirectory();
  writeFileSync(Buffer.from(`${directory}/b\xe9`, 'latin1'), 'text');
  await expect(namesOf(directory)).rejects.toMatchObject({
    name: 'TrialError',
    message: `${directory}/b\ufffd cannot be packed: its name is not UTF-8, or it was removed meanwhile`,
  });
});

test('so is a file that is removed meanwhile', async () => {
  const directory = aDirectory();
  const packed = namesOf(directory, (name) => {
    if (name === 'to') rmSync(path.join(directory, 'c'));
  });
  await expect(packed).rejects.toThrow(`${directory}/c cannot be packed`);
});
