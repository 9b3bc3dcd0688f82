import type { Loaded, LoadedRun } from './loaded.ts';
import { RunMark } from './parts.tsx';
import { compareHash, runHash } from './route.ts';
import { useKeys } from './use.ts';

/** Navigation above the overview of a run that is not the page's own: its name, and links to other runs. */
export function RunCrumbs({ loaded: { runs, comparison }, now }: { loaded: Loaded; now: LoadedRun }) {
  const at = runs.findIndex(({ id }) => id === now.id);
  const [previous, next] = [runs[at - 1], runs[at + 1]];
  const several = comparison !== null;
  useKeys({
    h: () => several && previous !== undefined && open(previous.id),
    l: () => several && next !== undefined && open(next.id),
  });
  if (!several && at === 0) return null;
  const first = runs[0]!;
  return (
    <>
      <nav class="crumbs" aria-label="Runs">
        <a href="#/">← {several ? 'All runs' : first.name}</a>
        {several && (
          <span class="pager">
            {previous === undefined ? <span class="quiet">Previous</span> : <a href={runHash(previous.id)}>Previous</a>}
            <span class="quiet">
              {at + 1} of {runs.length}
            </span>
            {next === undefined ? <span class="quiet">Next</span> : <a href={runHash(next.id)}>Next</a>}
          </span>
        )}
      </nav>
      <p class="which-run">
        <RunMark id={now.id} /> <strong>{now.name}</strong>{' '}
        {at > 0 && several && <a href={compareHash(first.id, now.id)}>compare with {first.id}</a>}
      </p>
    </>
  );
}

function open(id: string): void {
  location.hash = runHash(id);
}
