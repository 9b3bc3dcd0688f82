import path from 'node:path';
import { codeOf, messageOf, UserError } from '../base/errors.ts';
import { count, endsOf, firstLines, firstNames, points, pText } from '../base/format.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { compareRuns, type RunsComparison } from '../comparison/compare-runs.ts';
import { contendersOf, findGroups, overlaps, parseSource } from '../comparison/contenders.ts';
import { comparisonParts } from '../comparison/files/json.ts';
import { writeComparisonFiles } from '../comparison/files/write.ts';
import { renderComparisonSummary } from '../comparison/markdown.ts';
import { keepInDirectory } from '../history/directory.ts';
import { keeping } from '../history/keep.ts';
import type { OptionName, Options } from '../options/options.ts';
import { parseOptions, type Texts } from '../options/parse.ts';
import { resolveBaseline } from '../report/baseline.ts';
import { causeWords } from '../report/causes.ts';
import { describeSuite } from '../report/describe.ts';
import { effortParts } from '../report/effort.ts';
import { byInstance } from '../report/figures.ts';
import { writeComparisonPage } from '../report/files/page.ts';
import { writePrdbenchReports } from '../report/files/prdbench.ts';
import { resultsJson } from '../report/files/results.ts';
import { writeReportFiles } from '../report/files/write.ts';
import { renderSummary } from '../report/markdown/comment.ts';
import { trendLine } from '../report/markdown/trend.ts';
import { suiteOf } from '../report/merge.ts';
import { isDirectory, type Labels, labelsOf, readLabels } from '../report/papers/labels.ts';
import { headline, measureAdvice, noiseSentences, scoreLine } from '../report/phrases.ts';
import { writeReportPage } from '../report/run-page.ts';
import type { Comparison, SuiteReport } from '../report/suite.ts';
import { exitCodeOf, forReport, idleRegression } from '../results/gate.ts';
import type { RunRecord } from '../results/records.ts';
import { DEFAULT_RESULTS, latestRun, reportDirectory } from '../results/run-place.ts';
import { comparisonLines } from './comparison.ts';
import type { Given } from './config.ts';
import { lookOf } from './paint.ts';
import { complain, printDocument, printLines } from './print.ts';
import { pathFromHere } from './trials.ts';

const SEVERAL = 'several runs are compared here';
/** Options of the gate, which a comparison does not have. */
const GATE = ['fail-on', 'min-success-rate', 'min-score'];

const OVERLAP =
  'the directories hold verdicts on the same trials, of which the later counts; to compare them, name each: before=DIRECTORY after=DIRECTORY';

/** Maximum number of lines of a kind: changed verdicts, notes. The others are on the page. */
const MOST_LINES = 20;
/** Maximum number of instances named on a line. */
const MOST_NAMES = 10;

const NOT_ADDED =
  'history: no point was added: this run was not measured for a branch, or the history has a later attempt of it';

/**
 * `agentbench report`: merges the results in these directories, writes the report files to `report/` in `results-path`,
 * and returns the exit code of the gate. Runs of several agents, or with several names (`NAME=DIRECTORY`), are compared
 * instead; a comparison has no gate and returns 0. `prdbench`: a directory for the points as PRDbench's own tools read
 * them. `labels`: a file of labels for test points, or other results.
 */
