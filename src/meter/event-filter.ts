import { Transform, type TransformCallback } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { type JsonObject, objectOf, parseJson } from './json.ts';

/** Takes events out of an event stream; all others keep their bytes. An event is passed on when it is whole. */
export class EventFilter extends Transform {
  readonly #keeps: (event: JsonObject) => boolean;
  readonly #decoder = new StringDecoder('utf8');
  #held = '';

  constructor(keeps: (event: JsonObject) => boolean) {
    super();
    this.#keeps = keeps;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const text = this.#held + this.#decoder.write(chunk);
    const end = /^.*(\r\n\r\n|\n\n|\r\r)/s.exec(text)?.[0].length ?? 0;
    this.#held = text.slice(end);
    if (end > 0) this.push(this.#filter(text.slice(0, end)));
    done();
  }

  override _flush(done: TransformCallback): void {
    const rest = this.#held + this.#decoder.end();
    if (rest !== '') this.push(this.#filter(rest));
    done();
  }

  #filter(text: string): string {
    return text
      .split(/(?<=\r\n\r\n|\n\n|\r\r)/)
      .filter((event) => {
        const data = [...event.matchAll(/^data: ?(.*)$/gm)].map(([, line]) => line!.replace(/\r$/, '')).join('\n');
        const value = objectOf(parseJson(data));
        return value === null || this.#keeps(value);
      })
      .join('');
  }
}
