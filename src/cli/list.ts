import { widthOf } from '../base/text/columns.ts';
import { plain, plainLine } from '../base/text/untrusted.ts';
import { loadDataset } from '../datasets/registry.ts';
import { selectFrom } from '../datasets/select.ts';
import type { Dataset, Instance } from '../datasets/types.ts';
import { datasetFetcher } from '../git/fetch-dataset.ts';
import { thisMachine } from '../github/this-machine.ts';
import { parseOptions, parseText, type Texts } from '../options/parse.ts';
import { selectors } from '../options/values.ts';
import { tellDefaultDataset } from './example.ts';
import { type Look, lookOf } from './paint.ts';
import { printJson, printLines } from './print.ts';
import { table } from './table.ts';

/** `agentbench list`: the selected instances; with `shown` (selectors) those in detail. */
export async function listCommand(given: Texts, shown: string | undefined, json: boolean): Promise<number> {
  const options = parseOptions(given);
  const wanted = shown === undefined ? options.instances : parseText('show', selectors, shown);
  tellDefaultDataset(given);
  const dataset = await loadDataset(options, datasetFetcher(thisMachine(process.env)));
  const instances = await selectFrom(dataset, wanted);
  if (json) printJson(document(dataset, instances, shown !== undefined));
  else if (shown === undefined) printLines(instanceTable(instances, lookOf(process.stdout)));
  else printLines(instances.flatMap((instance, index) => [...(index === 0 ? [] : ['']), ...details(instance)]));
  return 0;
}

function document({ name, ref, digest, testbed }: Dataset, instances: Instance[], whole: boolean) {
  return {
    dataset: { name, ref, digest, testbed },
    instances: instances.map((instance) => ({
      instance_id: instance.id,
      task_type: instance.taskType,
      image: instance.image,
      human_actions: instance.humanActions,
      test_points: instance.evaluation.kind === 'test_plan' ? instance.evaluation.points.length : null,
      solution: instance.solution,
      ...(whole
        ? {
            prompt: instance.prompt,
            steps: stepsOf(instance),
            success_command: instance.evaluation.kind === 'success_command' ? instance.evaluation.command : null,
            repository: instance.repository,
            fixtures: instance.fixtures.map(({ source }) => source),
            prerunner: instance.prerunner,
            row: instance.row === null ? null : { file: instance.row.file, line: instance.row.line },
          }
        : {}),
    })),
  };
}

/** A line for each instance. Ids are there to be copied: they are whole on a terminal of any width. */
export function instanceTable(instances: Instance[], look: Look): string[] {
  const columns = [
    { title: 'instance', cell: ({ id }: Instance) => id },
    { title: 'type', cell: ({ taskType }: Instance) => taskType },
    { title: 'image', cell: ({ image }: Instance) => image ?? '–', flexible: true },
    { title: 'human actions', cell: humanActions, side: 'right' as const },
    { title: 'points', cell: pointsOf, side: 'right' as const },
    { title: 'solution', cell: ({ solution }: Instance) => (solution === null ? '–' : 'yes') },
  ];
  const widest = instances.reduce((most, { id }) => Math.max(most, widthOf(id)), 0);
  return table(instances, columns, { ...look, columns: Math.max(look.columns, widest) });
}

/** The bounds of the dataset row: how many times a person looks at a directory or a file. */
function humanActions({ humanActions: bounds }: Instance): string {
  if (bounds === null) return '–';
  return bounds.lower === bounds.upper ? String(bounds.lower) : `${bounds.lower}–${bounds.upper}`;
}

function pointsOf({ evaluation }: Instance): string {
  return evaluation.kind === 'test_plan' ? String(evaluation.points.length) : '–';
}

function details(instance: Instance): string[] {
  const { id, taskType, image, repository, fixtures, prerunner, solution, row, evaluation } = instance;
  const facts: [string, string | null][] = [
    ['type', taskType],
    ['image', image],
    ['row', row === null ? null : `${row.file}:${row.line}`],
    ['repository', repository === null ? null : `${repository.url} at ${repository.commit ?? 'its default branch'}`],
    ['fixtures', fixtures.length === 0 ? null : fixtures.map(({ source }) => source).join(', ')],
    ['prerunner', prerunner],
    ['solution', solution],
    [
      'human actions',
      instance.humanActions === null ? null : `${humanActions(instance)} (check_dir and read_file, from the row)`,
    ],
    ['test points', evaluation.kind === 'test_plan' ? pointsOf(instance) : null],
  ];
  return [
    plainLine(id),
    ...facts.flatMap(([name, value]) => (value === null ? [] : [`  ${name.padEnd(14)} ${plainLine(value, 2000)}`])),
    ...(stepsOf(instance) ?? [{ name: null, prompt: instance.prompt }]).flatMap(({ name, prompt }) => [
      name === null ? '  prompt' : `  prompt of step ${plainLine(name)}`,
      ...indented(prompt),
    ]),
    ...(evaluation.kind === 'success_command'
      ? [
          `  success command, decided by ${evaluation.rule === 'exit_code' ? 'its exit code' : 'the text "Setup successful"'}`,
          ...indented(evaluation.command),
        ]
      : []),
  ];
}

/** The steps with their prompts; null for a task of one prompt. */
function stepsOf({ steps }: Instance): { name: string; prompt: string }[] | null {
  return steps?.all.map(({ name, parts }) => ({ name, prompt: parts.prompt })) ?? null;
}

function indented(text: string): string[] {
  return plain(text)
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`.trimEnd());
}
