import { setTimeout as sleep } from 'node:timers/promises';

/** The result of a short command (git, docker pull). */
export interface ToolResult {
  exitCode: number;
  stdout: string;
  stderr: string;
  /** True if its time limit ended it. */
  timedOut?: boolean;
}

export interface ToolOptions {
  cwd?: string;
  /** Milliseconds; default: no limit. With one, or with `onOutput`, the result has no output. */
  timeout?: number;
  signal?: AbortSignal;
  /** All its variables; default: those of the machine that are no secrets. */
  environment?: Record<string, string>;
  /** Gets both streams as they come. */
  onOutput?(chunk: string): void;
}

/**
 * Runs a short command to its end; a non-zero exit code is not an error here. Throws a UserError if the tool is not
 * installed.
 */
export type RunTool = (tool: string, args: string[], options?: ToolOptions) => Promise<ToolResult>;

/** The parts of the machine that the core is given, so that it reads no environment itself. */
export interface Machine {
  /** The caller's environment, for `agent-env` pass-through and the host's allow-list. */
  environment: Readonly<Record<string, string | undefined>>;
  /** Kept between runs: datasets and git mirrors. */
  cacheDirectory: string;
  /** The parent of run directories, each removed when its run ends. */
  temporaryDirectory: string;
  runTool: RunTool;
  /** Aborted when it starts no more tools; absent: it always does. */
  signal?: AbortSignal;
}

/** Waits between two tries of a tool. Throws the signal's reason once the machine starts no more tools. */
export async function pause({ signal }: Pick<Machine, 'signal'>, milliseconds: number): Promise<void> {
  await sleep(milliseconds, undefined, signal === undefined ? {} : { signal }).catch(() => signal?.throwIfAborted());
}
