import { HIDDEN_ELEMENT, HIDDEN_RUN, LONGEST_RUN } from './hidden.ts';
import { isolated } from './isolated.ts';
import { shortened } from './shortened.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
const CONTROL = /[\u0000-\u0008\u000b-\u001a\u001c-\u001f\u007f]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
const COLOUR = /^\u001b\[[\d;:]*m$/;

/** Replaces a run of hidden text longer than redaction skips; without it the text on both sides would be joined. */
const MARK = '\ufffd';

/** The symbol of a control character (␇); removal without a trace would join the text on both sides. */
function picture(control: string): string {
  return String.fromCharCode(control === '\u007f' ? 0x2421 : 0x2400 + control.charCodeAt(0));
}

/** Anything but printable ASCII, tabs and newlines; most text has none of it. */
const UNUSUAL = /[^\t\n -~]/;

/**
 * Cleans text that an agent, a dataset or a pull request influenced: removes terminal sequences, replaces control
 * characters, and breaks `##[`, which the runner reads as a command anywhere in a line. Each state of a progress bar
 * becomes a line of its own. Lone surrogates become U+FFFD.
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

/** Like `plain`, for readers that show colours: keeps colour sequences (SGR) and `##[`. */
export function withColours(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(HIDDEN_RUN, (run) =>
      run.length > LONGEST_RUN ? MARK : run.replace(HIDDEN_ELEMENT, (element) => (COLOUR.test(element) ? element : '')),
    )
    .replace(CONTROL, picture)
    .toWellFormed();
}

/** Anything that `plainLine` has to change; most lines have none of it. */
const UNTIDY = /[^ -~]| {2}|^ | $|##\[/;

/** Like `plain`, on one line and cut to a length in UTF-16 units. */
export function plainLine(text: string, length = 300): string {
  const line = UNTIDY.test(text) ? plain(text).replace(/\s+/g, ' ').trim() : text;
  return shortened(line, length);
}

/**
 * Lines for a workflow log that the runner cannot read as commands. `::name::` counts at the beginning of a line, after
 * white space too, so the prefix has more than white space.
 */
export function logLines(text: string): string {
  return plain(text)
    .split('\n')
    .map((line) => `│ ${line}`)
    .join('\n');
}

/** Like `logLines`, for text that is mostly ours: the prefix is only added to lines that could be commands. */
export function logText(text: string): string {
  return plain(text).replace(/^(?=[^\S\n]*::)/gm, '│ ');
}

/**
 * Keeps a log's lines from the runner's problem matchers, which other actions register (setup-node, setup-python) and
 * which make annotations of lines such as `file.ts:1:2: error`. Their expressions need a number after `:`, `(` or
 * `line`; an invisible character that is neither digit nor white space is put before it. Other numbers stay as they
 * are, since the runner masks secrets (`user:1a2b@host`) in this text.
 */
export function withoutProblems(text: string): string {
  return text.replace(/(?<=[:(]|\b(?:line|col|column)\s)(?=\d+(?:\s*[:,)]|\s|$))/gim, '\u2060');
}

/** Patterns that GitHub links in the rendered text, escaped or not; a zero-width space breaks them. */
const REFERENCES: [pattern: RegExp, apart: string][] = [
  // Mentions and mail addresses; issues.
  [/@/g, '@\u200b'],
  [/#/g, '#\u200b'],
  [/(?<![a-z\d])(GH-)(?=\d)/gi, '$1\u200b'],
  // URLs, and emoji by name.
  [/(www)(?=\.)/gi, '$1\u200b'],
  [/:(?=\/\/|[\w+-]+:)/g, ':\u200b'],
  // Commits: seven or more digits of a hash. Numbers (a date in a model name, for example) stay intact for copying.
  [/(?<=(?=\d*[a-f])\b(?:[0-9a-f]{6})+)(?=[0-9a-f]+\b)/gi, '\u200b'],
];

/** Anything that `markdownText` has to change; most names and reasons have none of it. */
const MARKED = /[\\`*_{}[\]()#+!|~$:@&<>]|^[-=\d]|gh-|www|[\da-f]{7}/i;

/**
 * Text for a line or table cell of Markdown, without effect as markup, HTML, mention or reference, or on the order of what is
 * beside it.
 */
export function markdownText(text: string, length = 300): string {
  const line = isolated(plainLine(text, length));
  if (!MARKED.test(line)) return line;
  return REFERENCES.reduce((marked, [pattern, apart]) => marked.replace(pattern, apart), line)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\`*_{}[\]()#+!|~$:]|^[-=]|(?<=^\d+)\./g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * An instance's id as Markdown. One with a part that GitHub would link is a code span, in which nothing is linked: people
 * copy ids, and the invisible characters of other text would go along.
 */
export function markdownId(id: string): string {
  const text = markdownText(id, 160);
  return text.includes('\u200b') && /^[\w.-]+$/.test(id) ? `\`${id}\`` : text;
}

/** A commit hash as Markdown, cut to twelve digits; GitHub links known commits. */
export function markdownCommit(commit: string): string {
  return /^[0-9a-f]{7,64}$/.test(commit) ? commit.slice(0, 12) : markdownText(commit.slice(0, 12));
}
