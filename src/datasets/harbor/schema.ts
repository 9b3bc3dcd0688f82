import * as z from 'zod/mini';
import { LONGEST_DURATION } from '../../options/units.ts';
import { NUL_FAULT } from '../row.ts';
import { HOST_FAULT, isHostEntry } from './hosts.ts';
import { isHeaderText } from './variables.ts';

const text = z.string().check(z.refine((given) => !given.includes('\0'), NUL_FAULT));
const filled = text.check(z.minLength(1, 'is empty'));
/** Of some keys, Harbor takes an empty text for none. */
const noneIfEmpty = (schema: typeof text) =>
  z.optional(
    z.pipe(
      schema,
      z.transform((given) => (given === '' ? undefined : given)),
    ),
  );
const seconds = z.number().check(
  z.gt(0),
  z.maximum(30 * 24 * 3600),
  z.overwrite((given) => Math.min(given, LONGEST_DURATION / 1000)),
);
const pause = z.number().check(z.nonnegative(), z.maximum(24 * 3600));
const variables = z.record(z.string().check(z.regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'is not a name of a variable')), text);
const user = z.union([filled, z.int().check(z.nonnegative())]);
const networkMode = z.enum(['public', 'no-network', 'allowlist']);
const hosts = z.array(z.string().check(z.refine(isHostEntry, HOST_FAULT)));
const size = z.string().check(z.regex(/^\s*\d+(\.\d+)?\s*[GMK]\s*$/i, 'is not a size such as 512M or 2G'));

/** A size such as `2G`, in MiB. */
export function megabytesOf(size: string | undefined): number | null {
  const [, number, unit] = /^\s*([\d.]+)\s*([GMK])\s*$/i.exec(size ?? '') ?? [];
  if (number === undefined) return null;
  const factor = { G: 1024, M: 1, K: 1 / 1024 }[unit!.toUpperCase() as 'G' | 'M' | 'K'];
  return Math.max(1, Math.floor(Number(number) * factor));
}

type Sizes = Partial<
  Record<'memory' | 'storage', string | undefined> & Record<'memory_mb' | 'storage_mb', number | undefined>
>;

/** The older key of a size may stand beside the one in MiB if both say the same. */
const sameSize = (name: 'memory' | 'storage') =>
  z.refine<Sizes>(
    (table) => {
      const [old, own] = [megabytesOf(table[name]), table[`${name}_mb`]];
      return old === null || own === undefined || old === own;
    },
    { path: [name], error: `is another size than ${name}_mb; leave one of them out` },
  );

/** `allowed_hosts` without `allowlist` would be a list that nothing enforces. */
const hostsMean = z.refine<{ network_mode?: string | undefined; allowed_hosts?: string[] | undefined }>(
  ({ network_mode: mode, allowed_hosts: hosts = [] }) => mode === 'allowlist' || hosts.length === 0,
  { path: ['allowed_hosts'], error: 'has a meaning with network_mode = "allowlist" only' },
);

/** The name of a directory on every system that Harbor knows. */
function isStepName(name: string): boolean {
  const device = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[1-9¹²³])$/i.test(name.split('.')[0]!.trimEnd());
  const reserved = [...name].some((one) => one < ' ' || one === '\x7f' || '<>:"/\\|?*'.includes(one));
  return name.trim() !== '' && !/[. ]$/.test(name) && !device && !reserved && Buffer.byteLength(name) <= 255;
}

const network = { network_mode: z.optional(networkMode), allowed_hosts: z.optional(hosts) };

const healthcheck = z.strictObject({
  command: filled,
  interval_sec: z.prefault(pause, 5),
  timeout_sec: z.prefault(seconds, 30),
  start_period_sec: z.prefault(pause, 0),
  start_interval_sec: z.prefault(pause, 5),
  retries: z.prefault(z.int().check(z.positive(), z.maximum(10_000)), 3),
});
export type Healthcheck = z.output<typeof healthcheck>;

