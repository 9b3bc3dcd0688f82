import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { writeRedacted } from '../../base/redact/redacted-file.ts';
import { quote } from '../../base/text/shell.ts';
import type { TestPlan, TestPoint } from '../../datasets/types.ts';
import { findAppeals } from '../../judges/suspicion.ts';
import { BlindJudgeError, type ExecResult, JudgeError, type Judgement, type JudgeRequest } from '../../judges/types.ts';
import { addUsage, NO_USAGE, NOTHING_SPENT } from '../../judges/usage.ts';
import type { TestPlanResult } from '../../results/evaluation.ts';
import { outputOf } from '../../testbeds/output-of.ts';
import type { Findings } from '../findings.ts';
import type { EvaluationRequest } from '../types.ts';
import { expectedFiles, producedFiles, unseenPictures } from './judge-files.ts';

/**
 * Limits of a command that a judge runs in the testbed: milliseconds, and bytes of each output. That is more than a judge
 * is given, so that it is told of the cut.
 */
const EXEC_LIMIT = 60_000;
const EXEC_OUTPUT = 257 * 1024;

/** Why the picture in a kept file is missing, which the judge saw. */
export const PICTURE_NOT_KEPT = 'pictures are not kept with the results';

/** The reason why a point is the judge's. */
const UNDECIDED: Record<TestPoint['type'], string> = {
  unit_test: 'no report of pytest decides, so this point needs a judge',
  file_comparison: 'no equal file decides, so this point needs a judge',
  shell_interaction: 'this point needs a judge',
  requirement: 'this point needs a judge',
};

type Testcases = JudgeRequest['testcases'];
type Files = JudgeRequest['files'];

/** Asks the run's judge about the points of one plan, and counts verdicts, failures and usage. */
export class JudgeLedger {
  readonly #request: EvaluationRequest;
  readonly #findings: Findings;
  readonly #plan: TestPlan;
  #verdicts = 0;
  #failures = 0;
  /** True once the judge has been found to take no pictures. */
  #blind = false;
  #usage: Judgement['usage'] = NOTHING_SPENT;

  constructor(request: EvaluationRequest, findings: Findings, plan: TestPlan) {
    this.#request = request;
    this.#findings = findings;
    this.#plan = plan;
  }

  /** True if the run has a judge. */
  get present(): boolean {
    return this.#request.judge !== null;
  }

  /** The judge's verdict on a point; a text with the reason if there is none. */
  async ask(point: TestPoint, index: number, testcases: Testcases, written: string[]): Promise<Judgement | string> {
    const { judge, instance, testbed, signal } = this.#request;
    if (judge === null) return `not judged: ${UNDECIDED[point.type]}, and the run has none`;
    const { metric } = point;
    const produced = await producedFiles(testbed, written);
    await this.#keep(index, produced);
    const request = requestFor(instance.id, this.#plan, point, testcases, produced);
    const unseen = unseenPictures(request.files);
    if (unseen !== null) this.#findings.note({ kind: 'picture_unseen', detail: `${metric}: ${unseen}` });
    for (const { where, excerpt } of findAppeals(request)) {
      this.#findings.note({ kind: 'judge_addressed', detail: `${metric}: ${where} addresses the judge: ${excerpt}` });
    }
    try {
      const judgement = await judge.judge(request, (argv) => this.#exec(argv), signal);
      this.#verdicts += 1;
      this.#usage = addUsage(this.#usage, judgement.usage);
      return judgement;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof JudgeError)) throw error;
      this.#failures += 1;
      this.#usage = addUsage(this.#usage, error.usage);
      if (error instanceof BlindJudgeError && !this.#blind) {
        this.#blind = true;
        const detail = 'the model of the judge does not take pictures: points with pictures are not judged';
        this.#findings.note({ kind: 'judge_blind', detail });
      }
      return `not judged: the judge came to no verdict: ${error.message}`;
    }
  }

  /** The counts so far; null without a judge. */
  totals(): TestPlanResult['judge'] {
    const { judge } = this.#request;
    if (judge === null) return null;
    return {
      identity: judge.identity,
      verdicts: this.#verdicts,
      failures: this.#failures,
      ...NO_USAGE,
      ...this.#usage,
    };
  }

  /** Keeps the files shown to the judge as text, so that another one can score the point later. A failure is no fault. */
  async #keep(index: number, produced: Files): Promise<void> {
    const { directory, folder, redactor } = this.#request;
    const shown = produced.map(({ path, content, picture, left_out, ...rest }) => ({
      // As text: in JSON, a secret over several lines has another form.
      path: redactor.text(path),
      ...rest,
      content: content === null ? null : redactor.text(content),
      picture: null,
      left_out: picture === null ? left_out : PICTURE_NOT_KEPT,
    }));
    const file = `${directory}/${keptFilesPath(folder, index)}`;
    await mkdir(path.dirname(file), { recursive: true })
      .then(() => writeRedacted(file, JSON.stringify(shown), redactor))
      .catch(() => {});
  }

  async #exec(argv: [string, ...string[]]): Promise<ExecResult> {
    const { testbed, signal } = this.#request;
    const script = argv.map(quote).join(' ');
    const { stdout, stderr, exit } = await outputOf(testbed, script, EXEC_LIMIT, signal, EXEC_OUTPUT);
    // As a whole: a piece can end in the middle of a character.
    const textOf = (bytes: Buffer) => bytes.subarray(0, EXEC_OUTPUT).toString();
    return { exitCode: exit.exitCode, timedOut: exit.timedOut, stdout: textOf(stdout), stderr: textOf(stderr) };
  }
}

/** The files of a point that were shown to the judge, below the trial's directory. */
export function keptFilesPath(folder: string, index: number): string {
  return path.posix.join(folder, 'points', `${String(index + 1).padStart(3, '0')}-files.json`);
}

/** The request about a point, with the dataset's expected files beside the `produced` ones. */
export function requestFor(
  instanceId: string,
  plan: TestPlan,
  point: TestPoint,
  testcases: Testcases,
  produced: Files,
): JudgeRequest {
  return {
    instance_id: instanceId,
    mode: plan.mode,
    requirements: plan.requirements,
    point: {
      metric: point.metric,
      description: point.description,
      type: point.type,
      input_files: point.inputFiles,
      expected_output: point.expectedOutput,
      expected_output_files: point.expectedFiles,
    },
    testcases,
    files: [...expectedFiles(plan, point), ...produced],
  };
}
