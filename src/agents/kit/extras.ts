import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { sha256Of } from '../../base/digest.ts';
import { messageOf, UserError } from '../../base/errors.ts';
import { readTextFile } from '../../base/regular-file.ts';
import { digestOfDirectory } from '../../datasets/digest.ts';
import type { Options } from '../../options/options.ts';
import { parseMcp } from './mcp.ts';
import type { Agent, McpServer } from './types.ts';

/** Bytes of a file of settings. */
const LARGEST = 1024 * 1024;

/** Skills, MCP servers and instructions that the user gives an agent beside its task. */
export interface Extras {
  /** Directories with a SKILL.md, by name. */
  skills: [name: string, directory: string][];
  instructions: string | null;
  mcp: Record<string, McpServer>;
}

type ExtraOptions = Pick<Options, 'agent-skills' | 'agent-mcp' | 'agent-instructions'>;

/** Reads `agent-skills`, `agent-mcp` and `agent-instructions`. Throws a UserError if one is not there, or not for this agent. */
export function readExtras(agent: Agent, options: ExtraOptions): Extras {
  const { 'agent-skills': skills, 'agent-mcp': mcp, 'agent-instructions': instructions } = options;
  const refuse = (option: string, what: string): never => {
    throw new UserError(`${option}: ${agent.name} has no place for ${what}; leave the option out`);
  };
  if (skills.length > 0 && agent.skills === null) refuse('agent-skills', 'skills');
  if (mcp !== undefined && !agent.mcp) refuse('agent-mcp', 'MCP servers');
  if (instructions !== undefined && agent.instructions === null) refuse('agent-instructions', 'instructions');
  const servers = mcp === undefined ? {} : parseMcp(read('agent-mcp', mcp), mcp);
  const [unreached] = unreachedServers(agent, servers);
  if (unreached !== undefined)
    throw new UserError(
      `agent-mcp: ${mcp}: mcpServers.${unreached}: ${agent.name} reaches no server of the type sse; leave it out, or give an address of the type http`,
    );
  return {
    skills: distinct(skills.flatMap(skillsIn)),
    instructions: instructions === undefined ? null : read('agent-instructions', instructions),
    mcp: servers,
  };
}

/** The names of those servers that an agent does not reach. */
export function unreachedServers(agent: Agent, servers: Record<string, McpServer>): string[] {
  if (!agent.withoutSse) return [];
  return Object.entries(servers).flatMap(([name, server]) => ('url' in server && server.type === 'sse' ? [name] : []));
}

/** Digests of what was given, for the identity of a run; null for what was not. */
export async function digestsOf({ skills, instructions, mcp }: Extras): Promise<{
  skills: string | null;
  instructions: string | null;
  mcp: string | null;
}> {
  const parts: string[] = [];
  for (const [name, directory] of skills) parts.push(name, await digestOfDirectory(directory, []));
  return {
    skills: skills.length === 0 ? null : sha256Of(JSON.stringify(parts)),
    instructions: instructions === null ? null : sha256Of(instructions),
    mcp: Object.keys(mcp).length === 0 ? null : sha256Of(JSON.stringify(mcp)),
  };
}

/** The skills of a directory: itself if it has a SKILL.md, otherwise those below it. */
function skillsIn(given: string): [name: string, directory: string][] {
  const directory = path.resolve(given);
  if (!statSync(directory, { throwIfNoEntry: false })?.isDirectory())
    throw new UserError(`agent-skills: ${given} is not an existing directory`);
  const isSkill = (place: string) => existsSync(path.join(place, 'SKILL.md'));
  if (isSkill(directory)) return [[path.basename(directory), directory]];
  const below = readdirSync(directory)
    .sort()
    .map((name): [string, string] => [name, path.join(directory, name)])
    .filter(([, place]) => isSkill(place));
  if (below.length === 0) throw new UserError(`agent-skills: ${given} has no SKILL.md, and no directory in it has one`);
  return below;
}

function distinct(skills: [name: string, directory: string][]): [name: string, directory: string][] {
  const names = skills.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new UserError(`agent-skills: two skills have the name ${twice}; rename one`);
  return skills;
}

function read(option: string, file: string): string {
  try {
    return readTextFile(path.resolve(file), LARGEST, { follow: true });
  } catch (error) {
    throw new UserError(`${option}: ${file} cannot be read: ${messageOf(error)}`);
  }
}
