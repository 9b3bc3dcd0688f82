import type { RunHead } from '../../report/documents/page-document.ts';
import { shownOf } from '../data/format.ts';
import { FIRST_MATRIX, type MatrixRow, type MatrixSort, type MatrixView } from '../data/matrix-model.ts';
import { Chip, Choice, RunMark } from '../parts/parts.tsx';
import { Search, TypeChoice } from '../parts/search.tsx';

const SORTS: [key: string, name: string][] = [
  ['order', 'as planned'],
  ['-spread', 'most different first'],
  ['mean', 'hardest first'],
  ['-mean', 'easiest first'],
  ['id', 'by instance'],
  ['type', 'by type'],
];

/** With more runs, only their letters are shown. */
const MOST_NAMED = 12;

interface Props {
  runs: RunHead[];
  rows: MatrixRow[];
  view: MatrixView;
  /** Number of filtered rows, and indices of the shown runs. */
  found: number;
  shown: number[];
  turn: (view: MatrixView) => void;
  picking: boolean;
  pick: () => void;
}

/** Search and filters of the table of instances by runs. */
export function MatrixFilters({ runs, rows, view, found, shown, turn, picking, pick }: Props) {
  const filtered = found !== rows.length || view.runs.length > 0;
  const sort = `${view.descending ? '-' : ''}${view.sort}`;
  const toggle = (at: number) => {
    const next = shown.includes(at) ? shown.filter((other) => other !== at) : [...shown, at].sort((a, b) => a - b);
    // Selecting all is stored like selecting none: at least one run is always shown.
    turn({ ...view, runs: next.length === runs.length ? [] : next.map((place) => runs[place]!.id) });
  };
  return (
    <div class="filters" role="search" aria-label="Instances">
      <Search
        query={view.query}
        change={(query) => turn({ ...view, query })}
        placeholder="Search instances and types"
        label="Search instances"
        first="[data-cell]"
      />
      <Chip on={view.differ} press={() => turn({ ...view, differ: !view.differ })}>
        runs differ
      </Chip>
      <TypeChoice rows={rows} type={view.type} change={(type) => turn({ ...view, type })} />
      <Choice
        label="Order"
        value={sort}
        options={SORTS.some(([key]) => key === sort) ? SORTS : [...SORTS, [sort, orderName(view)]]}
        change={(chosen) =>
          turn({ ...view, sort: chosen.replace(/^-/, '') as MatrixSort, descending: chosen.startsWith('-') })
        }
      />
      <Chip on={picking} press={pick} title="c on a cell does the same">
        compare two
      </Chip>
      <span class="shown" role="status">
        {shownOf(found, rows.length, 'instance')}
      </span>
      {filtered && (
        <button type="button" class="tool" onClick={() => turn(FIRST_MATRIX)}>
          Show all
        </button>
      )}
      {runs.length > 2 && (
        <div class={`chips run-chips ${runs.length > MOST_NAMED ? 'many' : ''}`} role="group" aria-label="Runs shown">
          {runs.map(({ id, name }, at) => (
            <Chip key={id} on={shown.includes(at)} press={() => toggle(at)} title={name}>
              <RunMark id={id} /> <span class="chip-name">{name}</span>
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}

/** The name of an order that only the heads of columns give. */
function orderName({ sort, descending }: MatrixView): string {
  const [, name = sort.replace(/^run-/, 'by run ')] = SORTS.find(([key]) => key === sort) ?? [];
  return descending ? `${name}, descending` : name;
}
