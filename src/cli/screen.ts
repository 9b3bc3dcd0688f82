import { widthOf } from '../base/text/columns.ts';
import { withColours } from '../base/text/untrusted.ts';

/** Synchronized output: terminals that support it draw the enclosed text at once; others ignore the marks. */
const BEGIN = '\u001b[?2026h';
const END = '\u001b[?2026l';

/** Reads the size of a terminal, as Node.js does at SIGWINCH, and emits `resize` if it has changed. */
interface Refreshed {
  _refreshSize(): void;
}

/** Redraws lines at the end of a terminal, below text that scrolls by and stays. */
export class Screen {
  readonly #stream: NodeJS.WriteStream;
  #lines: string[] = [];

  constructor(stream: NodeJS.WriteStream) {
    this.#stream = stream;
  }

  /** Asks the terminal: the signal of a resize can come after the terminal has wrapped the redrawn lines anew. */
  size(): { columns: number; rows: number } {
    (this.#stream as Partial<Refreshed>)._refreshSize?.();
    return { columns: this.#stream.columns || 80, rows: this.#stream.rows || 24 };
  }

  /** Replaces the redrawn lines. Each must be narrower than the terminal. */
  draw(lines: string[]): void {
    this.print('', lines);
  }

  /** Writes text that stays, and the redrawn lines below it, in one write. */
  print(text: string, lines = this.#lines): void {
    const below = lines.map((line) => `${line}\n`).join('');
    this.#stream.write(`${BEGIN}${this.#erase()}${withColours(text + below)}${END}`);
    this.#lines = lines;
  }

  /**
   * Erases from the first redrawn line to the end of the screen; lines wrapped by a narrowed terminal count as several
   * rows.
   */
  #erase(): string {
    const { columns, rows } = this.size();
    const taken = this.#lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(line) / columns)), 0);
    return taken === 0 ? '' : `\r\u001b[${Math.min(taken, rows)}A\u001b[J`;
  }
}
