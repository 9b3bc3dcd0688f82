import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds: a longer write, which tests many pairs anew, is followed by a rest of so many times its own length. */
const LONG = 500;
const REST = 4;

/** Writes experiment.json after looks, one write at a time; a failure surfaces in the last write. */
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
      const length = performance.now() - begun;
      if (length > LONG)
        await sleep(REST * length, undefined, { signal: this.#rest.signal, ref: false }).catch(() => {});
    }
  }
}
