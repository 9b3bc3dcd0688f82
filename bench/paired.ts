import type { Figure } from './figure.ts';

/** One round: the measured value and right after it the reference, in the same unit. */
export interface Pair {
  ours: number;
  floor: number;
}

type Sample = () => Promise<number>;

/**
 * Measures two things in turn, A B A B, so that other load affects both. The first round is a warm-up and is left out.
 */
export async function pairsOf(rounds: number, ours: Sample, floor: Sample, warmUp = true): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let round = warmUp ? -1 : 0; round < rounds; round += 1) {
    const pair = { ours: await ours(), floor: await floor() };
    if (round >= 0) pairs.push(pair);
  }
  return pairs;
}

/** Duration of `work` in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Labels and target of a comparison; null without a target. */
export interface Comparison {
  what: string;
  against: string;
  target: { atMost: number } | { atLeast: number } | null;
  /** Unit of the pairs' numbers; default `ms`. */
  unit?: string;
  /** The figure's own reason, if it is missed. */
  reason?: string | undefined;
}

/** Median of the rounds' ratios, ours to floor. */
export function ratioOf(pairs: Pair[], about: Comparison): Figure {
  const ratios = pairs.map(({ ours, floor }) => ours / floor);
  return figureOf(ratios, pairs, about, (ratio) => ratio.toFixed(2), ' ×');
}

/** Median of the rounds' differences, ours minus floor. */
export function differenceOf(pairs: Pair[], about: Comparison): Figure {
  const differences = pairs.map(({ ours, floor }) => ours - floor);
  return figureOf(differences, pairs, about, (difference) => difference.toFixed(0), ` ${about.unit ?? 'ms'} more`);
}

function figureOf(
  values: number[],
  pairs: Pair[],
  { what, against, target, unit = 'ms', reason }: Comparison,
  show: (value: number) => string,
  suffix: string,
): Figure {
  const [low, value, high] = quartilesOf(values);
  const ours = medianOf(pairs.map((pair) => pair.ours));
  const floor = medianOf(pairs.map((pair) => pair.floor));
  return {
    what,
    against,
    value,
    figure: `${show(value)}${suffix} (${amount(ours)} to ${amount(floor)} ${unit})`,
    ...(pairs.length === 1 ? {} : { spread: `${show(low)} to ${show(high)}, ${pairs.length} rounds` }),
    ...judge(value, target, suffix),
    ...(reason === undefined ? {} : { reason }),
  };
}

/** The target as text, and the verdict for a value. */
export function judge(value: number, target: Comparison['target'], suffix: string): Pick<Figure, 'target' | 'met'> {
  if (target === null) return { target: '', met: null };
  if ('atMost' in target) return { target: `at most ${target.atMost}${suffix}`, met: value <= target.atMost };
  return { target: `at least ${target.atLeast}${suffix}`, met: value >= target.atLeast };
}

export function medianOf(values: number[]): number {
  return quartilesOf(values)[1];
}

/** First quartile, median, third quartile, by linear interpolation. */
function quartilesOf(values: number[]): [number, number, number] {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => {
    const place = share * (sorted.length - 1);
    const below = sorted[Math.floor(place)]!;
    return below + (place % 1) * (sorted[Math.ceil(place)]! - below);
  };
  return [at(0.25), at(0.5), at(0.75)];
}

/** A number with three significant digits, or as an integer. */
function amount(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
