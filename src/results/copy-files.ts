import { lstatSync } from 'node:fs';
import { constants, cp } from 'node:fs/promises';
import path from 'node:path';

/** Copies a trial's logs and outputs: regular files only, without its record and earlier attempts. */
export async function copyTrialFiles(from: string, to: string): Promise<void> {
  await cp(from, to, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter(source) {
      const name = path.relative(from, source);
      if (name === 'result.json' || /^attempt-/.test(name)) return false;
      const stats = lstatSync(source);
      return stats.isFile() || stats.isDirectory();
    },
  });
}
