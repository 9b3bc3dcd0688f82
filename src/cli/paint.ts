import { styleText } from 'node:util';
import { isColoured } from './print.ts';

type Style = Parameters<typeof styleText>[0];

/** Colours a text, or leaves it as it is. */
export type Paint = (style: Style, text: string) => string;

/** How a text is shown: so many columns (Infinity where nothing ends a line, as in a log), with or without colour. */
export interface Look {
  columns: number;
  paint: Paint;
}

/** Paints where the reader wants it: `NO_COLOR`, `TERM` and the terminal itself say so. */
export function lookOf(stream: NodeJS.WriteStream): Look {
  return { columns: columnsOf(stream), paint: painter(isColoured(stream)) };
}

export function painter(coloured: boolean): Paint {
  return (style, text) => (coloured && text !== '' ? styleText(style, text, { validateStream: false }) : text);
}

/** Whether a view may move about in it: not in a log, nor where `TERM` says that nothing moves. */
export function isLively(stream: NodeJS.WriteStream): boolean {
  return stream.isTTY === true && process.env.TERM !== 'dumb';
}

/** The last column stays empty: a terminal may go to the next line as soon as it is written to. */
function columnsOf(stream: NodeJS.WriteStream): number {
  return stream.isTTY === true ? Math.max(20, (stream.columns || 80) - 1) : Number.POSITIVE_INFINITY;
}
