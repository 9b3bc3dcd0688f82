import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Redactor } from '../../src/text/redact.ts';

const SECRET = 'sk-live/7f+3a=Q "quoted" ä\\n';

/** A buffer cut at these lengths, in turn, until nothing is left. */
function cut(buffer: Buffer, lengths: number[]): Buffer[] {
  const parts: Buffer[] = [];
  for (let rest = buffer; rest.length > 0; ) {
    const length = Math.max(1, lengths[parts.length % lengths.length]!);
    parts.push(rest.subarray(0, length));
    rest = rest.subarray(length);
  }
  return parts;
}

function throughStream(redactor: Redactor, parts: Buffer[]): Buffer {
  const stream = redactor.stream();
  return Buffer.concat([...parts.map((part) => stream.push(part)), stream.end()]);
}

describe('forms', () => {
  const base64 = (text: string, encoding: BufferEncoding = 'base64') => Buffer.from(text).toString(encoding);

  test.each<[string, string, string]>([
    ['as it is', `a ${SECRET} b`, 'a *** b'],
    ['twice', `${SECRET}${SECRET}`, '******'],
    ['in JSON', JSON.stringify({ key: SECRET }), '{"key":"***"}'],
    ['in a URL', `https://x.invalid/?key=${encodeURIComponent(SECRET)}&b=1`, 'https://x.invalid/?key=***&b=1'],
    ['in base64 alone', base64(SECRET).replace(/=+$/, ''), expect.stringMatching(/^\*\*\*.?$/)],
    [
      'in base64 behind a user name',
      `Basic ${base64(`me:${SECRET}`)}`,
      expect.stringMatching(/^Basic [\w+/]{1,6}\*\*\*.{0,4}$/),
    ],
    ['in base64 behind two bytes', base64(`x:${SECRET}:y`), expect.stringMatching(/^[\w+/]{1,4}\*\*\*.{1,8}$/)],
    ['in URL-safe base64', base64(`{"k":"${SECRET}"}`, 'base64url'), expect.stringMatching(/^[\w-]{4,8}\*\*\*.{1,6}$/)],
    ['of other texts nothing', 'sk-live/7f+3a', 'sk-live/7f+3a'],
  ])('%s', (_, text, expected) => {
    const redactor = new Redactor([SECRET]);
    expect(redactor.text(text)).toEqual(expected);
    expect(throughStream(redactor, [Buffer.from(text)]).toString()).toEqual(expected);
  });

  test.each<[string, string[], string, string]>([
    ['no secret', [], 'anything', 'anything'],
    ['an empty secret', [''], 'anything', 'anything'],
    ['short values', ['true', '8080', '12345'], 'true 8080 12345', 'true 8080 12345'],
    ['six characters', ['123456'], '1234567', '***7'],
    ['one that another begins with', ['abcdef', 'abcdefgh'], 'abcdefgh abcdefg', '*** ***g'],
    ['one that holds another', ['cdefgh', 'abcdefghij'], 'abcdefghij cdefgh', '*** ***'],
    ['what looks like a pattern', ['a.c[d]$(e)|\\'], 'abc[d]$(e)|\\ a.c[d]$(e)|\\', 'abc[d]$(e)|\\ ***'],
    ['two that overlap', ['abcdef', 'defghi'], '-abcdefghi-', '-***-'],
    ['one that overlaps itself', ['ababab'], 'abababab', '***'],
    ['what the mask looks like', ['******'], '*******', '***'],
  ])('%s', (_, secrets, text, expected) => {
    const redactor = new Redactor(secrets);
    expect(redactor.text(text)).toBe(expected);
    for (const size of [1, 2, 3, 100]) {
      expect(throughStream(redactor, cut(Buffer.from(text), [size])).toString()).toBe(expected);
    }
  });
});

