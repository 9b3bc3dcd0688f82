import path from 'node:path';
import { UserError } from '../../base/errors.ts';
import type { Options } from '../../options/options.ts';
import type { TestbedRequest, WorkdirRequest } from '../types.ts';
import type { ArchivePlan } from './archive.ts';
import type { ImageConfig } from './engine.ts';
import { isOurs, OURS } from './ours.ts';
import { LOGS, workdirOf } from './task.ts';
import type { FoundWorkdir } from './workdir.ts';

/** Paths that are the same in every container that has them: the agent's own directory, and those in ours. */
export const AGENT = '/opt/agent';
export const OUTPUT = `${OURS}/output`;
export const HOME = `${OURS}/home`;
export const PROMPT = `${OURS}/prompt.md`;
export const PRERUNNER = `${OURS}/prerunner`;

/** The kernel fills these when a container starts. */
const OF_THE_KERNEL = ['/dev', '/proc', '/sys'];

/** The reason against a workdir at this path; null if there is none. */
export function refusedAsWorkdir(workdir: string, hasAgentDirectory: boolean): string | null {
  const isIn = (place: string) => workdir === place || workdir.startsWith(`${place}/`);
  if (isOurs(workdir) || (hasAgentDirectory && isIn(AGENT))) return `${workdir} has files of AgentBench`;
  if (OF_THE_KERNEL.some(isIn))
    return `${workdir} is empty when a container starts, and files put there before are lost`;
  return null;
}

/** Throws a UserError for an option `workdir` that no container can have. */
export function checkWorkdir({
  options: { workdir },
  agentDirectory,
}: Pick<WorkdirRequest, 'agentDirectory'> & { options: Pick<Options, 'workdir'> }): void {
  if (workdir === undefined) return;
  const refused = refusedAsWorkdir(path.posix.resolve('/', workdir), agentDirectory !== null);
  if (refused !== null) throw new UserError(`workdir: ${refused}; name another directory`);
}

/** The workdir of a trial in its plain form, which paths below it begin with. */
export function workdirIn(
  { instance: { environment }, verifies }: Pick<TestbedRequest, 'instance' | 'verifies'>,
  options: Pick<Options, 'workdir'>,
  config: ImageConfig,
): string {
  const given = verifies ? undefined : options.workdir;
  return path.posix.resolve('/', given ?? (environment === undefined ? '/testbed' : workdirOf(environment, config)));
}

/** `checkout`, `agentDirectory`: on this machine. */
interface ArchiveRequest extends FoundWorkdir {
  checkout: string | null;
  agentDirectory: string | null;
}

/** Everything that a container gets before its start. */
export function archivePlan(
  { instance, prompt }: Pick<TestbedRequest, 'instance' | 'prompt'>,
  { workdir, hasWorkdir, checkout, agentDirectory }: ArchiveRequest,
): ArchivePlan {
  const task = instance.environment !== undefined;
  const directories: [string, string | null][] = [
    [workdir, checkout],
    ...instance.fixtures.map(({ source, target }): [string, string] => [path.posix.join(workdir, target), source]),
    [PRERUNNER, instance.prerunner],
    [AGENT, agentDirectory],
  ];
  return {
    // The Engine makes the directory in which a container starts; that of a task is another one.
    emptyDirectories: task ? [OURS, ...(hasWorkdir ? [] : [workdir])] : [OURS, OUTPUT, HOME],
    // The agent of a task may be another user than root.
    openDirectories: task ? [OUTPUT, HOME, ...LOGS] : [],
    files: [[PROMPT, prompt]],
    copies: directories.filter((entry): entry is [string, string] => entry[1] !== null),
  };
}
