import { formatDuration } from '../base/format.ts';
import { type Owner, ownerIn, thisOwner } from '../base/lease/owner.ts';
import type { RunTool, ToolResult } from '../base/machine.ts';
import { endTrees, type Process, wordsOf } from '../base/processes.ts';
import { unlessLate } from '../base/signals.ts';

/**
 * Runs git without prompts, with a time limit on stalled transfers and without line-ending conversion, so that
 * checkouts are the same on every machine. Nothing from a repository is executed: no hook, no file system monitor, no
 * submodule. Mirrors are bare repositories, and nothing is packed anew in the background while trials copy them: commits on no
 * branch would become a file for each object, too. All other settings are the user's own.
 */
const SETTINGS = [
  'http.lowSpeedLimit=1000',
  'http.lowSpeedTime=60',
  'core.askPass=true',
  'core.autocrlf=false',
  'advice.detachedHead=false',
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'submodule.recurse=false',
  'fetch.recurseSubmodules=false',
  'safe.bareRepository=all',
  'gc.auto=0',
  'maintenance.auto=false',
].flatMap((setting) => ['-c', setting]);

/** A text without the logins of URLs in it: passwords, and tokens in the place of a user. */
export function withoutLogins(text: string): string {
  return text.replaceAll(/(https?:\/\/)[^\s/]*@/gi, '$1***@');
}

/** A failed git command, with its output. */
export class GitError extends Error {
  override name = 'GitError';
  readonly result: ToolResult;
  constructor(what: string, result: ToolResult) {
    // A refusal of a repository of another user has six: the reason first, the setting that allows it, and what it caused.
    const said = result.stderr.split('\n').filter((line) => line.trim() !== '');
    super(withoutLogins(`git ${what} failed with exit code ${result.exitCode}: ${said.slice(-6).join('\n').trim()}`));
    this.result = result;
  }
}

/**
 * Marks our git processes with their owner, so that a later run can find those that outlived theirs. Git ignores the
 * setting.
 */
const OWNER = 'agentbench.owner=';

/** The owner of a git process that agentbench started, read from its command line; null for any other process. */
export function ownerOfGit(words: string[]): Owner | null {
  return ownerIn(words, OWNER);
}

/**
 * Milliseconds for one git command. Stalled HTTP transfers end earlier by the settings above; for ssh this is the only
 * limit.
 */
const LIMIT = 60 * 60_000;
/** Milliseconds between TERM, on which git removes its locks, and KILL. */
const GRACE = 2_000;

/** Runs git and returns its output. Throws a GitError if it fails, an Error if it exceeds `limit` (milliseconds). */
export async function git(runTool: RunTool, args: string[], cwd?: string, limit = LIMIT): Promise<string> {
  const words = [...SETTINGS, '-c', OWNER + JSON.stringify(thisOwner()), ...args];
  const what = args[args[0] === '-C' ? 2 : 0]!;
  const running = runTool('git', words, cwd === undefined ? {} : { cwd });
  const result = await unlessLate(running, limit);
  if (result === null) {
    await endOwnGit(words);
    throw new Error(`git ${what} did not end within ${formatDuration(limit)}, and was ended`);
  }
  if (result.exitCode !== 0) throw new GitError(what, result);
  return result.stdout;
}

/** Ends our git process with this command line, and its children (ssh, its own helpers). */
async function endOwnGit(words: string[]): Promise<void> {
  // The kernel's text has a character for each byte.
  const line = Buffer.from(words.join('\0')).toString('latin1');
  const isIt = (one: Process) =>
    one.parent === process.pid && one.name === 'git' && wordsOf(one).join('\0').includes(line);
  await endTrees((all) => all.filter(isIt), GRACE);
}
