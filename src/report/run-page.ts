import path from 'node:path';
import { type Baseline, type DescribeOptions, describeSuite } from './describe.ts';
import { writePage } from './files/page.ts';
import type { RunOnDisk } from './load.ts';
import { begunPart, directoriesOf } from './merge.ts';
import type { SuiteReport } from './suite.ts';

/** The report of one run on disk. */
export function describeRun(
  onDisk: RunOnDisk,
  baseline: Baseline | null,
  options: DescribeOptions,
  runUrl: string | null = null,
): SuiteReport {
  const suite = { ...begunPart(onDisk), directories: directoriesOf([onDisk]) };
  return describeSuite(suite, baseline, options, { runUrl, artifactUrl: null, results: onDisk.directory ?? null });
}

/** Writes `report.html` into an existing directory and returns its path. Throws the file system's errors. */
export async function writeReportPage(directory: string, report: SuiteReport): Promise<string> {
  const file = path.join(directory, 'report.html');
  await writePage(file, report);
  return file;
}
