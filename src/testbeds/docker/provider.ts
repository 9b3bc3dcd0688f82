import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { failAs, messageOf, TrialError } from '../../base/errors.ts';
import { removeTree } from '../../base/tree.ts';
import type { Instance } from '../../datasets/types.ts';
import { RepositoryCache } from '../../git/mirror.ts';
import type { Options } from '../../options/options.ts';
import { makeWayFor } from '../copy-over.ts';
import { SeenFiles } from '../given.ts';
import { awaitHealth } from '../health.ts';
import { networksOf } from '../network.ts';
import type { MadeTestbed, ProviderRequest, Testbed, TestbedProvider, TestbedRequest } from '../types.ts';
import type { Project } from './compose/project.ts';
import { connectDocker, sharesFiles, withEngine } from './connect.ts';
import { Console } from './console.ts';
import type { Container } from './container.ts';
import type { Engine } from './engine.ts';
import { dockerFault, failAsDocker, statusOf } from './fault.ts';
import { Images, type LocalImage } from './images.ts';
import { labelsFor, removeContainer } from './labels.ts';
import { AGENT, archivePlan, checkWorkdir, PRERUNNER, refusedAsWorkdir, workdirIn } from './layout.ts';
import { PhaseNetwork } from './phase-network.ts';
import type { Relay, Relays } from './relay.ts';
import {
  checkLimits,
  containerSettings,
  limitsOf,
  ownSettings,
  projectSettings,
  type SettingsRequest,
  withinMachine,
} from './settings.ts';
import { refuseUnsupported } from './task.ts';
import type { Places } from './testbed.ts';
import { TrialImages } from './trial-images.ts';
import { type FoundWorkdir, findWorkdir } from './workdir.ts';

export type DockerOptions = Pick<Options, 'keep' | 'image' | 'image-map' | 'workdir' | 'network' | 'cpus' | 'memory'>;

/** Testbeds in containers of their own, through the Engine API. Throws a UserError if no Docker answers, or if it refuses the limits. */
export async function dockerProvider(asked: ProviderRequest<DockerOptions>): Promise<TestbedProvider> {
  checkWorkdir(asked);
  const engine = await connectDocker(asked.machine);
  await checkLimits(asked.options, engine);
  const provider = new DockerProvider({ ...asked, machine: withEngine(asked.machine, engine) }, engine);
  // A run that cannot have relays ends before its first trial.
  if (asked.options.network === 'restricted') await provider.openRelays();
  return provider;
}

/** The container of a trial's agent, with all others that its task has. */
interface Created {
  container: Container;
  image: LocalImage;
  project: Project | null;
  workdir: string;
}

/** The same, with its workdir behind links. */
type Made = Created & FoundWorkdir;

/** A repository on this machine, to be copied into a workdir. */
interface Clone {
  directory: string;
  commit: string;
}

class DockerProvider implements TestbedProvider {
  readonly kind = 'docker';
  readonly #asked: ProviderRequest<DockerOptions>;
  readonly #engine: Engine;
  readonly #images: Images;
  readonly #trialImages: TrialImages;
  readonly #repositories: RepositoryCache;
  /** True if the agent's directory is mounted; it is copied otherwise. */
  readonly #mounts: boolean;
  #relays: Promise<Relays> | null = null;

  constructor(asked: ProviderRequest<DockerOptions>, engine: Engine) {
    this.#asked = asked;
    this.#engine = engine;
    this.#images = new Images(engine, asked.machine);
    this.#trialImages = new TrialImages(this.#images, asked);
    this.#repositories = new RepositoryCache(asked.machine);
    this.#mounts = asked.agentDirectory !== null && sharesFiles(engine);
  }

  openRelays(): Promise<Relays> {
    this.#relays ??= import('./relay.ts').then(({ Relays }) => Relays.open(this.#engine, this.#asked.run.directory));
    return this.#relays;
  }

  /** The bridge's gateway is an interface of the daemon's machine; mostly that is this one. */
  async harnessAddress(): Promise<string | null> {
    return this.#asked.options.network === 'bridge' ? await this.#engine.gatewayOf('bridge') : null;
  }

