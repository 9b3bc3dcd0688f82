import type Docker from 'dockerode';
import { extract } from 'tar-stream';
import { messageOf, TrialError } from '../../errors.ts';
import type { Command, Exit, OutputEntry, Testbed } from '../types.ts';
import { explainDockerFault, type LiveContainer, runInContainer } from './exec.ts';
import type { LocalImage } from './images.ts';
import { LABELS, removeContainer } from './labels.ts';

/** Where things are in a container. */
export interface Places {
  image: LocalImage;
  promptFile: string;
  outputDirectory: string;
  agentDirectory: string | null;
  prerunnerDirectory: string | null;
}

/** One container. */
export class DockerTestbed implements Testbed {
  readonly kind = 'docker';
  readonly image: LocalImage;
  readonly workdir: string;
  readonly promptFile: string;
  readonly outputDirectory: string;
  readonly agentDirectory: string | null;
  readonly prerunnerDirectory: string | null;
  readonly #container: Docker.Container;
  readonly #live: LiveContainer;

  constructor(live: LiveContainer, places: Places) {
    this.#live = live;
    this.#container = live.container;
    this.workdir = live.workdir;
    this.image = places.image;
    this.promptFile = places.promptFile;
    this.outputDirectory = places.outputDirectory;
    this.agentDirectory = places.agentDirectory;
    this.prerunnerDirectory = places.prerunnerDirectory;
  }

  async run(command: Command, signal: AbortSignal): Promise<Exit> {
    try {
      return await runInContainer(this.#live, command, signal);
    } catch (error) {
      signal.throwIfAborted();
      throw await explainDockerFault(this.#container, error);
    }
  }

  async *output(): AsyncIterable<OutputEntry> {
    let archive: NodeJS.ReadableStream;
    try {
      archive = await this.#container.getArchive({ path: this.outputDirectory });
    } catch (error) {
      // The agent has removed its output directory.
      if ((error as { statusCode?: number }).statusCode === 404) return;
      throw error;
    }
    const entries = extract();
    archive.on('error', (error) => entries.destroy(error as Error)).pipe(entries);
    for await (const entry of entries) {
      const { name, type, size } = entry.header;
      const below = name.replace(/^[^/]*\/?/, '');
      if (below !== '') {
        yield {
          path: below,
          type: type === 'file' || type === 'directory' ? type : 'other',
          size: size ?? 0,
          content: entry as AsyncIterable<Buffer>,
        };
      }
      entry.resume();
    }
  }

  async keepImage(name: string): Promise<void> {
    const colon = name.lastIndexOf(':');
    const tagged = colon > name.lastIndexOf('/');
    await this.#container.commit({
      repo: tagged ? name.slice(0, colon) : name,
      tag: tagged ? name.slice(colon + 1) : 'latest',
      changes: asItWas(this.image.config),
    });
  }

  async remove(): Promise<string[]> {
    try {
      await removeContainer(this.#container);
      await this.#live.console.close();
      return [];
    } catch (error) {
      throw new TrialError(
        'docker',
        `container ${this.#container.id.slice(0, 12)} is not removed: ${messageOf(error)}`,
      );
    }
  }
}

/** Changes for a commit that take our own settings back: a container of the kept image is nobody's to sweep. */
function asItWas({ Entrypoint: entrypoint, Cmd: command, User: user }: LocalImage['config']): string[] {
  return [
    ...LABELS.map((label) => `LABEL ${label}=""`),
    ...(entrypoint?.length ? [`ENTRYPOINT ${JSON.stringify(entrypoint)}`] : []),
    // The Engine takes an empty command for none given, and would keep ours.
    `CMD ${JSON.stringify(command?.length ? command : ['/bin/sh'])}`,
    ...(user ? [`USER ${user}`] : []),
  ];
}
