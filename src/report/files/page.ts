import { isPlanOnly } from '../../results/unknown.ts';
import { causeWords } from '../causes.ts';
import { describeSuite } from '../describe.ts';
import type { ComparisonDocument } from '../documents/comparison-document.ts';
import type { RunExtra, RunHead, RunId } from '../documents/page-document.ts';
import { begunIn, effortChanges } from '../effort.ts';
import { durationOf, headline } from '../phrases.ts';
import type { SuiteReport } from '../suite.ts';
import { PageFile } from './page-file.ts';
import { pageTemplate } from './page-template.ts';
import { inOrder, inTurn, openFirst, placed, type Room, writeTrials } from './page-trials.ts';
import { resultsJson } from './results.ts';
import { fileLine } from './text.ts';

/** Maximum bytes of a page, so that a browser on a small machine can open it. */
const LARGEST_PAGE = 50 * 1024 * 1024;
/** Maximum number of trials with records and files, so that the cost of a report stays bounded. */
const MOST_TRIALS = 2_500;
/** The same limit for all runs of a comparison, which is written once and not after every run. */
const MOST_COMPARED = 5_000;

/** Maximum characters of a verdict's reason. */
const LONGEST_REASON = 500;

/** A run on a page. */
interface PagedRun extends RunHead {
  report: SuiteReport;
}

/**
 * `report.html`: the whole report as one page for a browser, with the files of its trials (prompts, logs, recordings)
 * if they are on this machine. Records and logs are read one at a time. If space runs out, passed trials are left out
 * first, and the page says so. Written completely or not at all; throws the file system's errors.
 */
export async function writePage(
  file: string,
  report: SuiteReport,
  { limit = LARGEST_PAGE, most = MOST_TRIALS }: Partial<Room> = {},
): Promise<void> {
  const now: PagedRun = { id: 'n', name: 'this run', report };
  const runs =
    report.baseline === null ? [now] : [now, { id: 'b', name: 'baseline', report: asReport(report.baseline) }];
  await write(file, async (page, next) => {
    await writeIndex(page, runs);
    for (const run of runs) await writeRun(page, run);
    await next();
    const trials = runs.flatMap((run) => openFirst(placed(run.id, run.report)));
    await writeTrials(page, trials, { limit, most });
  });
}

/**
 * `report.html` of a comparison: the comparison, the report of each run, and the files of their trials. If space runs
 * out, trials that did not pass come first, then passed ones where another run did not pass, and every run gets its
 * share. Otherwise as `writePage`.
 */
export async function writeComparisonPage(
  file: string,
  { document, reports }: { document: ComparisonDocument; reports: SuiteReport[] },
  { limit = LARGEST_PAGE, most = MOST_COMPARED }: Partial<Room> = {},
): Promise<void> {
  const runs = document.runs.map(
    ({ name }, index): PagedRun => ({
      ...{ id: runId(index), name },
      report: withoutGate(reports[index]!),
    }),
  );
  await write(file, async (page, next) => {
    await writeIndex(page, runs);
    await page.value({ 'data-comparison': '' }, document);
    await next();
    // There may be fifty runs: each is unpacked only when needed.
    for (const run of runs) await writeRun(page, run);
    await writeTrials(page, inTurn(runs.map(({ id, report }) => placed(id, report))), { limit, most });
  });
}

function asReport(baseline: NonNullable<SuiteReport['baseline']>): SuiteReport {
  return withoutGate(describeSuite(baseline, null, { tolerance: 0, 'fail-on': 'never' }));
}

/** The gate is about the run of a report: that of others was judged by other options, which are not known. */
function withoutGate({ run, ...report }: SuiteReport): SuiteReport {
  return { ...report, run: { ...run, gate: null } };
}

/** `next` starts the part of the page that is loaded after its first data are shown. */
async function write(
  file: string,
  content: (page: PageFile, next: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const [head, middle, tail] = (await pageTemplate()).split(/<!--(?:index|blocks)-->\n/) as [string, string, string];
  const page = await PageFile.create(file);
  try {
    await page.text(head);
    await content(page, () => page.text(middle));
    await page.text(tail);
    await page.finish();
  } catch (error) {
    await page.abandon();
    throw error;
  }
}

async function writeIndex(page: PageFile, runs: PagedRun[]): Promise<void> {
  const heads = runs.map(({ id, name }): RunHead => ({ id, name }));
  await page.value({ 'data-index': '' }, heads);
}

async function writeRun(page: PageFile, { id, report }: PagedRun): Promise<void> {
  const extra: RunExtra = {
    headline: headline(report.run.totals),
    causes: causeWords(report),
    time: durationOf(report.times) > 0 ? report.times : null,
    begun: begunIn(report.trials),
    changes: effortChanges(report),
    ...(isPlanOnly(report.run) ? { planOnly: true } : {}),
    reasons: inOrder(report).map(({ reason }) => fileLine(reason, LONGEST_REASON)),
    ...(report.repeat === undefined ? {} : { repeat: report.repeat }),
  };
  await page.json({ 'data-report': id }, resultsJson(report));
  await page.value({ 'data-run': id }, extra);
}

/** Letters of a run in a comparison: `A` to `Z`, then `AA`, like the columns of a spreadsheet. */
export function runId(index: number): RunId {
  const rest = Math.floor(index / 26);
  return (rest === 0 ? '' : runId(rest - 1)) + String.fromCharCode(65 + (index % 26));
}
