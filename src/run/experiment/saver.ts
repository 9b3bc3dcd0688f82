/** Writes experiment.json after looks, one write at a time; a failure surfaces in the last write. */
export class Saver {
  readonly #save: () => Promise<void>;
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
    await this.#writing;
  }

  async #write(): Promise<void> {
    while (this.#isDue) {
      this.#isDue = false;
      await this.#save().catch(() => {});
    }
  }
}
