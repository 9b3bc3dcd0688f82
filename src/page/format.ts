import { dollarDigits, formatDuration } from '../base/format.ts';

export { endsOf, formatDuration, formatE, formatP, percent, points, pText, sizeInPoints } from '../base/format.ts';

export function dollars(cost: number): string {
  return `${dollarDigits(cost)} USD`;
}

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

/** A moment in the reader's time zone. */
export function moment(time: string): string {
  return new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}

/** Number of shown rows: `12 of 93 trials`, or `93 trials` if all are shown. */
export function shownOf(shown: number, all: number, what = 'trials'): string {
  return shown === all ? `${count(all)} ${what}` : `${count(shown)} of ${count(all)} ${what}`;
}

/** Mean tokens and steps of a trial: `12,345 tokens, 14.5 steps`; empty if neither is known, and in reports of earlier versions. */
export function usageText(
  usage: { tokens_per_trial: number | null; steps_per_trial: number | null } | undefined,
): string {
  const { tokens_per_trial: tokens = null, steps_per_trial: steps = null } = usage ?? {};
  return [
    tokens === null ? '' : `${count(Math.round(tokens))} tokens`,
    steps === null ? '' : several(Number(steps.toFixed(1)), 'step'),
  ]
    .filter((part) => part !== '')
    .join(', ');
}
