import { HeadAndTail } from './head-and-tail.ts';
import { Line } from './line.ts';

const LIMIT = 64 * 1024;
/** A line that is longer than this is kept in pieces, of which only the last can still be written over. */
const LONGEST_LINE = 2048;
/** Columns that a sequence may speak of; a screen has no more. */
const LARGEST_COUNT = 200;
/** A control string (a window title, say) ends here at the latest, or one that never ends would hide all that follows. */
const LONGEST_STRING = 4096;

/** Lines that may be kept as they are; what follows the last newline is not one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
const PLAIN_LINES = /(?:[^\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\r{1,3}(?=\n)){0,2048}/y;
/** Text that no control character is in. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
const PLAIN_RUN = /[^\u0000-\u0008\u000a-\u001f\u007f-\u009f]+/y;
/** What a control string goes on with. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
const STRING_RUN = /[^\u0007\u0018\u001a\u001b\u009c]+/y;
/** What begins a control string, after an escape: DCS, SOS, OSC, PM, APC. */
const STRINGS = 'PX]^_';

type State = 'text' | 'escape' | 'skip' | 'sequence' | 'string' | 'string escape';

/**
 * What a reader of the screen saw, as plain text: without control sequences, lines in their final state (a progress bar is
 * its last), a cleared screen or a jump of the cursor as the beginning of a new line. Effort grows with the input's length only.
 */
export class Transcript {
  readonly #kept: HeadAndTail;
  #line = new Line();
  #state: State = 'text';
  /** The sequence so far, without its introducer. */
  #sequence = '';
  #stringLength = 0;

  /** `limit` in characters. */
  constructor(limit = LIMIT) {
    this.#kept = new HeadAndTail(limit);
  }

  write(text: string): void {
    for (let at = 0; at < text.length; ) at = this.#state === 'text' ? this.#text(text, at) : this.#control(text, at);
  }

  /** Everything so far. */
  text(): string {
    return this.#kept.text(`\n[… ${this.#kept.dropped} characters left out …]\n`) + this.#line.text();
  }

  #text(text: string, at: number): number {
    if (this.#line.isFresh) {
      const block = match(PLAIN_LINES, text, at);
      const lines = block.slice(0, block.lastIndexOf('\n') + 1);
      if (lines !== '') {
        this.#kept.add(lines.replaceAll('\r', ''));
        return at + lines.length;
      }
    }
    const run = match(PLAIN_RUN, text, at);
    if (run === '') return this.#controlCharacter(text, at);
    let start = 0;
    while (start < run.length) {
      // A piece may go through a character of two code units.
      let end = Math.min(run.length, start + LONGEST_LINE);
      if (end < run.length && /[\ud800-\udbff]/.test(run[end - 1]!)) end -= 1;
      this.#line.write(run.slice(start, end));
      if (this.#line.length > LONGEST_LINE) this.#kept.add(this.#line.take());
      start = end;
    }
    return at + run.length;
  }

  #controlCharacter(text: string, at: number): number {
    const character = text[at]!;
    if (character === '\n') this.#newLine();
    else if (character === '\r') this.#line.moveTo(0);
    else if (character === '\b') this.#line.moveBy(-1);
    else if (character === '\u001b') this.#state = 'escape';
    else if (character === '\u009b') this.#begin('sequence');
    else if ('\u0090\u0098\u009d\u009e\u009f'.includes(character)) this.#begin('string');
    else if (character === '\u000b' || character === '\u000c') this.#breakLine();
    return at + 1;
  }

  #begin(state: 'sequence' | 'string'): void {
    this.#state = state;
    this.#sequence = '';
    this.#stringLength = 0;
  }

  #control(text: string, at: number): number {
    const character = text[at]!;
    if (this.#state === 'string' && !'\u0007\u0018\u001a\u001b\u009c'.includes(character))
      return this.#string(text, at);
    if (this.#state === 'string') this.#state = character === '\u001b' ? 'string escape' : 'text';
    else if (this.#state === 'string escape' && character === '\\') this.#state = 'text';
    else if (character === '\u001b') this.#state = 'escape';
    // A sequence that is broken off is none; the character counts.
    else if (character < ' ' || character > '~') {
      this.#state = 'text';
      return at;
    } else if (this.#state === 'sequence') this.#takeSequence(character);
    else if (this.#state === 'skip') this.#state = 'text';
    else if (character === '[') this.#begin('sequence');
    else if (STRINGS.includes(character)) this.#begin('string');
    else this.#escape(character);
    return at + 1;
  }

  #string(text: string, at: number): number {
    const run = match(STRING_RUN, text, at).slice(0, LONGEST_STRING - this.#stringLength);
    this.#stringLength += run.length;
    if (this.#stringLength >= LONGEST_STRING) this.#state = 'text';
    return at + run.length;
  }

  /** A sequence of one character, or of two where the first says so: a character set. */
  #escape(character: string): void {
    this.#state = ' #%()*+-./'.includes(character) ? 'skip' : 'text';
    if ('cDEM'.includes(character)) this.#breakLine();
  }

  #takeSequence(character: string): void {
    if (character < '@') {
      this.#sequence += character;
      if (this.#sequence.length > 64) this.#state = 'text';
      return;
    }
    this.#state = 'text';
    const parameter = Number.parseInt(this.#sequence, 10);
    const count = Math.min(Math.max(Number.isNaN(parameter) ? 1 : parameter, 1), LARGEST_COUNT);
    if (character === 'C') this.#line.moveBy(count);
    else if (character === 'D') this.#line.moveBy(-count);
    else if (character === 'G' || character === '`') this.#line.moveTo(count - 1);
    else if (character === 'P') this.#line.remove(count);
    else if (character === '@') this.#line.insert(count);
    else if (character === 'X') this.#line.blank(count);
    else if (character === 'b') this.#line.repeat(count);
    else if (character === 'K' || (character === 'J' && !(parameter > 1))) this.#line.erase(parameter || 0);
    else if ('ABEFHJLMSTdf'.includes(character)) this.#breakLine();
    else if ('hl'.includes(character) && /^\?(47|1047|1049)$/.test(this.#sequence)) this.#breakLine();
  }

  #newLine(): void {
    this.#kept.add(`${this.#line.take()}\n`);
  }

  /** What follows stands elsewhere on the screen. */
  #breakLine(): void {
    if (this.#line.length > 0) this.#newLine();
    else this.#line.moveTo(0);
  }
}

/** What a sticky pattern matches at a place, or ''. */
function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}
