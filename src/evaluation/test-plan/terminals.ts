import type { Terminal } from '../../terminal/terminal.ts';
import type { TerminalRequest, TerminalSession } from '../../terminal/types.ts';

/** The terminals of one test plan: a further one is opened while servers occupy the others. Each runs one command at a time. */
export class Terminals {
  readonly #open: () => Promise<Terminal>;
  readonly #all: { terminal: Terminal; busy: boolean }[];

  constructor(first: Terminal, open: () => Promise<Terminal>) {
    this.#open = open;
    this.#all = [{ terminal: first, busy: false }];
  }

  /** Runs a command at a free terminal. Throws as `Terminal.run` and `openTerminal` do. */
  async run(request: TerminalRequest, signal: AbortSignal): Promise<TerminalSession> {
    let place = this.#all.find(({ busy }) => !busy);
    if (place === undefined) {
      place = { terminal: await this.#open(), busy: false };
      this.#all.push(place);
    }
    place.busy = true;
    try {
      return await place.terminal.run(request, signal);
    } finally {
      place.busy = false;
    }
  }

  /** Ends all processes that earlier commands left running. Throws as `Terminal.endLeft` does. */
  async endLeft(signal: AbortSignal): Promise<void> {
    for (const { terminal } of this.#all) await terminal.endLeft(signal);
  }

  close(): void {
    for (const { terminal } of this.#all) terminal.close();
  }
}
