import { readdirSync } from 'node:fs';
import path from 'node:path';
import { messageOf, TrialError } from '../base/errors.ts';
import type { TaskFolder } from '../datasets/types.ts';
import { outputOf } from './output-of.ts';
import type { Content, Testbed } from './types.ts';

type TaskFile = [target: string, content: Extract<Content, { directory: string }>];

/** Milliseconds for a command that changes a mode. */
const LIMIT = 60_000;

/**
 * The files of a folder and their targets, without those that are left out: each a whole directory where all of it is
 * meant. The file `program` at the top becomes one that everybody may run. Throws a TrialError if the folder cannot be read.
 */
export function filesOf({ directory, leftOut }: TaskFolder, target: string, program: string): TaskFile[] {
  try {
    return below('');
  } catch (error) {
    throw new TrialError('dataset', `${directory} cannot be read: ${messageOf(error)}`, { cause: error });
  }

  function below(place: string): TaskFile[] {
    return readdirSync(path.join(directory, place), { withFileTypes: true }).flatMap((entry): TaskFile[] => {
      const name = path.posix.join(place, entry.name);
      if (leftOut.includes(name)) return [];
      const partly = entry.isDirectory() && leftOut.some((out) => out.startsWith(`${name}/`));
      const content = { directory: path.join(directory, name), executable: name === program && entry.isFile() };
      return partly ? below(name) : [[path.posix.join(target, name), content]];
    });
  }
}

/**
 * Puts files of a task into a testbed, and sees to it that their program (an absolute path) can be run; false if it is not
 * there. `cleared`: as `Testbed.place` has it.
 */
export async function placeProgram(
  testbed: Testbed,
  files: TaskFile[],
  program: string,
  { cleared, signal }: { cleared: boolean; signal: AbortSignal },
): Promise<boolean> {
  if (files.length > 0) await testbed.place(files, cleared);
  if (files.some(([target, { executable }]) => target === program && executable)) return true;
  // It is a link, or the image's own.
  return (await outputOf(testbed, `chmod +x ${program}`, LIMIT, signal)).exit.exitCode === 0;
}
