import { spawn } from 'node:child_process';
import path from 'node:path';
import { temporaryDirectory } from './temporary.ts';

/** The project's root. */
export const ROOT = path.resolve(import.meta.dirname, '../..');
/** Runs the command line from its sources, as `agentbench` runs it from the bundle. */
const ENTRY = `import { cli } from ${JSON.stringify(path.join(ROOT, 'src/cli/cli.ts'))};
process.exitCode = await cli(process.argv.slice(1), ${JSON.stringify(ROOT)});`;

export interface Finished {
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

/** Runs `agentbench` with these arguments in a fresh directory (or the given one) to its end. */
export function agentbench(
  args: string[],
  about: { cwd?: string; environment?: Record<string, string> } = {},
): Promise<Finished> {
  const { cwd = temporaryDirectory(), environment = {} } = about;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', ENTRY, '--', ...args], {
    cwd,
    env: { ...process.env, XDG_CACHE_HOME: path.join(temporaryDirectory(), 'cache'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (exitCode) => resolve({ exitCode, stdout, stderr }));
  });
}
