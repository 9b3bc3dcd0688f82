import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestCase, TestPoint } from '../../datasets/types.ts';
import type { TestCaseResult } from '../../results/records.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import type { SessionEnd } from '../../terminal/types.ts';
import { fitting } from '../../testbeds/long-script.ts';
import type { Findings } from '../findings.ts';
import type { EvaluationRequest } from '../types.ts';
import type { TestOutcomes } from './junit.ts';
import { LARGEST_REPORT, type PytestSettings, planReports, worstOutcomes } from './pytest-reports.ts';

/** Characters of a transcript's end that a result shows. */
const TAIL = 1024;

/** Everything that the test cases of an evaluation share. */
export interface CaseContext {
  request: EvaluationRequest;
  findings: Findings;
  terminal: Terminal;
}

/** A test case and its outcome. */
export interface CaseRun {
  testcase: TestCase;
  result: TestCaseResult;
  transcript: string;
  /** From pytest's report, the worst if it ran more than once; null if none was written. */
  outcomes: TestOutcomes | null;
}

/** Runs a point's test case, both counted from 0; `left`: milliseconds until the whole evaluation's end. */
export async function runTestCase(
  context: CaseContext,
  point: TestPoint,
  index: number,
  number: number,
  left: number,
  pytest: PytestSettings,
): Promise<CaseRun> {
  const { request, findings, terminal } = context;
  const testcase = point.testcases[number]!;
  const reason = testcase.unrunnable ?? (left <= 0 ? 'evaluation-timeout ran out before it' : null);
  if (reason !== null || testcase.command === null) return notRun(testcase, reason ?? 'the data names no command');
  const reports = point.type === 'unit_test' ? planReports(request.testbed, testcase.command, pytest) : null;
  const session = await terminal.run(
    {
      script: await fitting(reports?.script ?? testcase.command, request.testbed),
      environment: reports?.environment ?? {},
      input: testcase.input,
      typing: request.limits.typing,
      timeout: Math.min(request.limits['testcase-timeout'], left),
      mayStay: testcase.input === null && number < point.testcases.length - 1,
      ...(reports?.file ? { file: { path: reports.file, limit: LARGEST_REPORT } } : {}),
    },
    request.signal,
  );
  if (session.lost === true)
    findings.note({
      kind: 'session_lost',
      detail: `${point.metric}: something ended the program that drives the terminal`,
    });
  const name = `${String(index + 1).padStart(3, '0')}-${number + 1}`;
  const transcript = request.redactor.text(session.transcript);
  const result: TestCaseResult = {
    command: testcase.command,
    input_lines: testcase.input?.length ?? null,
    typed: session.typed,
    end: session.end,
    reason: null,
    exit_code: session.exitCode,
    duration_ms: Math.round(session.duration),
    output_tail: transcript.slice(-TAIL),
    transcript: await keep(context, `${name}.txt`, transcript),
    recording: await keep(context, `${name}.cast`, session.recording),
  };
  const outcomes = reports === null ? null : await worstOutcomes(request.testbed, reports, session.file);
  return { testcase, result, transcript, outcomes };
}

async function keep({ request: { directory, folder } }: CaseContext, name: string, text: string): Promise<string> {
  const file = path.posix.join(folder, 'points', name);
  await mkdir(path.join(directory, folder, 'points'), { recursive: true });
  await writeFile(path.join(directory, file), text);
  return file;
}

function notRun(testcase: TestCase, reason: string): CaseRun {
  const result: TestCaseResult = {
    command: testcase.command,
    input_lines: testcase.input?.length ?? null,
    typed: 0,
    end: 'not_run' satisfies SessionEnd | 'not_run',
    reason,
    exit_code: null,
    duration_ms: 0,
    output_tail: '',
    transcript: null,
    recording: null,
  };
  return { testcase, result, transcript: '', outcomes: null };
}
