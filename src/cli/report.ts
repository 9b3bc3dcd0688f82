import path from 'node:path';
import { parseOptions } from '../options/parse.ts';
import { resolveBaseline } from '../report/baseline.ts';
import { points } from '../report/change.ts';
import { renderSummary } from '../report/comment.ts';
import { describeSuite } from '../report/describe.ts';
import { resultsJson } from '../report/files/results.ts';
import { writeReportFiles } from '../report/files/write.ts';
import { headline, pointsLine, timesLine } from '../report/phrases.ts';
import { writeReportPage } from '../report/run-page.ts';
import { loadSuite } from '../report/sources.ts';
import type { SuiteReport } from '../report/suite.ts';
import { exitCodeOf, percent } from '../run/gate.ts';
import { plainLine } from '../text/untrusted.ts';
import { plainJson } from './json.ts';

/**
 * `agentbench report`: puts the results in these directories together, writes the report's files to `<results-path>/report/`,
 * and returns the exit code of the gate.
 */
export async function reportCommand(
  directories: string[],
  given: Record<string, string | undefined>,
  json: boolean,
): Promise<number> {
  const options = parseOptions(given);
  const baseline = await resolveBaseline(options.baseline);
  const suite = await loadSuite(directories.length > 0 ? directories : [options['results-path']], options);
  const report = describeSuite(suite, baseline, options);
  const target = path.join(options['results-path'], 'report');
  await writeReportFiles(target, report, renderSummary(report));
  await writeReportPage(target, report);
  process.stdout.write(json ? plainJson(resultsJson(report)) : describe(report, target));
  // A run that was interrupted is not a report that was.
  return exitCodeOf({ ...report.run, interrupted: null }, options);
}

function describe({ run, times, interval, comparison, notes, flaky }: SuiteReport, target: string): string {
  const lines = [headline(run.totals)];
  if (run.settings.mode !== null) lines.push(pointsLine(run.totals));
  if (interval !== null) lines.push(`95% interval ${percent(interval.low)} to ${percent(interval.high)}`);
  lines.push(timesLine(times));
  if (comparison !== null) {
    const { verdict, difference, p, pairs, reasons, flips } = comparison;
    const figures =
      difference === null ? '' : `: ${points(difference)} points, p = ${p!.toPrecision(3)}, ${pairs} instances`;
    lines.push(`${verdict}${figures}${reasons.length > 0 ? ` (${reasons.join('; ')})` : ''}`);
    for (const { instanceId, before, now } of flips) lines.push(`${before} → ${now} ${instanceId}`);
  }
  if (flaky.length > 0) lines.push(`flaky: ${flaky.join(', ')}`);
  for (const note of notes) lines.push(`note: ${note}`);
  for (const reason of run.gate?.reasons ?? []) lines.push(`gate: ${reason}`);
  lines.push(`report: ${path.relative('', path.resolve(target))}/`);
  return `${lines.map((line) => plainLine(line, 1000)).join('\n')}\n`;
}
