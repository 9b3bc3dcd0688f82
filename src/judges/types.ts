import type { Mode, PointType } from '../datasets/types.ts';
import type { JudgeSpending } from '../results/usage.ts';
import type { Picture } from './picture.ts';

/**
 * The input of a judge for one test point. Output and files of the agent's program are contained unchanged: data, not
 * instructions.
 */
export interface JudgeRequest {
  instance_id: string;
  mode: Mode;
  /** The requirements document of the project. */
  requirements: string;
  point: {
    metric: string;
    description: string;
    type: PointType;
    input_files: string[];
    expected_output: string | null;
    expected_output_files: string[];
  };
  testcases: {
    command: string | null;
    /** Typed lines; null without a terminal. */
    input: string[] | null;
    exit_code: number | null;
    /** `exit`, `interrupted`, `timeout`, or `not_run` with the reason in the transcript. */
    end: string;
    /** The output as it was printed. */
    transcript: string;
    /** The screen as it ended, with what scrolled off it; null if that is the same. */
    screen: string | null;
  }[];
  /** Expected files (from the dataset), and files that the point created or changed. */
  files: {
    path: string;
    origin: 'expected' | 'produced';
    /** In bytes. */
    size: number;
    /** Text, truncated if long; null if the file is not text. */
    content: string | null;
    /** The picture in the file; an SVG also has its source as `content`. Null for other files. */
    picture: Picture | null;
    /** The reason why the picture in the file is not shown; null otherwise. */
    left_out: string | null;
    truncated: boolean;
  }[];
}

/** Most files of each origin in a request. */
export const MOST_FILES = 30;

/** 0 not passed; 1 all but the last verification; 2 passed. */
export type PointScore = 0 | 1 | 2;

export interface Judgement {
  score: PointScore;
  explanation: string;
  /** Usage of the verdict, with failed tries and samples; null if nothing is known of it. */
  usage: JudgeSpending | null;
}

/** The result of a command that was run in the testbed for a judge. */
export interface ExecResult {
  exitCode: number | null;
  timedOut: boolean;
  stdout: string;
  stderr: string;
}

/** Runs a command line in the testbed, in the workdir, with a time limit and bounded output. */
export type TestbedExec = (argv: [string, ...string[]]) => Promise<ExecResult>;

/** One way to reach one verdict. Throws a JudgeError if there is none, and the signal's reason when aborted. */
export type Sampler = (request: JudgeRequest, exec: TestbedExec, signal: AbortSignal) => Promise<Judgement>;

/** A question other than a verdict, answered with JSON of a schema. */
interface Question {
  /** Names the question to a command. */
  kind: 'explain';
  system: string;
  user: string;
  /** A JSON Schema, with its name. */
  schema: { name: string; schema: Record<string, unknown> };
}

/** Answers a question with a text, which should be JSON. Throws a JudgeError, and the signal's reason when aborted. */
export type Ask = (question: Question, signal: AbortSignal) => Promise<{ text: string; usage: Judgement['usage'] }>;

/** Scores test points. Throws a JudgeError if there is no verdict. */
export interface Judge {
  /** Identifies the judge: two runs are comparable only if their judges' identities are equal. Contains no secret. */
  readonly identity: string;
  judge: Sampler;
  /** Absent if it answers verdicts only. */
  ask?: Ask;
}

/**
 * There is no verdict; the message gives the reason (the command's exit, an invalid answer, the endpoint's refusal).
 */
export class JudgeError extends Error {
  override name = 'JudgeError';
  /** Usage of the answers that were no verdict; null if none is known. */
  usage: Judgement['usage'];

  constructor(message: string, { usage = null, ...options }: ErrorOptions & { usage?: Judgement['usage'] } = {}) {
    super(message, options);
    this.usage = usage;
  }
}

/** The model of an endpoint takes no pictures: no point with pictures can be judged by it. */
export class BlindJudgeError extends JudgeError {
  override name = 'BlindJudgeError';
}
