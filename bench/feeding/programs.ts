import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inTemporary } from '../scene.ts';
import type { Session } from './session.ts';

const PROGRAMS = path.join(import.meta.dirname, 'programs');
const HEADER =
  /^# (?<kind>one thread|one thread, polls|several threads); types (?<lines>\[.*\])\n(?:# needs: (?<needs>\S+)\n)?(?:# differs: (?<differs>.+)\n)?/;

/** A small program, with the lines that are typed to it. */
export interface Program extends Session {
  /**
   * One thread of one process (a parent that waits for its child does not count), which either waits without a clock or
   * polls its input; or several.
   */
  kind: 'one thread' | 'one thread, polls' | 'several threads';
  /** A package that it imports. */
  needs: string | null;
  /** Why its transcript differs from upstream's, where it does. */
  differs: string | null;
}

export function allPrograms(): Program[] {
  return readdirSync(PROGRAMS).sort().map(programOf);
}

function programOf(name: string): Program {
  const { kind, lines, needs, differs } = HEADER.exec(readFileSync(path.join(PROGRAMS, name), 'utf8'))!.groups!;
  return {
    name,
    command: `${name.endsWith('.py') ? 'python3' : 'bash'} ${name}`,
    lines: JSON.parse(lines!),
    kind: kind as Program['kind'],
    needs: needs ?? null,
    differs: differs ?? null,
    // A copy, since programs write beside themselves.
    inPlace(work) {
      return inTemporary(async (directory) => {
        copyFileSync(path.join(PROGRAMS, name), path.join(directory, name));
        return await work(directory);
      });
    },
  };
}

/** Installs the packages that programs need into a directory; false if that is not possible here. */
export function installPackages(programs: Program[], directory: string): boolean {
  const packages = [...new Set(programs.flatMap(({ needs }) => (needs === null ? [] : [needs])))];
  return spawnSync('python3', ['-m', 'pip', 'install', '--quiet', '--target', directory, ...packages]).status === 0;
}
