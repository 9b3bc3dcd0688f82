import { distance } from 'fastest-levenshtein';

/** True for two names that differ by a slip of the keyboard, by case, or by `-` and `_`. */
export function isNear(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) => name.toLowerCase().replaceAll(/[-_ ]/g, ''));
  return distance(a!, b!) <= Math.min(3, Math.floor(b!.length / 3));
}
