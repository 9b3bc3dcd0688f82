/**
 * Reports on a directory's results (`report`), also with the page (`page`), or only parses them (`parse`) or their
 * trajectories (`parse-trajectories`); prints its `{ms, megabytes}`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseOptions } from '../src/options/parse.ts';
import { describeSuite } from '../src/report/describe.ts';
import { pageTemplate } from '../src/report/files/page-template.ts';
import { writeReportFiles } from '../src/report/files/write.ts';
import { loadRuns } from '../src/report/load.ts';
import { renderComment, renderSummary } from '../src/report/markdown/comment.ts';
import { suiteOf } from '../src/report/merge.ts';
import { writeReportPage } from '../src/report/run-page.ts';
import { peakMegabytes } from './peak.ts';

const [what, directory] = process.argv.slice(2) as [string, string];
// The bundle contains the page's template; from source it must be built first.
if (what === 'page') await pageTemplate();
const begun = performance.now();
if (what === 'parse-trajectories') {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const file = path.join(directory, entry.name, 'trial-1/trajectory.json');
    if (entry.isDirectory() && existsSync(file)) JSON.parse(readFileSync(file, 'utf8'));
  }
} else if (what === 'parse') {
  JSON.parse(readFileSync(path.join(directory, 'run.json'), 'utf8'));
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    if (entry.isDirectory()) JSON.parse(readFileSync(path.join(directory, entry.name, 'trial-1/result.json'), 'utf8'));
  }
} else {
  const options = parseOptions({});
  const report = describeSuite(suiteOf(await loadRuns([directory]), options, directory), null, options);
  const summary = renderSummary(report);
  if (Buffer.byteLength(summary) >= 1024 * 1024 || renderComment(report, 'suite').length >= 60_000)
    throw new Error('over a limit of GitHub');
  await writeReportFiles(`${directory}-report`, report, summary);
  if (what === 'page') await writeReportPage(`${directory}-report`, report);
}
const figures = { ms: performance.now() - begun, megabytes: peakMegabytes('self') };
process.stdout.write(JSON.stringify(figures));
