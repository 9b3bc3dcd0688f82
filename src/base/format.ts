import { ROUNDING } from './rounding.ts';

/** A duration for display: `850 ms`, `4.2 s`, `3 min 05 s`, `1 h 12 min`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 999.5) return `${Math.round(milliseconds)} ms`;
  const seconds = milliseconds / 1000;
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
  const minutes = Math.floor(Math.round(seconds) / 60);
  if (minutes < 60) return `${minutes} min ${String(Math.round(seconds) % 60).padStart(2, '0')} s`;
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
}

/** The age of a moment: `2 h ago`, `3 days ago`. `moment` is ISO text, `now` is in milliseconds. */
export function formatAge(moment: string, now = Date.now()): string {
  const hours = Math.max(0, now - Date.parse(moment)) / 3_600_000;
  if (hours * 60 < 59.5) return `${Math.round(hours * 60)} min ago`;
  return hours < 48 ? `${Math.round(hours)} h ago` : `${Math.round(hours / 24)} days ago`;
}

/** Dollars with two decimal places, or two significant digits below 0.10; a dash if unknown. */
export function formatCost(dollars: number | null): string {
  return dollars === null ? '–' : `${dollarDigits(dollars)} USD`;
}

/** The digits of a cost: cents, or two digits that count below ten of them, so that a known cost is never 0.00; thousands apart. */
export function dollarDigits(dollars: number): string {
  return dollars !== 0 && dollars < 0.1 ? dollars.toPrecision(2) : apart(dollars.toFixed(2));
}

/** The most digits that `toFixed` takes. */
const MOST_DIGITS = 100;

/**
 * A ratio for display: `62.5%`, with at least `least` digits if they are not zeros. Rounding never gives 0% or 100% unless
 * the ratio is exactly 0 or 1. A dash if there is no ratio.
 */
export function percent(ratio: number | null, least = 1): string {
  if (ratio === null) return '–';
  for (let digits = least; digits <= MOST_DIGITS; digits++) {
    const text = (ratio * 100).toFixed(digits);
    const exact = (Number(text) === 0) === (ratio === 0) && (Number(text) === 100) === (ratio === 1);
    if (exact) return `${Number(text)}%`;
  }
  return `${ratio * 100}%`;
}

/** Two different ratios for display, with digits enough to differ: `66.67%` and `66.7%`. */
export function differentPercents(one: number | null, other: number): [one: string, other: string] {
  for (let digits = 1; ; digits++) {
    const texts: [string, string] = [percent(one, digits), percent(other, digits)];
    // A number has no more digits.
    if (texts[0] !== texts[1] || digits === 16) return texts;
  }
}

/** A difference of ratios in percentage points: `+2.1`, `−0.4`, `0.0`. Rounding gives 0.0 only for no difference: `+0.04`. */
export function points(difference: number): string {
  // Without what rounding adds: 61.25% − 57.5% and the mean of the differences are both 3.75.
  const size = Math.abs(difference) > ROUNDING ? Number(Math.abs(difference * 100).toPrecision(12)) : 0;
  let text = size.toFixed(1);
  for (let digits = 2; size > 0 && Number(text) === 0; digits++) text = size.toFixed(digits);
  return (size === 0 ? '' : difference > 0 ? '+' : '−') + text;
}

/** The size of a difference of ratios in percentage points, without its sign: `2.1`. */
export function sizeInPoints(difference: number): string {
  return points(Math.abs(difference)).replace('+', '');
}

/** The level at which a single comparison is significant. */
export const LEVEL = 0.05;

/** Smaller p values are lost among the smallest numbers, or are 0. */
const LEAST_P = 1e-300;

/** A p value for display: `0.031`, `1.2e-5`, `< 1e-300`. Rounding never gives 0.050 for one below it, which is significant: `0.0498`. */
export function formatP(p: number): string {
  if (p < LEAST_P) return `< ${LEAST_P}`;
  return p < 0.001 ? p.toExponential(1) : onItsSide(p, LEVEL, (digits) => p.toFixed(digits));
}

/** A p value in a sentence: `p = 0.031`, `p < 1e-300`. */
export function pText(p: number): string {
  return `p ${p < LEAST_P ? '' : '= '}${formatP(p)}`;
}

