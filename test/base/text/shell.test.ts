import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { word } from '../../../src/base/text/shell.ts';

/** The words that bash makes of a text. */
function words(text: string): string[] {
  const printed = execFileSync('bash', ['-c', `printf '%s\\0' ${text}`], { encoding: 'utf8' });
  return printed.split('\0').slice(0, -1);
}

test('property: any text is one word of bash, on one line, without a character that a terminal obeys', () => {
  const hostile = fc.array(
    fc.oneof(
      fc.constantFrom("'", '\\', '\n', '$(id)', '`', '\u001b[2J', '\u202e', '!', '-'),
      fc.string({ unit: 'grapheme' }),
    ),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(hostile, (parts) => {
      const text = parts.join('').replaceAll('\0', '');
      const one = word(text);
      expect(one).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(words(one)).toEqual([text]);
    }),
    { numRuns: 60 },
  );
});
