import { UserError } from '../errors.ts';
import type { RunTool, ToolResult } from '../machine.ts';

/**
 * Git without questions at a prompt, with an end to transfers that stall, and with files as they are in the repository on
 * every machine; otherwise the user's own configuration holds.
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

/** Runs git and returns its output; throws a GitError when it fails. */
export async function git(runTool: RunTool, args: string[], cwd?: string): Promise<string> {
  const result = await runTool('git', [...SETTINGS, ...args], cwd === undefined ? {} : { cwd });
  if (result.exitCode !== 0) throw new GitError(args[args[0] === '-C' ? 2 : 0]!, result);
  return result.stdout;
}

/** Refuses what git would take for an option. */
export function refuseOption(text: string, option: string): void {
  if (text.startsWith('-')) throw new UserError(`${option}: "${text}" begins with "-"`);
}
