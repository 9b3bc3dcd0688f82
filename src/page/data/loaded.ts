import { plainLine } from '../../base/text/untrusted.ts';
import type { ComparisonDocument, PageIndex, PageRun, RunHead, RunId } from '../../report/documents/page-document.ts';
import { useLoaded } from '../browser/use.ts';
import { beside, type Row, rowsOf } from './model.ts';
import type { Blocks } from './unpack.ts';

/** A run with its rows, and the source of its remaining data. */
export interface LoadedRun extends RunHead {
  run: PageRun;
  /** Each row with the matching row of the run it is compared with, if there is one. */
  rows: Row[];
  blocks: Blocks;
}

/** The data of the page: a run and the one it is compared with, or the runs of a comparison. */
export interface Loaded {
  /** In the order in which they were named. */
  runs: RunHead[];
  comparison: ComparisonDocument | null;
  /** Runs that are unpacked. */
  known: Map<RunId, LoadedRun>;
  blocks: Blocks;
}

export const LONGEST_NAME = 60;

/** Loads the runs of a report at once; those of a comparison are unpacked on demand. Throws for a broken page. */
export async function load(blocks: Blocks, { runs, comparison }: PageIndex): Promise<Loaded> {
  const heads = runs.map(({ id, name }): RunHead => ({ id, name: plainLine(name, LONGEST_NAME) || id }));
  const loaded: Loaded = { runs: heads, comparison, known: new Map(), blocks };
  if (comparison !== null) return loaded;
  const [now, before] = await Promise.all(heads.map(({ id }) => loadRun(loaded, id)));
  return before === undefined ? loaded : against(loaded, now!, before);
}

/** A report with another run in place of its baseline. */
export function against(loaded: Loaded, now: LoadedRun, before: LoadedRun): Loaded {
  const runs = [now, before].map(({ id, name }) => ({ id, name }));
  const known = [{ ...now, rows: beside(now.rows, before.rows) }, before];
  return { ...loaded, runs, known: new Map(known.map((run) => [run.id, run])) };
}

/** Unpacks a run. Throws for a run that is not on the page. */
async function loadRun({ runs, known, blocks }: Loaded, id: RunId): Promise<LoadedRun> {
  const head = runs.find((run) => run.id === id);
  if (head === undefined) throw new Error(`there is no run ${plainLine(id, 3)} on this page`);
  const run = known.get(id) ?? (await unpackRun(blocks, head));
  known.set(id, run);
  return run;
}

/** Unpacks a run of this page, or of another one, which anyone may have written. Throws if it is none. */
export async function unpackRun(blocks: Blocks, head: RunHead): Promise<LoadedRun> {
  const run = await blocks.run(head.id);
  const rows = rowsOf(run, head.id);
  // Ids are shown and linked as they are.
  if (rows.some(({ id }) => plainLine(id) !== id)) throw new Error('an instance has a name that is no plain text');
  return { ...head, run: { ...run, headline: plainLine(run.headline) }, rows, blocks };
}

/** Runs of the page; undefined while they are being unpacked. */
export function useRuns(loaded: Loaded, ids: RunId[]): LoadedRun[] | undefined {
  const known = ids.map((id) => loaded.known.get(id));
  const all = known.every((run) => run !== undefined);
  const found = useLoaded(
    async () => (all ? [] : Promise.all(ids.map((id) => loadRun(loaded, id)))),
    [loaded, ids.join(' ')],
  );
  return all ? known : found;
}
