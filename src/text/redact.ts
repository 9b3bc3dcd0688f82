/** Shorter values than this (`true`, `8080`) are words of every log; hiding them would hide nothing but the log. */
const SHORTEST_SECRET = 6;
const MASK = '***';

/** Takes secrets out of texts and streams: as they are, and in base64, URL and JSON encoding. */
export class Redactor {
  readonly #pattern: RegExp | null;
  readonly #longest: number;

  constructor(secrets: Iterable<string>) {
    const forms = new Set([...secrets].filter((secret) => secret.length >= SHORTEST_SECRET).flatMap(formsOf));
    // The longest first, so that no form hides the beginning of a longer one.
    const ordered = [...forms].map(toBytes).sort((a, b) => b.length - a.length);
    this.#longest = ordered[0]?.length ?? 0;
    this.#pattern = ordered.length === 0 ? null : new RegExp(ordered.map(escapePattern).join('|'), 'g');
  }

  text(text: string): string {
    return this.#pattern === null ? text : fromBytes(toBytes(text).replace(this.#pattern, MASK));
  }

  /** Every string in a JSON value. */
  value<Value>(value: Value): Value {
    if (this.#pattern === null) return value;
    if (typeof value === 'string') return this.text(value) as Value;
    if (Array.isArray(value)) return value.map((item) => this.value(item)) as Value;
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [this.text(key), this.value(item)])) as Value;
  }

  /** A stream's redaction: bytes in, bytes out, secrets found across the borders of chunks; `end` hands out the rest. */
  stream(): { push(chunk: Buffer): Buffer; end(): Buffer } {
    const pattern = this.#pattern;
    if (pattern === null) return { push: (chunk) => chunk, end: () => Buffer.alloc(0) };
    const hold = this.#longest - 1;
    let kept = '';
    return {
      push(chunk) {
        const text = (kept + chunk.toString('latin1')).replace(pattern, MASK);
        // The end may be a secret's beginning.
        const border = Math.max(0, text.length - hold);
        kept = text.slice(border);
        return Buffer.from(text.slice(0, border), 'latin1');
      },
      end() {
        const rest = kept;
        kept = '';
        return Buffer.from(rest, 'latin1');
      },
    };
  }
}

/** A secret and its forms: base64 at each of the three offsets it may have in a longer text, URL and JSON encoding. */
function formsOf(secret: string): string[] {
  const forms = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
  for (const encoding of ['base64', 'base64url'] as const) {
    for (const offset of [0, 1, 2]) {
      const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
      const encoded = bytes.toString(encoding).replace(/=+$/, '');
      // The characters at both borders also depend on what stands beside the secret.
      const begin = [0, 2, 3][offset]!;
      const end = bytes.length % 3 === 0 ? encoded.length : encoded.length - 1;
      forms.push(encoded.slice(begin, end));
    }
  }
  return forms.filter((form) => form.length >= SHORTEST_SECRET);
}

/** Texts are searched as their UTF-8 bytes, one character a byte, so that any stream can be. */
function toBytes(text: string): string {
  return Buffer.from(text).toString('latin1');
}

function fromBytes(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString();
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
