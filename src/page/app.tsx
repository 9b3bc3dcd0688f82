import { useEffect, useErrorBoundary, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { withIsolatedWords } from '../base/text/isolated.ts';
import { plain } from '../base/text/untrusted.ts';
import type { EndBlock, RunId } from '../report/documents/page-document.ts';
import { copyRows } from './browser/copy-rows.ts';
import { type Theme, useTheme } from './browser/theme.ts';
import { followOwn, isFocusLost, useHash, useKeys, useLoaded } from './browser/use.ts';
import { Board, boardHeadline } from './comparison/board.tsx';
import { Compare } from './comparison/compare.tsx';
import { RunCrumbs } from './comparison/run-crumbs.tsx';
import { against, type Loaded, type LoadedRun, useRuns } from './data/loaded.ts';
import { FIRST_VIEW } from './data/model.ts';
import { diffHash, matrixHash, OWN, parseRoute, type Route, runHash } from './data/route.ts';
import { Help } from './help.tsx';
import { Matrix } from './matrix/matrix.tsx';
import { Overview } from './overview/overview.tsx';
import { Waiting } from './parts/parts.tsx';
import { Diff } from './trial/diff.tsx';
import { Trial } from './trial/trial.tsx';

/** `given` is the data on the page; another report may be opened in addition. */
export function App({ given }: { given: Loaded }) {
  const [other, setOther] = useState<LoadedRun | null>(null);
  const loaded = useMemo(() => (other === null ? given : against(given, given.known.get('n')!, other)), [given, other]);
  const { comparison } = loaded;
  const hash = useHash();
  const route = useMemo(() => parseRoute(hash), [hash]);
  // An opened report has blocks of its own.
  const { blocks } = loaded.known.get(runOf(route, loaded)) ?? loaded;
  // Loaded once: data arriving after the rest of the overview would move it.
  const end = useLoaded(() => blocks.end(), [blocks]);
  const [theme, setTheme] = useTheme();
  const [help, setHelp] = useState(false);
  const keys = useRef<HTMLButtonElement>(null);
  // The last state of the table, for the way back.
  const view = useRef(homeOf(route));
  if (isTable(route, loaded)) view.current = hash || homeOf(route);
  const [fault, forget] = useErrorBoundary();
  const [title, headline] = titleOf(loaded);
  const isCompare = route.name === 'compare' || route.name === 'diff';
  const { current: table } = view;
  const pages: [hash: string, word: string, current: boolean][] =
    comparison === null
      ? [[isOwn(table) ? table : '#/', 'Overview', route.name === 'overview' && route.run === null]]
      : [
          ['#/', 'Runs', route.name === 'overview'],
          [table.startsWith('#/instances') ? table : matrixHash(), 'Instances', route.name === 'instances'],
        ];
  pages.push(['#/compare', 'Compare', isCompare]);

  useEffect(() => {
    document.title = route.name === 'trial' ? `${route.place} – ${title}` : `${withIsolatedWords(title)}: ${headline}`;
    const keepsScroll = route.name === 'overview' || route.name === 'instances';
    if (!keepsScroll && !(route.name === 'trial' && (route.at ?? route.step) !== null)) scrollTo(0, 0);
    forget();
  }, [hash]);
  const [page] = hash.split('?');
  const shown = useRef(page);
  useEffect(() => {
    // The link that led here may be gone, and with it the focus; a screen reader would stay silent.
    if (shown.current !== page && isFocusLost()) document.getElementById('main')?.focus({ preventScroll: true });
    shown.current = page;
  }, [page]);
  useLayoutEffect(() => {
    addEventListener('copy', copyRows);
    addEventListener('click', followOwn);
    return () => {
      removeEventListener('copy', copyRows);
      removeEventListener('click', followOwn);
    };
  }, []);
  useKeys({
    '?': () => (help ? closeHelp() : setHelp(true)),
    Escape: () => (help ? closeHelp() : leave()),
    t: () => setTheme((last) => NEXT_THEME[last]),
  });

  /** Its focus goes to the button that opens it again. */
  function closeHelp(): void {
    if (document.activeElement?.closest('.help') != null) keys.current?.focus();
    setHelp(false);
  }

  /** Goes back from a trial to its table, and from the table of one run to all runs. */
  function leave(): void {
    if (route.name === 'overview' && route.run === null) return;
    location.hash = isTable(route, loaded) ? '#/' : view.current;
  }

  return (
    <>
      <button type="button" class="skip" onClick={() => document.getElementById('main')?.focus()}>
        Skip to the content
      </button>
      <header class={comparison === null ? 'top' : 'top three'}>
        <a class="brand" href={pages[0]![0]} aria-label={title} aria-current={pages[0]![2] ? 'page' : undefined}>
          <Mark />
          <span>{title}</span>
        </a>
        <nav aria-label="Pages">
          {pages.map(([to, word, current]) => (
            <a key={word} href={to} aria-current={current ? 'page' : undefined}>
              {word}
            </a>
          ))}
        </nav>
        <div class="tools">
          <button type="button" class="tool" onClick={() => setTheme((last) => NEXT_THEME[last])} title="Colours (t)">
            <span class="unseen">Colours: </span>
            {THEME_WORDS[theme]}
          </button>
          <button
            type="button"
            class="tool"
            ref={keys}
            aria-expanded={help}
            onClick={() => setHelp(!help)}
            title="Keys (?)"
          >
            Keys
          </button>
        </div>
      </header>
      {help && <Help close={closeHelp} />}
      <main id="main" tabIndex={-1}>
        {fault !== undefined ? (
          <p class="fault" role="alert">
            This cannot be shown: {String(fault instanceof Error ? fault.message : fault)}
          </p>
        ) : (
          <Content {...{ loaded, route, theme, end }} table={view.current} open={setOther} />
        )}
      </main>
    </>
  );
}

interface ContentProps {
  loaded: Loaded;
  route: Route;
  theme: Theme;
  end: EndBlock | null | undefined;
  /** Address of the table in the state in which it was left. */
  table: string;
  open: (run: LoadedRun) => void;
}

/** The view of an address. */
function Content({ loaded, route, theme, end, table, open }: ContentProps) {
  const { comparison, runs } = loaded;
  if (route.name === 'diff') return <Diff key={diffHash(route.a, route.b)} loaded={loaded} a={route.a} b={route.b} />;
  if (route.name === 'compare') return <Compare loaded={loaded} a={route.a} b={route.b} open={open} />;
  if (comparison !== null && route.name === 'instances')
    return <Matrix comparison={comparison} runs={runs} view={route.view} />;
  if (comparison !== null && route.name === 'overview' && route.run === null)
    return <Board {...{ loaded, comparison, theme, end }} />;
  const id = runOf(route, loaded);
  return (
    <OneRun key={id} loaded={loaded} id={id}>
      {(now, before) => {
        if (route.name === 'trial') {
          const { place, at, step } = route;
          return <Trial key={place} {...{ loaded, now, place, at, step }} back={tableOf(now.id, table)} />;
        }
        const view = route.name === 'overview' ? route.view : FIRST_VIEW;
        return (
          <>
            <RunCrumbs loaded={loaded} now={now} />
            <Overview {...{ now, before, view, theme, end }} />
          </>
        );
      }}
    </OneRun>
  );
}

const NEXT_THEME: Record<Theme, Theme> = { auto: 'light', light: 'dark', dark: 'auto' };
const THEME_WORDS: Record<Theme, string> = { auto: 'Auto', light: 'Light', dark: 'Dark' };

/** Shows a run once it is unpacked, with the run it is compared with. */
function OneRun(props: {
  loaded: Loaded;
  id: RunId;
  children: (now: LoadedRun, before: LoadedRun | null) => preact.ComponentChildren;
}) {
  const { loaded, id, children } = props;
  const [run] = useRuns(loaded, [id]) ?? [];
  if (run === undefined) return <Waiting what="Unpacking …" />;
  return <>{children(run, id === 'n' ? (loaded.known.get('b') ?? null) : null)}</>;
}

/** The run of an address: the named one, otherwise the first that has the trial. */
function runOf(route: Route, { runs, comparison }: Loaded): RunId {
  const first = runs[0]!.id;
  if (route.name === 'overview') return route.run ?? first;
  if (route.name !== 'trial' || route.run !== null) return route.name === 'trial' ? route.run! : first;
  const instance = comparison?.instances.find(({ instance_id }) => route.place.startsWith(`${instance_id}/`));
  const at = instance?.runs.findIndex((cell) => cell !== null) ?? -1;
  return runs[at]?.id ?? first;
}

/** True if an address shows a table from which trials can be opened. */
function isTable(route: Route, { comparison }: Loaded): boolean {
  if (route.name === 'instances') return comparison !== null;
  return route.name === 'overview' && (comparison === null || route.run !== null);
}

/** The table of a trial that was opened by its address. */
function homeOf(route: Route): string {
  return route.name === 'trial' && route.run !== null ? runHash(route.run) : '#/';
}

/** The way back from a trial: the table of its run, in the state in which the last table was left. */
function tableOf(run: RunId, left: string): string {
  const route = parseRoute(left);
  if (route.name !== 'overview') return left;
  // Reasons have other numbers in another run, and only one run of two has changes.
  const isOwn = (route.run ?? OWN) === run;
  return runHash(run, isOwn ? route.view : { ...route.view, reason: null, only: '' });
}

function isOwn(hash: string): boolean {
  return !hash.startsWith('#/run/');
}

function titleOf({ comparison, known }: Loaded): [title: string, headline: string] {
  if (comparison !== null) {
    const suites = new Set(comparison.runs.map(({ suite, dataset }) => suite ?? dataset.name));
    const title = suites.size === 1 ? plain([...suites][0]!) : '';
    return [title || 'Comparison', boardHeadline(comparison)];
  }
  const { report, headline } = known.get('n')!.run;
  return [plain(report.suite ?? report.dataset.name) || 'AgentBench', headline];
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
