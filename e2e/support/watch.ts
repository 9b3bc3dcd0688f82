/** Watches the processes below a step, and those tools that come and go too quickly for that. */
import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findIn, type Needle } from '../runner/secrets.ts';

/** Milliseconds between two looks. */
const EVERY = 20;

export interface Watch {
  /** Resolves when each of these commands was seen, which may take a while: a command has to wait for it, or goes unseen. */
  saw(...names: string[]): Promise<void>;
  /** Stops it; the commands that were seen, and the secrets that were found in arguments or environments. */
  stop(): { commands: string[]; found: string[] };
}

/** Looks at all descendants of a process, again and again; not at the process itself, nor at copies of it that have yet to become another program. */
export function watchBelow(entry: number, needles: Needle[]): Watch {
  const self = argumentsOf(entry);
  const commands = new Set<string>();
  const found = new Set<string>();
  const timer = setInterval(look, EVERY);
  look();
  return {
    async saw(...names) {
      while (!names.every((name) => commands.has(name))) await sleep(EVERY, undefined, { ref: false });
    },
    stop() {
      clearInterval(timer);
      return { commands: [...commands].sort(), found: [...found].sort() };
    },
  };

  function look(): void {
    for (const pid of descendants(entry)) {
      const argv = argumentsOf(pid);
      const environment = readOrEmpty(`/proc/${pid}/environ`);
      // It may have become another program between the two.
      if (argv === '' || argv === self || argumentsOf(pid) !== argv) continue;
      const [program = ''] = argv.split('\0');
      commands.add(path.basename(program));
      for (const where of findIn(`the arguments of ${program}`, argv, needles)) found.add(where);
      for (const where of findIn(`the environment of ${program}`, environment, needles)) found.add(where);
    }
  }
}

function descendants(pid: number): number[] {
  const children = tasksOf(pid).flatMap((task) =>
    readOrEmpty(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean).map(Number),
  );
  return children.flatMap((child) => [child, ...descendants(child)]);
}

function tasksOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

function argumentsOf(pid: number): string {
  return readOrEmpty(`/proc/${pid}/cmdline`);
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return '';
  }
}

/** A start of a tool: its arguments and its environment, as they were. */
interface Start {
  tool: string;
  argv: string;
  environment: string;
}

export interface RecordedTools {
  /** To be first on PATH. */
  directory: string;
  starts(): Promise<Start[]>;
}

/** Stands in for tools, writes down how each is started, and then is the tool; `instead`: shell of a tool that is not to run. */
export async function recordTools(
  root: string,
  tools: string[],
  instead: Record<string, string> = {},
): Promise<RecordedTools> {
  const [directory, log] = [path.join(root, 'bin'), path.join(root, 'starts')];
  for (const made of [directory, log]) await mkdir(made);
  for (const tool of tools) {
    const script = `#!/bin/sh
place=$(mktemp -d ${log}/${tool}.XXXXXXXX)
tr '\\0' '\\n' </proc/$$/cmdline >"$place/argv"
tr '\\0' '\\n' </proc/$$/environ >"$place/environment"
${instead[tool] ?? `PATH=$(printf %s "$PATH" | sed 's#^${directory}:##'); exec ${tool} "$@"`}
`;
    await writeFile(path.join(directory, tool), script);
    await chmod(path.join(directory, tool), 0o755);
  }
  return {
    directory,
    async starts() {
      const names = (await readdir(log)).sort();
      return Promise.all(
        names.map(async (name) => ({
          tool: name.split('.')[0]!,
          argv: await readFile(path.join(log, name, 'argv'), 'utf8'),
          environment: await readFile(path.join(log, name, 'environment'), 'utf8'),
        })),
      );
    },
  };
}
