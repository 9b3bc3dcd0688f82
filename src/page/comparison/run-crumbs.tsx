import { go, useKeys } from '../browser/use.ts';
import type { Loaded, LoadedRun } from '../data/loaded.ts';
import { compareHash, runHash } from '../data/route.ts';
import { Pager, RunMark } from '../parts/parts.tsx';

/** Navigation above the overview of a run that is not the page's own: its name, and links to other runs. */
export function RunCrumbs({ loaded: { runs, comparison }, now }: { loaded: Loaded; now: LoadedRun }) {
  const at = runs.findIndex(({ id }) => id === now.id);
  const several = comparison !== null;
  const [previous, next] = [runs[at - 1], runs[at + 1]].map((run) => run && runHash(run.id));
  useKeys(several ? { h: () => go(previous), l: () => go(next) } : {});
  if (!several && at === 0) return null;
  const first = runs[0]!;
  return (
    <>
      <nav class="crumbs" aria-label="Runs">
        <a href="#/">← {several ? 'All runs' : first.name}</a>
        {several && <Pager previous={previous} next={next} at={at} of={runs.length} />}
      </nav>
      <p class="which-run">
        <RunMark id={now.id} /> <strong>{now.name}</strong>{' '}
        {at > 0 && several && <a href={compareHash(first.id, now.id)}>compare with {first.id}</a>}
      </p>
    </>
  );
}
