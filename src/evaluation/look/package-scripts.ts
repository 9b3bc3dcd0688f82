import { fileIn } from '../../testbeds/content-of.ts';
import type { Testbed } from '../../testbeds/types.ts';

const LARGEST = 1024 * 1024;
const MANAGER = /\b(npm|yarn|pnpm|bun)\b/;
const OTHER_THAN_INSTALLATION = /\b(npm|yarn|pnpm|bun)\b(?!\s+(ci|i|install)\b)/;

/**
 * True for a script that can run scripts of package.json. `--ignore-scripts` keeps an installation from it, but not a
 * command that names one.
 */
export function runsPackageScripts(script: string): boolean {
  return script.split(/[;&|\n]/).some((command) => {
    const parts = command.split(/\s--ignore-scripts\b/);
    return parts.some((part, at) => (at < parts.length - 1 ? OTHER_THAN_INSTALLATION : MANAGER).test(part));
  });
}

/** The scripts of package.json in the workdir, as text; null if the script runs none, or there is no such file. */
export async function packageScripts(testbed: Testbed, script: string | null): Promise<string | null> {
  if (script === null || !runsPackageScripts(script)) return null;
  const content = (await fileIn(testbed, `${testbed.workdir}/package.json`, LARGEST))?.content;
  if (content == null) return null;
  try {
    return JSON.stringify(JSON.parse(content.toString()).scripts ?? {});
  } catch {
    return content.toString();
  }
}
