import os from 'node:os';
import path from 'node:path';
import { UserError } from '../errors.ts';
import type { Machine, RunTool } from '../machine.ts';
import { findTool } from '../testbeds/host/find-tool.ts';

/**
 * No tool gets what the action was given (a token among it). Git gets no repository either: in a git hook these name the
 * user's own, and a clone or a checkout would go there.
 */
const KEPT_BACK =
  /^((INPUT|ACTIONS|STATE)_.*|GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|PREFIX))$/s;

/** The machine this process runs on, as the core sees it. */
export function thisMachine(environment: NodeJS.ProcessEnv): Machine {
  const cache = environment.XDG_CACHE_HOME || path.join(environment.HOME || os.homedir(), '.cache');
  return {
    environment,
    cacheDirectory: path.join(cache, 'agentbench'),
    temporaryDirectory: environment.RUNNER_TEMP || os.tmpdir(),
    runTool: toolRunner(environment),
  };
}

function toolRunner(environment: NodeJS.ProcessEnv): RunTool {
  const passed = Object.entries(environment).filter(([name, value]) => value !== undefined && !KEPT_BACK.test(name));
  const env = { ...(Object.fromEntries(passed) as Record<string, string>), GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
  return async (tool, args, { cwd } = {}) => {
    // @actions/exec looks on the PATH of this process; the machine may have another.
    const file = await findTool(tool, environment.PATH);
    if (file === null) throw new UserError(`${tool} is not installed, or not on PATH`);
    const { getExecOutput } = await import('@actions/exec');
    return getExecOutput(`"${file}"`, args, {
      silent: true,
      ignoreReturnCode: true,
      env,
      ...(cwd === undefined ? {} : { cwd }),
    });
  };
}
