import { plainLine } from '../../base/text/untrusted.ts';

/** LaTeX notation for characters that LaTeX interprets or prints differently. */
const WRITTEN: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '`': '\\textasciigrave{}',
  '"': '\\textquotedbl{}',
  // At the beginning of a row these would be read as arguments of the preceding \\: \\[1ex], \\*.
  '[': '{[}',
  '*': '{*}',
  ...Object.fromEntries([...'{}$&#%_'].map((character) => [character, `\\${character}`])),
  '–': '\\textendash{}',
  '—': '\\textemdash{}',
  '…': '\\ldots{}',
};

/** Printable ASCII, and the Latin letters that every LaTeX font has. */
const PLAIN = /[ -~À-ÏÑ-ÖØ-Ýß-ïñ-öø-ýÿ]/;

/**
 * Text for a line or cell of LaTeX, without commands, cut to a length. Characters unknown to some LaTeX engines (other
 * scripts, emoji) are written as their code point, `U+4E2D`, since a table put into a paper must compile.
 */
export function latexText(text: string, length = 100): string {
  return (
    [...plainLine(text, length)]
      .map((character) => WRITTEN[character] ?? (PLAIN.test(character) ? character : byNumber(character)))
      .join('')
      // Two hyphens would become a dash.
      .replace(/-(?=-)/g, '-{}')
  );
}

function byNumber(character: string): string {
  return `\\texttt{U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}}`;
}