  async provideImage(request: TestbedRequest, signal: AbortSignal): Promise<void> {
    // The images of several containers are those that the agent's have.
    if (request.instance.environment?.compose == null) await this.#trialImages.provide(request, signal);
  }

  forgetFailures(): void {
    this.#images.forgetFailures();
  }

  async make(asked: TestbedRequest, signal: AbortSignal): Promise<MadeTestbed> {
    refuseUnsupported(asked.instance);
    const within = withinMachine(asked.instance, this.#asked.options, this.#engine);
    const { instance, notes } = await within.catch(failAsDocker);
    const request = { ...asked, instance };
    const clone = await this.#cloneFor(instance);
    try {
      const hasCompose = instance.environment?.compose != null;
      const creating = hasCompose ? this.#projectFor(request, signal) : this.#containerFor(request, signal);
      // Its code loads while the Engine works.
      const archives = import('./archive.ts');
      const created = await creating;
      return await orRemoved(created, signal, async () => {
        const made = { ...created, ...(await this.#workdirOf(request, created)) };
        const places: Places = {
          agentDirectory: this.#agentDirectoryOf(request) === null ? null : AGENT,
          prerunnerDirectory: instance.prerunner === null ? null : PRERUNNER,
          image: made.image,
          commit: clone?.commit ?? null,
          notes: [...notes, ...(made.project?.notes ?? [])],
          given: await this.#fill(made, request, clone, await archives),
          createUnused: () => this.#createUnused(request, made.image),
        };
        return {
          start: (signal) => orRemoved(made, signal, () => this.#start(request, made, places, signal)),
          discard: () => removeMade(made),
        };
      });
    } catch (error) {
      throw signal.aborted ? error : dockerFault(error);
    } finally {
      if (clone !== null) await removeTree(clone.directory);
    }
  }

  async #cloneFor({ repository }: Instance): Promise<Clone | null> {
    if (repository === null) return null;
    const directory = await mkdtemp(path.join(this.#asked.run.directory, 'clone-')).catch(failAs('testbed'));
    try {
      return { directory, commit: await this.#repositories.clone(repository, directory) };
    } catch (error) {
      await removeTree(directory);
      return failAs('git')(error);
    }
  }

  /** The workdir of a container, unless it is one of ours or of the kernel's. */
  async #workdirOf(request: TestbedRequest, { container, workdir }: Created): Promise<FoundWorkdir> {
    const found = await findWorkdir(container, workdir);
    const refused = refusedAsWorkdir(found.workdir, this.#agentDirectoryOf(request) !== null);
    if (refused === null) return found;
    throw new TrialError('unsupported', `${request.instance.id} is not run: its workdir ${refused}`);
  }

  async #containerFor(request: TestbedRequest, signal: AbortSignal): Promise<Created> {
    const image = await this.#trialImages.provide(request, signal);
    signal.throwIfAborted();
    const settings = this.#settingsFor(request, image);
    try {
      const container = await this.#engine.createContainer(containerSettings(this.#asked.options, settings));
      return { container, image, project: null, workdir: settings.workdir };
    } catch (error) {
      if (statusOf(error) !== 404 || !/no such image/i.test(messageOf(error))) throw error;
      this.#images.forget(image.name);
      throw new TrialError('image', `the image ${image.name} was deleted while the run was under way`);
    }
  }

  /** The containers of a task with a compose file. */
  async #projectFor(request: TestbedRequest, signal: AbortSignal): Promise<Created> {
    const { Project } = await import('./compose/project.ts');
    const { options, machine, run, tell } = this.#asked;
    const bridged = networksOf(options.network, request).map(({ mode }) => mode === 'bridge');
    const network = bridged.includes(false) ? { mode: bridged.includes(true) ? 'bridge' : 'none' } : null;
    const tools = { engine: this.#engine, images: this.#images, machine, run, tell };
    const choose = (image: string | null) => this.#trialImages.choose(image, request);
    const project = await Project.open(tools, request.instance, network !== null, choose, signal);
    try {
      const { image } = project;
      const settings = this.#settingsFor(request, image);
      const container = await project.create(projectSettings(options, settings), settings.workdir, network, signal);
      return { container, image, project, workdir: settings.workdir };
    } catch (error) {
      await project.remove().catch(() => {});
      throw error;
    }
  }

  #settingsFor(request: TestbedRequest, image: LocalImage): SettingsRequest {
    const source = this.#mounts ? this.#agentDirectoryOf(request) : null;
    const workdir = workdirIn(request, this.#asked.options, image.config);
    const agent = source === null ? null : { source, target: AGENT };
    return { request, run: this.#asked.run, image, workdir, agent };
  }

  /** On this machine; a verifier has none. */
  #agentDirectoryOf({ verifies }: TestbedRequest): string | null {
    return verifies ? null : this.#asked.agentDirectory;
  }

  /** Puts all files into a container; returns those of its workdir, or null if they are not all that is there. */
  async #fill(
    made: Made,
    request: TestbedRequest,
    clone: Clone | null,
    { archiveOf }: typeof import('./archive.ts'),
  ): Promise<SeenFiles | null> {
    const { container, image, project, workdir, hasWorkdir } = made;
    if (clone !== null)
      for (const { source, target } of request.instance.fixtures)
        await makeWayFor(source, path.join(clone.directory, target)).catch(failAs('testbed'));
    const agentDirectory = this.#mounts ? null : this.#agentDirectoryOf(request);
    const checkout = clone?.directory ?? null;
    const plan = archivePlan(request, { workdir, hasWorkdir, checkout, agentDirectory });
    const files = new SeenFiles();
    await container.putArchive(archiveOf(plan, { below: workdir, files }), '/');
    // A volume begins with files of the image, and the Engine's list has none of them.
    const hasVolumes = project !== null || Object.keys(image.config.Volumes ?? {}).length > 0;
    return hasVolumes ? null : files;
  }

  async #start(request: TestbedRequest, made: Made, places: Places, signal: AbortSignal): Promise<Testbed> {
    const { container, project, workdir } = made;
    const { environment } = request.instance;
    const { options } = this.#asked;
    const networks = networksOf(options.network, request);
    const names = project?.names ?? [];
    const network = new PhaseNetwork(project?.network ?? container, options.network, networks, names);
    await network.begin();
    const console = await Console.attach(container);
    const starting = project === null ? container.start() : project.start(signal);
    // Its code loads while the Engine works.
    const testbeds = import('./testbed.ts');
    await starting;
    signal.throwIfAborted();
    if (networks.some(({ mode }) => mode === 'restricted')) network.through(await this.#relayFor(request, made));
    const { cpus, memory } = limitsOf(options, environment);
    const limits = { cpus: cpus !== null, memory: memory !== null };
    const live = { engine: this.#engine, container, workdir, ownUser: environment !== undefined, console };
    const { DockerTestbed } = await testbeds;
    const testbed = new DockerTestbed(live, places, { limits, network, project });
    const check = environment?.healthcheck ?? null;
    if (check === null) return testbed;
    await awaitHealth(testbed, check, null, signal).catch(async (error) => {
      await network.close().catch(() => {});
      throw error;
    });
    return testbed;
  }

  async #relayFor(request: TestbedRequest, { container, project, image }: Made): Promise<Relay> {
    const relays = await this.openRelays();
    return await relays.start(project?.network ?? container, image.id, labelsFor(this.#asked.run, request));
  }

  #createUnused(request: TestbedRequest, image: LocalImage): Promise<Container> {
    return this.#engine.createContainer({
      Image: image.id,
      ...ownSettings(image),
      Labels: labelsFor(this.#asked.run, request),
      HostConfig: { NetworkMode: 'none' },
    });
  }
}

function removeMade({ container, project }: Created): Promise<void> {
  return project === null ? removeContainer(container) : project.remove();
}

/** Runs `work` for a container, and removes it with all others if it fails. */
async function orRemoved<Value>(made: Created, signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    // A container that cannot be removed now is swept by the next command; the first fault is the one to report.
    await removeMade(made).catch(() => {});
    throw signal.aborted ? error : dockerFault(error);
  }
}
