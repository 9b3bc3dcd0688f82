import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Redactor } from '../../../src/base/redact/redact.ts';
import { LITTLE } from '../../../src/base/redact/secret-search.ts';
import { plain, plainLine } from '../../../src/base/text/untrusted.ts';
import { toLines } from '../../../src/page/parts/ansi.ts';
import { fileTail, fileText } from '../../../src/report/files/text.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { processorTime } from '../../support/processor.ts';

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
  return Buffer.concat([...parts.map((part) => Buffer.from(stream.push(part))), stream.end()]);
}

describe('forms', () => {
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
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
    [
      'in a URL, other characters left alone',
      SECRET.replace('+', '%2b').replaceAll('"', '%22').replaceAll(' ', '+'),
      '***',
    ],
    ['in a URL, digits of either case', encodeURIComponent(SECRET).replace('%2F', '%2f'), '***'],
    ['in JSON of PHP and Python', String.raw`"sk-live\/7f+3a=Q \"quoted\" \u00e4\\n"`, '"***"'],
    [
      'in JSON, every character that may be',
      String.raw`sk-live\u002F7f\u002b3a\u003dQ\u0020\u0022quoted\u0022\u0020\u00E4\u005Cn`,
      '***',
    ],
    ['in JSON within JSON', JSON.stringify(JSON.stringify({ key: SECRET })), String.raw`"{\"key\":\"***\"}"`],
    ['in JSON, behind a backslash', JSON.stringify(['C:\\', `C:\\${SECRET}`]), '["C:\\\\","C:***"]'],
    [
      'in a URL, also what no encoder needs to encode',
      [...Buffer.from(SECRET)].map((byte) => `%${byte.toString(16)}`).join(''),
      '***',
    ],
    ['in JSON, letters and digits, too', inJson(SECRET).replace('7', '\\u0037').replace('s', '\\u0073'), '***'],
    ['in JSON within JSON, letters and digits, too', inJson(inJson(SECRET)).replace('k', '\\\\u006b'), '***'],
    ['in colours', SECRET.replace('live', '\u001b[01;31m\u001b[Klive\u001b[m\u001b[K'), '***'],
    ['behind a terminal sequence', `\u001b[31m${SECRET}\u001b[0m`, '\u001b[31m***\u001b[0m'],
    [
      'with a title, a link and half a sequence in it',
      `s\u001b]0;x\u0007k\u001b]8;;u\u001b\\-\u001b\u001b(B${SECRET.slice(3)}`,
      '***',
    ],
    ['beginning in a title', `\u001b]0;${SECRET.slice(0, 4)}\u001b\\${SECRET.slice(4)}`, '\u001b]0;***'],
    ['with characters of no width', [...SECRET].join('\u200b\u00ad\ufeff'), '***'],
    ['with text that only tags show', [...SECRET].join('\u{e0041}'), '***'],
    ['with C1 controls', [...SECRET].join('\u009b1m\u0085'), '***'],
    ['wrapped by carriage returns', SECRET.replace('live', 'li\rve'), '***'],
    ['wrapped', SECRET.replace('live', 'li\nve'), '***'],
    ['of other texts nothing', 'sk-live/7f+3a', 'sk-live/7f+3a'],
  ])('%s', (_, text, expected) => {
    for (const little of [0, LITTLE]) {
      const redactor = new Redactor([SECRET], little);
      expect(redactor.text(text)).toEqual(expected);
      expect(throughStream(redactor, [Buffer.from(text)]).toString()).toEqual(expected);
    }
  });

  test.each<[string, string[], string, string]>([
    ['no secret', [], 'anything', 'anything'],
    ['an empty secret', [''], 'anything', 'anything'],
    ['short values', ['true', '8080', '12345'], 'true 8080 12345', 'true 8080 12345'],
    ['six characters', ['123456'], '1234567', '***7'],
    ['an apostrophe in a literal of Python', ["it's-me"], "'it\\'s-me'", "'***'"],
    ['JSON in JSON of which the outer one alone is ASCII', ['p"é/rest'], String.raw`p\\\"\u00e9\/rest`, '***'],
    ['slashes that the inner, the outer or both escape', ['a/b/c/d'], String.raw`a\\/b\/c\\\/d`, '***'],
    // Pz8/Pz8/Pz8/
    ['these in base64', ['?'.repeat(9)], String.raw`Pz8\\/Pz8\/Pz8\\\/`, '***'],
    ['two lines at a terminal', ['one\ntwo'], 'one\r\ntwo', '***'],
    ['one that another begins with', ['abcdef', 'abcdefgh'], 'abcdefgh abcdefg', '*** ***g'],
    ['one that holds another', ['cdefgh', 'abcdefghij'], 'abcdefghij cdefgh', '*** ***'],
    ['what looks like a pattern', ['a.c[d]$(e)|\\'], 'abc[d]$(e)|\\ a.c[d]$(e)|\\', 'abc[d]$(e)|\\ ***'],
    ['two that overlap', ['abcdef', 'defghi'], '-abcdefghi-', '-***-'],
    ['one that overlaps itself', ['ababab'], 'abababab', '***'],
    ['what the mask looks like', ['******'], '*******', '***'],
  ])('%s', (_, secrets, text, expected) => {
    for (const little of [0, LITTLE]) {
      expect(new Redactor(secrets, little).text(text)).toBe(expected);
      for (const size of [1, 2, 3, 100]) {
        expect(throughStream(new Redactor(secrets, little), cut(Buffer.from(text), [size])).toString()).toBe(expected);
      }
    }
  });
});

