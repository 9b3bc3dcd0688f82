import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { StepText } from '../../report/documents/page-document.ts';
import { usePrinting } from '../browser/use.ts';
import { useList } from '../browser/virtual.ts';
import { count } from '../data/format.ts';
import { type Line, linesAround, toLines } from '../parts/ansi.ts';
import { Pieces } from '../parts/log.tsx';
import { scrolling } from '../parts/parts.tsx';

const LINE = 20;
/** Longer texts have only their visible lines in the document. */
const MOST_DRAWN = 40;

/** The lines of texts that were shown before; finding the colours again would make scrolling slow. */
const known = new WeakMap<StepText, Line[]>();

/** Text of the agent or of its tools, with colours and always as text. `more`: where all of a cut text is to be had. */
export function StepTextBlock(props: { label: string; value: StepText; kind: string; query: string; more: string }) {
  const { label, value, kind, query, more } = props;
  const lines = useMemo(() => linesOf(value, more), [value, more]);
  const printing = usePrinting();
  return (
    <div class={`step-text ${kind}`}>
      <p class="step-label">{label}</p>
      {lines.length > MOST_DRAWN && !printing ? (
        <LongText label={label} lines={lines} query={query} />
      ) : (
        <div class="block text-lines" role="group" {...scrolling(label)}>
          {lines.length === 0 && <span class="quiet">nothing</span>}
          {lines.map((line, index) => (
            <TextLine key={index} line={line} query={query} />
          ))}
        </div>
      )}
    </div>
  );
}

function LongText({ label, lines, query }: { label: string; lines: Line[]; query: string }) {
  const scrolled = useRef<HTMLDivElement>(null);
  const virtual = useList(lines.length, LINE, () => scrolled.current, true, 5);
  useEffect(() => {
    const at = query === '' ? -1 : lines.findIndex(({ text }) => text.toLowerCase().includes(query.toLowerCase()));
    if (at !== -1) virtual.scrollToIndex(at, { align: 'center' });
  }, [query, lines]);
  return (
    <div class="block text-lines long" ref={scrolled} role="group" {...scrolling(label)}>
      <div class="sized" style={{ height: `${virtual.getTotalSize()}px` }}>
        {virtual.getVirtualItems().map(({ index, start }) => (
          <div
            key={index}
            class="text-place"
            data-index={index}
            ref={virtual.measureElement}
            style={{ transform: `translateY(${start}px)` }}
          >
            <TextLine line={lines[index]!} query={query} />
          </div>
        ))}
      </div>
    </div>
  );
}

function TextLine({ line, query }: { line: Line; query: string }) {
  return (
    <div class="text-line">
      <Pieces pieces={line.pieces} query={query} />
    </div>
  );
}

function linesOf(value: StepText, more: string): Line[] {
  const before = known.get(value);
  if (before !== undefined) return before;
  const { text, cut } = value;
  const lines =
    cut === null
      ? toLines(text)
      : linesAround(text, cut.at, `… ${count(cut.characters)} characters left out here; ${more} …`);
  known.set(value, lines);
  return lines;
}
