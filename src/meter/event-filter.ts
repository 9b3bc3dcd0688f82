import { Transform, type TransformCallback } from 'node:stream';
import { type JsonObject, objectOf } from '../base/json-value.ts';
import { parseJson } from './json.ts';

/** The longest event that is held back until it is whole, in bytes. */
const LONGEST_EVENT = 256 * 1024;

/** Takes events out of an event stream; all others keep their bytes. An event is passed on when it is whole. */
export class EventFilter extends Transform {
  readonly #keeps: (event: JsonObject) => boolean;
  /** A character for each byte, also of what is no UTF-8. */
  #held = '';

  constructor(keeps: (event: JsonObject) => boolean) {
    super();
    this.#keeps = keeps;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const text = this.#held + chunk.toString('latin1');
    const borders = ['\r\n\r\n', '\n\n', '\r\r'].map((border) => text.lastIndexOf(border) + border.length);
    const whole = Math.max(...borders.filter((end, index) => end > [3, 1, 1][index]!), 0);
    // The event that is looked for is never this long.
    const end = text.length - whole > LONGEST_EVENT ? text.length : whole;
    this.#held = text.slice(end);
    if (end > 0) this.push(this.#filter(text.slice(0, end)));
    done();
  }

  override _flush(done: TransformCallback): void {
    if (this.#held !== '') this.push(this.#filter(this.#held));
    done();
  }

  #filter(text: string): Buffer {
    const kept = text
      .split(/(?<=\r\n\r\n|\n\n|\r\r)/)
      .filter((event) => {
        const data = [...event.matchAll(/^data: ?(.*)$/gm)].map(([, line]) => line!.replace(/\r$/, '')).join('\n');
        const value = objectOf(parseJson(Buffer.from(data, 'latin1').toString()));
        return value === null || this.#keeps(value);
      })
      .join('');
    return Buffer.from(kept, 'latin1');
  }
}
