import { useMemo, useRef } from 'preact/hooks';
import { plainLine } from '../base/text/untrusted.ts';
import { useKeys } from './use.ts';

interface SearchProps {
  query: string;
  change: (query: string) => void;
  placeholder: string;
  label: string;
  /** What of the table has the focus when the search is left for it, as a selector. */
  first: string;
}

/** The search of a table: `/` goes to it, Escape leaves it, Enter and the arrow go on to the table. */
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
    // The next one leaves the page.
    event.stopPropagation();
    event.currentTarget.blur();
  }
  if (event.key === 'Enter' || event.key === 'ArrowDown') {
    event.preventDefault();
    document.querySelector<HTMLElement>(first)?.focus();
  }
}

/** The choice of a task type; nothing where there is but one. */
export function TypeChoice(props: { rows: { type: string }[]; type: string; change: (type: string) => void }) {
  const { rows, type, change } = props;
  const types = useMemo(() => [...new Set(rows.map((row) => row.type))].sort(), [rows]);
  if (types.length < 2) return null;
  return (
    <select aria-label="Type" value={type} onChange={(event) => change(event.currentTarget.value)}>
      <option value="">all types</option>
      {types.map((name) => (
        <option key={name} value={name}>
          {plainLine(name, 60)}
        </option>
      ))}
    </select>
  );
}
