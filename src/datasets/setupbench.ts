import { type Dirent, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod/mini';
import { codeOf, messageOf, UserError } from '../base/errors.ts';
import { sumOfKnown } from '../base/sums.ts';
import { nearName } from '../base/text/near.ts';
import { fieldFault } from '../base/zod.ts';
import { digestOf, withLinked } from './digest.ts';
import { LEADS_OUT, leadsOut } from './inside.ts';
import { type Manifest, manifestSchema, type Row } from './row.ts';
import { type PlacedRow, readRows, readText, strayScenarios } from './rows.ts';
import { solutionsIn, straySolutions } from './solutions.ts';
import { ruleOf } from './success-rule.ts';
import type { Dataset, Instance } from './types.ts';

const UNPINNED_SHOWN = 5;
/** Bytes of `dataset.yaml`, which has two keys. */
const LARGEST_MANIFEST = 64 * 1024;
/** SetupBench keeps its files in a folder of the repository; custom datasets have them at the top. */
const FOLDERS = ['.', 'setupbench'];
/** Files and directories that the digest covers. */
const DIGESTED = ['dataset.yaml', 'scenarios', 'fixtures'];

/**
 * Reads a dataset in SetupBench's format: `scenarios/*.jsonl` and `fixtures/` below the directory (or below its
 * `setupbench/`). Throws a UserError with file, line and field of every error.
 */
export async function loadSetupBench(
  directory: string,
  about: { name: string | null; ref: string | null },
): Promise<Dataset> {
  const root = FOLDERS.map((folder) => path.resolve(directory, folder)).find((root) =>
    existsSync(path.join(root, 'scenarios')),
  );
  if (root === undefined) {
    if (!existsSync(directory)) throw new UserError(`dataset: the directory ${directory} does not exist`);
    const { tasksElsewhere } = await import('./harbor/elsewhere.ts');
    throw new UserError(
      `dataset: the directory ${directory} has no folder scenarios/ with .jsonl files${tasksElsewhere(directory)}`,
    );
  }
  for (const place of [root, path.join(root, 'scenarios'), path.join(root, 'fixtures')])
    if (leadsOut(directory, place)) throw new UserError(`dataset: ${place} ${LEADS_OUT}`);
  const manifest = await readManifest(root);
  const fixtures = fixturesIn(path.join(root, 'fixtures'));
  const solutions = await solutionsIn(root);
  const instances = Array.from(readRows(root), (row) =>
    toInstance(row, fixtures, solutions.get(row.row.instance_id) ?? null),
  );
  const ids = new Set(instances.map((instance) => instance.id));
  const files = new Set(instances.map(({ row }) => row!.file));
  return {
    name: about.name ?? manifest.name ?? path.basename(root),
    directory: root,
    ref: about.ref,
    digest: await digestOf(root, withLinked(root, DIGESTED, [...DIGESTED, ...files])),
    testbed: manifest.testbed ?? null,
    instances,
    notes: [
      ...strayScenarios(root),
      ...notesOnFixtures(fixtures, ids),
      ...straySolutions(solutions, ids),
      ...unpinned(instances),
    ],
  };
}

async function readManifest(root: string): Promise<Manifest> {
  const file = path.join(root, 'dataset.yaml');
  let text: string;
  try {
    text = readText(root, file, LARGEST_MANIFEST);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') {
      const misnamed = path.join(root, 'dataset.yml');
      if (existsSync(misnamed))
        throw new UserError(
          `${misnamed}: is not read; rename it to dataset.yaml; if it is another program's, put an empty dataset.yaml beside it`,
        );
      return {};
    }
    throw new UserError(`${file}: cannot be read: ${messageOf(error)}`);
  }
  let data: unknown = plainMapping(text);
  if (data === null) {
    const { parseYamlDocument } = await import('../base/yaml.ts');
    try {
      const document = parseYamlDocument(text);
      const [error] = document.errors;
      if (error !== undefined) throw error;
      data = document.toJS() ?? {};
    } catch (error) {
      throw new UserError(`${file}: not valid YAML: ${messageOf(error)}`);
    }
  }
  const parsed = manifestSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new UserError(parsed.error.issues.map((issue) => manifestFault(file, text, issue)).join('\n'));
}

/**
 * The mapping of a YAML text that has only comments and lines of `key: word`; null for any other text. It saves the
 * parser, a quarter of the code that a run loads before its first trial.
 */
