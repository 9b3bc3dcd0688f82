import type Docker from 'dockerode';

/**
 * Tells when an exec's own process has ended. The end of its output is no such sign: a background child that holds
 * the pipe keeps it open, and the Engine closes it only seconds after the exit (measured on 20.10).
 */
export class ExecExits {
  readonly #docker: Docker;
  readonly #label: string;
  readonly #waiting = new Map<string, () => void>();
  #stream: Promise<NodeJS.ReadableStream> | null = null;

  constructor(docker: Docker, label: string) {
    this.#docker = docker;
    this.#label = label;
  }

  /** Listens; to be awaited before an exec is started, so that its end is not missed. */
  async listen(): Promise<void> {
    this.#stream ??= this.#subscribe();
    await this.#stream;
  }

  /** Resolves at the exec's exit. Where the daemon's events fail, it never does: the caller asks for itself from time to time. */
  exited(execId: string): Promise<void> {
    return new Promise((resolve) => this.#waiting.set(execId, resolve));
  }

  forget(execId: string): void {
    this.#waiting.delete(execId);
  }

  async close(): Promise<void> {
    const stream = await this.#stream?.catch(() => null);
    (stream as { destroy?(): void } | null | undefined)?.destroy?.();
  }

  async #subscribe(): Promise<NodeJS.ReadableStream> {
    const filters = { event: ['exec_die'], label: [this.#label] };
    const stream = await this.#docker.getEvents({ filters }).catch((error) => {
      this.#stream = null;
      throw error;
    });
    let text = '';
    stream.on('data', (chunk: Buffer) => {
      const lines = (text + chunk.toString()).split('\n');
      text = lines.pop()!;
      for (const line of lines) this.#read(line);
    });
    const lost = () => {
      this.#stream = null;
    };
    stream.on('end', lost).on('error', lost).on('close', lost);
    return stream;
  }

  #read(line: string): void {
    const event = JSON.parse(line) as { Actor?: { Attributes?: { execID?: string } } };
    const id = event.Actor?.Attributes?.execID;
    if (id === undefined) return;
    this.#waiting.get(id)?.();
    this.#waiting.delete(id);
  }
}
