import type { Message } from './messages.ts';
import { Recording } from './recording.ts';
import { screenAfter } from './screen.ts';
import { LONGEST_TRANSCRIPT, Transcript } from './transcript.ts';
import type { TerminalOptions, TerminalRequest, TerminalSession } from './types.ts';

/** Characters of output that are kept for the screen; of more, each line as it ended is shown. */
const MOST_OUTPUT = 2 * 1024 * 1024;

/** Records one session. */
export class SessionLog {
  readonly #request: TerminalRequest;
  readonly #redactor: TerminalOptions['redactor'];
  readonly #filter: ReturnType<TerminalOptions['redactor']['stream']>;
  readonly #decoder = new TextDecoder();
  readonly #transcript: Transcript;
  readonly #recording: Recording;
  readonly #limit: number;
  /** The output so far; null once it is too long. */
  #output: string[] | null = [];
  #outputLength = 0;
  readonly #started = performance.now();
  #typed = 0;
  #guessed = 0;
  readonly #file: Buffer[] = [];
  #fileRoom: number;

  constructor(request: TerminalRequest, { redactor, transcriptLimit, recordingLimit }: TerminalOptions) {
    this.#request = request;
    this.#fileRoom = request.file?.limit ?? 0;
    this.#redactor = redactor;
    this.#filter = redactor.stream();
    this.#limit = transcriptLimit ?? LONGEST_TRANSCRIPT;
    this.#transcript = new Transcript(this.#limit);
    this.#recording = new Recording({
      command: redactor.text(request.script),
      term: request.environment.TERM ?? 'xterm-256color',
      started: Date.now(),
      ...(recordingLimit === undefined ? {} : { limit: recordingLimit }),
    });
  }

  take(message: Message): void {
    if (message.what === 'output') this.#show(this.#filter.push(message.bytes), true);
    else if (message.what === 'file') this.#keep(message.bytes);
    else if (message.what === 'pressed') this.#type(message.key);
    else if (message.what === 'typed') {
      const line = this.#request.input?.[this.#typed] ?? '';
      // As the driver types it.
      const enter = ['\u0003', '\u0004'].includes(line) ? '' : this.#request.typing === 'upstream' ? '\n' : '\r';
      this.#type(line + enter);
      this.#typed += 1;
      if (message.guessed) this.#guessed += 1;
    }
  }

  session(end: Pick<TerminalSession, 'end' | 'exitCode' | 'lost'>): TerminalSession {
    this.#show(this.#filter.end(), false);
    return {
      ...end,
      typed: this.#typed,
      guessed: this.#guessed,
      duration: Math.round(this.#elapsed()),
      transcript: this.#transcript.printed(),
      screen: this.#transcript.screen(),
      recording: this.#recording.text(),
      file: end.lost || this.#fileRoom < 0 || this.#file.length === 0 ? null : Buffer.concat(this.#file),
    };
  }

  /** The same with the screen of a terminal, if the program placed its cursor. */
  async sessionWithScreen(...about: Parameters<SessionLog['session']>): Promise<TerminalSession> {
    const session = this.session(...about);
    if (!this.#transcript.addressed || this.#output === null) return session;
    return { ...session, screen: (await screenAfter(this.#output.join(''), this.#limit)) ?? session.screen };
  }

  /** Keeps a part of the file, up to the file's size limit. */
  #keep(bytes: Buffer): void {
    this.#fileRoom -= bytes.length;
    if (this.#fileRoom >= 0) this.#file.push(Buffer.from(bytes));
  }

  #show(bytes: Buffer, more: boolean): void {
    const text = this.#decoder.decode(bytes, { stream: more });
    this.#transcript.write(text);
    // Without a terminal no carriage returns were added; players need them.
    const shown = this.#request.input === null ? text.replace(/\r?\n/g, '\r\n') : text;
    this.#recording.add(this.#elapsed(), 'o', shown);
    this.#outputLength += shown.length;
    if (this.#outputLength > MOST_OUTPUT) this.#output = null;
    else this.#output?.push(shown);
  }

  #type(text: string): void {
    this.#recording.add(this.#elapsed(), 'i', this.#redactor.text(text));
  }

  #elapsed(): number {
    return performance.now() - this.#started;
  }
}
