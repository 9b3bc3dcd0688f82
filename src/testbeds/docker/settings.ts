import { UserError } from '../../base/errors.ts';
import { count } from '../../base/format.ts';
import type { Run } from '../../base/lease/run-directory.ts';
import type { Instance, TaskEnvironment } from '../../datasets/types.ts';
import type { Options } from '../../options/options.ts';
import { LEAST_MEMORY } from '../../options/units.ts';
import { IDLE } from '../../programs/idle.ts';
import type { IntegrityNote } from '../../results/fields.ts';
import { networksOf } from '../network.ts';
import type { TestbedRequest } from '../types.ts';
import { literal, type ProjectSettings } from './compose/document.ts';
import type { Engine } from './engine.ts';
import type { LocalImage } from './images.ts';
import { labelsFor, WORKDIR } from './labels.ts';
import { taskSettings } from './task.ts';

const MAIN = ['/bin/sh', '-c', IDLE];
/**
 * Processes and threads per container: more than any build takes (Podman's own limit is 2,048), and few enough that a
 * fork bomb cannot fill the machine.
 */
const PIDS_LIMIT = 4096;

const LIMITS = ['cpus', 'memory'] as const;
/** The reason why an Engine applies no limits. */
export const IGNORED_LIMITS =
  'this Docker daemon does not limit containers (a rootless one needs control groups of version 2)';

export type SettingsOptions = Pick<Options, 'keep' | 'network' | 'cpus' | 'memory'>;

/** The parts of a trial's container that its settings depend on. */
export interface SettingsRequest {
  request: Pick<TestbedRequest, 'instance' | 'trial' | 'verifies'>;
  run: Run;
  image: LocalImage;
  workdir: string;
  /** The agent's directory on this machine, and its place in the container; null if it is not mounted. */
  agent: { source: string; target: string } | null;
}

/** The user's limits go before those of the task. */
export function limitsOf(
  options: Pick<Options, 'cpus' | 'memory'>,
  environment: TaskEnvironment | undefined,
): { cpus: number | null; memory: number | null } {
  return { cpus: options.cpus ?? environment?.cpus ?? null, memory: options.memory ?? environment?.memory ?? null };
}

/** Throws a UserError for limits of the user that the Engine would refuse for each container, or not apply. */
export async function checkLimits(options: Pick<Options, 'cpus' | 'memory'>, engine: Engine): Promise<void> {
  const { cpus, memory } = options;
  if (memory !== undefined && memory < LEAST_MEMORY) throw new UserError(`memory: a container needs 6MiB at least`);
  if (cpus === undefined && memory === undefined) return;
  const { processors, ignored } = await engine.capacity();
  const lost = ignored.find((name) => options[name] !== undefined);
  if (lost !== undefined) throw new UserError(`${lost}: ${IGNORED_LIMITS}; leave it out, or use another daemon`);
  if (cpus !== undefined && cpus > processors)
    throw new UserError(
      `cpus: ${cpus} is more than the ${count(processors, 'processor')} of Docker's machine; write ${processors} at most`,
    );
}

/**
 * A task that asks for more processors than Docker's machine has gets all of them: the Engine would refuse its container.
 * Limits of the task that the Engine does not apply have a note.
 */
export async function withinMachine(
  instance: Instance,
  options: Pick<Options, 'cpus' | 'memory'>,
  engine: Pick<Engine, 'capacity'>,
): Promise<{ instance: Instance; notes: IntegrityNote[] }> {
  const { environment } = instance;
  const asked = LIMITS.filter((name) => environment?.[name] != null && options[name] === undefined);
  if (environment === undefined || asked.length === 0) return { instance, notes: [] };
  const { processors, ignored } = await engine.capacity();
  const lost = asked.filter((name) => ignored.includes(name)).join(' and ');
  const notes =
    lost === '' ? [] : [{ kind: 'limits_ignored', detail: `the task limits ${lost}, and ${IGNORED_LIMITS}` }];
  const cpus = asked.includes('cpus') ? (environment.cpus ?? 0) : 0;
  if (cpus <= processors) return { instance, notes };
  const machine = count(processors, 'processor');
  const detail = `the task asks for ${count(cpus, 'processor')}, and Docker's machine has ${machine}`;
  return {
    instance: { ...instance, environment: { ...environment, cpus: processors } },
    notes: [...notes, { kind: 'fewer_processors', detail }],
  };
}

/** The settings of a trial's only container, in the Engine's own names. */
export function containerSettings(
  options: SettingsOptions,
  { request, run, image, workdir, agent }: SettingsRequest,
): object {
  const { environment } = request.instance;
  const { cpus, memory } = limitsOf(options, environment);
  const isConnected = networksOf(options.network, request).some(({ mode }) => mode === 'bridge');
  return {
    Image: image.id,
    ...(environment === undefined ? { ...ownSettings(image), WorkingDir: workdir } : taskSettings(environment)),
    Labels: {
      ...labelsFor(run, request, options.keep !== 'never' && !request.verifies),
      [WORKDIR]: environment === undefined ? '' : workdir,
    },
    HostConfig: {
      Init: true,
      // The output is read as it comes; the Engine need not store it as well.
      LogConfig: { Type: 'none', Config: {} },
      NetworkMode: isConnected ? 'bridge' : 'none',
      PidsLimit: PIDS_LIMIT,
      ...(cpus === null ? {} : { NanoCpus: Math.round(cpus * 1e9) }),
      ...(memory === null ? {} : { Memory: memory, MemorySwap: memory }),
      ...(agent === null
        ? {}
        : { Mounts: [{ Type: 'bind', Source: agent.source, Target: agent.target, ReadOnly: true }] }),
    },
  };
}

/** The same for a task with a compose file, in the names of the Compose specification. */
export function projectSettings(
  options: SettingsOptions,
  { request, run, workdir, agent }: Omit<SettingsRequest, 'image'>,
): Omit<ProjectSettings, 'images' | 'network' | 'processors'> {
  const environment = request.instance.environment!;
  const { cpus, memory } = limitsOf(options, environment);
  return {
    labels: { ...labelsFor(run, request, options.keep !== 'never' && !request.verifies), [WORKDIR]: literal(workdir) },
    pids: PIDS_LIMIT,
    main: {
      environment: Object.fromEntries(
        Object.entries(environment.variables).map(([name, value]) => [name, literal(value)]),
      ),
      ...(cpus === null ? {} : { cpus }),
      ...(memory === null ? {} : { mem_limit: memory, memswap_limit: memory }),
    },
    mounts:
      agent === null ? [] : [{ type: 'bind', source: literal(agent.source), target: agent.target, read_only: true }],
  };
}

/** An image's own entrypoint is replaced; if it has none, none is set, so that a kept image has none either. */
export function ownSettings({ config }: LocalImage): object {
  return { ...(config.Entrypoint?.length ? { Entrypoint: MAIN, Cmd: [] } : { Cmd: MAIN }), User: '0:0' };
}