describe('lines', () => {
  const long = `sk-ant-${'aZ3-_9'.repeat(17)}`;
  const encoded = Buffer.from(`${long}\n`).toString('base64');
  const pem = `-----BEGIN KEY-----\n${'MIIEvQ/+'.repeat(8)}\n${'AbCdEf+/'.repeat(8)}\nshort\n-----END KEY-----\n`;

  /** As `base64` prints it. */
  const wrapped = (columns: number, end: string) =>
    (encoded.match(new RegExp(`.{1,${columns}}`, 'g')) ?? []).map((line) => line + end).join('');

  test.each([76, 64, 1])('base64 with a line break every %i characters, as it is or in JSON', (columns) => {
    const redactor = new Redactor([long]);
    for (const end of ['\n', '\r\n']) {
      const text = wrapped(columns, end);
      expect(redactor.text(text)).toMatch(/^\*{3}[\w=\r\n]{0,16}$/);
      expect(redactor.text(JSON.stringify({ text }))).toMatch(/^\{"text":"\*{3}[\w=\\]{0,20}"\}$/);
      expect(redactor.text(JSON.stringify(JSON.stringify([text])))).toMatch(/^"\[\\"\*{3}[\w=\\]{0,40}\\"\]"$/);
      expect(redactor.text(encodeURIComponent(text))).toMatch(/^\*{3}[\w=%]{0,32}$/);
      for (const size of [1, 7, 1000]) {
        expect(throughStream(redactor, cut(Buffer.from(text), [size])).toString()).toBe(redactor.text(text));
      }
    }
  });

  test.each<[string, string, string, string]>([
    ['all of a file', pem, pem, '***\n'],
    ['all of it, at a terminal', pem, pem.replaceAll('\n', '\r\n'), '***\r\n'],
    ['given with the ends of Windows', pem.replaceAll('\n', '\r\n'), pem, '***\n'],
    ['all of it, in JSON', pem, JSON.stringify(pem), '"***\\n"'],
    ['all of it, with the ends of Windows in JSON', pem, JSON.stringify(pem.replaceAll('\n', '\r\n')), '"***\\r\\n"'],
    ['all of it, with these in a URL', pem, encodeURIComponent(pem.replaceAll('\n', '\r\n')), '***%0D%0A'],
    ['a line without its indentation', '{\n  "key": "hunter"\n}', '"key": "hunter"', '***'],
    ['line by line', pem, pem.replaceAll(/^/gm, '> '), '> ***\n> ***\n> ***\n> short\n> ***\n> '],
    [
      'newlines written with two characters, and as they are',
      pem.replaceAll('\n', '\\n'),
      pem,
      '***\n***\n***\nshort\n***\n',
    ],
    ['white space around it', ' hunter22\n', 'is hunter22.', 'is ***.'],
    ['white space around it, in base64', 'hunter22\n', Buffer.from('hunter22').toString('base64'), '***I='],
    [
      'a short one is not wrapped',
      `hunter-${'2'.repeat(12)}`,
      `hunter-\n${'2'.repeat(12)}`,
      `hunter-\n${'2'.repeat(12)}`,
    ],
    ['one of twenty characters is', `hunter-${'2'.repeat(13)}`, `hunter-\n${'2'.repeat(13)}`, '***'],
  ])('%s', (_, secret, text, expected) => {
    expect(new Redactor([secret]).text(text)).toMatch(
      new RegExp(`^${expected.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`),
    );
  });

  test('nothing is held back but the beginning of a secret', () => {
    const stream = new Redactor([long]).stream();
    const push = (text: string) => stream.push(Buffer.from(text)).toString();
    expect(push('Continue? [y/n] ')).toBe('Continue? [y/n] ');
    expect(push(`it is ${long.slice(0, 50)}`)).toBe('it is ');
    expect(push('-')).toBe(`${long.slice(0, 50)}-`);
    expect(stream.end().toString()).toBe('');
  });
});

