import path from 'node:path';
import { messageOf, TrialError } from '../../base/errors.ts';
import { NEVER } from '../../base/signals.ts';
import { quote } from '../../base/text/shell.ts';
import type { Artifact, Network } from '../../datasets/types.ts';
import type { IntegrityNote } from '../../results/fields.ts';
import { excluder } from '../exclude.ts';
import type { SeenFiles } from '../given.ts';
import { fitting } from '../long-script.ts';
import { outputOf } from '../output-of.ts';
import {
  type Command,
  type Content,
  type Conversation,
  type Difference,
  type Exit,
  type InteractiveCommand,
  type RelayEnd,
  type Running,
  type Seat,
  type Starvation,
  type Testbed,
  TestbedDestroyed,
  type TestbedFile,
} from '../types.ts';
import { type ArchivePlan, archiveOf } from './archive.ts';
import type { Project } from './compose/project.ts';
import type { Container } from './container.ts';
import { conversationIn } from './conversation.ts';
import { type LiveContainer, runInContainer } from './exec.ts';
import { askedOf, dockerFault, failAsDocker } from './fault.ts';
import { filesIn, isDirectoryIn } from './files.ts';
import { handOver, placeFor } from './hand-over.ts';
import type { LocalImage } from './images.ts';
import { interactIn } from './interact.ts';
import { commitAs } from './kept-image.ts';
import { keptName, removeContainer } from './labels.ts';
import { HOME, OUTPUT, PROMPT } from './layout.ts';
import type { PhaseNetwork } from './phase-network.ts';
import { runningIn } from './running.ts';
import { type Limits, starvationOf } from './starvation.ts';

/** Milliseconds to remove earlier content at the places of ours. */
const PLACE_LIMIT = 60_000;
/** By the Engine's numbers. */
const KINDS: Difference[] = ['changed', 'added', 'removed'];

/** The image of a container, the commit in its workdir, and the paths in it that not every one has. */
export interface Places {
  image: LocalImage;
  commit: string | null;
  notes: IntegrityNote[];
  given: SeenFiles | null;
  agentDirectory: string | null;
  prerunnerDirectory: string | null;
  /** Creates a container of the same image that is never started, and not kept. */
  createUnused(): Promise<Container>;
}

/** A testbed in one container. */
export class DockerTestbed implements Testbed {
  readonly kind = 'docker';
  readonly image: LocalImage;
  readonly commit: string | null;
  readonly notes: IntegrityNote[];
  readonly workdir: string;
  readonly given: SeenFiles | null;
  readonly promptFile = PROMPT;
  readonly outputDirectory = OUTPUT;
  readonly agentHome = HOME;
  readonly agentDirectory: string | null;
  readonly prerunnerDirectory: string | null;
  readonly #container: Container;
  readonly #live: LiveContainer;
  readonly #createUnused: Places['createUnused'];

  /** True for each limit that the container has. */
  readonly #limits: Limits;

  readonly #network: PhaseNetwork;
  /** The other containers of a task with a compose file. */
  readonly #project: Project | null;

