import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { messageOf, TrialError } from '../../base/errors.ts';
import type { Run } from '../../base/lease/run-directory.ts';
import type { Machine } from '../../base/machine.ts';
import { removeTree } from '../../base/tree.ts';
import type { Instance } from '../../datasets/types.ts';
import { RepositoryCache } from '../../git/mirror.ts';
import type { Options } from '../../options/options.ts';
import { IDLE } from '../../programs/idle.ts';
import { SeenFiles } from '../given.ts';
import { awaitHealth } from '../health.ts';
import { networkOf } from '../network.ts';
import type { Enterable, MadeTestbed, Testbed, TestbedProvider, TestbedRequest } from '../types.ts';
import type { ArchivePlan } from './archive.ts';
import type { TaskImage } from './build.ts';
import { connectDocker, sharesFiles } from './connect.ts';
import { Console } from './console.ts';
import type { Container } from './engine.ts';
import { dockerFault, statusOf } from './fault.ts';
import { chooseImage, Images, type LocalImage } from './images.ts';
import { isKeptImage } from './kept-image.ts';
import {
  containersLeft,
  findKept,
  type LeftContainer,
  labelsFor,
  removeContainer,
  removeLeftContainers,
} from './labels.ts';
import type { Relay, Relays } from './relay.ts';
import { LOGS, refuseUnsupported, taskSettings, workdirOf } from './task.ts';
import type { Places } from './testbed.ts';

/** Directories in a container: ours, and the agent's own. */
const OURS = '/agentbench';
const AGENT = '/opt/agent';
const MAIN = ['/bin/sh', '-c', IDLE];

/**
 * Processes and threads per container: more than any build takes (Podman's own limit is 2,048), and few enough that a
 * fork bomb cannot fill the machine.
 */
const PIDS_LIMIT = 4096;

export type DockerOptions = Pick<Options, 'keep' | 'image' | 'image-map' | 'workdir' | 'network' | 'cpus' | 'memory'>;

/** Removes containers of dead runs, or of the named run; returns their number. Throws a UserError if no Docker answers. */
export async function removeLeft(machine: Machine, run?: string): Promise<number> {
  return removeLeftContainers(await connectDocker(machine), run);
}

/** A container that was kept under this name, running; null if it is gone. Throws a UserError if no Docker answers. */
export async function keptContainer(kept: string, machine: Machine): Promise<Enterable | null> {
  const container = await findKept(await connectDocker(machine), kept);
  if (container === null) return null;
  try {
    if (!(await container.inspect()).running) await container.start();
  } catch (error) {
    throw dockerFault(error);
  }
  const { interactIn } = await import('./interact.ts');
  return { interact: (command, seat, signal) => interactIn({ container }, command, seat, signal) };
}

/** True if an image was kept under this name on this machine. Throws a UserError if no Docker answers. */
export async function hasKeptImage(name: string, machine: Machine): Promise<boolean> {
  return isKeptImage(await connectDocker(machine), name);
}

/** The containers of dead runs, and a function that removes one. Throws a UserError if no Docker answers. */
export async function leftContainers(
  machine: Machine,
): Promise<{ left: LeftContainer[]; remove: (id: string) => Promise<void> }> {
  const engine = await connectDocker(machine);
  return { left: await containersLeft(engine), remove: (id) => removeContainer(engine.container(id)) };
}

/** The images of tasks that no container uses, and a function that removes one. Throws a UserError if no Docker answers. */
export async function leftImages(
  machine: Machine,
): Promise<{ left: TaskImage[]; remove: (name: string) => Promise<void> }> {
  const engine = await connectDocker(machine);
  const { unusedImages } = await import('./build.ts');
  return { left: await unusedImages(engine), remove: (name) => engine.removeImage(name) };
}

