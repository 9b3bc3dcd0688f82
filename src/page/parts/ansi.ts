import Anser from 'anser';
import { withColours } from '../../base/text/untrusted.ts';

/** A part of a line with one appearance. */
export interface Piece {
  text: string;
  /** Class names of the style sheet. */
  classes: string;
  /** Colours beyond the sixteen that have a class, as `r g b`. */
  color: string | null;
  background: string | null;
}

export interface Line {
  /** Line number from 1; null for the continuation of a line that is too long. */
  number: number | null;
  /** The text without colours, used by the search. */
  text: string;
  pieces: Piece[];
}

/** Maximum characters of one line on the page. */
const LONGEST_LINE = 2_000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
const COLOURS = /\u001b\[[\d;:]*m/g;
/** Colours with parts of parameters, such as `38:2::255:0:0` and `4:3`, which the parser would leave as text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
const WITH_PARTS = /\u001b\[[\d;]*:[\d;:]*m/g;

/** A log as its lines have it, without colours. */
export function withoutColours(log: string): string {
  return withColours(log).replace(COLOURS, '');
}

/**
 * The lines of a log with their colours. A carriage return ends a line too, so that text that a terminal would
 * overwrite is shown.
 */
export function toLines(log: string): Line[] {
  let number = 1;
  const lines: Line[] = [{ number, text: '', pieces: [] }];
  for (const piece of toPieces(withColours(log).replace(WITH_PARTS, ''))) {
    for (const [index, text] of piece.text.split('\n').entries()) {
      if (index > 0) lines.push({ number: ++number, text: '', pieces: [] });
      for (let at = 0; at < text.length; ) {
        const line = lines.at(-1)!;
        // Not within a surrogate pair.
        const part = text.slice(at, at + LONGEST_LINE - line.text.length).replace(/[\ud800-\udbff]$/, '');
        line.text += part;
        if (part !== '') line.pieces.push({ ...piece, text: part });
        at += part.length;
        if (at < text.length) lines.push({ number: null, text: '', pieces: [] });
      }
    }
  }
  if (lines.at(-1)!.text === '') lines.pop();
  return lines;
}

/** The lines of a text of which a part is left out at `at`, with a note in its place; numbers after it are unknown. */
export function linesAround(text: string, at: number, note: string): Line[] {
  const mark: Piece = { text: note, classes: 'ansi-italic ansi-dim', color: null, background: null };
  const rest = toLines(text.slice(at)).map((line) => ({ ...line, number: null }));
  return [...toLines(text.slice(0, at)), { number: null, text: note, pieces: [mark] }, ...rest];
}

function toPieces(text: string): Piece[] {
  if (!text.includes('\u001b')) return [{ text, classes: '', color: null, background: null }];
  return Anser.ansiToJson(text, { json: true, use_classes: true, remove_empty: true }).map((entry) => {
    const reversed = entry.decorations.includes('reverse');
    const [fg, bg] = reversed ? [entry.bg, entry.fg] : [entry.fg, entry.bg];
    const [fgTrue, bgTrue] = reversed
      ? [entry.bg_truecolor, entry.fg_truecolor]
      : [entry.fg_truecolor, entry.bg_truecolor];
    const classes = [
      /^ansi-(bright-)?[a-z]+$/.test(fg ?? '') && fg !== 'ansi-truecolor' ? fg : '',
      /^ansi-(bright-)?[a-z]+$/.test(bg ?? '') && bg !== 'ansi-truecolor' ? `${bg}-bg` : '',
      reversed && !fg && !bg ? 'ansi-reverse' : '',
      ...entry.decorations.filter((name) => name !== 'reverse').map((name) => `ansi-${name}`),
    ];
    return {
      text: entry.content,
      classes: classes.filter((name) => name).join(' '),
      color: rgb(fg, fgTrue),
      background: rgb(bg, bgTrue),
    };
  });
}

function rgb(name: string | null, trueColor: string | null): string | null {
  if (name === 'ansi-truecolor') return trueColor?.replaceAll(',', ' ') ?? null;
  const index = Number(/^ansi-palette-(\d+)$/.exec(name ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(index)) return null;
  if (index >= 232)
    return Array(3)
      .fill(8 + (index - 232) * 10)
      .join(' ');
  const level = (value: number) => (value === 0 ? 0 : 55 + value * 40);
  const cube = index - 16;
  return [level(Math.floor(cube / 36)), level(Math.floor(cube / 6) % 6), level(cube % 6)].join(' ');
}