export async function reportCommand(
  directories: string[],
  { texts, origins }: Pick<Given, 'texts' | 'origins'>,
  json: boolean,
  { prdbench, labels }: { prdbench?: string; labels?: string } = {},
): Promise<number> {
  const given = parseOptions(texts);
  if (given.history !== null && 'branch' in given.history)
    throw new UserError('history: branch:… is for workflows; on the command line name a directory');
  // results-path is not parsed as NAME=DIRECTORY.
  const results = given['results-path'];
  const sources =
    directories.length > 0
      ? directories.map(parseSource)
      : [{ name: null, directory: results ?? latestRun() ?? DEFAULT_RESULTS }];
  const { groups, notes, experiment } = await findGroups(sources, given.measure);
  if (groups.some((group) => overlaps(sources, group))) notes.push(OVERLAP);
  const target = reportDirectory(results);
  if (groups.length > 1) {
    requireNothingOfOneRun(texts, origins);
    if (prdbench !== undefined) throw new UserError(`prdbench: ${SEVERAL}; report one of them`);
    if (labels !== undefined) throw new UserError(`labels: ${SEVERAL}; report one of them`);
    const tolerance = experiment === null ? given.tolerance : experiment.record.tolerance;
    const comparison = compareRuns(contendersOf(groups), notes, tolerance, experiment);
    await writing(target, async () => {
      await writeComparisonFiles(target, comparison.document, renderComparisonSummary(comparison.document));
      await writeComparisonPage(path.join(target, 'report.html'), comparison);
    });
    if (json) printDocument([...comparisonParts(comparison.document)].join(''));
    else printLines(compared(comparison, target));
    return 0;
  }
  const baseline = await resolveBaseline(given.baseline);
  const runs = groups[0]?.runs ?? [];
  const options = forReport(given, runs);
  const where = sources.map(({ directory }) => directory).join(', ');
  const suite = suiteOf(
    { runs, notes },
    options,
    where,
    '; results are directories with a run.json, jobs of Harbor and logs of Inspect',
  );
  suite.run.suite = options.suite ?? suite.run.suite;
  const links = { runUrl: null, artifactUrl: null, results: suite.directory ?? null };
  const described = { ...describeSuite(suite, baseline, options, links), labels: await labelsFrom(labels, options) };
  const idle = idleRegression(options, described.run.change !== null);
  if (idle !== null) complain(idle);
  const report = await withHistory(described, options);
  const written = prdbench === undefined ? null : await writePrdbenchReports(prdbench, report);
  await writing(target, async () => {
    await writeReportFiles(target, report, renderSummary(report));
    await writeReportPage(target, report);
  });
  if (json) printDocument(resultsJson(report));
  else {
    printLines(describe(report, target));
    if (written !== null) printLines([`${written} test points for score_cal.py: ${pathFromHere(prdbench!)}/`]);
  }
  // An interrupted run can still be reported; the report itself was not interrupted.
  return exitCodeOf({ ...report.run, interrupted: null }, options);
}

/** Writes the files of a report. Throws a UserError if the file system refuses. */
async function writing(target: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    // ENOSPC, EACCES, …, but not ERR_….
    if (!/^E[A-Z]+$/.test(codeOf(error) ?? '')) throw error;
    throw new UserError(`results-path: ${target} cannot be written: ${messageOf(error)}`);
  }
}

/** Labels of a file, or the verdicts of other results. Throws a UserError. */
async function labelsFrom(place: string | undefined, options: Options): Promise<Labels | null> {
  if (place === undefined) return null;
  if (!isDirectory(place)) return readLabels(place);
  const { groups, notes } = await findGroups([{ name: null, directory: place }]);
  if (groups.length > 1) throw new UserError(`labels: ${place} has results of several runs; name one of them`);
  return labelsOf(suiteOf({ runs: groups[0]?.runs ?? [], notes }, { ...options, matrix: undefined }, place, ''));
}

/** Options that apply to a single run only, each with what to do instead. */
const OF_ONE_RUN: Partial<Record<OptionName, string>> = {
  baseline: '; name the baseline as one of them: before=DIRECTORY',
  matrix: ', but a matrix is the plan of one; report that run on its own',
  history: ', but a point of a history is one run; report that run on its own',
};

/** Throws a UserError for options that apply to a single run only; those of a file of options (`origins`) are ignored. */
function requireNothingOfOneRun(given: Texts, origins: Map<string, string>): void {
  const isGiven = (name: string) => ![undefined, '', 'none'].includes(given[name]?.trim());
  const ofOne = Object.entries(OF_ONE_RUN).filter(([name]) => isGiven(name));
  for (const [name, advice] of ofOne) if (!origins.has(name)) throw new UserError(`${name}: ${SEVERAL}${advice}`);
  const ofFile = ofOne.map(([name]) => name);
  if (ofFile.length > 0) complain(`${SEVERAL}; ignored: ${ofFile.join(', ')}`);
  const gate = GATE.filter((name) => given[name] !== undefined);
  if (gate.length > 0) complain(`a comparison has no gate; ignored: ${gate.join(', ')}`);
}

