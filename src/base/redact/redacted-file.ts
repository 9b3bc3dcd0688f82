import { lstatSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Redactor } from './redact.ts';

/**
 * Writes a whole text to a new file, redacted: the one way of a text of a trial to disk. Output and records have writers of
 * their own, which take them in parts. Parts that were redacted are redacted again here, since joined they can hold a
 * secret that none of them did. Anything at the file's place is removed first, and nothing is written through it.
 * Returns the text as written, and whether something was removed. Throws as node:fs does.
 */
export async function writeRedacted(
  file: string,
  text: string,
  redactor: Pick<Redactor, 'text'>,
): Promise<{ written: string; removed: boolean }> {
  const removed = lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  if (removed) await rm(file, { force: true, recursive: true });
  const written = redactor.text(text);
  writeFileSync(file, written, { flag: 'wx' });
  return { written, removed };
}
