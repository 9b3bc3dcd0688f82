import { FIRST_MATRIX, type MatrixSort, type MatrixView } from './matrix-model.ts';
import { RunMark, SortHead } from './parts.tsx';
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
  return (
    <SortHead
      class={`matrix-cell ${kind}`}
      title={title}
      sorted={view.sort === sort}
      descending={view.descending}
      sort={() => turn(sortedBy(view, sort))}
    >
      {mark !== undefined && <RunMark id={mark} />}
      <span class={named ? 'matrix-name' : 'unseen'}>{title}</span>
    </SortHead>
  );
}

/** Cycles through ascending, descending, and planned order. */
function sortedBy(view: MatrixView, sort: MatrixSort): MatrixView {
  if (view.sort !== sort) return { ...view, sort, descending: false };
  return view.descending ? { ...view, sort: FIRST_MATRIX.sort, descending: false } : { ...view, descending: true };
}
