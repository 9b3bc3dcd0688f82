import { count } from '../base/format.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { withVariables } from '../datasets/harbor/variables.ts';
import { type Finding, findingLine } from '../datasets/lint/finding.ts';
import { loadDataset } from '../datasets/registry.ts';
import { selectFrom } from '../datasets/select.ts';
import type { Instance } from '../datasets/types.ts';
import { datasetFetcher } from '../git/fetch-dataset.ts';
import { thisMachine } from '../github/this-machine.ts';
import { parseOptions, type Texts } from '../options/parse.ts';
import { tellDefaultDataset } from './example.ts';
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
  /** Tasks that cannot measure, or may not. */
  findings: Finding[];
}

/**
 * `agentbench validate`: reads a dataset, looks for tasks that cannot measure, and counts its contents. Exit code 2 for
 * errors. Throws a UserError for data that cannot be read.
 */
export async function validateCommand(given: Texts, json: boolean): Promise<number> {
  const options = parseOptions(given);
  tellDefaultDataset(given);
  const machine = thisMachine(process.env);
  const dataset = await loadDataset(options, datasetFetcher(machine));
  const instances = await selectFrom(dataset, options.instances, (text) => dataset.notes.push(text));
  const { lint } = await import('../datasets/lint/lint.ts');
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
    notes: [...dataset.notes, ...instances.flatMap(variablesOfMachine)],
    findings: await lint(dataset, instances, machine),
    ...summarisePoints(instances),
  };
  if (json) printJson(summary);
  else print(describe(summary));
  return summary.findings.some(({ level }) => level === 'error') ? 2 : 0;
}

/** Notes on the variables of the machine that a Harbor task takes and has no defaults for. */
function variablesOfMachine(instance: Instance): string[] {
  const before = instance.environment?.unsupported.length ?? 0;
  const all = withVariables(instance, {}).environment?.unsupported ?? [];
  return all.slice(before).map(({ key, why }) => `${instance.id}: ${key}: ${why}`);
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
    `${plainLine(summary.dataset)}: ${count(summary.instances, 'instance')}, ${verdictOn(summary.findings)}${summary.ref === null ? '' : `, at ${summary.ref}`}`,
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
    ...summary.findings.map(findingLine),
    '',
  ].join('\n');
}

function verdictOn(findings: Finding[]): string {
  const number = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  const [errors, warnings] = [number('error'), number('warning')];
  return [
    errors === 0 ? 'all valid' : count(errors, 'error'),
    ...(warnings === 0 ? [] : [count(warnings, 'warning')]),
  ].join(', ');
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
