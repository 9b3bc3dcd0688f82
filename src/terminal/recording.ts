import { HeadAndTail } from './head-and-tail.ts';

/** Size of the terminal, in columns and lines; set by the driver. */
const WIDTH = 120;
const HEIGHT = 40;
const LIMIT = 1024 * 1024;
/** Maximum text of one event, so that the cut of a long output does not depend on its chunks. */
const LONGEST_EVENT = 4096;

export interface RecordingOptions {
  /** Shown by players. */
  command: string;
  /** The value of TERM. */
  term: string;
  /** Milliseconds since 1970. */
  started: number;
  /** Limit on the characters of events; 1 MiB by default. */
  limit?: number;
}

/** A session as an asciicast v2, bounded: of a long one the middle is left out, and a line that says so, with a marker event, stands for it. */
export class Recording {
  readonly #header: string;
  readonly #events: HeadAndTail;
  /** Time of the last event before a cut, in seconds; used for the marker. */
  #headTime = 0;

  constructor({ command, term, started, limit = LIMIT }: RecordingOptions) {
    this.#events = new HeadAndTail(limit);
    const timestamp = Math.floor(started / 1000);
    this.#header = JSON.stringify({
      version: 2,
      width: WIDTH,
      height: HEIGHT,
      timestamp,
      command,
      env: { TERM: term },
    });
  }

  /** Adds output (`o`) or input (`i`), at a time in milliseconds since the session began. */
  add(time: number, kind: 'o' | 'i', text: string): void {
    const seconds = Math.round(time) / 1000;
    for (const part of parts(text)) {
      if (this.#events.add(`${JSON.stringify([seconds, kind, part])}\n`)) this.#headTime = seconds;
    }
  }

  text(): string {
    const cut = `… ${this.#events.dropped} characters of events left out …`;
    // Printed as well: a player would join what was printed before the cut with what was printed after it.
    const events = [
      [this.#headTime, 'o', `\r\n${cut}\r\n`],
      [this.#headTime, 'm', cut],
    ];
    return `${this.#header}\n${this.#events.text(events.map((event) => `${JSON.stringify(event)}\n`).join(''))}`;
  }
}

/** Splits a text without splitting a character. */
function* parts(text: string): Generator<string> {
  let start = 0;
  while (start < text.length) {
    let end = Math.min(text.length, start + LONGEST_EVENT);
    if (end < text.length && /[\ud800-\udbff]/.test(text[end - 1]!)) end -= 1;
    yield text.slice(start, end);
    start = end;
  }
}
