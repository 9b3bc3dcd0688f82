import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCommandReader } from '../../../e2e/runner/commands.ts';
import {
  logLines,
  logText,
  markdownCommit,
  markdownId,
  markdownText,
  plain,
  plainLine,
  withColours,
  withoutProblems,
} from '../../../src/base/text/untrusted.ts';
import { processorTime } from '../../support/processor.ts';
import { hostile } from './hostile.ts';

describe('plain', () => {
  test.each<[string, string, string]>([
    ['tabs and newlines stay', 'a\tb\n\nc', 'a\tb\n\nc'],
    ['CRLF is a newline', 'a\r\nb\r\n', 'a\nb\n'],
    ['a lone carriage return is a newline, as of a progress bar', '10%\r20%\r\n', '10%\n20%\n'],
    ['colours', '\u001b[1;31mred\u001b[0m \u009b32mgreen', 'red green'],
    [
      'a title, a link, a cursor',
      '\u001b]0;title\u0007a\u001b]8;;https://x.invalid\u001b\\b\u001b[2K\u001b[1Ac',
      'abc',
    ],
    ['half a sequence', 'a\u001b', 'a'],
    ['a sequence without its end', 'a\u001b]0;title', 'a0;title'],
    ['parameters without an end', 'a\u001b[9;9', 'a9;9'],
    ['a sequence within the text of another', 'a\u001b]0;\u001b[31mb\u0007c', 'a0;b␇c'],
    ['a character set', 'a\u001b(Bb', 'ab'],
    ['half a character', 'a\ud800b', 'a\ufffdb'],
    ['bells, backspaces, zeros leave a mark: nothing is joined', 'a\u0007\b\u0000b\u007f', 'a␇␈␀b␡'],
    ['more hidden text than redaction sees through leaves a mark', `a${'\u200b'.repeat(1025)}b`, 'a\ufffdb'],
    ['as much as it sees through leaves none', `a${'\u200b'.repeat(1024)}b`, 'ab'],
    ['marks that turn text around or hide it', 'a\u202eb\u2066c\u200bd\u2060e\ufefff', 'abcdef'],
    ['text that nobody sees', 'a\u{e0041}\u{e0042}b\u00adc\u061cd', 'abcd'],
    ['separators of lines', 'a\u0085b\u2028c\u2029d', 'abcd'],
    ['other scripts stay', 'äöü 漢字 💥 é', 'äöü 漢字 💥 é'],
    ['the old command', '###[error]x ##[[y', '### [error]x ## [[y'],
    ['the old command behind a control character', '#\u200b#\u0085[error]', '## [error]'],
  ])('%s', (_, text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  test('property: no control character but tab and newline, and again it changes nothing', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
        expect(plain(text)).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e]/);
        expect(plain(plain(text))).toBe(plain(text));
      }),
      { numRuns: 2000 },
    );
  });
});

test.each([
  ...[
    '\u001b]',
    '\u001b[9;9;9;',
    '\u009d',
    '\u0090x',
    '\u001b[',
    '\u001b]8;;x',
    '\u001bP\u001b',
    '\u009b9',
    '\u001b ',
    '\r',
  ],
  ...['##', '#\u200b', '\u001b]0;title ', ' \n', '\u001b\u001b]'],
])('%j a hundred thousand times and more: the effort grows with the text, not faster', (unit) => {
  const cost = (size: number) => {
    const text = unit.repeat(size / unit.length);
    const before = processorTime();
    plain(text);
    plainLine(text);
    logLines(text);
    return processorTime() - before;
  };
  cost(100_000);
  const [once, fourTimes] = [cost(300_000), cost(1_200_000)];
  expect(fourTimes).toBeLessThan(10 * once + 100);
  const [one, four] = [0.3, 1.2].map((size) => {
    const before = processorTime();
    plain(`\u001b[${'9;'.repeat(size * 500_000)}`);
    return processorTime() - before;
  });
  expect(four).toBeLessThan(10 * one! + 100);
});

test.each(['\u001b[m', '\u200b', '\u001b]0;a\u0007'])(
  '%j millions of times in one line is hidden text as well',
  (unit) => {
    const run = unit.repeat(5_000_000);
    for (const clean of [plain, withColours, plainLine]) expect(clean(`a${run}b`)).toMatch(/^a\ufffd+b$/);
  },
);

