import { plainLine } from '../../base/text/untrusted.ts';

/** What LaTeX acts on, or shows as something else, and how to write it. */
const WRITTEN: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '`': '\\textasciigrave{}',
  '"': '\\textquotedbl{}',
  // At the beginning of a row they would belong to the end of the one before: \\[1ex], \\*.
  '[': '{[}',
  '*': '{*}',
  ...Object.fromEntries([...'{}$&#%_'].map((character) => [character, `\\${character}`])),
  '–': '\\textendash{}',
  '—': '\\textemdash{}',
  '…': '\\ldots{}',
};

/** Printable ASCII, and the Latin letters that every font of LaTeX has. */
const PLAIN = /[ -~À-ÏÑ-ÖØ-Ýß-ïñ-öø-ýÿ]/;

/**
 * Text in a line or cell of LaTeX that is no command, cut to a length. Characters that not every LaTeX knows (other scripts, emoji) stand
 * there by their number, `U+4E2D`: a table that is put into a paper must compile.
 */
export function latexText(text: string, length = 100): string {
  return (
    [...plainLine(text, length)]
      .map((character) => WRITTEN[character] ?? (PLAIN.test(character) ? character : byNumber(character)))
      .join('')
      // Two would become a dash.
      .replace(/-(?=-)/g, '-{}')
  );
}

function byNumber(character: string): string {
  return `\\texttt{U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}}`;
}
