import { useEffect, useErrorBoundary, useMemo, useRef, useState } from 'preact/hooks';
import { plain } from '../../text/untrusted.ts';
import { Compare } from './compare.tsx';
import type { PageIndex, PageRun } from './data.ts';
import { Diff } from './diff.tsx';
import { Help } from './help.tsx';
import { FIRST_VIEW, type Row, rowsOf } from './model.ts';
import { Overview } from './overview.tsx';
import { parseRoute, viewHash } from './route.ts';
import { type Theme, useTheme } from './theme.ts';
import { Trial } from './trial.tsx';
import type { Blocks } from './unpack.ts';
import { useHash, useKeys, useLoaded } from './use.ts';

/** A run with its rows and where the rest of it comes from. */
export interface LoadedRun {
  run: PageRun;
  rows: Row[];
  blocks: Blocks;
  /** What it is called beside another. */
  name: string;
}

/** What the page is about: the run, and the one it is compared with. */
export interface Loaded {
  now: LoadedRun;
  before: LoadedRun | null;
}

export function App({ blocks, index }: { blocks: Blocks; index: PageIndex }) {
  const [other, setOther] = useState<LoadedRun | null>(null);
  const loaded = useMemo(() => loadedOf(blocks, index, other), [blocks, index, other]);
  const hash = useHash();
  const route = useMemo(() => parseRoute(hash), [hash]);
  // Loaded once: what came later than the rest of the overview would move it.
  const end = useLoaded(() => blocks.end(), [blocks]);
  const [theme, setTheme] = useTheme();
  const [help, setHelp] = useState(false);
  // Where the table was left.
  const view = useRef(viewHash(FIRST_VIEW));
  if (route.name === 'overview') view.current = viewHash(route.view);
  const [fault, forget] = useErrorBoundary();
  const { suite, dataset } = index.now.report;
  const title = plain(suite ?? dataset.name) || 'AgentBench';

  useEffect(() => {
    document.title = route.name === 'trial' ? `${route.place} – ${title}` : `${title}: ${index.now.headline}`;
    if (route.name !== 'overview') scrollTo(0, 0);
    forget();
  }, [hash]);
  useKeys({
    '?': () => setHelp(!help),
    Escape: () => (help ? setHelp(false) : leave()),
    t: () => setTheme((last) => NEXT_THEME[last]),
  });

  function leave(): void {
    if (route.name !== 'overview') location.hash = view.current;
  }

  return (
    <>
      <button type="button" class="skip" onClick={() => document.getElementById('main')?.focus()}>
        Skip to the content
      </button>
      <header class="top">
        <a class="brand" href={view.current} aria-current={route.name === 'overview' ? 'page' : undefined}>
          <Mark />
          <span>{title}</span>
        </a>
        <nav aria-label="Pages">
          <a href={view.current} aria-current={route.name === 'overview' ? 'page' : undefined}>
            Overview
          </a>
          <a href="#/compare" aria-current={route.name === 'compare' || route.name === 'diff' ? 'page' : undefined}>
            Compare
          </a>
        </nav>
        <div class="tools">
          <button type="button" class="tool" onClick={() => setTheme((last) => NEXT_THEME[last])} title="Colours (t)">
            {THEME_WORDS[theme]}
          </button>
          <button
            type="button"
            class="tool wide-only"
            aria-expanded={help}
            onClick={() => setHelp(!help)}
            title="Keys (?)"
          >
            Keys
          </button>
        </div>
      </header>
      {help && <Help close={() => setHelp(false)} />}
      <main id="main" tabIndex={-1}>
        {fault !== undefined ? (
          <p class="fault" role="alert">
            This cannot be shown: {String(fault instanceof Error ? fault.message : fault)}
          </p>
        ) : route.name === 'overview' ? (
          <Overview loaded={loaded} view={route.view} theme={theme} end={end} />
        ) : route.name === 'trial' ? (
          <Trial key={route.place} loaded={loaded} place={route.place} back={view.current} />
        ) : route.name === 'diff' ? (
          <Diff key={hash} loaded={loaded} a={route.a} b={route.b} />
        ) : (
          <Compare loaded={loaded} open={setOther} />
        )}
      </main>
    </>
  );
}

const NEXT_THEME: Record<Theme, Theme> = { auto: 'light', light: 'dark', dark: 'auto' };
const THEME_WORDS: Record<Theme, string> = { auto: 'Auto', light: 'Light', dark: 'Dark' };

/** Another report that was opened takes the baseline's place. */
function loadedOf(blocks: Blocks, { now, before }: PageIndex, other: LoadedRun | null): Loaded {
  const earlier =
    other ?? (before === null ? null : { run: before, rows: rowsOf(before, 'b', null), blocks, name: 'baseline' });
  return {
    now: { run: now, rows: rowsOf(now, 'n', earlier?.rows ?? null), blocks, name: 'this run' },
    before: earlier,
  };
}

function Mark() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" class="mark">
      <rect x="1" y="11" width="4" height="8" rx="1" />
      <rect x="8" y="6" width="4" height="13" rx="1" />
      <rect x="15" y="1" width="4" height="18" rx="1" />
    </svg>
  );
}
