import { spawn } from 'node:child_process';
import { messageOf } from '../../base/errors.ts';
import { NO_CHECKOUT } from '../../base/find-tool.ts';
import type { Machine } from '../../base/machine.ts';

/** Of a script that begins with the mark: its first line, which an editor shows as it should be, is none for the interpreter. */
export const WITH_MARK =
  'begins with a byte order mark (BOM), which its interpreter takes as part of the first word; save it without';

/**
 * The first syntax error of a script, as this machine's shell tells it by `-n`, which executes nothing; null if there is
 * none, or no such shell.
 */
export async function syntaxError(
  shell: 'sh' | 'bash',
  script: string,
  { environment: { PATH } }: Pick<Machine, 'environment'>,
): Promise<string | null> {
  const child = spawn(shell, ['-n'], {
    cwd: NO_CHECKOUT,
    stdio: ['pipe', 'ignore', 'pipe'],
    env: { PATH: PATH ?? '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(0, 4096);
  });
  // It may have ended at the error.
  child.stdin.on('error', () => {});
  child.stdin.end(`${script.replace(/^\ufeff/, '').replace(/\n$/, '')}\n`);
  const exitCode = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      said = messageOf(error);
      resolve(0);
    });
    child.once('close', resolve);
  });
  if (exitCode === 0) return null;
  // `sh: 1: Syntax error: …`, `bash: line 1: …`
  return said.split('\n')[0]!.replace(/^\S*sh: (line )?(\d+): /, 'line $2: ') || `exit code ${exitCode}`;
}
