import { useMemo } from 'preact/hooks';
import { count, shownOf } from '../data/format.ts';
import { FIRST_VIEW, type Row, type SortKey, STATUSES, type View } from '../data/model.ts';
import { Chip, Choice, Verdict } from '../parts/parts.tsx';
import { Search, TypeChoice } from '../parts/search.tsx';

const SORTS: [key: SortKey, name: string][] = [
  ['order', 'as planned'],
  ['status', 'verdict'],
  ['id', 'instance'],
  ['type', 'type'],
  ['score', 'score'],
  ['duration', 'time'],
  ['cost', 'cost'],
  ['change', 'change'],
];

/** Search and filters of the table of trials. */
export function Filters(props: {
  rows: Row[];
  view: View;
  shown: number;
  turn: (view: View) => void;
  columns: string[];
}) {
  const { rows, view, shown, turn, columns } = props;
  const counts = useMemo(() => countsOf(rows), [rows]);
  const filtered = shown !== rows.length;
  const sorts = SORTS.filter(([key]) => key === 'order' || columns.includes(key));
  return (
    <div class="filters" role="search" aria-label="Trials">
      <Search
        query={view.query}
        change={(query) => turn({ ...view, query })}
        placeholder="Search instances, types, reasons"
        label="Search trials"
        first=".trials [data-index] a"
      />
      <div class="chips" role="group" aria-label="Verdicts">
        {STATUSES.filter((status) => counts[status] > 0).map((status) => (
          <Chip
            key={status}
            on={view.statuses.includes(status)}
            press={() => turn({ ...view, statuses: toggled(view.statuses, status) })}
          >
            <Verdict status={status} /> <span class="figure">{count(counts[status])}</span>
          </Chip>
        ))}
        {(['changed', 'noted'] as const)
          .filter((only) => counts[only] > 0)
          .map((only) => (
            <Chip
              key={only}
              on={view.only === only}
              press={() => turn({ ...view, only: view.only === only ? '' : only })}
            >
              {only === 'noted' ? 'with notes' : 'changed'} <span class="figure">{count(counts[only])}</span>
            </Chip>
          ))}
      </div>
      <TypeChoice rows={rows} type={view.type} change={(type) => turn({ ...view, type })} />
      <Choice
        class="narrow-only"
        label="Order"
        value={view.sort}
        options={sorts}
        change={(sort) => turn({ ...view, sort, descending: sort === 'duration' || sort === 'cost' })}
      />
      <span class="shown" role="status">
        {shownOf(shown, rows.length)}
      </span>
      {filtered && (
        <button type="button" class="tool" onClick={() => turn({ ...FIRST_VIEW, logs: view.logs })}>
          Show all
        </button>
      )}
    </div>
  );
}

type Counts = Record<(typeof STATUSES)[number] | 'changed' | 'noted', number>;

function countsOf(rows: Row[]): Counts {
  const counts: Counts = { passed: 0, failed: 0, error: 0, not_run: 0, changed: 0, noted: 0 };
  for (const row of rows) {
    counts[row.status] += 1;
    if (row.change === 'broke' || row.change === 'mended') counts.changed += 1;
    if (row.notes.length > 0) counts.noted += 1;
  }
  return counts;
}

function toggled<Value>(values: Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
