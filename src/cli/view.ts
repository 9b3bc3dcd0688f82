import { onSignal } from '../base/signals.ts';
import { LineObserver } from '../report/lines.ts';
import type { Observer } from '../trial/observer.ts';
import { LiveObserver } from './live.ts';
import { isLively } from './paint.ts';
import { printLines } from './print.ts';

/** The terminal of a run. */
export interface View {
  /** Standard error with `--json`: standard output has only the record then. */
  stream: NodeJS.WriteStream;
  observer: Observer;
  /** Aborted with the name of a signal to this process. */
  signal: AbortSignal;
  /** Erases the lines that are redrawn, before the end is printed. */
  close(): void;
}

/** Shows a run while `use` measures: live in a terminal, otherwise a line for each event. */
export async function viewing<Value>(json: boolean, use: (view: View) => Promise<Value>): Promise<Value> {
  const stream = json ? process.stderr : process.stdout;
  const live = isLively(stream) ? new LiveObserver(stream) : null;
  const interruption = onSignal();
  const close = () => live?.close();
  try {
    const observer = live ?? new LineObserver((line) => printLines([line], stream));
    return await use({ stream, observer, signal: interruption.signal, close });
  } finally {
    close();
    interruption.dispose();
  }
}
