import { objectOf, parseJson, textOf } from './json.ts';

const LONGEST = 64 * 1024;

/** The code in a provider's error document, of which only the beginning is read. */
export class ErrorBody {
  readonly #parts: Buffer[] = [];
  #size = 0;

  push(chunk: Buffer): void {
    if (this.#size < LONGEST) this.#parts.push(chunk);
    this.#size += chunk.length;
  }

  async end(): Promise<void> {}

  get code(): string | null {
    const parsed = parseJson(Buffer.concat(this.#parts).toString());
    const body = objectOf(Array.isArray(parsed) ? parsed[0] : parsed);
    const error = objectOf(body?.error);
    return textOf(error?.code) ?? textOf(error?.type) ?? textOf(error?.status) ?? textOf(body?.error) ?? null;
  }
}
