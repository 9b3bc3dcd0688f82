import type { ComponentChildren } from 'preact';
import { plain, plainLine } from '../../base/text/untrusted.ts';
import type { AttemptFile, RunId, Status } from '../../report/documents/page-document.ts';
import { MOST_PRINTED } from '../browser/virtual.ts';
import { count } from '../data/format.ts';
import { type Change, STATUS_WORDS } from '../data/model.ts';

/** SVG paths in a box of 16 by 16; verdicts differ in shape as well as in colour. */
const SHAPES: Record<Status, string> = {
  passed: 'M8 0a8 8 0 1 1 0 16A8 8 0 0 1 8 0Zm3.7 5L7 9.7 4.6 7.3 3.3 8.6 7 12.3l6-6L11.700 5Z',
  failed:
    'M8 0a8 8 0 1 1 0 16A8 8 0 0 1 8 0ZM5.200 4 4 5.200 6.800 8 4 10.800 5.200 12 8 9.200l2.800 2.800 1.200-1.200L9.200 8 12 5.200 10.800 4 8 6.800 5.200 4Z',
  error:
    'M8 .7c.4 0 .8.2 1 .6l6.800 12.300c.4.8-.1 1.700-1 1.700H1.200c-.9 0-1.400-.9-1-1.700L7 1.300c.2-.4.6-.6 1-.6ZM7.100 5.500v4.500h1.800V5.500H7.100Zm0 6v1.800h1.800v-1.800H7.100Z',
  not_run: 'M8 0a8 8 0 1 1 0 16A8 8 0 0 1 8 0ZM5 4.500v7h2v-7H5Zm4 0v7h2v-7H9Z',
};

/** A verdict: shape, word and colour. */
export function Verdict({ status, word = true }: { status: Status; word?: boolean }) {
  return (
    <span class={`verdict ${status}`}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={SHAPES[status]} />
      </svg>
      {word ? STATUS_WORDS[status] : <span class="unseen">{STATUS_WORDS[status]}</span>}
    </span>
  );
}

const CHANGE_WORDS: Record<Change, string> = { broke: '↓ fails now', mended: '↑ passes now', same: '=', unknown: '–' };
const CHANGE_NAMES: Record<Change, string> = {
  broke: 'passed before, failed now',
  mended: 'failed before, passed now',
  same: 'as before',
  unknown: 'no verdict on both sides',
};

export function ChangeMark({ change }: { change: Change }) {
  return (
    <span class={`change ${change}`} title={CHANGE_NAMES[change]}>
      {CHANGE_WORDS[change]}
    </span>
  );
}

/** A section of a page, with a heading. */
export function Section(props: { title: string; id?: string; aside?: ComponentChildren; children: ComponentChildren }) {
  const id = props.id ?? props.title.toLowerCase().replaceAll(/\W+/g, '-');
  return (
    <section class="section" aria-labelledby={`title-${id}`}>
      <div class="section-head">
        <h2 id={`title-${id}`}>{props.title}</h2>
        {props.aside}
      </div>
      {props.children}
    </section>
  );
}

