import path from 'node:path';
import { plainLine } from '../base/text/untrusted.ts';
import type { FoundRuns } from '../report/load.ts';

const LONGEST = 100;

/** Runs that are merged into one: those of one name, otherwise of one agent. */
export interface Group {
  name: string | null;
  runs: FoundRuns['runs'];
}

/**
 * A unique name for each group: the given one; otherwise from its agent and model; if several groups would share that
 * name, or there is none, with its directory; and with a number if that is not unique either. One line each; untrusted
 * text.
 */
export function nameContenders(groups: Pick<Group, 'name' | 'runs'>[]): string[] {
  const labels = groups.map(({ name, runs }) => name ?? labelOf(runs));
  const places = placesOf(groups);
  const wanted = groups.map(({ name }, index) => {
    const label = labels[index] ?? null;
    if (name !== null) return name;
    const shared = label === null || labels.indexOf(label) !== labels.lastIndexOf(label);
    if (!shared) return label;
    const place = places[index]!;
    return label === null ? place || 'agent' : place === '' ? label : `${label} in ${place}`;
  });
  const taken = new Set(groups.flatMap(({ name }) => name ?? []));
  return wanted.map((name, index) => {
    if (groups[index]!.name !== null) return name;
    let unique = plainLine(name, LONGEST);
    for (let number = 2; taken.has(unique); number += 1) unique = `${plainLine(name, LONGEST)} ${number}`;
    taken.add(unique);
    return unique;
  });
}

/** The agent's name and model, as far as the runs give them. */
function labelOf(runs: Group['runs']): string | null {
  const { name, model } = runs[0]!.run.agent;
  const [agent, of] = [name ?? '', model ?? ''].map((text) => plainLine(text, LONGEST));
  if (agent !== '' && of !== '') return `${agent} (${of})`;
  return agent || of || null;
}

/** The directory of each group, relative to the common parent of all; empty for a group spread over all of it. */
function placesOf(groups: Pick<Group, 'runs'>[]): string[] {
  const own = groups.map(({ runs }) => commonOf(runs.map(({ directory }) => directory.split(path.sep))));
  const common = commonOf(own);
  return own.map((parts) => parts.slice(common.length).join('/'));
}

function commonOf(paths: string[][]): string[] {
  const [first = [], ...rest] = paths;
  const end = first.findIndex((part, at) => rest.some((other) => other[at] !== part));
  return end === -1 ? first : first.slice(0, end);
}
