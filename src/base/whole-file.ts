import { transcode } from 'node:buffer';
import { closeSync, lstatSync, mkdtempSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import writeFileAtomic from 'write-file-atomic';

/**
 * Writes a file completely or not at all, even if this process is killed; part by part, so that a text of megabytes is
 * never whole in memory. A symlink at its place is replaced, and its target kept. `synced`: the file survives a loss of
 * power; without, the call takes a tenth of the time. Throws the file system's errors.
 */
export async function writeWhole(file: string, parts: () => Iterable<string>, synced = true): Promise<void> {
  removeLink(file);
  const written = { tmpfileCreated: (made: string) => writeParts(made, parts()) };
  if (synced) await writeFileAtomic(file, '', written);
  else writeFileAtomic.sync(file, '', { ...written, fsync: false });
}

/** Removes a symlink, whose target would be written to otherwise. */
function removeLink(file: string): void {
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(file);
}

/**
 * Moves a directory in the place of a file aside: its files are somebody else's, and may be another file system's. Returns its new
 * path; null if there is none.
 */
export function moveDirectoryAside(file: string): string | null {
  if (!lstatSync(file, { throwIfNoEntry: false })?.isDirectory()) return null;
  const moved = mkdtempSync(`${file}.moved-`);
  renameSync(file, moved);
  return moved;
}

function writeParts(file: string, parts: Iterable<string>): void {
  const descriptor = openSync(file, 'w');
  try {
    for (const part of parts) writeFileSync(descriptor, encoded(part));
  } finally {
    closeSync(descriptor);
  }
}

/** A character that makes V8 hold the whole text as UTF-16. */
const WIDE = /[^\0-\xff]/;

/** A text as its bytes if it is held as UTF-16, which Node.js writes itself in five times as long: 2 % of a report. */
function encoded(text: string): string | Uint8Array {
  // ASCII, as most parts are, is told by the length alone.
  if (Buffer.byteLength(text) === text.length || !WIDE.test(text)) return text;
  try {
    return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8');
  } catch {
    // It has a lone surrogate.
    return text;
  }
}
