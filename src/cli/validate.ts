import { plainLine } from '../base/text/untrusted.ts';
import { loadDataset } from '../datasets/registry.ts';
import { selectInstances } from '../datasets/select.ts';
import type { Instance } from '../datasets/types.ts';
import { datasetFetcher } from '../git/fetch-dataset.ts';
import { thisMachine } from '../github/this-machine.ts';
import { parseOptions } from '../options/parse.ts';
import { print, printJson } from './print.ts';

/** A note on one test point; `point` counts from 1. */
interface PointNote {
  instance_id: string;
  point: number;
  metric: string;
  kind: string;
  detail: string;
}

/** Counts of the test plans; absent for a dataset without any. */
interface PointSummary {
  points: { total: number; by_type: Record<string, number> };
  testcases: number;
  unrunnable: number;
  point_notes: PointNote[];
}

interface Summary extends Partial<PointSummary> {
  dataset: string;
  ref: string | null;
  digest: string;
  testbed: string | null;
  instances: number;
  by_type: Record<string, number>;
  by_image: Record<string, number>;
  with_repository: number;
  with_fixtures: number;
  with_prerunner: number;
  notes: string[];
}

/** `agentbench validate`: reads a dataset and counts its contents. Throws a UserError for invalid data. */
export async function validateCommand(given: Record<string, string | undefined>, json: boolean): Promise<number> {
  const options = parseOptions(given);
  const dataset = await loadDataset(options, datasetFetcher(thisMachine(process.env)));
  const instances = await selectInstances(dataset.instances, options.instances);
  const summary: Summary = {
    dataset: dataset.name,
    ref: dataset.ref,
    digest: dataset.digest,
    testbed: dataset.testbed,
    instances: instances.length,
    by_type: countBy(instances, ({ taskType }) => taskType),
    by_image: countBy(instances, ({ image }) => image ?? '(none)'),
    with_repository: instances.filter((instance) => instance.repository !== null).length,
    with_fixtures: instances.filter((instance) => instance.fixtures.length > 0).length,
    with_prerunner: instances.filter((instance) => instance.prerunner !== null).length,
    notes: dataset.notes,
    ...summarisePoints(instances),
  };
  if (json) printJson(summary);
  else print(describe(summary));
  return 0;
}

function summarisePoints(instances: Instance[]): PointSummary | undefined {
  const points = instances.flatMap(({ id, evaluation }) =>
    evaluation.kind === 'test_plan' ? evaluation.points.map((point, index) => ({ id, index, point })) : [],
  );
  if (points.length === 0) return undefined;
  const testcases = points.flatMap(({ point }) => point.testcases);
  return {
    points: { total: points.length, by_type: countBy(points, ({ point }) => point.type) },
    testcases: testcases.length,
    unrunnable: testcases.filter(({ unrunnable }) => unrunnable !== null).length,
    point_notes: points.flatMap(({ id, index, point: { metric, notes } }) =>
      notes.map(({ kind, detail }) => ({ instance_id: id, point: index + 1, metric, kind, detail })),
    ),
  };
}

function describe(summary: Summary): string {
  return [
    `${plainLine(summary.dataset)}: ${summary.instances} instances, all valid${summary.ref === null ? '' : `, at ${summary.ref}`}`,
    `digest ${summary.digest}`,
    'by type',
    ...table(summary.by_type),
    'by image',
    ...table(summary.by_image),
    'with',
    ...table({
      repository: summary.with_repository,
      fixtures: summary.with_fixtures,
      prerunner: summary.with_prerunner,
    }),
    ...describePoints(summary),
    ...summary.notes.map((note) => `note: ${plainLine(note)}`),
    '',
  ].join('\n');
}

function describePoints({ points, testcases = 0, unrunnable = 0, point_notes: notes = [] }: Summary): string[] {
  if (points === undefined) return [];
  const kinds = countBy(notes, ({ kind }) => kind);
  return [
    'test points',
    ...table({ ...points.by_type, 'in all': points.total }),
    'test cases',
    ...table({ 'in all': testcases, 'cannot be run': unrunnable }),
    ...(notes.length > 0 ? ['notes of test points', ...table(kinds)] : []),
    ...Object.keys(kinds).flatMap((kind) => notes.filter((note) => note.kind === kind).map(describeNote)),
  ];
}

function describeNote({ instance_id: id, point, metric, kind, detail }: PointNote): string {
  return `${id} #${point} "${plainLine(metric, 60)}": ${kind}: ${plainLine(detail)}`;
}

function table(counts: Record<string, number>): string[] {
  return Object.entries(counts).map(([name, count]) => `  ${String(count).padStart(5)}  ${plainLine(name)}`);
}

/** Number of items per key, the most frequent first. */
function countBy<Item>(items: Item[], key: (item: Item) => string): Record<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([, a], [, b]) => b - a));
}
