import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { messageOf, TrialError } from '../../base/errors.ts';
import { removeTree } from '../../base/tree.ts';
import type { Instance } from '../../datasets/types.ts';
import { RepositoryCache } from '../../git/mirror.ts';
import type { Options } from '../../options/options.ts';
import { makeWayFor } from '../copy-over.ts';
import { SeenFiles } from '../given.ts';
import { awaitHealth } from '../health.ts';
import { networksOf } from '../network.ts';
import type { MadeTestbed, ProviderRequest, Testbed, TestbedProvider, TestbedRequest } from '../types.ts';
import type { ArchivePlan } from './archive.ts';
import type { Project } from './compose/project.ts';
import { connectDocker, sharesFiles } from './connect.ts';
import { Console } from './console.ts';
import type { Container } from './container.ts';
import { dockerFault, statusOf } from './fault.ts';
import { chooseImage, Images, type LocalImage } from './images.ts';
import { labelsFor, removeContainer } from './labels.ts';
import { PhaseNetwork } from './phase-network.ts';
import type { Relay, Relays } from './relay.ts';
import {
  checkLimits,
  containerSettings,
  limitsOf,
  ownSettings,
  projectSettings,
  type SettingsRequest,
  withinProcessors,
} from './settings.ts';
import { LOGS, refuseUnsupported, workdirOf } from './task.ts';
import type { Places } from './testbed.ts';

/** Directories in a container: ours, and the agent's own. */
const OURS = '/agentbench';
const AGENT = '/opt/agent';

export type DockerOptions = Pick<Options, 'keep' | 'image' | 'image-map' | 'workdir' | 'network' | 'cpus' | 'memory'>;

