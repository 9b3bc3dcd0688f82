import { TrialError } from '../base/errors.ts';
import type { Testbed, TestbedFile } from './types.ts';

/**
 * The content of an entry that is a file; null for one that has more than `limit` bytes, also when it grows meanwhile, or
 * that cannot be read to its end. Throws a TrialError for a fault outside of the testbed.
 */
export async function contentOf(
  { size, content }: Pick<TestbedFile, 'size' | 'content'>,
  limit: number,
): Promise<Buffer | null> {
  if (size > limit) return null;
  const chunks: Buffer[] = [];
  let read = 0;
  try {
    for await (const chunk of content) {
      read += chunk.length;
      if (read > limit) return null;
      chunks.push(Buffer.from(chunk));
    }
  } catch (error) {
    if (error instanceof TrialError) throw error;
    return null;
  }
  return Buffer.concat(chunks);
}

/** The size of a regular file with its content, null as in `contentOf`; null for anything else, and for nothing. */
export async function fileIn(
  testbed: Pick<Testbed, 'files'>,
  file: string,
  limit: number,
): Promise<{ size: number; content: Buffer | null } | null> {
  for await (const entry of testbed.files(file)) {
    if (entry.path !== '' || entry.type !== 'file') return null;
    return { size: entry.size, content: await contentOf(entry, limit) };
  }
  return null;
}
