import { useState } from 'preact/hooks';
import type { RunHead } from '../../report/documents/page-document.ts';
import { FIRST_MATRIX, type MatrixSort, type MatrixView } from '../data/matrix-model.ts';
import { diffHash, type TrialPlace } from '../data/route.ts';
import { RunMark, SortHead } from '../parts/parts.tsx';

/** The cells selected for comparison. */
export function Picked({ picked, clear }: { picked: TrialPlace[]; clear: () => void }) {
  const [a, b] = picked;
  return (
    <p class="picked-bar" role="status">
      {a === undefined ? (
        'Choose two cells.'
      ) : (
        <>
          <RunMark id={a.run} /> {a.place}
          {b === undefined ? ' and one more …' : ' and '}
          {b !== undefined && (
            <>
              <RunMark id={b.run} /> {b.place} <a href={diffHash(a, b)}>Compare them</a>
            </>
          )}{' '}
          <button type="button" class="tool" onClick={clear}>
            Clear
          </button>
        </>
      )}
    </p>
  );
}

/** The cells selected for comparison; null while a click opens a trial. */
export function usePicked() {
  const [picked, setPicked] = useState<TrialPlace[] | null>(null);
  /** Selects a cell; the last two are kept. */
  function pick(place: TrialPlace): void {
    const chosen = picked ?? [];
    const same = chosen.findIndex((one) => one.run === place.run && one.place === place.place);
    setPicked(same === -1 ? [...chosen.slice(-1), place] : chosen.filter((_, index) => index !== same));
  }
  return { picked, setPicked, pick };
}

interface MatrixHeadProps {
  runs: RunHead[];
  /** True if the names of the runs stand above their columns. */
  named: boolean;
  view: MatrixView;
  turn: (view: MatrixView) => void;
}

/** The column headers, each of which sorts the rows. */
export function MatrixHead({ runs, named, view, turn }: MatrixHeadProps) {
  const heading = (sort: MatrixSort, title: string, run: RunHead | null) => (
    <SortHead
      key={sort}
      class={`matrix-cell ${run === null ? 'first' : ''}`}
      title={title}
      sorted={view.sort === sort}
      descending={view.descending}
      sort={() => turn(sortedBy(view, sort))}
    >
      {run !== null && <RunMark id={run.id} />}
      <span class={named || run === null ? 'matrix-name' : 'unseen'}>{title}</span>
    </SortHead>
  );
  return (
    <div role="rowgroup" class="matrix-head">
      <div role="row" class="matrix-row" aria-rowindex={1}>
        {heading('id', 'Instance', null)}
        {runs.map((run) => heading(`run-${run.id}`, run.name, run))}
      </div>
    </div>
  );
}

/** Cycles through ascending, descending, and planned order. */
function sortedBy(view: MatrixView, sort: MatrixSort): MatrixView {
  if (view.sort !== sort) return { ...view, sort, descending: false };
  return view.descending ? { ...view, sort: FIRST_MATRIX.sort, descending: false } : { ...view, descending: true };
}
