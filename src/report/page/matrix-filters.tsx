import { useMemo, useRef } from 'preact/hooks';
import { plainLine } from '../../text/untrusted.ts';
import type { RunHead } from './data.ts';
import { FIRST_MATRIX, type MatrixRow, type MatrixSort, type MatrixView } from './matrix-model.ts';
import { RunMark } from './parts.tsx';
import { shownOf } from './table.tsx';
import { useKeys } from './use.ts';

const SORTS: [key: string, name: string][] = [
  ['order', 'as planned'],
  ['-spread', 'most different first'],
  ['mean', 'hardest first'],
  ['-mean', 'easiest first'],
  ['id', 'by instance'],
  ['type', 'by type'],
];

/** More runs have their letters only. */
const MOST_NAMED = 12;

interface Props {
  runs: RunHead[];
  rows: MatrixRow[];
  view: MatrixView;
  /** Rows that are left, and places of the runs that are shown. */
  found: number;
  shown: number[];
  turn: (view: MatrixView) => void;
  picking: boolean;
  pick: () => void;
}

/** Search and filters of the table of instances by runs. */
export function MatrixFilters({ runs, rows, view, found, shown, turn, picking, pick }: Props) {
  const types = useMemo(() => [...new Set(rows.map(({ type }) => type))].sort(), [rows]);
  const field = useRef<HTMLInputElement>(null);
  useKeys({
    '/': () => {
      field.current?.focus();
      field.current?.select();
    },
  });
  const filtered = found !== rows.length || view.runs.length > 0;
  const sort = `${view.descending ? '-' : ''}${view.sort}`;
  const toggle = (at: number) => {
    const next = shown.includes(at) ? shown.filter((other) => other !== at) : [...shown, at].sort((a, b) => a - b);
    // All and none are the same: there is always something to see.
    turn({ ...view, runs: next.length === runs.length ? [] : next.map((place) => runs[place]!.id) });
  };
  return (
    <div class="filters" role="search">
      <input
        ref={field}
        type="search"
        class="search"
        value={view.query}
        placeholder="Search instances and types   /"
        aria-label="Search instances"
        onInput={(event) => turn({ ...view, query: event.currentTarget.value })}
        onKeyDown={leave}
      />
      <button
        type="button"
        class="chip"
        aria-pressed={view.differ}
        onClick={() => turn({ ...view, differ: !view.differ })}
      >
        runs differ
      </button>
      {types.length > 1 && (
        <select
          aria-label="Type"
          value={view.type}
          onChange={(event) => turn({ ...view, type: event.currentTarget.value })}
        >
          <option value="">all types</option>
          {types.map((type) => (
            <option key={type} value={type}>
              {plainLine(type, 60)}
            </option>
          ))}
        </select>
      )}
      <select
        aria-label="Order"
        value={sort}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          turn({ ...view, sort: chosen.replace(/^-/, '') as MatrixSort, descending: chosen.startsWith('-') });
        }}
      >
        {SORTS.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
        {!SORTS.some(([key]) => key === sort) && <option value={sort}>{sort.replace(/^-?run-/, 'by run ')}</option>}
      </select>
      <button type="button" class="chip" aria-pressed={picking} onClick={pick} title="c on a cell does the same">
        compare two
      </button>
      <span class="shown" role="status">
        {shownOf(found, rows.length, 'instances')}
      </span>
      {filtered && (
        <button type="button" class="tool" onClick={() => turn(FIRST_MATRIX)}>
          Show all
        </button>
      )}
      {runs.length > 2 && (
        <div class={`chips run-chips ${runs.length > MOST_NAMED ? 'many' : ''}`} role="group" aria-label="Runs shown">
          {runs.map(({ id, name }, at) => (
            <button
              key={id}
              type="button"
              class="chip"
              aria-pressed={shown.includes(at)}
              title={name}
              onClick={() => toggle(at)}
            >
              <RunMark id={id} /> <span class="chip-name">{name}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** Escape leaves the field, and the next one the page; Enter and the arrow go to the cells. */
function leave(event: KeyboardEvent & { currentTarget: HTMLInputElement }): void {
  if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.blur();
  }
  if (event.key === 'Enter' || event.key === 'ArrowDown') {
    event.preventDefault();
    document.querySelector<HTMLElement>('[data-cell]')?.focus();
  }
}
