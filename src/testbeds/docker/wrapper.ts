import { randomBytes, randomInt } from 'node:crypto';
import type { Command } from '../types.ts';
import { MarkedStream } from './console.ts';
import type { ExecSettings } from './engine.ts';

const SHELLS: Record<Command['shell'], string> = {
  agent: 'if command -v bash >/dev/null 2>&1; then exec bash -c "$1"; else exec /bin/sh -c "$1"; fi',
  bash: 'exec bash -c "$1"',
  sh: 'exec /bin/sh -c "$1"',
};
/** The first line of output is the process id, printed before the command begins: in the Engine also its session. */
const PREAMBLE = 'echo $$; ';
/** The same of a command that prints no end marks. */
const PREAMBLE_ALONE = 'echo $$ alone; ';
/**
 * Takes the container's own output for that of the command: it is read as long as the container lives, while the Engine closes
 * an exec's two seconds after its exit, and a server that logs there would die of it. Where it cannot be opened, the exec's own stays.
 */
const CONSOLE =
  '{ printf %s "$2" >/proc/1/fd/1 && printf %s "$2" >/proc/1/fd/2; } 2>/dev/null && exec >/proc/1/fd/1 2>/proc/1/fd/2; ';

/** The variables that the wrapper is told by; not by its arguments, where a `pgrep -f` of the command would find them. */
const [SCRIPT, MARK, CODE] = ['AGENTBENCH_SCRIPT', 'AGENTBENCH_MARK', 'AGENTBENCH_CODE'];

/**
 * Runs the command in a session of its own, which its first process leads as it would lead the exec's (a child in the foreground leads no
 * group, so `setsid` need not fork), then prints the end mark with the exit code on both streams, and exits with a code of its own.
 * Without `setsid` the command takes its place, and no marks come.
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

/** How a lasting command is begun; `mark` is what it prints first on the console. */
export function lastingCommand({ shell, script }: Command, mark: string): ExecSettings {
  return { Cmd: ['/bin/sh', '-c', PREAMBLE + CONSOLE + SHELLS[shell], 'sh', script, mark] };
}

/** A command that prints its end in band: only what stands before the marks on both streams is known to be all of its output. */
export class MarkedCommand {
  /** The exit code of a wrapper that has come to its end: one that was ended before has another. */
  readonly ownCode = randomInt(64, 120);
  readonly #mark = `\x1eagentbench-end:${randomBytes(12).toString('hex')}:`;
  readonly #streams = { stdout: new MarkedStream(this.#mark), stderr: new MarkedStream(this.#mark) };

  /** How it is begun. */
  settings({ shell, script }: Command): ExecSettings & { Env: string[] } {
    const told = [`${SCRIPT}=${script}`, `${MARK}=${this.#mark}`, `${CODE}=${this.ownCode}`];
    return { Cmd: ['/bin/sh', '-c', wrapper(shell)], Env: told };
  }

  /** What of a chunk is the command's. */
  take(stream: 'stdout' | 'stderr', chunk: Buffer): Buffer[] {
    return this.#streams[stream].take(chunk).map(({ bytes }) => bytes);
  }

  /** What was held back of a stream that has ended. */
  rest(stream: 'stdout' | 'stderr'): Buffer[] {
    return this.#streams[stream].rest().map(({ bytes }) => bytes);
  }

  /** Null as long as not both streams have had their end mark. */
  get exitCode(): number | null {
    const [out, err] = [this.#streams.stdout.number, this.#streams.stderr.number];
    return out === 0 || err === 0 ? null : out - 1;
  }
}
