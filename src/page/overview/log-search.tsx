import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Conversation, FileBlock, Step, StepsFile } from '../../report/documents/page-document.ts';
import { show } from '../browser/use.ts';
import { count, several } from '../data/format.ts';
import type { LoadedRun } from '../data/loaded.ts';
import type { View } from '../data/model.ts';
import { runHash, stepHash, type TrialPlace, trialHash } from '../data/route.ts';
import { withoutColours } from '../parts/ansi.ts';
import { linesOf } from '../parts/log.tsx';
import { Section } from '../parts/parts.tsx';
import { hitsIn } from '../steps/model.ts';
import { isSteps, STEPS_FILE, stepsOf } from '../steps/steps.tsx';

/** Maximum number of shown lines, and of lines of one log. */
const MOST_HITS = 200;
const MOST_OF_LOG = 5;
const LONGEST = 300;

interface Hit {
  /** The line of a log, or the step: `web-1 agent.log:12`, `web-1 step 12`, `web-1 side conversation 1 step 12`. */
  name: string;
  address: string;
  text: string;
}

/** The first matches in a file, and the number of the others. */
interface Hits {
  hits: Hit[];
  left: number;
}

interface Found extends Hits {
  query: string;
  /** Logs and trajectories read so far. */
  logs: number;
  done: boolean;
  /** The reason why it ended before the last file; empty if it did not. */
  fault: string;
}

/** Searches the logs and the steps of all trials on the page, and links to the lines and steps found. */
export function LogSearch({ now, view }: { now: LoadedRun; view: View }) {
  const [found, setFound] = useState<Found | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const current = useRef(0);
  // Before the field is drawn: what is typed then must stay.
  useLayoutEffect(() => {
    field.current!.value = view.logs;
  }, [view.logs]);
  useEffect(() => {
    void search(view.logs);
    return () => {
      current.current += 1;
    };
  }, [now, view.logs]);
  const submit = (query: string) => show(runHash(now.id, { ...view, logs: query }));

  async function search(query: string): Promise<void> {
    current.current += 1;
    const mine = current.current;
    if (query === '') return setFound(null);
    const state: Found = { query, hits: [], left: 0, logs: 0, done: false, fault: '' };
    let shown = performance.now();
    setFound({ ...state });
    try {
      for await (const { hits, left } of hitsOf(now, query.toLowerCase())) {
        if (mine !== current.current) return;
        state.logs += 1;
        state.left += left;
        state.hits.push(...hits);
        if (state.hits.length >= MOST_HITS) break;
        if (performance.now() - shown > 200) {
          shown = performance.now();
          setFound({ ...state, hits: [...state.hits] });
        }
      }
    } catch (error) {
      state.fault = error instanceof Error ? error.message : String(error);
    }
    if (mine === current.current) setFound({ ...state, hits: state.hits.slice(0, MOST_HITS), done: true });
  }

  return (
    <Section title="Search all logs and steps">
      <div class="log-form" role="search" aria-label="Logs and steps">
        <input
          ref={field}
          type="search"
          class="search"
          placeholder="Text in a log or a step"
          aria-label="Search all logs and steps"
          onKeyDown={(event) => {
            if (event.key === 'Enter') submit(event.currentTarget.value);
          }}
        />
        <button type="button" class="tool" onClick={() => submit(field.current?.value ?? '')}>
          Search
        </button>
        <span class="quiet" role="status">
          {found === null ? '' : wordsOf(found)}
        </span>
      </div>
      {found !== null && found.hits.length > 0 && (
        <ol class="log-hits">
          {found.hits.map(({ name, address, text }, index) => (
            <li key={index}>
              <a href={address}>{name}</a>
              <code>{text}</code>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

function wordsOf({ hits, left, logs, done, fault }: Found): string {
  const all = several(hits.length + left, 'match', 'matches');
  const lines = hits.length >= MOST_HITS ? `the first ${count(MOST_HITS)} matches` : all;
  const shown = left > 0 && hits.length < MOST_HITS ? `, at most ${MOST_OF_LOG} of each are shown` : '';
  const rest = done ? '' : ' …';
  return `${lines} in ${several(logs, 'file')}${shown}${fault === '' ? rest : `; the next one cannot be read: ${fault}`}`;
}

/** The matches in each log and trajectory, trials that did not pass first. */
async function* hitsOf({ id, rows, blocks }: LoadedRun, wanted: string): AsyncGenerator<Hits> {
  const { passed = [], open = [] } = Object.groupBy(rows, ({ status }) => (status === 'passed' ? 'passed' : 'open'));
  for (const row of [...open, ...passed]) {
    const trial = { run: id, place: row.place };
    const names = await blocks.files(row.key);
    for (const log of names.filter((name) => name.endsWith('.log'))) {
      const file = await blocks.file(row.key, log);
      if (file !== null) yield hitsInLog(file, log, trial, wanted);
    }
    for (const file of names.filter(isSteps))
      yield hitsInSteps((await stepsOf(blocks, row, file))?.steps ?? null, file, trial, wanted);
  }
}

function hitsInLog(file: FileBlock, log: string, trial: TrialPlace, wanted: string): Hits {
  // Most logs have no match, and their lines need not be told apart.
  if (!withoutColours(file.text).toLowerCase().includes(wanted)) return { hits: [], left: 0 };
  const lines = linesOf(file).filter(({ text }) => text.toLowerCase().includes(wanted));
  return firstOf(lines, ({ number, text }) => ({
    name: `${nameOf(trial)} ${log}${number === null ? '' : `:${number}`}`,
    address: trialHash(trial, number === null ? { log } : { log, line: number }),
    text: text.slice(0, LONGEST),
  }));
}

/** Steps of later rounds, and of side conversations, have no addresses. */
function hitsInSteps(found: StepsFile['steps'], file: string, trial: TrialPlace, wanted: string): Hits {
  const isFirst = file === STEPS_FILE;
  const matchesIn = ({ steps }: Pick<Conversation, 'steps'>, side: string) =>
    hitsIn(steps, wanted, new Map()).map((index): [step: Step, side: string] => [steps[index]!, side]);
  const sides = found?.sides.flatMap((side, at) => matchesIn(side, `side conversation ${at + 1} `)) ?? [];
  return firstOf([...(found === null ? [] : matchesIn(found, '')), ...sides], ([{ id, title }, side]) => ({
    name: `${nameOf(trial)} ${isFirst ? '' : `${file} `}${side}step ${id}`,
    address: isFirst && side === '' ? stepHash(trial, id) : trialHash(trial),
    text: title.slice(0, LONGEST),
  }));
}

function firstOf<Match>(matches: Match[], hitOf: (match: Match) => Hit): Hits {
  const hits = matches.slice(0, MOST_OF_LOG).map(hitOf);
  return { hits, left: matches.length - hits.length };
}

function nameOf({ place }: TrialPlace): string {
  return place.replace(/\/1$/, '');
}
