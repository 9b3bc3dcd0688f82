import { plainLine } from './untrusted.ts';

/** A word for sh that is this text, whatever it holds. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** A word for a command that we print: quoted only where it must be, on one line, and safe to print. */
export function word(text: string): string {
  return /^[\w./@%+=-][\w./@%+=:-]*$/.test(text) ? text : quote(plainLine(text, 4096));
}
