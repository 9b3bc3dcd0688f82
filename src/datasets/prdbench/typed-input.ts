import { isUtf8 } from 'node:buffer';
import type { TestCase } from '../types.ts';
import { feedsItself } from './commands.ts';
import { insideProject, type ProjectFiles } from './files.ts';
import type { TakeNote } from './notes.ts';

/** The input of a test case, or the reason why the case cannot be run. */
export type Typed = Pick<TestCase, 'input' | 'inputFile' | 'unrunnable'>;

const NOTHING: Typed = { input: null, inputFile: null, unrunnable: null };

/**
 * Interprets a test case's `test_input`: a file of the project, or the text itself. A missing file makes the case
 * unrunnable; otherwise its name would be typed into the program.
 */
export async function typedInput(
  given: unknown,
  command: string | null,
  files: ProjectFiles,
  note: TakeNote,
): Promise<Typed> {
  if (given === undefined || given === null) return NOTHING;
  if (typeof given !== 'string') {
    note('unexpected_value', 'test_input is not a string and is left out');
    return NOTHING;
  }
  if (given === '') {
    note('empty_input', 'test_input is the empty string');
    return NOTHING;
  }
  if (given === '\u0003' || /^\s*(?:\^C|(?:ctrl|control)\s*[+-]\s*c)\s*$/i.test(given)) {
    note('interrupt_input', `test_input is ${JSON.stringify(given)}: the program gets Ctrl-C when it waits`);
    return { ...NOTHING, input: [] };
  }
  if (command !== null && feedsItself(command)) {
    note('input_in_command', `the command feeds its own standard input, so ${JSON.stringify(given)} is not typed`);
    return NOTHING;
  }
  return (await fromFile(given, files, note)) ?? { ...NOTHING, input: inlineLines(given, note) };
}

/** The lines of a text; a final line end does not begin another line. */
export function linesOf(text: string): string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}

/** The text with LF line ends. */
export function plainLineEnds(text: string, what: string, note: TakeNote): string {
  if (!text.includes('\r\n')) return text;
  note('crlf', `${what} has Windows line ends`);
  return text.replaceAll('\r\n', '\n');
}

function inlineLines(given: string, note: TakeNote): string[] {
  note('inline_input', `test_input is the text itself: ${JSON.stringify(given)}`);
  const text = plainLineEnds(given, 'test_input', note);
  if (text.includes('\n') || !text.includes('\\n')) return linesOf(text);
  note('literal_newline', 'test_input has \\n as two characters, taken as line ends');
  return linesOf(text.replaceAll('\\n', '\n'));
}

/** The input from a file; null if the text is not a path. */
async function fromFile(given: string, files: ProjectFiles, note: TakeNote): Promise<Typed | null> {
  const plain = insideProject(given);
  if (plain !== null && files.isFile(plain)) return readLines(plain, files, note);
  if (!looksLikePath(given)) return null;
  if (plain === null || files.isEscape(plain)) {
    note('unsafe_path', `test_input: ${given} leads out of the project`);
    return { ...NOTHING, unrunnable: `its input file ${given} is outside of the project` };
  }
  const found = nearest(plain, files, note);
  if (found !== null) return readLines(found, files, note);
  note('input_file_missing', `test_input: ${plain} is not in the dataset`);
  return { ...NOTHING, unrunnable: `its input file ${plain} is not in the dataset` };
}

function looksLikePath(given: string): boolean {
  if (given.includes('\n')) return false;
  return given.startsWith('evaluation/') || (/\.(?:in|txt)$/.test(given) && (given.includes('/') || !/\s/.test(given)));
}

/** The likely file for a path that does not exist: without `evaluation/`, in another of its folders, or misspelt. */
function nearest(wanted: string, files: ProjectFiles, note: TakeNote): string | null {
  const all = files.below('evaluation/');
  const last = (file: string) => file.slice(file.lastIndexOf('/') + 1);
  const inFolder = all.filter((file) => file === `evaluation/${wanted}`);
  const byName = inFolder.length > 0 ? inFolder : all.filter((file) => last(file) === last(wanted));
  if (byName.length === 1) {
    note('input_path', `test_input: ${wanted} was found at ${byName[0]}`);
    return byName[0]!;
  }
  const letters = (file: string) => file.replace(/[^\p{Letter}\p{Number}/]/gu, '').toLowerCase();
  const similar = byName.length > 1 ? [] : all.filter((file) => letters(file) === letters(wanted));
  if (similar.length !== 1) return null;
  note('similar_name', `test_input: ${wanted} does not exist; ${similar[0]} is used`);
  return similar[0]!;
}

async function readLines(file: string, files: ProjectFiles, note: TakeNote): Promise<Typed> {
  const bytes = await files.read(file);
  // TextDecoder removes the byte order mark.
  const text = new TextDecoder().decode(bytes);
  if (!isUtf8(bytes)) note('invalid_utf8', `${file} is not UTF-8`);
  const input = linesOf(plainLineEnds(text, file, note));
  if (input.length === 0) note('empty_input_file', `${file} is empty`);
  return { ...NOTHING, input, inputFile: file };
}
