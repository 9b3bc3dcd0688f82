/** A common scale for ratios drawn one below the other. */
export interface Scale {
  low: number;
  high: number;
  /** Round values within the scale. */
  ticks: number[];
  /** Position of a value, in percent of the scale's width. */
  at(value: number): string;
}

const STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.25];
const MOST_TICKS = 6;

/** The narrowest scale with round ends that contains all values, within 0 to 1. */
export function scaleOf(values: number[]): Scale {
  const [least, most] = values.length === 0 ? [0, 1] : [Math.min(...values), Math.max(...values)];
  const step = STEPS.find((one) => Math.ceil(most / one) - Math.floor(least / one) < MOST_TICKS) ?? 0.25;
  const from = Math.max(0, Math.floor(least / step + 1e-9));
  const to = Math.max(from + 1, Math.ceil(most / step - 1e-9));
  const [low, high] = [from * step, Math.min(1, to * step)];
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => Math.min(1, (from + index) * step));
  // If all values are 100 %, the scale still needs a width.
  const width = high - low || step;
  const begin = high - width;
  return { low: begin, high, ticks, at: (value) => `${((value - begin) / width) * 100}%` };
}
