import { Transform, type TransformCallback } from 'node:stream';
import { Redactor } from '../base/redact/redact.ts';
import type { Provider } from './providers.ts';

/** Masks a provider's keys in its answer: some gateways repeat the key that they refuse. */
export class KeyMask extends Transform {
  readonly #stream: ReturnType<Redactor['stream']>;

  constructor({ keys }: Pick<Provider, 'keys'>) {
    super();
    this.#stream = new Redactor(Object.values(keys)).stream();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    // Its memory is that of the next output, too.
    done(null, Buffer.from(this.#stream.push(chunk)));
  }

  override _flush(done: TransformCallback): void {
    done(null, Buffer.from(this.#stream.end()));
  }
}
