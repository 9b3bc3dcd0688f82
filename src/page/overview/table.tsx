import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { plainLine } from '../../base/text/untrusted.ts';
import type { RunId } from '../../report/documents/page-document.ts';
import { isTyping, NARROW, show, useKeys, useMedia, usePrinting } from '../browser/use.ts';
import { drawnRows, roomFor, useRowFocus, useWindowList } from '../browser/virtual.ts';
import { dollars, formatDuration, percent } from '../data/format.ts';
import type { LoadedRun } from '../data/loaded.ts';
import { FIRST_VIEW, isScored, type Row, rowsIn, type SortKey, type View } from '../data/model.ts';
import { runHash, trialHash } from '../data/route.ts';
import { ChangeMark, NotPrinted, Section, SortHead, Verdict } from '../parts/parts.tsx';
import { Filters } from './filters.tsx';

/** Height of a row in pixels at the usual text size, on wide and on narrow screens. */
const ROW = { wide: 40, narrow: 68 };

interface Column {
  key: SortKey | 'why';
  title: string;
  kind: string;
  cell(row: Row, run: RunId): preact.ComponentChildren;
}

const COLUMNS: Column[] = [
  { key: 'status', title: 'Verdict', kind: 'c-status', cell: (row) => <Verdict status={row.status} /> },
  {
    key: 'id',
    title: 'Instance',
    kind: 'c-id',
    cell: (row, run) => (
      <a href={trialHash({ run, place: row.place })} class="stretched">
        <span class="instance">{row.id}</span>
        {row.trial > 1 && <span class="trial-number"> trial {row.trial}</span>}
      </a>
    ),
  },
  { key: 'type', title: 'Type', kind: 'c-type', cell: (row) => <bdi>{plainLine(row.type, 60)}</bdi> },
  { key: 'score', title: 'Score', kind: 'c-score number', cell: scoreText },
  {
    key: 'duration',
    title: 'Time',
    kind: 'c-time number',
    cell: (row) => (row.duration === null ? '–' : formatDuration(row.duration)),
  },
  { key: 'cost', title: 'Cost', kind: 'c-cost number', cell: (row) => (row.cost === null ? '–' : dollars(row.cost)) },
  { key: 'change', title: 'Change', kind: 'c-change', cell: (row) => <ChangeMark change={row.change} /> },
  {
    key: 'why',
    title: 'Why',
    kind: 'c-why',
    cell: (row) => (
      <span title={row.reason}>
        {row.notes.length > 0 && <span class="tag">{row.notes.join(', ')}</span>}{' '}
        <bdi>{plainLine(row.reason, 160)}</bdi>
        {row.reason === '' && row.notes.length === 0 && <span class="narrow-only">{plainLine(row.type, 60)}</span>}
      </span>
    ),
  },
];

/** `90%`, or with another one in the compared run `20% → 90%`. */
function scoreText({ score, before }: Row): string {
  const [was, now] = [percent(before?.score ?? null), percent(score)];
  return score === null || before?.score == null || was === now ? now : `${was} → ${now}`;
}

/** All trials, with sorting, filters and search. */
export function Table({ now, before, view }: { now: LoadedRun; before: LoadedRun | null; view: View }) {
  const all = now.rows;
  const filter = filterOf(now.id, view);
  const own = useRef(filter);
  const turn = (next: View) => {
    own.current = filterOf(now.id, next);
    show(runHash(now.id, next));
  };
  const rows = useMemo(() => rowsIn(all, view), [all, view]);
  const columns = useMemo(() => columnsFor(now, before !== null), [now, before]);
  const head = useRef<HTMLDivElement>(null);
  const narrow = useMedia(NARROW);
  const printing = usePrinting();
  // A link above the table chose its rows, which may be far below.
  useEffect(() => {
    if (own.current !== filter) head.current?.scrollIntoView();
    own.current = filter;
  }, [filter]);
  return (
    <Section title="Trials">
      <div class="table-head" ref={head}>
        <Filters rows={all} view={view} shown={rows.length} turn={turn} columns={columns.map(({ key }) => key)} />
      </div>
      <div
        role="table"
        class={`trials ${columns.map(({ key }) => `has-${key}`).join(' ')}`}
        aria-rowcount={rows.length + 1}
        aria-label="Trials"
      >
        <div role="rowgroup" class="head-group">
          <div role="row" aria-rowindex={1} class="row head">
            {columns.map(({ key, title, kind }) => (
              <Heading key={key} name={key} {...{ title, kind, view, turn }} unseen={narrow} />
            ))}
          </div>
        </div>
        <Rows run={now.id} covered={() => head.current?.offsetHeight ?? 0} {...{ rows, columns, printing }} />
      </div>
      {rows.length === 0 && <p class="quiet none">No trial matches.</p>}
      <NotPrinted rows={rows.length} unit="trials" printing={printing} />
    </Section>
  );
}

