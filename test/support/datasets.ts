import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadSetupBench } from '../../src/datasets/setupbench.ts';
import type { Dataset } from '../../src/datasets/types.ts';
import { temporaryDirectory } from './temporary.ts';

/** The data sets as the project's machines keep them, beside the checkout. */
const shared = path.resolve(import.meta.dirname, '../../../shared/datasets');

/** A copy of SetupBench's `scenarios` and `fixtures`, all 93 rows. */
export const SETUPBENCH = path.join(shared, 'setupbench');

/** A copy of PRDbench, all 50 projects, without the programs of their evaluations. */
export const PRDBENCH = path.join(shared, 'prdbench');

/** A line of a scenarios file that is a whole row; `row` has other fields or other values. */
export function scenario(row: object = {}): string {
  const needed = {
    instance_id: 'one-1',
    task_type: 'dbsetup',
    problem_statement: 'Set it up.',
    success_command: 'echo Setup successful',
  };
  return JSON.stringify({ ...needed, ...row });
}

/** A directory of these files: path → text. */
export async function directoryOf(files: Record<string, string>): Promise<string> {
  const directory = temporaryDirectory();
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(directory, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return directory;
}

/** The dataset that these files are. */
export async function loadFiles(files: Record<string, string>): Promise<Dataset> {
  return loadSetupBench(await directoryOf(files), { name: null, ref: null });
}

/** The message of the UserError that these files make, with their directory as `DIR`. */
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

/** The files of a project of PRDbench with this test plan, below `folder`; `files` are more of its files, or other ones. */
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
