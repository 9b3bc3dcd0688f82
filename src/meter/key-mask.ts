import { Transform, type TransformCallback } from 'node:stream';
import { Redactor } from '../base/redact/redact.ts';
import type { Provider } from './providers.ts';

/** Characters. A shorter key can be a word of an answer: the usual one of a local model is its server's name. */
const SHORTEST_IN_ANSWERS = 20;

/** Made once for a provider: that takes longer than the search of a short answer. */
const found = new WeakMap<Provider, ReturnType<typeof searchesFor>>();

/** The search for a provider's keys in its answers, or in its errors and redirects; null without a key to search for. */
export function keysIn(provider: Provider, kind: 'answer' | 'error'): Redactor | null {
  const searches = found.get(provider) ?? searchesFor(Object.values(provider.keys));
  found.set(provider, searches);
  return searches[kind];
}

function searchesFor(keys: string[]): Record<'answer' | 'error', Redactor | null> {
  const of = (hidden: string[]) => (hidden.length === 0 ? null : new Redactor(hidden));
  return { answer: of(keys.filter(({ length }) => length >= SHORTEST_IN_ANSWERS)), error: of(keys) };
}

/** Masks keys in the body of an answer: some gateways repeat the key that they refuse, or all headers of a request. */
export class KeyMask extends Transform {
  readonly #stream: ReturnType<Redactor['stream']>;

  constructor(keys: Redactor) {
    super();
    this.#stream = keys.stream();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const masked = this.#stream.push(chunk);
    // Other memory than the chunk's is that of the next output, too.
    done(null, masked.buffer === chunk.buffer ? masked : Buffer.from(masked));
  }

  override _flush(done: TransformCallback): void {
    done(null, Buffer.from(this.#stream.end()));
  }
}
