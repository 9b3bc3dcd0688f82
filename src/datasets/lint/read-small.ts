import { readRegularFile } from '../../base/regular-file.ts';

/** Bytes of a file that is searched; larger ones are no scripts. */
const LARGEST_SCRIPT = 1024 * 1024;

/** The text of a small regular file; null for anything else. */
export function readSmall(file: string): string | null {
  try {
    return readRegularFile(file, LARGEST_SCRIPT).toString();
  } catch {
    return null;
  }
}