test('a secret is found in every form after much text, when the search uses its wide window', () => {
  const secret = 'sk-live_hunter.22~two/of+three';
  const forms = [
    secret,
    [...secret].join('\u001b[31m'),
    encodeURIComponent(secret),
    JSON.stringify(JSON.stringify(secret)).slice(3, -3),
    Buffer.from(secret).toString('base64'),
    secret.replaceAll('e', '\\u\u001b[m0065'),
  ];
  const stream = new Redactor([secret]).stream();
  const before = Buffer.alloc(1024 * 1024, 'tests/test_one.py::test_two \u001b[32mPASSED\u001b[0m [ 42%]\n');
  for (let megabytes = 0; megabytes < 40; megabytes++) {
    const form = forms[megabytes % forms.length]!;
    const [half, rest] = [form.slice(0, 11), form.slice(11)];
    const out = [before, Buffer.from(`key: ${half}`), Buffer.from(`${rest}.\n`)].map((part) =>
      Buffer.from(stream.push(part)),
    );
    expect(Buffer.concat(out).subarray(-40).toString('latin1')).toMatch(/key: \*{3}.{0,2}\.\n$/);
  }
});

// Under load each of the thousands of redactors takes its time.
describe('properties', () => {
  const secret = fc
    .oneof(
      fc.string({ minLength: 6, maxLength: 40 }),
      fc.string({ minLength: 6, maxLength: 20, unit: anyCharacter }),
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
  /** Bytes that are searched without tables: none, all, or those before some place. */
  const littleBy = ([first]: number[]) => [0, LITTLE, first!][first! % 3]!;
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

  /** As the page shows a log: its colours taken out, too. */
  function onPage(text: string): string {
    return toLines(text)
      .map((line) => line.text)
      .join('\n');
  }

  function decodedUrl(text: string): string {
    return text.replace(/(?:%[\da-f]{2})+/gi, (codes) => Buffer.from(codes.replaceAll('%', ''), 'hex').toString());
  }

  test('no form of a secret survives, in a text or in a stream cut anywhere', () => {
    // A secret made of the mask's own characters is there again once it is masked.
    const usable = printed.filter(({ secrets }) => !secrets.some((secret) => secret.includes('*')));
    fc.assert(
      fc.property(usable, ({ secrets, text, cuts }) => {
        const redactor = new Redactor(secrets, littleBy(cuts));
        expect(survivors(redactor.text(text), secrets)).toEqual([]);
        expect(survivors(throughStream(redactor, cut(Buffer.from(text), cuts)).toString(), secrets)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  /** Writes each character in one of its ways, as the numbers say. */
  const written = fc.record({
    secret: fc
      .string({
        minLength: 6,
        maxLength: 30,
        unit: fc.oneof(fc.constantFrom(...'ab1-_"\\/+% \'<&\n\u0001é漢💥'), fc.string({ minLength: 1, maxLength: 1 })),
      })
      .filter((text) => text.trim() === text && !text.includes('☃')),
    way: fc.constantFrom<(character: string, choice: number) => string>(
      (character) => character,
      (character, choice) =>
        choice % 2 === 0
          ? encodeURIComponent(character)
          : encodeURIComponent(character).replace(/%../g, (code) => code.toLowerCase()),
      (character, choice) =>
        choice % 2 === 0 || /[\w.~-]/.test(character)
          ? JSON.stringify(character).slice(1, -1)
          : escapedInJson(character, choice),
      (character, choice) =>
        choice % 2 === 0 || /[\w.~-]/.test(character)
          ? JSON.stringify(JSON.stringify(character).slice(1, -1)).slice(1, -1)
          : escapedInJson(character, choice).replaceAll('\\', '\\\\'),
    ),
    choices: fc.array(fc.nat(3), { minLength: 1, maxLength: 7 }),
    cuts,
  });

  function escapedInJson(character: string, choice: number): string {
    const digits = (unit: string) => unit.charCodeAt(0).toString(16).padStart(4, '0');
    return character
      .split('')
      .map((unit) => `\\u${choice > 1 ? digits(unit).toUpperCase() : digits(unit)}`)
      .join('');
  }

  test('a secret becomes a mask and nothing else does, each of its characters written in any way', () => {
    fc.assert(
      fc.property(written, ({ secret, way, choices, cuts }) => {
        const shown = [...secret].map((character, index) => way(character, choices[index % choices.length]!)).join('');
        const redactor = new Redactor([secret], littleBy(cuts));
        expect(redactor.text(`☃${shown}☃`)).toBe('☃***☃');
        expect(throughStream(redactor, cut(Buffer.from(`☃${shown}☃`), cuts)).toString()).toBe('☃***☃');
      }),
      { numRuns: 3000 },
    );
  });

  test('an unterminated sequence at the end of a text hides its introducer, as cleaning removes it', () => {
    for (const introducer of ['\u001b]', '\u001b[', '\u001bP', '\u009b', '\u001b', '\u001b#']) {
      const shown = new Redactor(['aaaaaaa0']).text(`aaaaaaa${introducer}0;x`);
      expect(plain(shown)).not.toContain('aaaaaaa0');
    }
  });

  test('hidden text within a secret hides nothing: cleaned, a text holds it no more than as it is', () => {
    const sequence = fc.oneof(
      fc.constantFrom(
        '\u001b[m',
        '\u001b[01;31m\u001b[K',
        '\u001b[?25l',
        '\u001b[ q',
        '\u009b31m',
        '\u001b(B',
        '\u001b',
        '\u001b#8',
      ),
      fc.constantFrom(
        '\u001b]0;a title\u0007',
        '\u001b]8;;https://x.invalid\u001b\\',
        '\u009dtext\u009c',
        '\u001bPq\u001b\\',
      ),
      fc.constantFrom(
        '\u200b',
        '\u00ad',
        '\ufeff',
        '\u2060',
        '\u202e',
        '\u{e0041}',
        '\u0085',
        '\u2028',
        '\u061c',
        '\u180e',
      ),
      fc.constantFrom('\u0000', '\b', '\u0007', '\u007f', '\r'),
      fc.constantFrom('\u001b[31', '\u001b]0;x', '\u009b'),
    );
    const shown = fc.record({
      secret: fc.string({ minLength: 6, maxLength: 40, unit: fc.constantFrom(...'abcXYZ019-_./+="é漢💥') }),
      form: fc.constantFrom<(secret: string) => string>(
        (secret) => secret,
        (secret) => encodeURIComponent(secret),
        (secret) => [...Buffer.from(secret)].map((byte) => `%${byte.toString(16)}`).join(''),
        (secret) => Buffer.from(secret).toString('base64'),
      ),
      between: fc.array(fc.tuple(fc.nat(), fc.array(sequence, { minLength: 1, maxLength: 3 })), { maxLength: 8 }),
      before: fc.oneof(sequence, fc.string({ maxLength: 3 })),
      cuts,
      /** A reader may see only what follows a place. */
      reader: fc.nat(),
    });
    fc.assert(
      fc.property(shown, ({ secret, form, between, before, cuts, reader }) => {
        fc.pre(secret.trim() === secret);
        const characters = [...form(secret)];
        for (const [at, sequences] of between) characters[at % characters.length] += sequences.join('');
        const text = `${before}${characters.join('')}.`;
        const redactor = new Redactor([secret], littleBy(cuts));
        const streamed = throughStream(redactor, cut(Buffer.from(text), cuts)).toString();
        expect(streamed).toBe(redactor.text(text));
        for (const seen of [streamed, streamed.slice(reader % (before.length + 9))]) {
          const readers = [
            plain(seen),
            plainLine(seen, 10_000),
            fileText(seen, 10_000),
            fileTail(seen, 10_000),
            onPage(seen),
          ];
          for (const cleaned of readers) {
            expect(survivors(cleaned, [secret])).toEqual([]);
            expect(survivors(decodedUrl(cleaned), [secret])).toEqual([]);
          }
        }
      }),
      { numRuns: 1500 },
    );
  });

  test('base64 is found with line breaks anywhere', () => {
    const breaks = fc.constantFrom('\n', '\r\n', '\\n', '\\r\\n');
    const broken = fc.record({
      secret,
      before: fc.string({ maxLength: 3 }),
      at: fc.array(fc.tuple(fc.nat(), breaks), { maxLength: 9 }),
      cuts,
    });
    fc.assert(
      fc.property(broken, ({ secret, before, at, cuts }) => {
        const characters = [...Buffer.from(`${before}${secret}\n`).toString('base64')];
        for (const index of new Set(at.map(([index]) => index % characters.length))) {
          characters[index] += at.find(([other]) => other % characters.length === index)![1];
        }
        const shown = throughStream(
          new Redactor([secret], littleBy(cuts)),
          cut(Buffer.from(characters.join('')), cuts),
        ).toString();
        expect(shown).toContain('***');
        expect(survivors(shown.replace(/\\[rn]|[\r\n]/g, ''), [secret])).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test('near a secret nothing is masked', () => {
    const near = fc.record({
      form,
      before: fc.string({ maxLength: 1 }),
      less: fc.integer({ min: 8, max: 30 }),
      cuts,
    });
    const secret = 'correct-horse/battery+staple';
    fc.assert(
      fc.property(fc.array(near, { maxLength: 6 }), cuts, (parts, cuts) => {
        const text = parts.map(({ form, before, less }) => `${form(secret, before).slice(0, -less)}!`).join('');
        const bytes = Buffer.from(text);
        expect(throughStream(new Redactor([secret], littleBy(cuts)), cut(bytes, cuts)).toString()).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  test('JSON stays JSON', () => {
    const value = fc.record({
      secret,
      before: fc.string({ maxLength: 4 }),
      cuts,
    });
    fc.assert(
      fc.property(value, ({ secret, before, cuts }) => {
        const text = JSON.stringify({ [before]: [`${before}${secret}${before}`, JSON.stringify({ key: secret })] });
        const shown = throughStream(new Redactor([secret], littleBy(cuts)), cut(Buffer.from(text), cuts)).toString();
        expect(() => JSON.parse(shown)).not.toThrow();
      }),
      { numRuns: 3000 },
    );
  });

  test('a stream says the same as the whole text, wherever it is cut', () => {
    fc.assert(
      fc.property(printed, ({ secrets, text, cuts }) => {
        const redactor = new Redactor(secrets, littleBy(cuts));
        expect(throughStream(redactor, cut(Buffer.from(text), cuts)).toString()).toBe(redactor.text(text));
      }),
      { numRuns: 2000 },
    );
  });

  test('bytes without a secret come through as they are, whatever they are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), cuts, (array, cuts) => {
        const bytes = Buffer.from(array);
        expect(throughStream(new Redactor([SECRET], littleBy(cuts)), cut(bytes, cuts)).equals(bytes)).toBe(true);
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
  const key = `sk-ant-${'0123456789abcdefghijklmnopqrstuvwxyz-ABCDEFGHIJKLMNOPQRSTUVWXYZ_'.repeat(2)}`;
  const base64 = Buffer.from(key).toString('base64').slice(0, -12);

  /** Milliseconds of this process's time that a text of this many bytes takes, in chunks. */
  function cost(secrets: string[], unit: string, bytes: number): number {
    const stream = new Redactor(secrets).stream();
    const chunk = Buffer.alloc(50_000, unit);
    stream.push(chunk);
    const before = processorTime();
    for (let done = 0; done < bytes; done += chunk.length) stream.push(chunk);
    stream.end();
    return processorTime() - before;
  }

  test.each<[string, string[], string]>([
    ['a log', [key], 'tests/test_one.py::test_two PASSED [ 42%]\n'],
    ['all but the end of a secret', [key], `${key.slice(0, -1)}!`],
    ['its beginning', [key], key.slice(0, 9)],
    ['the secret itself', [key], key],
    ['all but the end in base64', [key], base64],
    ['all but the end in base64, a line for each character', [key], base64.replaceAll(/./g, '$&\n')],
    [
      'of many secrets that begin alike',
      Array.from({ length: 30 }, (_, index) => `secret-${index}-${'x'.repeat(index)}`),
      'secret-1 secret-12-xxx c2VjcmV0 ',
    ],
    ['all but the end of a secret, in colours', [key], [...key.slice(0, -1)].join('\u001b[31m')],
    ['a sequence without its end', [key], `${key.slice(0, 9)}\u001b]0;`],
    ['its beginning and hidden text', [key], `${key.slice(0, 9)}${'\u200b'.repeat(1000)}`],
    ['hidden text', [key], '\u200b\u001b'],
    ['of a secret that repeats itself', ['ab'.repeat(20)], `${'ab'.repeat(19)}!`],
  ])('%s: grows with the length of the stream, not faster', (_, secrets, unit) => {
    const [once, fourTimes] = [cost(secrets, unit, 500_000), cost(secrets, unit, 2_000_000)];
    expect(fourTimes).toBeLessThan(8 * once + 100);
  });

  test('many small chunks, and a secret of 10,000 characters', () => {
    const redactor = new Redactor(['y'.repeat(10_000)]);
    const bytes = Buffer.alloc(1_000_000, 'yyyyyyyyyyyyyyyyz');
    const before = processorTime();
    throughStream(redactor, cut(bytes, [512]));
    expect(processorTime() - before).toBeLessThan(5000);
  });
});
