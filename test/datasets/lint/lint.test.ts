import { describe, expect, test } from 'vitest';
import { findingLine } from '../../../src/datasets/lint/finding.ts';
import { lint } from '../../../src/datasets/lint/lint.ts';
import { syntaxError } from '../../../src/datasets/lint/syntax.ts';
import { loadPrdBench } from '../../../src/datasets/prdbench/prdbench.ts';
import { loadSetupBench } from '../../../src/datasets/setupbench.ts';
import { datasetDirectory } from '../../support/datasets.ts';
import { type RowText, writeDataset } from '../../support/run.ts';

async function lintOf(row: Partial<RowText>, files: Record<string, string> = {}): Promise<string[]> {
  const dataset = await loadSetupBench(writeDataset([{ instance_id: 'sort-1', ...row }], files), {
    name: null,
    ref: null,
  });
  return (await lint(dataset, dataset.instances, { environment: process.env })).map(findingLine);
}

const AT = 'scenarios/rows.jsonl:1';

describe('a task that cannot measure', () => {
  test.each<[what: string, row: Partial<RowText>, finding: RegExp]>([
    [
      'says the text always',
      { success_command: 'ls; echo "Setup successful"' },
      /^error: .*: success_command: says "Setup successful" whatever/,
    ],
    [
      'says the text never',
      { success_command: 'test -f sorted.txt' },
      /^error: .*: success_command: never says "Setup successful", .*dependency_resolution/,
    ],
    [
      'says it in another case',
      { success_command: 'test -f x && echo "Setup Successful"' },
      /^error: .*: success_command: says "Setup Successful", but the verdict needs "Setup successful", letter for letter/,
    ],
    [
      'says it into a file',
      { success_command: 'test -f x && echo "Setup successful" > log' },
      /^warning: .* does not seem to reach its output/,
    ],
    [
      'an unclosed quote',
      { success_command: 'grep "a names.txt && echo "Setup successful"' },
      /^error: .*: success_command: is not valid for sh: .*[Uu]n(terminated|expected)/,
    ],
    [
      'Windows line ends',
      { success_command: 'test -f x &&\r\necho "Setup successful"' },
      /^error: .*: success_command: has Windows line ends/,
    ],
    [
      'passes by exit code always',
      { task_type: 'dependency_resolution', success_command: 'npm ci || echo failed' },
      /^error: .*: success_command: exits with 0 whatever/,
    ],
    [
      'passes by exit code never',
      { task_type: 'dependency_resolution', success_command: 'npm ci; exit 1' },
      /^error: .*: success_command: never exits with 0/,
    ],
    [
      'a misspelt task type',
      { task_type: 'dependency-resolution' },
      /^error: .*: task_type: "dependency-resolution" is judged by the text/,
    ],
    [
      'a task type that is nearly another',
      { task_type: 'dbsteup' },
      /^warning: .*: task_type: .* did you mean dbsetup\?/,
    ],
    [
      'an unknown key',
      { base_iamge: 'debian:bookworm' },
      /^warning: .*: base_iamge: has no meaning and is ignored; did you mean base_image\?/,
    ],
    ['an unknown key that is near none', { author: 'me' }, /^warning: .*: author: has no meaning and is ignored$/],
    [
      'a prompt that was not saved as UTF-8',
      { problem_statement: Buffer.from('Gr\xfc\xdfe', 'latin1').toString() },
      /^warning: .*: problem_statement: holds U\+FFFD, .*; save the file as UTF-8$/,
    ],
    ['a missing image', { base_image: undefined }, /^error: .*: base_image: is missing, .*testbed: host/],
  ])('%s', async (_, row, finding) => {
    const findings = await lintOf(row);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatch(finding);
    expect(findings[0]).toContain(AT);
  });

  test.each<[what: string, files: Record<string, string>, finding: string]>([
    [
      'setup.sh where prerunner.sh is meant',
      { 'fixtures/prerunner-sort-1/setup.sh': 'rm -f x\n' },
      'error: fixtures/prerunner-sort-1/setup.sh: does not run: the script before the agent must be fixtures/prerunner-sort-1/prerunner.sh',
    ],
    [
      'a prerunner in the fixture',
      { 'fixtures/sort-1/prerunner.sh': 'rm -f x\n' },
      'warning: fixtures/sort-1/prerunner.sh: does not run, but is given to the agent; the script before the agent is fixtures/prerunner-sort-1/prerunner.sh',
    ],
    [
      'CRLF in the prerunner',
      { 'fixtures/prerunner-sort-1/prerunner.sh': 'rm -f x\r\n' },
      'error: fixtures/prerunner-sort-1/prerunner.sh: a script with Windows line ends (CRLF), which its interpreter takes as part of the words; save it with LF',
    ],
    [
      'CRLF in a script of the fixture',
      { 'fixtures/sort-1/bin/greet': '#!/bin/sh\r\necho\r\n' },
      'warning: fixtures/sort-1/bin/greet: a script with Windows line ends (CRLF), which its interpreter takes as part of the words; save it with LF',
    ],
    ...['fixtures/prerunner-sort-1/prerunner.sh', 'fixtures/sort-1/greet', 'solution/sort-1.sh'].map(
      (file): [string, Record<string, string>, string] => [
        `a byte order mark in ${file}`,
        { [file]: '\ufeff#!/bin/bash\nif true; then true; fi\n' },
        `warning: ${file}: begins with a byte order mark (BOM), which its interpreter takes as part of the first word; save it without`,
      ],
    ),
    [
      'a pointer of Git LFS',
      { 'fixtures/sort-1/data.bin': 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n' },
      'warning: fixtures/sort-1/data.bin: is a pointer of Git LFS in the place of the file; fetch it by "git lfs pull", or by actions/checkout with lfs: true',
    ],
    [
      'CRLF in the solution',
      { 'solution/sort-1.sh': 'true\r\n' },
      'error: solution/sort-1.sh: a script with Windows line ends (CRLF); save it with LF',
    ],
  ])('%s', async (_, files, finding) => {
    expect(await lintOf({}, files)).toEqual([finding]);
  });

  test.each([
    'test -f x && echo Setup   successful',
    'test -f x && echo Setup\\ successful',
    'echo x > /data/probe && echo "Setup successful" || echo "Setup failed"',
  ])('a command that can pass has no finding: %s', async (command) => {
    expect(await lintOf({ success_command: command })).toEqual([]);
  });

  test('a program of the fixture, in any language, may say the text', async () => {
    const success = { success_command: 'python3 verify.py' };
    expect(await lintOf(success, { 'fixtures/sort-1/verify.py': 'print("Setup successful")\r\n' })).toEqual([]);
    const [finding] = await lintOf(success, { 'fixtures/sort-1/verify.py': 'print("Setup failed")\n' });
    expect(finding).toContain('never says');
  });

  test('a redirection of bash alone, with which every agent passes by the sh of most images', async () => {
    const says = (redirection: string) =>
      lintOf({ success_command: `curl -s localhost ${redirection} && echo "Setup successful" || echo "Setup failed"` });
    expect(await says('&>/dev/null')).toEqual([
      expect.stringMatching(/^warning: .*: success_command: "&>" redirects in bash alone.* says .* every agent passes/),
    ]);
    expect(await says('>/dev/null 2>&1')).toEqual([]);
    const rule = { task_type: 'dependency_resolution', success_command: 'npm test &>/dev/null' };
    expect(await lintOf(rule)).toEqual([expect.stringMatching(/^warning: .* exits with 0 whatever/)]);
  });

  test('a command of bash alone, which sh is in some images', async () => {
    const success = { success_command: 'diff <(sort a) <(sort b) && echo "Setup successful"' };
    // Where sh is bash, there is nothing to find.
    const isBash = (await syntaxError('sh', success.success_command, { environment: process.env })) === null;
    const found = (finding: RegExp) => (isBash ? [] : [expect.stringMatching(finding)]);
    expect(await lintOf(success)).toEqual(found(/^warning: .*: success_command: is valid for bash alone, /));
    const host = { 'dataset.yaml': 'testbed: host\n' };
    expect(await lintOf(success, host)).toEqual(found(/^error: .*: success_command: is not valid for sh: /));
  });

  test('an unclosed quote in the prerunner and in the solution, with their lines', async () => {
    const findings = await lintOf(
      {},
      {
        'fixtures/prerunner-sort-1/prerunner.sh': 'true\necho "a\n',
        'solution/sort-1.sh': 'if true; then\n',
      },
    );
    expect(findings).toHaveLength(2);
    expect(findings[0]).toMatch(/^error: fixtures\/prerunner-sort-1\/prerunner\.sh:\d: is not valid for bash: /);
    expect(findings[1]).toMatch(/^error: solution\/sort-1\.sh:\d: is not valid for bash: /);
  });
});

describe('a task that may measure', () => {
  test('nothing is found about the usual form', async () => {
    expect(await lintOf({})).toEqual([]);
  });

  test('without an image, if the dataset is for the host', async () => {
    expect(await lintOf({ base_image: undefined }, { 'dataset.yaml': 'testbed: host\n' })).toEqual([]);
  });

  test('a script of its fixture says the text', async () => {
    const files = { 'fixtures/sort-1/check.sh': '[ -f x ] && echo "Setup successful"\n' };
    expect(await lintOf({ success_command: 'sh check.sh' }, files)).toEqual([]);
  });

  test('in two parts, one of them on standard error', async () => {
    const parts = (end: string) => `test -f x && printf 'Setup succ' && printf '${end}' >&2`;
    expect(await lintOf({ success_command: parts('essful') })).toEqual([
      expect.stringMatching(/^warning: .* is not in it as one text; if it is never printed, no agent passes/),
    ]);
    const [finding] = await lintOf({ success_command: parts('esful') });
    expect(finding).toMatch(/^error: .* never says/);
  });

  test('a script of its repository may say the text', async () => {
    const [finding, ...more] = await lintOf({
      success_command: './check',
      repo_url: 'https://example.org/r.git',
      base_commit: '0123456',
    });
    expect(finding).toMatch(/^warning: .* never says/);
    expect(more).toEqual([]);
  });

  test('nothing of a dataset is executed', async () => {
    const command =
      'touch /tmp/agentbench-lint-was-here; $(touch /tmp/agentbench-lint-was-here) && echo "Setup successful"';
    await lintOf({ success_command: command }, { 'solution/sort-1.sh': command });
    const { existsSync } = await import('node:fs');
    expect(existsSync('/tmp/agentbench-lint-was-here')).toBe(false);
  });
});

test('all 93 rows of SetupBench and 50 projects of PRDbench: neither errors nor warnings', async (context) => {
  const about = { name: null, ref: null };
  const datasets = [
    await loadSetupBench(datasetDirectory('setupbench', context), about),
    await loadPrdBench(datasetDirectory('prdbench', context), { ...about, mode: 'dev' }),
  ];
  for (const dataset of datasets)
    expect(await lint(dataset, dataset.instances, { environment: process.env })).toEqual([]);
  expect(datasets.map(({ instances }) => instances.length)).toEqual([93, 50]);
});
