import type { Message } from './messages.ts';
import { Recording } from './recording.ts';
import { Transcript } from './transcript.ts';
import type { TerminalOptions, TerminalRequest, TerminalSession } from './types.ts';

/** Records one session. */
export class SessionLog {
  readonly #request: TerminalRequest;
  readonly #redactor: TerminalOptions['redactor'];
  readonly #filter: ReturnType<TerminalOptions['redactor']['stream']>;
  readonly #decoder = new TextDecoder();
  readonly #transcript: Transcript;
  readonly #recording: Recording;
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
    this.#transcript = new Transcript(transcriptLimit);
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
      this.#type(`${this.#request.input?.[this.#typed] ?? ''}\r`);
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

  /** Keeps a part of the file, up to the file's size limit. */
  #keep(bytes: Buffer): void {
    this.#fileRoom -= bytes.length;
    if (this.#fileRoom >= 0) this.#file.push(Buffer.from(bytes));
  }

  #show(bytes: Buffer, more: boolean): void {
    const text = this.#decoder.decode(bytes, { stream: more });
    this.#transcript.write(text);
    // Without a terminal no carriage returns were added; players need them.
    this.#recording.add(this.#elapsed(), 'o', this.#request.input === null ? text.replace(/\r?\n/g, '\r\n') : text);
  }

  #type(text: string): void {
    this.#recording.add(this.#elapsed(), 'i', this.#redactor.text(text));
  }

  #elapsed(): number {
    return performance.now() - this.#started;
  }
}
