import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../base/errors.ts';
import type { Redactor } from '../base/redact/redact.ts';
import type { Usage } from '../results/records.ts';
import type { TestbedFile } from '../testbeds/types.ts';

const MOST_FILES = 10_000;
/** Entries that are looked at; 100,000 of them take 3 to 9 seconds. */
const MOST_ENTRIES = 200_000;
const LARGEST_USAGE = 64 * 1024;
/** GitHub takes no artifact with one of these in a path, zip files know no backslash, and no terminal is to obey a name; kept percent-encoded. */
const NOT_IN_ARTIFACTS = /["<>:|*?\\\p{Cc}]/gu;
/** Faults of one entry, and why it is left out: two names that became one, a name that became too long; a file that is gone or closed to us. */
const ENTRY_FAULTS: [why: string, codes: string[]][] = [
  ['a name that cannot be kept', ['EEXIST', 'ENAMETOOLONG', 'ENOTDIR', 'EISDIR']],
  ['a file that cannot be read', ['ENOENT', 'EACCES', 'EPERM', 'ELOOP', 'ENXIO', 'EIO']],
];
const NO_USAGE: Usage = { input_tokens: null, output_tokens: null, cost_usd: null, steps: null, model: null };

/** What came of an agent's output directory. */
export interface Collected {
  usage: Usage;
  /** What was left out, and why; empty where all was kept. */
  left: string[];
}

/**
 * Keeps an agent's output below a directory of ours. Whatever the agent made there is hostile: only regular files with
 * plain relative names are kept, within limits (bytes in all, number of files), redacted on the way.
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
        leave('a directory too deep, or with a name that is no plain one');
    } else if (entry.type === 'unread') leave(entry.why ?? 'what cannot be read');
    else if (entry.type === 'other') leave('no regular file (link, device, socket or pipe)');
    else if (!isPlainPath(entry.path)) leave('a name that is no plain relative path');
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
      if (entry.path === 'usage.json') usage = await parseUsage(content.head, leave);
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
  // Exclusively: a file of ours is never written over, nor a link followed.
  const handle = await open(file, 'wx');
  const redaction = redactor.stream();
  let head = Buffer.alloc(0);
  let bytes = 0;
  try {
    for await (const chunk of entry.content) {
      // A file of the host may have grown since its size was read.
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
    await handle.writeFile(redaction.end());
    await handle.close();
  }
}

/** A name with what artifacts cannot hold percent-encoded. */
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

/** Whether a name of hostile make is relative and goes nowhere but down. */
export function isPlainPath(name: string): boolean {
  const parts = name.split('/');
  return (
    !name.includes('\0') &&
    !name.includes('\ufffd') &&
    Buffer.byteLength(name) < 1000 &&
    parts.every((part) => part !== '' && part !== '.' && part !== '..')
  );
}

async function parseUsage(content: Buffer, leave: (why: string) => void): Promise<Usage | null> {
  const { usageSchema } = await import('../results/records.ts');
  try {
    return usageSchema.parse(JSON.parse(content.toString()));
  } catch {
    leave('usage.json that does not hold numbers for input_tokens, output_tokens, cost_usd, steps');
    return null;
  }
}
