import { messageOf } from '../base/errors.ts';
import type { Options } from '../options/options.ts';
import type { Baseline } from '../report/describe.ts';
import type { RunOnDisk } from '../report/load.ts';
import { describeRun, writeReportPage } from '../report/run-page.ts';
import { complain } from './print.ts';

/** Writes report.html beside the results; returns its path, or null after printing the failure. */
export async function writePage(
  onDisk: RunOnDisk & { directory: string },
  baseline: Baseline | null,
  options: Options,
): Promise<string | null> {
  try {
    return await writeReportPage(onDisk.directory, describeRun(onDisk, baseline, options));
  } catch (error) {
    complain(`report.html was not written: ${messageOf(error)}`);
    return null;
  }
}
