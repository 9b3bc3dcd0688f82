import { madeOfText } from '../base/zod.ts';

const DURATION_UNITS: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const SIZE_UNITS: Record<string, number> = {
  B: 1,
  KB: 1e3,
  MB: 1e6,
  GB: 1e9,
  KiB: 1024,
  MiB: 1024 ** 2,
  GiB: 1024 ** 3,
};
/** The limit of Node's timers in milliseconds (24.8 days): a longer one is over at once. */
export const LONGEST_DURATION = 2 ** 31 - 1;

/** Bytes of memory below which Docker makes no container. */
export const LEAST_MEMORY = 6 * 1024 ** 2;

/** A duration such as `90s`, `30m`, `2h`, `1h30m`, parsed to milliseconds. */
export const duration = madeOfText((text, refuse) => {
  const milliseconds = sumOfUnits(text, DURATION_UNITS);
  if (milliseconds === null || milliseconds <= 0)
    return refuse(`"${text}" is not a duration; write for example 90s, 30m or 2h`);
  if (milliseconds > LONGEST_DURATION) return refuse(`"${text}" is longer than the limit of 24 days`);
  return milliseconds;
});

/** A size such as `64MiB`, `2GiB`, `500KB`, parsed to bytes. */
export const size = madeOfText((text, refuse) => {
  const bytes = sumOfUnits(text, SIZE_UNITS);
  if (bytes === null || bytes <= 0) return refuse(`"${text}" is not a size; write for example 64MiB or 2GiB`);
  if (bytes > Number.MAX_SAFE_INTEGER) return refuse(`"${text}" is too large; write for example 64MiB or 2GiB`);
  return bytes;
});

/** A duration in milliseconds as an option: `2h`, `90m`, `45s`. */
export function durationText(milliseconds: number): string {
  return inLargestUnit(milliseconds, DURATION_UNITS);
}

/** A size in bytes as an option: `2GiB`, `500MB`. */
export function sizeText(bytes: number): string {
  return inLargestUnit(bytes, SIZE_UNITS);
}

/** In the largest unit of which it is a whole number. */
function inLargestUnit(value: number, units: Record<string, number>): string {
  const [unit, size] = Object.entries(units)
    .sort(([, one], [, other]) => other - one)
    .find(([, size]) => value % size === 0)!;
  return `${value / size}${unit}`;
}

function sumOfUnits(text: string, units: Record<string, number>): number | null {
  if (!/^(\d+(\.\d+)?\s*[A-Za-z]+\s*)+$/.test(text.trim())) return null;
  let sum = 0;
  for (const [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)\s*([A-Za-z]+)/g)) {
    if (!Object.hasOwn(units, unit!)) return null;
    sum += Number(amount) * units[unit!]!;
  }
  return Math.round(sum);
}
