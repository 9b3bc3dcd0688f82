import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { quote } from '../base/text/shell.ts';
import { AGENT_SEARCH } from '../programs/agent-search.ts';
import { fitting } from '../testbeds/long-script.ts';
import type { Testbed } from '../testbeds/types.ts';

/** Milliseconds within which the output of a command that has ended arrives. */
const LATE_OUTPUT = 10_000;
/** Exit code of a check that found no command. */
const NOT_FOUND = 127;
/** Most digits of an exit code. */
const DIGITS = 3;

/** Has the shell that becomes the agent's tell first whether the agent's command is there. */
export class AgentSearch {
  readonly #check: string;
  readonly #mark = Buffer.from(`\x1eagentbench-agent:${randomUUID()}:`);
  readonly #told = Promise.withResolvers<number>();
  #seen = false;
  /** The end of the output so far, which may begin the mark. */
  #held = Buffer.alloc(0);

  /** `check`: a script that exits with 127 if the command is missing. */
  constructor(check: string) {
    this.#check = check;
  }

  /** The testbed, for one command: the agent's. */
  in(testbed: Testbed): Pick<Testbed, 'run'> {
    return {
      run: async (command, signal) => {
        const words = [await fitting(command.script, testbed), this.#check, this.#mark.toString()];
        return await testbed.run(
          {
            ...command,
            // Not the agent's own: a bash would leave variables of its own in the environment of the next one.
            shell: 'sh',
            script: `set -- ${words.map(quote).join(' ')}\n${AGENT_SEARCH}`,
            output: (stream, chunk) => {
              const own = stream === 'stdout' && !this.#seen ? this.#withoutMark(chunk) : chunk;
              return own.length > 0 ? command.output(stream, own) : undefined;
            },
          },
          signal,
        );
      },
    };
  }

  /** True if the command is missing; to be asked when the agent has ended. False if its shell never told. */
  async isMissing(): Promise<boolean> {
    const stop = new AbortController();
    const late = sleep(LATE_OUTPUT, null, { signal: stop.signal });
    try {
      return (await Promise.race([this.#told.promise, late])) === NOT_FOUND;
    } finally {
      stop.abort();
    }
  }

  /** A chunk, and what was held back of the one before, without the mark and its number. */
  #withoutMark(chunk: Buffer): Buffer {
    // The memory of a chunk is reused.
    const text = Buffer.concat([this.#held, chunk]);
    const at = text.indexOf(this.#mark);
    const number = at + this.#mark.length;
    const end = at === -1 ? -1 : text.indexOf('\n', number);
    if (end !== -1) {
      this.#seen = true;
      this.#told.resolve(Number(text.toString('latin1', number, end)));
      return Buffer.concat([text.subarray(0, at), text.subarray(end + 1)]);
    }
    const begun = text.lastIndexOf(this.#mark[0]!);
    const border = begun === -1 || text.length - begun > this.#mark.length + DIGITS ? text.length : begun;
    this.#held = text.subarray(border);
    return text.subarray(0, border);
  }
}
