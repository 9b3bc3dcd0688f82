import { UserError } from '../base/errors.ts';

/** An option as commander knows it. */
export interface KnownOption {
  short?: string | undefined;
  long?: string | undefined;
  /** True if it takes a value. */
  required: boolean;
}

interface Found {
  option: KnownOption;
  /** The value in the same word; null if there is none. */
  value: string | null;
}

/**
 * Reads words as Python's argparse does (abbreviated long options, `-o=x`, `-qn`, a value that must not look like an
 * option), and returns them in full: `--name=value` words, `--`, and the other arguments. Throws a UserError for words
 * that argparse refuses. Source: argparse of Python 3.11.
 */
export function argparseWords(words: string[], options: KnownOption[]): string[] {
  const end = words.indexOf('--') === -1 ? words.length : words.indexOf('--');
  const kinds = words.map((word, at) => (at < end ? kindOf(word, options) : at === end ? 'end' : 'argument'));
  const full: string[] = [];
  const others: string[] = [];
  const unknown: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const kind = kinds[at]!;
    if (kind === 'unknown') unknown.push(words[at]!);
    if (kind === 'argument') others.push(words[at]!);
    if (typeof kind === 'string') continue;
    let { option, value } = kind;
    const joined = !words[at]!.startsWith('--');
    while (!option.required && value !== null) {
      const next = joined ? options.find(({ short }) => short === `-${value![0]}`) : undefined;
      if (next === undefined) throw usage(`${option.long} takes no value`);
      full.push(option.long!);
      option = next;
      value = value.length > 1 ? value.slice(1) : null;
    }
    if (option.required && value === null) {
      at += 1;
      if (kinds[at] !== 'argument') throw usage(`${option.long} needs a value`);
      value = words[at]!;
    }
    if (option.long === '--help') return ['--help'];
    full.push(value === null ? option.long! : `${option.long}=${value}`);
  }
  if (unknown.length > 0) throw usage(`${unknown.join(' ')} is not an option`);
  return [...full, '--', ...others];
}

function kindOf(word: string, options: KnownOption[]): Found | 'argument' | 'unknown' {
  if (!word.startsWith('-') || word === '-') return 'argument';
  const exact = (name: string) => options.find(({ short, long }) => name === short || name === long);
  const whole = exact(word);
  if (whole !== undefined) return { option: whole, value: null };
  const [, name = word, value = null] = /^([^=]*)=(.*)$/s.exec(word) ?? [];
  const named = value === null ? undefined : exact(name);
  if (named !== undefined) return { option: named, value };
  if (word.startsWith('--')) {
    const begun = options.filter(({ long }) => long?.startsWith(name));
    if (begun.length > 1) throw usage(`${name} may be ${begun.map(({ long }) => long).join(' or ')}`);
    if (begun.length === 1) return { option: begun[0]!, value };
  } else {
    const option = exact(word.slice(0, 2));
    if (option !== undefined) return { option, value: word.slice(2) };
  }
  return /^-(\d+|\d*\.\d+)$/.test(word) || word.includes(' ') ? 'argument' : 'unknown';
}

function usage(fault: string): UserError {
  return new UserError(`${fault}; agentbench evaluate --help lists the options`);
}
