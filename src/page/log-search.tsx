import { useEffect, useRef, useState } from 'preact/hooks';
import { count, several } from './format.ts';
import type { LoadedRun } from './loaded.ts';
import { linesOf } from './log.tsx';
import { Section } from './parts.tsx';
import { trialHash } from './route.ts';

/** Maximum number of shown lines, and of lines of one log. */
const MOST_HITS = 200;
const MOST_OF_LOG = 5;
const LONGEST = 300;

interface Hit {
  place: string;
  log: string;
  /** Null after a part of the log that is not on the page. */
  line: number | null;
  text: string;
}

interface Found {
  query: string;
  hits: Hit[];
  /** Logs read so far. */
  logs: number;
  done: boolean;
}

/** Searches the logs of all trials on the page, and links to the lines found. */
export function LogSearch({ now }: { now: LoadedRun }) {
  const [found, setFound] = useState<Found | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const current = useRef(0);
  useEffect(
    () => () => {
      current.current += 1;
    },
    [now],
  );

  async function search(query: string): Promise<void> {
    current.current += 1;
    const mine = current.current;
    if (query === '') return setFound(null);
    const state: Found = { query, hits: [], logs: 0, done: false };
    let shown = performance.now();
    setFound({ ...state });
    for await (const hits of hitsOf(now, query.toLowerCase())) {
      if (mine !== current.current) return;
      state.logs += 1;
      state.hits.push(...hits);
      if (state.hits.length >= MOST_HITS) break;
      if (performance.now() - shown > 200) {
        shown = performance.now();
        setFound({ ...state, hits: [...state.hits] });
      }
    }
    if (mine === current.current) setFound({ ...state, hits: state.hits.slice(0, MOST_HITS), done: true });
  }

  return (
    <Section title="Search all logs">
      <div class="log-form" role="search">
        <input
          ref={field}
          type="search"
          class="search"
          placeholder="Text in a log"
          aria-label="Search all logs"
          onKeyDown={(event) => {
            if (event.key === 'Enter') void search(event.currentTarget.value);
          }}
        />
        <button type="button" class="tool" onClick={() => void search(field.current?.value ?? '')}>
          Search
        </button>
        <span class="quiet" role="status">
          {found === null ? '' : wordsOf(found)}
        </span>
      </div>
      {found !== null && found.hits.length > 0 && (
        <ol class="log-hits">
          {found.hits.map(({ place, log, line, text }, index) => (
            <li key={index}>
              <a href={trialHash({ run: now.id, place }, line === null ? { log } : { log, line })}>
                {place.replace(/\/1$/, '')} {log}
                {line !== null && `:${line}`}
              </a>
              <code>{text}</code>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

function wordsOf({ hits, logs, done }: Found): string {
  const lines = hits.length >= MOST_HITS ? `the first ${count(MOST_HITS)} lines` : several(hits.length, 'line');
  return `${lines} in ${several(logs, 'log')}${done ? '' : ' …'}`;
}

/** The matching lines of each log, trials that did not pass first. */
async function* hitsOf({ rows, blocks }: LoadedRun, wanted: string): AsyncGenerator<Hit[]> {
  const { passed = [], open = [] } = Object.groupBy(rows, ({ status }) => (status === 'passed' ? 'passed' : 'open'));
  for (const { key, place } of [...open, ...passed]) {
    for (const log of (await blocks.files(key)).filter((name) => name.endsWith('.log'))) {
      const file = await blocks.file(key, log);
      if (file === null) continue;
      // Most logs have no match, and their lines need not be told apart.
      if (!file.text.toLowerCase().includes(wanted)) {
        yield [];
        continue;
      }
      yield linesOf(file)
        .filter(({ text }) => text.toLowerCase().includes(wanted))
        .slice(0, MOST_OF_LOG)
        .map(({ number, text }) => ({ place, log, line: number, text: text.slice(0, LONGEST) }));
    }
  }
}
