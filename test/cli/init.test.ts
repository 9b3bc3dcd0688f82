import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { agentbench, ROOT } from '../support/cli.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const ACTIONLINT = path.join(ROOT, 'node_modules/.cache/agentbench-tools/bin/actionlint');
const WORKFLOWS = '.github/workflows';

const NAMES = [
  'start',
  'compare-agents',
  'experiment',
  'fork-safe',
  'harbor',
  'harbor-cloud',
  'matrix',
  'nightly',
  'prdbench',
  'reusable',
  'skills',
];

function repository(files: Record<string, string> = {}): string {
  const directory = temporaryDirectory();
  execFileSync('git', ['init', '--quiet', directory]);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), text);
  }
  return directory;
}

/** What stands in the repository, without git's own. */
function contents(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith('.git/'))
    .sort();
}

const example = (name: string) => readFileSync(path.join(ROOT, 'examples/workflows', name), 'utf8');
const init = (cwd: string, ...args: string[]) => agentbench(['init', ...args], { cwd, place: temporaryDirectory() });

describe('agentbench init', () => {
  it('writes the workflow to start with, from anywhere in the repository, and says what is left to do', async () => {
    const cwd = repository({ 'src/deep/code.ts': '' });
    const { exitCode, stdout, stderr } = await init(path.join(cwd, 'src/deep'));
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(contents(cwd)).toEqual([`${WORKFLOWS}/agentbench.yml`, 'src/deep/code.ts']);
    expect(readFileSync(path.join(cwd, WORKFLOWS, 'agentbench.yml'), 'utf8')).toBe(example('start.yml'));
    expect(stdout).toMatchInlineSnapshot(`
      "wrote .github/workflows/agentbench.yml (start)

      Remaining steps:
      - Edit .github/workflows/agentbench.yml:33: a folder of this repository, read-only at /opt/agent in every testbed, and the command that runs the agent.
      - Set the secret: gh secret set ANTHROPIC_API_KEY
      - Open a pull request: it is measured.
      "
    `);
  });

  it.each(NAMES)(
    '%s: has a placeholder to edit, is named where it is edited, and is what GitHub takes',
    async (name) => {
      const cwd = repository();
      const { exitCode, stdout } = await init(cwd, '--workflow', name, '--json');
      expect(exitCode).toBe(0);
      const { workflow, written, edits } = JSON.parse(stdout);
      expect(workflow).toBe(name);
      expect(contents(cwd)).toEqual(written.toSorted());
      expect(edits).not.toEqual([]);
      for (const { file, line } of edits) {
        expect(readFileSync(path.join(cwd, file), 'utf8').split('\n')[line - 1]).toContain('# EDIT: ');
      }
      const placeholder = readFileSync(path.join(cwd, WORKFLOWS, 'agentbench.yml'), 'utf8');
      expect(placeholder).toMatch(/my-agent|^ +agent: |--agent /m);
    },
  );

  // It comes with scripts/prepare-tests.sh --workflows, as on CI.
  it.skipIf(!existsSync(ACTIONLINT)).each(NAMES)('%s: actionlint has nothing to report', async (name) => {
    const cwd = repository();
    await init(cwd, '--workflow', name);
    expect(lint(cwd)).toBe('');
    const file = path.join(cwd, WORKFLOWS, 'agentbench.yml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^ {4}permissions:/m, '    permision:'));
    expect(lint(cwd)).toContain('permision');
  });

  it('writes the two of fork-safe beside each other; the second waits for the first', async () => {
    const cwd = repository();
    const { stdout } = await init(cwd, '--workflow', 'fork-safe', '--json');
    const { written, secrets, begin } = JSON.parse(stdout);
    expect(written).toEqual([`${WORKFLOWS}/agentbench.yml`, `${WORKFLOWS}/agentbench-publish.yml`]);
    expect(readFileSync(path.join(cwd, written[0]), 'utf8')).toBe(example('fork-safe/measure.yml'));
    expect(readFileSync(path.join(cwd, written[1]), 'utf8')).toBe(example('fork-safe/publish.yml'));
    expect(secrets).toEqual([]);
    expect(begin[0]).toBe('Merge both into the default branch: until then no comment is written.');
  });

  it('says which secrets to set and how to start it', async () => {
    const { stdout } = await init(repository(), '--workflow', 'prdbench', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      secrets: ['ANTHROPIC_API_KEY', 'JUDGE_API_KEY'],
      begin: [
        'Merge it into the default branch: until then it cannot be started.',
        'Start it by hand: gh workflow run agentbench.yml',
      ],
    });
  });

  it('finds a dataset of the repository', async () => {
    const cwd = repository({ 'bench/scenarios/rows.jsonl': '', 'scenarios/rows.jsonl': '', 'other/rows.jsonl': '' });
    const { stdout } = await init(cwd, '--json');
    const note = (place: string) =>
      `This repository holds a dataset. To measure on it, write "dataset: ${place}" above ${WORKFLOWS}/agentbench.yml:32, and "instances: all" in ${WORKFLOWS}/agentbench.yml:32.`;
    expect(JSON.parse(stdout).notes).toEqual([note('.'), note('bench')]);
    // In the checkout of the pull request.
    const experiment = await init(cwd, '--workflow', 'experiment', '--force', '--json');
    expect(JSON.parse(experiment.stdout).notes[1]).toContain('write "dataset: head/bench" above');
    const matrix = await init(cwd, '--workflow', 'matrix', '--force', '--json');
    expect(JSON.parse(matrix.stdout).notes[0]).toMatch(
      /above \S+\/agentbench\.yml:\d+ and above \S+\/agentbench\.yml:\d+, and "instances: all" in/,
    );
    for (const name of ['prdbench', 'harbor-cloud']) {
      const { stdout } = await init(cwd, '--workflow', name, '--force', '--json');
      expect(JSON.parse(stdout).notes, name).toEqual([]);
    }
    for (const [place, notes] of [
      ['tasks', []],
      ['bench', ['This repository holds tasks in bench: write that in the place of "tasks".']],
    ] as const) {
      const { stdout } = await init(repository({ [`${place}/one/task.toml`]: '' }), '--workflow', 'harbor', '--json');
      expect(JSON.parse(stdout).notes).toEqual(notes);
    }
  });

  it('overwrites nothing unless forced to, and then nothing else', async () => {
    const mine = 'name: mine\n';
    const cwd = repository({ [`${WORKFLOWS}/agentbench-publish.yml`]: mine, [`${WORKFLOWS}/ci.yml`]: mine });
    const refused = await init(cwd, '--workflow', 'fork-safe');
    expect(refused).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: `agentbench: init: ${WORKFLOWS}/agentbench-publish.yml already exists, and nothing was written.\n            Rename it, or replace it with --force.\n`,
    });
    expect(contents(cwd)).toEqual([`${WORKFLOWS}/agentbench-publish.yml`, `${WORKFLOWS}/ci.yml`]);

    const forced = await init(cwd, '--workflow', 'fork-safe', '--force');
    expect(forced.exitCode).toBe(0);
    expect(readFileSync(path.join(cwd, WORKFLOWS, 'agentbench-publish.yml'), 'utf8')).toBe(
      example('fork-safe/publish.yml'),
    );
    expect(readFileSync(path.join(cwd, WORKFLOWS, 'ci.yml'), 'utf8')).toBe(mine);

    const again = await init(cwd, '--force', '--json');
    expect(JSON.parse(again.stdout)).toMatchObject({
      written: [`${WORKFLOWS}/agentbench.yml`],
      notes: [expect.stringContaining('agentbench-publish.yml belongs to another agentbench workflow and was kept')],
    });
  });

  it('does not write through a link to another file', async () => {
    const cwd = repository({ 'precious.yml': 'precious', [`${WORKFLOWS}/ci.yml`]: '' });
    symlinkSync('../../precious.yml', path.join(cwd, WORKFLOWS, 'agentbench.yml'));
    expect((await init(cwd)).exitCode).toBe(2);
    expect((await init(cwd, '--force')).exitCode).toBe(0);
    expect(readFileSync(path.join(cwd, 'precious.yml'), 'utf8')).toBe('precious');
    expect(readFileSync(path.join(cwd, WORKFLOWS, 'agentbench.yml'), 'utf8')).toBe(example('start.yml'));
  });

  it('lists what there is, and writes nothing', async () => {
    const cwd = repository();
    const { exitCode, stdout } = await init(cwd, '--list');
    expect(exitCode).toBe(0);
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ).toEqual(NAMES);
    expect(stdout).toContain('start           One job that measures the agent on every pull request, ');
    const { stdout: json } = await init(temporaryDirectory(), '--list', '--json');
    expect(JSON.parse(json).map(({ name }: { name: string }) => name)).toEqual(NAMES);
    expect(contents(cwd)).toEqual([]);
  });

  it.each<[what: string, place: () => string, args: string[], message: RegExp]>([
    [
      'an unknown workflow',
      repository,
      ['--workflow', 'nigthly'],
      /^agentbench: workflow: "nigthly" is not one of start, .*; did you mean nightly\?$/m,
    ],
    [
      'a place outside of any repository',
      temporaryDirectory,
      [],
      /^agentbench: init: \/.* is not in a git repository; change to one, or make it one with "git init"/m,
    ],
    [
      'a repository that git refuses',
      () => repository({ '.git/config': '[broken' }),
      [],
      /^agentbench: init: git rev-parse failed with exit code 128: .*bad config/m,
    ],
    [
      'a repository where it cannot write',
      () => repository({ '.github': 'a file' }),
      [],
      /^agentbench: init: .*agentbench\.yml cannot be written: (EEXIST|ENOTDIR)/m,
    ],
    ['an unknown option', repository, ['--worklow', 'start'], /unknown option '--worklow'/],
  ])('refuses %s with exit code 2', async (_, place, args, message) => {
    const cwd = place();
    const before = contents(cwd);
    const { exitCode, stdout, stderr } = await init(cwd, ...args);
    expect(stderr).toMatch(message);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(contents(cwd)).toEqual(before);
  });
});

function lint(cwd: string): string {
  try {
    return execFileSync(ACTIONLINT, ['-shellcheck=', '-pyflakes=', '-no-color'], { cwd, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
