import { z } from 'zod';

/** What an `instance_id` looks like: safe as a file name, a label and a word of Markdown. */
export const INSTANCE_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;

const GIT_URL = /^((https?|ssh|git|file):\/\/|[A-Za-z0-9._-]+@[A-Za-z0-9.-]+:|\/)\S+$/;
const COMMIT = /^[0-9a-f]{7,64}$/i;

const IMAGE = /^[A-Za-z0-9][A-Za-z0-9._:/@-]*$/;

const text = z.string().min(1, 'is empty');
const actions = z.record(z.string(), z.number());

/**
 * One line of `scenarios/*.jsonl`: SetupBench's row, also the format of a user's own dataset. Fields that are not named
 * here are allowed and ignored. Source: microsoft/SetupBench at 041a412.
 */
export const rowSchema = z
  .looseObject({
    instance_id: z
      .string()
      .regex(
        INSTANCE_ID,
        'must begin with a letter or digit and hold only letters, digits, ".", "_" and "-", 128 at most',
      )
      .describe('Name of the instance, unique in the dataset'),
    task_type: text.describe(
      '`dependency_resolution` is decided by the exit code, every other type by the text `Setup successful`',
    ),
    problem_statement: text.describe('The prompt'),
    success_command: text.describe('Run by `/bin/sh -c` in the workdir when the agent has ended'),
    base_image: z
      .string()
      .regex(IMAGE, 'is not the name of an image')
      .optional()
      .describe('Image of the testbed; needed on Docker'),
    image_tag: z
      .string()
      .regex(IMAGE, 'is not the name of an image')
      .optional()
      .describe('Name `keep-image` commits the container to'),
    repo_url: z
      .string()
      .regex(GIT_URL, 'is not a git URL (https://…, ssh://…, file://…, user@host:path or an absolute path)')
      .optional()
      .describe('Repository cloned into the workdir'),
    base_commit: z.string().regex(COMMIT, 'is not a commit hash').optional().describe('Commit that is checked out'),
    commit_hash: z
      .string()
      .regex(COMMIT, 'is not a commit hash')
      .optional()
      .describe('The same, in rows without base_commit'),
    start_new_session: z
      .boolean()
      .optional()
      .describe('The success command wants its own session (it always gets one)'),
    human_actions_lower_bound: actions.optional(),
    human_actions_upper_bound: actions.optional(),
  })
  .refine((row) => row.instance_id !== 'run.json', {
    path: ['instance_id'],
    error: 'is the name of a file among the results; take another',
  })
  .refine((row) => row.repo_url === undefined || (row.base_commit ?? row.commit_hash) !== undefined, {
    path: ['base_commit'],
    error: 'is missing beside repo_url; name the commit to check out',
  });

export type Row = z.output<typeof rowSchema>;

/** `dataset.yaml` at the top of a dataset directory. */
export const manifestSchema = z.strictObject({
  name: z
    .string()
    .regex(INSTANCE_ID, 'must hold only letters, digits, ".", "_" and "-"')
    .optional()
    .describe("The dataset's name; otherwise its directory's"),
  testbed: z
    .enum(['docker', 'host'])
    .optional()
    .describe('The testbed its instances are made for, taken by `testbed: auto`'),
});
