import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The regular files below a directory as text, by relative path. */
export async function filesOf(directory: string): Promise<Map<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return new Map(files.map((file, at) => [path.relative(directory, file), texts[at]!]));
}
