import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSetupBench } from '../../src/datasets/setupbench.ts';
import { directoryOf, faultOfFiles, loadFiles, scenario } from '../support/datasets.ts';

describe('rows', () => {
  test('every field that counts', async () => {
    const directory = await directoryOf({
      'scenarios/a.jsonl': scenario({
        task_type: 'dependency_resolution',
        base_image: 'ruby:2.7',
        image_tag: 'registry.example/kept:1',
        repo_url: 'https://git.example.invalid/x.git',
        commit_hash: 'abcdef0',
        start_new_session: true,
        human_actions_lower_bound: { check_dir: 1, read_file: 2, total: 9 },
        of_no_meaning: [1],
      }),
      'fixtures/one-1/data.txt': 'x',
      'fixtures/prerunner-one-1/prerunner.sh': 'true',
      'solution/one-1.sh': 'true',
    });
    expect((await loadSetupBench(directory, { name: null, ref: null })).instances).toEqual([
      {
        id: 'one-1',
        taskType: 'dependency_resolution',
        prompt: 'Set it up.',
        debugPrompt: null,
        solution: path.join(directory, 'solution/one-1.sh'),
        row: { file: 'scenarios/a.jsonl', line: 1, unknownKeys: ['of_no_meaning'] },
        humanActions: { lower: 3, upper: 3 },
        image: 'ruby:2.7',
        imageTag: 'registry.example/kept:1',
        repository: { url: 'https://git.example.invalid/x.git', commit: 'abcdef0' },
        fixtures: [{ source: path.join(directory, 'fixtures/one-1'), target: '' }],
        prerunner: path.join(directory, 'fixtures/prerunner-one-1'),
        evaluation: { kind: 'success_command', command: 'echo Setup successful', rule: 'exit_code' },
      },
    ]);
  });

  test('no more than what is needed; base_commit goes before commit_hash', async () => {
    const repository = { repo_url: '/srv/x.git', base_commit: 'aaaaaaa', commit_hash: 'bbbbbbb' };
    const dataset = await loadFiles({
      'scenarios/a.jsonl': `${scenario()}\n${scenario({ instance_id: 'two', ...repository })}`,
    });
    expect(dataset).toMatchObject({ testbed: null, ref: null, notes: [] });
    expect(dataset.instances).toEqual([
      {
        id: 'one-1',
        taskType: 'dbsetup',
        prompt: 'Set it up.',
        debugPrompt: null,
        solution: null,
        row: { file: 'scenarios/a.jsonl', line: 1, unknownKeys: [] },
        humanActions: null,
        image: null,
        imageTag: null,
        repository: null,
        fixtures: [],
        prerunner: null,
        evaluation: { kind: 'success_command', command: 'echo Setup successful', rule: 'success_text' },
      },
      expect.objectContaining({ id: 'two', repository: { url: '/srv/x.git', commit: 'aaaaaaa' } }),
    ]);
  });

  test('null is an absent field, as tools write that', async () => {
    const fields = ['base_image', 'image_tag', 'repo_url', 'base_commit', 'commit_hash', 'start_new_session'];
    const absent = Object.fromEntries([...fields, 'human_actions_lower_bound'].map((field) => [field, null]));
    const [row, plain] = await Promise.all(
      [scenario({ ...absent, human_actions_upper_bound: { check_dir: 3, read_file: null } }), scenario()].map((text) =>
        loadFiles({ 'scenarios/a.jsonl': text }),
      ),
    );
    expect(row!.instances).toEqual([{ ...plain!.instances[0]!, humanActions: { lower: 3, upper: 3 } }]);
    // Bounds of other actions alone are none of those that are compared.
    const others = await loadFiles({ 'scenarios/a.jsonl': scenario({ human_actions_upper_bound: { bash: 3 } }) });
    expect(others.instances[0]!.humanActions).toBeNull();
  });

  test('a repository without a commit is a note', async () => {
    const rows = Array.from({ length: 7 }, (_, index) =>
      scenario({ instance_id: `i-${index}`, repo_url: '/srv/x.git', base_commit: null }),
    );
    const { instances, notes } = await loadFiles({ 'scenarios/a.jsonl': rows.join('\n') });
    expect(instances[0]!.repository).toEqual({ url: '/srv/x.git', commit: null });
    expect(notes).toEqual([
      'repo_url without base_commit: i-0, i-1, i-2, i-3, i-4 and 2 more; the default branch is cloned, as it is then',
    ]);
  });

  test.each<[string, string]>([
    ['a byte order mark', `\uFEFF${scenario()}\n`],
    ['CRLF', `${scenario()}\r\n`],
    ['blank lines', `\n  \n${scenario()}\n\n\t\r\n`],
    ['white space around the object', `  ${scenario()}\t`],
    ['no final newline', scenario()],
  ])('%s', async (_, text) => {
    const { instances } = await loadFiles({ 'scenarios/a.jsonl': text });
    expect(instances.map(({ id, prompt }) => [id, prompt])).toEqual([['one-1', 'Set it up.']]);
  });

  test.each<[string, number]>([
    ['a', 1],
    ['0', 1],
    ['A.b_c-d', 1],
    [`x${'y'.repeat(127)}`, 1],
    [`x${'y'.repeat(128)}`, 0],
    ['.hidden', 0],
    ['-option', 0],
    ['_x', 0],
    ['a/b', 0],
    ['..', 0],
    ['a b', 0],
    ['a\nb', 0],
    ['ä', 0],
    ['', 0],
  ])('instance_id %j', async (id, accepted) => {
    const loaded = loadFiles({ 'scenarios/a.jsonl': scenario({ instance_id: id }) });
    if (accepted === 1) expect((await loaded).instances).toHaveLength(1);
    else
      await expect(loaded).rejects.toThrow(
        /scenarios\/a\.jsonl:1: instance_id: must begin with a letter or digit and hold only letters, digits, "\.", "_" and "-", 128 at most$/,
      );
  });
});

