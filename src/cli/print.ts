import { logText, withColours } from '../base/text/untrusted.ts';
import { plainJson } from './json.ts';

/**
 * The one place where the command line prints. Much of it quotes a dataset, an agent or a file's name: a terminal gets colours and
 * no other sequence, and what reads a pipe (a workflow's log, say) plain text that holds no command.
 */
export function print(
  text: string,
  stream: NodeJS.WriteStream = process.stdout,
  told?: (error?: Error | null) => void,
): void {
  stream.write(isColoured(stream) ? withColours(text) : logText(text), told);
}

/** Lines to standard output, each with its end. */
export function printLines(lines: string[], stream?: NodeJS.WriteStream): void {
  print(`${lines.join('\n')}\n`, stream);
}

/** What is no result: to standard error, by our name. */
export function complain(message: string): void {
  print(`agentbench: ${message}\n`, process.stderr);
}

/** One JSON document that a terminal and the runner take for text, too: the same values, the characters they would act on escaped. */
export function printJson(value: unknown): void {
  printDocument(`${JSON.stringify(value, null, 2)}\n`);
}

/** The same, of a document that is text already. */
export function printDocument(document: string): void {
  process.stdout.write(plainJson(document));
}

/** Whether colours are shown: `NO_COLOR`, `TERM` and the terminal itself say so. */
export function isColoured(stream: NodeJS.WriteStream): boolean {
  return stream.isTTY === true && stream.hasColors();
}
