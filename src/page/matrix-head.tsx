import { FIRST_MATRIX, type MatrixSort, type MatrixView } from './matrix-model.ts';
import { RunMark } from './parts.tsx';
import { diffHash, type TrialPlace } from './route.ts';

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

interface HeadingProps {
  sort: MatrixSort;
  title: string;
  kind: string;
  view: MatrixView;
  turn: (view: MatrixView) => void;
  mark?: string;
  named?: boolean;
}

/** A column header that sorts the rows. */
export function Heading({ sort, title, kind, view, turn, mark, named = true }: HeadingProps) {
  const sorted = view.sort === sort;
  return (
    <div
      role="columnheader"
      class={`matrix-cell ${kind}`}
      aria-sort={sorted ? (view.descending ? 'descending' : 'ascending') : 'none'}
    >
      <button type="button" title={title} onClick={() => turn(sortedBy(view, sort))}>
        {mark !== undefined && <RunMark id={mark} />}
        {named ? <span class="matrix-name">{title}</span> : <span class="unseen">{title}</span>}
        <span class="arrow" aria-hidden="true">
          {sorted ? (view.descending ? '▼' : '▲') : ''}
        </span>
      </button>
    </div>
  );
}

/** Cycles through ascending, descending, and planned order. */
function sortedBy(view: MatrixView, sort: MatrixSort): MatrixView {
  if (view.sort !== sort) return { ...view, sort, descending: false };
  return view.descending ? { ...view, sort: FIRST_MATRIX.sort, descending: false } : { ...view, descending: true };
}
