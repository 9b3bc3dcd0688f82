import { UserError } from '../base/errors.ts';
import { count, someNames } from '../base/format.ts';
import { lettersApart } from '../base/text/near.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { throwFaults } from './faults.ts';
import type { NoiseClass } from './noise-file.ts';
import type { Dataset, FaultyTask, Instance } from './types.ts';

/** The most tasks with faults that a message names. */
const MOST_NAMED = 20;
const OF_FILE = /^(flaky|saturated):(.+)$/s;

interface Selectable {
  id: string;
  taskType: string;
  difficulty?: string;
  tags?: string[];
}

/** Selectors by what a dataset says of its instances. */
const PROPERTIES: Record<string, (instance: Selectable) => string[]> = {
  type: ({ taskType }) => [taskType],
  difficulty: ({ difficulty }) => (difficulty === undefined ? [] : [difficulty]),
  tag: ({ tags = [] }) => tags,
};

/**
 * The selected instances in the dataset's order. Selectors: ids, globs, `type:…`, `difficulty:…`, `tag:…`, `all`, a number in which
 * exactly one id ends (`7` for `prdbench-7`), and `flaky:FILE` or `saturated:FILE` for those of a file; a leading `!` excludes.
 * With exclusions only, all other instances are selected. `note` is told of ids in a file that the dataset does not have.
 * Throws a UserError with the nearest names for a selector without a match, and if no instance is left.
 */
export async function selectInstances<Item extends Selectable>(
  instances: Item[],
  selectors: string[],
  note: (message: string) => void = () => {},
): Promise<Item[]> {
  const chosen = new Set<Item>(selectors.every((selector) => selector.startsWith('!')) ? instances : []);
  const excluded = new Set<Item>();
  const byId = Map.groupBy(instances, ({ id }) => id);
  const faults: string[] = [];
  for (const selector of selectors) {
    const exclusion = selector.startsWith('!');
    const wanted = exclusion ? selector.slice(1).trim() : selector;
    const [, kind, file] = OF_FILE.exec(wanted) ?? [];
    if (kind !== undefined) {
      const { readNoiseFile } = await import('./noise-file.ts');
      const ids = new Set(readNoiseFile(file!, kind as NoiseClass));
      const matches = instances.filter(({ id }) => ids.has(id));
      // Another version of the dataset, or another one: none of it is a mistake of this selection.
      if (matches.length < ids.size)
        note(
          `instances: ${count(ids.size - matches.length, 'id')} of ${plainLine(file!)} with ${kind} not in the dataset`,
        );
      for (const match of matches) (exclusion ? excluded : chosen).add(match);
      continue;
    }
    const matches = await instancesMatching(instances, byId, wanted);
    if (matches.length === 0) faults.push(noMatch(instances, selector));
    for (const match of matches) (exclusion ? excluded : chosen).add(match);
  }
  if (faults.length > 0) throw new UserError(faults.join('\n'));
  const selected = instances.filter((instance) => chosen.has(instance) && !excluded.has(instance));
  if (selected.length === 0) throw new UserError(`instances: the selectors leave no instance: ${selectors.join(', ')}`);
  return selected;
}

/**
 * The selected instances of a dataset. Throws a UserError with the faults of selected tasks that have any, and with the way to
 * leave them out; `note` is told of those that are not selected.
 */
export async function selectFrom(
  { directory, instances, faulty = [] }: Pick<Dataset, 'directory' | 'instances' | 'faulty'>,
  selectors: string[],
  note: (message: string) => void = () => {},
): Promise<Instance[]> {
  const selected = new Set<Instance | FaultyTask>(await selectInstances([...instances, ...faulty], selectors, note));
  const [refused, left] = [true, false].map((chosen) => faulty.filter((task) => selected.has(task) === chosen));
  // Without any other one, that would leave none.
  const others = selected.size > refused!.length;
  throwFaults(
    directory,
    refused!.flatMap(({ faults }) => faults),
    others ? [`to measure the other tasks, add to instances: ${exclusionOf(refused!)}`] : [],
  );
  if (left!.length > 0)
    note(
      `instances: ${count(left!.length, 'task')} with faults, not selected: ${someNames(
        left!.map(({ id }) => id),
        MOST_NAMED,
      )}`,
    );
  return instances.filter((instance) => selected.has(instance));
}

/** In quotes, since YAML and shells have a meaning of their own for a "!". */
function exclusionOf(tasks: FaultyTask[]): string {
  const selectors = tasks.slice(0, MOST_NAMED).map(({ id }) => `!${id}`);
  return `'${selectors.join(', ')}'${tasks.length > MOST_NAMED ? ', and so on' : ''}`;
}

/** The k-th of n parts, dealt in turn so that neighbours (often of the same type) are spread over the shards. */
export function takeShard<Item>(items: Item[], shard: { index: number; total: number } | undefined): Item[] {
  return shard === undefined ? items : items.filter((_, position) => position % shard.total === shard.index - 1);
}

async function instancesMatching<Item extends Selectable>(
  instances: Item[],
  byId: Map<string, Item[]>,
  selector: string,
): Promise<Item[]> {
  if (selector === 'all') return instances;
  const exact = byId.get(selector);
  if (exact !== undefined) return exact;
  // Names copied from a comment have zero-width spaces where GitHub would link a commit: flask-2fec0b2.
  if (selector.includes('\u200b')) return instancesMatching(instances, byId, selector.replaceAll('\u200b', ''));
  const numbered = /^\d+$/.test(selector) ? instances.filter(({ id }) => id.endsWith(`-${selector}`)) : [];
  if (numbered.length === 1) return numbered;
  const [, name, wanted = ''] = /^(type|difficulty|tag):(.*)$/.exec(selector) ?? [];
  // It takes 2 ms to load, which a plan of all instances saves.
  const { default: picomatch } = await import('picomatch');
  const matches = picomatch(name === undefined ? selector : wanted, { dot: true });
  const texts = name === undefined ? ({ id }: Selectable) => [id] : PROPERTIES[name]!;
  return instances.filter((instance) => texts(instance).some((text) => matches(text)));
}

function noMatch(instances: Selectable[], selector: string): string {
  const wanted = selector.replace(/^!/, '').trim();
  const [property] = /^(type|difficulty|tag)(?=:)/.exec(wanted) ?? [];
  const texts = (instance: Selectable) =>
    property === undefined ? [instance.id] : PROPERTIES[property]!(instance).map((text) => `${property}:${text}`);
  const names = new Set(instances.flatMap(texts));
  const nearest = [...names]
    .map((name) => ({ name, away: lettersApart(name, wanted) }))
    .sort((a, b) => a.away - b.away)
    .slice(0, 3)
    .map(({ name }) => name);
  const hint = nearest.length === 0 ? `no instance has a ${property}` : `nearest: ${nearest.join(', ')}`;
  return `instances: "${selector}" matches nothing; ${hint}`;
}
