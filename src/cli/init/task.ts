import { appendFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf, messageOf, UserError } from '../../base/errors.ts';
import { ourCommand } from '../../base/invoked.ts';
import { makeDirectory } from '../../base/make-directory.ts';
import { word } from '../../base/text/shell.ts';
import { INSTANCE_ID, rowSchema } from '../../datasets/row.ts';
import { printJson, printLines } from '../print.ts';

const DIRECTORY = 'tasks';
const ROWS = 'scenarios/tasks.jsonl';

/**
 * `agentbench init --task ID`: adds a task to a dataset directory (made if it does not exist): row, fixture, prerunner
 * that breaks it, solution. `agentbench check` passes on it. Never replaces a file, and leaves the testbed of other tasks
 * as it is. Throws a UserError.
 */
export async function initTask(id: string, { dataset, json }: { dataset?: string; json?: boolean }): Promise<number> {
  if (!INSTANCE_ID.test(id))
    throw new UserError(`task: ${JSON.stringify(id)} is not an instance id; use letters, digits, ".", "_" and "-"`);
  const fault = rowSchema.safeParse(rowOf(id)).error?.issues[0]?.message;
  if (fault !== undefined) throw new UserError(`task: ${JSON.stringify(id)} ${fault}`);
  const directory = dataset ?? DIRECTORY;
  await requireRows(directory);
  const files = filesOf(directory, id);
  const rows = path.join(directory, ROWS);
  const taken = Object.keys(files).find((name) => existsSync(path.join(directory, name)));
  if (taken !== undefined || (await isUsed(directory, id)))
    throw new UserError(
      `task: ${taken === undefined ? `${id} is already a task of ${directory}` : `${path.join(directory, taken)} is there`}; take another id`,
    );
  try {
    for (const [name, text] of Object.entries(files)) write(path.join(directory, name), text);
    makeDirectory(path.dirname(rows));
    appendFileSync(rows, `${endsLine(rows) ? '' : '\n'}${JSON.stringify(rowOf(id))}\n`);
  } catch (error) {
    throw new UserError(`task: ${messageOf(error)}`);
  }
  const written = [...Object.keys(files), ROWS].map((name) => path.join(directory, name));
  const line = readFileSync(rows, 'utf8').trimEnd().split('\n').length;
  const check = `${ourCommand()} check --dataset ${word(directory)} -i ${id}`;
  if (json) printJson({ task: id, dataset: directory, written, check });
  else printLines(report(written, directory, id, line, check));
  return 0;
}

/** A small task with a broken start: a program that needs a file that is not there. */
function rowOf(id: string) {
  return {
    instance_id: id,
    task_type: 'reposetup',
    problem_statement:
      'The program `greet.sh` in the current directory reads the name to greet from the file `name.txt`, which is not there. Create it with the name World.',
    success_command: 'sh greet.sh | grep -qx "Hello, World!" && echo "Setup successful" || echo "Setup failed"',
    base_image: 'debian:bookworm',
  };
}

function filesOf(directory: string, id: string): Record<string, string> {
  return {
    ...(existsSync(path.join(directory, 'dataset.yaml')) || hasRows(directory)
      ? {}
      : {
          'dataset.yaml':
            '# Runs on this machine, without Docker. Remove the line for one container a trial.\ntestbed: host\n',
        }),
    [`fixtures/${id}/greet.sh`]:
      '#!/bin/sh\n# Copied into the workdir, as everything beside it.\necho "Hello, $(cat name.txt)!"\n',
    [`fixtures/prerunner-${id}/prerunner.sh`]:
      '#!/bin/bash\n# Runs in the workdir before the agent: whatever the task needs to be broken first. Remove it if nothing does.\nrm -f name.txt\n',
    [`solution/${id}.sh`]:
      '#!/bin/bash\n# Solves the task, for agentbench check; no agent gets it.\nset -e\necho World > name.txt\n',
  };
}

/** Throws a UserError for a dataset whose tasks are in another place or format: rows beside them would hide them. */
async function requireRows(directory: string): Promise<void> {
  const isDirectory = statSync(directory, { throwIfNoEntry: false })?.isDirectory();
  if (!isDirectory || existsSync(path.join(directory, 'scenarios'))) return;
  const below = path.join(directory, 'setupbench');
  if (existsSync(path.join(below, 'scenarios')))
    throw new UserError(`task: the tasks of ${directory} are in ${below}; name that directory in --dataset`);
  const { isHarbor } = await import('../../datasets/harbor/harbor.ts');
  if (isHarbor(directory))
    throw new UserError(`task: ${directory} has Harbor tasks, which are of another format; name another directory`);
}

function hasRows(directory: string): boolean {
  const scenarios = path.join(directory, 'scenarios');
  return existsSync(scenarios) && readdirSync(scenarios).some((name) => name.endsWith('.jsonl'));
}

async function isUsed(directory: string, id: string): Promise<boolean> {
  if (!hasRows(directory)) return false;
  const { readRows } = await import('../../datasets/rows.ts');
  return [...readRows(directory)].some(({ row }) => row.instance_id === id);
}

/** Fails if the file exists. */
function write(file: string, text: string): void {
  makeDirectory(path.dirname(file));
  writeFileSync(file, text, { flag: 'wx', mode: /\.sh$/.test(file) ? 0o755 : 0o644 });
}

function endsLine(file: string): boolean {
  try {
    return /(^|\n)$/.test(readFileSync(file, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return true;
    throw error;
  }
}

function report(written: string[], directory: string, id: string, line: number, check: string): string[] {
  return [
    ...written.map((file) => `wrote ${file}`),
    '',
    'Remaining steps:',
    `- Write your task in the place of this one: ${path.join(directory, ROWS)}:${line}, its files in ${path.join(directory, 'fixtures', id)}/, its solution.`,
    `- Check that it measures: ${check}`,
    `- Try cheats as well: ${check} --attack`,
  ];
}