/** Facts as pairs of name and value; null values are left out. */
export function Facts({ facts }: { facts: [name: string, value: ComponentChildren][] }) {
  const known = facts.filter(([, value]) => value !== null && value !== '');
  return (
    <dl class="facts">
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A button that is on or off. */
export function Chip(props: { on: boolean; press(): void; title?: string; children: ComponentChildren }) {
  return (
    <button type="button" class="chip" aria-pressed={props.on} onClick={props.press} title={props.title}>
      {props.children}
    </button>
  );
}

/** A field with one of several values; `options` has the text of each. */
export function Choice<Value extends string>(props: {
  label: string;
  value: Value;
  options: (readonly [value: Value, text: string])[];
  change(value: Value): void;
  class?: string;
}) {
  const { label, value, options, change } = props;
  return (
    <select
      class={props.class}
      aria-label={label}
      value={value}
      onChange={(event) => change(event.currentTarget.value as Value)}
    >
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  );
}

/** Integrity notes, or those on a test point. */
export function Notes({ notes }: { notes: { kind: string; detail: string }[] }) {
  return (
    <ul class="integrity">
      {notes.map(({ kind, detail }) => (
        <li key={`${kind} ${detail}`}>
          <span class="tag">{plainLine(kind, 60)}</span> {plain(detail)}
        </li>
      ))}
    </ul>
  );
}

/** A stacked bar with a legend; screen readers get the legend. */
export function StackedBar({ parts }: { parts: { name: string; value: number; label: string; kind: string }[] }) {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const shown = parts.filter(({ value }) => value > 0);
  return (
    <div class="stacked">
      <div class="bar" aria-hidden="true">
        {shown.map(({ name, value, kind }) => (
          <span key={name} class={`part ${kind}`} style={{ flexGrow: value / total }} />
        ))}
      </div>
      <ul class="legend">
        {parts.map(({ name, label, kind }) => (
          <li key={name}>
            <span class={`dot ${kind}`} aria-hidden="true" />
            <span class="legend-name">{name}</span> <span class="figure">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Attributes of an element that scrolls on its own: it has a name, and the keyboard reaches it. */
export function scrolling(label: string) {
  return { 'aria-label': label, tabIndex: 0 };
}

/** Text of an agent or a dataset, unchanged, over several lines. `label` names it for screen readers. */
export function Block({ text, label }: { text: string; label: string }) {
  return (
    <pre class="block" role="region" {...scrolling(label)}>
      {plain(text)}
    </pre>
  );
}

/** Content that may be wider than a phone's screen and then scrolls on its own. */
export function Wide({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div class="scroll" role="region" {...scrolling(label)}>
      {children}
    </div>
  );
}

/** The number of rows that paper lacks, if it lacks some. */
export function NotPrinted({ rows, unit, printing }: { rows: number; unit: string; printing: boolean }) {
  if (!printing || rows <= MOST_PRINTED) return null;
  return (
    <p class="quiet">
      … and {count(rows - MOST_PRINTED)} more {unit}, not printed.
    </p>
  );
}

/** The head of a table: the name of each column. */
export function TableHead({ names }: { names: string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/**
 * The head of a column that sorts its table. `sorted`: the table is in its order. `unseen`: it is there for screen readers
 * only, in a narrow window, where a choice sorts the table.
 */
export function SortHead(props: {
  class: string;
  title?: string;
  sorted: boolean;
  descending: boolean;
  unseen?: boolean;
  sort(): void;
  children: ComponentChildren;
}) {
  const order = !props.sorted ? 'none' : props.descending ? 'descending' : 'ascending';
  if (props.unseen === true)
    return (
      <div role="columnheader" class={`${props.class} unseen`} aria-sort={order}>
        {props.children}
      </div>
    );
  return (
    <div role="columnheader" class={props.class} aria-sort={order}>
      <button type="button" title={props.title} onClick={props.sort}>
        {props.children}
        <span class="arrow" aria-hidden="true">
          {{ ascending: '▲', descending: '▼', none: '' }[order]}
        </span>
      </button>
    </div>
  );
}

/** A table of two compared things, one fact per row; the first column names the fact, a last one may add to it. */
export function Sides(props: { label: string; columns: ComponentChildren[]; children: ComponentChildren }) {
  return (
    <Wide label={props.label}>
      <table class="sides">
        <thead>
          <tr>
            {props.columns.map((name, index) =>
              name === '' ? (
                <td key={index} />
              ) : (
                <th key={index} scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{props.children}</tbody>
      </table>
    </Wide>
  );
}

/** The letters of a run in a comparison, used in place of its name. */
export function RunMark({ id }: { id: RunId }) {
  return /^[A-Z]/.test(id) ? <span class="run-mark">{id}</span> : null;
}

/** Place among others, with links to the neighbours that there are. */
export function Pager(props: { previous: string | undefined; next: string | undefined; at: number; of: number }) {
  const link = (hash: string | undefined, word: string) =>
    hash === undefined ? <span class="quiet">{word}</span> : <a href={hash}>{word}</a>;
  return (
    <span class="pager">
      {link(props.previous, 'Previous')}
      <span class="quiet">
        {count(props.at + 1)} of {count(props.of)}
      </span>
      {link(props.next, 'Next')}
    </span>
  );
}

/** The error of a trial or of an attempt. */
export function Broken({ error: { kind, stage, message } }: { error: NonNullable<AttemptFile['error']> }) {
  return (
    <>
      <p>
        <span class="tag">{plainLine(kind, 60)}</span> in {plainLine(stage, 60)}
      </p>
      <pre class="block">{plain(message)}</pre>
    </>
  );
}

/** Placeholder while data are unpacked. */
export function Waiting({ what }: { what: string }) {
  return <p class="quiet">{what}</p>;
}

/** An external link; only http and https are linked, whatever a record contains. */
export function Link({ href, children }: { href: string; children: ComponentChildren }) {
  if (!/^https?:\/\//.test(href)) return <>{children}</>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
