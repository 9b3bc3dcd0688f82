import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestCase, TestPlan, TestPoint } from '../../datasets/types.ts';
import type { JudgeRequest } from '../../judges/types.ts';
import type { PointResult, TestCaseResult } from '../../results/schema.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import type { SessionEnd } from '../../terminal/types.ts';
import type { LiveTrial } from '../../trial/live.ts';
import { equalFile } from './equal-file.ts';
import { type Listing, listFiles, readTestbedFile, writtenBetween } from './files.ts';
import type { JudgeLedger } from './judging.ts';
import { parseJUnit, type TestOutcomes } from './junit.ts';
import { unitTestScore } from './unit-test.ts';

/** Bytes of a JUnit report, and characters of a transcript's end that a result shows. */
const LARGEST_REPORT = 16 * 1024 * 1024;
const TAIL = 1024;
/** Files whose content a judge may want where a point names none that it made. */
const DOCUMENTS = /^(src\/)?readme(\.\w+)?$/i;

/** What the testbed was found to be before the first point. */
export class Evidence {
  /** The project's files as the last listing has them. */
  files: Listing;
  /** Whether a JUnit report of this testbed can be believed. */
  readonly believed: boolean;

  constructor(files: Listing, believed: boolean) {
    this.files = files;
    this.believed = believed;
  }
}

export interface PlanContext {
  live: LiveTrial;
  plan: TestPlan;
  /** Below the trial's directory. */
  folder: string;
  terminal: Terminal;
  judging: JudgeLedger;
  evidence: Evidence;
  /** By performance.now(). */
  deadline: number;
}

/** One test case as it went. */
export interface CaseRun {
  testcase: TestCase;
  result: TestCaseResult;
  transcript: string;
  /** Of pytest's report; null where none was written. */
  outcomes: TestOutcomes | null;
}

type Scored = Pick<PointResult, 'score' | 'decided_by' | 'explanation'>;

/** Runs the points of one plan, one after the other. */
export class PlanRun {
  readonly #context: PlanContext;
  /** Whether the time of the whole evaluation ran out before the last point. */
  timedOut = false;

  constructor(context: PlanContext) {
    this.#context = context;
  }

  /** Executes a point's test cases and scores what came of them. */
  async point(point: TestPoint, index: number): Promise<Omit<PointResult, 'vacuous'>> {
    const { terminal, live, evidence } = this.#context;
    const watched = this.#watchesFiles(point);
    const before = evidence.files;
    if (watched) evidence.files = await listFiles(live.testbed, live.signal);
    const listed = watched ? evidence.files : before;
    const runs: CaseRun[] = [];
    for (const [number, testcase] of point.testcases.entries()) {
      runs.push(await this.#testcase(point, testcase, index, number));
    }
    await terminal.endLeft(live.signal);
    const written = watched ? await this.#written(listed) : [];
    const scored = await this.#score(point, runs, written);
    await this.#log(point, index, runs, scored);
    return {
      metric: point.metric,
      type: point.type,
      ...scored,
      testcases: runs.map(({ result }) => result),
      notes: point.notes,
    };
  }

  /** Looking at every file costs time: it is done where a file may decide, or a judge wants to see them. */
  #watchesFiles({ type, testcases }: TestPoint): boolean {
    if (testcases.length === 0) return false;
    return type === 'file_comparison' || (type === 'shell_interaction' && this.#context.judging.present);
  }

  async #written(before: Listing): Promise<string[]> {
    const { live, evidence } = this.#context;
    evidence.files = await listFiles(live.testbed, live.signal);
    return writtenBetween(before, evidence.files);
  }

