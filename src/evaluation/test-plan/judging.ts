import { quote } from '../../base/text/shell.ts';
import type { TestPlan, TestPoint } from '../../datasets/types.ts';
import { findAppeals } from '../../judges/suspicion.ts';
import { type ExecResult, JudgeError, type Judgement, type JudgeRequest } from '../../judges/types.ts';
import type { TestPlanResult } from '../../results/records.ts';
import type { Findings } from '../findings.ts';
import type { EvaluationRequest } from '../types.ts';
import { asText } from './compare.ts';
import { projectPath, readDatasetFile, readTestbedFile } from './files.ts';

/** Limits of the files shown to a judge: number, bytes of a produced and of an expected file, characters of content. */
const MOST_FILES = 30;
const LARGEST_FILE = 256 * 1024;
const LARGEST_EXPECTED = 64 * 1024 * 1024;
const LONGEST_CONTENT = 16_000;
/** Limits of a command that a judge runs in the testbed: milliseconds, and characters of each output. */
const EXEC_LIMIT = 60_000;
const EXEC_OUTPUT = 256 * 1024;

type Testcases = JudgeRequest['testcases'];
type Files = JudgeRequest['files'];

/** Asks the run's judge about the points of one plan, and counts verdicts, failures and usage. */
export class JudgeLedger {
  readonly #request: EvaluationRequest;
  readonly #findings: Findings;
  readonly #plan: TestPlan;
  #verdicts = 0;
  #failures = 0;
  readonly #usage = { input_tokens: null, output_tokens: null, cost_usd: null } as Record<
    'input_tokens' | 'output_tokens' | 'cost_usd',
    number | null
  >;

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
  async ask(point: TestPoint, testcases: Testcases, produced: string[]): Promise<Judgement | string> {
    const { judge, instance, signal } = this.#request;
    if (judge === null) return 'not judged: this point needs a judge, and the run has none';
    const { metric, description, type, expectedOutput, expectedFiles } = point;
    const request: JudgeRequest = {
      instance_id: instance.id,
      mode: this.#plan.mode,
      requirements: this.#plan.requirements,
      point: { metric, description, type, expected_output: expectedOutput, expected_output_files: expectedFiles },
      testcases,
      files: [...this.#expectedFiles(point), ...(await this.#producedFiles(produced))],
    };
    for (const { where, excerpt } of findAppeals(request)) {
      this.#findings.note({ kind: 'judge_addressed', detail: `${metric}: ${where} addresses the judge: ${excerpt}` });
    }
    try {
      const judgement = await judge.judge(request, (argv) => this.#exec(argv), signal);
      this.#verdicts += 1;
      for (const key of ['input_tokens', 'output_tokens', 'cost_usd'] as const) {
        const used = judgement.usage?.[key];
        if (used != null) this.#usage[key] = (this.#usage[key] ?? 0) + used;
      }
      return judgement;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof JudgeError)) throw error;
      this.#failures += 1;
      return `not judged: the judge came to no verdict: ${error.message}`;
    }
  }

  /** The counts so far; null without a judge. */
  totals(): TestPlanResult['judge'] {
    const { judge } = this.#request;
    if (judge === null) return null;
    return { identity: judge.identity, verdicts: this.#verdicts, failures: this.#failures, ...this.#usage };
  }

  #expectedFiles({ expectedFiles }: TestPoint): Files {
    const files: Files = [];
    for (const name of expectedFiles.slice(0, MOST_FILES)) {
      const content = readDatasetFile(this.#plan, name, LARGEST_EXPECTED);
      if (content !== null) files.push(describeFile(name, 'expected', content));
    }
    return files;
  }

  async #producedFiles(names: string[]): Promise<Files> {
    const { testbed } = this.#request;
    const files: Files = [];
    for (const name of names.slice(0, MOST_FILES)) {
      const at = projectPath(testbed, name);
      const content = at === null ? null : await readTestbedFile(testbed, at, LARGEST_FILE);
      if (content !== null) files.push(describeFile(name, 'produced', content));
      else files.push({ path: name, origin: 'produced', size: LARGEST_FILE, content: null, truncated: true });
    }
    return files;
  }

  async #exec(argv: [string, ...string[]]): Promise<ExecResult> {
    const { testbed, signal } = this.#request;
    const outputs = { stdout: '', stderr: '' };
    const exit = await testbed.run(
      {
        shell: 'sh',
        script: argv.map(quote).join(' '),
        environment: {},
        timeout: EXEC_LIMIT,
        lasting: false,
        output: (stream, chunk) => {
          outputs[stream] = (outputs[stream] + chunk.toString()).slice(0, EXEC_OUTPUT);
        },
      },
      signal,
    );
    return { exitCode: exit.exitCode, timedOut: exit.timedOut, ...outputs };
  }
}

function describeFile(name: string, origin: 'expected' | 'produced', bytes: Buffer): Files[number] {
  const text = asText(bytes);
  const content = text === null ? null : text.slice(0, LONGEST_CONTENT);
  return { path: name, origin, size: bytes.length, content, truncated: content !== null && content !== text };
}
