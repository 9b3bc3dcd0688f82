import { TrialError } from '../../../base/errors.ts';
import { count } from '../../../base/format.ts';
import { plain } from '../../../base/text/untrusted.ts';
import { refusedInCompose } from '../../../datasets/harbor/compose-rules.ts';
import type { Instance, TaskEnvironment } from '../../../datasets/types.ts';
import { IDLE } from '../../../programs/idle.ts';
import type { IntegrityNote } from '../../../results/fields.ts';
import type { Container } from '../container.ts';
import { demultiplex } from '../demultiplex.ts';
import { kindOfCli } from '../fault.ts';
import type { LocalImage } from '../images.ts';
import { keptName, removeContainer, removeContainers, removeOwned } from '../labels.ts';
import { refuseUnsupported } from '../task.ts';
import { ComposeCli, isSeenHere } from './cli.ts';
import {
  beyondProcessors,
  type ComposeDocument,
  MAIN,
  ownNetworkOf,
  type ProjectSettings,
  startedDocument,
  tmpfsOver,
} from './document.ts';
import { build, type ProjectTools, resolve } from './prepare.ts';

const PROJECT = 'com.docker.compose.project';
/** Characters of the services' output in a message. */
const LONGEST_ENDS = 2000;
const SERVICE = 'com.docker.compose.service';
/** The Engine's words on a mount of a path that it does not see. */
const UNSEEN = /bind source path does not exist: (.*)$/m;
const APART =
  'the Docker daemon sees other files; run the job on its own machine, outside of a container, or copy the files in a Dockerfile';

/** A task whose file is read, and whose images are here. */
interface Resolved {
  tools: ProjectTools;
  cli: ComposeCli;
  task: NonNullable<TaskEnvironment['compose']>;
  document: ComposeDocument;
  /** By service. */
  images: ProjectSettings['images'];
}

/** The containers of a task with a compose file, for one trial: made by the docker CLI's compose, owned and removed by their labels. */
export class Project {
  readonly #its: Resolved;
  /** The document that was created. */
  #file = '';
  /** The image of the agent's service, with that service's own workdir. */
  readonly image: LocalImage;
  /** The container whose network all others have; null if the networks are those of the file. */
  network: Container | null = null;
  /** All but the agent's, by service. */
  readonly services = new Map<string, Container>();
  /** Settings of the file that its containers do not have. */
  readonly notes: IntegrityNote[] = [];

  /**
   * Resolves a task's file, builds and pulls its images. `choose`: the image in place of that of the agent's service. Throws
   * a TrialError.
   */
  static async open(
    tools: ProjectTools,
    instance: Instance,
    closed: boolean,
    choose: (image: string | null) => { name: string; substituted: boolean } | null,
    signal: AbortSignal,
  ): Promise<Project> {
    const { id } = instance;
    const environment = instance.environment!;
    const task = environment.compose!;
    const cli = await ComposeCli.open(tools.machine, tools.run);
    try {
      const document = await resolve(cli, instance, signal);
      const own = closed ? ownNetworkOf(document) : null;
      const refused = refusedInCompose(document, task.directory, 'resolved');
      if (own !== null)
        refused.push({
          key: `docker-compose.yaml: ${own}`,
          why: 'where the network is closed in a phase, all services share one',
        });
      refuseUnsupported({ id, environment: { ...environment, unsupported: refused } });
      const main = document.services[MAIN]!;
      const given = main.build === undefined ? String(main.image) : null;
      const replaced = choose(given);
      // An image that the user gives is built by nobody.
      if (replaced !== null) delete main.build;
      const built = await build(tools, cli, document, { id, task, signal });
      const choice = replaced ?? { name: built.get(MAIN)!, substituted: false };
      const images = new Map<string, LocalImage>();
      for (const [name, service] of Object.entries(document.services)) {
        const other = { name: built.get(name) ?? String(service.image), substituted: false };
        images.set(name, await tools.images.provide(name === MAIN ? choice : other));
      }
      const image = images.get(MAIN)!;
      const workdir = typeof main.working_dir === 'string' ? main.working_dir : image.config.WorkingDir;
      return new Project(
        { tools, cli, task, document, images },
        {
          ...image,
          config: { ...image.config, ...(workdir === undefined ? {} : { WorkingDir: workdir }) },
        },
      );
    } catch (error) {
      await cli.close();
      throw error;
    }
  }

  private constructor(its: Resolved, image: LocalImage) {
    this.#its = its;
    this.image = image;
  }

