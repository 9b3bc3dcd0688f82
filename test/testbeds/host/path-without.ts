import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { temporaryDirectory } from '../../support/temporary.ts';

/** By the tools left out: thousands of links, made once for a test file. */
const made = new Map<string, string>();

/** A search path to everything that this machine's has, but for these tools. */
export function pathWithout(...tools: string[]): string {
  const key = tools.join(' ');
  const known = made.get(key);
  if (known !== undefined) return known;
  const directory = path.join(temporaryDirectory(), 'bin');
  mkdirSync(directory);
  const linked = new Set(tools);
  for (const folder of ['/usr/local/bin', '/usr/bin', '/bin']) {
    for (const name of readdirSync(folder)) {
      if (linked.has(name)) continue;
      linked.add(name);
      symlinkSync(path.join(folder, name), path.join(directory, name));
    }
  }
  made.set(key, directory);
  return directory;
}