/** Testbeds in containers of their own, through the Engine API. Throws a UserError if no Docker answers. */
export async function dockerProvider(
  options: DockerOptions,
  agentDirectory: string | null,
  run: Run,
  machine: Machine,
  tell: (message: string) => void = () => {},
): Promise<TestbedProvider> {
  const engine = await connectDocker(machine);
  const images = new Images(engine, machine);
  const repositories = new RepositoryCache(machine);
  const mounted = agentDirectory !== null && sharesFiles(engine);
  let relays: Promise<Relays> | null = null;
  const openRelays = () => {
    relays ??= import('./relay.ts').then(({ Relays }) => Relays.open(engine, run.directory));
    return relays;
  };
  // A run that cannot have relays ends before its first trial.
  if (options.network === 'restricted') await openRelays();

  return { kind: 'docker', harnessAddress, make, provideImage: async (...args) => void (await provideImage(...args)) };

  /** The bridge's gateway is an interface of the daemon's machine; mostly that is this one. */
  async function harnessAddress(): Promise<string | null> {
    return options.network === 'bridge' ? await engine.gatewayOf('bridge') : null;
  }

  async function provideImage({ instance, verifies }: TestbedRequest, signal: AbortSignal): Promise<LocalImage> {
    const { image, 'image-map': map } = options;
    const choice = chooseImage(instance.image, { image: verifies ? undefined : image, 'image-map': map });
    if (choice === null) throw new TrialError('image', `${instance.id} names no image; set the option image`);
    return await images.provide(choice, buildOf(instance, choice.name, signal));
  }

  async function make(request: TestbedRequest, signal: AbortSignal): Promise<MadeTestbed> {
    const { instance } = request;
    refuseUnsupported(instance);
    const clone = await cloneFor(request);
    let name = '';
    try {
      const image = await provideImage(request, signal);
      name = image.name;
      signal.throwIfAborted();
      const creating = create(request, image);
      // The code of archives and testbeds loads while the Engine works.
      const archives = import('./archive.ts');
      const container = await creating;
      const given = new SeenFiles();
      const { archiveOf } = await archives;
      const archive = archiveOf(planFor(request, image, clone?.directory ?? null), {
        below: workdirIn(request, image),
        files: given,
      });
      await orRemoved(container, signal, () => container.putArchive(archive, '/'));
      const places = placesFor(request, image, clone?.commit ?? null, given);
      return {
        start: (signal) => orRemoved(container, signal, () => start(request, container, places, signal)),
        discard: () => removeContainer(container),
      };
    } catch (error) {
      if (signal.aborted) throw error;
      if (statusOf(error) === 404 && /no such image/i.test(messageOf(error))) {
        images.forget(name);
        throw new TrialError('image', `the image ${name} was deleted while the run was under way`);
      }
      throw dockerFault(error);
    } finally {
      if (clone !== null) await removeTree(clone.directory);
    }
  }

  /** Builds the image of a task that has a Dockerfile, unless the user gives another image. */
  function buildOf(
    { id, image, environment }: Instance,
    name: string,
    signal: AbortSignal,
  ): (() => Promise<void>) | null {
    const build = environment?.build ?? null;
    if (build === null || name !== image) return null;
    return async () => (await import('./build.ts')).buildImage(name, build, { machine, tell, id, signal });
  }

  /** The user's limits go before those of the task. */
  function limitsOf({ environment }: Instance): { cpus: number | null; memory: number | null } {
    return {
      cpus: options.cpus ?? environment?.cpus ?? null,
      memory: options.memory ?? environment?.memory ?? null,
    };
  }

  function workdirIn({ instance: { environment }, verifies }: TestbedRequest, { config }: LocalImage): string {
    const given = verifies ? undefined : options.workdir;
    if (given !== undefined || environment === undefined) return given ?? '/testbed';
    return workdirOf(environment, config);
  }

  /** A container can be taken off its network and connected again only if it was made with one. */
  function isSwitched({ environment }: Instance): boolean {
    return environment?.switches === true && options.network === 'bridge';
  }

  async function start(
    request: TestbedRequest,
    container: Container,
    places: Places,
    signal: AbortSignal,
  ): Promise<Testbed> {
    const { instance, trial } = request;
    const network = { name: isSwitched(instance) ? options.network : null, connected: true };
    if (network.name !== null && instance.environment!.network === 'no-network') {
      await container.setNetwork(network.name, false);
      network.connected = false;
    }
    const console = await Console.attach(container);
    const starting = container.start();
    const testbeds = import('./testbed.ts');
    await starting;
    signal.throwIfAborted();
    const relay = await relayFor({ instance, trial }, container, places.image);
    const environment = relay === null ? {} : (await import('./relay.ts')).proxyVariables(relay.url);
    const { cpus, memory } = limitsOf(instance);
    const limits = { cpus: cpus !== null, memory: memory !== null };
    const workdir = workdirIn(request, places.image);
    const ownUser = instance.environment !== undefined;
    const live = { engine, container, workdir, ownUser, console, environment };
    const { DockerTestbed } = await testbeds;
    const testbed = new DockerTestbed(live, places, relay, { limits, network });
    const check = instance.environment?.healthcheck ?? null;
    if (check !== null) await awaitHealth(testbed, check, null, signal);
    return testbed;
  }

  async function relayFor(
    { instance, trial }: Pick<TestbedRequest, 'instance' | 'trial'>,
    container: Container,
    image: LocalImage,
  ): Promise<Relay | null> {
    const { mode, hosts } = networkOf(options.network, instance.environment);
    if (mode !== 'restricted') return null;
    const relays = await openRelays();
    return await relays.start(container, image.id, labelsFor(run.id, run.owner, instance.id, trial), hosts);
  }

  function placesFor(
    { instance, trial, verifies }: TestbedRequest,
    image: LocalImage,
    commit: string | null,
    given: SeenFiles,
  ): Places {
    return {
      image,
      commit,
      given,
      promptFile: `${OURS}/prompt.md`,
      outputDirectory: `${OURS}/output`,
      agentHome: `${OURS}/home`,
      agentDirectory: agentDirectory === null || verifies ? null : AGENT,
      prerunnerDirectory: instance.prerunner === null ? null : `${OURS}/prerunner`,
      createUnused: () =>
        engine.createContainer({
          Image: image.id,
          ...ownSettings(image),
          Labels: labelsFor(run.id, run.owner, instance.id, trial),
          HostConfig: { NetworkMode: 'none' },
        }),
    };
  }

  async function cloneFor({ instance }: TestbedRequest): Promise<{ directory: string; commit: string } | null> {
    if (instance.repository === null) return null;
    const directory = await mkdtemp(path.join(run.directory, 'clone-'));
    try {
      return { directory, commit: await repositories.clone(instance.repository, directory) };
    } catch (error) {
      await removeTree(directory);
      throw new TrialError('git', messageOf(error), { cause: error });
    }
  }

  function create(request: TestbedRequest, image: LocalImage): Promise<Container> {
    const { instance, trial, verifies } = request;
    const { environment } = instance;
    const { cpus, memory } = limitsOf(instance);
    const { mode } = networkOf(options.network, environment);
    const mounts = mounted && !verifies;
    return engine.createContainer({
      Image: image.id,
      ...(environment === undefined ? ownSettings(image) : taskSettings(environment)),
      WorkingDir: workdirIn(request, image),
      Labels: labelsFor(run.id, run.owner, instance.id, trial, options.keep !== 'never' && !verifies),
      HostConfig: {
        Init: true,
        // The output is read as it comes; the Engine need not store it as well.
        LogConfig: { Type: 'none', Config: {} },
        NetworkMode: mode === 'bridge' || isSwitched(instance) ? 'bridge' : 'none',
        PidsLimit: PIDS_LIMIT,
        ...(cpus === null ? {} : { NanoCpus: Math.round(cpus * 1e9) }),
        ...(memory === null ? {} : { Memory: memory, MemorySwap: memory }),
        ...(mounts ? { Mounts: [{ Type: 'bind', Source: agentDirectory!, Target: AGENT, ReadOnly: true }] } : {}),
      },
    });
  }

  function planFor(request: TestbedRequest, image: LocalImage, checkout: string | null): ArchivePlan {
    const { instance, prompt, verifies } = request;
    const workdir = workdirIn(request, image);
    const ours = [`${OURS}/output`, `${OURS}/home`];
    const task = instance.environment !== undefined;
    const directories: [string, string | null][] = [
      [workdir, checkout],
      ...instance.fixtures.map(({ source, target }): [string, string] => [path.posix.join(workdir, target), source]),
      [`${OURS}/prerunner`, instance.prerunner],
      [AGENT, mounted || verifies ? null : agentDirectory],
    ];
    return {
      emptyDirectories: task ? [OURS] : [OURS, ...ours],
      // The agent of a task may be another user than root.
      openDirectories: task ? [...ours, ...LOGS] : [],
      files: [[`${OURS}/prompt.md`, prompt]],
      copies: directories.filter((entry): entry is [string, string] => entry[1] !== null),
    };
  }
}

/** An image's own entrypoint is replaced; if it has none, none is set, so that a kept image has none either. */
function ownSettings({ config }: LocalImage): object {
  return { ...(config.Entrypoint?.length ? { Entrypoint: MAIN, Cmd: [] } : { Cmd: MAIN }), User: '0:0' };
}

/** Runs `work` for a container, and removes the container if it fails. */
async function orRemoved<Value>(container: Container, signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    // A container that cannot be removed now is swept by the next command; the first fault is the one to report.
    await removeContainer(container).catch(() => {});
    throw signal.aborted ? error : dockerFault(error);
  }
}
