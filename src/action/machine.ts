import os from 'node:os';
import path from 'node:path';
import { messageOf, UserError } from '../errors.ts';
import type { Machine, RunTool } from '../machine.ts';

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
  // What the action was given (a token among it) is nothing for git and docker.
  const passed = Object.entries(environment).filter(
    ([name, value]) => value !== undefined && !/^(INPUT|ACTIONS|STATE)_/.test(name),
  );
  const env = { ...(Object.fromEntries(passed) as Record<string, string>), GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
  return async (tool, args, { cwd } = {}) => {
    const { getExecOutput } = await import('@actions/exec');
    try {
      return await getExecOutput(tool, args, {
        silent: true,
        ignoreReturnCode: true,
        env,
        ...(cwd === undefined ? {} : { cwd }),
      });
    } catch (error) {
      throw /Unable to locate executable/.test(messageOf(error))
        ? new UserError(`${tool} is not installed, or not on PATH`)
        : error;
    }
  };
}
