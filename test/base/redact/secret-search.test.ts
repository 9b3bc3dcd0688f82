import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LITTLE, NONE, OPEN, SecretSearch } from '../../../src/base/redact/secret-search.ts';
import { spellingsOf } from '../../../src/base/redact/spellings.ts';

const ESCAPE = 0x1b;

/** One character as it is, percent-encoded, or as an escape in JSON or in JSON within JSON. */
const written = (character: string, way: number): string => {
  const digits = character.charCodeAt(0).toString(16).padStart(2, '0');
  return [character, `%${digits}`, `\\u00${digits}`, `\\\\u00${digits}`][way] ?? character;
};

/** Texts with forms of the secret, with hidden text anywhere, also inside escapes. */
const searched = fc.record({
  secret: fc.string({ minLength: 6, maxLength: 30, unit: fc.constantFrom(...'abcxyz09~-/+%\\"') }),
  parts: fc.array(
    fc.record({
      noise: fc.string({ maxLength: 20, unit: fc.constantFrom(...'abcxyz ,.\\%u0') }),
      base64: fc.boolean(),
      ways: fc.array(fc.nat(6), { minLength: 1, maxLength: 5 }),
      hidden: fc.array(
        fc.tuple(
          fc.nat(200),
          fc.constantFrom(
            '\u001b[m',
            '\u001b',
            '\u001b]0;x\u0007',
            '\u001b[',
            '\u001b(B',
            '\u200b',
            '\u00ad',
            '\u0085',
          ),
        ),
        { maxLength: 3 },
      ),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  /** Other code searches texts that are not ASCII. */
  tail: fc.constantFrom('', '', ' é'),
  last: fc.boolean(),
});

test.each([
  ['with tables', 0],
  ['by first bytes', LITTLE],
])('no place is skipped at which a spelling begins, whatever hides it: %s', (_, little) => {
  fc.assert(
    fc.property(searched, ({ secret, parts, tail, last }) => {
      const texts = parts.map(({ noise, base64, ways, hidden }) => {
        const plain = base64 ? Buffer.from(secret).toString('base64') : secret;
        let text = [...plain].map((character, index) => written(character, ways[index % ways.length]!)).join('');
        for (const [at, sequence] of hidden) {
          const place = at % (text.length + 1);
          text = text.slice(0, place) + sequence + text.slice(place);
        }
        return noise + text;
      });
      const bytes = Buffer.from(texts.join('') + tail);
      const search = new SecretSearch(spellingsOf(secret), little);
      const places = search.places(bytes, last);
      const visited = new Set<number>();
      for (let at = places.next(0); at < bytes.length; at = places.next(at + 1)) visited.add(at);
      for (let at = 0; at < bytes.length; at++) {
        const end = search.endAt(bytes, at, last);
        // A sequence that the text cuts off begins no spelling, and need not be held back.
        if (end === NONE || (end === OPEN && bytes[at] === ESCAPE) || visited.has(at)) continue;
        throw new Error(`${at} of ${JSON.stringify(bytes.toString())} is skipped`);
      }
    }),
    { numRuns: 3000 },
  );
});

test.each(['hunter22', 'sk-live_hunter.22~two'])('hidden text inside an escape of JSON hides nothing: %s', (secret) => {
  const search = new SecretSearch(spellingsOf(secret));
  for (let index = 0; index < secret.length; index++) {
    for (const begin of ['\\\u001b[mu00', '\\u\u001b[m00', '\\u0\u001b[m0', '\\\\\u001b[mu00', '\\\u001b[m\\u00']) {
      const cut = begin + secret.charCodeAt(index).toString(16);
      const text = Buffer.from(`the key ${secret.slice(0, index)}${cut}${secret.slice(index + 1)} and other words`);
      const places = search.places(text, true);
      const ends = new Map<number, number>();
      for (let at = places.next(0); at < text.length; at = places.next(at + 1))
        ends.set(at, search.endAt(text, at, true));
      expect([text.toString(), ends.get(8)]).toEqual([text.toString(), text.indexOf(' and other words')]);
    }
  }
});
