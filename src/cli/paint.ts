import { styleText } from 'node:util';
import { isColoured } from './print.ts';

type Style = Parameters<typeof styleText>[0];

/** Colours a text, or returns it unchanged. */
export type Paint = (style: Style, text: string) => string;

/** Output width in columns (Infinity in a log or pipe), and colouring. */
export interface Look {
  columns: number;
  paint: Paint;
}

/** Colours depend on `NO_COLOR`, `TERM` and the terminal. */
export function lookOf(stream: NodeJS.WriteStream): Look {
  return { columns: columnsOf(stream), paint: painter(isColoured(stream)) };
}

export function painter(coloured: boolean): Paint {
  return (style, text) => (coloured && text !== '' ? styleText(style, text, { validateStream: false }) : text);
}

/** True if the cursor can be moved: false for logs and `TERM=dumb`. */
export function isLively(stream: NodeJS.WriteStream): boolean {
  return stream.isTTY === true && process.env.TERM !== 'dumb';
}

/** The last column stays empty, since some terminals wrap as soon as it is written to. */
function columnsOf(stream: NodeJS.WriteStream): number {
  return stream.isTTY === true ? Math.max(20, (stream.columns || 80) - 1) : Number.POSITIVE_INFINITY;
}
