import { randomBytes, randomInt } from 'node:crypto';
import { COMMAND_WRAPPER } from '../../programs/command-wrapper.ts';
import { LASTING_COMMAND } from '../../programs/lasting-command.ts';
import { MarkedStream } from '../marked-stream.ts';
import type { Command } from '../types.ts';
import type { ExecSettings } from './container.ts';

/** Each runs the script in `$1`. */
export const SHELLS: Record<Command['shell'], string> = {
  agent: 'if command -v bash >/dev/null 2>&1; then exec bash -c "$1"; else exec /bin/sh -c "$1"; fi',
  bash: 'exec bash -c "$1"',
  sh: 'exec /bin/sh -c "$1"',
};

/** Settings of the exec of a lasting command; `mark` is printed first on the console. */
export function lastingCommand({ shell, script }: Command, mark: string): ExecSettings {
  return { Cmd: ['/bin/sh', '-c', LASTING_COMMAND + SHELLS[shell], 'sh', script, mark] };
}

/** A command that prints end marks: its output is known to be complete once both streams have had theirs. */
export class MarkedCommand {
  /** Exit code of a wrapper that ran to its end; one that was killed has another. */
  readonly ownCode = randomInt(64, 120);
  readonly #mark = `\x1eagentbench-end:${randomBytes(12).toString('hex')}:`;
  readonly #streams = { stdout: new MarkedStream(this.#mark), stderr: new MarkedStream(this.#mark) };

  /** Settings of the command's exec. */
  settings({ shell, script }: Command): ExecSettings & { Env: string[] } {
    return {
      Cmd: ['/bin/sh', '-c', COMMAND_WRAPPER, 'sh', SHELLS[shell]],
      Env: [`AGENTBENCH_SCRIPT=${script}`, `AGENTBENCH_MARK=${this.#mark}`, `AGENTBENCH_CODE=${this.ownCode}`],
    };
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
