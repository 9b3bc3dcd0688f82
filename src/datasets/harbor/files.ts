import { existsSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ignore, { type Ignore } from 'ignore';
import { codeOf, messageOf } from '../../base/errors.ts';
import { readTextFile } from '../../base/regular-file.ts';
import { LEADS_OUT, leadsOut } from '../inside.ts';

const IGNORE = '.harborignore';
const LARGEST_IGNORE = 1024 * 1024;
const LARGEST_INSTRUCTION = 4 * 1024 * 1024;
const COMMENT = /^(<!--.*-->|#.*)$/;

/**
 * The paths below a folder of tests or of a solution (`.harborignore` counts only there) that are left out, relative to
 * it. As in git, the file of a deeper folder decides over those above. Adds links that lead out of the task, and unreadable
 * rules, to `faults`.
 */
export function leftOut(task: string, folder: string, faults: string[]): string[] {
  const out: string[] = [];
  if (existsSync(folder)) visit('', []);
  return out;

  function visit(below: string, above: { place: string; rules: Ignore }[]): void {
    const rules = rulesIn(path.join(folder, below, IGNORE));
    const layers = rules === null ? above : [...above, { place: below, rules }];
    for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
      const name = path.posix.join(below, entry.name);
      if (entry.name === IGNORE || isIgnored(entry.isDirectory() ? `${name}/` : name, layers)) out.push(name);
      else if (entry.isDirectory()) visit(name, layers);
      else if (leadsOut(task, path.join(folder, name)))
        faults.push(`${path.relative(task, path.join(folder, name))} ${LEADS_OUT}`);
    }
  }

  function rulesIn(file: string): Ignore | null {
    try {
      return ignore().add(readTextFile(file, LARGEST_IGNORE));
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') faults.push(`${path.relative(task, file)}: cannot be read: ${messageOf(error)}`);
      return null;
    }
  }
}

function isIgnored(name: string, layers: { place: string; rules: Ignore }[]): boolean {
  let out = false;
  for (const { place, rules } of layers) {
    const { ignored, unignored } = rules.test(name.slice(place === '' ? 0 : place.length + 1));
    if (ignored || unignored) out = ignored;
  }
  return out;
}

/**
 * The prompt of `instruction.md`: with LF, without leading canary lines and the blank lines that follow. Throws the
 * system's error or NotReadable.
 */
export function readInstruction(file: string): string {
  const lines = readTextFile(file, LARGEST_INSTRUCTION, { follow: true }).replaceAll(/\r\n?/g, '\n').split('\n');
  let first = 0;
  while (first < lines.length && COMMENT.test(lines[first]!.trim()) && /canary/i.test(lines[first]!)) first += 1;
  while (first < lines.length && lines[first]!.trim() === '') first += 1;
  return lines.slice(first).join('\n');
}

/** True for a regular file, or a link to one. */
export function isFile(file: string): boolean {
  return existsSync(file) && (lstatSync(file).isFile() || lstatSync(file).isSymbolicLink());
}
