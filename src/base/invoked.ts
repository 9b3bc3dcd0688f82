import { realpathSync } from 'node:fs';
import path from 'node:path';
import { word } from './text/shell.ts';

/**
 * The command to print for the user's shell, equivalent to the current invocation. npx puts nothing on PATH, and the
 * registry's package `agentbench` is unrelated. `script` is the path of the started file as the shell found it.
 */
export function ourCommand(script = process.argv[1] ?? '', cwd = process.cwd()): string {
  if (/[\\/]node_modules[\\/]\.bin[\\/]/.test(script))
    return /[\\/]_npx[\\/]/.test(realPath(script)) ? 'npx agentbench-action' : 'npx agentbench';
  return path.basename(script) === 'cli.js' ? `node ${word(path.relative(cwd, script))}` : 'agentbench';
}

function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}
