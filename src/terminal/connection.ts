import { messageOf, TrialError } from '../base/errors.ts';
import { TERMINAL_DRIVER } from '../programs/terminal-driver.ts';
import { type Conversation, type Testbed, TestbedDestroyed } from '../testbeds/types.ts';
import { type Message, messagesOf } from './messages.ts';

/** Where perl is; Debian's place first, whatever PATH says. */
const PERLS = ['/usr/bin/perl', 'perl'];
/** Milliseconds that a driver may take to say hello. */
const START_TIMEOUT = 30_000;

/** A driver that has said hello. */
export class Connection {
  readonly #conversation: Conversation;
  readonly #messages: AsyncGenerator<Message>;
  #open = true;

  constructor(conversation: Conversation) {
    this.#conversation = conversation;
    this.#messages = messagesOf(conversation.output);
    // A write to a driver that is gone fails here; that it is gone is learned from the end of its output.
    conversation.input.on('error', () => {});
  }

  get isOpen(): boolean {
    return this.#open;
  }

  send(message: string): void {
    if (this.#open) this.#conversation.input.write(message);
  }

  /** The next message; null when the driver is gone, or when it said nothing for so many milliseconds and was hung up on. */
  async next(timeout: number): Promise<Message | null> {
    const timer = setTimeout(() => this.close(), Math.max(0, timeout));
    try {
      const { value, done } = await this.#messages.next();
      if (!done) return value;
    } catch {
      // The transport broke, or it was closed: either way the driver is gone.
    } finally {
      clearTimeout(timer);
    }
    this.close();
    return null;
  }

  /** Hangs up: the driver ends all that it started, and itself. */
  close(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#conversation.close();
  }
}

/**
 * Starts a driver in a testbed. Fails as `converse` does; a TrialError of kind `testbed` says that there is no perl, or, where
 * there was one before (`again`), TestbedDestroyed.
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
  if (again) throw new TestbedDestroyed('perl, which drives the terminal, cannot be started in the testbed any more');
  if (fault !== undefined && !(fault instanceof TestbedDestroyed && isMissing(fault))) throw fault;
  throw new TrialError(
    'testbed',
    'the image has no perl, which drives the terminal of test cases with input: use an image made from Debian or Ubuntu, or install perl in it',
  );
}

/** Whether a program could not be started because it is not there. */
function isMissing(error: unknown): boolean {
  return /no such file|not found|ENOENT|executable/i.test(messageOf(error));
}