  constructor(
    live: Omit<LiveContainer, 'environment'>,
    places: Places,
    { limits, network, project }: { limits: Limits; network: PhaseNetwork; project: Project | null },
  ) {
    this.#limits = limits;
    this.#project = project;
    this.#network = network;
    this.#live = {
      ...live,
      get environment() {
        return network.variables;
      },
    };
    this.#container = live.container;
    this.workdir = live.workdir;
    this.image = places.image;
    this.commit = places.commit;
    this.notes = places.notes;
    this.given = places.given;
    this.agentDirectory = places.agentDirectory;
    this.prerunnerDirectory = places.prerunnerDirectory;
    this.#createUnused = places.createUnused;
  }

  get relay(): RelayEnd | null {
    return this.#network.relay;
  }

  run(command: Command, signal: AbortSignal): Promise<Exit> {
    const work = async () => {
      const script = await fitting(command.script, this);
      return runInContainer(this.#live, { ...command, script }, signal);
    };
    return askedOf(this.#container, work, signal);
  }

  converse(argv: [string, ...string[]], signal: AbortSignal): Promise<Conversation> {
    return askedOf(this.#container, () => conversationIn(this.#live, argv, signal), signal);
  }

  service(name: string): Pick<Testbed, 'run' | 'files'> | null {
    const container = this.#project?.services.get(name);
    if (container === undefined) return null;
    // Its own workdir, user and variables; the console is the agent's, so that no lasting command runs there.
    const live = { ...this.#live, container, workdir: '', environment: {} };
    return {
      run: (command, signal) => askedOf(container, () => runInContainer(live, command, signal), signal),
      files: (directory) => filesIn(container, directory),
    };
  }

  async serviceLogs(output: Parameters<Testbed['serviceLogs']>[0]): Promise<void> {
    await this.#project?.logs(output).catch(failAsDocker);
  }

  files(directory: string, signal?: AbortSignal): AsyncIterable<TestbedFile> {
    return filesIn(this.#container, directory, signal);
  }

  async *filesOfImage(file: string): AsyncIterable<TestbedFile> {
    const container = await this.#createUnused().catch(failAsDocker);
    try {
      yield* filesIn(container, file);
    } finally {
      await removeContainer(container);
    }
  }

  async differences(): Promise<Map<string, Difference>> {
    const changes = await askedOf(this.#container, () => this.#container.changes());
    return new Map(changes.map(({ Path: path, Kind: kind }) => [path, KINDS[kind] ?? 'changed']));
  }

  isDirectory(file: string): Promise<boolean> {
    return isDirectoryIn(this.#container, file);
  }

  installed(): null {
    return null;
  }

  running(): Promise<Running | null> {
    return runningIn(this.#container);
  }

  async place(contents: [target: string, content: Content][], cleared = false): Promise<void> {
    if (!cleared) await this.#clear(contents.map(([target]) => target));
    const plan = {
      emptyDirectories: [] as string[],
      files: [] as [string, string][],
      copies: [] as ArchivePlan['copies'],
    };
    for (const [target, content] of contents) {
      if (content === 'empty directory') plan.emptyDirectories.push(target);
      else if ('directory' in content) plan.copies.push([target, content.directory, content.executable]);
      else plan.files.push([target, content.text]);
    }
    await askedOf(this.#container, () => this.#container.putArchive(archiveOf(plan), '/'));
  }

  async #clear(targets: string[]): Promise<void> {
    const script = targets.map((target) => `/bin/rm -rf -- ${quote(target)}`).join(' && ');
    const { exitCode } = await this.run({ shell: 'sh', script, timeout: PLACE_LIMIT, output() {} }, NEVER);
    if (exitCode !== 0) throw new TestbedDestroyed(`${targets.join(', ')} cannot be removed: exit code ${exitCode}`);
  }

  setNetwork(network: Network): Promise<void> {
    return askedOf(this.#container, () => this.#network.change(network));
  }

  async handOver(artifacts: Artifact[], other: Testbed, signal: AbortSignal): Promise<number> {
    if (!(other instanceof DockerTestbed)) throw new TypeError('artifacts go from container to container');
    const makePlace = async (target: string, isDirectory: boolean) => {
      const { exit, stderr } = await outputOf(other, placeFor(target, isDirectory), PLACE_LIMIT, signal);
      if (exit.exitCode === 0) return;
      const why = `${target}, an artifact, cannot be made in the verifier's testbed: ${stderr.toString().trim().slice(-200)}`;
      throw new TrialError('testbed', why);
    };
    let left = 0;
    for (const { service, source, exclude } of artifacts) {
      const from = this.#project?.services.get(service) ?? this.#container;
      const target = path.posix.resolve(this.workdir, source);
      // The whole file system of another image would be no testbed any more.
      if (target === '/') continue;
      try {
        left += await handOver([from, other.#container], target, excluder(exclude), makePlace, signal);
      } catch (error) {
        signal.throwIfAborted();
        throw error instanceof TestbedDestroyed ? error : dockerFault(error);
      }
    }
    return left;
  }

  async stop(): Promise<void> {
    await this.#live.console.closeWith(() => this.#container.stop()).catch(failAsDocker);
  }

  keepImage(name: string, isSecret: (text: string) => boolean): Promise<string[]> {
    return commitAs(name, this.#live, this.image.config, isSecret);
  }

  interact(command: InteractiveCommand, seat: Seat, signal: AbortSignal): Promise<number> {
    const environment = { ...this.#live.environment, ...command.environment };
    return askedOf(this.#container, () => interactIn(this.#live, { ...command, environment }, seat, signal), signal);
  }

  starvation(): Promise<Starvation> {
    return starvationOf(this.#container, this.#limits, this);
  }

  async keep(): Promise<{ kept: string; notes: IntegrityNote[] }> {
    const kept = keptName(this.#container);
    const notes: IntegrityNote[] = [];
    try {
      await this.#network.close();
      await this.#live.console.closeWith(async () => {
        // From here on, no sweep removes it.
        await this.#container.rename(kept);
        await this.#container.stop();
      });
      await this.#project?.keep();
      await this.#container.start().catch((error) => notes.push({ kind: 'kept_stopped', detail: messageOf(error) }));
    } catch (error) {
      throw new TrialError('docker', `container ${this.#container.id.slice(0, 12)} is not kept: ${messageOf(error)}`);
    }
    return { kept, notes };
  }

  async remove(): Promise<[]> {
    try {
      await this.#network.close();
      await this.#live.console.closeWith(() => removeContainer(this.#container));
      await this.#project?.remove();
      return [];
    } catch (error) {
      const own = `container ${this.#container.id.slice(0, 12)}`;
      const what = this.#project === null ? own : `${own}, or another container, network or volume of the task,`;
      throw new TrialError('docker', `${what} is not removed: ${messageOf(error)}`);
    }
  }
}
