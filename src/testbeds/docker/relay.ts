import { realpathSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { messageOf, TrialError, UserError } from '../../base/errors.ts';
import { writeRunFile } from '../../base/lease/run-directory.ts';
import { canBeSocket } from '../../base/socket-path.ts';
import { openToAll } from '../../base/tree.ts';
import { RELAY } from '../../programs/relay.ts';
import type { RelayEnd } from '../types.ts';
import { sharesFiles } from './connect.ts';
import type { Container } from './container.ts';
import type { Engine } from './engine.ts';
import { dockerFault, statusOf } from './fault.ts';
import { removeContainer } from './labels.ts';

/** The port of the relay on the container's loopback; below the ports that systems give out. */
const PORT = 28417;
/** The directory of the relay's files, in a container of its own. */
const HOME = '/agentbench-relay';
/** Milliseconds in which the relay must listen. */
const START_LIMIT = 30_000;
const NOBODY = '65534:65534';

/** A container's only way out: its own loopback, connected to a socket of the harness. */
export interface Relay extends Pick<RelayEnd, 'socket' | 'url' | 'check'> {
  remove(): Promise<void>;
}

/**
 * Relays for containers without a network (`network: restricted`, and tasks with an allowlist). Each is a container of its own, which shares the
 * network namespace of the testbed and nothing else: the testbed sees a port on its loopback, and cannot reach the
 * program. It runs the runner's own Node.js, so that no image is needed.
 */
export class Relays {
  readonly #engine: Engine;
  readonly #directory: string;
  readonly #files: string[];
  #opened = 0;

  /** `directory`: of this run. Throws a UserError if the daemon does not see this machine's files. */
  static async open(engine: Engine, directory: string): Promise<Relays> {
    if (!sharesFiles(engine)) {
      throw new UserError(
        'network: restricted, or a task with network_mode = "allowlist" (or "no-network", if its agent asks models), needs a Docker daemon on this machine, with access to its files; use network: bridge, or run the job on the daemon’s own machine',
      );
    }
    // Another user of the machine cannot pass the run's directory; in the relay's container these names are all it sees.
    const own = path.join(directory, 'relay');
    await mkdir(own);
    writeRunFile({ directory: own }, 'relay.mjs', RELAY);
    await openToAll(own);
    return new Relays(engine, directory);
  }

  private constructor(engine: Engine, directory: string) {
    this.#engine = engine;
    this.#directory = path.join(directory, 'relay');
    this.#files = nodeFiles();
  }

  /** Starts the relay of a running container. Throws a TrialError if it does not come to listen. */
  async start(testbed: Container, image: string, labels: Record<string, string>): Promise<Relay> {
    const place = path.join(this.#directory, String(++this.#opened));
    const socket = path.join(place, 's');
    if (!canBeSocket(socket))
      throw new UserError(
        `network: restricted: the path ${socket} is too long for a socket; set RUNNER_TEMP to a shorter directory`,
      );
    await mkdir(place);
    await chmod(place, 0o755);
    const fail = (error: unknown): never => {
      throw new TrialError('network', `the relay of network: restricted does not start: ${messageOf(error)}`, {
        cause: error,
      });
    };
    const settings = this.#settings(testbed, image, labels, place);
    const container = await this.#engine.createContainer(settings).catch(fail);
    try {
      const output = await container.attach();
      await container.start();
      const said = await firstLine(output);
      output.destroy();
      if (said !== 'listening') throw new Error(said === '' ? 'it ended without a word' : said);
    } catch (error) {
      await removeContainer(container).catch(() => {});
      return fail(error);
    }
    return {
      socket,
      url: `http://127.0.0.1:${PORT}`,
      remove: () => removeContainer(container),
      async check() {
        const { running } = await container.inspect().catch((error) => {
          if (statusOf(error) === 404) return { running: false };
          throw dockerFault(error);
        });
        if (!running) throw new TrialError('network', 'the relay of network: restricted ended during the trial');
      },
    };
  }

  #settings(testbed: Container, image: string, labels: Record<string, string>, place: string): object {
    const [loader] = this.#files.filter((file) => /\/ld[-.][^/]*$/.test(file));
    const inside = (file: string) => `${HOME}/${path.basename(file)}`;
    const node = inside(process.execPath);
    const start = loader === undefined ? [node] : [inside(loader), '--library-path', HOME, node];
    const mounts = [
      ...[...this.#files, process.execPath, path.join(this.#directory, 'relay.mjs')].map((file) => ({
        Source: realpathSync(file),
        Target: inside(file),
      })),
      { Source: place, Target: `${HOME}/socket` },
    ];
    return {
      Image: image,
      Entrypoint: [...start, `${HOME}/relay.mjs`, String(PORT), `${HOME}/socket/s`],
      Cmd: [],
      User: NOBODY,
      WorkingDir: '/',
      Env: ['NODE_OPTIONS=', 'LD_PRELOAD=', 'LD_LIBRARY_PATH='],
      Labels: labels,
      Healthcheck: { Test: ['NONE'] },
      HostConfig: {
        LogConfig: { Type: 'none', Config: {} },
        NetworkMode: `container:${testbed.id}`,
        CapDrop: ['ALL'],
        SecurityOpt: ['no-new-privileges'],
        PidsLimit: 64,
        Mounts: mounts.map((mount) => ({ Type: 'bind', ReadOnly: true, ...mount })),
      },
    };
  }
}

/** The libraries that this process has loaded, its loader among them; none if it is linked statically. */
function nodeFiles(): string[] {
  // Otherwise the report looks up the machine's network neighbours.
  Object.assign(process.report, { excludeNetwork: true });
  const { sharedObjects = [] } = process.report.getReport() as { sharedObjects?: string[] };
  return sharedObjects.filter((file) => path.isAbsolute(file) && file !== process.execPath);
}

async function firstLine(output: AsyncIterable<Buffer> & { destroy(error: Error): unknown }): Promise<string> {
  const timer = setTimeout(() => output.destroy(new Error(`nothing within ${START_LIMIT / 1000} s`)), START_LIMIT);
  let text = '';
  try {
    for await (const chunk of output) {
      // Eight bytes before each piece name its stream and length (the Engine's attach format).
      text += chunk.subarray(8).toString();
      if (text.includes('\n')) break;
    }
  } finally {
    clearTimeout(timer);
  }
  return text.split('\n')[0]!.trim();
}
