import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { makeDirectory } from '../../base/make-directory.ts';
import { writeWhole } from '../../base/whole-file.ts';
import { runParts } from '../../results/record-text.ts';
import { pointsCsv, pointsTex, typesCsv, typesTex } from '../papers/files.ts';
import { hasPlans } from '../papers/prdbench.ts';
import type { SuiteReport } from '../suite.ts';
import { badgeJson } from './badge.ts';
import { ctrfParts } from './ctrf.ts';
import { junitParts } from './junit.ts';
import { resultsParts } from './results.ts';

/** Files that distinguish the report of a suite from that of a comparison. */
const ONLY = {
  suite: [
    'results.json',
    'run.json',
    'junit.xml',
    'ctrf.json',
    'badge.json',
    'types.csv',
    'types.tex',
    'test-points.csv',
    'test-points.tex',
  ],
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
type Files = [name: string, parts: (report: SuiteReport, summaryMarkdown: string) => Iterable<string>][];

/** Tables for papers: of task types, and of test points. */
const TYPES: Files = [
  ['types.csv', typesCsv],
  ['types.tex', (report) => [typesTex(report)]],
];
const POINTS: Files = [
  ['test-points.csv', pointsCsv],
  ['test-points.tex', (report) => [pointsTex(report)]],
];

const FILES: Files = [
  ['summary.md', (_, summaryMarkdown) => [summaryMarkdown]],
  // Used as the baseline of a later report.
  ['run.json', ({ run }) => runParts(run)],
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
  const plans = hasPlans(report);
  // The tables of an earlier report here may be of the other kind.
  for (const [name] of plans ? TYPES : POINTS) await rm(path.join(directory, name), { force: true });
  return writeFiles(
    directory,
    'suite',
    [...FILES, ...(plans ? POINTS : TYPES)].map(([name, parts]) => [name, () => parts(report, summaryMarkdown)]),
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
  makeDirectory(directory);
  const [other] = Object.keys(ONLY).filter((name) => name !== kind) as [keyof typeof ONLY];
  // A directory without the other kind's first file holds no such report: a `run.json` alone is a run.
  if (existsSync(path.join(directory, ONLY[other][0]!)))
    for (const name of ONLY[other].toReversed()) await rm(path.join(directory, name), { force: true });
  const paths = files.map(([name]) => path.join(directory, name));
  const writes = files.map(([, parts], index) => writeWhole(paths[index]!, parts));
  await Promise.allSettled(writes);
  await Promise.all(writes);
  return paths;
}
