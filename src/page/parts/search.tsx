import { useMemo, useRef } from 'preact/hooks';
import { plainLine } from '../../base/text/untrusted.ts';
import { useKeys } from '../browser/use.ts';
import { count, several } from '../data/format.ts';
import { Choice } from './parts.tsx';

interface SearchProps {
  query: string;
  change: (query: string) => void;
  placeholder: string;
  label: string;
  /** Selector of the table element that gets the focus after the search. */
  first: string;
}

/** The search of a table: `/` focuses it, Escape leaves it, Enter and the down arrow move on to the table. */
export function Search({ query, change, placeholder, label, first }: SearchProps) {
  const field = useRef<HTMLInputElement>(null);
  useKeys({
    '/': () => {
      field.current?.focus();
      field.current?.select();
    },
  });
  return (
    <input
      ref={field}
      type="search"
      class="search"
      value={query}
      placeholder={`${placeholder}   /`}
      aria-label={label}
      onInput={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => leave(event, first)}
    />
  );
}

function leave(event: KeyboardEvent & { currentTarget: HTMLInputElement }, first: string): void {
  if (event.key === 'Escape') {
    event.preventDefault();
    // Not handled further: Escape on the page leaves it.
    event.stopPropagation();
    event.currentTarget.blur();
  }
  if (event.key === 'Enter' || event.key === 'ArrowDown') {
    event.preventDefault();
    document.querySelector<HTMLElement>(first)?.focus();
  }
}

interface MatchSearchProps {
  query: string;
  change: (query: string) => void;
  placeholder: string;
  label: string;
  /** Number of matches, and the index of the current one. */
  matches: number;
  at: number;
  /** The thing that matches. */
  unit: 'line' | 'step';
  go: (by: number) => void;
}

/** The search within one list: Enter and the arrows go from match to match, Escape leaves it. */
export function MatchSearch({ query, change, placeholder, label, matches, at, unit, go }: MatchSearchProps) {
  return (
    <>
      <input
        type="search"
        value={query}
        placeholder={placeholder}
        aria-label={label}
        onInput={(event) => change(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go(event.shiftKey ? -1 : 1);
          if (event.key === 'Escape') event.currentTarget.blur();
          if (event.key === 'Enter' || event.key === 'Escape') event.preventDefault();
        }}
      />
      <span class="figure" role="status">
        {query === '' ? '' : matches === 0 ? 'no match' : `${count(at + 1)} of ${several(matches, unit)}`}
      </span>
      {matches > 1 && (
        <>
          <button type="button" class="tool" onClick={() => go(-1)} aria-label="Previous match">
            ↑
          </button>
          <button type="button" class="tool" onClick={() => go(1)} aria-label="Next match">
            ↓
          </button>
        </>
      )}
    </>
  );
}

/** The choice of a task type; hidden if there is only one. */
export function TypeChoice(props: { rows: { type: string }[]; type: string; change: (type: string) => void }) {
  const { rows, type, change } = props;
  const types = useMemo(() => [...new Set(rows.map((row) => row.type))].sort(), [rows]);
  if (types.length < 2) return null;
  return (
    <Choice
      label="Type"
      value={type}
      options={[['', 'all types'], ...types.map((name) => [name, plainLine(name, 60)] as const)]}
      change={change}
    />
  );
}
