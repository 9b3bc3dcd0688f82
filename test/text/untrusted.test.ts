import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCommandReader } from '../../e2e/runner/commands.ts';
import { logLines, markdownBlock, markdownText, plain, plainLine } from '../../src/text/untrusted.ts';

/** What an output that wants to be more than text is made of. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          '::',
          ':',
          '::error::',
          '::add-mask::x',
          '::stop-commands::x',
          '::set-output name=a::b',
          '::x::',
          '##[',
          '##',
          '#',
          '[',
        ],
        ...[
          '##[error]',
          '##[group]x',
          '[add-path]/x',
          ']',
          '%0A',
          '%0D',
          '\n',
          '\r',
          '\r\n',
          '\t',
          ' ',
          '\u0085',
          '\u00a0',
          '\u2028',
        ],
        ...[
          '\u2029',
          '\ufeff',
          '\u200b',
          '\u202e',
          '\u0000',
          '\v',
          '\f',
          '\b',
          '\u007f',
          '\u009b31m',
          '\u0090',
          '\u001b',
          '\u001b[31m',
        ],
        ...[
          '\u001b[2K',
          '\u001b]0;title\u0007',
          '\u001b]8;;https://x.invalid\u001b\\',
          '\u001b[',
          '\u001bc',
          'error',
          'ä',
          '\ud800',
          '💥',
        ],
        ...[
          '│',
          '`',
          '```',
          '````',
          '~~~',
          '<!--',
          '-->',
          '<!-- agentbench:x -->',
          '<b>',
          '</details>',
          '@octocat',
          '#12',
          'GH-7',
          '|',
          '\\',
        ],
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('plain', () => {
  test.each<[string, string, string]>([
    ['tabs and newlines stay', 'a\tb\n\nc', 'a\tb\n\nc'],
    ['CRLF is a newline', 'a\r\nb\r\n', 'a\nb\n'],
    ['a lone carriage return goes', '10%\r20%\r\n', '10%20%\n'],
    ['colours', '\u001b[1;31mred\u001b[0m \u009b32mgreen', 'red green'],
    [
      'a title, a link, a cursor',
      '\u001b]0;title\u0007a\u001b]8;;https://x.invalid\u001b\\b\u001b[2K\u001b[1Ac',
      'abc',
    ],
    ['half a sequence', 'a\u001b', 'a'],
    ['bells, backspaces, zeros', 'a\u0007\b\u0000b\u007f', 'ab'],
    ['marks that turn text around or hide it', 'a\u202eb\u2066c\u200bd\u2060e\ufefff', 'abcdef'],
    ['separators of lines', 'a\u0085b\u2028c\u2029d', 'abcd'],
    ['other scripts stay', 'äöü 漢字 💥 é', 'äöü 漢字 💥 é'],
    ['the old command', '###[error]x ##[[y', '### [error]x ## [[y'],
    ['the old command behind a control character', '#\u200b#\u0000[error]', '## [error]'],
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
    expect(logLines('a\nb', '> ')).toBe('> a\n> b');
  });

  test.each([
    ...['::error::x', '  ::error::x', '\u0085::error::x', '\u00a0::error::x', 'a\r::error::x', 'a\r\n::error::x'],
    ...['::add-mask::a', '::stop-commands::a\n::error::b', 'x ##[error]y', '##[add-path]/x', '\u2028::group::'],
  ])('%j is a command to the runner without it, and none with it', (text) => {
    expect(commandsIn(text)).not.toEqual([]);
    expect(commandsIn(logLines(text))).toEqual([]);
    expect(commandsIn(logLines(text, '  │ '))).toEqual([]);
  });

  test('property: no line is ever a command', () => {
    let commands = 0;
    fc.assert(
      fc.property(hostile, (text) => {
        commands += commandsIn(text).length;
        expect(commandsIn(logLines(text))).toEqual([]);
      }),
      { numRuns: 5000 },
    );
    expect(commands).toBeGreaterThan(500);
  });
});

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
    ['addresses', 'https://x.invalid www.x.invalid', 'https&#58;//x.invalid www\u200b.x.invalid'],
    ['what begins a block', '# a', '&#35;\u200b a'],
    ['a list', '- a', '&#45; a'],
    ['another list', '+ a', '&#43; a'],
    ['a numbered list', '12. a', '12&#46; a'],
    ['a rule', '---', '&#45;--'],
    ['an underline', '===', '&#61;=='],
    ['lines', 'a\n\n# b', 'a &#35;\u200b b'],
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
        expect(shown).not.toMatch(/\bgh-\d/i);
      }),
      { numRuns: 3000 },
    );
  });

  test('property: a reader sees the text of the line', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const seen = markdownText(text)
          .replaceAll('\u200b', '')
          .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
          .replaceAll('&lt;', '<')
          .replaceAll('&gt;', '>')
          .replaceAll('&amp;', '&');
        expect(seen).toBe(plainLine(text));
      }),
    );
  });
});

describe('markdownBlock', () => {
  test.each<[string, string, string]>([
    ['text', 'a\nb', '```text\na\nb\n```'],
    ['last newlines go', 'a\n\n', '```text\na\n```'],
    ['nothing', '', '```text\n\n```'],
    ['a fence of three', 'a\n```\nb', '````text\na\n```\nb\n````'],
    ['a fence of six', '``````', '```````text\n``````\n```````'],
    ['a comment', '<!-- agentbench:suite -->', '```text\n<!\u200b-- agentbench:suite -->\n```'],
    ['markup stays as it is', '# a\n- @b #1 </details>', '```text\n# a\n- @b #1 </details>\n```'],
  ])('%s', (_, text, expected) => {
    expect(markdownBlock(text)).toBe(expected);
  });

  test('property: only its last line closes the fence, and it holds no marker', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const lines = markdownBlock(text).split('\n');
        const [fence] = /^`{3,}/.exec(lines[0]!)!;
        expect(lines[0]).toBe(`${fence}text`);
        expect(lines.at(-1)).toBe(fence);
        // CommonMark: a closing fence is at least as long, indented by 3 at most, with nothing behind it.
        const closing = (line: string) => new RegExp(`^ {0,3}\`{${fence.length},}[ \\t]*$`).test(line);
        expect(lines.slice(1).findIndex(closing)).toBe(lines.length - 2);
        expect(lines.join('\n')).not.toContain('<!--');
      }),
      { numRuns: 2000 },
    );
  });
});
