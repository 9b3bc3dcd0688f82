import { readFileSync } from 'node:fs';

/**
 * Concatenates the texts of files beside this module. In dist/ these files do not exist: the build replaces the modules
 * that call this by their texts (scripts/build.ts).
 */
export function programText(...names: string[]): string {
  return names.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join('\n');
}

/** Removes the lines of a shell or Perl program that hold nothing but a comment: its text travels with every trial. */
export function withoutComments(program: string): string {
  return program.replace(/^[ \t]*#(?!!).*\n/gm, '');
}
