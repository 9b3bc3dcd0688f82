import { insideProject, type ProjectFiles } from './files.ts';
import type { TakeNote } from './notes.ts';

/**
 * The paths in `input_files` or `expected_output_files`: a list, a string, or a string of several joined by commas.
 * Paths out of the project are left out; missing files are kept and noted.
 */
export function pathList(
  given: unknown,
  field: 'input_files' | 'expected_output_files',
  files: ProjectFiles,
  note: TakeNote,
): string[] {
  const paths: string[] = [];
  for (const text of texts(given, field, files, note)) {
    const plain = insideProject(text);
    if (plain === null || files.isEscape(plain)) {
      note('unsafe_path', `${field}: ${text} leads out of the project and is left out`);
      continue;
    }
    paths.push(plain);
    if (plain.includes('*')) note('glob', `${field}: ${plain}`);
    else if (!files.isThere(plain)) {
      const kind = field === 'input_files' ? 'input_file_missing' : 'expected_file_missing';
      note(kind, `${field}: ${plain} is not in the dataset`);
    }
  }
  return [...new Set(paths)];
}

function texts(given: unknown, field: string, files: ProjectFiles, note: TakeNote): string[] {
  if (given === undefined || given === null) return [];
  if (typeof given === 'string') {
    if (given.trim() === '') return [];
    note('string_for_list', `${field} is a string: ${given}`);
    return split(given, field, files, note);
  }
  if (!Array.isArray(given)) {
    note('unexpected_value', `${field} is neither a list nor a string, and is left out`);
    return [];
  }
  return given.flatMap((item) => {
    if (typeof item === 'string' && item.trim() !== '') return split(item, field, files, note);
    note('unexpected_value', `${field} has an entry that is not a path`);
    return [];
  });
}

/** A comma can be part of a file name. */
function split(given: string, field: string, files: ProjectFiles, note: TakeNote): string[] {
  const whole = insideProject(given);
  if (!given.includes(',') || (whole !== null && files.isThere(whole))) return [given];
  note('comma_joined', `${field}: ${given} is taken as several paths`);
  return given.split(',').filter((part) => part.trim() !== '');
}

/**
 * Notes each expected file that a command of the point writes: the output cannot be compared with it. And each other file
 * that one writes and the dataset has: to look whether it is there says nothing.
 */
export function noteWrittenFiles(commands: string[], expected: string[], files: ProjectFiles, note: TakeNote): void {
  const written = targetsOf(commands);
  for (const file of expected) {
    if (isWritten(file, written)) note('writes_expected_file', `a command of the point writes ${file} itself`);
  }
  for (const target of written) {
    if (files.isFile(target) && !expected.includes(target))
      note('output_in_dataset', `${target} is in the dataset, and a command of the point writes it`);
  }
}

/** The files and directories of the project that commands write, as far as their options and redirections name them. */
export function targetsOf(commands: string[]): string[] {
  return commands.flatMap((command) =>
    [...command.matchAll(/(?:\s-o\s*|\s-(?=[\w-]*out)[\w-]+[= ]\s*|>\s*)(["']?)([^\s"';|&>]+)\1/g)].flatMap(
      ([, , target]) => insideProject(target!) ?? [],
    ),
  );
}

/** True for a target of commands, and for a file below one. */
export function isWritten(file: string, targets: string[]): boolean {
  return targets.some((target) => target === file || file.startsWith(`${target}/`));
}

/** Notes a comparison of files whose last command removes files: the output is looked for when all commands have run. */
export function noteRemovedFiles(commands: string[], note: TakeNote): void {
  const last = commands.slice(1).at(-1)?.trim() ?? '';
  if (/^rm\s/.test(last)) note('removes_output', `"${last}" runs before the files are compared`);
}
