import { stripVTControlCharacters } from 'node:util';

/** Control characters but for tab and newline, and the marks that turn text around or hide it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/**
 * Text that an agent, a dataset or a pull request had a hand in, without terminal sequences and control characters, and
 * without `##[`, which the runner takes for a command anywhere in a line.
 */
export function plain(text: string): string {
  return stripVTControlCharacters(text.replaceAll('\r\n', '\n')).replace(CONTROL, '').replaceAll('##[', '## [');
}

/** The same on one line, cut to a length. */
export function plainLine(text: string, length = 300): string {
  const line = plain(text).replace(/\s+/g, ' ').trim();
  // The cut may go through a character of two code units.
  return line.length > length ? `${line.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…` : line;
}

/**
 * Lines for a workflow log that the runner cannot take for a command: `::name::` counts at a line's beginning, so a prefix
 * must hold more than white space.
 */
export function logLines(text: string, prefix = '│ '): string {
  return plain(text)
    .split('\n')
    .map((line) => prefix + line)
    .join('\n');
}

/** Text in a line or table cell of Markdown that is no markup, no HTML, no mention and no reference. */
export function markdownText(text: string, length = 300): string {
  return (
    plainLine(text, length)
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replace(/[\\`*_{}[\]()#+!|~$:]|^[-=]|(?<=^\d+)\./g, (character) => `&#${character.charCodeAt(0)};`)
      // GitHub looks for these in the text that has been rendered.
      .replaceAll('@', '@\u200b')
      .replaceAll('&#35;', '&#35;\u200b')
      .replace(/\b(GH-)(?=\d)/gi, '$1\u200b')
      .replace(/\bwww\./gi, 'www\u200b.')
  );
}

/** A block of Markdown that shows text as it is; its fence is longer than any in the text. */
export function markdownBlock(text: string): string {
  const body = plain(text).replaceAll('<!--', '<!\u200b--');
  const longest = Math.max(2, ...[...body.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${body.replace(/\n+$/, '')}\n${fence}`;
}
