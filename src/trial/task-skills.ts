import path from 'node:path';
import type { NamedAgent } from '../agents/kit/named.ts';
import { TrialError } from '../base/errors.ts';
import { quote } from '../base/text/shell.ts';
import type { Instance } from '../datasets/types.ts';
import { outputOf } from '../testbeds/output-of.ts';
import type { OpenTrial } from './live.ts';

/** Milliseconds to copy a directory of skills. */
const COPY_LIMIT = 60_000;

/**
 * Throws a TrialError (`unsupported`) for a task with skills, MCP servers or an earlier context that the named agent has no
 * place for. The solution, and an agent that does nothing, need none of it.
 */
export function refuseMissingExtras({ id, environment }: Instance, named: NamedAgent | null): void {
  if (named === null || named.agent.solves || named.agent.idle || environment === undefined) return;
  const { agent } = named;
  const missing = [
    ...(environment.skills !== null && agent.skills === null ? ['environment.skills_dir'] : []),
    ...(Object.keys(environment.mcp).length > 0 && !agent.mcp ? ['environment.mcp_servers'] : []),
    ...named.unreached(environment.mcp).map((name) => `environment.mcp_servers: ${name} (sse)`),
    // Each agent has its own format of sessions, and may change it in every version.
    ...(environment.context !== null ? ['trajectory.json'] : []),
  ];
  if (missing.length > 0)
    throw new TrialError('unsupported', `${id} is not run: ${missing.join(', ')}: ${agent.name} has no place for it`);
}

/** Copies the skills of a Harbor task to where the named agent looks for skills; a task without them loses nothing. */
export async function placeTaskSkills({ testbed, instance, context, record, signal }: OpenTrial): Promise<void> {
  const skills = instance.environment?.skills ?? null;
  const place = context.agent?.agent.skills ?? null;
  if (skills === null || place === null) return;
  const target = quote(path.posix.join(testbed.agentHome, place));
  const script = `mkdir -p ${target} && cp -R ${quote(path.posix.resolve(testbed.workdir, skills))}/. ${target}/`;
  const { exit } = await outputOf(testbed, script, COPY_LIMIT, signal);
  if (exit.exitCode !== 0)
    record.note('task_skills_missing', `environment.skills_dir: ${skills} cannot be copied from the testbed`);
}
