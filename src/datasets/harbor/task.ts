import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '../../base/errors.ts';
import { readRegularFile } from '../../base/regular-file.ts';
import { digestOf } from '../digest.ts';
import { LEADS_OUT, leadsOut } from '../inside.ts';
import { INSTANCE_ID } from '../row.ts';
import type { Fixture, Healthcheck, Instance, TaskEnvironment, TaskFolder, TaskMcpServer } from '../types.ts';
import { isFile, leftOut, readInstruction } from './files.ts';
import {
  type Healthcheck as HealthcheckTable,
  type McpServerTable,
  TASK_KEYS,
  type TaskTable,
  taskSchema,
} from './schema.ts';
import { readToml } from './toml.ts';
import { unsupportedIn } from './unsupported.ts';

/** Files that a task leaves there are kept without being named. */
const LOGGED = '/logs/artifacts';
/** Bytes of `test.sh`. */
const LARGEST_SCRIPT = 4 * 1024 * 1024;

/** A task with the notes on its file; `instance` is null if there were faults. */
interface ReadTask {
  instance: Instance | null;
  notes: string[];
}

/**
 * Reads the Harbor task in a folder. Faults are added to `faults`, by the path below `root` with line and key; a key that
 * Harbor ignores too is a note.
 */
export async function readTask(root: string, directory: string, faults: string[]): Promise<ReadTask> {
  const shown = (name: string) => path.relative(root, path.join(directory, name)) || name;
  const faultsBefore = faults.length;
  const toml = readToml(
    { root, file: path.join(directory, 'task.toml'), shown: shown('task.toml') },
    taskSchema,
    TASK_KEYS,
    faults,
  );
  if (toml === null) return { instance: null, notes: [] };
  const { table } = toml;
  const notes = toml.ignored.map(
    ({ key, line }) => `${shown('task.toml')}:${line}: ${key}: is no key of a task and is ignored, as Harbor does`,
  );
  const id = path.basename(directory);
  if (!INSTANCE_ID.test(id))
    faults.push(`${shown('.')}: the name of a task's folder has letters, digits, ".", "_" and "-" only, 128 at most`);
  const steps = table.steps.length > 0;
  const within = (name: string) => !leadsOut(root, path.join(directory, name));
  for (const name of ['environment', 'tests', 'solution', 'steps', 'instruction.md'])
    if (!within(name)) faults.push(`${shown(name)}: ${LEADS_OUT}`);
  let prompt = '';
  if (!steps)
    try {
      prompt = readInstruction(path.join(directory, 'instruction.md'));
      if (prompt.trim() === '') faults.push(`${shown('instruction.md')}: is empty; it is the prompt of the agent`);
    } catch (error) {
      faults.push(`${shown('instruction.md')}: is missing or unreadable: ${messageOf(error)}`);
    }
  if (faults.length > faultsBefore) return { instance: null, notes };
  const unsupported = unsupportedIn(table, directory);
  const linked: string[] = [];
  const tests = {
    directory: path.join(directory, 'tests'),
    leftOut: leftOut(directory, path.join(directory, 'tests'), linked),
  };
  const solution = path.join(directory, 'solution');
  const unsolved = leftOut(directory, solution, linked);
  const solvable = isFile(path.join(solution, 'solve.sh')) && !unsolved.includes('solve.sh');
  const solved = solvable ? { directory: solution, leftOut: unsolved } : null;
  faults.push(...linked.map((fault) => `${shown('.')}: ${fault}`));
  let script = '';
  // The verifier of another environment, or of a step, may be elsewhere; those are not run here.
  if (unsupported.length === 0 || isFile(path.join(tests.directory, 'test.sh')))
    try {
      if (tests.leftOut.includes('test.sh')) throw new Error('.harborignore leaves it out');
      script = readRegularFile(path.join(tests.directory, 'test.sh'), LARGEST_SCRIPT, { follow: true }).toString();
    } catch (error) {
      faults.push(`${shown('tests/test.sh')}: is missing or unreadable, and decides the verdict: ${messageOf(error)}`);
    }
  const folder = path.join(directory, 'environment');
  const dockerfile = isFile(path.join(folder, 'Dockerfile'));
  const compose = existsSync(path.join(folder, 'docker-compose.yaml'));
  const { environment, verifier, agent, metadata } = table;
  if (environment.docker_image === undefined && !dockerfile && !compose)
    faults.push(
      `${shown('task.toml')}: environment.docker_image: is missing, and there is no environment/Dockerfile; one of them makes the testbed`,
    );
  if (faults.length > faultsBefore) return { instance: null, notes };
  const built = environment.docker_image === undefined && dockerfile;
  const loose = environment.docker_image !== undefined && !dockerfile && !compose && existsSync(folder);
  const fixtures: Fixture[] = loose ? [{ source: folder, target: '' }] : [];
  const digest = built ? await digestOf(folder, readdirSync(folder)) : '';
  const instance: Instance = {
    id,
    taskType: wordOf(metadata.category) ?? 'harbor',
    prompt,
    debugPrompt: null,
    image: environment.docker_image ?? (built ? `agentbench-task:${digest.slice(7, 39)}` : null),
    imageTag: null,
    repository: null,
    fixtures,
    prerunner: null,
    solution: solved?.directory ?? null,
    row: null,
    humanActions: null,
    evaluation: {
      kind: 'reward',
      tests,
      script,
      timeout: verifier.timeout_sec * 1000,
      variables: verifier.env ?? {},
      user: userOf(verifier.user),
      hooks: (verifier.collect ?? []).map(({ command, timeout_sec: limit, user }) => ({
        ...{ command, timeout: limit * 1000, user: userOf(user) },
      })),
    },
    environment: environmentOf(table, built ? { directory: folder, digest } : null, solved, unsupported),
    ...(agent.timeout_sec === undefined ? {} : { agentTimeout: agent.timeout_sec * 1000 }),
    ...(wordOf(metadata.difficulty) === null ? {} : { difficulty: wordOf(metadata.difficulty)! }),
    tags: [...wordsOf(metadata.tags), ...(table.task?.keywords ?? [])],
  };
  if (environment.storage_mb !== undefined || environment.storage !== undefined)
    notes.push(`${id}: environment.storage_mb is not limited: Docker cannot on most file systems`);
  return { instance, notes };
}

