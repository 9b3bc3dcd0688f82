import { plainLine } from './untrusted.ts';

/** Quotes any text as one word for sh. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** One word of a command for display: on one line, safe to print, and quoted only if necessary. */
export function word(text: string): string {
  return /^[\w./@%+=-][\w./@%+=:-]*$/.test(text) ? text : quote(plainLine(text, 4096));
}
