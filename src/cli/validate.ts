import { thisMachine } from '../action/machine.ts';
import { loadDataset } from '../datasets/registry.ts';
import { selectInstances } from '../datasets/select.ts';
import type { Instance } from '../datasets/types.ts';
import { parseOptions } from '../options/parse.ts';

/** `agentbench validate`: reads a dataset and counts what is in it. Faults of the data are a UserError. */
export async function validateCommand(given: Record<string, string | undefined>, json: boolean): Promise<number> {
  const options = parseOptions(given);
  const dataset = await loadDataset(options, thisMachine(process.env));
  const instances = selectInstances(dataset.instances, options.instances);
  const summary = {
    dataset: dataset.name,
    ref: dataset.ref,
    digest: dataset.digest,
    testbed: dataset.testbed,
    instances: instances.length,
    by_type: countBy(instances, (instance) => instance.taskType),
    by_image: countBy(instances, (instance) => instance.image ?? '(none)'),
    with_repository: instances.filter((instance) => instance.repository !== null).length,
    with_fixtures: instances.filter((instance) => instance.fixtures !== null).length,
    with_prerunner: instances.filter((instance) => instance.prerunner !== null).length,
    notes: dataset.notes,
  };
  process.stdout.write(json ? `${JSON.stringify(summary, null, 2)}\n` : describe(summary));
  return 0;
}

function describe(
  summary: Record<string, unknown> & {
    by_type: Record<string, number>;
    by_image: Record<string, number>;
    notes: string[];
  },
): string {
  const table = (counts: Record<string, number>) =>
    Object.entries(counts).map(([name, count]) => `  ${String(count).padStart(5)}  ${name}`);
  return [
    `${summary.dataset}: ${summary.instances} instances, all valid${summary.ref === null ? '' : `, at ${summary.ref}`}`,
    `digest ${summary.digest}`,
    'by type',
    ...table(summary.by_type),
    'by image',
    ...table(summary.by_image),
    'with',
    ...table({
      repository: Number(summary.with_repository),
      fixtures: Number(summary.with_fixtures),
      prerunner: Number(summary.with_prerunner),
    }),
    ...summary.notes.map((note) => `note: ${note}`),
    '',
  ].join('\n');
}

function countBy(instances: Instance[], key: (instance: Instance) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const instance of instances) counts[key(instance)] = (counts[key(instance)] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort(([, a], [, b]) => b - a));
}
