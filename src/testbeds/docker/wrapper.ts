import { randomBytes, randomInt } from 'node:crypto';
import type { Command } from '../types.ts';
import { MarkedStream } from './console.ts';
import type { ExecSettings } from './engine.ts';

const SHELLS: Record<Command['shell'], string> = {
  agent: 'if command -v bash >/dev/null 2>&1; then exec bash -c "$1"; else exec /bin/sh -c "$1"; fi',
  bash: 'exec bash -c "$1"',
  sh: 'exec /bin/sh -c "$1"',
};
/**
 * Prints the process id as the first line of output, before the command begins. In the Engine it is also the session's
 * id.
 */
const PREAMBLE = 'echo $$; ';
/** The same for a command that prints no end marks. */
const PREAMBLE_ALONE = 'echo $$ alone; ';
/**
 * Redirects the command's output to the container's own, which is read as long as the container lives. The Engine
 * closes an exec's own output two seconds after its exit, which would end a server that logs there. If the container's
 * cannot be opened, the exec's own stays.
 */
const CONSOLE =
  '{ printf %s "$2" >/proc/1/fd/1 && printf %s "$2" >/proc/1/fd/2; } 2>/dev/null && exec >/proc/1/fd/1 2>/proc/1/fd/2; ';

/** Variables with the wrapper's parameters; as arguments, a `pgrep -f` for the command would match them. */
const [SCRIPT, MARK, CODE] = ['AGENTBENCH_SCRIPT', 'AGENTBENCH_MARK', 'AGENTBENCH_CODE'];

/**
 * Runs the command in a session of its own, which its first process leads as it would lead the exec's (a foreground
 * child does not lead a group, so `setsid` need not fork), then prints the end mark with the exit code on both streams,
 * and exits with a code of its own. Without `setsid`, the command replaces the wrapper, and no marks come.
 */
function wrapper(shell: Command['shell']): string {
  return `exec 3>&2 2>/dev/null
set -- "$${SCRIPT}" "$${MARK}" "$${CODE}"
unset ${SCRIPT} ${MARK} ${CODE}
command -v setsid >/dev/null || exec /bin/sh -c '${PREAMBLE_ALONE}${SHELLS[shell]}' sh "$1" 2>&3 3>&-
setsid /bin/sh -c '${PREAMBLE}${SHELLS[shell]}' sh "$1" 2>&3 3>&-
code=$?
trap '' PIPE
printf '%s%s\\n' "$2" "$((code + 1))"
printf '%s%s\\n' "$2" "$((code + 1))" >&3
exit "$3"`;
}

/** Settings of the exec of a lasting command; `mark` is printed first on the console. */
export function lastingCommand({ shell, script }: Command, mark: string): ExecSettings {
  return { Cmd: ['/bin/sh', '-c', PREAMBLE + CONSOLE + SHELLS[shell], 'sh', script, mark] };
}

/** A command that prints end marks: its output is known to be complete once both streams have had theirs. */
export class MarkedCommand {
  /** Exit code of a wrapper that ran to its end; one that was killed has another. */
  readonly ownCode = randomInt(64, 120);
  readonly #mark = `\x1eagentbench-end:${randomBytes(12).toString('hex')}:`;
  readonly #streams = { stdout: new MarkedStream(this.#mark), stderr: new MarkedStream(this.#mark) };

  /** Settings of the command's exec. */
  settings({ shell, script }: Command): ExecSettings & { Env: string[] } {
    const told = [`${SCRIPT}=${script}`, `${MARK}=${this.#mark}`, `${CODE}=${this.ownCode}`];
    return { Cmd: ['/bin/sh', '-c', wrapper(shell)], Env: told };
  }

  /** The parts of a chunk that are the command's own. */
  take(stream: 'stdout' | 'stderr', chunk: Buffer): Buffer[] {
    return this.#streams[stream].take(chunk).map(({ bytes }) => bytes);
  }

  /** The bytes held back of a stream that has ended. */
  rest(stream: 'stdout' | 'stderr'): Buffer[] {
    return this.#streams[stream].rest().map(({ bytes }) => bytes);
  }

  /** Null until both streams have had their end mark. */
  get exitCode(): number | null {
    const [out, err] = [this.#streams.stdout.number, this.#streams.stderr.number];
    return out === 0 || err === 0 ? null : out - 1;
  }
}
