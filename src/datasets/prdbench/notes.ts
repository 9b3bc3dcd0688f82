import type { DataNote } from '../types.ts';

/** Every irregularity that a test point of PRDbench can have, with its treatment. */
export const NOTE_KINDS = {
  null_command: 'a test case names no command: the point is judged from files',
  no_testcases: 'testcases is missing, empty or not a list',
  unknown_type: 'an unknown type: taken as shell_interaction',
  unexpected_value: 'a field has a value of the wrong type',
  misspelt_key: 'a key that is not read, with nearly the name of one that is missing',
  other_keys: 'a requirement uses the Chinese keys of project 14',
  crlf: 'Windows line ends, in the plan or in an input file: converted',
  invalid_utf8: 'an input file is not UTF-8: invalid bytes are typed as U+FFFD',
  string_for_list: 'a string instead of a list of paths',
  comma_joined: 'several paths in one string, joined by commas',
  glob: 'a path with *, kept unchanged',
  unsafe_path: 'a path that leads out of the project: left out',
  input_path: 'a test_input with a wrong path: the file was found in evaluation/',
  similar_name: 'a test_input with a misspelt file name: the only file with a similar name is used',
  input_file_missing: 'an input file that is not in the dataset',
  expected_file_missing: 'an expected file that is not in the dataset',
  program_missing:
    'a command runs a Python file of evaluation/ that is not in the dataset: no project passes the point',
  writes_expected_file: 'an expected file that a command of the point itself writes',
  output_in_dataset:
    'a file that a command of the point writes is in the dataset as well: it is there even if the program writes nothing',
  removes_output:
    'the last command of a comparison of files removes files: the one that is to be compared may be gone by then',
  inline_input: 'a test_input that is the text to type, not a file',
  literal_newline: 'an inline text with \\n as two characters: taken as line ends',
  interrupt_input: 'a test_input that stands for Ctrl-C: nothing is typed, the program gets Ctrl-C when it waits',
  empty_input: 'a test_input that is the empty string: ignored',
  empty_input_file: 'an empty input file: a terminal, but nothing is typed',
  input_in_command: 'a test_input for a command that sets its own standard input: not typed',
  typed_in_command: 'a command with the text to type below its first line',
  cd_alone: 'a test case that only changes the directory: later ones of the point run there',
  powershell: 'a PowerShell command: translated',
  unquoted_pattern: 'pkill with a pattern of several words: quoted',
  masked_exit_code: 'a command whose exit code || hides',
  foreground_server: 'a server in the foreground, with other test cases after it',
  client_before_server:
    'a client that runs before the server of its point is started, and after it again: no server answers it',
  swallowed_exit_code: 'a unit test whose script drops the exit code of pytest.main()',
  no_pytest: 'a unit test without pytest in its command or its script',
  own_report:
    'a unit test whose command sets --junitxml or PYTEST_ADDOPTS itself: the report that decides may be missing',
  unsafe_name: 'a name that cannot be a file name: with /, : or a control character, or longer than 120 bytes',
  duplicate_metric: 'a name that occurs more than once in its plan',
} as const satisfies Record<string, string>;

export type NoteKind = keyof typeof NOTE_KINDS;

/** Adds a note to the current test point. */
export type TakeNote = (kind: NoteKind, detail: string) => void;

/** Collects notes without duplicates. */
export function noteList(): { notes: DataNote[]; note: TakeNote } {
  const notes: DataNote[] = [];
  const known = new Set<string>();
  const note: TakeNote = (kind, detail) => {
    if (!known.has(`${kind} ${detail}`)) notes.push({ kind, detail });
    known.add(`${kind} ${detail}`);
  };
  return { notes, note };
}
