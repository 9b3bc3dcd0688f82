import os from 'node:os';
import path from 'node:path';
import { UserError } from '../base/errors.ts';
import { findTool } from '../base/find-tool.ts';
import type { Machine, RunTool } from '../base/machine.ts';
import { holdsSecret, ownSecrets } from './secrets.ts';

/**
 * What no tool gets: what the action was given, the files by which a step speaks to the runner, keys of a judge. A list of what tools do get
 * could not be complete, since any helper for logins of git or docker has variables of its own.
 * Git gets no repository either: in a git hook these name the user's own, and a clone or a checkout would go there.
 */
const KEPT_BACK =
  /^((INPUT|ACTIONS|STATE)_.*|GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)|AGENTBENCH_JUDGE_API_KEY|OPENAI_API_KEY|GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|PREFIX))$/s;

/** Settings that the user gives to git alone, a login among them; they count each other, so none can be taken out. */
const GIT_SETTINGS = /^GIT_CONFIG_(COUNT|KEY_\d+|VALUE_\d+|PARAMETERS)$/;

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
  const env = { ...environmentOfTools(environment), GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
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

/** The one place that decides what git and docker see. The same secret under another name (`GH_TOKEN`) is kept back as well. */
function environmentOfTools(environment: NodeJS.ProcessEnv): Record<string, string> {
  const secrets = ownSecrets(environment);
  return Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => {
      const [name, value] = entry;
      if (value === undefined || KEPT_BACK.test(name)) return false;
      return GIT_SETTINGS.test(name) || !holdsSecret(value, secrets);
    }),
  );
}
