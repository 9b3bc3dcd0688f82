import { readFileSync } from 'node:fs';

/**
 * The text of files beside this module, one after the other. In dist/ there are no such files: the build puts the texts in the place of
 * the modules that call this (scripts/build.ts).
 */
export function programText(...names: string[]): string {
  return names.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join('\n');
}