/** Testbeds in containers of their own, through the Engine API. Throws a UserError if no Docker answers, or if it refuses the limits. */
export async function dockerProvider({
  options,
  agentDirectory,
  run,
  machine,
  tell,
}: ProviderRequest<DockerOptions>): Promise<TestbedProvider> {
  const engine = await connectDocker(machine);
  await checkLimits(options, engine);
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

  return { kind: 'docker', harnessAddress, make, provideImage: provideAhead };

  /** The bridge's gateway is an interface of the daemon's machine; mostly that is this one. */
  async function harnessAddress(): Promise<string | null> {
    return options.network === 'bridge' ? await engine.gatewayOf('bridge') : null;
  }

  /** The options for images; the one of the agent's is not that of its verifier. */
  function imageOptions({ verifies }: TestbedRequest): Pick<DockerOptions, 'image' | 'image-map'> {
    return { 'image-map': options['image-map'], ...(verifies ? {} : { image: options.image }) };
  }

  async function provideImage(request: TestbedRequest, signal: AbortSignal): Promise<LocalImage> {
    const { instance } = request;
    const choice = chooseImage(instance.image, imageOptions(request));
    if (choice === null) throw new TrialError('image', `${instance.id} names no image; set the option image`);
    return await images.provide(choice, buildOf(instance, choice.name, signal));
  }

  async function provideAhead(request: TestbedRequest, signal: AbortSignal): Promise<void> {
    // The images of several containers are those that the agent's have.
    if (request.instance.environment?.compose == null) await provideImage(request, signal);
  }

  async function make(asked: TestbedRequest, signal: AbortSignal): Promise<MadeTestbed> {
    refuseUnsupported(asked.instance);
    const { instance, notes } = await withinProcessors(asked.instance, options, engine).catch((error) => {
      throw dockerFault(error);
    });
    const request = { ...asked, instance };
    const clone = await cloneFor(request);
    try {
      const making =
        instance.environment?.compose != null ? projectFor(request, signal) : containerFor(request, signal);
      // The code of archives and testbeds loads while the Engine works.
      const archives = import('./archive.ts');
      const made = await making;
      const { container, image, project } = made;
      if (clone !== null)
        for (const { source, target } of instance.fixtures)
          await makeWayFor(source, path.join(clone.directory, target));
      const given = new SeenFiles();
      const { archiveOf } = await archives;
      const archive = archiveOf(planFor(request, image, clone?.directory ?? null), {
        below: workdirIn(request, image),
        files: given,
      });
      await orRemoved(made, signal, () => container.putArchive(archive, '/'));
      // A volume begins with files of the image, and the Engine's list has none of them.
      const hasVolumes = project !== null || Object.keys(image.config.Volumes ?? {}).length > 0;
      const places = {
        ...placesFor(request, image, clone?.commit ?? null, hasVolumes ? null : given),
        notes: [...notes, ...(project?.notes ?? [])],
      };
      return {
        start: (signal) => orRemoved(made, signal, () => start(request, made, places, signal)),
        discard: () => removeMade(made),
      };
    } catch (error) {
      throw signal.aborted ? error : dockerFault(error);
    } finally {
      if (clone !== null) await removeTree(clone.directory);
    }
  }

  async function containerFor(request: TestbedRequest, signal: AbortSignal): Promise<Made> {
    const image = await provideImage(request, signal);
    signal.throwIfAborted();
    try {
      const container = await engine.createContainer(containerSettings(options, settingsFor(request, image)));
      return { container, image, project: null };
    } catch (error) {
      if (statusOf(error) !== 404 || !/no such image/i.test(messageOf(error))) throw error;
      images.forget(image.name);
      throw new TrialError('image', `the image ${image.name} was deleted while the run was under way`);
    }
  }

  /** The containers of a task with a compose file. */
  async function projectFor(request: TestbedRequest, signal: AbortSignal): Promise<Made> {
    const { Project } = await import('./compose/project.ts');
    const { instance } = request;
    const bridged = networksOf(options.network, request).map(({ mode }) => mode === 'bridge');
    const network = bridged.includes(false) ? { mode: bridged.includes(true) ? 'bridge' : 'none' } : null;
    const tools = { engine, images, machine, run, tell };
    const choose = (image: string | null) => chooseImage(image, imageOptions(request));
    const project = await Project.open(tools, instance, network !== null, choose, signal);
    try {
      const settings = projectSettings(options, settingsFor(request, project.image));
      return { container: await project.create(settings, network, signal), image: project.image, project };
    } catch (error) {
      await project.remove().catch(() => {});
      throw error;
    }
  }

  function settingsFor(request: TestbedRequest, image: LocalImage): SettingsRequest {
    const agent = mounted && !request.verifies ? { source: agentDirectory!, target: AGENT } : null;
    return { request, run, image, workdir: workdirIn(request, image), agent };
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

  /** In its plain form, which paths below it begin with. */
  function workdirIn({ instance: { environment }, verifies }: TestbedRequest, { config }: LocalImage): string {
    const given = verifies ? undefined : options.workdir;
    return path.posix.resolve('/', given ?? (environment === undefined ? '/testbed' : workdirOf(environment, config)));
  }

  async function start(
    request: TestbedRequest,
    { container, project }: Made,
    places: Places,
    signal: AbortSignal,
  ): Promise<Testbed> {
    const { instance } = request;
    const networks = networksOf(options.network, request);
    const network = new PhaseNetwork(project?.network ?? container, options.network, networks);
    await network.begin();
    const console = await Console.attach(container);
    const starting = project === null ? container.start() : project.start(signal);
    const testbeds = import('./testbed.ts');
    await starting;
    signal.throwIfAborted();
    if (networks.some(({ mode }) => mode === 'restricted'))
      network.through(await relayFor(request, project?.network ?? container, places.image));
    const { cpus, memory } = limitsOf(options, instance.environment);
    const limits = { cpus: cpus !== null, memory: memory !== null };
    const workdir = workdirIn(request, places.image);
    const ownUser = instance.environment !== undefined;
    const { DockerTestbed } = await testbeds;
    const testbed = new DockerTestbed({ engine, container, workdir, ownUser, console }, places, {
      ...{ limits, network, project },
    });
    const check = instance.environment?.healthcheck ?? null;
    if (check !== null) await awaitHealth(testbed, check, null, signal);
    return testbed;
  }

  async function relayFor(
    { instance, trial }: Pick<TestbedRequest, 'instance' | 'trial'>,
    container: Container,
    image: LocalImage,
  ): Promise<Relay> {
    const relays = await openRelays();
    return await relays.start(container, image.id, labelsFor(run.id, run.owner, instance.id, trial));
  }

  function placesFor(
    { instance, trial, verifies }: TestbedRequest,
    image: LocalImage,
    commit: string | null,
    given: SeenFiles | null,
  ): Omit<Places, 'notes'> {
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

/** The container of a trial's agent, with all others that its task has. */
interface Made {
  container: Container;
  image: LocalImage;
  project: Project | null;
}

function removeMade({ container, project }: Made): Promise<void> {
  return project === null ? removeContainer(container) : project.remove();
}

/** Runs `work` for a container, and removes it with all others if it fails. */
async function orRemoved<Value>(made: Made, signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    // A container that cannot be removed now is swept by the next command; the first fault is the one to report.
    await removeMade(made).catch(() => {});
    throw signal.aborted ? error : dockerFault(error);
  }
}
