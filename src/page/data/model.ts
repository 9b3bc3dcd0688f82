import { sumOfAll } from '../../base/sums.ts';
import { plainLine } from '../../base/text/untrusted.ts';
import {
  measureOf,
  type PageRun,
  type ReportedInstance,
  type RunId,
  type Status,
  type TrialDocument,
  type TrialKey,
} from '../../report/documents/page-document.ts';

/** A trial as a row of the table. */
export interface Row {
  key: TrialKey;
  /** `instance/trial`, the trial's address on the page. */
  place: string;
  id: string;
  type: string;
  trial: number;
  status: Status;
  /** Score, that of a test plan over all its points; null if the trial was not scored. */
  score: number | null;
  /** Milliseconds over all its stages; null without a result. */
  duration: number | null;
  cost: number | null;
  tokens: number | null;
  /** Kinds of its integrity notes, as plain text. */
  notes: string[];
  reason: string;
  /** Index of its reason among those of the report; null if it has none. */
  group: number | null;
  /** The same trial in the compared run; null if it has none. */
  before: Row | null;
  change: Change;
  /** Text used by the search, in lower case. */
  haystack: string;
}

/** Change against the same trial of the compared run. */
export type Change = 'broke' | 'mended' | 'same' | 'unknown';

export const STATUSES: Status[] = ['failed', 'error', 'not_run', 'passed'];
export const STATUS_WORDS: Record<Status, string> = {
  passed: 'passed',
  failed: 'failed',
  error: 'error',
  not_run: 'not run',
};

/** Maximum characters of the kind of a note, and of a reason. */
const LONGEST = { kind: 200, reason: 500 };

/** The trials of a run in the order of its report. */
export function rowsOf(run: PageRun, id: RunId): Row[] {
  const groups = new Map(reasonsOf(run.report).flatMap(({ trials }, group) => trials.map((place) => [place, group])));
  return run.report.instances
    .flatMap((instance) => instance.trials.map((trial) => [instance, trial] as const))
    .map(([instance, trial], index) => {
      const group = groups.get(`${instance.instance_id}/${trial.trial}`) ?? null;
      const reason = plainLine(run.reasons[index] ?? '', LONGEST.reason);
      return { ...rowOf(instance, trial, `${id}${index}`, reason), group };
    });
}

/** True if scores tell more than verdicts: of test plans, and in a run that is compared by them. */
export function isScored({ report: { settings, instances } }: PageRun): boolean {
  const isPlan = ({ test_plan }: TrialDocument) => test_plan !== null;
  return measureOf(settings) === 'score' || instances.some(({ trials }) => trials.some(isPlan));
}

/** Reports of earlier versions have no reasons. */
export function reasonsOf(report: PageRun['report']): PageRun['report']['reasons'] {
  return report.reasons ?? [];
}

/** The same rows, each with the row of the same trial in another run. */
export function beside(rows: Row[], before: Row[]): Row[] {
  const earlier = new Map(before.map((row) => [row.place, row]));
  return rows.map((row) => {
    const was = earlier.get(row.place) ?? null;
    return { ...row, before: was, change: was === null ? 'unknown' : changeOf(was.status, row.status) };
  });
}

function rowOf(
  { instance_id: id, task_type: type }: ReportedInstance,
  trial: TrialDocument,
  key: TrialKey,
  reason: string,
): Omit<Row, 'group'> {
  const { status, test_plan: plan, score, score_expected, duration_ms: duration, usage, integrity: notes } = trial;
  const place = `${id}/${trial.trial}`;
  const { input_tokens: input = null, output_tokens: output = null, cost_usd: cost = null } = usage ?? {};
  return {
    key,
    place,
    id,
    type,
    trial: trial.trial,
    status,
    // The plan of a trial in error may have been judged in part, or not at all.
    score: plan === null || score === null ? score : score_expected,
    duration,
    cost,
    tokens: sumOfAll([input, output]),
    notes: notes
      .filter((kind) => kind !== 'host_reused' && kind !== 'kept_workdir_readable')
      .map((kind) => plainLine(kind, LONGEST.kind)),
    reason,
    before: null,
    change: 'unknown',
    haystack: [place, type, STATUS_WORDS[status], reason, ...notes].join('\n').toLowerCase(),
  };
}

function changeOf(before: Status, now: Status): Change {
  if (before === now) return 'same';
  if (before === 'passed' && now === 'failed') return 'broke';
  return before === 'failed' && now === 'passed' ? 'mended' : 'unknown';
}

/** Filters and order of the table; part of the address. */
export interface View {
  query: string;
  /** Empty for all. */
  statuses: Status[];
  type: string;
  /** Only trials with a changed verdict, or with a note. */
  only: '' | 'changed' | 'noted';
  /** Only trials with this reason, an index among those of the report; null for all. */
  reason: number | null;
  sort: SortKey;
  descending: boolean;
  /** The text that all logs and steps are searched for; empty for none. */
  logs: string;
}

export type SortKey = 'order' | 'status' | 'id' | 'type' | 'score' | 'duration' | 'cost' | 'change';

/** Trials that did not pass come first. */
export const FIRST_VIEW: View = {
  query: '',
  statuses: [],
  type: '',
  only: '',
  reason: null,
  sort: 'status',
  descending: false,
  logs: '',
};

/** The rows of a view, in its order; sorting is stable. */
export function rowsIn(rows: Row[], { query, statuses, type, only, reason, sort, descending }: View): Row[] {
  const words = wordsOf(query);
  const shown = rows.filter(
    (row) =>
      (statuses.length === 0 || statuses.includes(row.status)) &&
      (type === '' || row.type === type) &&
      (reason === null || row.group === reason) &&
      (only !== 'changed' || row.change === 'broke' || row.change === 'mended') &&
      (only !== 'noted' || row.notes.length > 0) &&
      words.every((word) => row.haystack.includes(word)),
  );
  if (sort === 'order') return descending ? shown.reverse() : shown;
  const order = ORDERS[sort];
  return shown.sort((a, b) => order(a, b, descending ? -1 : 1));
}

type Order = (a: Row, b: Row, sign: number) => number;

const NAMES = new Intl.Collator('en', { numeric: true });
const CHANGES: Change[] = ['broke', 'mended', 'same', 'unknown'];

const ORDERS: Record<Exclude<SortKey, 'order'>, Order> = {
  status: by((row) => STATUSES.indexOf(row.status)),
  id: (a, b, sign) => sign * (NAMES.compare(a.id, b.id) || a.trial - b.trial),
  type: by((row) => row.type),
  score: by((row) => row.score),
  duration: by((row) => row.duration),
  cost: by((row) => row.cost),
  change: by((row) => CHANGES.indexOf(row.change)),
};

function by(of: (row: Row) => number | string | null): Order {
  return (a, b, sign) => compareKnown(of(a), of(b), sign);
}

/** Orders numbers, or names by the numbers in them; `sign` is -1 to descend. Unknown values come last in both directions. */
export function compareKnown(x: number | string | null, y: number | string | null, sign: number): number {
  if (x === null || y === null) return Number(x === null) - Number(y === null);
  if (typeof x === 'string' || typeof y === 'string') return sign * NAMES.compare(String(x), String(y));
  return sign * (x - y);
}

/** The words of a search, in lower case: a row is found if it has them all. */
export function wordsOf(query: string): string[] {
  return query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}
