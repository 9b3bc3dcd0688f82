import type { Readable } from 'node:stream';

/** Largest file whose text is kept for a later comparison, in bytes. */
export const LARGEST_TEXT = 64 * 1024;
/** Bytes and number of the files of one workdir whose texts are kept. */
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_TEXTS = 2_000;

/** A file as it was, for a later comparison. */
export interface Seen {
  type: 'file' | 'directory' | 'other';
  /** Equal for two looks at a file that nothing has changed. */
  identity: string;
  /** Its content, if it is a text that was kept. */
  text: Buffer | null;
}

/** Files by their path below a directory, with the texts of small ones up to a total size. */
export class SeenFiles extends Map<string, Seen> {
  /** The reason why some files are missing; null if all are there. */
  incomplete: string | null = null;
  #bytes = MOST_BYTES;
  #texts = MOST_TEXTS;

  /** True if there is room for the text of a file of this size; it counts from now on. */
  takes(name: string, size: number): boolean {
    if (size > LARGEST_TEXT || size > this.#bytes || this.#texts === 0 || isOfGit(name)) return false;
    this.#bytes -= size;
    this.#texts -= 1;
    return true;
  }

  /** Adds a file with the directories above it. */
  put(name: string, seen: Seen): void {
    this.set(name, seen);
    for (let at = name.lastIndexOf('/'); at > 0 && !this.has(name.slice(0, at)); at = name.lastIndexOf('/', at - 1))
      this.set(name.slice(0, at), { type: 'directory', identity: 'directory', text: null });
  }

  /** Keeps the text of a file that is being read, if there is room. */
  keepText(name: string, size: number, content: Readable): void {
    const seen = this.get(name);
    if (seen === undefined || !this.takes(name, size)) return;
    const chunks: Buffer[] = [];
    content.on('data', (chunk: Buffer) => chunks.push(Buffer.from(chunk)));
    content.on('end', () => {
      const text = Buffer.concat(chunks);
      if (!text.includes(0)) seen.text = text;
    });
  }

  /** Makes room again for a text that was not kept. */
  letGo(size: number): void {
    this.#bytes += size;
    this.#texts += 1;
  }
}

/** True for a file of git's own in a clone. */
export function isOfGit(name: string): boolean {
  return /(^|\/)\.git\//.test(name);
}
