import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { SuiteReport } from '../suite.ts';
import { badgeJson } from './badge.ts';
import { ctrfJson } from './ctrf.ts';
import { junitXml } from './junit.ts';
import { resultsJson } from './results.ts';

/** The files of a report, by name. */
export function reportFiles(report: SuiteReport, summaryMarkdown: string): Record<string, string> {
  return {
    'summary.md': summaryMarkdown,
    // What a later report takes as its baseline.
    'run.json': `${JSON.stringify(report.run, null, 2)}\n`,
    'results.json': resultsJson(report),
    'junit.xml': junitXml(report),
    'ctrf.json': ctrfJson(report),
    'badge.json': badgeJson(report),
  };
}

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
  const files = Object.entries(reportFiles(report, summaryMarkdown));
  for (const [name, text] of files) await writeFileAtomic(path.join(directory, name), text);
  return files.map(([name]) => path.join(directory, name));
}
