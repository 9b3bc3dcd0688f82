/**
 * Prints the closing line of `.ci/run`, `N passed, N failed[, N skipped]`, from vitest's JSON reports.
 *
 *     node scripts/ci-summary.ts <failed steps> {<report.json> <exit code of its tests>}
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { argv, cwd, stderr, stdout } from 'node:process';
import { stripVTControlCharacters } from 'node:util';

/** Number of slow test files listed. */
const SLOWEST = 8;
/** Lines told of a fault from its beginning and from its end: between them is the log of a run, which can be long. */
const [FIRST_LINES, LAST_LINES] = [10, 20];
const LONGEST_LINE = 300;

/** The part of vitest's JSON report used here. */
export interface TestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: TestFile[];
}

export interface TestFile {
  name: string;
  status: string;
  message: string;
  /** Milliseconds since the epoch. */
  startTime: number;
  endTime: number;
  assertionResults: TestOutcome[];
}

export interface TestOutcome {
  fullName: string;
  status: string;
  failureMessages: string[];
  /** `skipped` is the reason (test/support/skips.ts). */
  meta: { skipped?: string };
}

export interface Summary {
  passed: number;
  failed: number;
  skipped: number;
  /** Reasons for failures that are not failed tests. */
  notes: string[];
  /**
   * The slowest files, the failed tests with their first fault (shortened), and the skipped tests by reason; printed last, where
   * readers look.
   */
  told: string[];
}

/**
 * Counts tests. Each of these counts as one failure, too: a test file that failed without a failed test (it did not
 * load, or a hook threw), a run without executed tests or without a report (null), a run that failed for another
 * reason.
 */
export function summarize(report: TestReport | null, testsExitCode: number): Summary {
  const notes: string[] = [];
  const passed = report?.numPassedTests ?? 0;
  const failedTests = report?.numFailedTests ?? 0;
  for (const file of report?.testResults ?? []) {
    if (file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')) {
      notes.push(`${relative(cwd(), file.name)} failed as a whole: ${file.message.split('\n')[0] || 'see above'}`);
    }
  }
  if (report === null) {
    notes.push(`the tests left no report (exit code ${testsExitCode})`);
  } else if (passed + failedTests === 0 && notes.length === 0) {
    notes.push('no test was executed');
  } else if (testsExitCode !== 0 && failedTests === 0 && notes.length === 0) {
    notes.push(`no test failed, yet the exit code is ${testsExitCode}: an error outside of the tests, see above`);
  }
  return {
    passed,
    failed: failedTests + notes.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    notes,
    told: report === null ? [] : [...slowestOf(report), ...failuresOf(report), ...skipsOf(report)],
  };
}

function slowestOf({ testResults }: TestReport): string[] {
  const files = testResults.map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }));
  const slowest = files.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  const list = slowest.map(({ name, seconds }) => `${relative(cwd(), name)} ${seconds.toFixed(0)} s`);
  return list.length === 0 ? [] : [`slowest: ${list.join(', ')}`];
}

function failuresOf({ testResults }: TestReport): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [fault = ''] }) => {
        return `failed: ${relative(cwd(), name)} > ${fullName}: ${shortened(fault)}`;
      }),
  );
}

/** The beginning and the end of a fault's text, with its colours left out and its further lines indented. */
function shortened(fault: string): string {
  const lines = stripVTControlCharacters(fault).trimEnd().split('\n');
  const surplus = lines.length - FIRST_LINES - LAST_LINES;
  if (surplus > 0) lines.splice(FIRST_LINES, surplus, `[${surplus} lines left out]`);
  return lines.map((line) => line.slice(0, LONGEST_LINE)).join('\n    ');
}

function skipsOf({ testResults }: TestReport): string[] {
  const reasons = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => ['skipped', 'pending', 'todo'].includes(status))
      .map(({ meta }) => meta.skipped ?? `${relative(cwd(), name)} says why`),
  );
  return [...Map.groupBy(reasons, (reason) => reason)].map(([reason, { length }]) => `${length} skipped: ${reason}`);
}

/**
 * `12 passed, 0 failed`, with `, 1 skipped` if any were; each failed step other than the tests counts as one failure.
 */
export function closingLine(summaries: Summary[], failedSteps: number): string {
  const sum = (figure: 'passed' | 'failed' | 'skipped') => summaries.reduce((total, each) => total + each[figure], 0);
  const [passed, failed, skipped] = [sum('passed'), sum('failed') + failedSteps, sum('skipped')];
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function readReport(path: string): TestReport | null {
  const text = readFileSync(path, 'utf8');
  return text === '' ? null : JSON.parse(text);
}

if (import.meta.main) {
  const [failedSteps = '', ...runs] = argv.slice(2);
  const summaries: Summary[] = [];
  for (let at = 0; at < runs.length; at += 2) summaries.push(summarize(readReport(runs[at]!), Number(runs[at + 1])));
  for (const note of summaries.flatMap(({ notes, told }) => [...told, ...notes])) stderr.write(`ci-summary: ${note}\n`);
  stdout.write(`${closingLine(summaries, Number(failedSteps))}\n`);
}
