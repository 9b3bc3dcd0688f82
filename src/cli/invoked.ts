import { realpathSync } from 'node:fs';
import path from 'node:path';
import { word } from '../base/text/shell.ts';

/**
 * How this command is written again in the reader's shell, for the steps that we print. npx puts nothing on PATH, and what the registry
 * calls `agentbench` is a stranger's; `script` is the file that was started, as the shell found it.
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
