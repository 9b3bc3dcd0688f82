import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { mersenne } from 'pure-rand/generator/mersenne';

/** Random numbers from 0 to 1, the same ones for the same seed. */
export function numbers(seed: number): () => number {
  const random = mersenne(seed);
  return () => uniformFloat64(random);
}

/** How many of n trials with this rate pass. */
export function passes(random: () => number, n: number, rate: number): number {
  return Array.from({ length: n }, random).filter((number) => number < rate).length;
}

/** The share of so many rounds in which something is so. */
export function shareOf(rounds: number, isSo: () => boolean): number {
  return Array.from({ length: rounds }, isSo).filter(Boolean).length / rounds;
}
