import { TrialError } from '../base/errors.ts';
import { type Testbed, TestbedDestroyed } from '../testbeds/types.ts';
import { type Connection, connect } from './connection.ts';
import { END_MESSAGE, endLeftMessage, runMessage } from './messages.ts';
import { SessionLog } from './session-log.ts';
import type { SessionEnd, TerminalOptions, TerminalRequest, TerminalSession } from './types.ts';

/** Milliseconds; more than the driver needs to end a session in any way. Only a stopped driver takes longer. */
const GRACE = 20_000;

/** Starts the driver in the testbed. Throws as `connect` does. */
export async function openTerminal(
  testbed: Pick<Testbed, 'converse'>,
  options: TerminalOptions,
  signal: AbortSignal,
): Promise<Terminal> {
  return new Terminal(testbed, options, await connect(testbed, false, signal));
}

/** Runs commands in a testbed, one at a time, as a person at a terminal would. */
export class Terminal {
  readonly #testbed: Pick<Testbed, 'converse'>;
  readonly #options: TerminalOptions;
  #connection: Connection;
  /** Sessions since the last `endLeft` whose driver was lost; the next `endLeft` ends their processes. */
  readonly #lost = new Set<number>();
  readonly #sessions = new Set<number>();
  #busy = false;

  constructor(testbed: Pick<Testbed, 'converse'>, options: TerminalOptions, connection: Connection) {
    this.#testbed = testbed;
    this.#options = options;
    this.#connection = connection;
  }

  /**
   * Runs a command to its end. Throws TestbedDestroyed if the testbed no longer runs commands, a TrialError for faults
   * of the environment, or the signal's reason; on an abort all processes started here are ended.
   */
  async run(request: TerminalRequest, signal: AbortSignal): Promise<TerminalSession> {
    const connection = await this.#connected(signal);
    const log = new SessionLog(request, this.#options);
    const limit = performance.now() + request.timeout + GRACE;
    const end = () => connection.send(END_MESSAGE);
    return this.#exchange(connection, signal, async () => {
      connection.send(runMessage(request));
      if (request.until?.aborted) end();
      request.until?.addEventListener('abort', end, { once: true });
      for (;;) {
        const message = await connection.next(limit - performance.now());
        signal.throwIfAborted();
        if (message === null) {
          // Reconnecting now shows if the testbed can still run the next command.
          await this.#connected(signal);
          const late = performance.now() >= limit;
          return await log.sessionWithScreen({ end: late ? 'timeout' : 'exit', exitCode: null, lost: true });
        }
        if (message.what === 'started') this.#sessions.add(message.session);
        else if (message.what === 'fault') throw unopened(message.reason);
        else if (message.what === 'listening') request.onListening?.();
        else if (message.what === 'end') return await log.sessionWithScreen(endOf(message.end, message.exitCode));
        else log.take(message);
      }
    }).finally(() => request.until?.removeEventListener('abort', end));
  }

  /** Ends processes that earlier commands left running; returns the number that could not be ended. Throws as `run` does. */
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

  /** Ends all processes started here. */
  close(): void {
    this.#connection.close();
  }

  /** The connection, renewed if the driver was lost. */
  async #connected(signal: AbortSignal): Promise<Connection> {
    signal.throwIfAborted();
    if (this.#connection.isOpen) return this.#connection;
    for (const session of this.#sessions) this.#lost.add(session);
    this.#sessions.clear();
    this.#connection = await connect(this.#testbed, true, signal);
    return this.#connection;
  }

  /** Makes one exchange with the driver. An abort closes the connection, which is the fastest way to end a session. */
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

/** The driver holds few files: something in the testbed has lowered its limit. Any other fault may be one of the machine. */
function unopened(reason: string): Error {
  const message = `no terminal could be opened: ${reason}`;
  return reason === 'Too many open files' ? new TestbedDestroyed(message) : new TrialError('testbed', message);
}

/** An exit without a code means that the process waiting for the command was ended first. */
function endOf(end: SessionEnd, exitCode: number | null): Pick<TerminalSession, 'end' | 'exitCode' | 'lost'> {
  return end === 'exit' && exitCode === null ? { end, exitCode, lost: true } : { end, exitCode };
}