  /** Creates all containers; returns that of the agent. `network`: the one that they share; null for those of the file. */
  async create(
    settings: Omit<ProjectSettings, 'images' | 'network' | 'processors'>,
    workdir: string,
    network: { mode: string } | null,
    signal: AbortSignal,
  ): Promise<Container> {
    const { processors } = await this.#its.tools.engine.capacity();
    for (const [name, asked] of beyondProcessors(this.#its.document, processors)) {
      if (name === MAIN && settings.main.cpus !== undefined) continue;
      const detail = `the service ${name} asks for ${count(asked, 'processor')}, and Docker's machine has ${count(processors, 'processor')}`;
      this.notes.push({ kind: 'fewer_processors', detail });
    }
    const memory = tmpfsOver(this.#its.document, workdir);
    if (memory !== null) {
      const detail = `the workdir is in the tmpfs ${memory}, of which Docker reads nothing: changes and artifacts there are not known`;
      this.notes.push({ kind: 'workdir_unread', detail });
    }
    if (network !== null) this.network = await this.#holdNetwork(settings.labels, network.mode);
    const document = startedDocument(this.#its.document, {
      ...settings,
      processors,
      images: this.#its.images,
      network: this.network?.id ?? null,
    });
    this.#file = await this.#its.cli.write('start.json', JSON.stringify(document));
    await this.#compose(['create', '--no-build'], this.#its.task.timeout, signal);
    const containers = await this.#its.tools.engine.containersWith(`${PROJECT}=${this.#its.cli.project}`);
    for (const { id, labels } of containers) this.services.set(labels[SERVICE]!, this.#its.tools.engine.container(id));
    const main = this.services.get(MAIN);
    if (main === undefined) throw new TrialError('testbed', `docker-compose.yaml: there is no container of ${MAIN}`);
    this.services.delete(MAIN);
    return main;
  }

  /** Starts all containers in the order of their conditions, and waits until they run and are healthy. Throws a TrialError (`testbed`). */
  async start(signal: AbortSignal): Promise<void> {
    const up = ['up', '--detach', '--no-build', '--no-recreate', '--wait'];
    try {
      await this.#compose(up, this.#its.task.timeout, signal);
    } catch (error) {
      if (signal.aborted || !(error instanceof TrialError)) throw error;
      throw new TrialError(error.kind, `${error.message}\n${await this.#ends()}`.trim(), { cause: error });
    }
  }

  /** The ends of the services' output, for a message. */
  async #ends(): Promise<string> {
    let ends = '';
    await this.logs((service, _, chunk) => {
      ends = `${ends}${ends.endsWith('\n') || ends === '' ? `${service}: ` : ''}${chunk}`.slice(-LONGEST_ENDS);
    }).catch(() => {});
    return plain(ends);
  }

  /** The output of the other services so far, as the Engine has it. */
  async logs(
    output: (service: string, stream: 'stdout' | 'stderr', chunk: Buffer) => void | Promise<void>,
  ): Promise<void> {
    for (const [name, container] of this.services) {
      const stream = await container.logs();
      if (this.#its.document.services[name]?.tty === true)
        for await (const chunk of stream) await output(name, 'stdout', chunk);
      else await demultiplex(stream, (kind, chunk) => output(name, kind, chunk));
    }
  }

  /** Leaves the other containers to whoever looks at a kept trial; `agentbench clean` removes them. */
  async keep(): Promise<void> {
    for (const container of this.#others()) await container.rename(keptName(container));
    await this.#its.cli.close();
  }

  /** Removes all containers, networks and volumes. */
  async remove(): Promise<void> {
    const { engine } = this.#its.tools;
    const label = `${PROJECT}=${this.#its.cli.project}`;
    const left = await engine.containersWith(label);
    await removeContainers(engine, left);
    if (this.network !== null) await removeContainer(this.network);
    await removeOwned(engine, label, () => true);
    await this.#its.cli.close();
  }

  #others(): Container[] {
    return [...(this.network === null ? [] : [this.network]), ...this.services.values()];
  }

  /** The names of all services, as other services know them. */
  get names(): string[] {
    return Object.entries(this.#its.document.services).flatMap(
      ([name, { hostname, container_name: own, networks }]) => [
        ...[name, hostname, own].filter((one) => typeof one === 'string'),
        ...Object.values(Object(networks)).flatMap((network) => Object(network).aliases ?? []),
      ],
    );
  }

  /** A container whose loopback all services listen on; their names lead there. */
  async #holdNetwork(labels: Record<string, string>, mode: string): Promise<Container> {
    // As compose writes them: `name=address`, or with a colon.
    const others = Object.values(this.#its.document.services).flatMap(({ extra_hosts: given }) =>
      ((given ?? []) as string[]).map((each) => each.replace(/[=:]/, ':')),
    );
    const container = await this.#its.tools.engine.createContainer({
      Image: this.image.id,
      Entrypoint: ['/bin/sh', '-c', IDLE],
      Cmd: [],
      User: '0:0',
      // Compose labels an image that it builds as one of the project's: a container of it would pass for the agent's.
      Labels: { ...labels, [PROJECT]: '' },
      Healthcheck: { Test: ['NONE'] },
      HostConfig: {
        Init: true,
        LogConfig: { Type: 'none', Config: {} },
        NetworkMode: mode,
        ExtraHosts: [...new Set([...this.names.map((name) => `${name}:127.0.0.1`), ...others])],
        CapDrop: ['ALL'],
        PidsLimit: 64,
      },
    });
    await container.start();
    return container;
  }

  async #compose(args: string[], timeout: number, signal: AbortSignal): Promise<void> {
    const quiet = ['--file', this.#file, '--progress', 'quiet', ...args];
    await this.#its.cli.run(quiet, { timeout, signal }, (end, timedOut) => {
      const why = timedOut ? ` is not up within ${timeout / 1000} s (environment.build_timeout_sec)` : '';
      const told = isSeenHere(UNSEEN, end) ? `${end}, which is there: ${APART}` : end;
      return new TrialError(kindOfCli(end, 'testbed'), `docker-compose.yaml${why}: ${told}`);
    });
  }
}