const headers = z.record(
  z.string().check(z.regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/, 'is not a name of a header')),
  text.check(
    z.refine((value) => !/[\r\n]/.test(value), 'has more than one line'),
    z.refine(isHeaderText, 'has a "${" that begins no variable: write "${NAME}" or "${NAME:-default}"'),
  ),
);

const mcpServer = z
  .strictObject({
    name: filled,
    transport: z.prefault(z.enum(['stdio', 'sse', 'streamable-http', 'http']), 'sse'),
    url: z.optional(text),
    command: z.optional(text),
    args: z.optional(z.array(text)),
    headers: z.optional(headers),
  })
  .check(
    z.refine((server) => Boolean(server.transport === 'stdio' ? server.command : server.url), {
      error: 'needs a command with transport "stdio", and a url with any other',
    }),
    z.refine(({ transport, headers = {} }) => transport !== 'stdio' || Object.keys(headers).length === 0, {
      path: ['headers'],
      error: 'belong to a server with a url; leave them out, or take another transport than "stdio"',
    }),
  );
export type McpServerTable = z.output<typeof mcpServer>;

const tpu = z.strictObject({ type: filled, topology: z.string().check(z.regex(/^\s*[1-9]\d*(x[1-9]\d*)+\s*$/)) });

const environment = z
  .strictObject({
    ...network,
    build_timeout_sec: z.prefault(seconds, 600),
    docker_image: noneIfEmpty(text),
    os: z.optional(z.string().check(z.regex(/^(linux|windows)$/i, 'is neither linux nor windows'))),
    cpus: z.optional(z.number().check(z.gt(0), z.maximum(4096))),
    memory_mb: z.optional(z.int().check(z.positive())),
    storage_mb: z.optional(z.int().check(z.positive())),
    gpus: z.optional(z.int().check(z.nonnegative())),
    gpu_types: z.optional(z.array(text)),
    tpu: z.optional(tpu),
    mcp_servers: z.optional(z.array(mcpServer)),
    env: z.optional(variables),
    skills_dir: noneIfEmpty(text),
    healthcheck: z.optional(healthcheck),
    workdir: noneIfEmpty(z.string().check(z.regex(/^(\/[^\0]*)?$/, 'is not an absolute path'))),
    allow_internet: z.optional(z.boolean()),
    memory: z.optional(size),
    storage: z.optional(size),
  })
  .check(hostsMean, sameSize('memory'), sameSize('storage'));
export type EnvironmentTable = z.output<typeof environment>;

const service = z.string().check(z.trim(), z.regex(/^[a-zA-Z0-9][a-zA-Z0-9_.-]*$/, 'is not a name of a service'));

const collect = z.strictObject({
  command: filled,
  service: z.prefault(service, 'main'),
  timeout_sec: z.prefault(seconds, 60),
  user: z.optional(user),
});

const verifier = z
  .strictObject({
    ...network,
    timeout_sec: z.prefault(seconds, 600),
    env: z.optional(variables),
    user: z.optional(user),
    environment_mode: z.optional(z.enum(['shared', 'separate'])),
    environment: z.optional(environment),
    collect: z.optional(z.array(collect)),
  })
  .check(
    hostsMean,
    z.refine((table) => !(table.environment_mode === 'shared' && table.environment !== undefined), {
      path: ['environment_mode'],
      error: '"shared" contradicts [verifier.environment]; leave one of them out',
    }),
  );

const agent = z.strictObject({ ...network, timeout_sec: z.optional(seconds), user: z.optional(user) }).check(hostsMean);

const climbs = (path: string) => path.split('/').includes('..');
const source = filled.check(z.refine((path) => !climbs(path), 'must not contain ".."'));
const artifact = z
  .strictObject({
    source,
    destination: z.optional(
      z.string().check(
        z.refine((path) => !climbs(path) && !/^\/|\\/.test(path), 'must be a relative path without ".." and "\\"'),
        z.refine(
          (path) => path === '' || path.split('/').some((part) => part !== '' && part !== '.'),
          'names no file or directory',
        ),
        z.refine(
          (path) => path.replace(/(?<!\/)\/+$/, '') !== 'manifest.json',
          'is reserved for the list of artifacts',
        ),
      ),
    ),
    exclude: z.optional(z.array(text)),
    service: z.optional(service),
  })
  .check(
    z.refine((table) => (table.service ?? 'main') === 'main' || table.source.startsWith('/'), {
      path: ['source'],
      error: 'must be an absolute path, since it is of another service than main',
    }),
  );

