import type { Machine } from '../base/machine.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { loadDataset } from '../datasets/registry.ts';
import { selectFrom } from '../datasets/select.ts';
import { datasetFetcher } from '../git/fetch-dataset.ts';
import type { Options } from '../options/options.ts';
import { parseOptions, type Texts } from '../options/parse.ts';
import type { Matrix } from '../options/values.ts';
import type { KnownDurations } from './durations.ts';
import { type Cell, LONGEST_INPUT, matrixOf, planCells } from './matrix.ts';

const HOSTED_JOB = 6 * 60 * 60 * 1000;

/** The jobs of a selection. */
export interface Plan {
  /** Null if nothing is to be done; then no dataset was loaded. */
  dataset: string | null;
  trials: number;
  cells: Cell[];
  matrix: Matrix;
  /** Notes for the reader, one line each; safe to print. */
  notes: string[];
}

/**
 * Plans the instances that the options, given as texts, select. An empty JSON array as `instances` (an earlier job
 * found nothing to do) gives a plan without jobs. `ofArtifact` finds the durations for `baseline: artifact`. A selector
 * without a match, or a matrix beyond GitHub's limits, throws a UserError.
 */
export async function makePlan(
  texts: Texts,
  machine: Machine,
  ofArtifact?: (options: Options) => Promise<KnownDurations>,
): Promise<Plan> {
  const nothing = /^\s*\[\s*\]\s*$/.test(texts.instances ?? '');
  const options = parseOptions(nothing ? { ...texts, instances: 'all' } : texts);
  const { trials, 'max-jobs': maxJobs } = options;
  if (nothing) return { dataset: null, trials, cells: [], matrix: { include: [] }, notes: [] };
  const dataset = await loadDataset(options, datasetFetcher(machine));
  const selection: string[] = [];
  const instances = await selectFrom(dataset, options.instances, (text) => selection.push(text));
  const { durations, notes } =
    options.baseline === 'artifact' && ofArtifact !== undefined
      ? await ofArtifact(options)
      : await durationsOf(options.baseline);
  // Each job measures its instances in every arm.
  const cells = planCells(instances, { maxJobs, trials: trials * (await armsIn(texts)), durations });
  const matrix = matrixOf(cells);
  if (durations !== null) notes.push(...unknownNote(instances, durations));
  return {
    dataset: dataset.name,
    trials,
    cells,
    matrix,
    notes: [...selection, ...notes, ...limitNotes(cells, matrix)].map((note) => plainLine(note)),
  };
}

async function armsIn(texts: Texts): Promise<number> {
  const { arms } = texts;
  if (arms === undefined || arms.trim() === '') return 1;
  const { resolveArms } = await import('../run/experiment/arms.ts');
  return (await resolveArms(arms, texts)).length;
}

async function durationsOf(baseline: string): Promise<KnownDurations> {
  if (baseline === 'none') return { durations: null, notes: [] };
  // The schemas of the records take 5 ms to load, which a plan without a baseline saves.
  const { readDurations } = await import('./durations.ts');
  return readDurations(baseline);
}

function unknownNote(instances: { id: string }[], durations: Map<string, number>): string[] {
  const known = instances.filter(({ id }) => durations.has(id)).length;
  if (known === instances.length) return [];
  if (known === 0) return ['baseline: it holds none of the selected instances; the jobs get equal counts'];
  return [`baseline: ${known} of ${instances.length} instances have a duration there; the others get the median`];
}

/** Notes on limits of GitHub that the plan exceeds although it can be printed. */
function limitNotes(cells: Cell[], matrix: Matrix): string[] {
  const notes: string[] = [];
  const long = cells.filter(({ duration }) => (duration ?? 0) > HOSTED_JOB).length;
  if (long > 0) {
    notes.push(
      `${long} of ${cells.length} jobs are expected to take more than the 6 h of a hosted job, if trials run one after the other`,
    );
  }
  const { length } = JSON.stringify(matrix);
  if (length > LONGEST_INPUT) {
    notes.push(
      `the matrix takes ${length} characters: too many for an input of an action (128 KiB), such as that of report`,
    );
  }
  return notes;
}
