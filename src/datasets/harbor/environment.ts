import type { Artifact, Healthcheck, Network, TaskEnvironment, TaskMcpServer } from '../types.ts';
import {
  type EnvironmentTable,
  type Healthcheck as HealthcheckTable,
  type McpServerTable,
  megabytesOf,
  type TaskTable,
} from './schema.ts';

/** Files that a task leaves there are kept without being named. */
const LOGGED = '/logs/artifacts';

/** The container of an `[environment]`, for an agent or for a verifier of its own. `buildTimeout`: milliseconds. */
export function environmentOf(
  table: EnvironmentTable,
  folder: string,
  build: { directory: string; digest: string } | null,
  buildTimeout: number,
): TaskEnvironment {
  const megabytes = table.memory_mb ?? megabytesOf(table.memory);
  const network = networkOf(table);
  return {
    folder,
    build: build === null ? null : { ...build, timeout: buildTimeout },
    compose: null,
    workdir: table.workdir ?? null,
    variables: table.env ?? {},
    cpus: table.cpus ?? null,
    memory: megabytes === null ? null : megabytes * 1024 ** 2,
    network,
    agentNetwork: network,
    agentUser: null,
    healthcheck: null,
    context: null,
    skills: table.skills_dir ?? null,
    mcp: Object.fromEntries((table.mcp_servers ?? []).map((server) => [server.name, serverOf(server)])),
    solution: null,
    artifacts: [],
    unsupported: [],
  };
}

/** The network of an environment where no phase says otherwise. */
function networkOf(table: EnvironmentTable): Network {
  const { network_mode, allowed_hosts, allow_internet } = table;
  const old = network_mode === undefined && allowed_hosts === undefined && allow_internet === false;
  return namedNetwork(table) ?? { mode: old ? 'no-network' : 'public', hosts: [] };
}

/** The network that an environment or a phase names; null if it names none. */
export function namedNetwork({
  network_mode: mode,
  allowed_hosts: hosts = [],
}: Pick<EnvironmentTable, 'network_mode' | 'allowed_hosts'>): Network | null {
  return mode === undefined
    ? null
    : { mode, hosts: [...new Set(hosts.map((host) => host.trim().toLowerCase()))].sort() };
}

function serverOf({ transport, url, command, args, headers }: McpServerTable): TaskMcpServer {
  if (transport === 'stdio') return { command: command!, args: args ?? [], env: {} };
  return { url: url!, type: transport === 'sse' ? 'sse' : 'http', headers: headers ?? {} };
}

export function healthcheckOf(table: HealthcheckTable | undefined): Healthcheck | null {
  if (table === undefined) return null;
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

/**
 * Artifacts in the order in which they are taken, that of `/logs/artifacts` first unless the task names it. Of two with
 * overlapping places among the results, the first one stands; `skipped` has the sources of others.
 */
export function artifactsOf(given: TaskTable['artifacts']): { artifacts: Artifact[]; skipped: string[] } {
  const named = given.map((artifact) => {
    const about = typeof artifact === 'string' ? { source: artifact } : artifact;
    const { service = 'main', source, destination = '', exclude = [] } = about;
    return { service, source, target: plain(destination || source), exclude };
  });
  const all = named.some(({ service, source }) => service === 'main' && plain(source) === plain(LOGGED))
    ? named
    : [{ service: 'main', source: LOGGED, target: plain(LOGGED), exclude: [] }, ...named];
  const artifacts: Artifact[] = [];
  const skipped: string[] = [];
  for (const artifact of all) {
    const other = artifacts.find(({ target }) => holds(target, artifact.target) || holds(artifact.target, target));
    if (other === undefined) artifacts.push(artifact);
    else if (!covers(other, artifact)) skipped.push(artifact.source);
  }
  return { artifacts, skipped };
}

/** True if a path is another one, or below it. */
function holds(above: string, below: string): boolean {
  return above === '' || below === above || below.startsWith(`${above}/`);
}

/** True if an artifact is part of another, at the same place among the results. */
function covers(whole: Artifact, part: Artifact): boolean {
  if (whole.service !== part.service) return false;
  const [above, below] = [plain(whole.source), plain(part.source)];
  if (above === below && whole.target === part.target) return whole.exclude.join('\0') === part.exclude.join('\0');
  return (
    whole.exclude.length === 0 &&
    holds(above, below) &&
    plain(`${whole.target}/${below.slice(above.length)}`) === part.target
  );
}

/** A path relative to the root, without empty parts. */
function plain(place: string): string {
  return place
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}
