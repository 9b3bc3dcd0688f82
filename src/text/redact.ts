/** Shorter values than this (`true`, `8080`) are words of every log; hiding them would hide nothing but the log. */
const SHORTEST_SECRET = 6;
const MASK = '***';

/** Takes secrets out of texts and streams: as they are, and in base64, URL and JSON encoding. */
export class Redactor {
  /** Looks ahead, so that it finds one secret that begins within another; null without secrets. */
  readonly #pattern: RegExp | null;
  readonly #longest: number;

  constructor(secrets: Iterable<string>) {
    const forms = new Set([...secrets].filter((secret) => secret.length >= SHORTEST_SECRET).flatMap(formsOf));
    // The longest first, so that no form hides the beginning of a longer one.
    const ordered = [...forms].map(toBytes).sort((a, b) => b.length - a.length);
    this.#longest = ordered[0]?.length ?? 0;
    this.#pattern = ordered.length === 0 ? null : new RegExp(`(?=(${ordered.map(escapePattern).join('|')}))`, 'g');
  }

  text(text: string): string {
    if (this.#pattern === null) return text;
    return fromBytes(new Redaction(this.#pattern, this.#longest).take(toBytes(text), true));
  }

  /** A stream's redaction: bytes in, bytes out, secrets found across the borders of chunks; `end` hands out the rest. */
  stream(): { push(chunk: Buffer): Buffer; end(): Buffer } {
    if (this.#pattern === null) return { push: (chunk) => chunk, end: () => Buffer.alloc(0) };
    const redaction = new Redaction(this.#pattern, this.#longest);
    return {
      push: (chunk) => Buffer.from(redaction.take(chunk.toString('latin1'), false), 'latin1'),
      end: () => Buffer.from(redaction.take('', true), 'latin1'),
    };
  }
}

/** One pass over a text that may come in parts; secrets that overlap become one mask. The outcome does not depend on the parts. */
class Redaction {
  readonly #pattern: RegExp;
  readonly #longest: number;
  /** What no more than a part of the longest secret follows yet. */
  #kept = '';
  /** Characters at its beginning that belong to a secret whose mask is out already. */
  #covered = 0;

  constructor(pattern: RegExp, longest: number) {
    this.#pattern = pattern;
    this.#longest = longest;
  }

  take(part: string, last: boolean): string {
    const text = this.#kept + part;
    // From here on a longer secret may begin than is to be seen.
    const border = last ? text.length : Math.max(0, text.length - this.#longest + 1);
    let out = '';
    let done = this.#covered;
    for (const match of text.matchAll(this.#pattern)) {
      if (match.index >= border) break;
      if (match.index >= done) out += text.slice(done, match.index) + MASK;
      done = Math.max(done, match.index + match[1]!.length);
    }
    if (done < border) out += text.slice(done, border);
    this.#kept = text.slice(border);
    this.#covered = Math.max(0, done - border);
    return out;
  }
}

/** A secret and its forms: base64 at each of the three offsets it may have in a longer text, URL and JSON encoding. */
function formsOf(secret: string): string[] {
  const url = encodeURIComponent(secret);
  // A log may show a secret of several lines with something before each.
  const forms = [secret, ...secret.split(/\r?\n/), JSON.stringify(secret).slice(1, -1)];
  forms.push(
    url,
    url.replaceAll('%20', '+'),
    url.replaceAll('%2F', '/'),
    url.replaceAll(/%../g, (hex) => hex.toLowerCase()),
  );
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