const BUT_SEQUENCES =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
  /[\u0000-\u0008\u000b-\u001a\u001c-\u001f\u007f-\u009f\u202a-\u202e]|\u001b(?!\[)/;

describe('withColours', () => {
  test.each<[string, string, string]>([
    ['colours stay', '\u001b[1;31mred\u001b[0m', '\u001b[1;31mred\u001b[0m'],
    ['true colours too', '\u001b[38;2;1;2;3mx', '\u001b[38;2;1;2;3mx'],
    ['what moves the cursor or clears does not', 'a\u001b[2J\u001b[1;1Hb', 'ab'],
    ['nor a title, nor a link', '\u001b]0;title\u0007a\u001b]8;;http://x\u001b\\b', 'ab'],
    ['an escape that begins nothing', 'a\u001b\nb', 'a\nb'],
    ['marks that turn text around', 'a\u202eb', 'ab'],
    ["the runner's commands are text here", '##[error]x', '##[error]x'],
  ])('%s', (_, text, expected) => {
    expect(withColours(text)).toBe(expected);
  });

  test('property: no control character but tab, newline and the escape of a sequence', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(withColours(text)).not.toMatch(BUT_SEQUENCES);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('plainLine', () => {
  test.each<[string, string, number | undefined, string]>([
    ['one line', ' a\n\n b\t c ', undefined, 'a b c'],
    ['of the length', 'abcde', 5, 'abcde'],
    ['longer', 'abcdef', 5, 'abcd…'],
    ['never half a character', 'abc💥def', 5, 'abc…'],
    ['300 unless told', 'x'.repeat(301), undefined, `${'x'.repeat(299)}…`],
  ])('%s', (_, text, length, expected) => {
    expect(plainLine(text, length)).toBe(expected);
  });
});

/** Mostly what is printable, so that much of it needs no cleaning; and what is near to something that does. */
const ordinary = fc
  .array(
    fc.oneof(fc.constantFrom(...' \t\n#[-=.1a', '##', '  ', 'GH-1', 'www.', 'deadbeef'), fc.string({ maxLength: 6 })),
  )
  .map((parts) => parts.join(''));

test('property: text that needs no cleaning is told from text that does', () => {
  fc.assert(
    fc.property(ordinary, (text) => {
      // A character that is taken out makes any text one that is cleaned.
      expect(plain(text)).toBe(plain(`${text}\u200b`));
      expect(plainLine(text)).toBe(plainLine(`${text}\u200b`));
      const line = plainLine(text, 1000);
      if (line !== '') expect(`${markdownText(line, 2000)} &amp;`).toBe(markdownText(`${line} &`, 2000));
    }),
    { numRuns: 5000 },
  );
});

describe('logLines', () => {
  /** The commands that the runner finds in these lines of a step's output. */
  function commandsIn(text: string): string[] {
    const reader = createCommandReader([]);
    // Its lines end at CR, LF or both.
    for (const line of text.split(/\r\n|\r|\n/)) reader.read(line, 'stdout');
    return reader.log.commands.map(({ line }) => line);
  }

  test('every line has its prefix', () => {
    expect(logLines('a\n\n::error::b\n')).toBe('│ a\n│ \n│ ::error::b\n│ ');
  });

  test.each([
    ...['::error::x', '  ::error::x', '\u0085::error::x', '\u00a0::error::x', 'a\r::error::x', 'a\r\n::error::x'],
    ...['::add-mask::a', '::stop-commands::a\n::error::b', 'x ##[error]y', '##[add-path]/x', '\u2028::group::'],
  ])('%j is a command to the runner without it, and none with it', (text) => {
    expect(commandsIn(text)).not.toEqual([]);
    expect(commandsIn(logLines(text))).toEqual([]);
    expect(commandsIn(logText(`${text}\n${text}`))).toEqual([]);
  });

  test('property: no line is ever a command', () => {
    let commands = 0;
    fc.assert(
      fc.property(hostile, (text) => {
        commands += commandsIn(text).length;
        expect(commandsIn(logLines(text))).toEqual([]);
        expect(commandsIn(logText(text))).toEqual([]);
      }),
      { numRuns: 5000 },
    );
    expect(commands).toBeGreaterThan(500);
  });
});

test('numbers that a problem matcher looks for are kept apart, all of them, and no others', () => {
  expect(withoutProblems('a.ts:1:2: error\n(3,4) LINE 5\nport 6: user:1a2b@host')).toBe(
    'a.ts:\u20601:\u20602: error\n(\u20603,4) LINE \u20605\nport 6: user:1a2b@host',
  );
});

test.each([
  ['redis-1', 'redis-1'],
  ['model-20260101_x', 'model-20260101&#95;x'],
  ['fix-1a2b3c4d5e6f', '`fix-1a2b3c4d5e6f`'],
  ['gh-12', '`gh-12`'],
  // No id, whatever calls it one.
  ['fix-1a2b3c4d`x', 'fix-1a2b3c\u200b4d&#96;x'],
])('the id %s is told as %s', (id, expected) => expect(markdownId(id)).toBe(expected));

describe('markdownText', () => {
  test.each<[string, string, string]>([
    ['words', 'no "Setup successful" in the output', 'no "Setup successful" in the output'],
    ['HTML', '<img src=x onerror=y> & &lt;', '&lt;img src=x onerror=y&gt; &amp; &amp;lt;'],
    ['a comment', '<!-- agentbench:suite -->', '&lt;&#33;-- agentbench&#58;suite --&gt;'],
    ['emphasis and code', '*a* _b_ `c` ~d~ $e$', '&#42;a&#42; &#95;b&#95; &#96;c&#96; &#126;d&#126; &#36;e&#36;'],
    ['a link and a picture', '![a](b) [c]: d', '&#33;&#91;a&#93;&#40;b&#41; &#91;c&#93;&#58; d'],
    ['a cell', 'a | b \\| c', 'a &#124; b &#92;&#124; c'],
    ['a mention', '@octocat me@x.invalid', '@\u200boctocat me@\u200bx.invalid'],
    ['references', '#12 a/b#3 GH-7 gh-8', '&#35;\u200b12 a/b&#35;\u200b3 GH-\u200b7 gh-\u200b8'],
    ['addresses', 'https://x.invalid www.x.invalid', 'https&#58;\u200b//x.invalid www\u200b.x.invalid'],
    ['emoji', 'a:tada: 12:30', 'a&#58;\u200btada&#58; 12&#58;30'],
    ['commits', 'a1b2c3d 0123456789abcdef 123456', 'a1b2c3\u200bd 012345\u200b6789ab\u200bcdef 123456'],
    ['what begins a block', '# a', '&#35;\u200b a'],
    ['a list', '- a', '&#45; a'],
    ['another list', '+ a', '&#43; a'],
    ['a numbered list', '12. a', '12&#46; a'],
    ['a rule', '---', '&#45;--'],
    ['an underline', '===', '&#61;=='],
    ['lines', 'a\n\n# b', 'a &#35;\u200b b'],
    ['a name from right to left', 'בדיקה (גרסה 2)', '\u2068בדיקה &#40;גרסה 2&#41;\u2069'],
    ['names from right to left', 'x: אבג, דה 7 before', 'x&#58; \u2068אבג\u2069, \u2068דה\u2069 7 before'],
    ['a name among other words', 'of בדיקה (גרסה 2) now', 'of \u2068בדיקה &#40;גרסה 2&#41;\u2069 now'],
    ['letters within a token', 'xאבגx1', 'xאבגx1'],
    ['marks of an isolate', '\u2068\u202eאב\u2069x', 'אבx'],
  ])('%s', (_, text, expected) => {
    expect(markdownText(text)).toBe(expected);
  });

  test('property: no character that Markdown or GitHub makes anything of', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const shown = markdownText(text);
        expect(shown).not.toMatch(/[<>`*_[\]()!|~$\\{}\n\r]/);
        expect(shown).not.toMatch(/&(?!(amp|lt|gt|#\d+);)/);
        expect(shown).not.toMatch(/@(?!\u200b)/);
        expect(shown).not.toMatch(/(?<!&)#|&#35;(?!\u200b)/);
        expect(shown).not.toMatch(/^(?:[-+=]|\d+[.)])/);
        expect(shown).not.toMatch(/(?<![a-z\d])gh-\d/i);
      }),
      { numRuns: 3000 },
    );
  });

  test('property: a reader sees the text of the line', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const seen = markdownText(text)
          .replaceAll(/[\u200b\u2068\u2069]/g, '')
          .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&');
        expect(seen).toBe(plainLine(text));
      }),
    );
  });
});

test.each<[string, string]>([
  ['041a412f01348c2a6f8b1b6a910138fe01885aee', '041a412f0134'],
  ['v1.0', 'v1.0'],
  ['@octocat and others', '@\u200boctocat and'],
  ['041A412', '041A41\u200b2'],
])('markdownCommit of %s', (commit, expected) => {
  expect(markdownCommit(commit)).toBe(expected);
});
