import { realpathSync } from 'node:fs';
import path from 'node:path';
import { word } from './text/shell.ts';

/** Directories into which a package is fetched for one command, and the command. */
const FETCHED: [directory: RegExp, command: string][] = [
  [/[\\/]_npx[\\/]/, 'npx agentbench-action'],
  [/[\\/]pnpm[\\/]dlx[\\/]/, 'pnpm dlx agentbench-action'],
  [/[\\/]dlx-\d+[\\/]/, 'yarn dlx agentbench-action'],
  [/[\\/]\.?bunx-\d+[-\\/]/, 'bunx agentbench-action'],
];

/**
 * The command to print for the user's shell, equivalent to the current invocation. npx puts nothing on PATH, and the
 * registry's package `agentbench` is unrelated. `script` is the path of the started file as the shell found it.
 */
export function ourCommand(script = process.argv[1] ?? '', cwd = process.cwd()): string {
  const real = realPath(script);
  const fetched = FETCHED.find(([directory]) => directory.test(real));
  if (fetched !== undefined) return fetched[1];
  if (/[\\/]node_modules[\\/]\.bin[\\/]/.test(script)) return 'npx agentbench';
  return path.basename(script) === 'cli.js' ? `node ${word(path.relative(cwd, script))}` : 'agentbench';
}

function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}
