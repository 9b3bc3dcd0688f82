import { LEAST_MEMORY } from '../../options/units.ts';
import type { TaskEnvironment } from '../types.ts';
import type { ComposeFile } from './compose.ts';
import { type EnvironmentTable, megabytesOf, type TaskTable } from './schema.ts';
import { isSeparate, verifierImage } from './verifier.ts';

/** Names become parts of the names of tools. */
const SERVER_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
/** Characters of the servers in the variable that tells of them. */
const LONGEST_SERVERS = 64 * 1024;

type Unsupported = TaskEnvironment['unsupported'];

/**
 * Requests of a task that cannot be met here, by key: machines that Docker on Linux is not, and parts of the format that
 * are not run yet. A task with any of it is never run, since its verdict would be another one. `composeIn`: reads the
 * compose file in a folder of the task.
 */
export function unsupportedIn(
  table: TaskTable,
  directory: string,
  composeIn: (folder: string) => ComposeFile | null,
): Unsupported {
  const compose = composeIn('environment');
  const found: Unsupported = [...machineOf(table.environment, 'environment'), ...(compose?.unsupported ?? [])];
  const services = compose?.services ?? ['main'];
  const missing = (key: string, why: string) => found.push({ key, why });
  const { environment, verifier, steps } = table;
  const artifacts = [...table.artifacts, ...steps.flatMap((step) => step.artifacts ?? [])];
  for (const step of steps.length === 0 ? [null] : steps) {
    if (!isSeparate(table, step)) continue;
    const { config, folder, bundled } = verifierImage(table, directory, step);
    const place =
      step?.verifier.environment === undefined ? 'verifier.environment' : `steps.${step.name}.verifier.environment`;
    // A copy of the task's environment has been looked at, and the table of the task stands for all its steps.
    if (config !== environment)
      found.push(...machineOf(config, place).filter(({ key }) => !found.some((other) => other.key === key)));
    if (bundled) found.push(...(composeIn(folder)?.unsupported ?? []));
  }
  const hooks = [verifier, ...steps.map((step) => step.verifier)].flatMap(({ collect = [] }) => collect);
  for (const { service } of hooks)
    if (!services.includes(service)) missing('verifier.collect.service', `there is no service ${service}`);
  for (const artifact of artifacts) {
    if (typeof artifact === 'string') continue;
    const { service = 'main' } = artifact;
    if (!services.includes(service)) missing('artifacts.service', `there is no service ${service}`);
  }
  const servers = environment.mcp_servers ?? [];
  const unusual = servers.find(({ name }) => !SERVER_NAME.test(name));
  if (unusual !== undefined)
    missing('environment.mcp_servers', `agents take names of letters, digits, "-" and "_", not "${unusual.name}"`);
  if (JSON.stringify(servers).length > LONGEST_SERVERS)
    missing('environment.mcp_servers', `they are longer than ${LONGEST_SERVERS / 1024} KiB, which no variable holds`);
  return found;
}

function machineOf(environment: EnvironmentTable, key: string): Unsupported {
  const found: Unsupported = [];
  const missing = (name: string, why: string) => found.push({ key: `${key}.${name}`, why });
  if ((environment.gpus ?? 0) > 0) missing('gpus', 'containers get no GPU here');
  if (environment.tpu !== undefined) missing('tpu', 'containers get no TPU here');
  const memory = environment.memory_mb ?? megabytesOf(environment.memory);
  if (memory !== null && memory * 1024 ** 2 < LEAST_MEMORY)
    missing(
      environment.memory_mb === undefined ? 'memory' : 'memory_mb',
      'Docker makes no container with less than 6 MiB',
    );
  if (environment.os?.toLowerCase() === 'windows') missing('os', 'containers run Linux here');
  return found;
}
