import { logText, withColours } from '../base/text/untrusted.ts';
import { plainJson } from './json.ts';

/**
 * The only place where the command line prints text. Text quotes datasets, agents and file names: a terminal gets no
 * escape sequences except colours, a pipe (such as a workflow's log) plain text without workflow commands.
 */
export function print(
  text: string,
  stream: NodeJS.WriteStream = process.stdout,
  told?: (error?: Error | null) => void,
): void {
  stream.write(isColoured(stream) ? withColours(text) : logText(text), told);
}

/** Prints lines, to standard output by default. */
export function printLines(lines: string[], stream?: NodeJS.WriteStream): void {
  print(`${lines.join('\n')}\n`, stream);
}

/** Prints a diagnostic to standard error, prefixed with `agentbench:`. */
export function complain(message: string): void {
  print(`agentbench: ${message}\n`, process.stderr);
}

/**
 * Prints a value as JSON; characters that a terminal or the runner would act on are escaped, the values stay the same.
 */
export function printJson(value: unknown): void {
  printDocument(`${JSON.stringify(value, null, 2)}\n`);
}

/** Like `printJson`, for a serialised document. */
export function printDocument(document: string): void {
  process.stdout.write(plainJson(document));
}

/** True if colours are shown, which depends on `NO_COLOR`, `TERM` and the terminal. */
export function isColoured(stream: NodeJS.WriteStream): boolean {
  return stream.isTTY === true && stream.hasColors();
}
