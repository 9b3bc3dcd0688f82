import { constants, createReadStream } from 'node:fs';
import { lstat, opendir } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, messageOf, TrialError } from '../../errors.ts';
import { type Command, type Exit, type OutputEntry, type Testbed, TestbedDestroyed } from '../types.ts';
import { hostEnvironment } from './environment.ts';
import { findTool } from './find-tool.ts';
import { endProcesses, processesWith } from './processes.ts';
import { type Started, start } from './spawn.ts';
import { emptyDirectory, removeTree } from './workdir.ts';

interface Places {
  /** The trial's own directory: prompt, output, TMPDIR and (unless it is given) the workdir. */
  directory: string;
  workdir: string;
  /** Whether the workdir is one that the user named and the next trial takes over. */
  shared: boolean;
  agentDirectory: string | null;
  prerunnerDirectory: string | null;
  environment: Readonly<Record<string, string | undefined>>;
  /** Whether commands run under a keeper. */
  kept: boolean;
}

/** The runner itself, with a workdir for one trial. */
export class HostTestbed implements Testbed {
  readonly kind = 'host';
  readonly image = null;
  readonly workdir: string;
  readonly promptFile: string;
  readonly outputDirectory: string;
  readonly agentDirectory: string | null;
  readonly prerunnerDirectory: string | null;
  readonly #places: Places;
  readonly #temporary: string;
  readonly #started: Started[] = [];

  constructor(places: Places) {
    this.workdir = places.workdir;
    this.promptFile = path.join(places.directory, 'prompt.md');
    this.outputDirectory = path.join(places.directory, 'output');
    this.agentDirectory = places.agentDirectory;
    this.prerunnerDirectory = places.prerunnerDirectory;
    this.#places = places;
    this.#temporary = path.join(places.directory, 'tmp');
  }

  async run(command: Command, signal: AbortSignal): Promise<Exit> {
    signal.throwIfAborted();
    const environment = { ...hostEnvironment(this.#places.environment, this.#temporary), ...command.environment };
    const shell =
      command.shell === 'agent'
        ? ((await findTool('bash', environment.PATH)) ?? '/bin/sh')
        : { bash: 'bash', sh: '/bin/sh' }[command.shell];
    const cwd = await lstat(this.workdir).catch(() => null);
    if (!cwd?.isDirectory()) throw new TestbedDestroyed(`the workdir ${this.workdir} is gone`);
    const started = start(
      {
        argv: [shell, '-c', command.script],
        cwd: this.workdir,
        environment,
        timeout: command.timeout,
        lasting: command.lasting,
        output: command.output,
      },
      this.#places.kept,
      signal,
    );
    this.#started.push(started);
    try {
      return await started.exit;
    } catch (error) {
      if (error instanceof TestbedDestroyed || signal.aborted) throw error;
      throw new TrialError('host', messageOf(error), { cause: error });
    }
  }

  async *output(): AsyncIterable<OutputEntry> {
    yield* entriesAt(this.outputDirectory, '');
  }

  async keepImage(): Promise<void> {
    throw new TrialError('host', 'the host testbed has no image to keep');
  }

  async remove(): Promise<string[]> {
    const left = (await Promise.all(this.#started.map((started) => started.release()))).flat();
    // What escaped a keeper (its agent may have killed it) still carries the trial's TMPDIR.
    const marked = await endProcesses(() => processesWith(`TMPDIR=${this.#temporary}`), 0);
    await (this.#places.shared ? emptyDirectory(this.workdir) : removeTree(this.workdir));
    await removeTree(this.#places.directory);
    return [...new Set([...left, ...marked.map(({ pid }) => pid)])].map((pid) => `process ${pid}`);
  }
}

/** What is at a path below the root, itself and everything in it; the root only where it is no directory. No link is followed. */
async function* entriesAt(root: string, relative: string): AsyncIterable<OutputEntry> {
  const file = path.join(root, relative);
  const stats = await lstat(file).catch(() => null);
  if (stats === null) return;
  const type = stats.isFile() ? 'file' : stats.isDirectory() ? 'directory' : 'other';
  if (relative !== '' || type !== 'directory') {
    yield {
      path: relative,
      type,
      size: stats.isFile() ? stats.size : 0,
      content: { [Symbol.asyncIterator]: () => contentOf(file) },
    };
  }
  if (type !== 'directory') return;
  const directory = await opendir(file).catch((error) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  for await (const entry of directory) yield* entriesAt(root, path.join(relative, entry.name));
}

function contentOf(file: string): AsyncIterator<Buffer> {
  // Not through a link that has taken the file's place since.
  return createReadStream(file, { flags: (constants.O_RDONLY | constants.O_NOFOLLOW) as never })[
    Symbol.asyncIterator
  ]();
}
