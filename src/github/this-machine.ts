import { spawn } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { isGitSetting, isKeptFromTools } from '../base/environment-names.ts';
import { UserError } from '../base/errors.ts';
import { findTool } from '../base/find-tool.ts';
import { homeDirectory } from '../base/home.ts';
import type { Machine, RunTool, ToolOptions, ToolResult } from '../base/machine.ts';
import { holdsSecret, ownSecrets } from '../base/own-secrets.ts';
import { markOfTools } from '../git/left-tools.ts';

/** Milliseconds: the longest that a timer takes. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** Largest argument that Linux takes, in bytes without the terminating zero. */
const LONGEST_ARGUMENT = 128 * 1024 - 1;

/** The machine of this process as a value for the core. */
export function thisMachine(environment: NodeJS.ProcessEnv): Machine {
  const cache = environment.XDG_CACHE_HOME || path.join(homeDirectory(environment), '.cache');
  return {
    environment,
    cacheDirectory: path.resolve(cache, 'agentbench'),
    temporaryDirectory: path.resolve(environment.RUNNER_TEMP || os.tmpdir()),
    runTool: toolRunner(environment),
  };
}

function toolRunner(environment: NodeJS.ProcessEnv): RunTool {
  const env = { ...environmentOfTools(environment), GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C', ...markOfTools() };
  return async (tool, args, options = {}) => {
    const { cwd, timeout, onOutput, environment: own = env } = options;
    // @actions/exec searches the PATH of this process, which may differ from the machine's.
    const file = findTool(tool, environment.PATH);
    if (file === null) throw new UserError(`${tool} is not installed, or not on PATH`);
    // An argument that Linux does not take ends this process in @actions/exec, whose promise no error reaches.
    if (args.some((word) => word.includes('\0') || Buffer.byteLength(word) > LONGEST_ARGUMENT))
      throw new Error(`${tool} cannot be started: an argument has a NUL character, or over ${LONGEST_ARGUMENT} bytes`);
    if (timeout !== undefined || onOutput !== undefined) return watched(file, args, own, options);
    // 20 ms of a start that needs no tool.
    const { getExecOutput } = await import('@actions/exec');
    return getExecOutput(`"${file}"`, args, {
      silent: true,
      ignoreReturnCode: true,
      env: own,
      ...(cwd === undefined ? {} : { cwd }),
    });
  };
}

/** A tool that may take long: its output comes as it is printed and is not kept; a limit or the signal ends it with its children. */
async function watched(
  file: string,
  args: string[],
  env: Record<string, string>,
  { cwd, timeout, signal, onOutput = () => {} }: ToolOptions,
): Promise<ToolResult> {
  const child = spawn(file, args, { env, cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(child, 'close');
  const end = () => {
    try {
      process.kill(-child.pid!, 'SIGTERM');
    } catch {
      // It has ended.
    }
  };
  let timedOut = false;
  const limit = setTimeout(() => {
    timedOut = true;
    end();
  }, timeout ?? LONGEST_TIMER);
  signal?.addEventListener('abort', end, { once: true });
  if (signal?.aborted) end();
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onOutput);
  try {
    const [code] = await closed;
    return { exitCode: code ?? 1, stdout: '', stderr: '', timedOut };
  } finally {
    clearTimeout(limit);
    signal?.removeEventListener('abort', end);
  }
}

/**
 * The only place that decides the environment of git and docker. A secret under another name (`GH_TOKEN`) is removed
 * too.
 */
function environmentOfTools(environment: NodeJS.ProcessEnv): Record<string, string> {
  const secrets = ownSecrets(environment);
  return Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => {
      const [name, value] = entry;
      if (value === undefined || isKeptFromTools(name)) return false;
      return isGitSetting(name) || !holdsSecret(value, secrets);
    }),
  );
}
