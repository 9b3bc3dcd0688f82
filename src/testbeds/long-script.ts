import { hash, randomUUID } from 'node:crypto';
import path from 'node:path';
import { quote } from '../base/text/shell.ts';
import { LONG_SCRIPT } from '../programs/long-script.ts';
import type { Testbed } from './types.ts';

/**
 * Most bytes of a script that is a shell's argument. Linux takes 128 KiB for one argument, and always takes 128 KiB for
 * all of them.
 */
const LONGEST = 64 * 1024;

/** True if a shell cannot be relied on to take the script as its argument. */
export function isTooLong(script: string): boolean {
  return Buffer.byteLength(script) > LONGEST;
}

/**
 * The script; if it is too long for an argument, one that runs it from a file beside the prompt, which is written here.
 * An agent's processes may write to the file: if it is another then, the script exits with 125. Fails as
 * `Testbed.place` does.
 */
export async function fitting(script: string, testbed: Pick<Testbed, 'place' | 'promptFile'>): Promise<string> {
  if (!isTooLong(script)) return script;
  const file = path.posix.join(path.posix.dirname(testbed.promptFile), `command-${randomUUID()}.sh`);
  await testbed.place([[file, { text: script }]]);
  const digest = hash('sha256', asSubstituted(script));
  return `set -- "$(cat ${quote(file)})" ${digest}\n${LONG_SCRIPT}`;
}

/** A text as a shell's command substitution returns it: without line ends at its end. */
function asSubstituted(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n') end -= 1;
  return text.slice(0, end);
}
