import type {
  PageRun,
  ReportedInstance,
  RunId,
  Status,
  TrialDocument,
  TrialKey,
} from '../report/documents/page-document.ts';

/** A trial as a row of the table. */
export interface Row {
  key: TrialKey;
  /** `instance/trial`: its address on the page. */
  place: string;
  id: string;
  type: string;
  trial: number;
  status: Status;
  /** Of a test plan, over all its points; null for what is passed or failed only. */
  score: number | null;
  /** Milliseconds of all its stages; null without a result. */
  duration: number | null;
  cost: number | null;
  tokens: number | null;
  /** Kinds of its integrity notes. */
  notes: string[];
  reason: string;
  /** The same trial in the run compared with; null where it is not there. */
  before: Row | null;
  change: Change;
  /** What a search looks at, in lower case. */
  haystack: string;
}

/** Against the same trial of the run compared with. */
export type Change = 'broke' | 'mended' | 'same' | 'unknown';

export const STATUSES: Status[] = ['failed', 'error', 'not_run', 'passed'];
export const STATUS_WORDS: Record<Status, string> = {
  passed: 'passed',
  failed: 'failed',
  error: 'error',
  not_run: 'not run',
};

/** The trials of a run in the order of its report. */
export function rowsOf(run: PageRun, id: RunId): Row[] {
  return run.report.instances
    .flatMap((instance) => instance.trials.map((trial) => [instance, trial] as const))
    .map(([instance, trial], index) => rowOf(instance, trial, `${id}${index}`, run.reasons[index] ?? ''));
}

/** The same rows, each beside that of the same trial in another run. */
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
): Row {
  const { status, test_plan: plan, score_expected, duration_ms: duration, usage, integrity: notes } = trial;
  const place = `${id}/${trial.trial}`;
  const { input_tokens: input = null, output_tokens: output = null, cost_usd: cost = null } = usage ?? {};
  return {
    key,
    place,
    id,
    type,
    trial: trial.trial,
    status,
    score: plan === null ? null : score_expected,
    duration,
    cost,
    tokens: input === null && output === null ? null : (input ?? 0) + (output ?? 0),
    notes: notes.filter((kind) => kind !== 'host_reused'),
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

/** What of the table is shown, and how; part of the address. */
export interface View {
  query: string;
  /** Empty: all. */
  statuses: Status[];
  type: string;
  /** Only what is another verdict than before, or carries a note. */
  only: '' | 'changed' | 'noted';
  sort: SortKey;
  descending: boolean;
}

export type SortKey = 'order' | 'status' | 'id' | 'type' | 'score' | 'duration' | 'cost' | 'change';

/** What did not pass comes first. */
export const FIRST_VIEW: View = { query: '', statuses: [], type: '', only: '', sort: 'status', descending: false };

/** The rows that a view shows, in its order; equal ones stay as they were. */
export function rowsIn(rows: Row[], { query, statuses, type, only, sort, descending }: View): Row[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const shown = rows.filter(
    (row) =>
      (statuses.length === 0 || statuses.includes(row.status)) &&
      (type === '' || row.type === type) &&
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
  status: (a, b, sign) => sign * (STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status)),
  id: (a, b, sign) => sign * (NAMES.compare(a.id, b.id) || a.trial - b.trial),
  type: (a, b, sign) => sign * NAMES.compare(a.type, b.type),
  score: byNumber((row) => row.score ?? (row.status === 'passed' ? 1 : row.status === 'failed' ? 0 : null)),
  duration: byNumber((row) => row.duration),
  cost: byNumber((row) => row.cost),
  change: (a, b, sign) => sign * (CHANGES.indexOf(a.change) - CHANGES.indexOf(b.change)),
};

/** What is unknown comes last, whichever way. */
function byNumber(of: (row: Row) => number | null): Order {
  return (a, b, sign) => {
    const [x, y] = [of(a), of(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return sign * (x - y);
  };
}