  async #testcase(point: TestPoint, testcase: TestCase, index: number, number: number): Promise<CaseRun> {
    const { live, terminal, deadline } = this.#context;
    const left = deadline - performance.now();
    const reason = testcase.unrunnable ?? (left <= 0 ? 'evaluation-timeout ran out before it' : null);
    if (reason !== null || testcase.command === null) {
      this.timedOut ||= left <= 0;
      return {
        testcase,
        result: notRun(testcase, reason ?? 'the data names no command'),
        transcript: '',
        outcomes: null,
      };
    }
    const report = point.type === 'unit_test' ? this.#reportFile(index, number) : null;
    const session = await terminal.run(
      {
        script: testcase.command,
        environment: report === null ? {} : { PYTEST_ADDOPTS: `--junitxml=${report}` },
        input: testcase.input,
        timeout: Math.min(live.context.options['testcase-timeout'], left),
        mayStay: testcase.input === null && number < point.testcases.length - 1,
      },
      live.signal,
    );
    if (session.lost === true)
      live.record.note('session_lost', `${point.metric}: something ended the program that drives the terminal`);
    const name = `${String(index + 1).padStart(3, '0')}-${number + 1}`;
    const transcript = live.context.redactor.text(session.transcript);
    const result: TestCaseResult = {
      command: testcase.command,
      input_lines: testcase.input?.length ?? null,
      typed: session.typed,
      end: session.end,
      reason: null,
      exit_code: session.exitCode,
      duration_ms: Math.round(session.duration),
      output_tail: transcript.slice(-TAIL),
      transcript: await this.#keep(`${name}.txt`, transcript),
      recording: await this.#keep(`${name}.cast`, session.recording),
    };
    const text =
      report === null || session.lost === true ? null : await readTestbedFile(live.testbed, report, LARGEST_REPORT);
    return { testcase, result, transcript, outcomes: text === null ? null : parseJUnit(text.toString()) };
  }

  /** Outside the project, under a name that nothing before this run could know. */
  #reportFile(index: number, number: number): string {
    const { live } = this.#context;
    return path.posix.join(
      path.posix.dirname(live.testbed.promptFile),
      `junit-${crypto.randomUUID()}`,
      `${index + 1}-${number + 1}.xml`,
    );
  }

  async #keep(name: string, text: string): Promise<string> {
    const { live, folder } = this.#context;
    const file = path.posix.join(folder, 'points', name);
    await mkdir(path.join(live.directory, folder, 'points'), { recursive: true });
    await writeFile(path.join(live.directory, file), text);
    return file;
  }

  async #score(point: TestPoint, runs: CaseRun[], written: string[]): Promise<Scored> {
    const { live, plan, judging, evidence } = this.#context;
    if (runs.length > 0 && runs.every(({ result }) => result.reason?.startsWith('evaluation-timeout')))
      return { score: null, decided_by: 'none', explanation: 'not executed: evaluation-timeout ran out before it' };
    if (point.type === 'unit_test') {
      const decided = unitTestScore(runs, evidence.believed);
      if (decided !== null) return decided;
    }
    if (point.type === 'file_comparison') {
      const explanation = await equalFile(live.testbed, plan, point, written);
      if (explanation !== null) return { score: 2, decided_by: 'file', explanation };
    }
    const testcases = runs.map(toJudge);
    const judgement = await judging.ask(point, testcases, this.#filesFor(point, written));
    if (typeof judgement === 'string') return { score: null, decided_by: 'none', explanation: judgement };
    return { score: judgement.score, decided_by: 'judge', explanation: judgement.explanation };
  }

  /** What the point made; otherwise the project's documents, and its files of the expected ones' names. */
  #filesFor({ expectedFiles }: TestPoint, written: string[]): string[] {
    if (written.length > 0) return written;
    const wanted = new Set(expectedFiles.map((name) => path.posix.basename(name).replace(/^expected_/, '')));
    return [...this.#context.evidence.files.keys()].filter(
      (name) => !name.startsWith('evaluation/') && (DOCUMENTS.test(name) || wanted.has(path.posix.basename(name))),
    );
  }

  async #log(point: TestPoint, index: number, runs: CaseRun[], scored: Scored): Promise<void> {
    const { live, plan, folder } = this.#context;
    const shown = scored.score === null ? 'not judged' : `${scored.score} of 2 (${scored.decided_by})`;
    const lines = [`[${index + 1}/${plan.points.length}] ${point.metric}: ${shown}`, `  ${scored.explanation}`];
    for (const { result, transcript } of runs) {
      const end = result.reason ?? `${result.end}, exit code ${result.exit_code ?? '–'}, ${result.duration_ms} ms`;
      lines.push(
        `  $ ${result.command ?? '(no command)'}  [${end}]`,
        ...transcript.split('\n').map((line) => `    ${line}`),
      );
    }
    await live.logs.write(path.posix.join(folder, 'evaluation.log'), `${lines.join('\n')}\n`);
  }
}

function toJudge({ testcase, result, transcript }: CaseRun): JudgeRequest['testcases'][number] {
  return {
    command: testcase.command,
    input: testcase.input,
    exit_code: result.exit_code,
    end: result.end,
    transcript: result.reason ?? transcript,
  };
}

function notRun(testcase: TestCase, reason: string): TestCaseResult {
  return {
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
}
