import { assignments } from '../base/environment-names.ts';
import type { SessionEnd, TerminalRequest } from './types.ts';

/** Messages from the driver; see programs/terminal-driver.ts. */
export type Message =
  | { what: 'hello' }
  | { what: 'started'; session: number }
  | { what: 'output' | 'file'; bytes: Buffer }
  | { what: 'listening' }
  | { what: 'typed'; guessed: boolean }
  | { what: 'pressed'; key: string }
  | { what: 'end'; end: SessionEnd; exitCode: number | null }
  | { what: 'left'; count: number }
  | { what: 'fault'; reason: string };

/** Limits of a message's line and of the bytes that follow it; a sender beyond them is not the driver. */
const LONGEST_LINE = 4096;
const MOST_BYTES = 1024 * 1024;
const ENDS: readonly string[] = ['exit', 'interrupted', 'timeout'] satisfies SessionEnd[];

/** The message that starts a command. */
export function runMessage(request: TerminalRequest): string {
  const { script, environment, input, timeout, typing = 'adaptive', onListening, until, file } = request;
  const kind = input === null ? 'pipes' : 'tty';
  const words = [
    kind,
    Math.ceil(timeout),
    onListening || until ? 1 : 0,
    typing,
    hex(script),
    list(assignments(environment).map(hex)),
    list((input ?? []).map(hex)),
    list(file === undefined ? [] : [hex(file.path)]),
    file?.limit ?? 0,
  ];
  return `run ${words.join(' ')}\n`;
}

/** The message that ends the current session. */
export const END_MESSAGE = 'end\n';

/** The message that ends processes left by sessions; `lost` are sessions of an earlier driver. */
export function endLeftMessage(lost: Iterable<number>): string {
  return `end-left ${list([...lost].map(String))}\n`;
}

/** The driver's output as messages; ends with the output or at the first invalid message. */
export async function* messagesOf(output: AsyncIterable<Buffer>): AsyncGenerator<Message> {
  let rest: Buffer = Buffer.alloc(0);
  let missing = 0;
  for await (const chunk of output) {
    // An incomplete long message is not parsed again for each of its parts.
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= missing) {
      const newline = rest.indexOf(10);
      if (newline < 0 && rest.length > LONGEST_LINE) return;
      if (newline < 0) break;
      const words = rest.toString('latin1', 0, newline).split(' ');
      let end = newline + 1;
      if (words[0] === 'output' || words[0] === 'file') {
        const length = /^\d+$/.test(words[1] ?? '') ? Number(words[1]) : Number.NaN;
        if (!(length <= MOST_BYTES)) return;
        end += length;
      }
      missing = end;
      if (rest.length < end) break;
      const message = parse(words, rest.subarray(newline + 1, end));
      if (message === null) return;
      yield message;
      rest = rest.subarray(end);
      missing = 0;
    }
  }
}

function parse([what, first = '', second = '']: string[], bytes: Buffer): Message | null {
  switch (what) {
    case 'hello':
    case 'listening':
      return { what };
    case 'started':
      return { what, session: Number(first) };
    case 'output':
    case 'file':
      return { what, bytes };
    case 'typed':
      return { what, guessed: first === '1' };
    case 'pressed':
      return { what, key: fromHex(first) };
    case 'end':
      if (!ENDS.includes(first)) return null;
      return { what, end: first as SessionEnd, exitCode: /^\d+$/.test(second) ? Number(second) : null };
    case 'left':
      return { what, count: Number(first) };
    case 'fault':
      return { what, reason: fromHex(first) };
    default:
      return null;
  }
}

function list(items: string[]): string {
  return items.length === 0 ? '-' : items.map((item) => `${item},`).join('');
}

function hex(text: string): string {
  return Buffer.from(text).toString('hex');
}

function fromHex(text: string): string {
  return Buffer.from(text, 'hex').toString();
}
