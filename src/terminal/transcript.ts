import { HeadAndTail } from './head-and-tail.ts';
import { Line } from './line.ts';
import { Overwritten } from './overwritten.ts';

/** Characters of each text. */
export const LONGEST_TRANSCRIPT = 64 * 1024;
/** A longer line is kept in pieces; only the last piece can still be overwritten. */
const LONGEST_LINE = 2048;
/** Of a longer line, a state counts only if at least an eighth of it was written, which bounds the effort. */
const SHORT_LINE = 128;
/** Maximum column count in a control sequence; a screen has no more. */
const LARGEST_COUNT = 200;
/** A control string (such as a window title) is cut here; an unterminated one would otherwise hide all that follows. */
const LONGEST_STRING = 4096;

/** Lines that can be kept unchanged; text after the last newline is not one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are matched on purpose
const PLAIN_LINES = /(?:[^\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\r{1,3}(?=\n)){0,2048}/y;
/** Text without control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are matched on purpose
const PLAIN_RUN = /[^\u0000-\u0008\u000a-\u001f\u007f-\u009f]+/y;
/** The body of a control string. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are matched on purpose
const STRING_RUN = /[^\u0007\u0018\u001a\u001b\u009c]+/y;
/** Characters that start a control string after an escape: DCS, SOS, OSC, PM, APC. */
const STRINGS = 'PX]^_';

type State = 'text' | 'escape' | 'skip' | 'sequence' | 'string' | 'string escape';

/**
 * A terminal's output as plain text: no control sequences, a line break for a cleared screen or a cursor jump. Once as it
 * was printed, with a line for each text that was written over after a carriage return, and once with each line as it
 * ended. Takes time linear in the input.
 */
export class Transcript {
  readonly #printed: HeadAndTail;
  readonly #screen: HeadAndTail;
  #line = new Line();
  readonly #overwritten = new Overwritten();
  /** Characters written since the cursor last returned. */
  #written = 0;
  #state: State = 'text';
  /** True once the program placed the cursor in another line, or cleared the screen. */
  addressed = false;
  /** The sequence so far, without its introducer. */
  #sequence = '';
  #stringLength = 0;

  /** `limit` in characters, for each of the two texts. */
  constructor(limit = LONGEST_TRANSCRIPT) {
    this.#printed = new HeadAndTail(limit);
    this.#screen = new HeadAndTail(limit);
  }

  write(text: string): void {
    for (let at = 0; at < text.length; ) at = this.#state === 'text' ? this.#text(text, at) : this.#control(text, at);
  }

  /** Everything so far, as it was printed. */
  printed(): string {
    const line = this.#line.text();
    return [textOf(this.#printed), ...this.#overwritten.before(line), line].join('');
  }

  /** Everything so far, each line as it is now. */
  screen(): string {
    return textOf(this.#screen) + this.#line.text();
  }

  #text(text: string, at: number): number {
    if (this.#line.isFresh && this.#overwritten.isEmpty) {
      const block = match(PLAIN_LINES, text, at);
      const lines = block.slice(0, block.lastIndexOf('\n') + 1);
      if (lines !== '') {
        this.#keep(lines.replaceAll('\r', ''));
        return at + lines.length;
      }
    }
    const run = match(PLAIN_RUN, text, at);
    if (run === '') return this.#controlCharacter(text, at);
    let start = 0;
    while (start < run.length) {
      // A piece must not split a surrogate pair.
      let end = Math.min(run.length, start + LONGEST_LINE);
      if (end < run.length && /[\ud800-\udbff]/.test(run[end - 1]!)) end -= 1;
      this.#line.write(run.slice(start, end));
      this.#written += end - start;
      if (this.#line.length > LONGEST_LINE) this.#keepLine('');
      start = end;
    }
    return at + run.length;
  }

  #controlCharacter(text: string, at: number): number {
    const character = text[at]!;
    if (character === '\n') this.#newLine();
    else if (character === '\r') this.#return();
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
    // A broken-off sequence is dropped; the character itself counts.
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

  /** An escape sequence of one character, or of two if the first one says so (a character set). */
  #escape(character: string): void {
    this.#state = ' #%()*+-./'.includes(character) ? 'skip' : 'text';
    if ('cDEM'.includes(character)) this.#jump();
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
    else if ('G`'.includes(character) && count === 1) this.#return();
    else if ('G`'.includes(character)) this.#line.moveTo(count - 1);
    else if (character === 'P') this.#line.remove(count);
    else if (character === '@') this.#line.insert(count);
    else if (character === 'X') this.#line.blank(count);
    else if (character === 'b') this.#line.repeat(count);
    else if (character === 'K' && parameter === 2) this.#eraseLine();
    else if (character === 'K' || (character === 'J' && !(parameter > 1))) this.#line.erase(parameter || 0);
    else if ('ABEFHJLMSTdf'.includes(character)) this.#jump();
    else if ('hl'.includes(character) && /^\?(47|1047|1049)$/.test(this.#sequence)) this.#jump();
  }

  #newLine(): void {
    this.#keepLine('\n');
  }

  /** The cursor is at the beginning of the line again: further text overwrites it. */
  #return(): void {
    this.#note();
    this.#line.moveTo(0);
  }

  #eraseLine(): void {
    this.#note();
    this.#line.erase(2);
  }

  #note(): void {
    if (this.#written === 0 || (this.#line.length > SHORT_LINE && this.#written < this.#line.length / 8)) return;
    this.#overwritten.cursorReturned(this.#line.text());
    this.#written = 0;
  }

  #keepLine(end: string): void {
    const text = this.#line.take() + end;
    this.#screen.add(text);
    for (const part of [...this.#overwritten.before(text), text]) this.#printed.add(part);
    this.#overwritten.clear();
    this.#written = 0;
  }

  #keep(lines: string): void {
    this.#screen.add(lines);
    this.#printed.add(lines);
  }

  #jump(): void {
    this.addressed = true;
    this.#breakLine();
  }

  /** The following text is elsewhere on the screen. */
  #breakLine(): void {
    if (this.#line.length > 0) this.#newLine();
    else this.#line.moveTo(0);
  }
}

function textOf(kept: HeadAndTail): string {
  return kept.text(`\n[… ${kept.dropped} characters left out …]\n`);
}

/** The match of a sticky pattern at an index, or ''. */
function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}
