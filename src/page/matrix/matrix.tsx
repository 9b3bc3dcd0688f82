import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { ComparisonDocument, RunHead } from '../../report/documents/page-document.ts';
import { type Place, useCellFocus } from '../browser/cell-focus.ts';
import { useKeptScroll } from '../browser/kept-scroll.ts';
import { NARROW, show, useKeys, useMedia, usePrinting } from '../browser/use.ts';
import { drawnRows, MOST_PRINTED, roomFor, useList } from '../browser/virtual.ts';
import { knownView, type MatrixRow, type MatrixView, matrixRows, shownInstances } from '../data/matrix-model.ts';
import { matrixHash } from '../data/route.ts';
import { NotPrinted, scrolling } from '../parts/parts.tsx';
import { MatrixFilters } from './filters.tsx';
import { MatrixHead, Picked, usePicked } from './head.tsx';
import { MatrixLine, type RowLook } from './row.tsx';

/** Height of a row in pixels at the usual text size, on wide and on narrow screens, where a name has two lines, of any spacing (WCAG 2.2, 1.4.12). */
const ROW = { wide: 34, narrow: 40 };
/** Maximum number of rows drawn at once: after printing, a browser may report the height of the paper. */
const MOST_DRAWN = 300;
/** Maximum number of cached rows. */
const MOST_KEPT = 500;
/** Maximum number of runs with names above their columns. */
const FEW = 6;

/** All instances by runs, with links to their trials. */
export function Matrix(props: { comparison: ComparisonDocument; runs: RunHead[]; view: MatrixView }) {
  const { comparison, runs } = props;
  const view = useMemo(() => knownView(props.view, runs), [props.view, runs]);
  const all = useMemo(() => matrixRows(comparison), [comparison]);
  const { rows, shown } = useMemo(() => shownInstances(all, view, runs), [all, view, runs]);
  const { picked, setPicked, pick } = usePicked();
  const printing = usePrinting();
  const turn = (next: MatrixView) => show(matrixHash(next));
  useKeptScroll('instances');
  return (
    <>
      <div class="headline tight">
        <h1>Instances</h1>
      </div>
      <div class="section matrix-section">
        <MatrixFilters
          runs={runs}
          rows={all}
          view={view}
          found={rows.length}
          shown={shown}
          turn={turn}
          picking={picked !== null}
          pick={() => setPicked(picked === null ? [] : null)}
        />
        {picked !== null && <Picked picked={picked} clear={() => setPicked([])} />}
        <Grid {...{ comparison, runs, rows, shown, view, turn, picked, pick, printing }} />
        {rows.length === 0 && <p class="quiet none">No instance matches.</p>}
        <NotPrinted rows={rows.length} unit="instances" printing={printing} />
        {all.some(({ inAll }) => !inAll) && (
          <p class="quiet">Instances in grey do not count: not all runs planned them.</p>
        )}
      </div>
    </>
  );
}

interface GridProps extends Pick<RowLook, 'runs' | 'shown' | 'picked' | 'pick'> {
  comparison: ComparisonDocument;
  rows: MatrixRow[];
  view: MatrixView;
  turn(view: MatrixView): void;
  printing: boolean;
}

/** The order of rows in which the table was left, the pixels it was scrolled by, and its focused cell. */
let left: { order: string; top: number; cell: Place } | null = null;

/** The table itself, moved through by keys; only visible rows are in the document. */
function Grid({ comparison, runs, rows, shown, view, turn, picked, pick, printing }: GridProps) {
  const scrolled = useRef<HTMLDivElement>(null);
  const narrow = useMedia(NARROW);
  const order = matrixHash({ ...view, runs: [] });
  const size = narrow ? ROW.narrow : ROW.wide;
  const virtual = useList(rows.length, size, () => scrolled.current);
  const items = drawnRows(virtual, rows.length, printing).slice(0, printing ? MOST_PRINTED : MOST_DRAWN);
  const { focus, focused, move, pressed } = useCellFocus(
    scrolled,
    [rows.length, shown.length],
    (row, column) => rows[row]?.cells[shown[column]!]?.of != null,
    (row) => virtual.scrollToIndex(row, { align: 'auto' }),
    left?.order === order ? left.cell : null,
    size,
  );
  const cell = useRef(focus);
  cell.current = focus;
  const named = shown.length <= FEW && !narrow;
  const least = printing ? '2.7rem' : named ? '6.5rem' : '3.7rem';
  const columns = `var(--matrix-first) repeat(${shown.length}, minmax(${least}, 1fr))`;

  // A new order is shown from its top.
  useLayoutEffect(() => {
    const element = scrolled.current!;
    element.scrollTo(0, left?.order === order ? left.top : 0);
    return () => {
      left = { order, top: element.scrollTop, cell: cell.current };
    };
  }, [order]);
  useLayoutEffect(() => virtual.measure(), [size]);
  // Rendered rows are reused while scrolling.
  const drawn = useMemo(
    () => new Map<number, preact.ComponentChild>(),
    [rows, shown, runs, ...focus, picked, printing, comparison, size],
  );
  if (drawn.size > MOST_KEPT) drawn.clear();
  const look: RowLook = { measure: comparison.measure, runs, shown, focus, focused, picked, pick };
  function lineAt(index: number, start: number): preact.ComponentChild {
    const row = rows[index];
    if (row === undefined) return null;
    const line = drawn.get(index) ?? (
      <MatrixLine key={row.id} row={row} index={index} start={printing ? null : start} look={look} />
    );
    drawn.set(index, line);
    return line;
  }
  useKeys({
    j: () => move(document.activeElement?.closest('[data-cell]') == null ? 0 : 1, 0),
    k: () => move(-1, 0),
    c: () => {
      const cell = document.activeElement?.closest<HTMLElement>('[data-cell]');
      const [row, column] = cell?.dataset.cell?.split(' ').map(Number) ?? [];
      if (row === undefined || column === undefined) return;
      pick({ run: runs[shown[column]!]!.id, place: `${rows[row]!.id}/1` });
    },
  });

  return (
    <div class="matrix-scroll" ref={scrolled} role="region" {...scrolling('Instances by runs')} onKeyDown={pressed}>
      <div
        role="table"
        class="matrix"
        aria-label="Instances by runs"
        aria-rowcount={rows.length + 1}
        style={{
          '--columns': columns,
          minWidth: `calc(${narrow ? '9.5rem' : '11rem'} + ${shown.length} * ${least})`,
        }}
      >
        <MatrixHead runs={shown.map((at) => runs[at]!)} {...{ named, view, turn }} />
        <div role="rowgroup" class="matrix-body" style={roomFor(virtual, printing)}>
          {items.map(({ index, start }) => lineAt(index, start))}
        </div>
      </div>
    </div>
  );
}
