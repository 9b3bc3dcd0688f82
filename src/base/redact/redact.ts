import { LITTLE, NONE, OPEN, SecretSearch } from './secret-search.ts';
import { SHORTEST_SECRET, spellingsOf } from './spellings.ts';

export const MASK = '***';
const BACKSLASH = 0x5c;
const NOTHING = Buffer.alloc(0);
const MASK_BYTES = Buffer.from(MASK);

/** True if a value is too short to count as a secret: `true` and `8080` are words of every log. */
export function isTooShort(value: string): boolean {
  return value.length < SHORTEST_SECRET;
}

/**
 * Replaces secrets in texts and streams with a mask. A secret of at least six characters is found
 * - as it is, and each of its lines of that length (`\n` as two characters also separates lines);
 * - percent-encoded, for every choice of characters that an encoder leaves alone (also `%7E` and `%61`, which no
 *   encoder needs), with hexadecimal digits in either case, and with `+` for a space;
 * - in JSON, and in JSON within JSON: short escapes, `\/`, `\u00e9` for any character;
 * - in base64, in either alphabet, at each of the three offsets in a longer text, plain or within a URL or JSON;
 * - with line breaks in between: base64 always, the others from twenty characters on;
 * - in any of these forms with hidden text in between: terminal sequences, zero-width characters.
 *
 * Hidden text has to be handled here: written text is cleaned later, by programs that do not know the secrets. White
 * space around a secret is not part of it. Up to three backslashes before it are masked as well: half an escape would
 * break JSON. Not found are other encodings (hexadecimal, compressed, HTML), letters in the other case, combinations of
 * encodings except JSON in JSON and base64 in JSON or a URL, and a secret with other text between its parts. A number in
 * JSON is replaced by the mask, too.
 */
export class Redactor {
  /** Null if there are no secrets. */
  readonly #search: SecretSearch | null;

  /** `little`: the number of bytes that are searched before tables are prepared. */
  constructor(secrets: Iterable<string>, little = LITTLE) {
    const spellings = [...new Set(secrets)].flatMap(spellingsOf);
    this.#search = spellings.length === 0 ? null : new SecretSearch(spellings, little);
  }

  text(text: string): string {
    if (this.#search === null) return text;
    return new Redaction(this.#search).take(Buffer.from(text), true).toString();
  }

  /**
   * Redacts a stream: bytes in, bytes out. Secrets are found across chunk boundaries; `end` returns the rest. Only a
   * possible beginning of a secret is held back. Output can share memory with the input or with the next output.
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

/**
 * One pass over a text that may arrive in parts; overlapping secrets become one mask. The result does not depend on the
 * parts.
 */
class Redaction {
  readonly #search: SecretSearch;
  /** A possible beginning of a secret, kept for the next part. */
  #kept: Buffer = NOTHING;
  /** The buffer in which kept bytes and the next part are joined; reused. */
  #memory: Buffer = NOTHING;
  /** Bytes at the beginning of `#kept` that belong to an already masked secret. */
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
    // A copy, since a subarray would keep the whole text in memory.
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
 * The number of backslashes before a place that may be half of an escape, in JSON or in JSON within JSON, where runs of
 * four are complete. They are masked with the secret, since the mask would otherwise break the surrounding JSON.
 */
function loose(text: Buffer, from: number, to: number): number {
  let begin = to;
  while (begin > from && text[begin - 1] === BACKSLASH) begin--;
  return (to - begin) % 4;
}
