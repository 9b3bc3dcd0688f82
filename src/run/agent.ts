import { stat } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../base/errors.ts';
import type { Machine } from '../base/machine.ts';
import type { Options } from '../options/options.ts';

/** `agent-env` with the values copied from the environment. Throws a UserError for variables that are not set. */
export function resolveAgentEnv(
  options: Pick<Options, 'agent-env'>,
  machine: Pick<Machine, 'environment'>,
): Record<string, string> {
  const missing: string[] = [];
  const variables: Record<string, string> = {};
  for (const { name, value } of options['agent-env']) {
    const text = value ?? machine.environment[name];
    if (text === undefined) missing.push(name);
    else variables[name] = text;
  }
  if (missing.length > 0) {
    throw new UserError(
      `agent-env: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} to be passed through but not set; set it, or write NAME=value`,
    );
  }
  return variables;
}

/** `agent-directory` as an absolute path, or null if not given. Throws a UserError if it is not a directory. */
export async function resolveAgentDirectory(options: Pick<Options, 'agent-directory'>): Promise<string | null> {
  if (options['agent-directory'] === undefined) return null;
  const directory = path.resolve(options['agent-directory']);
  const stats = await stat(directory).catch(() => null);
  if (!stats?.isDirectory()) throw new UserError(`agent-directory: ${directory} is not a directory that is there`);
  return directory;
}
