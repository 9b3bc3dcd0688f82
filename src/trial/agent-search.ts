import { randomUUID } from 'node:crypto';
import { unlessLate } from '../base/signals.ts';
import { quote } from '../base/text/shell.ts';
import { AGENT_SEARCH } from '../programs/agent-search.ts';
import { fitting } from '../testbeds/long-script.ts';
import { MarkedStream } from '../testbeds/marked-stream.ts';
import type { Testbed } from '../testbeds/types.ts';

/** Milliseconds within which the output of a command that has ended arrives. */
const LATE_OUTPUT = 10_000;
/** Exit code of a check that found no command. */
const NOT_FOUND = 127;

/** Has the shell that becomes the agent's tell first whether the agent's command is there. */
export class AgentSearch {
  readonly #check: string;
  readonly #mark = `\x1eagentbench-agent:${randomUUID()}:`;
  /** Its number is one more than the exit code of the check. */
  readonly #stream = new MarkedStream(this.#mark);
  readonly #told = Promise.withResolvers<number>();

  /** `check`: a script that exits with 127 if the command is missing. */
  constructor(check: string) {
    this.#check = check;
  }

  /** The testbed, for one command: the agent's. */
  in(testbed: Testbed): Pick<Testbed, 'run'> {
    return {
      run: async (command, signal) => {
        const words = [await fitting(command.script, testbed), this.#check, this.#mark];
        return await testbed.run(
          {
            ...command,
            // Not the agent's own: a bash would leave variables of its own in the environment of the next one.
            shell: 'sh',
            script: `set -- ${words.map(quote).join(' ')}\n${AGENT_SEARCH}`,
            output: (stream, chunk) => {
              const own = stream === 'stdout' && this.#stream.number === 0 ? this.#withoutMark(chunk) : chunk;
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
    return (await unlessLate(this.#told.promise, LATE_OUTPUT)) === NOT_FOUND;
  }

  /** A chunk, and what was held back of the one before, without the mark and its number. */
  #withoutMark(chunk: Buffer): Buffer {
    const parts = this.#stream.take(chunk);
    if (this.#stream.number > 0) {
      this.#told.resolve(this.#stream.number - 1);
      parts.push(...this.#stream.rest());
    }
    return Buffer.concat(parts.map(({ bytes }) => bytes));
  }
}
