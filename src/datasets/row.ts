import * as z from 'zod/mini';
import { described } from '../base/zod.ts';
import { TESTBED_KINDS } from '../options/groups/testbed.ts';
import { IMAGE } from '../options/values.ts';

/** The form of an `instance_id`: safe as a file name, a label and a word of Markdown. */
export const INSTANCE_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;

/** The files in a results directory next to the directories of instances. */
const RESULT_FILES = ['run.json', 'experiment.json', 'trace.json', 'report.html'];

/** Why no instance may have this id, which has the form of one; null for any other. */
export function reservedAs(id: string): string | null {
  if (RESULT_FILES.includes(id)) return 'is the name of a file among the results; use another name';
  return id === 'all' ? 'is reserved: it selects every instance; use another name' : null;
}

const GIT_URL = /^((https?|ssh|git|file):\/\/|[A-Za-z0-9._-]+@[A-Za-z0-9.-]+:|\/)[^\s\0]+$/;
const COMMIT = /^[0-9a-f]{7,64}$/i;

/** Environments, command lines and file names cannot contain NUL. */
export const NUL_FAULT = 'holds a NUL character (\\u0000)';

const text = z.string().check(
  z.minLength(1, 'is empty'),
  z.refine((given) => !given.includes('\0'), NUL_FAULT),
);
/** A field that may be absent; tools that write data have `null` for it. */
const absent = z.nullish;
const actions = z.record(z.string(), absent(z.number().check(z.nonnegative(), z.maximum(1_000_000))));

/**
 * One line of `scenarios/*.jsonl`: SetupBench's row, also the format of custom datasets. Other fields are allowed and
 * ignored. Source: microsoft/SetupBench at 041a412.
 */
export const rowSchema = z
  .looseObject({
    instance_id: described(
      z
        .string()
        .check(
          z.regex(
            INSTANCE_ID,
            'must begin with a letter or digit and hold only letters, digits, ".", "_" and "-", 128 at most',
          ),
        ),
      'Name of the instance, unique in the dataset',
    ),
    task_type: described(
      text,
      'Type of the task. `dependency_resolution` is decided by the exit code, every other type by the text `Setup successful`',
    ),
    problem_statement: described(text, 'The prompt'),
    success_command: described(
      text,
      'Command that decides the verdict, run by `/bin/sh -c` in the workdir after the agent',
    ),
    base_image: described(
      absent(z.string().check(z.regex(IMAGE, 'is not the name of an image'))),
      'Docker image of the testbed; required on Docker',
    ),
    image_tag: described(
      absent(z.string().check(z.regex(IMAGE, 'is not the name of an image'))),
      'Image name for `keep-image`',
    ),
    repo_url: described(
      absent(
        z
          .string()
          .check(
            z.regex(GIT_URL, 'is not a git URL (https://…, ssh://…, file://…, user@host:path or an absolute path)'),
          ),
      ),
      'Repository cloned into the workdir',
    ),
    base_commit: described(
      absent(z.string().check(z.regex(COMMIT, 'is not a commit hash'))),
      'Commit that is checked out. Default: the newest one of the default branch',
    ),
    commit_hash: described(
      absent(z.string().check(z.regex(COMMIT, 'is not a commit hash'))),
      'Alternative name of base_commit',
    ),
    start_new_session: described(absent(z.boolean()), 'Run the success command in its own session (always the case)'),
    human_actions_lower_bound: described(
      absent(actions),
      'Least number of directories that a person lists and of files that a person reads, `{"check_dir": 1, "read_file": 0}`',
    ),
    human_actions_upper_bound: described(
      absent(actions),
      'The most of them; calls beyond are the wasted share in reports',
    ),
  })
  .check(
    z.refine((row) => reservedAs(row.instance_id) === null, {
      path: ['instance_id'],
      error: ({ input }) => reservedAs((input as { instance_id: string }).instance_id),
    }),
  );

export type Row = z.output<typeof rowSchema>;

/** Keys of SetupBench's rows that describe a task to people; they are not read. */
const DESCRIPTIVE = [
  ...['language', 'license_spdx', 'build_commands', 'notes', 'description', 'ecosystem', 'repo'],
  ...['issue_number', 'issue_url', 'comment_id', 'snippet'],
];

/** The keys with a meaning. */
export const ROW_KEYS = Object.keys(rowSchema.shape);

/** True for a key that has a meaning, or that SetupBench's own rows have. */
export function isKnownKey(key: string): boolean {
  return ROW_KEYS.includes(key) || DESCRIPTIVE.includes(key);
}

/** `dataset.yaml` at the top of a dataset directory. */
export const manifestSchema = z.strictObject({
  name: described(
    z.optional(z.string().check(z.regex(INSTANCE_ID, 'must hold only letters, digits, ".", "_" and "-"'))),
    'Name of the dataset; default: name of its directory',
  ),
  testbed: described(z.optional(z.enum(TESTBED_KINDS)), 'Testbed that `testbed: auto` selects for the dataset'),
});

export type Manifest = z.output<typeof manifestSchema>;
