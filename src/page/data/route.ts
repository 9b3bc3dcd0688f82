import type { RunId, Status } from '../../report/documents/page-document.ts';
import { FIRST_MATRIX, MATRIX_SORTS, type MatrixSort, type MatrixView } from './matrix-model.ts';
import { FIRST_VIEW, type SortKey, STATUSES, type View } from './model.ts';

/**
 * The view that the page shows, parsed from the part of its address after `#`. `instance/trial` is a trial of the
 * page's own run, and `instance/trial/step-12` a step of it. Instance ids never begin with a slash, all other addresses do: `/run/B` is another run or one of a
 * comparison, and `/run/B/instance/trial` a trial of it.
 */
export type Route =
  /** `run`: null for the page's own run. */
  | { name: 'overview'; run: RunId | null; view: View }
  | { name: 'trial'; run: RunId | null; place: string; at: LogPlace | null; step: number | null }
  | { name: 'instances'; view: MatrixView }
  | { name: 'compare'; a: RunId | null; b: RunId | null }
  | { name: 'diff'; a: TrialPlace; b: TrialPlace };

/** A trial and its run. */
export interface TrialPlace {
  run: RunId;
  place: string;
}

/** A log of a trial, and the number of a line in it. */
export interface LogPlace {
  log: string;
  line?: number;
}

/** `instance`, `instance/trial` or `instance/trial/step-12`. */
const TRIAL = /^(.*?)(?:\/step-([1-9]\d{0,6}))?$/s;

/** The run that a report is about. */
export const OWN: RunId = 'n';

export function parseRoute(hash: string): Route {
  const [encoded = '', parameters = ''] = hash.replace(/^#/, '').split('?');
  const given = new URLSearchParams(parameters);
  const text = decode(encoded);
  const at = parseLogPlace(given);
  if (text !== '' && !text.startsWith('/')) return { name: 'trial', run: null, ...parseTrial(text), at };
  const [, page, run, place] = /^\/(\w*)(?:\/([A-Za-z]{1,3}))?(?:\/(.+))?$/.exec(text) ?? [];
  if (page === 'run' && run !== undefined && place !== undefined)
    return { name: 'trial', run, ...parseTrial(place), at };
  if (page === 'run' && run !== undefined) return { name: 'overview', run, view: parseView(given) };
  if (page === 'instances') return { name: 'instances', view: parseMatrixView(given) };
  if (page === 'compare') return { name: 'compare', a: parseRun(given.get('a')), b: parseRun(given.get('b')) };
  const [a, b] = [parsePlace(given.get('a')), parsePlace(given.get('b'))];
  if (page === 'diff' && a !== null && b !== null) return { name: 'diff', a, b };
  return { name: 'overview', run: null, view: parseView(given) };
}

/** Address of a trial, or of a line in one of its logs. */
export function trialHash({ run, place }: TrialPlace, at: LogPlace | null = null): string {
  const encoded = place.split('/').map(encodeURIComponent).join('/');
  const path = run === OWN ? `#${encoded}` : `#/run/${run}/${encoded}`;
  if (at === null) return path;
  return `${path}?${new URLSearchParams({ log: at.log, ...(at.line === undefined ? {} : { line: String(at.line) }) })}`;
}

/** Address of a step of a trial. */
export function stepHash(trial: TrialPlace, step: number): string {
  return `${trialHash(trial)}/step-${step}`;
}

export function diffHash(a: TrialPlace, b: TrialPlace): string {
  return `#/diff?${new URLSearchParams({ a: `${a.run}:${a.place}`, b: `${b.run}:${b.place}` })}`;
}

export function compareHash(a: RunId, b: RunId): string {
  return `#/compare?${new URLSearchParams({ a, b })}`;
}

/** Address of the overview of a run. */
export function runHash(run: RunId, view: View = FIRST_VIEW): string {
  const text = viewParameters(view);
  const path = run === OWN ? '#/' : `#/run/${run}`;
  return text === '' ? path : `${path}?${text}`;
}

function viewParameters(view: View): string {
  const { query, statuses, type, only, reason, sort, descending, logs } = view;
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', query);
  if (statuses.length > 0) parameters.set('status', statuses.join(','));
  if (type !== '') parameters.set('type', type);
  if (only !== '') parameters.set('only', only);
  if (reason !== null) parameters.set('why', String(reason + 1));
  if (sort !== FIRST_VIEW.sort || descending) parameters.set('sort', `${descending ? '-' : ''}${sort}`);
  if (logs !== '') parameters.set('logs', logs);
  return String(parameters);
}

/** Address of the table of instances by runs. */
export function matrixHash(view: Partial<MatrixView> = {}): string {
  const { query, type, differ, runs, sort, descending } = { ...FIRST_MATRIX, ...view };
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', query);
  if (type !== '') parameters.set('type', type);
  if (differ) parameters.set('only', 'differ');
  if (runs.length > 0) parameters.set('runs', runs.join(','));
  if (sort !== FIRST_MATRIX.sort || descending) parameters.set('sort', `${descending ? '-' : ''}${sort}`);
  const text = String(parameters);
  return text === '' ? '#/instances' : `#/instances?${text}`;
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
    reason: /^[1-9]\d{0,5}$/.test(given.get('why') ?? '') ? Number(given.get('why')) - 1 : null,
    sort: names.find((name) => name === sort.replace(/^-/, '')) ?? FIRST_VIEW.sort,
    descending: sort.startsWith('-'),
    logs: given.get('logs') ?? '',
  };
}

function parseMatrixView(given: URLSearchParams): MatrixView {
  const sort = (given.get('sort') ?? FIRST_MATRIX.sort).replace(/^-/, '');
  const runs = (given.get('runs') ?? '').split(',').filter((run) => parseRun(run) !== null);
  return {
    query: given.get('q') ?? '',
    type: given.get('type') ?? '',
    differ: given.get('only') === 'differ',
    runs,
    sort:
      MATRIX_SORTS.find((name) => name === sort) ?? (/^run-[A-Z]{1,3}$/.test(sort) ? (sort as MatrixSort) : 'order'),
    descending: given.get('sort')?.startsWith('-') === true,
  };
}

function parseTrial(text: string): { place: string; step: number | null } {
  const [, place = '', step] = TRIAL.exec(text) ?? [];
  return { place: withTrial(place), step: step === undefined ? null : Number(step) };
}

function parseLogPlace(given: URLSearchParams): LogPlace | null {
  const [log, line] = [given.get('log'), given.get('line') ?? ''];
  if (log === null) return null;
  return /^[1-9]\d{0,8}$/.test(line) ? { log, line: Number(line) } : { log };
}

function parsePlace(text: string | null): TrialPlace | null {
  const match = /^([A-Za-z]{1,3}):(.+)$/.exec(text ?? '');
  return match === null ? null : { run: match[1]!, place: withTrial(match[2]!) };
}

function parseRun(text: string | null): RunId | null {
  return text !== null && /^[A-Za-z]{1,3}$/.test(text) ? text : null;
}

/** An instance without a trial number means its first trial. */
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