function environmentOf(
  { environment, agent, solution, artifacts }: TaskTable,
  built: { directory: string; digest: string } | null,
  solved: TaskFolder | null,
  unsupported: TaskEnvironment['unsupported'],
): TaskEnvironment {
  const megabytes = environment.memory_mb ?? megabytesOf(environment.memory);
  const closed =
    environment.network_mode === 'no-network' ||
    (environment.network_mode === undefined &&
      environment.allowed_hosts === undefined &&
      environment.allow_internet === false);
  return {
    build: built === null ? null : { ...built, timeout: environment.build_timeout_sec * 1000 },
    workdir: environment.workdir ?? null,
    variables: environment.env ?? {},
    cpus: environment.cpus ?? null,
    memory: megabytes === null ? null : megabytes * 1024 ** 2,
    network: closed ? 'no-network' : (environment.network_mode ?? 'public'),
    allowedHosts: environment.allowed_hosts ?? [],
    skills: environment.skills_dir ?? null,
    mcp: Object.fromEntries((environment.mcp_servers ?? []).map((server) => [server.name, serverOf(server)])),
    agentUser: userOf(agent.user),
    healthcheck: environment.healthcheck === undefined ? null : healthcheckOf(environment.healthcheck),
    solution: solved === null ? null : { ...solved, variables: solution.env ?? {} },
    artifacts: [LOGGED, ...artifacts].map((artifact) => {
      const { source, destination } = typeof artifact === 'string' ? { source: artifact } : artifact;
      return { source, target: destination || source.replace(/^\/+/, '') };
    }),
    unsupported,
  };
}

function healthcheckOf(table: HealthcheckTable): Healthcheck {
  return {
    command: table.command,
    interval: table.interval_sec * 1000,
    // Harbor cuts it to whole seconds.
    timeout: Math.max(1, Math.floor(table.timeout_sec)) * 1000,
    startPeriod: table.start_period_sec * 1000,
    startInterval: table.start_interval_sec * 1000,
    retries: table.retries,
  };
}

function serverOf({ transport, url, command, args, headers }: McpServerTable): TaskMcpServer {
  if (transport === 'stdio') return { command: command!, args: args ?? [], env: {} };
  return { url: url!, type: transport === 'sse' ? 'sse' : 'http', headers: headers ?? {} };
}

/** A size such as `2G`, in MiB. */
function megabytesOf(size: string | undefined): number | null {
  const [, number, unit] = /^\s*([\d.]+)\s*([GMK])\s*$/i.exec(size ?? '') ?? [];
  if (number === undefined) return null;
  const factor = { G: 1024, M: 1, K: 1 / 1024 }[unit!.toUpperCase() as 'G' | 'M' | 'K'];
  return Math.max(1, Math.floor(Number(number) * factor));
}

function userOf(user: string | number | undefined): string | null {
  return user === undefined ? null : String(user);
}

function wordOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 200) : null;
}

function wordsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((item) => wordOf(item) ?? []) : [];
}
