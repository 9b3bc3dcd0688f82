import { formatDuration, partialMean } from '../../base/format.ts';
import type { TypeFigures } from '../../report/documents/page-document.ts';

export {
  endsOf,
  formatCost as dollars,
  formatDuration,
  formatE,
  formatP,
  percent,
  points,
  pText,
  sizeInPoints,
  titled,
} from '../../base/format.ts';

export function count(value: number): string {
  return value.toLocaleString('en-US');
}

/** `1 trial`, `3 trials`. */
export function several(value: number, one: string, more = `${one}s`): string {
  return `${count(value)} ${value === 1 ? one : more}`;
}

/** `512 bytes`, `14 KiB`, `3.2 MiB`. */
export function bytes(value: number): string {
  if (value < 1024) return several(value, 'byte');
  if (value < 1024 * 1024) return `${Math.round(value / 1024)} KiB`;
  return `${(value / 1024 / 1024).toFixed(1)} MiB`;
}

/** A time limit; null if each task has its own, or none is known (0). */
export function limit(milliseconds: number | null): string | null {
  return milliseconds ? formatDuration(milliseconds) : null;
}

/** A limit of memory; null without one. */
export function memory(bytes: number | null): string | null {
  return bytes === null ? null : `${count(Math.round(bytes / 2 ** 20))} MiB`;
}

/** A moment in the reader's time zone, which it names: `Nov 21, 2026, 5:30 PM GMT+5:30`. */
export function moment(time: string): string {
  const date = { year: 'numeric', month: 'short', day: 'numeric' } as const;
  return new Date(time).toLocaleString(undefined, {
    ...date,
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  });
}

/** Number of shown rows: `12 of 93 trials`, or `93 trials` if all are shown. */
export function shownOf(shown: number, all: number, what = 'trial'): string {
  return `${shown === all ? '' : `${count(shown)} of `}${several(all, what)}`;
}

/** Mean tokens and steps of a trial: `12,345 tokens, 14.5 steps`, with `~` where some trials do not know it; empty if neither is known, and in reports of earlier versions. */
export function usageText(figures: TypeFigures | undefined): string {
  if (figures?.usage === undefined) return '';
  const { tokens_per_trial: tokens, tokens_known, steps_per_trial: steps, steps_known } = figures.usage;
  return [
    tokens === null ? '' : partialMean(`${count(Math.round(tokens))} tokens`, tokens_known, figures),
    steps === null ? '' : partialMean(several(Number(steps.toFixed(1)), 'step'), steps_known, figures),
  ]
    .filter((part) => part !== '')
    .join(', ');
}
