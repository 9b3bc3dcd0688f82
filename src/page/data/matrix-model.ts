import { ROUNDING } from '../../base/rounding.ts';
import { meanOfKnown } from '../../base/sums.ts';
import type {
  ComparedInstance,
  ComparisonDocument,
  RunHead,
  RunId,
  Status,
} from '../../report/documents/page-document.ts';
import { compareKnown, wordsOf } from './model.ts';

/** Filters and order of the table of instances by runs; part of the address. */
export interface MatrixView {
  query: string;
  type: string;
  /** Only instances for which the shown runs have different figures. */
  differ: boolean;
  /** Empty for all. */
  runs: RunId[];
  sort: MatrixSort;
  descending: boolean;
}

export const MATRIX_SORTS = ['order', 'id', 'type', 'spread', 'mean'] as const;
/** `spread`: difference between the runs; `mean`: their mean figure; `run-…`: the figure of one run. */
export type MatrixSort = (typeof MATRIX_SORTS)[number] | `run-${RunId}`;

export const FIRST_MATRIX: MatrixView = {
  query: '',
  type: '',
  differ: false,
  runs: [],
  sort: 'order',
  descending: false,
};

type ComparedCell = NonNullable<ComparedInstance['runs'][number]>;

/** A run's result for an instance. */
export interface Cell {
  /** The sign to draw; `mixed` if only some trials passed. */
  kind: Status | 'mixed' | 'unplanned';
  /** From 0 to 1; null without a verdict. */
  figure: number | null;
  /** Trials without a verdict, if others have one. */
  unmeasured: number;
  of: ComparedCell | null;
}

export interface MatrixRow {
  id: string;
  type: string;
  inAll: boolean;
  /** In the order of the comparison's runs. */
  cells: Cell[];
  haystack: string;
}

export function matrixRows({ instances, measure }: ComparisonDocument): MatrixRow[] {
  return instances.map(({ instance_id: id, task_type: type, in_all: inAll, runs }) => ({
    id,
    type,
    inAll,
    cells: runs.map((cell) => cellOf(cell, measure === 'score')),
    haystack: `${id}\n${type}`.toLowerCase(),
  }));
}

const UNPLANNED: Cell = { kind: 'unplanned', figure: null, unmeasured: 0, of: null };

function cellOf(of: ComparedCell | null, plans: boolean): Cell {
  if (of === null) return UNPLANNED;
  const { planned, passed, measured, error, score_expected } = of;
  if (measured === 0) return { kind: error > 0 ? 'error' : 'not_run', figure: null, unmeasured: 0, of };
  const kind = passed === planned ? 'passed' : passed === 0 ? 'failed' : 'mixed';
  return { kind, figure: plans ? score_expected : passed / planned, unmeasured: planned - measured, of };
}

/** A view as the address names it, without runs that the comparison does not have. */
export function knownView(view: MatrixView, heads: RunHead[]): MatrixView {
  const runs = view.runs.filter((run) => heads.some(({ id }) => id === run));
  const isKnown = !view.sort.startsWith('run-') || heads.some(({ id }) => view.sort === `run-${id}`);
  return { ...view, runs, ...(isKnown ? {} : { sort: FIRST_MATRIX.sort, descending: FIRST_MATRIX.descending }) };
}

/** The rows of a view, in its order, and the indices of its runs. Sorting is stable. */
export function shownInstances(
  rows: MatrixRow[],
  view: MatrixView,
  runs: RunHead[],
): { rows: MatrixRow[]; shown: number[] } {
  const wanted = runs.flatMap(({ id }, at) => (view.runs.includes(id) ? [at] : []));
  const shown = wanted.length === 0 ? runs.map((_, at) => at) : wanted;
  return { rows: sorted(filtered(rows, view, shown), view, shown, runs), shown };
}

function filtered(rows: MatrixRow[], { query, type, differ }: MatrixView, shown: number[]): MatrixRow[] {
  const words = wordsOf(query);
  return rows.filter(
    (row) =>
      (type === '' || row.type === type) &&
      words.every((word) => row.haystack.includes(word)) &&
      (!differ || spread(row, shown) > ROUNDING),
  );
}

function sorted(found: MatrixRow[], { sort, descending }: MatrixView, shown: number[], runs: RunHead[]): MatrixRow[] {
  if (sort === 'order') return descending ? found.reverse() : found;
  const at = runs.findIndex(({ id }) => sort === `run-${id}`);
  const sortedBy = (row: MatrixRow) => {
    if (sort === 'id' || sort === 'type') return row[sort];
    if (sort === 'spread') return spread(row, shown);
    return sort === 'mean' ? meanOfKnown(figuresOf(row, shown)) : (row.cells[at]?.figure ?? null);
  };
  const values = new Map(found.map((row) => [row, sortedBy(row)]));
  return found.sort((a, b) => compareKnown(values.get(a)!, values.get(b)!, descending ? -1 : 1));
}

function figuresOf({ cells }: MatrixRow, shown: number[]): number[] {
  return shown.flatMap((at) => cells[at]?.figure ?? []);
}

function spread(row: MatrixRow, shown: number[]): number {
  const figures = figuresOf(row, shown);
  return figures.length < 2 ? 0 : Math.max(...figures) - Math.min(...figures);
}
