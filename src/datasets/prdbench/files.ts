import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { messageOf, UserError } from '../../base/errors.ts';
import { readRegularFile } from '../../base/regular-file.ts';

/** Bytes of one file (a test plan, a document). */
const LARGEST_FILE = 256 * 1024 * 1024;

/** The files of one project in the dataset. Paths are relative to the project and use `/`. */
export interface ProjectFiles {
  directory: string;
  isFile(file: string): boolean;
  isThere(file: string): boolean;
  /** True for a symlink that leads out of the project. */
  isEscape(file: string): boolean;
  /** All files below a folder (`evaluation/`). */
  below(folder: string): string[];
  /** The bytes of a file; throws unless `isFile` is true for it, and a UserError if it cannot be read. */
  read(file: string): Promise<Buffer>;
}

/**
 * Lists a project's files. Symlinks to directories are not followed; a symlink to a file counts if its target is in the
 * project.
 */
export async function projectFiles(directory: string): Promise<ProjectFiles> {
  const root = await realpath(directory);
  const files = new Set<string>();
  const folders = new Set<string>(['']);
  const escapes = new Set<string>();
  for (const folder of folders) {
    for (const entry of await readdir(path.join(root, folder), { withFileTypes: true })) {
      const name = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) folders.add(name);
      else if (entry.isFile()) files.add(name);
      else if (entry.isSymbolicLink()) await addLink(name);
    }
  }
  return {
    directory: root,
    isFile: (file) => files.has(file),
    isThere: (file) => files.has(file) || folders.has(file),
    isEscape: (file) => escapes.has(file),
    below: (folder) => [...files].filter((file) => file.startsWith(folder)).sort(),
    read: async (file) => {
      if (!files.has(file)) throw new Error(`${file} is not a file of ${root}`);
      try {
        return readRegularFile(path.join(root, file), LARGEST_FILE, { follow: true });
      } catch (error) {
        throw new UserError(`dataset: ${path.join(root, file)} cannot be read: ${messageOf(error)}`);
      }
    },
  };

  async function addLink(name: string): Promise<void> {
    const target = await realpath(path.join(root, name)).catch(() => null);
    if (target === null) return;
    if (!target.startsWith(root + path.sep)) escapes.add(name);
    else if ((await stat(target)).isFile()) files.add(name);
  }
}

/**
 * Normalises a path from the data (`./a//b/` becomes `a/b`); null if it is empty, absolute or leads out of the project.
 */
export function insideProject(given: string): string | null {
  if (given.includes('\0') || given.trim() === '') return null;
  const plain = path.posix.normalize(given.trim()).replace(/\/+$/, '');
  if (given.trim().startsWith('/') || plain === '..' || plain.startsWith('../')) return null;
  return plain;
}
