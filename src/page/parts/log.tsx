import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { FileBlock } from '../../report/documents/page-document.ts';
import { usePrinting } from '../browser/use.ts';
import { drawnRows, placeAt, roomFor, useList } from '../browser/virtual.ts';
import { bytes } from '../data/format.ts';
import { type TrialPlace, trialHash } from '../data/route.ts';
import { type Line, linesAround, type Piece, toLines } from './ansi.ts';
import { NotPrinted, scrolling } from './parts.tsx';
import { MatchSearch } from './search.tsx';

const LINE = 20;

interface LogProps {
  name: string;
  file: FileBlock;
  /** Number of the line that is shown first, and marked. */
  line: number | null;
  trial: TrialPlace;
}

/** A log as it was printed, with colours, line numbers and a search; only visible lines are in the document. */
export function Log({ name, file, line, trial }: LogProps) {
  const lines = useMemo(() => linesOf(file), [file]);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const [wrap, setWrap] = useState(false);
  const scrolled = useRef<HTMLDivElement>(null);
  const hits = useMemo(() => hitsIn(lines, query), [lines, query]);
  const virtual = useList(lines.length, LINE, () => scrolled.current, wrap);
  const printing = usePrinting();
  const linked = useMemo(() => (line === null ? -1 : lines.findIndex(({ number }) => number === line)), [lines, line]);
  const current = hits[at] ?? (query === '' && linked !== -1 ? linked : undefined);

  useEffect(() => setAt(0), [query]);
  useLayoutEffect(() => {
    if (current !== undefined) virtual.scrollToIndex(current, { align: 'center' });
  }, [current, query]);
  useLayoutEffect(() => virtual.measure(), [wrap]);
  useLayoutEffect(() => {
    if (linked !== -1) scrolled.current?.scrollIntoView({ block: 'center' });
  }, [linked]);
  const step = (by: number) => hits.length > 0 && setAt((at + by + hits.length) % hits.length);

  return (
    <div class="log">
      <div class="log-tools">
        <MatchSearch
          query={query}
          change={setQuery}
          placeholder={`Search ${name}`}
          label={`Search ${name}`}
          matches={hits.length}
          at={at}
          unit="line"
          go={step}
        />
        <label class="check">
          <input type="checkbox" checked={wrap} onChange={(event) => setWrap(event.currentTarget.checked)} /> wrap lines
        </label>
        <button type="button" class="tool" onClick={() => virtual.scrollToIndex(lines.length - 1)}>
          To the end
        </button>
        <span class="quiet">
          {bytes(file.bytes)}
          {file.cut !== null && `, ${bytes(file.cut.bytes)} of them left out in the middle`}
        </span>
      </div>
      <div
        class={`lines ${wrap ? 'wrapped' : ''}`}
        ref={scrolled}
        role="region"
        {...scrolling(name)}
        onKeyDown={(event) => {
          if (event.key === 'n') step(1);
          if (event.key === 'N') step(-1);
        }}
      >
        <div class="sized" style={roomFor(virtual, printing)}>
          {drawnRows(virtual, lines.length, printing).map(({ index, start }) => (
            <div
              key={index}
              data-index={index}
              ref={wrap && !printing ? virtual.measureElement : null}
              class={`line ${index === current ? 'current' : ''}`}
              style={placeAt(start, printing)}
            >
              <span class="line-number" aria-hidden="true">
                <LineNumber number={lines[index]?.number ?? null} {...{ trial, name }} />
              </span>
              <span class="line-text">
                <Pieces pieces={lines[index]?.pieces ?? []} query={query} />
              </span>
            </div>
          ))}
        </div>
      </div>
      {lines.length === 0 && <p class="quiet none">Nothing was printed.</p>}
      <NotPrinted rows={lines.length} unit="lines" printing={printing} />
    </div>
  );
}

/** A link to the line, not in the order of the tab key, since there are thousands. */
function LineNumber({ number, trial, name }: { number: number | null } & Pick<LogProps, 'trial' | 'name'>) {
  if (number === null) return null;
  return (
    <a href={trialHash(trial, { log: name, line: number })} tabIndex={-1}>
      {number}
    </a>
  );
}

export function linesOf({ text, cut }: FileBlock): Line[] {
  if (cut === null) return toLines(text);
  return linesAround(text, cut.at, `… ${bytes(cut.bytes)} left out here; the whole log is among the results …`);
}

function hitsIn(lines: Line[], query: string): number[] {
  if (query === '') return [];
  const wanted = query.toLowerCase();
  return lines.flatMap((line, index) => (line.text.toLowerCase().includes(wanted) ? [index] : []));
}

/** Coloured text; always rendered as text, whatever it contains. */
export function Pieces({ pieces, query = '' }: { pieces: Piece[]; query?: string }) {
  return (
    <>
      {pieces.map(({ text, classes, color, background }, index) => (
        <span
          key={index}
          {...(classes === '' ? {} : { class: classes })}
          {...(color === null && background === null ? {} : { style: colours(color, background) })}
        >
          {query === '' ? text : marked(text, query)}
        </span>
      ))}
    </>
  );
}

/** Colours chosen by the agent, blended with those of the page to stay readable. */
function colours(color: string | null, background: string | null) {
  return {
    ...(color === null ? {} : { color: `color-mix(in oklab, rgb(${color}) 45%, var(--text))` }),
    ...(background === null ? {} : { backgroundColor: `color-mix(in oklab, rgb(${background}) 25%, var(--code))` }),
  };
}

/** The text with each match of a search marked. */
export function marked(text: string, query: string) {
  const parts: preact.ComponentChild[] = [];
  const [lower, wanted] = [text.toLowerCase(), query.toLowerCase()];
  // If lower case changes the length, match positions would be wrong.
  if (lower.length !== text.length) return text;
  let from = 0;
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, from)) {
    parts.push(text.slice(from, at), <mark key={at}>{text.slice(at, at + wanted.length)}</mark>);
    from = at + wanted.length;
  }
  return [...parts, text.slice(from)];
}
