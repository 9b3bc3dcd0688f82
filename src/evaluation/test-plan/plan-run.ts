import path from 'node:path';
import type { TestPlan, TestPoint } from '../../datasets/types.ts';
import type { JudgeRequest } from '../../judges/types.ts';
import type { PointResult, TestCaseResult } from '../../results/evaluation.ts';
import type { CaseContext, CaseRun } from './case-run.ts';
import { equalFile } from './equal-file.ts';
import { type Listing, listFiles, writtenBetween } from './files.ts';
import type { JudgeLedger } from './judging.ts';
import { runTestCases } from './point-cases.ts';
import type { PytestSettings } from './pytest-reports.ts';
import { unitTestScore } from './unit-test.ts';

/** Documents shown to a judge if a point wrote no files. */
const DOCUMENTS = /^(src\/)?readme(\.\w+)?$/i;

/** Findings about the testbed before the first point. */
export interface Evidence {
  /** The project's files at the last listing. */
  files: Listing;
  /** True if a JUnit report of this testbed can be believed. */
  readonly believed: boolean;
  /** Settings for pytest. */
  readonly pytest: PytestSettings;
}

export interface PlanContext extends CaseContext {
  plan: TestPlan;
  judging: JudgeLedger;
  evidence: Evidence;
}

type Scored = Pick<PointResult, 'score' | 'decided_by' | 'explanation'>;

/**
 * Runs the points of one plan, one after another, within evaluation-timeout from now on: that is no limit of the look before, nor
 * of the judge, on whose speed and cache no score depends.
 */
export class PlanRun {
  readonly #context: PlanContext;
  /** By performance.now(). */
  #deadline: number;
  /** True if the time of the whole evaluation ran out before the last point. */
  timedOut = false;

  constructor(context: PlanContext) {
    this.#context = context;
    this.#deadline = performance.now() + context.request.limits['evaluation-timeout'];
  }

  /** Executes a point's test cases and scores their outcome. */
  async point(point: TestPoint, index: number): Promise<Omit<PointResult, 'floor' | 'vacuous'>> {
    const { terminals, request, evidence } = this.#context;
    const before = this.#watchesFiles(point) ? await this.#list() : null;
    const runs = await runTestCases(this.#context, point, index, evidence.pytest, () => {
      const left = this.#deadline - performance.now();
      this.timedOut ||= left <= 0;
      return left;
    });
    await terminals.endLeft(request.signal);
    const written = before === null ? [] : writtenBetween(before, await this.#list());
    const scored = await this.#score(point, index, runs, written);
    await this.#log(point, index, runs, scored);
    return {
      metric: point.metric,
      type: point.type,
      ...scored,
      testcases: runs.map(({ result }) => result),
      notes: point.notes,
    };
  }

  /** Listing every file takes time: it is done only if a file may decide, or a judge wants to see the files. */
  #watchesFiles({ type, testcases }: TestPoint): boolean {
    if (testcases.length === 0) return false;
    return type === 'file_comparison' || (type === 'shell_interaction' && this.#context.judging.present);
  }

  async #list(): Promise<Listing> {
    const { request, evidence } = this.#context;
    evidence.files = await listFiles(request.testbed, request.signal);
    return evidence.files;
  }

  async #score(point: TestPoint, index: number, runs: CaseRun[], written: string[]): Promise<Scored> {
    const { request, plan, judging, evidence } = this.#context;
    if (ranOutOfTime(runs.map(({ result }) => result)))
      return { score: null, decided_by: 'none', explanation: 'not executed: evaluation-timeout ran out before it' };
    if (point.type === 'unit_test') {
      const decided = unitTestScore(runs, evidence.believed);
      if (decided !== null) return decided;
    }
    if (point.type === 'file_comparison') {
      const explanation = await equalFile(request.testbed, plan, point, written);
      if (explanation !== null) return { score: 2, decided_by: 'file', explanation };
    }
    const testcases = runs.map(toJudge);
    const asked = performance.now();
    const judgement = await judging.ask(point, index, testcases, this.#filesFor(point, written));
    this.#deadline += performance.now() - asked;
    if (typeof judgement === 'string') return { score: null, decided_by: 'none', explanation: judgement };
    return { score: judgement.score, decided_by: 'judge', explanation: judgement.explanation };
  }

  /**
   * Files that the point wrote, first those with the names of the expected ones; otherwise these and the project's documents.
   */
  #filesFor({ expectedFiles }: TestPoint, written: string[]): string[] {
    const wanted = new Set(expectedFiles.map((name) => path.posix.basename(name).replace(/^expected_/, '')));
    const isWanted = (name: string) => wanted.has(path.posix.basename(name));
    if (written.length > 0) return [...written.filter(isWanted), ...written.filter((name) => !isWanted(name))];
    return [...this.#context.evidence.files.keys()].filter(
      (name) => !name.startsWith('evaluation/') && (DOCUMENTS.test(name) || isWanted(name)),
    );
  }

  async #log(point: TestPoint, index: number, runs: CaseRun[], scored: Scored): Promise<void> {
    const { request, plan } = this.#context;
    const shown = scored.score === null ? 'not judged' : `${scored.score} of 2 (${scored.decided_by})`;
    const lines = [`[${index + 1}/${plan.points.length}] ${point.metric}: ${shown}`, `  ${scored.explanation}`];
    for (const { result, transcript } of runs) {
      const end = result.reason ?? `${result.end}, exit code ${result.exit_code ?? '–'}, ${result.duration_ms} ms`;
      lines.push(
        `  $ ${result.command ?? '(no command)'}  [${end}]`,
        ...transcript.split('\n').map((line) => `    ${line}`),
      );
    }
    await request.logs.write(path.posix.join(request.folder, 'evaluation.log'), `${lines.join('\n')}\n`);
  }
}

/** True if evaluation-timeout ran out before each of a point's test cases: such a point has no score. */
export function ranOutOfTime(testcases: Pick<TestCaseResult, 'reason'>[]): boolean {
  return testcases.length > 0 && testcases.every(({ reason }) => reason?.startsWith('evaluation-timeout'));
}

function toJudge({ testcase, input, result, transcript, screen }: CaseRun): JudgeRequest['testcases'][number] {
  return {
    command: testcase.command,
    input,
    exit_code: result.exit_code,
    end: result.end,
    transcript: result.reason ?? transcript,
    screen: screen === transcript ? null : screen,
  };
}
