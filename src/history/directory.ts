import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { codeOf, UserError } from '../base/errors.ts';
import { makeDirectory } from '../base/make-directory.ts';
import { readRegularFile } from '../base/regular-file.ts';
import type { Keep, Kept } from './keep.ts';
import { HISTORY_FILE, LARGEST_HISTORY } from './lines.ts';

/** Keeps a report in a directory, which is created if missing. Throws the file system's errors. */
export async function keepInDirectory(directory: string, keep: Keep): Promise<Kept> {
  const history = path.join(directory, HISTORY_FILE);
  const file = readHistory(history);
  const kept = keep(file);
  if (kept.files === null) return kept;
  makeDirectory(directory);
  const before = file ?? Buffer.alloc(0);
  for (const [name, bytes] of kept.files) {
    // New lines are appended, so that two reports written at the same time are both kept, the first ones too.
    if (name === HISTORY_FILE && bytes.subarray(0, before.length).equals(before))
      await appendFile(history, bytes.subarray(before.length));
    else await writeFileAtomic(path.join(directory, name), bytes);
  }
  return kept;
}

function readHistory(file: string): Buffer | null {
  try {
    return readRegularFile(file, LARGEST_HISTORY);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    if (codeOf(error) === 'ELOOP')
      throw new UserError(`${file} is a link, and links are not followed; name the directory of the file itself`);
    throw error;
  }
}