/** An e-value for display: `23.1`, `0.042`, `1.2e+9`. Rounding never gives `needed`, from which on it is an answer, for one below it: `19.97`. */
export function formatE(value: number, needed: number): string {
  if (value >= 1e5 || value < 1e-3) return value.toExponential(1);
  return onItsSide(value, needed, (digits) => String(Number(value.toPrecision(digits))));
}

/** The text of a number with three digits, or with as many as it takes to be below a level only if the number is. */
function onItsSide(value: number, level: number, format: (digits: number) => string): string {
  for (let digits = 3; ; digits++) {
    const text = format(digits);
    if (Number(text) < level === value < level) return text;
  }
}

/** `1 trial`, `3 trials`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** The first of some lines for display, and a line with the number of the others: `… and 3 more`. */
export function firstLines(lines: string[], most: number, more = 'more'): string[] {
  const left = lines.length - most;
  return left > 0 ? [...lines.slice(0, most), `… and ${left} ${more}`] : lines;
}

/** The first of some names for display, with the number of the others: `a, b, … 3 more`. */
export function firstNames(names: string[], most: number): string {
  return names.slice(0, most).join(', ') + (names.length > most ? `, … ${names.length - most} more` : '');
}

/** The first of some names for display, and a mark if there are others, whose number may be unknown: `a, b, …`. */
export function someNames(names: string[], most: number): string {
  return [...names.slice(0, most), ...(names.length > most ? ['…'] : [])].join(', ');
}

/**
 * A number for display, its thousands apart, with at most `digits` decimals: `12,345`, `14.5`. Intl does the same, and loads its data for it: 10 ms of
 * a process.
 */
export function grouped(value: number, digits = 0): string {
  return apart(String(Number(value.toFixed(digits))));
}

/** A decimal number with its thousands apart. */
function apart(number: string): string {
  const [whole = '', decimals] = number.split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** For numbers of any size: `1 token`, `12,345 tokens`. */
export function countGrouped(number: number, noun: string): string {
  return `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
}

/** An interval for display, its ends in this format: `67% to 91.3%`. */
export function endsOf(
  { low, high }: { low: number; high: number },
  format: (value: number) => string = percent,
): string {
  return `${format(low)} to ${format(high)}`;
}

/** A rate with its interval and the number of trials not measured: `82.1% (67% to 91.3%), 2 not measured`. */
export function rateText(
  value: number | null,
  interval: { low: number; high: number } | null,
  missing: number,
): string {
  if (value === null) return 'not measured';
  const range = interval === null ? '' : ` (${endsOf(interval)})`;
  return `${percent(value)}${range}${missing === 0 ? '' : `, ${missing} not measured`}`;
}

/** A sum in dollars over `known` of `all` trials: `3.20 USD`, or `3.20 USD (7 of 9)`; a dash if none is known. */
export function partialCost(usd: number | null, known: number, all: number): string {
  if (usd === null) return '–';
  return `${formatCost(usd)}${known === all ? '' : ` (${known} of ${all})`}`;
}

/** True for a figure of `known` trials if those with a verdict are more. */
export function isPartial(known: number, { passed, failed }: { passed: number; failed: number }): boolean {
  return known < passed + failed;
}

/** A mean over `known` trials, marked with `~` if it is that of a part. */
export function partialMean(mean: string, known: number, totals: { passed: number; failed: number }): string {
  return isPartial(known, totals) ? `~${mean}` : mean;
}

/** `512 B`, `14.0 KiB`, `3.2 MiB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 ** 2 ? `${(bytes / 1024).toFixed(1)} KiB` : `${(bytes / 1024 ** 2).toFixed(1)} MiB`;
}

/** A reward or another plain number: four digits that count, more where those would make a whole number of it. */
export function figure(value: number): string {
  for (let digits = 4; digits < 17 && !Number.isInteger(value); digits++) {
    const rounded = Number(value.toPrecision(digits));
    if (!Number.isInteger(rounded)) return String(rounded);
  }
  return String(value);
}

/** A text of ours with a capital, as a title begins. */
export function titled(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
