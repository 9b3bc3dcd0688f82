import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { writeRedacted } from '../../base/redact/redacted-file.ts';
import { shortened } from '../../base/text/shortened.ts';
import type { TestCase, TestPoint } from '../../datasets/types.ts';
import type { TestCaseResult } from '../../results/evaluation.ts';
import type { SessionEnd, TerminalRequest } from '../../terminal/types.ts';
import { fitting } from '../../testbeds/long-script.ts';
import { TestbedDestroyed } from '../../testbeds/types.ts';
import type { Findings } from '../findings.ts';
import type { EvaluationRequest } from '../types.ts';
import type { TestOutcomes } from './junit.ts';
import { LARGEST_REPORT, type PytestSettings, planReports, worstOutcomes } from './pytest-reports.ts';
import type { Terminals } from './terminals.ts';

/** Characters of a transcript's end that a result shows. */
const TAIL = 1024;
/** Characters of a command, or of its point's name, in a message. */
const LONGEST_NAMED = 200;

/** Everything that the test cases of an evaluation share. */
export interface CaseContext {
  request: EvaluationRequest;
  findings: Findings;
  terminals: Terminals;
}

/** A point's test case to run; both counted from 0. */
export interface CaseToRun {
  point: TestPoint;
  index: number;
  number: number;
  /** Milliseconds until the end of the whole evaluation. */
  left: number;
  pytest: PytestSettings;
  /** For a command that may be a server for the test cases after it; null otherwise. */
  server: Pick<TerminalRequest, 'onListening' | 'until'> | null;
}

/** A test case and its outcome. */
export interface CaseRun {
  testcase: TestCase;
  result: TestCaseResult;
  /** The lines to type; null without a terminal. */
  input: string[] | null;
  /** The output as it was printed. */
  transcript: string;
  /** The output with each line as it ended; equal to the transcript unless lines were overwritten. */
  screen: string;
  /** From pytest's report, the worst if it ran more than once; null if none was written. */
  outcomes: TestOutcomes | null;
  /** True if one of several runs of pytest wrote no report. */
  silent: boolean;
}

/** Runs one test case: in a terminal, also without input, unless its point is a unit test. Throws as `Terminal.run` does. */
export async function runTestCase(context: CaseContext, toRun: CaseToRun): Promise<CaseRun> {
  const { request, findings, terminals } = context;
  const { point, index, number, left, pytest, server } = toRun;
  const testcase = point.testcases[number]!;
  const reason = testcase.unrunnable ?? (left <= 0 ? 'evaluation-timeout ran out before it' : null);
  if (reason !== null || testcase.command === null) return notRun(testcase, reason ?? 'the data names no command');
  const input = testcase.input ?? (point.type === 'unit_test' ? null : []);
  const reports = point.type === 'unit_test' ? planReports(request.testbed, testcase.command, pytest) : null;
  const session = await terminals
    .run(
      {
        script: await fitting(reports?.script ?? testcase.command, request.testbed),
        environment: reports?.environment ?? {},
        input,
        typing: request.limits.typing,
        timeout: Math.min(request.limits['testcase-timeout'], left),
        ...server,
        ...(reports?.file ? { file: { path: reports.file, limit: LARGEST_REPORT } } : {}),
      },
      request.signal,
    )
    .catch((error) => {
      throw error instanceof TestbedDestroyed ? endedIn(testcase.command, point, error) : error;
    });
  if (session.lost === true)
    findings.note({
      kind: 'session_lost',
      detail: `${point.metric}: something ended the program that drives the terminal`,
    });
  const name = `${String(index + 1).padStart(3, '0')}-${number + 1}`;
  const [transcript, screen] = [request.redactor.text(session.transcript), request.redactor.text(session.screen)];
  const result: TestCaseResult = {
    command: testcase.command,
    input_lines: input?.length ?? null,
    typed: session.typed,
    end: session.end,
    reason: null,
    exit_code: session.exitCode,
    duration_ms: Math.round(session.duration),
    output_tail: screen.slice(-TAIL),
    transcript: await keep(context, `${name}.txt`, transcript),
    recording: await keep(context, `${name}.cast`, session.recording),
  };
  if (screen !== transcript) await keep(context, keptScreenOf(`${name}.txt`), screen);
  const reported = reports === null ? null : await worstOutcomes(request.testbed, reports, session.file);
  const { outcomes, silent } = reported ?? { outcomes: null, silent: false };
  return { testcase, result, input, transcript, screen, outcomes, silent };
}

function endedIn(command: string | null, { metric }: TestPoint, { message }: TestbedDestroyed): TestbedDestroyed {
  const [point, shown] = [metric, command ?? ''].map((text) => shortened(text, LONGEST_NAMED));
  return new TestbedDestroyed(`${message}, while this test case of "${point}" ran: ${shown}`);
}

/** The file of a session's screen, beside that of its transcript; only kept if the two differ. */
export function keptScreenOf(transcript: string): string {
  return transcript.replace(/\.txt$/, '-screen.txt');
}

async function keep(
  { request: { directory, folder, redactor } }: CaseContext,
  name: string,
  text: string,
): Promise<string> {
  const file = path.posix.join(folder, 'points', name);
  await mkdir(path.join(directory, folder, 'points'), { recursive: true });
  await writeRedacted(path.join(directory, file), text, redactor);
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
  return { testcase, result, input: testcase.input, transcript: '', screen: '', outcomes: null, silent: false };
}
