import { rm, writeFile } from 'node:fs/promises';
import type { Redactor } from './redact.ts';

/**
 * Writes a whole text to a new file, redacted: the one way of a text of a trial to disk. Output and records have writers of
 * their own, which take them in parts. Parts that were redacted are redacted again here, since joined they can hold a
 * secret that none of them did. A file or link of this name is removed first, and nothing is written through it. Returns
 * the text as written. Throws as node:fs does.
 */
export async function writeRedacted(file: string, text: string, redactor: Pick<Redactor, 'text'>): Promise<string> {
  const written = redactor.text(text);
  await rm(file, { force: true, recursive: true });
  await writeFile(file, written, { flag: 'wx' });
  return written;
}
