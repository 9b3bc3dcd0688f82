import { glob, lstat, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, messageOf, UserError } from '../base/errors.ts';
import { ourCommand } from '../base/invoked.ts';
import { makeDirectory } from '../base/make-directory.ts';
import { closestName } from '../base/text/near.ts';
import { KNOWN } from '../datasets/registry.ts';
import { GitError, git } from '../git/git.ts';
import { thisMachine } from '../github/this-machine.ts';
import { type NextSteps, nextSteps } from './init/next-steps.ts';
import { DEFAULT_TEMPLATE, readTemplates, type Template } from './init/templates.ts';
import { printJson, printLines } from './print.ts';

interface InitFlags {
  workflow?: string;
  list?: boolean;
  force?: boolean;
  json?: boolean;
}

const FOLDER = '.github/workflows';

/**
 * `agentbench init`: writes one of the workflows in `examples/workflows` into the current git repository. `root` is the
 * package's directory.
 */
export async function initCommand(flags: InitFlags, root: string): Promise<number> {
  const templates = await readTemplates(root);
  if (flags.list) {
    print(
      flags,
      templates.map(({ name, description }) => ({ name, description })),
      listing(templates),
    );
    return 0;
  }
  const template = chooseTemplate(templates, flags.workflow ?? DEFAULT_TEMPLATE);
  const repository = await findRepository();
  const files = template.files.map(({ target, text }) => ({ file: `${FOLDER}/${target}`, text }));
  await refuseOverwriting(repository, files, flags);
  for (const { file, text } of files) await replace(path.join(repository, file), text);

  const written = files.map(({ file }) => file);
  const steps = nextSteps(template, FOLDER);
  const notes = [...(await ownDatasets(repository, files)), ...(await leftOvers(repository, templates, written))];
  print(
    flags,
    { workflow: template.name, repository, written, ...steps, notes },
    report(template, written, steps, notes),
  );
  return 0;
}

function chooseTemplate(templates: Template[], wanted: string): Template {
  const found = templates.find(({ name }) => name === wanted);
  if (found !== undefined) return found;
  const names = templates.map(({ name }) => name);
  throw new UserError(
    `workflow: "${wanted}" is not one of ${names.join(', ')}; did you mean ${closestName(wanted, names)}?\n"${ourCommand()} init --list" describes each of them.`,
  );
}

async function findRepository(): Promise<string> {
  try {
    const found = await git(thisMachine(process.env).runTool, ['rev-parse', '--show-toplevel'], process.cwd());
    return found.replace(/\r?\n$/, '');
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    // Git may refuse one that is there, of another user for example.
    const advice = /not a git repository/.test(error.message)
      ? `${process.cwd()} is not in a git repository; change to one, or make it one with "git init" (${error.message})`
      : error.message;
    throw new UserError(`init: ${advice}`);
  }
}

async function refuseOverwriting(repository: string, files: { file: string }[], flags: InitFlags): Promise<void> {
  const there: string[] = [];
  for (const { file } of files) if (await exists(path.join(repository, file))) there.push(file);
  if (there.length === 0 || flags.force) return;
  throw new UserError(
    `init: ${there.join(' and ')} already ${there.length === 1 ? 'exists' : 'exist'}, and nothing was written.\nRename it, or replace it with --force.`,
  );
}

async function exists(file: string): Promise<boolean> {
  try {
    await lstat(file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return false;
    throw error;
  }
}

/** Replaces a symbolic link itself, not its target. */
async function replace(file: string, text: string): Promise<void> {
  try {
    makeDirectory(path.dirname(file));
    await rm(file, { force: true });
    await writeFile(file, text, { flag: 'wx' });
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    throw new UserError(`init: ${file} cannot be written: ${messageOf(error)}`);
  }
}

/** Datasets in the repository's top-level folders, and where the workflow names its own. */
async function ownDatasets(repository: string, workflows: { file: string; text: string }[]): Promise<string[]> {
  const found = new Set<string>();
  // Of this project's format, and of Harbor's.
  for await (const file of glob(['{.,*}/scenarios/*.jsonl', '{.,*}/*/task.toml'], { cwd: repository })) {
    found.add(path.dirname(path.dirname(file)).replaceAll('\\', '/'));
  }
  const [, given] =
    workflows.map(({ text }) => /^ +dataset: ([\w./-]+)$/m.exec(text)).find((hit) => hit !== null) ?? [];
  if (given !== undefined) {
    // A workflow for one known dataset is not for another.
    if (found.size === 0 || found.has(given) || Object.hasOwn(KNOWN, given)) return [];
    return [`This repository holds tasks in ${[...found].sort().join(', ')}: write that in the place of "${given}".`];
  }
  // A dataset is named beside each selection: a matrix selects in the plan and in its jobs.
  const places = workflows.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => (/^\s+instances: \S/.test(line) ? [`${file}:${index + 1}`] : [])),
  );
  // One that selects in a command says there how a dataset is named.
  if (places.length === 0) return [];
  // With several checkouts, that of the pull request has it.
  const checkout = workflows.some(({ text }) => /^\s+path: head$/m.test(text)) ? 'head' : '.';
  return [...found]
    .sort()
    .map(
      (place) =>
        `This repository holds a dataset. To measure on it, write "dataset: ${path.posix.join(checkout, place)}" above ${places.join(' and above ')}, and "instances: all" in ${places[0]}.`,
    );
}

/** Files of another of these workflows, which stay after switching with `--force`. */
async function leftOvers(repository: string, templates: Template[], written: string[]): Promise<string[]> {
  const ours = new Set(templates.flatMap(({ files }) => files.map(({ target }) => `${FOLDER}/${target}`)));
  const left: string[] = [];
  for (const file of ours) {
    if (!written.includes(file) && (await exists(path.join(repository, file)))) left.push(file);
  }
  return left.map(
    (file) => `${file} belongs to another agentbench workflow and was kept: remove it if it is no longer wanted.`,
  );
}

function listing(templates: Template[]): string[] {
  const width = Math.max(...templates.map(({ name }) => name.length));
  return templates.map(({ name, description }) => `${name.padEnd(width)}  ${description}`);
}

function report(
  template: Template,
  written: string[],
  { edits, secrets, begin }: NextSteps,
  notes: string[],
): string[] {
  return [
    ...written.map((file) => `wrote ${file} (${template.name})`),
    '',
    'Remaining steps:',
    ...edits.map(({ file, line, what }) => `- Edit ${file}:${line}: ${what}`),
    ...secrets.map((name) => `- Set the secret: gh secret set ${name}`),
    ...begin.map((step) => `- ${step}`),
    ...notes.map((note) => `- ${note}`),
  ];
}

function print({ json }: InitFlags, value: unknown, lines: string[]): void {
  if (json) printJson(value);
  else printLines(lines);
}
