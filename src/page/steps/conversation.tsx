import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { plainLine } from '../../base/text/untrusted.ts';
import type { Step, Conversation as Talk } from '../../report/documents/page-document.ts';
import { count, formatDuration } from '../data/format.ts';
import type { TrialPlace } from '../data/route.ts';
import { Choice, StackedBar } from '../parts/parts.tsx';
import { MatchSearch } from '../parts/search.tsx';
import { hitsIn, timeOf } from './model.ts';
import { StepBody, StepLine, StepNumber } from './step.tsx';
import { StepList } from './step-list.tsx';

/** The steps of one conversation, with a search and a choice of kinds. */
export function Conversation(props: {
  conversation: Talk;
  label: string;
  /** The command that shows it in a terminal. */
  command: string;
  /** Null if its steps have no address. */
  trial: TrialPlace | null;
  at: number | null;
}) {
  const { conversation, label, command, trial, at } = props;
  const { steps, total, sums } = conversation;
  const [kind, setKind] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => (kind === '' ? steps : steps.filter((step) => step.kind === kind)), [steps, kind]);
  const { query, search, hits, hit, go } = useSearch(shown);
  const longest = useMemo(() => steps.reduce((most, step) => Math.max(most, timeOf(step) ?? 0), 0), [steps]);
  const started = useMemo(() => steps.find((step) => step.at !== null)?.at ?? null, [steps]);
  const linked = useMemo(() => (at === null ? -1 : shown.findIndex(({ id }) => id === at)), [shown, at]);
  const current = hits[hit] ?? (query === '' && linked !== -1 ? linked : null);

  const { isOpen, toggle, opened, setOpened } = useOpened(current, query);

  useEffect(() => {
    if (current === null) return;
    if (query === '') place.current?.scrollIntoView({ block: 'start' });
    else
      place.current?.querySelector(`[data-index="${current}"] .step-body mark`)?.scrollIntoView({ block: 'nearest' });
  }, [current, query]);

  return (
    <div ref={place} class={`conversation ${unknownOf(steps)}`}>
      <TimeBar sums={sums} />
      <div class="log-tools">
        <MatchSearch
          query={query}
          change={search}
          placeholder="Search the steps"
          label={`Search: ${label}`}
          matches={hits.length}
          at={hit}
          unit="step"
          go={go}
        />
        <Kinds steps={steps} chosen={kind} choose={setKind} />
        <button type="button" class="tool" onClick={() => setOpened(opened.size > 0 ? new Set() : new Set(shown))}>
          {opened.size > 0 ? 'Fold all' : 'Open all'}
        </button>
      </div>
      {total > steps.length && (
        <p class="notes">
          Of {count(total)} steps, {count(total - steps.length)} in the middle are left out.
        </p>
      )}
      <Heads />
      <StepList
        key={kind}
        label={label}
        count={shown.length}
        current={current}
        next={go}
        row={(index, focusable) => {
          const step = shown[index];
          if (step === undefined) return null;
          return (
            <StepEntry
              {...{ step, trial, longest, started, command, focusable }}
              open={isOpen(step, index)}
              query={query !== '' && hits.includes(index) ? query : ''}
              toggle={() => toggle(step, index)}
            />
          );
        }}
      />
    </div>
  );
}

/** The time of waiting for the model, and of working; nothing if neither is known. */
function TimeBar({ sums: { waited_ms, worked_ms } }: Pick<Talk, 'sums'>) {
  const [waited, worked] = [waited_ms?.sum ?? 0, worked_ms?.sum ?? 0];
  if (waited + worked === 0) return null;
  return (
    <StackedBar
      parts={[
        { name: 'waiting for the model', value: waited, label: formatDuration(waited), kind: 'series-1' },
        { name: 'working', value: worked, label: formatDuration(worked), kind: 'series-2' },
      ]}
    />
  );
}

/** The line of a step, and all of it if it is open. */
function StepEntry(props: {
  step: Step;
  trial: TrialPlace | null;
  open: boolean;
  longest: number;
  started: string | null;
  /** The text to mark; empty if it is not found here. */
  query: string;
  command: string;
  focusable: boolean;
  toggle(): void;
}) {
  const { step, trial, open, longest, started, query, command, focusable, toggle } = props;
  return (
    <>
      <StepNumber trial={trial} id={step.id} />
      <StepLine {...{ step, open, longest, query, focusable, toggle }} />
      {open && <StepBody {...{ step, started, query }} more={`all of it: ${command} --step ${step.id}`} />}
    </>
  );
}

/** The search in these steps: indexes of those that have the text, and the current one among them, from the first for others. */
function useSearch(shown: Step[]) {
  const [query, search] = useState('');
  const lower = useRef(new Map<Step, string>());
  const hits = useMemo(() => hitsIn(shown, query, lower.current), [shown, query]);
  const [{ hit, of }, setHit] = useState({ hit: 0, of: hits });
  const current = of === hits ? hit : 0;
  const go = (by: number) => setHit({ hit: (current + by + hits.length) % Math.max(1, hits.length), of: hits });
  return { query, search, hits, hit: current, go };
}

/** The steps that are open: chosen ones, and the current one of a search until it is folded. */
function useOpened(current: number | null, query: string) {
  const [opened, setOpened] = useState<ReadonlySet<Step>>(new Set());
  const [folded, setFolded] = useState<number | null>(null);
  useEffect(() => setFolded(null), [current, query]);
  const isOpen = (step: Step, index: number) => opened.has(step) || (index === current && index !== folded);
  const toggle = (step: Step, index: number) => {
    const next = new Set(opened);
    if (isOpen(step, index)) next.delete(step);
    else next.add(step);
    setOpened(next);
    if (index === current) setFolded(next.has(step) ? null : index);
  };
  return { isOpen, toggle, opened, setOpened };
}

function Heads() {
  return (
    <div class="step-heads" aria-hidden="true">
      <span class="s-id">#</span>
      <span class="s-kind">kind</span>
      <span class="s-title">action</span>
      <span class="s-exit" />
      <span class="s-size">answer</span>
      <span class="s-in">tokens in</span>
      <span class="s-out">out</span>
      <span class="s-cost">cost</span>
      <span class="s-bar" />
      <span class="s-time">time</span>
    </div>
  );
}

/** A class for each column that would be empty. */
function unknownOf(steps: Step[]): string {
  const none = (of: (step: Step) => number | null) => steps.every((step) => of(step) === null);
  return [
    none(({ input_tokens, output_tokens }) => input_tokens ?? output_tokens) ? 'no-tokens' : '',
    none(({ cost_usd }) => cost_usd) ? 'no-cost' : '',
    none(timeOf) ? 'no-time' : '',
  ].join(' ');
}

/** The choice of one kind of steps, with the number of each. */
function Kinds({ steps, chosen, choose }: { steps: Step[]; chosen: string; choose: (kind: string) => void }) {
  const kinds = useMemo(
    () => [...Map.groupBy(steps, (step) => step.kind)].sort((a, b) => b[1].length - a[1].length),
    [steps],
  );
  if (kinds.length < 2) return null;
  return (
    <Choice
      label="Kind"
      value={chosen}
      options={[
        ['', 'all kinds'],
        ...kinds.slice(0, 40).map(([kind, { length }]) => [kind, `${plainLine(kind, 40)} (${count(length)})`] as const),
      ]}
      change={choose}
    />
  );
}
