import { realpathSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { NamedAgent } from '../agents/kit/named.ts';
import { UserError } from '../base/errors.ts';
import type { Machine } from '../base/machine.ts';
import type { Options } from '../options/options.ts';

/** Bytes that Linux takes for one variable, with its name (MAX_ARG_STRLEN without the terminating zero). */
const LONGEST_VARIABLE = 128 * 1024 - 1;

/**
 * `agent-env` with the values copied from the environment. Throws a UserError for variables that are not set, that are
 * too long, or that `agent-variables` has too.
 */
export function resolveAgentEnv(
  options: Pick<Options, 'agent-env' | 'agent-variables'>,
  machine: Pick<Machine, 'environment'>,
): Record<string, string> {
  const twice = options['agent-env'].filter(({ name }) => Object.hasOwn(options['agent-variables'], name));
  if (twice.length > 0) {
    const names = twice.map(({ name }) => name).join(', ');
    throw new UserError(
      `agent-variables: ${names}: also in agent-env; keep secrets in agent-env, other settings in agent-variables`,
    );
  }
  const missing: string[] = [];
  const variables: Record<string, string> = {};
  for (const { name, value } of options['agent-env']) {
    const text = value ?? machine.environment[name];
    if (text === undefined) missing.push(name);
    else variables[name] = text;
  }
  if (missing.length > 0) {
    throw new UserError(
      `agent-env: ${missing.join(', ')} ${missing.length === 1 ? 'has' : 'have'} no value, and no variable of this name is set; set it, or write NAME=value`,
    );
  }
  const all = { 'agent-variables': options['agent-variables'], 'agent-env': variables };
  const large = Object.entries(all).flatMap(([option, values]) =>
    Object.entries(values).flatMap(([name, text]) =>
      Buffer.byteLength(`${name}=${text}`) > LONGEST_VARIABLE ? [{ option, name, text }] : [],
    ),
  )[0];
  if (large !== undefined)
    throw new UserError(
      `${large.option}: ${large.name} has ${Buffer.byteLength(large.text)} bytes, and Linux takes at most 128 KiB for a variable; put the text into a file of agent-directory`,
    );
  return variables;
}

/** The options with a command, which a named agent has by itself. Throws a UserError without exactly one of the two. */
export function requireAgent(options: Options, agent: NamedAgent | null): Options & { 'agent-command': string } {
  const { 'agent-command': command } = options;
  if (agent !== null) {
    const own = (['agent-command', 'agent-directory'] as const).find((name) => options[name] !== undefined);
    if (own !== undefined)
      throw new UserError(`${own}: agent: ${agent.agent.name} is given too; leave one of them out`);
    return { ...options, 'agent-command': agent.command, 'agent-name': options['agent-name'] ?? agent.agent.name };
  }
  if (command === undefined)
    throw new UserError(
      'agent: is required; name an agent (agentbench agents lists them), or give the command that runs yours in agent-command',
    );
  const idle = (['agent-args', 'agent-skills', 'agent-mcp', 'agent-instructions'] as const).find((name) =>
    Array.isArray(options[name]) ? options[name].length > 0 : options[name] !== undefined,
  );
  if (idle !== undefined)
    throw new UserError(`${idle}: is for an agent named in the option agent, and has no effect with agent-command`);
  return { ...options, 'agent-command': command };
}

/** The variables of `task-env`. Throws a UserError for those that are not set. */
export function resolveTaskEnv(
  options: Pick<Options, 'task-env'>,
  machine: Pick<Machine, 'environment'>,
): Record<string, string> {
  const found = options['task-env'].map(({ name, value }) => [name, value ?? machine.environment[name]] as const);
  const missing = found.filter(([, value]) => value === undefined).map(([name]) => name);
  if (missing.length > 0) throw new UserError(`task-env: ${missing.join(', ')}: not set; set it, or write NAME=value`);
  return Object.fromEntries(found) as Record<string, string>;
}

/** `agent-directory` as an absolute path, or null if not given. Throws a UserError if it is not a directory, or the whole machine. */
export async function resolveAgentDirectory(options: Pick<Options, 'agent-directory'>): Promise<string | null> {
  if (options['agent-directory'] === undefined) return null;
  const directory = path.resolve(options['agent-directory']);
  const stats = await stat(directory).catch(() => null);
  if (!stats?.isDirectory()) throw new UserError(`agent-directory: ${directory} is not an existing directory`);
  if (realpathSync(directory) === path.parse(directory).root)
    throw new UserError('agent-directory: / is the whole machine; name a directory with the agent alone');
  return directory;
}

/** Throws a UserError if an agent would get the reference solutions of its tasks. */
export function refuseSolutions(
  agentDirectory: string | null,
  dataset: { instances: { id: string; solution: string | null }[] },
): void {
  if (agentDirectory === null) return;
  const inside = realpathSync(agentDirectory) + path.sep;
  const given = dataset.instances.find(
    ({ solution }) => solution !== null && realpathSync(solution).startsWith(inside),
  );
  if (given === undefined) return;
  throw new UserError(
    `agent-directory: ${agentDirectory} holds the reference solution of ${given.id} (${given.solution}), which no agent may get; name a directory with the agent alone`,
  );
}
