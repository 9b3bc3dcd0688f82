import { messageOf, TrialError } from '../base/errors.ts';
import { LONGEST_DURATION } from '../options/units.ts';
import { TERMINAL_DRIVER } from '../programs/terminal-driver.ts';
import { type Conversation, type Testbed, TestbedDestroyed } from '../testbeds/types.ts';
import { type Message, messagesOf } from './messages.ts';

/** Candidates for perl; Debian's path first, whatever PATH says. */
const PERLS = ['/usr/bin/perl', 'perl'];
/** Time limit for the driver's hello, in milliseconds. */
const START_TIMEOUT = 120_000;

/** A connection to a driver that has said hello. */
export class Connection {
  readonly #conversation: Conversation;
  readonly #messages: AsyncGenerator<Message>;
  #open = true;
  #outputEnded = false;

  constructor(conversation: Conversation) {
    this.#conversation = conversation;
    this.#messages = messagesOf(this.#toItsEnd(conversation.output));
    // A write to a lost driver fails here; the loss is detected at the end of its output.
    conversation.input.on('error', () => {});
  }

  get isOpen(): boolean {
    return this.#open;
  }

  send(message: string): void {
    if (this.#open) this.#conversation.input.write(message);
  }

  /**
   * The next message; null when the driver is gone, or when it said nothing for so many milliseconds and was hung up on. Throws a
   * TrialError where the world lost the driver, and not the testbed.
   */
  async next(timeout: number): Promise<Message | null> {
    let late = false;
    const hangUp = () => {
      late = true;
      this.close();
    };
    const timer = setTimeout(hangUp, Math.min(Math.max(0, timeout), LONGEST_DURATION));
    try {
      const { value, done } = await this.#messages.next();
      if (!done) return value;
    } catch {
      // It was closed: the driver is gone.
    } finally {
      clearTimeout(timer);
    }
    const lost = late || (this.#open && this.#outputEnded) ? await this.#conversation.lost() : null;
    this.close();
    if (lost !== null) throw lost;
    return null;
  }

  async *#toItsEnd(output: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    yield* output;
    this.#outputEnded = true;
  }

  /** Hangs up: the driver ends all processes that it started, and itself. */
  close(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#conversation.close();
  }
}

/**
 * Starts a driver in a testbed. Throws as `converse` does. Without perl in the testbed it throws a TrialError of kind
 * `testbed`, or TestbedDestroyed if perl was there before (`again`).
 */
export async function connect(
  testbed: Pick<Testbed, 'converse'>,
  again: boolean,
  signal: AbortSignal,
): Promise<Connection> {
  let fault: unknown;
  for (const perl of PERLS) {
    try {
      const connection = new Connection(await testbed.converse([perl, '-e', TERMINAL_DRIVER], signal));
      if ((await connection.next(START_TIMEOUT))?.what === 'hello') return connection;
      connection.close();
    } catch (error) {
      fault = error;
    }
    signal.throwIfAborted();
  }
  const isGone = fault instanceof TestbedDestroyed && !isMissing(fault);
  if (fault instanceof TrialError || isGone) throw fault;
  if (again) throw new TestbedDestroyed('perl, which drives the terminal, cannot be started in the testbed any more');
  if (fault !== undefined && !(fault instanceof TestbedDestroyed)) throw fault;
  throw new TrialError(
    'testbed',
    'the image has no perl, which drives the terminal of test cases with input: use an image made from Debian or Ubuntu, or install perl in it',
  );
}

/** True if a program could not be started because it is missing. */
function isMissing(error: unknown): boolean {
  return /no such file|not found|ENOENT|executable/i.test(messageOf(error));
}
