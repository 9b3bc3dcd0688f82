import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { quote } from '../base/text/shell.ts';
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

/** A script that runs the script in a file. If the file cannot be read, the shell exits with another code than 0. */
export function scriptOfFile(file: string): string {
  return `. ${quote(file)}`;
}

/**
 * The script; if it is too long for an argument, one that runs it from a file beside the prompt, which is written here.
 * Fails as `Testbed.place` does.
 */
export async function fitting(script: string, testbed: Pick<Testbed, 'place' | 'promptFile'>): Promise<string> {
  if (!isTooLong(script)) return script;
  const file = path.posix.join(path.posix.dirname(testbed.promptFile), `command-${randomUUID()}.sh`);
  await testbed.place([[file, { text: script }]]);
  return scriptOfFile(file);
}
