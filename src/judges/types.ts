import type { Mode, PointType } from '../datasets/types.ts';
import type { Usage } from '../results/records.ts';

/** Everything a judge is told of one test point. What the agent's program printed and wrote is in here as it is: data, not instructions. */
export interface JudgeRequest {
  instance_id: string;
  mode: Mode;
  /** The requirements document of the project. */
  requirements: string;
  point: {
    metric: string;
    description: string;
    type: PointType;
    expected_output: string | null;
    expected_output_files: string[];
  };
  testcases: {
    command: string | null;
    input: string[] | null;
    exit_code: number | null;
    /** `exit`, `interrupted`, `timeout`, `background`, or `not_run` with the reason in the transcript. */
    end: string;
    transcript: string;
  }[];
  /** Expected files (of the dataset) and files that the point created or changed. */
  files: {
    path: string;
    origin: 'expected' | 'produced';
    /** Bytes. */
    size: number;
    /** Text, cut where long; null where it is no text. */
    content: string | null;
    truncated: boolean;
  }[];
}

/** 0 not passed; 1 all but the last verification; 2 passed. */
export type PointScore = 0 | 1 | 2;

/** A judge's answer. */
export interface Judgement {
  score: PointScore;
  explanation: string;
  /** What the verdict cost; nothing where it came from the cache. */
  usage: Pick<Usage, 'input_tokens' | 'output_tokens' | 'cost_usd'> | null;
}

/** What a command run in the testbed on a judge's behalf printed. */
export interface ExecResult {
  exitCode: number | null;
  timedOut: boolean;
  stdout: string;
  stderr: string;
}

/** Runs a command line in the testbed, in the workdir, with a time limit and bounded output. */
export type TestbedExec = (argv: [string, ...string[]]) => Promise<ExecResult>;

/** One way to come to one verdict. Throws a JudgeError where there is none, and the signal's reason when it is aborted. */
export type Sampler = (request: JudgeRequest, exec: TestbedExec, signal: AbortSignal) => Promise<Judgement>;

/** Who scores a test point. Throws a JudgeError where it comes to no verdict. */
export interface Judge {
  /** Tells one judge from another: two runs are comparable only with the same. Holds no secret. */
  readonly identity: string;
  judge: Sampler;
}

/** No verdict: the message says why (the command's exit, an answer that is none, the endpoint's refusal). */
export class JudgeError extends Error {
  override name = 'JudgeError';
}
