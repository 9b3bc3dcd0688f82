import { HIDDEN_ELEMENT, HIDDEN_RUN, LONGEST_RUN } from './hidden.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
const CONTROL = /[\u0000-\u0008\u000b-\u001a\u001c-\u001f\u007f]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
const COLOUR = /^\u001b\[[\d;:]*m$/;

/** In the place of more hidden text than redaction sees through: what stands on either side of it is not to be joined. */
const MARK = '\ufffd';

/** The picture of a control character (␇): taken out without a trace it would join what stands on either side. */
function picture(control: string): string {
  return String.fromCharCode(control === '\u007f' ? 0x2421 : 0x2400 + control.charCodeAt(0));
}

/** What is not printable ASCII on lines that end by a newline: most text has none of it. */
const UNUSUAL = /[^\t\n -~]/;

/**
 * Text that an agent, a dataset or a pull request had a hand in, without terminal sequences and control characters, and
 * without `##[`, which the runner takes for a command anywhere in a line. What a progress bar wrote over its last state is a line of
 * its own. Half a character becomes U+FFFD.
 */
export function plain(text: string): string {
  if (!UNUSUAL.test(text)) return text.replaceAll('##[', '## [');
  return text
    .replace(/\r\n?/g, '\n')
    .replace(HIDDEN_RUN, (run) => (run.length > LONGEST_RUN ? MARK : ''))
    .replace(CONTROL, picture)
    .replaceAll('##[', '## [')
    .toWellFormed();
}

/** The same for a reader that shows colours: with their sequences (SGR) left in, and no others, and with `##[`. */
export function withColours(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(HIDDEN_RUN, (run) =>
      run.length > LONGEST_RUN ? MARK : run.replace(HIDDEN_ELEMENT, (element) => (COLOUR.test(element) ? element : '')),
    )
    .replace(CONTROL, picture)
    .toWellFormed();
}

/** What a line is not left as it is for; most have none of it. */
const UNTIDY = /[^ -~]| {2}|^ | $|##\[/;

/** The same on one line, cut to a length. */
export function plainLine(text: string, length = 300): string {
  const line = UNTIDY.test(text) ? plain(text).replace(/\s+/g, ' ').trim() : text;
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

/** The same without a prefix but where a line could be a command, for text that is mostly ours. */
export function logText(text: string): string {
  return plain(text).replace(/^(?=[^\S\n]*::)/gm, '│ ');
}

/** What GitHub looks for in the text that has been rendered, entities or not; it is kept apart by characters of no width. */
const REFERENCES: [pattern: RegExp, apart: string][] = [
  // Mentions and mail addresses; issues.
  [/@/g, '@\u200b'],
  [/#/g, '#\u200b'],
  [/(?<![a-z\d])(GH-)(?=\d)/gi, '$1\u200b'],
  // Addresses, and emoji by their names.
  [/(www)(?=\.)/gi, '$1\u200b'],
  [/:(?=\/\/|[\w+-]+:)/g, ':\u200b'],
  // Commits, by seven digits of their hash or more; a number (a date in a model's name, say) is to stay one that can be copied.
  [/(?<=\b(?=\d*[a-f])(?:[0-9a-f]{6})+)(?=[0-9a-f]+\b)/gi, '\u200b'],
];

/** What is looked for below; most names and reasons hold none of it. */
const MARKED = /[\\`*_{}[\]()#+!|~$:@&<>]|^[-=\d]|gh-|www|[\da-f]{7}/i;

/** Text in a line or table cell of Markdown that is no markup, no HTML, no mention and no reference. */
export function markdownText(text: string, length = 300): string {
  const line = plainLine(text, length);
  if (!MARKED.test(line)) return line;
  return REFERENCES.reduce((marked, [pattern, apart]) => marked.replace(pattern, apart), line)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\`*_{}[\]()#+!|~$:]|^[-=]|(?<=^\d+)\./g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A commit's hash as Markdown, cut to twelve digits; GitHub links one that it knows. */
export function markdownCommit(commit: string): string {
  return /^[0-9a-f]{7,64}$/.test(commit) ? commit.slice(0, 12) : markdownText(commit.slice(0, 12));
}
