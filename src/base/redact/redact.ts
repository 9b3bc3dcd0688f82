import { NONE, OPEN, SecretSearch } from './secret-search.ts';
import { SHORTEST_SECRET, spellingsOf } from './spellings.ts';

const MASK = '***';
const BACKSLASH = 0x5c;
const NOTHING = Buffer.alloc(0);
const MASK_BYTES = Buffer.from(MASK);

/** Whether a value is too short to be taken for a secret: `true` and `8080` are words of every log. */
export function isTooShort(value: string): boolean {
  return value.length < SHORTEST_SECRET;
}

/**
 * Takes secrets out of texts and streams. A secret of six characters or more is found
 * - as it is, and each of its lines that is as long (`\n` written with two characters separates lines, too);
 * - percent-encoded, whichever of its characters an encoder leaves alone (also `%7E` and `%61`, which none needs), hexadecimal
 *   digits in either case, a space as `+`;
 * - as JSON writes it, and JSON within JSON: short escapes, `\/`, `\u00e9` for whichever character;
 * - in base64, of either alphabet, at each of the three offsets it may have in a longer text, plain or within a URL or JSON;
 * - with line breaks in between: base64 always, the others from twenty characters on;
 * - in any of these, with hidden text in between: terminal sequences, characters of no width.
 *
 * Hidden text has to be seen through here and nowhere else: what is written is read and cleaned later, by programs that do not know the
 * secrets. White space around a secret is not part of it. Up to three backslashes before it go with it: half an escape would break JSON.
 * Not found are other encodings (hexadecimal, compressed, HTML), two of these at once but JSON in JSON and base64 in JSON or a
 * URL, and a secret with other text between its parts. A number in JSON becomes a mask, too.
 */
export class Redactor {
  /** Null without secrets. */
  readonly #search: SecretSearch | null;

  constructor(secrets: Iterable<string>) {
    const spellings = [...new Set(secrets)].flatMap(spellingsOf);
    this.#search = spellings.length === 0 ? null : new SecretSearch(spellings);
  }

  text(text: string): string {
    if (this.#search === null) return text;
    return new Redaction(this.#search).take(Buffer.from(text), true).toString();
  }

  /**
   * A stream's redaction: bytes in, bytes out, secrets found across the borders of chunks; `end` hands out the rest. Held back
   * is only what may be the beginning of a secret. What comes out may share the memory of what went in, or of what comes out next.
   */
  stream(): { push(chunk: Buffer): Buffer; end(): Buffer } {
    if (this.#search === null) return { push: (chunk) => chunk, end: () => Buffer.alloc(0) };
    const redaction = new Redaction(this.#search);
    return {
      push: (chunk) => redaction.take(chunk, false),
      end: () => redaction.take(Buffer.alloc(0), true),
    };
  }
}

/** One pass over a text that may come in parts; secrets that overlap become one mask. The outcome does not depend on the parts. */
class Redaction {
  readonly #search: SecretSearch;
  /** What may be the beginning of a secret. */
  #kept: Buffer = NOTHING;
  /** Where it is put before what comes next; used again. */
  #memory: Buffer = NOTHING;
  /** Bytes at its beginning that belong to a secret whose mask is out already. */
  #covered = 0;

  constructor(search: SecretSearch) {
    this.#search = search;
  }

  take(part: Buffer, last: boolean): Buffer {
    const text = this.#kept.length === 0 ? part : this.#afterKept(part);
    const out: Buffer[] = [];
    let done = this.#covered;
    const places = this.#search.places(text, last);
    let border = places.next(0);
    while (border < text.length) {
      const end = this.#search.endAt(text, border, last);
      if (end === OPEN) break;
      if (end !== NONE) {
        if (border >= done) out.push(text.subarray(done, border - loose(text, done, border)), MASK_BYTES);
        done = Math.max(done, end);
      }
      border = places.next(border + 1);
    }
    border = last ? text.length : border - loose(text, done, border);
    if (done < border) out.push(text.subarray(done, border));
    // A copy: a part of some bytes would keep all the text in memory.
    this.#kept = Buffer.from(text.subarray(border));
    this.#covered = Math.max(0, done - border);
    return out.length === 1 ? out[0]! : Buffer.concat(out);
  }

  #afterKept(part: Buffer): Buffer {
    const length = this.#kept.length + part.length;
    if (this.#memory.length < length) this.#memory = Buffer.allocUnsafeSlow(length);
    this.#kept.copy(this.#memory);
    part.copy(this.#memory, this.#kept.length);
    return this.#memory.subarray(0, length);
  }
}

/**
 * How many of the backslashes before a place may be half of an escape, in JSON or in JSON within JSON, where runs of four are
 * whole: they go with what follows, or a mask would break the JSON that it stands in.
 */
function loose(text: Buffer, from: number, to: number): number {
  let begin = to;
  while (begin > from && text[begin - 1] === BACKSLASH) begin--;
  return (to - begin) % 4;
}
