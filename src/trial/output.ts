import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../base/errors.ts';
import type { Redactor } from '../base/redact/redact.ts';
import { isPlainPath } from '../base/text/plain-path.ts';
import { readUsage, type Usage } from '../results/usage.ts';
import type { TestbedFile } from '../testbeds/types.ts';

const MOST_FILES = 10_000;
/** The maximum number of entries examined; 100,000 of them take 3 to 9 seconds. */
const MOST_ENTRIES = 200_000;
const LARGEST_USAGE = 64 * 1024;
/**
 * Characters that are kept percent-encoded: GitHub rejects artifact paths with them, zip files cannot have backslashes,
 * and control characters must not reach a terminal. Without a file `HEAD` or a directory `.hg`, git and Mercurial take no
 * directory for a repository, whose settings name programs that a shell's prompt or an editor would have them run.
 */
const NOT_IN_ARTIFACTS = /["<>:|*?\\\p{Cc}]|(?<![^/])(?:H(?=EAD$)|\.(?=hg\/))/giu;
/**
 * Reasons to leave one entry out, by error code: two names that became equal, a name that became too long, a file that
 * is gone or not readable.
 */
const ENTRY_FAULTS: [why: string, codes: string[]][] = [
  ['a name that cannot be kept', ['EEXIST', 'ENAMETOOLONG', 'ENOTDIR', 'EISDIR']],
  ['a file that cannot be read', ['ENOENT', 'EACCES', 'EPERM', 'ELOOP', 'ENXIO', 'EIO']],
];
const NO_USAGE: Usage = { input_tokens: null, output_tokens: null, cost_usd: null, steps: null, model: null };

/** The result of the collection of an agent's output directory. */
export interface Collected {
  usage: Usage;
  /** The entries left out, counted by reason; empty if all were kept. */
  left: string[];
}

/**
 * Copies an agent's output to a directory. The output is hostile: only regular files with plain relative names are
 * kept, within limits (total bytes, number of files), and redacted.
 */
export async function collectOutput(
  entries: AsyncIterable<TestbedFile>,
  directory: string,
  limit: number,
  redactor: Redactor,
): Promise<Collected> {
  const left = new Map<string, number>();
  const leave = (why: string) => left.set(why, (left.get(why) ?? 0) + 1);
  let usage: Usage | null = null;
  let bytes = 0;
  let files = 0;
  let looked = 0;
  for await (const entry of entries) {
    looked += 1;
    if (looked > MOST_ENTRIES) {
      leave(`all that comes after ${MOST_ENTRIES} entries`);
      break;
    }
    if (entry.type === 'directory') {
      const above = path.dirname(entry.path);
      if (!isPlainPath(entry.path) && (above === '.' || isPlainPath(above)))
        leave('a directory that is too deep, or whose name is not a plain one');
    } else if (entry.type === 'unread') leave(entry.why ?? 'an entry that cannot be read');
    else if (entry.type === 'other') leave('a link, device, socket or pipe');
    else if (!isPlainPath(entry.path)) leave('a name that is not a plain relative path');
    else if (files >= MOST_FILES) leave(`more than ${MOST_FILES} files`);
    else if (bytes + entry.size > limit) leave('over max-output-size');
    else {
      files += 1;
      const file = path.join(directory, keptName(redactor.text(entry.path)));
      const content = await keep(entry, file, limit - bytes, redactor).catch(whyLeft);
      if (typeof content === 'string') {
        leave(content);
        continue;
      }
      bytes += content.bytes;
      if (content.cut) leave('over max-output-size');
      if (entry.path === 'usage.json') usage = parseUsage(content, leave);
    }
  }
  return { usage: usage ?? NO_USAGE, left: [...left].map(([why, count]) => `${count} × ${why}`) };
}

async function keep(
  entry: TestbedFile,
  file: string,
  limit: number,
  redactor: Redactor,
): Promise<{ bytes: number; cut: boolean; head: Buffer }> {
  await mkdir(path.dirname(file), { recursive: true });
  // Exclusive creation: never overwrites a file, never follows a symlink.
  const handle = await open(file, 'wx');
  const redaction = redactor.stream();
  let head = Buffer.alloc(0);
  let bytes = 0;
  try {
    for await (const chunk of entry.content) {
      // On the host, a file may have grown since its size was read.
      const within = chunk.subarray(0, limit - bytes);
      bytes += within.length;
      const clean = redaction.push(within);
      if (head.length < LARGEST_USAGE) head = Buffer.concat([head, within.subarray(0, LARGEST_USAGE - head.length)]);
      await handle.writeFile(clean);
      if (within.length < chunk.length) return { bytes, cut: true, head };
    }
    return { bytes, cut: false, head };
  } catch (error) {
    if (bytes === 0) await rm(file);
    throw error;
  } finally {
    await handle.writeFile(redaction.end()).finally(() => handle.close());
  }
}

/** A name with characters that artifacts cannot have, and the first one of `HEAD` and of `.hg`, percent-encoded. */
export function keptName(name: string): string {
  return name.replace(
    NOT_IN_ARTIFACTS,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

function whyLeft(error: unknown): string {
  const [why] = ENTRY_FAULTS.find(([, codes]) => codes.includes(codeOf(error) ?? '')) ?? [];
  if (why === undefined) throw error;
  return why;
}

function parseUsage({ bytes, head }: { bytes: number; head: Buffer }, leave: (why: string) => void): Usage | null {
  if (bytes > LARGEST_USAGE) {
    leave(`usage.json of more than ${LARGEST_USAGE / 1024} KiB, which is not read`);
    return null;
  }
  try {
    const { usage, wrong } = readUsage(head.toString());
    if (wrong.length > 0) leave(`usage.json with an invalid ${wrong.join(', ')}, now unknown`);
    return usage;
  } catch {
    leave('usage.json that is no JSON object');
    return null;
  }
}