export function plainMapping(text: string): Record<string, string> | null {
  const pairs = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => /^([a-z]+): ([A-Za-z][A-Za-z0-9_-]*)$/.exec(line));
  const keys = new Set<string>();
  for (const pair of pairs) {
    if (pair === null || keys.has(pair[1]!) || pair.some((word) => /^(null|true|false)$/i.test(word))) return null;
    keys.add(pair[1]!);
  }
  return Object.fromEntries(pairs.map((pair) => [pair![1], pair![2]]));
}

/** With the line of the key; an unknown one is named with the one that is near, or with the known ones. */
function manifestFault(file: string, text: string, issue: z.core.$ZodIssue): string {
  const placeOf = (key: unknown) => {
    const line = text.split('\n').findIndex((line) => line.startsWith(`${key}:`));
    return line === -1 ? file : `${file}:${line + 1}`;
  };
  if (issue.code !== 'unrecognized_keys') return `${placeOf(issue.path[0])}: ${fieldFault(issue)}`;
  const known = Object.keys(manifestSchema.shape);
  return issue.keys
    .map((key) => {
      const near = nearName(key, known);
      const hint = near === null ? `known are ${known.join(' and ')}` : `did you mean ${near}?`;
      return `${placeOf(key)}: ${key}: there is no such key; ${hint}`;
    })
    .join('\n');
}

function toInstance(
  { row, place }: PlacedRow,
  fixtures: Map<string, string | null>,
  solution: string | null,
): Instance {
  const fixture = fixtures.get(row.instance_id) ?? null;
  const prerunner = fixtures.get(`prerunner-${row.instance_id}`) ?? null;
  return {
    id: row.instance_id,
    taskType: row.task_type,
    prompt: row.problem_statement,
    debugPrompt: null,
    image: row.base_image ?? null,
    imageTag: row.image_tag ?? null,
    repository: row.repo_url == null ? null : { url: row.repo_url, commit: row.base_commit ?? row.commit_hash ?? null },
    fixtures: fixture === null ? [] : [{ source: fixture, target: '' }],
    prerunner: prerunner !== null && existsSync(path.join(prerunner, 'prerunner.sh')) ? prerunner : null,
    solution,
    row: place,
    humanActions: humanActionsOf(row),
    evaluation: {
      kind: 'success_command',
      command: row.success_command,
      rule: ruleOf(row.task_type),
    },
  };
}

function humanActionsOf(row: Row): Instance['humanActions'] {
  const [lower, upper] = [sum(row.human_actions_lower_bound), sum(row.human_actions_upper_bound)];
  if (lower === null && upper === null) return null;
  return { lower: (lower ?? upper)!, upper: (upper ?? lower)! };
}

/** Rows count actions by kind; those of other kinds than these two are compared with nothing. */
function sum(actions: Row['human_actions_upper_bound']): number | null {
  return sumOfKnown([actions?.check_dir, actions?.read_file]);
}

/**
 * The directories in `fixtures/` by name, for a link the one that it leads to; null for any other entry, such as a link that
 * leads out of the folder: the digest would not cover its files.
 */
function fixturesIn(folder: string): Map<string, string | null> {
  const directories = new Map<string, string | null>();
  if (!existsSync(folder)) return directories;
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    directories.set(entry.name, directoryOf(entry, folder));
  return directories;
}

function directoryOf(entry: Dirent, folder: string): string | null {
  const file = path.join(folder, entry.name);
  if (entry.isDirectory()) return file;
  if (leadsOut(folder, file)) return null;
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() ? realpathSync(file) : null;
}

function notesOnFixtures(fixtures: Map<string, string | null>, ids: Set<string>): string[] {
  const isUsed = (name: string) => ids.has(name) || ids.has(name.replace(/^prerunner-/, ''));
  const used = new Set([...fixtures].flatMap(([name, directory]) => (isUsed(name) ? [directory] : [])));
  return [...fixtures]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, directory]) => {
      if (directory === null)
        return isUsed(name) ? [`fixtures/${name} is not a directory in fixtures/, and is not copied`] : [];
      return isUsed(name) || used.has(realpathSync(directory)) ? [] : [`fixtures/${name} belongs to no instance`];
    });
}

function unpinned(instances: Instance[]): string[] {
  const ids = instances.filter(({ repository }) => repository?.commit === null).map(({ id }) => id);
  if (ids.length === 0) return [];
  const more = ids.length > UNPINNED_SHOWN ? ` and ${ids.length - UNPINNED_SHOWN} more` : '';
  return [
    `repo_url without base_commit: ${ids.slice(0, UNPINNED_SHOWN).join(', ')}${more}; the default branch is cloned, as it is then`,
  ];
}
