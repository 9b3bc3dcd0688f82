import { lstatSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import type { Redactor } from './redact.ts';

/**
 * Writes a whole text to a new file, redacted: the one way of a text of a trial to disk. Output and records have writers of
 * their own, which take them in parts. Parts that were redacted are redacted again here, since joined they can hold a
 * secret that none of them did. What stands at the file's place is removed first, and nothing is written through it;
 * returns true if something stood there. Throws as node:fs does.
 */
export async function writeRedacted(file: string, text: string, redactor: Pick<Redactor, 'text'>): Promise<boolean> {
  const isTaken = lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  if (isTaken) await rm(file, { force: true, recursive: true });
  await writeFile(file, redactor.text(text), { flag: 'wx' });
  return isTaken;
}
