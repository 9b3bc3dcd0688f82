import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../base/errors.ts';
import { type Owner, ownerSchema, thisOwner } from '../base/lease/owner.ts';
import type { RunTool, ToolResult } from '../base/machine.ts';
import { endTrees, type Process, wordsOf } from '../base/processes.ts';

/**
 * Git without questions at a prompt, with an end to transfers that stall, and with files as they are in the repository on
 * every machine, and nothing that a repository brings is executed: no hook, no monitor, no submodule. Otherwise the user's own configuration holds.
 */
const SETTINGS = [
  '-c',
  'http.lowSpeedLimit=1000',
  '-c',
  'http.lowSpeedTime=60',
  '-c',
  'core.askPass=true',
  '-c',
  'core.autocrlf=false',
  '-c',
  'advice.detachedHead=false',
  '-c',
  'core.hooksPath=/dev/null',
  '-c',
  'core.fsmonitor=false',
  '-c',
  'submodule.recurse=false',
  '-c',
  'fetch.recurseSubmodules=false',
];

/** A git command that failed, with what it printed. */
export class GitError extends Error {
  override name = 'GitError';
  readonly result: ToolResult;
  constructor(what: string, result: ToolResult) {
    const said = result.stderr.trim().split('\n').slice(-5).join('\n');
    super(`git ${what} failed with exit code ${result.exitCode}: ${said}`);
    this.result = result;
  }
}

/** A setting that git does not know, by which a git that outlives us says whose it is. */
const OWNER = 'agentbench.owner=';

/** Who started a git of ours, by the words of its command line; null where it is none. */
export function ownerOfGit(words: string[]): Owner | null {
  try {
    const word = words.find((word) => word.startsWith(OWNER));
    return word === undefined ? null : ownerSchema.parse(JSON.parse(word.slice(OWNER.length)));
  } catch {
    return null;
  }
}

/** Milliseconds for one git command: a transfer that stalls over HTTP ends by the settings above, one over ssh by nothing else. */
const LIMIT = 60 * 60_000;
/** Between TERM, at which git takes its locks away, and KILL. */
const GRACE = 2_000;

/** Runs git and returns its output; throws a GitError when it fails, an Error when it does not end. */
export async function git(runTool: RunTool, args: string[], cwd?: string, limit = LIMIT): Promise<string> {
  const words = [...SETTINGS, '-c', OWNER + JSON.stringify(thisOwner()), ...args];
  const what = args[args[0] === '-C' ? 2 : 0]!;
  const running = runTool('git', words, cwd === undefined ? {} : { cwd });
  const timer = new AbortController();
  try {
    const late = sleep(limit, null, { signal: timer.signal });
    late.catch(() => {});
    const result = await Promise.race([running, late]);
    if (result === null) {
      running.catch(() => {});
      await endOwnGit(words);
      throw new Error(`git ${what} did not end within ${limit / 60_000} minutes, and was ended`);
    }
    if (result.exitCode !== 0) throw new GitError(what, result);
    return result.stdout;
  } finally {
    timer.abort();
  }
}

/** Ends the git of ours that has these words, and what it has started (ssh, its own helpers). */
async function endOwnGit(words: string[]): Promise<void> {
  const line = words.join('\0');
  const isIt = (one: Process) =>
    one.parent === process.pid && one.name === 'git' && wordsOf(one).join('\0').includes(line);
  await endTrees((all) => all.filter(isIt), GRACE);
}

/** Refuses what git would take for an option. */
export function refuseOption(text: string, option: string): void {
  if (text.startsWith('-')) throw new UserError(`${option}: "${text}" begins with "-"`);
}
