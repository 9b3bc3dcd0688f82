import { diffLines } from 'diff';
import { useMemo, useRef } from 'preact/hooks';
import { usePrinting } from '../browser/use.ts';
import { drawnRows, placeAt, roomFor, useList } from '../browser/virtual.ts';
import { several } from '../data/format.ts';
import { NotPrinted, scrolling } from './parts.tsx';

const LINE = 20;
/** Unchanged lines shown around changed ones. */
const CONTEXT = 3;
/** Time limit in milliseconds: two logs without a common line would take too long. */
const LONGEST = 2_000;

interface Shown {
  kind: 'added' | 'removed' | 'same' | 'gap';
  text: string;
}

/** Line-by-line differences of two texts; only visible lines are in the document. */
export function DiffLines(props: { label: string; before: string; after: string; names: [string, string] }) {
  const { label, before, after, names } = props;
  const lines = useMemo(() => compared(before, after), [before, after]);
  const scrolled = useRef<HTMLDivElement>(null);
  const virtual = useList(lines?.length ?? 0, LINE, () => scrolled.current);
  const printing = usePrinting();
  if (before === after) return <p class="quiet">{before === '' ? 'Both are empty.' : 'Both are the same.'}</p>;
  if (lines === null) return <p class="quiet">The two have too little in common to be compared line by line.</p>;
  const count = (kind: Shown['kind']) => lines.filter((line) => line.kind === kind).length;
  return (
    <>
      <p class="quiet">
        <span class="removed-word">− {names[0]}</span>: {several(count('removed'), 'line')};{' '}
        <span class="added-word">+ {names[1]}</span>: {several(count('added'), 'line')}
      </p>
      <div class="lines" ref={scrolled} role="region" {...scrolling(label)}>
        <div class="sized" style={roomFor(virtual, printing)}>
          {drawnRows(virtual, lines.length, printing).map(({ index, start }) => {
            const line = lines[index];
            return line === undefined ? null : (
              <div key={index} class={`line diff-${line.kind}`} style={placeAt(start, printing)}>
                <span class="line-number">{SIGNS[line.kind]}</span>
                <span class="line-text">{line.text}</span>
              </div>
            );
          })}
        </div>
      </div>
      <NotPrinted rows={lines.length} unit="lines" printing={printing} />
    </>
  );
}

const SIGNS: Record<Shown['kind'], string> = { added: '+', removed: '−', same: '', gap: '' };

/** Null at the time limit. */
function compared(before: string, after: string): Shown[] | null {
  const changes = diffLines(before, after, { timeout: LONGEST });
  if (changes === undefined) return null;
  return changes.flatMap(({ value, added, removed }, index): Shown[] => {
    const texts = value.replace(/\n$/, '').split('\n');
    if (added || removed) return texts.map((text) => ({ kind: added ? 'added' : 'removed', text }));
    const head = index === 0 ? 0 : CONTEXT;
    const tail = index === changes.length - 1 ? 0 : CONTEXT;
    const same = (text: string): Shown => ({ kind: 'same', text });
    const left = texts.length - head - tail;
    if (left <= 1) return texts.map(same);
    const gap: Shown = { kind: 'gap', text: `… ${several(left, 'equal line')} …` };
    return [...texts.slice(0, head).map(same), gap, ...texts.slice(texts.length - tail).map(same)];
  });
}