describe('faults', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['no task_type', { task_type: undefined }, 'task_type: is missing: a text'],
    ...['run.json', 'experiment.json', 'trace.json', 'report.html'].map(
      (id): [string, Record<string, unknown>, string] => [
        `an id that is a file of the results, ${id}`,
        { instance_id: id },
        'instance_id: is the name of a file among the results; use another name',
      ],
    ),
    [
      'an id that selects every instance',
      { instance_id: 'all' },
      'instance_id: is reserved: it selects every instance; use another name',
    ],
    ['an empty prompt', { problem_statement: '' }, 'problem_statement: is empty'],
    ['an empty command', { success_command: '' }, 'success_command: is empty'],
    ...['task_type', 'problem_statement', 'success_command'].map((field): [string, Record<string, unknown>, string] => [
      `a NUL in ${field}`,
      { [field]: 'x\0PATH\0/tmp' },
      `${field}: holds a NUL character (\\u0000)`,
    ]),
    [
      'a NUL in a URL',
      { repo_url: 'https://x.invalid/\0y', base_commit: 'abcdef0' },
      'repo_url: is not a git URL (https://…, ssh://…, file://…, user@host:path or an absolute path)',
    ],
    ['a number for a command', { success_command: 1 }, 'success_command: must be a text, not a number'],
    ['an image of nonsense', { base_image: '--privileged' }, 'base_image: is not the name of an image'],
    ['a tag of nonsense', { image_tag: 'a b' }, 'image_tag: is not the name of an image'],
    [
      'a URL that git takes for an option',
      { repo_url: '--upload-pack=x', base_commit: 'abcdef0' },
      'repo_url: is not a git URL (https://…, ssh://…, file://…, user@host:path or an absolute path)',
    ],
    [
      'a URL that git takes for an option',
      { repo_url: '--upload-pack=x/https://x.invalid/y', base_commit: 'abcdef0' },
      'repo_url: is not a git URL (https://…, ssh://…, file://…, user@host:path or an absolute path)',
    ],
    [
      'a URL that runs a command',
      { repo_url: 'ext::sh -c x', base_commit: 'abcdef0' },
      'repo_url: is not a git URL (https://…, ssh://…, file://…, user@host:path or an absolute path)',
    ],
    [
      'a commit that is none',
      { repo_url: 'https://x.invalid/y', base_commit: 'main' },
      'base_commit: is not a commit hash',
    ],
    [
      'a commit that is none',
      { repo_url: 'https://x.invalid/y', base_commit: 'abcdef0~1' },
      'base_commit: is not a commit hash',
    ],
    [
      'a commit that is none',
      { repo_url: 'https://x.invalid/y', base_commit: '--exec=abcdef0' },
      'base_commit: is not a commit hash',
    ],
    [
      'text for human_actions',
      { human_actions_upper_bound: 'many' },
      'human_actions_upper_bound: must be an object, not a text',
    ],
  ])('%s', async (_, row, message) => {
    const files = { 'scenarios/a.jsonl': `\n${scenario({ instance_id: 'fine' })}\n${scenario(row)}\n` };
    expect(await faultOfFiles(files)).toBe(`dataset: DIR cannot be read:\nscenarios/a.jsonl:3: ${message}`);
  });

  test.each<[string, string, string]>([
    ['a line cut short', '{"instance_id": "x"', 'not valid JSON: '],
    ['a list', '[]', 'must be an object, not a list'],
    ['null', 'null', 'must be an object, not null'],
    ['a mark in the middle of a file', '\uFEFF{}', 'not valid JSON: '],
  ])('%s', async (_, text, message) => {
    const fault = await faultOfFiles({ 'scenarios/a.jsonl': `${scenario()}\n${text}` });
    expect(fault.split('\n')).toHaveLength(2);
    expect(fault).toContain(`dataset: DIR cannot be read:\nscenarios/a.jsonl:2: ${message}`);
  });

  test('every fault of every file is named, a duplicate with both places', async () => {
    const files = {
      'scenarios/b.jsonl': `${scenario()}\n{}\n`,
      'scenarios/a.jsonl': `${scenario({ success_command: '' })}\n${scenario()}\n${scenario()}`,
      'scenarios/ignored.json': 'nonsense',
    };
    expect(await faultOfFiles(files)).toMatchInlineSnapshot(`
      "dataset: DIR cannot be read:
      scenarios/a.jsonl:1: success_command: is empty
      scenarios/a.jsonl:3: instance_id: "one-1" is already used at scenarios/a.jsonl:2
      scenarios/b.jsonl:1: instance_id: "one-1" is already used at scenarios/a.jsonl:3
      scenarios/b.jsonl:2: instance_id: is missing: a text
      scenarios/b.jsonl:2: task_type: is missing: a text
      scenarios/b.jsonl:2: problem_statement: is missing: a text
      scenarios/b.jsonl:2: success_command: is missing: a text"
    `);
  });

  test('of many faults the first twenty', async () => {
    const text = Array.from({ length: 23 }, () => 'null\n').join('');
    const lines = (await faultOfFiles({ 'scenarios/a.jsonl': text })).split('\n');
    expect(lines).toHaveLength(22);
    expect(lines.at(-2)).toBe('scenarios/a.jsonl:20: must be an object, not null');
    expect(lines.at(-1)).toBe('… and 3 more');
  });
});
