import { useMemo, useRef } from 'preact/hooks';
import { plainLine } from '../base/text/untrusted.ts';
import { useKeys } from './use.ts';

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

/** The choice of a task type; hidden if there is only one. */
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
