import { widthOf } from '../base/text/columns.ts';
import { withColours } from '../base/text/untrusted.ts';

/** Terminals that know these two show what is between them at once; others pass them over. */
const BEGIN = '\u001b[?2026h';
const END = '\u001b[?2026l';

/** Lines at the end of a terminal that are written over and over, below text that scrolls by and stays. */
export class Screen {
  readonly #stream: NodeJS.WriteStream;
  #lines: string[] = [];

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
  }

  size(): { columns: number; rows: number } {
    return { columns: this.#stream.columns || 80, rows: this.#stream.rows || 24 };
  }

  /** Puts lines in the place of those that are there. None may be as wide as the terminal. */
  draw(lines: string[]): void {
    this.print('', lines);
  }

  /** Writes text that stays, and these lines below it, in one go. */
  print(text: string, lines = this.#lines): void {
    const below = lines.map((line) => `${line}\n`).join('');
    this.#stream.write(`${BEGIN}${this.#erase()}${withColours(text + below)}${END}`);
    this.#lines = lines;
  }

  /** From the first of the lines to the screen's end. A terminal that has become narrower since has wrapped them: they take more rows. */
  #erase(): string {
    const { columns, rows } = this.size();
    const taken = this.#lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(line) / columns)), 0);
    return taken === 0 ? '' : `\r\u001b[${Math.min(taken, rows)}A\u001b[J`;
  }
}
