import { closeSync, existsSync, lstatSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { SuiteReport } from '../suite.ts';
import { badgeJson } from './badge.ts';
import { ctrfParts } from './ctrf.ts';
import { junitParts } from './junit.ts';
import { resultsParts } from './results.ts';

/** Files that distinguish the report of a suite from that of a comparison. */
const ONLY = {
  suite: ['results.json', 'run.json', 'junit.xml', 'ctrf.json', 'badge.json'],
  comparison: [
    'comparison.json',
    'leaderboard.csv',
    'matrix.csv',
    'pairwise.csv',
    'pass-at-k.csv',
    'leaderboard.tex',
    'pairwise.tex',
  ],
};

/** Files of a suite's report, and functions that produce their texts in parts. */
const FILES: [name: string, parts: (report: SuiteReport, summaryMarkdown: string) => Iterable<string>][] = [
  ['summary.md', (_, summaryMarkdown) => [summaryMarkdown]],
  // Used as the baseline of a later report.
  ['run.json', ({ run }) => [`${JSON.stringify(run, null, 2)}\n`]],
  ['results.json', resultsParts],
  ['junit.xml', junitParts],
  ['ctrf.json', ctrfParts],
  ['badge.json', (report) => [badgeJson(report)]],
];

/**
 * Writes the files of a suite's report into a directory, which is created if missing; each file completely or not at
 * all. Returns their paths. Throws the file system's errors.
 */
export async function writeReportFiles(
  directory: string,
  report: SuiteReport,
  summaryMarkdown: string,
): Promise<string[]> {
  return writeFiles(
    directory,
    'suite',
    FILES.map(([name, parts]) => [name, () => parts(report, summaryMarkdown)]),
  );
}

/**
 * Writes files into a directory, each completely or not at all. Files of a report of the other kind are removed, since
 * they would contradict these. Returns the paths.
 */
export async function writeFiles(
  directory: string,
  kind: keyof typeof ONLY,
  files: [name: string, parts: () => Iterable<string>][],
): Promise<string[]> {
  await mkdir(directory, { recursive: true });
  const [other] = Object.keys(ONLY).filter((name) => name !== kind) as [keyof typeof ONLY];
  // A directory without the other kind's first file holds no such report: a `run.json` alone is a run.
  if (existsSync(path.join(directory, ONLY[other][0]!)))
    for (const name of ONLY[other].toReversed()) await rm(path.join(directory, name), { force: true });
  const paths = files.map(([name]) => path.join(directory, name));
  // To write a file whole is to replace what a link at its name leads to.
  for (const file of paths) if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(file);
  const writes = files.map(([, parts], index) =>
    writeFileAtomic(paths[index]!, '', { tmpfileCreated: (made) => writeParts(made, parts()) }),
  );
  await Promise.allSettled(writes);
  await Promise.all(writes);
  return paths;
}

/** Writes part by part, so that a text of megabytes is never whole in memory. */
function writeParts(file: string, parts: Iterable<string>): void {
  const descriptor = openSync(file, 'w');
  try {
    for (const part of parts) writeFileSync(descriptor, part);
  } finally {
    closeSync(descriptor);
  }
}
