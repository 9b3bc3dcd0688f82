import { hash, randomInt } from 'node:crypto';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { mersenne } from 'pure-rand/generator/mersenne';

/** One trial of an instance, and the order in which the arms are measured on it, by their numbers. */
export interface Round {
  instanceId: string;
  trial: number;
  arms: number[];
}

/** The number of different seeds. */
const SEEDS = 2 ** 32;

/** A seed: the same for the same `origin`, any one without it. */
export function drawSeed(origin: unknown): number {
  if (origin === undefined) return randomInt(SEEDS);
  return hash('sha256', JSON.stringify(origin), 'buffer').readUInt32BE();
}

/**
 * The order of an experiment, drawn from a seed: instances in random order, each with all of its trials, and the arms of
 * each trial in random order. A trial of one arm is so measured beside those of the others, and the pairs that are measured
 * first are a random sample of all.
 */
export function drawOrder(instanceIds: readonly string[], trials: number, arms: number, seed: number): Round[] {
  const random = mersenne(seed);
  const shuffled = <Item>(items: readonly Item[]): Item[] => {
    const drawn = [...items];
    for (let last = drawn.length - 1; last > 0; last -= 1) {
      const other = uniformInt(random, 0, last);
      [drawn[last], drawn[other]] = [drawn[other]!, drawn[last]!];
    }
    return drawn;
  };
  const numbers = Array.from({ length: arms }, (_, index) => index);
  return shuffled(instanceIds).flatMap((instanceId) =>
    Array.from({ length: trials }, (_, index) => ({ instanceId, trial: index + 1, arms: shuffled(numbers) })),
  );
}