function compared({ document }: RunsComparison, target: string): string[] {
  const look = lookOf(process.stdout);
  return [...comparisonLines(document, look), look.paint('dim', `report: ${pathFromHere(target)}/`)];
}

/** Adds the trend if a history is kept. Failures are printed and have no other effect. */
async function withHistory(report: SuiteReport, { history, tolerance }: Options): Promise<SuiteReport> {
  if (history === null || 'branch' in history) return report;
  const keep = keeping(report, { github: report.run.github, tolerance });
  if (keep === null) return report;
  try {
    const { trend, notes } = await keepInDirectory(history.directory, keep);
    for (const note of notes) warn(note);
    return { ...report, trend };
  } catch (error) {
    warn(`history: there is no trend, and no point was added to ${history.directory}: ${messageOf(error)}`);
    return report;
  }
}

function warn(message: string): void {
  complain(plainLine(message, 1000));
}

function describe(report: SuiteReport, target: string): string[] {
  const { run, interval, comparison, trend, notes, flaky } = report;
  const lines = [headline(run.totals)];
  const score = scoreLine(run);
  if (score !== null) lines.push(score);
  if (interval !== null) lines.push(`95% interval ${endsOf(interval)}`);
  lines.push(...effortParts(report));
  const causes = causeWords(report);
  if (causes !== '') lines.push(`why: ${causes}`);
  if (comparison !== null) {
    lines.push(changeLine(comparison), ...noiseSentences(comparison));
    lines.push(...bounded(flipLines(comparison, run)));
  }
  if (trend !== undefined) lines.push(trendLine(trend), ...(trend.added ? [] : [NOT_ADDED]));
  const advice = measureAdvice(run);
  if (advice !== null) lines.push(advice);
  if (flaky.length > 0) lines.push(`flaky: ${firstNames(flaky, MOST_NAMES)}`);
  lines.push(...bounded(notes.map((note) => `note: ${note}`)));
  for (const reason of run.gate?.reasons ?? []) lines.push(`gate: ${reason}`);
  lines.push(`report: ${pathFromHere(target)}/`);
  return lines.map((line) => plainLine(line, 1000));
}

/** `failed → passed web-1`; of several trials (passed if at least half of them did), with their number: `(2 of 3 passed)`. */
function flipLines({ flips }: Comparison, { planned }: RunRecord): string[] {
  const instances = byInstance(planned);
  return flips.map(({ instanceId, before, now }) => {
    const trials = instances.get(instanceId) ?? [];
    const passed = trials.filter(({ status }) => status === 'passed').length;
    const share = trials.length > 1 ? ` (${passed} of ${trials.length} passed)` : '';
    return `${before} → ${now} ${instanceId}${share}`;
  });
}

function bounded(lines: string[]): string[] {
  return firstLines(lines, MOST_LINES, 'more in report.html');
}

/** The verdict against the baseline with its figures, and other differences: `against the baseline: improved: +6.7 points, 95% interval …`. */
function changeLine({ verdict, difference, interval, p, pairs, leftOut, reasons }: Comparison): string {
  const figures = [
    ...(difference === null ? [] : [`${points(difference)} points`]),
    ...(interval === null ? [] : [`95% interval ${endsOf(interval, points)}`]),
    ...(p === null ? [] : [pText(p), `${count(pairs, 'instance')} in common`]),
    ...(leftOut === 0 ? [] : [`${leftOut} left out without a verdict`]),
  ];
  const told = ['against the baseline', verdict, ...(figures.length > 0 ? [figures.join(', ')] : [])].join(': ');
  return `${told}${reasons.length > 0 ? ` (${reasons.join('; ')})` : ''}`;
}
