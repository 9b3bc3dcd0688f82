import type { ComponentChildren } from 'preact';
import { plainLine } from '../../base/text/untrusted.ts';
import { Section, Wide } from './parts.tsx';

const MOST_TYPES = 40;

/** A section with a table that has a row for each task type, up to a limit. */
export function TypeTable({
  aside,
  label,
  look,
  heads,
  types,
  link,
  cells,
}: {
  aside?: ComponentChildren;
  label: string;
  /** Class of the table. */
  look: 'types' | 'heat';
  /** Heads of the columns after the first, and the cells below them. */
  heads: ComponentChildren;
  types: string[];
  link(type: string): string;
  cells(type: string): ComponentChildren;
}) {
  return (
    <Section title="By type" aside={aside}>
      <Wide label={label}>
        <table class={look}>
          <thead>
            <tr>
              <th scope="col">Type</th>
              {heads}
            </tr>
          </thead>
          <tbody>
            {types.slice(0, MOST_TYPES).map((type) => (
              <tr key={type}>
                <th scope="row">
                  <a href={link(type)}>{plainLine(type, 80) || 'unnamed'}</a>
                </th>
                {cells(type)}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      {types.length > MOST_TYPES && <p class="quiet">… and {types.length - MOST_TYPES} more types</p>}
    </Section>
  );
}
