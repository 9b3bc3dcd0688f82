import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryDirectory } from './temporary.ts';

/** The project's directory. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * The command line: from source, so that a change is tested without a build; in CI, which compares dist/ with the sources, the
 * bundle (by a link to dist/cli.js with the name of a command), which takes half the processor time.
 */
export const AGENTBENCH = path.join(
  ROOT,
  process.env.CI === 'true' ? 'test/support/bundled' : 'test/support/agentbench.ts',
);

export interface Finished {
  /** Null if ended by a signal. */
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

export interface CliOptions {
  environment?: Record<string, string | undefined>;
  /** Default: `place`. */
  cwd?: string;
  /** Directory of its cache and temporary files; default: a new one. */
  place?: string;
  /** True for a pipe as standard input; otherwise it is empty. */
  input?: boolean;
}

/** Starts `agentbench` with these arguments. */
export function startAgentbench(
  args: string[],
  { environment = {}, place = temporaryDirectory(), cwd = place, input = false }: CliOptions = {},
): { child: ChildProcess; finished: Promise<Finished> } {
  const temporary = path.join(place, 'tmp');
  mkdirSync(temporary, { recursive: true });
  const child = spawn(process.execPath, [AGENTBENCH, ...args], {
    cwd,
    stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NO_COLOR: '1',
      XDG_CACHE_HOME: path.join(place, 'cache'),
      RUNNER_TEMP: temporary,
      ...environment,
    },
  });
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream]!.setEncoding('utf8').on('data', (text: string) => {
      said[stream] += text;
    });
  }
  const finished = new Promise<Finished>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => resolve({ exitCode, ...said }));
  });
  return { child, finished };
}

/**
 * The environment of a run of the example whose agent-timeout, of so many milliseconds, comes when the agent that is too slow sleeps: no
 * other agent reaches it, however slow the machine is.
 */
export function exampleLimit(milliseconds: number): Record<string, string> {
  const place = temporaryDirectory();
  const sign = path.join(place, 'sleeps');
  const script = `#!/bin/sh\n[ "$1" != 600 ] || : >'${sign}'\nPATH=\${PATH#*:} exec sleep "$@"\n`;
  writeFileSync(path.join(place, 'sleep'), script, { mode: 0o755 });
  return { PATH: `${place}:${process.env.PATH}`, ...heldLimit(milliseconds, sign) };
}

/** The environment of a command whose timers of so many milliseconds run out when the file `sign` is there; never without one. */
export function heldLimit(milliseconds: number, sign = ''): Record<string, string> {
  return {
    NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'example-limit.ts')}`,
    AGENTBENCH_TEST_LIMIT: String(milliseconds),
    AGENTBENCH_TEST_SIGN: sign,
  };
}

/** Runs `agentbench` to its end. */
export function agentbench(args: string[], options: CliOptions = {}): Promise<Finished> {
  return startAgentbench(args, options).finished;
}
