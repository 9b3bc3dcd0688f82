import { plainLine } from '../../base/text/untrusted.ts';
import type { ComparisonDocument, RunHead } from '../../report/documents/page-document.ts';
import type { Cell, MatrixRow } from '../data/matrix-model.ts';
import { type TrialPlace, trialHash } from '../data/route.ts';
import { CellMark } from './cell-mark.tsx';

/** Settings for drawing rows; the same for all of them. */
export interface RowLook {
  measure: ComparisonDocument['measure'];
  /** All runs, and the indices of the shown ones. */
  runs: RunHead[];
  shown: number[];
  /** The cell that is the tab stop. */
  focus: [row: number, column: number];
  focused: (row: number, column: number) => void;
  /** Cells selected for comparison; null if a click opens the trial. */
  picked: TrialPlace[] | null;
  pick: (place: TrialPlace) => void;
}

/** An instance with a cell for each shown run. `start`: pixels from the top; null in print. */
export function MatrixLine(props: { row: MatrixRow; index: number; start: number | null; look: RowLook }) {
  const { row, index, start, look } = props;
  const { measure, runs, shown, focus, focused, picked, pick } = look;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      class={`matrix-row ${row.inAll ? '' : 'apart'}`}
      style={start === null ? {} : { transform: `translateY(${start}px)` }}
    >
      <div role="rowheader" class="matrix-cell first" title={nameOf(row)}>
        <span class="matrix-id">{row.id}</span>
      </div>
      {shown.map((at, column) => {
        const place = { run: runs[at]!.id, place: `${row.id}/1` };
        const cell = row.cells[at]!;
        const mark = <CellMark cell={cell} measure={measure} />;
        return (
          <div key={at} role="cell" {...tint(cell, measure)}>
            {cell.of === null ? (
              mark
            ) : (
              <a
                href={trialHash(place)}
                data-cell={`${index} ${column}`}
                tabIndex={index === focus[0] && column === focus[1] ? 0 : -1}
                class={isPicked(picked, place) ? 'picked' : ''}
                onFocus={() => focused(index, column)}
                onClick={(event) => {
                  if (picked === null || event.ctrlKey || event.metaKey) return;
                  event.preventDefault();
                  pick(place);
                }}
              >
                <span class="unseen">{runs[at]!.id} </span>
                {mark}
              </a>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** Verdicts have their own colours; scores share one colour, stronger for higher scores. */
function tint({ kind, figure }: Cell, measure: ComparisonDocument['measure']) {
  if (measure === 'success rate' || figure === null) return { class: `matrix-cell ${kind}` };
  return { class: 'matrix-cell scored', style: { '--share': `${Math.round(figure * 100)}%` } };
}

function nameOf({ id, type, inAll }: MatrixRow): string {
  return `${id}, ${plainLine(type, 80)}${inAll ? '' : ', not planned by all runs'}`;
}

function isPicked(picked: TrialPlace[] | null, { run, place }: TrialPlace): boolean {
  return picked?.some((one) => one.run === run && one.place === place) === true;
}
