import { type JsonObject, objectOf } from '../base/json-value.ts';

/** Arguments that tell best what a call does, by the names that tools give them. */
const TELLING = ['command', 'cmd', 'script', 'code', 'file_path', 'filePath', 'path', 'pattern', 'query', 'url'];

/** The words that tell what a call does: its command, file, pattern or address; otherwise its first text. Untrusted. */
export function titleOfCall(given: unknown): string {
  if (typeof given === 'string') return given;
  const values = objectOf(given) ?? {};
  for (const name of TELLING) {
    const text = Object.hasOwn(values, name) ? wordsOf(values[name]) : null;
    if (text !== null) return text;
  }
  const first = Object.values(values).find((value) => typeof value === 'string' && value !== '') as string | undefined;
  return /^\*\*\* (?:Add|Update|Delete) File: .+$/m.exec(first ?? '')?.[0].slice('*** '.length) ?? first ?? '';
}

/** A command as text, or as a list of words; of `bash -c SCRIPT` the script. */
function wordsOf(value: unknown): string | null {
  if (typeof value === 'string') return value === '' ? null : value;
  if (!Array.isArray(value) || value.length === 0 || !value.every((word) => typeof word === 'string')) return null;
  const [shell, flag, script] = value as string[];
  return value.length === 3 && /(?:^|\/)(?:ba|da|z)?sh$/.test(shell!) && /^-l?c$/.test(flag!)
    ? script!
    : value.join(' ');
}

/** All arguments of a call as lines of `name: value`; a single text as it is. Untrusted. */
export function argumentsText(given: unknown): string {
  if (typeof given === 'string') return given;
  const values = Object.entries(objectOf(given) ?? ({} as JsonObject));
  const [only] = values;
  if (values.length === 1) return wordsOf(only![1]) ?? lineOf(only!);
  return values.map(lineOf).join('\n');
}

function lineOf([name, value]: [string, unknown]): string {
  const text = wordsOf(value) ?? jsonOf(value);
  return `${name}:${text.includes('\n') ? '\n' : ' '}${text}`;
}

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2) ?? '';
  } catch {
    // Deeper than the stack allows.
    return '[nested too deeply]';
  }
}
