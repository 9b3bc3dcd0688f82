import type { Status } from '../../results/schema.ts';
import { FIRST_VIEW, type SortKey, STATUSES, type View } from './model.ts';

/** What the page shows, as its address says after `#`: `instance/trial` is a trial; ids begin with no slash, so all else does. */
export type Route =
  | { name: 'overview'; view: View }
  | { name: 'trial'; place: string }
  | { name: 'compare' }
  | { name: 'diff'; a: TrialPlace; b: TrialPlace };

/** A trial of the run (`n`) or of the one it is compared with (`b`). */
export interface TrialPlace {
  run: 'n' | 'b';
  place: string;
}

export function parseRoute(hash: string): Route {
  const text = decode(hash.replace(/^#/, ''));
  if (text !== '' && !text.startsWith('/')) return { name: 'trial', place: withTrial(text) };
  const [path = '', parameters = ''] = hash.replace(/^#/, '').split('?');
  const given = new URLSearchParams(parameters);
  if (path === '/compare') return { name: 'compare' };
  const [a, b] = [parsePlace(given.get('a')), parsePlace(given.get('b'))];
  if (path === '/diff' && a !== null && b !== null) return { name: 'diff', a, b };
  return { name: 'overview', view: parseView(given) };
}

export function trialHash(place: string): string {
  return `#${place}`;
}

export function diffHash(a: TrialPlace, b: TrialPlace): string {
  return `#/diff?${new URLSearchParams({ a: `${a.run}:${a.place}`, b: `${b.run}:${b.place}` })}`;
}

export function viewHash(view: View): string {
  const { query, statuses, type, only, sort, descending } = view;
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', query);
  if (statuses.length > 0) parameters.set('status', statuses.join(','));
  if (type !== '') parameters.set('type', type);
  if (only !== '') parameters.set('only', only);
  if (sort !== FIRST_VIEW.sort || descending) parameters.set('sort', `${descending ? '-' : ''}${sort}`);
  const text = String(parameters);
  return text === '' ? '#/' : `#/?${text}`;
}

function parseView(given: URLSearchParams): View {
  const sort = given.get('sort') ?? FIRST_VIEW.sort;
  const only = given.get('only');
  const names: SortKey[] = ['order', 'status', 'id', 'type', 'score', 'duration', 'cost', 'change'];
  return {
    query: given.get('q') ?? '',
    statuses: STATUSES.filter((status: Status) => given.get('status')?.split(',').includes(status)),
    type: given.get('type') ?? '',
    only: only === 'changed' || only === 'noted' ? only : '',
    sort: names.find((name) => name === sort.replace(/^-/, '')) ?? FIRST_VIEW.sort,
    descending: sort.startsWith('-'),
  };
}

function parsePlace(text: string | null): TrialPlace | null {
  const match = /^([nb]):(.+)$/.exec(text ?? '');
  return match === null ? null : { run: match[1] as 'n' | 'b', place: withTrial(match[2]!) };
}

/** An instance alone means its first trial. */
function withTrial(place: string): string {
  return place.includes('/') ? place : `${place}/1`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
