import { distance } from 'fastest-levenshtein';
import { UserError } from '../base/errors.ts';

interface Selectable {
  id: string;
  taskType: string;
}

/**
 * The selected instances in the dataset's order. Selectors: ids, globs, `type:…`, `all`, and a number in which exactly
 * one id ends (`7` for `prdbench-7`); a leading `!` excludes. With exclusions only, all other instances are selected.
 * Throws a UserError with the nearest names for a selector without a match, and if no instance is left.
 */
export async function selectInstances<Item extends Selectable>(
  instances: Item[],
  selectors: string[],
): Promise<Item[]> {
  const chosen = new Set<Item>(selectors.every((selector) => selector.startsWith('!')) ? instances : []);
  const excluded = new Set<Item>();
  const faults: string[] = [];
  for (const selector of selectors) {
    const exclusion = selector.startsWith('!');
    const matches = await instancesMatching(instances, exclusion ? selector.slice(1).trim() : selector);
    if (matches.length === 0) faults.push(noMatch(instances, selector));
    for (const match of matches) (exclusion ? excluded : chosen).add(match);
  }
  if (faults.length > 0) throw new UserError(faults.join('\n'));
  const selected = instances.filter((instance) => chosen.has(instance) && !excluded.has(instance));
  if (selected.length === 0) throw new UserError(`instances: the selectors leave no instance: ${selectors.join(', ')}`);
  return selected;
}

/** The k-th of n parts, dealt in turn so that neighbours (often of the same type) are spread over the shards. */
export function takeShard<Item>(items: Item[], shard: { index: number; total: number } | undefined): Item[] {
  return shard === undefined ? items : items.filter((_, position) => position % shard.total === shard.index - 1);
}

async function instancesMatching<Item extends Selectable>(instances: Item[], selector: string): Promise<Item[]> {
  if (selector === 'all') return instances;
  const exact = instances.filter((instance) => instance.id === selector);
  if (exact.length > 0) return exact;
  const numbered = /^\d+$/.test(selector) ? instances.filter(({ id }) => id.endsWith(`-${selector}`)) : [];
  if (numbered.length === 1) return numbered;
  const [, type] = /^type:(.*)$/.exec(selector) ?? [];
  // It takes 2 ms to load, which a plan of all instances saves.
  const { default: picomatch } = await import('picomatch');
  const matches = picomatch(type ?? selector, { dot: true });
  return instances.filter((instance) => matches(type === undefined ? instance.id : instance.taskType));
}

function noMatch(instances: Selectable[], selector: string): string {
  const wanted = selector.replace(/^!/, '').trim();
  const byType = wanted.startsWith('type:');
  const names = new Set(instances.map((instance) => (byType ? `type:${instance.taskType}` : instance.id)));
  const nearest = [...names]
    .map((name) => ({ name, away: distance(name, wanted) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, 3)
    .map(({ name }) => name);
  return `instances: "${selector}" matches nothing; nearest: ${nearest.join(', ')}`;
}
