import path from 'node:path';
import type { TestPlan, TestPoint } from '../../datasets/types.ts';
import { fileIn } from '../../testbeds/content-of.ts';
import type { Testbed } from '../../testbeds/types.ts';
import { asText, sameContent } from './compare.ts';
import { projectPath, readDatasetFile } from './files.ts';

/** Most bytes of a file to compare, and most candidates for one point. */
const LARGEST = 64 * 1024 * 1024;
const MOST_CANDIDATES = 200;
/**
 * A file of the same values is at most so many times as long as the expected one, by its layout, and so many bytes more: to
 * parse longer ones could take all memory.
 */
const LAYOUT = 16;
const SLACK = 64 * 1024;

/**
 * Names the files created or changed by this point that equal the expected ones; null if that does not decide. It does
 * only if every expected file is in the dataset, holds something, is not written by the point itself, and has an equal.
 */
export async function equalFile(
  testbed: Testbed,
  plan: TestPlan,
  { expectedFiles }: TestPoint,
  written: string[],
): Promise<string | null> {
  if (expectedFiles.length === 0) return null;
  const changed = new Set(written.map((name) => path.posix.normalize(name)));
  const found: string[] = [];
  for (const name of expectedFiles) {
    const normal = path.posix.normalize(name);
    if (changed.has(normal)) return null;
    const expected = readDatasetFile(plan, normal, LARGEST);
    // An empty file equals the file that a failing command's redirection leaves.
    if (expected === null || (asText(expected) ?? 'binary').trim() === '') return null;
    const equal = await findEqual(testbed, normal, expected, written);
    if (equal === null) return null;
    found.push(`${equal} equals ${normal}`);
  }
  return found.join('; ');
}

/** Only files with the same extension are candidates; the content decides. */
async function findEqual(testbed: Testbed, name: string, expected: Buffer, written: string[]): Promise<string | null> {
  const extension = path.posix.extname(name);
  const limit = Math.min(LARGEST, LAYOUT * expected.length + SLACK);
  const candidates = written.filter((file) => path.posix.extname(file) === extension).slice(0, MOST_CANDIDATES);
  for (const file of candidates) {
    const at = projectPath(testbed, file);
    const found = at === null ? null : await fileIn(testbed, at, limit);
    if (found?.content != null && sameContent(name, expected, found.content)) return file;
  }
  return null;
}