/** Published tasks have a handful of artifacts and of steps. */
const artifacts = z.array(z.union([source, artifact])).check(z.maxLength(1000, 'has more than 1000 artifacts'));
const MOST_STEPS = 200;

const step = z.strictObject({
  name: z.string().check(z.refine(isStepName, 'is not the name of a directory on every system')),
  agent: z.prefault(agent, {}),
  verifier: z.prefault(verifier, {}),
  min_reward: z.optional(z.union([z.number(), z.record(z.string(), z.number())])),
  healthcheck: z.optional(healthcheck),
  artifacts: z.optional(artifacts),
});

export type StepTable = z.output<typeof step>;
export type VerifierTable = z.output<typeof verifier>;

/** True if no two of these steps have the same folder on any system. */
function unlike(steps: { name: string }[]): boolean {
  return new Set(steps.map(({ name }) => name.normalize('NFC').toLowerCase())).size === steps.length;
}

const author = z.strictObject({ name: z.string(), email: z.optional(z.string()) });

const about = z.strictObject({
  name: z
    .string()
    .check(
      z.regex(
        /^(?!.*\.\.)[a-zA-Z0-9][a-zA-Z0-9._-]*\/[a-zA-Z0-9][a-zA-Z0-9._-]*$/,
        'is not of the form org/name, of letters, digits, ".", "_" and "-"',
      ),
    ),
  version: z.optional(filled),
  description: z.optional(z.string()),
  authors: z.optional(z.array(author)),
  keywords: z.optional(z.array(z.string())),
});

const solution = z.strictObject({ env: z.optional(variables) });

/** `task.toml` up to schema 1.4; source: harbor 0.25.0 on PyPI, models/task/config.py. */
export const taskSchema = z.strictObject({
  schema_version: z.optional(z.string()),
  version: z.optional(z.string()),
  source: z.optional(z.string()),
  multi_step_reward_strategy: z.optional(z.enum(['mean', 'final'])),
  artifacts: z.prefault(artifacts, []),
  metadata: z.prefault(z.record(z.string(), z.unknown()), {}),
  task: z.optional(about),
  agent: z.prefault(agent, {}),
  solution: z.prefault(solution, {}),
  verifier: z.prefault(verifier, {}),
  environment: z.prefault(environment, {}),
  steps: z.prefault(
    z.array(step).check(
      z.maxLength(MOST_STEPS, `has more than ${MOST_STEPS} steps`),
      z.refine((steps) => unlike(steps), 'has two steps with the same name; capitals and Unicode forms are ignored'),
    ),
    [],
  ),
});
export type TaskTable = z.output<typeof taskSchema>;

/** `dataset.toml` beside a folder of tasks. */
export const datasetSchema = z.looseObject({
  dataset: z.optional(z.looseObject({ name: z.optional(filled), version: z.optional(z.string()) })),
  tasks: z.optional(
    z.array(z.looseObject({ name: z.optional(filled), path: z.optional(filled), digest: z.optional(z.string()) })),
  ),
});

const TABLES = Object.entries({
  ...{
    task: about,
    authors: author,
    agent,
    solution,
    verifier,
    collect,
    environment,
    tpu,
    healthcheck,
    artifacts: artifact,
  },
  ...{ mcp_servers: mcpServer, steps: step },
});

/** The keys of a table of task.toml, for the nearest one to an unknown key. The last name in its path tells which table it is. */
export function taskKeys(table: PropertyKey[]): string[] {
  const name = table.findLast((part) => typeof part === 'string');
  const { shape } = TABLES.find(([known]) => known === name)?.[1] ?? taskSchema;
  return Object.keys(shape);
}