/** The part of an address that chooses rows and their order. */
function filterOf(run: RunId, view: View): string {
  return runHash(run, { ...view, logs: '' });
}

interface RowsProps {
  rows: Row[];
  columns: Column[];
  run: RunId;
  printing: boolean;
  /** Pixels at the top of the window that the head of the table covers. */
  covered(): number;
}

/** Key of the row that last had the focus. */
let left: Row['key'] | null = null;

/** The rows, moved through by keys; only visible ones are in the document. */
function Rows({ rows, columns, run, printing, covered }: RowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  const size = useMedia(NARROW) ? ROW.narrow : ROW.wide;
  const virtual = useWindowList(rows.length, size, margin, covered);
  const items = drawnRows(virtual, rows.length, printing);
  const focus = useRowFocus(
    virtual,
    (row) => list.current?.querySelector<HTMLElement>(`[data-index="${row}"] a`),
    rows.findIndex(({ key }) => key === left),
  );

  useLayoutEffect(() => {
    const top = (list.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    if (Math.abs(top - margin) > 1) setMargin(top);
  });
  useLayoutEffect(() => virtual.measure(), [size]);

  /** Moves the focus by this many rows. */
  function move(by: number): void {
    if (rows.length === 0) return;
    const at = document.activeElement?.closest('[data-index]')?.getAttribute('data-index') ?? null;
    focus(at === null ? firstInSight() : Math.min(rows.length - 1, Math.max(0, Number(at) + by)));
  }

  function firstInSight(): number {
    const top = window.scrollY + covered();
    return items.find(({ start }) => start >= top)?.index ?? 0;
  }

  useKeys({
    j: () => move(1),
    k: () => move(-1),
  });

  /** Arrow keys on a row move the focus; elsewhere they scroll. */
  function arrow(event: KeyboardEvent): void {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || isTyping(event)) return;
    event.preventDefault();
    move(by);
  }

  return (
    <div role="rowgroup" class="rows" ref={list} onKeyDown={arrow} style={roomFor(virtual, printing)}>
      {items.map(({ index, start }) => {
        const row = rows[index];
        return row === undefined ? null : (
          <div
            key={row.key}
            role="row"
            aria-rowindex={index + 2}
            data-index={index}
            class="row"
            style={printing ? {} : { height: `${size / 16}rem`, transform: `translateY(${start - margin}px)` }}
            onFocusIn={() => {
              left = row.key;
            }}
          >
            {columns.map(({ key, kind, cell }) => (
              <div key={key} role="cell" class={`cell ${kind}`}>
                {cell(row, run)}
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}

function columnsFor({ run, rows }: LoadedRun, change: boolean): Column[] {
  const has = {
    score: isScored(run),
    cost: rows.some((row) => row.cost !== null),
    change,
  };
  return COLUMNS.filter(({ key }) => has[key as keyof typeof has] ?? true);
}

function Heading(props: {
  name: SortKey | 'why';
  title: string;
  kind: string;
  view: View;
  turn: (view: View) => void;
  unseen: boolean;
}) {
  const { name, title, kind, view, turn, unseen } = props;
  if (name === 'why')
    return (
      <div role="columnheader" class={`cell ${kind} ${unseen ? 'unseen' : ''}`}>
        {title}
      </div>
    );
  const sort = () => turn(sortedBy(view, name));
  return (
    <SortHead
      class={`cell ${kind}`}
      sorted={view.sort === name}
      descending={view.descending}
      unseen={unseen}
      sort={sort}
    >
      {title}
    </SortHead>
  );
}

/**
 * Cycles through ascending, descending, and the initial order; times and costs start descending, since the largest are
 * of interest.
 */
function sortedBy(view: View, sort: SortKey): View {
  const downFirst = sort === 'duration' || sort === 'cost';
  if (view.sort !== sort) return { ...view, sort, descending: downFirst };
  return view.descending === downFirst
    ? { ...view, descending: !downFirst }
    : { ...view, sort: FIRST_VIEW.sort, descending: false };
}
