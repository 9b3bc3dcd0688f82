import type { Duplex } from 'node:stream';
import type Docker from 'dockerode';
import type { Command } from '../types.ts';
import { demultiplex } from './demultiplex.ts';

/** The output of a container as a whole, which its lasting commands share one after the other. */
export class Console {
  /** Takes what comes: the output of the lasting command that was begun last. */
  sink: Command['output'] = () => {};
  readonly #stream: Duplex;
  readonly #drained: Promise<void>;

  private constructor(stream: Duplex) {
    this.#stream = stream;
    this.#drained = demultiplex(stream, (kind, chunk) => this.sink(kind, chunk)).catch(() => {});
  }

  /** Listens to a container that has not been started yet. */
  static async attach(container: Docker.Container): Promise<Console> {
    const stream = await container.attach({ stream: true, stdout: true, stderr: true, hijack: true });
    return new Console(stream as unknown as Duplex);
  }

  /** Takes in the rest, once the container is gone. */
  async close(): Promise<void> {
    this.#stream.end();
    await this.#drained;
    this.#stream.destroy();
  }
}
