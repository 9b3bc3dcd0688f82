import { setTimeout as sleep } from 'node:timers/promises';

/** A write takes at most one part in so many of the time, since each tests all pairs anew. */
const REST = 20;

/** Writes experiment.json after looks, one write at a time, each followed by a rest; a failure surfaces in the last write. */
export class Saver {
  readonly #save: () => Promise<void>;
  readonly #rest = new AbortController();
  #writing: Promise<void> | null = null;
  #isDue = false;

  constructor(save: () => Promise<void>) {
    this.#save = save;
  }

  soon(): void {
    this.#isDue = true;
    this.#writing ??= this.#write().finally(() => {
      this.#writing = null;
    });
  }

  async settled(): Promise<void> {
    this.#rest.abort();
    await this.#writing;
  }

  async #write(): Promise<void> {
    while (this.#isDue) {
      this.#isDue = false;
      const begun = performance.now();
      await this.#save().catch(() => {});
      const rest = REST * (performance.now() - begun);
      await sleep(rest, undefined, { signal: this.#rest.signal, ref: false }).catch(() => {});
    }
  }
}
