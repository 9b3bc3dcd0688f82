import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, beforeEach, inject, type TestContext } from 'vitest';
import { loadSetupBench } from '../../src/datasets/setupbench.ts';
import type { Dataset } from '../../src/datasets/types.ts';
import type { DatasetName } from './find-datasets.ts';
import { temporaryDirectory } from './temporary.ts';

/**
 * The directory of SetupBench (with `scenarios/` and `fixtures/`) or of PRDbench (with `PRDbench/<n>/`, perhaps without
 * the programs of its evaluations). If the data set is unavailable, the test is skipped with the reason.
 */
export function datasetDirectory(name: DatasetName, { skip, task }: Pick<TestContext, 'skip' | 'task'>): string {
  const found = inject('datasets')[name];
  if ('directory' in found) return found.directory;
  task.meta.skipped = `${name}: ${found.missing}`;
  return skip(task.meta.skipped);
}

/**
 * Makes the tests of the calling file or `describe` depend on a data set: `load` runs before them; without it they are
 * skipped.
 */
export function withDataset(name: DatasetName, load: (directory: string) => void | Promise<void>): void {
  const found = inject('datasets')[name];
  if ('directory' in found) beforeAll(() => load(found.directory));
  else beforeEach((context) => void datasetDirectory(name, context));
}

/** A complete row of a scenarios file; `row` adds or overrides fields. */
export function scenario(row: object = {}): string {
  const needed = {
    instance_id: 'one-1',
    task_type: 'dbsetup',
    problem_statement: 'Set it up.',
    success_command: 'echo Setup successful',
  };
  return JSON.stringify({ ...needed, ...row });
}

/** Writes files (path → text) to a new directory; returns the directory. */
export async function directoryOf(files: Record<string, string>): Promise<string> {
  const directory = temporaryDirectory();
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(directory, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return directory;
}

/** Loads the dataset that consists of these files. */
export async function loadFiles(files: Record<string, string>): Promise<Dataset> {
  return loadSetupBench(await directoryOf(files), { name: null, ref: null });
}

/** The message of the UserError caused by these files, with their directory replaced by `DIR`. */
export async function faultOfFiles(files: Record<string, string>, below = ''): Promise<string> {
  const directory = await directoryOf(files);
  try {
    await loadSetupBench(path.join(directory, below), { name: null, ref: null });
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'UserError') throw error;
    return error.message.replaceAll(directory, 'DIR');
  }
  throw new Error('the dataset was accepted');
}

/** The files of a PRDbench project with this test plan, below `folder`; `files` adds or overrides files. */
export function projectFiles(
  folder: string,
  plan: object[] = [{ metric: '1.1 Start', type: 'shell_interaction', testcases: [] }],
  files: Record<string, string> = {},
): Record<string, string> {
  const all = {
    'src/PRD.md': '# Requirements\n',
    'evaluation/detailed_test_plan.json': JSON.stringify(plan),
    'evaluation/metric.json': JSON.stringify(plan.map((_, index) => ({ metric: `Requirement ${index + 1}` }))),
    ...files,
  };
  return Object.fromEntries(Object.entries(all).map(([name, text]) => [`${folder}/${name}`, text]));
}
