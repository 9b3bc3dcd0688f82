import { Transform, type TransformCallback } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { type JsonObject, objectOf } from '../base/json-value.ts';
import { parseJson } from './json.ts';

/** The longest event that is held back until it is whole, in characters. */
const LONGEST_EVENT = 256 * 1024;

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
    const borders = ['\r\n\r\n', '\n\n', '\r\r'].map((border) => text.lastIndexOf(border) + border.length);
    const whole = Math.max(...borders.filter((end, index) => end > [3, 1, 1][index]!), 0);
    // The event that is looked for is never this long.
    const end = text.length - whole > LONGEST_EVENT ? text.length : whole;
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
