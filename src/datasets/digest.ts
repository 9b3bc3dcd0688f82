import { createHash } from 'node:crypto';
import { lstat, readdir, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../errors.ts';

/**
 * `sha256:…` over the named entries of a directory: every file's path, whether it is executable, and its bytes; links by
 * their target. The same on every machine, whatever the order or the times of the files. Entries that are not there count as absent.
 */
export async function digestOf(root: string, names: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const name of [...names].sort()) await add(name);
  return `sha256:${hash.digest('hex')}`;

  async function add(name: string): Promise<void> {
    const file = path.join(root, name);
    const stats = await lstat(file).catch((error) => {
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    });
    if (stats === null) return;
    if (stats.isDirectory()) {
      for (const entry of (await readdir(file)).sort()) await add(`${name}/${entry}`);
      return;
    }
    const content = stats.isSymbolicLink()
      ? Buffer.from(await readlink(file))
      : stats.isFile()
        ? await readFile(file)
        : Buffer.alloc(0);
    const kind = stats.isSymbolicLink() ? 'link' : stats.mode & 0o100 ? 'executable' : 'file';
    hash.update(`${JSON.stringify(name)} ${kind} ${content.length}\n`).update(content);
  }
}
