import { TrialError } from '../base/errors.ts';
import type { Testbed } from '../testbeds/types.ts';
import { type Connection, connect } from './connection.ts';
import { endLeftMessage, runMessage } from './messages.ts';
import { SessionLog } from './session-log.ts';
import type { SessionEnd, TerminalOptions, TerminalRequest, TerminalSession } from './types.ts';

/** Milliseconds: more than the driver takes to end a session in whatever way. Only one that was stopped takes longer. */
const GRACE = 20_000;

/** Runs commands in a testbed, one at a time, as a person at a terminal would. */
export interface Terminal {
  /**
   * Runs a command to its end. Throws TestbedDestroyed where the testbed runs nothing any more, a TrialError for the world's
   * faults, or the signal's reason: then everything that was started here is ended.
   */
  run(request: TerminalRequest, signal: AbortSignal): Promise<TerminalSession>;
  /** Ends what earlier commands left running; how many processes would not go. Fails as `run` does. */
  endLeft(signal: AbortSignal): Promise<number>;
  /** Ends everything that was started here. */
  close(): void;
}

/** Starts the program in the testbed that all commands are run by. Fails as `connect` does. */
export async function openTerminal(
  testbed: Pick<Testbed, 'converse'>,
  options: TerminalOptions,
  signal: AbortSignal,
): Promise<Terminal> {
  return new DrivenTerminal(testbed, options, await connect(testbed, false, signal));
}

class DrivenTerminal implements Terminal {
  readonly #testbed: Pick<Testbed, 'converse'>;
  readonly #options: TerminalOptions;
  #connection: Connection;
  /** The sessions since the last `endLeft` whose driver was lost: the next one ends what they left. */
  readonly #lost = new Set<number>();
  readonly #sessions = new Set<number>();
  #busy = false;

  constructor(testbed: Pick<Testbed, 'converse'>, options: TerminalOptions, connection: Connection) {
    this.#testbed = testbed;
    this.#options = options;
    this.#connection = connection;
  }

  async run(request: TerminalRequest, signal: AbortSignal): Promise<TerminalSession> {
    const connection = await this.#connected(signal);
    const log = new SessionLog(request, this.#options);
    const limit = performance.now() + request.timeout + GRACE;
    return this.#exchange(connection, signal, async () => {
      connection.send(runMessage(request));
      for (;;) {
        const message = await connection.next(limit - performance.now());
        signal.throwIfAborted();
        if (message === null) {
          // Whether the testbed is still fit for the next command is told now.
          await this.#connected(signal);
          const late = performance.now() >= limit;
          return log.session({ end: late ? 'timeout' : 'exit', exitCode: null, lost: true });
        }
        if (message.what === 'started') this.#sessions.add(message.session);
        else if (message.what === 'fault')
          throw new TrialError('testbed', `no terminal could be opened: ${message.reason}`);
        else if (message.what === 'end') return log.session(endOf(message.end, message.exitCode));
        else log.take(message);
      }
    });
  }

  async endLeft(signal: AbortSignal): Promise<number> {
    if (this.#sessions.size === 0 && this.#lost.size === 0) return 0;
    const connection = await this.#connected(signal);
    return this.#exchange(connection, signal, async () => {
      connection.send(endLeftMessage(this.#lost));
      const answer = await connection.next(GRACE);
      signal.throwIfAborted();
      this.#sessions.clear();
      this.#lost.clear();
      return answer?.what === 'left' ? answer.count : 0;
    });
  }

  close(): void {
    this.#connection.close();
  }

  /** The connection, made anew where the driver was lost. */
  async #connected(signal: AbortSignal): Promise<Connection> {
    signal.throwIfAborted();
    if (this.#connection.isOpen) return this.#connection;
    for (const session of this.#sessions) this.#lost.add(session);
    this.#sessions.clear();
    this.#connection = await connect(this.#testbed, true, signal);
    return this.#connection;
  }

  /** Talks to the driver about one thing. An abort hangs up: nothing ends a session quicker. */
  async #exchange<T>(connection: Connection, signal: AbortSignal, talk: () => Promise<T>): Promise<T> {
    if (this.#busy) throw new Error('the terminal runs one command at a time');
    this.#busy = true;
    const close = () => connection.close();
    signal.addEventListener('abort', close, { once: true });
    try {
      return await talk();
    } finally {
      signal.removeEventListener('abort', close);
      this.#busy = false;
    }
  }
}

/** A command's own exit has a code; where it has none, the process that waited for the command was ended before it. */
function endOf(end: SessionEnd, exitCode: number | null): Pick<TerminalSession, 'end' | 'exitCode' | 'lost'> {
  return end === 'exit' && exitCode === null ? { end, exitCode, lost: true } : { end, exitCode };
}
