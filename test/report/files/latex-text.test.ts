import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainLine } from '../../../src/base/text/untrusted.ts';
import { latexText } from '../../../src/report/files/latex-text.ts';
import { hostile } from '../../base/text/hostile.ts';

/** What our own escapes are made of, and what each stands for. */
const ESCAPE =
  /\\(?:text(backslash|asciitilde|asciicircum|less|greater|bar|asciigrave|quotedbl|endash|emdash)|ldots)\{\}|\\texttt\{U\+([0-9A-F]{4,6})\}|\\([{}$&#%_])|\{([[*])\}|-\{\}(?=-)/g;
const MEANT: Record<string, string> = {
  backslash: '\\',
  asciitilde: '~',
  asciicircum: '^',
  less: '<',
  greater: '>',
  bar: '|',
  asciigrave: '`',
  quotedbl: '"',
  endash: '–',
  emdash: '—',
};

describe('text in LaTeX', () => {
  test.each<[string, string]>([
    ['claude-code (opus-5)', 'claude-code (opus-5)'],
    ['\\input{/etc/passwd}', '\\textbackslash{}input\\{/etc/passwd\\}'],
    ['a_b & 50% of $x$ #1 ~ ^', 'a\\_b \\& 50\\% of \\$x\\$ \\#1 \\textasciitilde{} \\textasciicircum{}'],
    ['^^5cinput', '\\textasciicircum{}\\textasciicircum{}5cinput'],
    [
      '<a> | "b" `c`',
      '\\textless{}a\\textgreater{} \\textbar{} \\textquotedbl{}b\\textquotedbl{} \\textasciigrave{}c\\textasciigrave{}',
    ],
    ['[2ex] x', '{[}2ex] x'],
    ['* x', '{*} x'],
    ['--flag --- –', '-{}-flag -{}-{}- \\textendash{}'],
    ['Zoë, Søren, Straße', 'Zoë, Søren, Straße'],
    ['模型 💥 ą', '\\texttt{U+6A21}\\texttt{U+578B} \\texttt{U+1F4A5} \\texttt{U+0105}'],
    ['a\nb\u0000\u001b[31mc\u202e', 'a b\\texttt{U+2400}c'],
    ['%\n\\end{tabular}', '\\% \\textbackslash{}end\\{tabular\\}'],
  ])('%j', (text, latex) => {
    expect(latexText(text)).toBe(latex);
  });

  test('property: but for our own escapes nothing is there that LaTeX acts on, and they tell the text', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const latex = latexText(text);
        expect(latex.replace(ESCAPE, '')).toMatch(/^[^\\{}[*$&#%_^~<>|"`\n\r\t]*$/);
        expect(latex).not.toContain('--');
        const read = latex.replace(ESCAPE, (written, name, code, own, first) =>
          written === '\\ldots{}'
            ? '…'
            : (MEANT[name] ?? (code ? String.fromCodePoint(Number.parseInt(code, 16)) : (own ?? first ?? '-'))),
        );
        expect(read).toBe(plainLine(text, 100));
      }),
      { numRuns: 1000 },
    );
  });
});