describe('properties', () => {
  const secret = fc
    .oneof(
      fc.string({ minLength: 6, maxLength: 40 }),
      fc.string({ minLength: 6, maxLength: 20, unit: 'binary' }),
      fc.string({ minLength: 6, maxLength: 12, unit: fc.constantFrom('a', 'b', '"', '\\', '/', '+', '%', 'é') }),
    )
    .filter((text) => text.isWellFormed());
  /** What a program may make of a secret when it prints it. */
  const form = fc.constantFrom<(secret: string, before: string) => string>(
    (secret) => secret,
    (secret) => encodeURIComponent(secret),
    (secret) => JSON.stringify([secret]),
    (secret, before) => Buffer.from(before + secret).toString('base64'),
    (secret, before) => Buffer.from(before + secret).toString('base64url'),
    (secret, before) => Buffer.from(`${before}${secret}${before}`).toString('base64'),
  );
  const cuts = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 8 });
  const printed = fc
    .record({
      secrets: fc.array(secret, { minLength: 1, maxLength: 4 }),
      parts: fc.array(
        fc.record({ index: fc.nat(), form, before: fc.string({ maxLength: 4 }), noise: fc.string({ maxLength: 8 }) }),
        { maxLength: 6 },
      ),
      cuts,
    })
    .map(({ secrets, parts, cuts }) => {
      const text = parts.map(
        ({ index, form, before, noise }) => form(secrets[index % secrets.length]!, before) + noise,
      );
      return { secrets, text: text.join(''), cuts };
    });

  /** Every form of a secret that is found in a text, in whatever way it came there. */
  function survivors(text: string, secrets: string[]): string[] {
    const found: string[] = [];
    for (const secret of secrets) {
      for (const plain of [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)]) {
        if (text.includes(plain)) found.push(plain);
      }
      for (const [run] of text.matchAll(/[A-Za-z0-9+/_-]{6,}/g)) {
        for (let begin = 0; begin < 4; begin++) {
          const decoded = Buffer.from(run.slice(begin), 'base64').toString('latin1');
          if (decoded.includes(Buffer.from(secret).toString('latin1'))) found.push(`base64 of ${secret}`);
        }
      }
    }
    return found;
  }

  test('no form of a secret survives, in a text or in a stream cut anywhere', () => {
    // A secret made of the mask's own characters is there again once it is masked.
    const usable = printed.filter(({ secrets }) => !secrets.some((secret) => secret.includes('*')));
    fc.assert(
      fc.property(usable, ({ secrets, text, cuts }) => {
        const redactor = new Redactor(secrets);
        expect(survivors(redactor.text(text), secrets)).toEqual([]);
        expect(survivors(throughStream(redactor, cut(Buffer.from(text), cuts)).toString(), secrets)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test('a stream says the same as the whole text, wherever it is cut', () => {
    fc.assert(
      fc.property(printed, ({ secrets, text, cuts }) => {
        const redactor = new Redactor(secrets);
        expect(throughStream(redactor, cut(Buffer.from(text), cuts)).toString()).toBe(redactor.text(text));
      }),
      { numRuns: 2000 },
    );
  });

  test('bytes without a secret come through as they are, whatever they are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), cuts, (array, cuts) => {
        const bytes = Buffer.from(array);
        expect(throughStream(new Redactor([SECRET]), cut(bytes, cuts)).equals(bytes)).toBe(true);
      }),
    );
  });

  test('a secret is found beside bytes that are no UTF-8', () => {
    const bytes = Buffer.concat([Buffer.of(0xff, 0xc3), Buffer.from(SECRET), Buffer.of(0x80)]);
    for (const size of [1, 3, 7]) {
      const redacted = throughStream(new Redactor([SECRET]), cut(bytes, [size]));
      expect(redacted).toEqual(Buffer.from([0xff, 0xc3, 0x2a, 0x2a, 0x2a, 0x80]));
    }
  });
});

describe('speed', () => {
  const secrets = Array.from({ length: 30 }, (_, index) => `secret-${index}-${'x'.repeat(index)}`);

  function milliseconds(work: () => void): number {
    const begun = performance.now();
    work();
    return performance.now() - begun;
  }

  test('grows with the length of the stream, not faster', () => {
    const redactor = new Redactor(secrets);
    const chunk = Buffer.from('secret-1 secret-12-xxx c2VjcmV0 '.repeat(500));
    const through = (count: number) => () => throughStream(redactor, Array(count).fill(chunk));
    through(20)();
    const [few, many] = [milliseconds(through(20)), milliseconds(through(200))];
    expect(many).toBeLessThan(30 * few + 200);
  });

  test('many small chunks, and a secret of 10,000 characters', () => {
    const redactor = new Redactor(['y'.repeat(10_000)]);
    const bytes = Buffer.alloc(1_000_000, 'yyyyyyyyyyyyyyyyz');
    expect(milliseconds(() => throughStream(redactor, cut(bytes, [512])))).toBeLessThan(5000);
  });
});
