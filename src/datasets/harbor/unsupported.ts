import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TaskEnvironment } from '../types.ts';
import type { EnvironmentTable, TaskTable } from './schema.ts';

/** Names become parts of the names of tools. */
const SERVER_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
/** Characters of the servers in the variable that tells of them. */
const LONGEST_SERVERS = 64 * 1024;

type Unsupported = TaskEnvironment['unsupported'];

/**
 * Requests of a task that cannot be met here, by key: machines that Docker on Linux is not, and parts of the format that
 * are not run yet. A task with any of it is never run, since its verdict would be another one.
 */
export function unsupportedIn(table: TaskTable, directory: string): Unsupported {
  const found: Unsupported = [...machineOf(table.environment, 'environment')];
  const missing = (key: string, why: string) => found.push({ key, why });
  const { environment, agent, verifier, steps, artifacts } = table;
  if (steps.length > 0) missing('steps', 'tasks of several steps are not run here');
  if (verifier.environment !== undefined || verifier.environment_mode === 'separate')
    missing('verifier.environment_mode', 'verifiers in an environment of their own are not run here');
  if (verifier.collect?.some(({ service }) => service !== 'main'))
    missing('verifier.collect.service', 'a trial is one container here');
  for (const artifact of artifacts) {
    if (typeof artifact === 'string') continue;
    if ((artifact.service ?? 'main') !== 'main') missing('artifacts.service', 'a trial is one container here');
    if ((artifact.exclude ?? []).length > 0) missing('artifacts.exclude', 'artifacts are kept whole here');
  }
  const servers = environment.mcp_servers ?? [];
  const unusual = servers.find(({ name }) => !SERVER_NAME.test(name));
  if (unusual !== undefined)
    missing('environment.mcp_servers', `agents take names of letters, digits, "-" and "_", not "${unusual.name}"`);
  if (JSON.stringify(servers).length > LONGEST_SERVERS)
    missing('environment.mcp_servers', `they are longer than ${LONGEST_SERVERS / 1024} KiB, which no variable holds`);
  if (existsSync(path.join(directory, 'trajectory.json')))
    missing(
      'trajectory.json',
      'no agent takes an earlier context here; without the file, the agent would begin with its task alone',
    );
  for (const [name, phase] of [
    ['agent', agent],
    ['verifier', verifier],
  ] as const) {
    if (phase.network_mode !== undefined && phase.network_mode !== (environment.network_mode ?? 'public'))
      missing(`${name}.network_mode`, 'the network is the same during a whole trial; set it in [environment]');
  }
  if (environment.docker_image === undefined && existsSync(path.join(directory, 'environment/docker-compose.yaml')))
    missing('environment/docker-compose.yaml', 'a trial is one container here');
  return found;
}

function machineOf(environment: EnvironmentTable, key: string): Unsupported {
  const found: Unsupported = [];
  const missing = (name: string, why: string) => found.push({ key: `${key}.${name}`, why });
  if ((environment.gpus ?? 0) > 0) missing('gpus', 'containers get no GPU here');
  if (environment.tpu !== undefined) missing('tpu', 'containers get no TPU here');
  if (environment.os?.toLowerCase() === 'windows') missing('os', 'containers run Linux here');
  return found;
}
