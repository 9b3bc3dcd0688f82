import { distance } from 'fastest-levenshtein';

/** The one of `names` with the fewest changes from an unknown one; case does not count. */
export function closestName(unknown: string, names: string[]): string {
  return names.toSorted((a, b) => lettersApart(unknown, a) - lettersApart(unknown, b))[0]!;
}

/** The number of letters to change, add and remove; case does not count. */
export function lettersApart(one: string, other: string): number {
  return distance(one.toLowerCase(), other.toLowerCase());
}

/** True for two names that differ by a slip of the keyboard, by case, or by `-` and `_`. */
export function isNear(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => name.toLowerCase().replaceAll(/[-_ ]/g, ''));
  const swapped = [...a!].sort().join() === [...b!].sort().join();
  return swapped || distance(a!, b!) <= Math.min(3, Math.floor(b!.length / 3));
}

/**
 * The one of `names` that was meant by an unknown one: with the same words or one more (`model`: `agent-model`), near it, or
 * with one word less; null without any.
 */
export function nearName(unknown: string, names: string[]): string | null {
  const ranked = names.flatMap((name) => {
    const rank = rankOf(unknown, name);
    // The last word tells the kind of thing.
    return rank === null
      ? []
      : [{ name, rank: rank + (name.endsWith(unknown) ? 0 : 0.5), letters: distance(unknown, name) }];
  });
  ranked.sort((a, b) => a.rank - b.rank || a.letters - b.letters);
  return ranked[0]?.name ?? null;
}

function rankOf(unknown: string, name: string): number | null {
  const [given, known] = [unknown, name].map((text) =>
    text
      .toLowerCase()
      .split(/[-_ ]/)
      .map((word) => word.replace(/s$/, '')),
  );
  const more = known!.length - given!.length;
  if ((more === 0 || more === 1) && given!.every((word) => known!.includes(word))) return more;
  if (isNear(unknown, name)) return 2;
  return more === -1 && known!.every((word) => given!.includes(word)) ? 3 : null;
}
