import type { DataNote } from '../types.ts';

/** Every oddity that a test point of PRDbench can have, and what it means. */
export const NOTE_KINDS = {
  null_command: 'a test case names no command: the point is judged from files',
  no_testcases: 'testcases is missing, empty or no list',
  unknown_type: 'a type that is none of the three: taken as shell_interaction',
  unexpected_value: 'a field holds another kind of value than it should',
  other_keys: 'a requirement uses the Chinese keys of project 14',
  crlf: 'Windows line ends, in the plan or in an input file: taken as plain ones',
  invalid_utf8: 'an input file is not UTF-8: what cannot be read is typed as U+FFFD',
  string_for_list: 'one string where a list of paths belongs',
  comma_joined: 'several paths in one string, joined by commas',
  glob: 'a path with *, kept as it is',
  unsafe_path: 'a path that leads out of the project: left out',
  input_path: 'a test_input that is not at the path it names: found in evaluation/',
  similar_name: 'a test_input whose file is misspelt: the one file of nearly the same name is taken',
  input_file_missing: 'an input file that is not in the dataset',
  expected_file_missing: 'an expected file that is not in the dataset',
  writes_expected_file: 'an expected file that a command of the point itself writes',
  inline_input: 'a test_input that is the text to type, not a file',
  literal_newline: 'an inline text with \\n spelt out: taken as line ends',
  interrupt_input: 'a test_input that means the key Ctrl-C: nothing is typed, the waiting program gets it',
  empty_input: 'a test_input that is the empty string: as if there were none',
  empty_input_file: 'an input file without any line: a terminal, and nothing typed',
  input_in_command: 'a test_input beside a command that feeds its own standard input: not typed',
  typed_in_command: 'the text to type stands in the command, below its first line',
  powershell: 'a command of PowerShell: translated',
  unquoted_pattern: 'pkill with a pattern of several words: quoted',
  masked_exit_code: 'a command whose exit code || hides',
  foreground_server: 'a server in the foreground, with other test cases after it',
  swallowed_exit_code: 'a unit test whose script drops the exit code of pytest.main()',
  no_pytest: 'a unit test without pytest, in its command or its script',
  unsafe_name: 'a name that is no file name: with /, : or a control character, or longer than 120 bytes',
  duplicate_metric: 'a name that stands more than once in its plan',
} as const satisfies Record<string, string>;

export type NoteKind = keyof typeof NOTE_KINDS;

/** Takes a note of the test point at hand. */
export type TakeNote = (kind: NoteKind, detail: string) => void;

/** Collects notes, the same one once. */
export function noteList(): { notes: DataNote[]; note: TakeNote } {
  const notes: DataNote[] = [];
  const note: TakeNote = (kind, detail) => {
    if (!notes.some((other) => other.kind === kind && other.detail === detail)) notes.push({ kind, detail });
  };
  return { notes, note };
}
