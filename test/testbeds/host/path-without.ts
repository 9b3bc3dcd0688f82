import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { temporaryDirectory } from '../../support/temporary.ts';

/** A search path to everything that this machine's has, but for these tools. */
export function pathWithout(...tools: string[]): string {
  const directory = path.join(temporaryDirectory(), 'bin');
  mkdirSync(directory);
  for (const folder of ['/usr/local/bin', '/usr/bin', '/bin']) {
    for (const name of readdirSync(folder)) {
      if (tools.includes(name)) continue;
      try {
        symlinkSync(path.join(folder, name), path.join(directory, name));
      } catch {
        // An earlier folder has one of that name.
      }
    }
  }
  return directory;
}
