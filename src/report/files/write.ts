import { closeSync, openSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { SuiteReport } from '../suite.ts';
import { badgeJson } from './badge.ts';
import { ctrfParts } from './ctrf.ts';
import { junitParts } from './junit.ts';
import { resultsParts } from './results.ts';

/** The files of a report, their texts in parts. */
const FILES: [name: string, parts: (report: SuiteReport, summaryMarkdown: string) => Iterable<string>][] = [
  ['summary.md', (_, summaryMarkdown) => [summaryMarkdown]],
  // What a later report takes as its baseline.
  ['run.json', ({ run }) => [`${JSON.stringify(run, null, 2)}\n`]],
  ['results.json', resultsParts],
  ['junit.xml', junitParts],
  ['ctrf.json', ctrfParts],
  ['badge.json', (report) => [badgeJson(report)]],
];

/**
 * Writes the files of a report into a directory, which is made where it is missing; each file whole or not at all. Returns
 * their paths. Throws what the file system throws.
 */
export async function writeReportFiles(
  directory: string,
  report: SuiteReport,
  summaryMarkdown: string,
): Promise<string[]> {
  await mkdir(directory, { recursive: true });
  const files = FILES.map(([name]) => path.join(directory, name));
  const writes = FILES.map(([, parts], index) =>
    writeFileAtomic(files[index]!, '', { tmpfileCreated: (made) => writeParts(made, parts(report, summaryMarkdown)) }),
  );
  await Promise.allSettled(writes);
  await Promise.all(writes);
  return files;
}

/** At once: a text of megabytes is never whole in memory. */
function writeParts(file: string, parts: Iterable<string>): void {
  const descriptor = openSync(file, 'w');
  try {
    for (const part of parts) writeFileSync(descriptor, part);
  } finally {
    closeSync(descriptor);
  }
}
