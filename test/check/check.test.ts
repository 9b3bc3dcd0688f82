import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { agentbench, ROOT } from '../support/cli.ts';
import { type RowText, writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

/** `agentbench check --json` of a dataset for the host; `words` by instance: those of each phase, in order. */
async function check(rows: RowText[], files: Record<string, string>, ...args: string[]) {
  const dataset = writeDataset(rows, { 'dataset.yaml': 'testbed: host\n', ...files });
  const results = path.join(temporaryDirectory(), 'results');
  const { exitCode, stdout, stderr } = await agentbench([
    'check',
    '--dataset',
    dataset,
    '--results-path',
    results,
    '--json',
    ...args,
  ]);
  if (!stdout.startsWith('{')) throw new Error(stderr);
  const document = JSON.parse(stdout);
  expect(document.exit_code).toBe(exitCode);
  const words = Object.fromEntries(
    document.tasks.map((task: { instance_id: string; phases: { words: string }[] }) => [
      task.instance_id,
      task.phases.map(({ words }) => words),
    ]),
  );
  const reasons: string[] = document.tasks.flatMap(
    (task: { instance_id: string; phases: { phase: string; verdict: string; reason: string | null }[] }) =>
      task.phases
        .filter(({ verdict }) => verdict === 'broken' || verdict === 'unmeasured')
        .map(({ phase, reason }) => `${task.instance_id}: ${phase}: ${reason}`),
  );
  return { exitCode, document, words, reasons, results };
}

test('with testbed: host, no row needs an image', async () => {
  const rows = [{ instance_id: 'a-1', base_image: null, success_command: 'test -f a && echo "Setup successful"' }];
  const files = { 'dataset.yaml': 'name: mine\n', 'solution/a-1.sh': 'touch a\n' };
  const { exitCode, words } = await check(rows, files, '--testbed', 'host');
  expect({ exitCode, words }).toEqual({ exitCode: 0, words: { 'a-1': ['fails', 'passes'] } });
});

test('the example holds: nothing fails, each solution passes twice, cheats fail or are noted', async () => {
  const place = temporaryDirectory();
  const dataset = path.join(ROOT, 'examples/dataset');
  const args = ['check', '--dataset', dataset, '--repeat', '2', '--attack', '--parallel', '2', '--junit', 'junit.xml'];
  const { exitCode, stdout } = await agentbench(args, { place });
  expect(exitCode, stdout).toBe(0);
  const lines = stdout.split('\n');
  const at = lines.findIndex((line) => line.startsWith('instance'));
  expect(lines[at]!.split(/\s+/)).toEqual([
    'instance',
    'files',
    'nothing',
    'solution',
    'text',
    'tools',
    'tests',
    'daemon',
  ]);
  expect(lines[at + 1]).toMatch(/^greeting-1 +✓ +✓ fails +✓ 2 of 2 +✓ fails +– +✓ fails +✓ (fails|noted: \S+)$/);
  expect(lines).toContain('3 of 3 tasks hold');
  const junit = new XMLParser({ ignoreAttributes: false }).parse(readFileSync(path.join(place, 'junit.xml'), 'utf8'));
  const suites = junit.testsuites.testsuite.map((suite: Record<string, unknown>) =>
    [suite['@_name'], suite['@_tests'], suite['@_failures'], suite['@_skipped']].join(' '),
  );
  expect(suites).toEqual([
    'lint 3 0 0',
    'nothing 3 0 0',
    'solution 3 0 0',
    'attack-text 3 0 0',
    'attack-tools 3 0 3',
    'attack-tests 3 0 0',
    'attack-daemon 3 0 0',
  ]);
  // The results are kept, and `show` reads them.
  const results = /^results: (.*)$/m.exec(stdout)![1]!;
  expect(existsSync(path.join(results, 'solution/greeting-1/trial-2/result.json'))).toBe(true);
  expect(readFileSync(path.join(results, '.gitignore'), 'utf8')).toBe('*\n');
  expect((await agentbench(['show', results, 'greeting-1'], { place })).exitCode).toBe(0);
});

test('tasks that do not measure: passed by nothing, not passed by their solution, not every time, passed by a cheat', async () => {
  const says = (check: string) => `${check} && echo "Setup successful" || echo "Setup failed"`;
  const { exitCode, words, reasons } = await check(
    [
      { instance_id: 'given', success_command: says('test -f README.md') },
      { instance_id: 'unsolved', success_command: says('grep -q 42 answer') },
      { instance_id: 'moody', success_command: says('grep -q 42 answer') },
      { instance_id: 'weak', success_command: says('test -f notes.txt') },
      { instance_id: 'sound', success_command: says('grep -q 42 answer') },
      { instance_id: 'alone', success_command: says('grep -q 42 answer') },
      { instance_id: 'short', success_command: 'grep -q 42 answer && echo "Setup successful"' },
    ],
    {
      'solution/short.sh': 'true\n',
      'fixtures/given/README.md': '# Given\n',
      'solution/given.sh': 'true\n',
      'solution/unsolved.sh': 'echo 41 > answer; echo "not quite" >&2\n',
      'solution/moody.sh': '[ "$AGENTBENCH_TRIAL" = 2 ] || echo 42 > answer\n',
      'solution/weak.sh': 'echo a note > notes.txt\n',
      'solution/sound/answer': '42\n',
    },
    ...['--attack', '--repeat', '3', '--parallel', '2'],
  );
  expect(exitCode).toBe(1);
  expect(words.given.slice(0, 2)).toEqual(['passes', '3 of 3']);
  expect(words.unsolved.slice(0, 3)).toEqual(['fails', '0 of 3', 'fails']);
  expect(words.moody.slice(0, 2)).toEqual(['fails', '2 of 3']);
  expect(words.weak.slice(0, 3)).toEqual(['fails', '3 of 3', 'passes']);
  expect(words.sound.slice(0, 3)).toEqual(['fails', '3 of 3', 'fails']);
  expect(words.alone.slice(0, 3)).toEqual(['fails', '–', 'fails']);
  expect(reasons).toContain('given: nothing: an agent that does nothing passes');
  expect(reasons).toContain('weak: attack-text: a cheat passes, and no integrity note says so');
  expect(reasons).toContainEqual(
    expect.stringMatching(/^unsolved: solution: the solution must pass every time: .*last line: Setup failed$/),
  );
  // The reason is the last line, so it is told once.
  expect(reasons).toContainEqual(
    expect.stringMatching(
      /^short: solution: the solution must pass every time: [^;]*answer: No such file or directory$/,
    ),
  );
  expect(reasons.filter((reason) => /^(sound|alone):/.test(reason))).toEqual([]);
});

test('a task with errors in its files is not measured, and the exit code is 2; the others are', async () => {
  const { exitCode, document, words } = await check(
    [{ instance_id: 'always', success_command: 'echo "Setup successful"' }, { instance_id: 'good' }],
    { 'solution/good.sh': 'touch solved\n', 'solution/always.sh': 'true\n' },
  );
  expect(exitCode).toBe(2);
  expect(words).toEqual({ always: ['–', '–'], good: ['fails', 'passes'] });
  expect(document.tasks[0].findings[0]).toMatchObject({ level: 'error', key: 'success_command' });
  expect(document.tasks[0].phases[0].reason).toBe('its files have errors');
});

test('the command at the end shows the first task that does not hold, and there is none if nothing was measured', async () => {
  const dataset = writeDataset(
    [
      { instance_id: 'always', success_command: 'echo "Setup successful"' },
      { instance_id: 'good' },
      { instance_id: 'unsolved' },
    ],
    { 'dataset.yaml': 'testbed: host\n', 'solution/good.sh': 'touch solved\n', 'solution/unsolved.sh': 'true\n' },
  );
  const cwd = temporaryDirectory();
  const all = await agentbench(['check', '--dataset', dataset, '--results-path', 'my results'], { cwd });
  expect(all.stdout).toMatch(/\nresults: \/.*\/my results\nlook at: .* show 'my results' unsolved\n$/);
  const shown = await agentbench(['show', 'my results', 'unsolved'], { cwd });
  expect(shown).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('failed unsolved ') });
  const faulty = await agentbench(['check', '--dataset', dataset, '-i', 'always'], { cwd });
  expect(faulty.stdout).toMatch(/\n0 of 1 task hold.*1 with errors in their files\n$/);
});

test('selectors, solutions of another place, a trial that cannot be measured', async () => {
  const rows = ['a', 'b', 'c'].map((id) => ({
    instance_id: id,
    ...(id === 'b' ? { repo_url: '/not/there', base_commit: '0123456' } : {}),
  }));
  const solutions = writeDataset([], { 'mine/a.sh': 'touch solved\n' });
  const { exitCode, words, reasons } = await check(rows, {}, '-i', 'a,b', '--solutions', path.join(solutions, 'mine'));
  expect(exitCode).toBe(3);
  expect(words).toEqual({ a: ['fails', 'passes'], b: ['error', '–'] });
  expect(reasons[0]).toMatch(/^b: nothing: prepare: /);
});

test('a phase that cannot begin is an error of its tasks; what those before it found is told', async () => {
  const results = path.join(temporaryDirectory(), 'results');
  const rows = [
    { instance_id: 'a', success_command: `touch ${results}/solution; test -f solved && echo "Setup successful"` },
    { instance_id: 'always', success_command: 'test -d . && echo "Setup successful"' },
  ];
  const { exitCode, words, reasons } = await check(
    rows,
    { 'solution/a.sh': 'touch solved\n' },
    ...['--results-path', results],
  );
  expect(reasons).toEqual([
    expect.stringMatching(/^a: solution: .*results\/solution/),
    'always: nothing: an agent that does nothing passes',
  ]);
  expect({ exitCode, words }).toEqual({ exitCode: 1, words: { a: ['fails', 'error'], always: ['passes', '–'] } });
});

test('a results directory that is there is never written to, and wrong flags are refused', async () => {
  const dataset = path.join(ROOT, 'examples/dataset');
  const taken = await agentbench(['check', '--dataset', dataset, '--results-path', temporaryDirectory()]);
  expect(taken).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('must be a new directory') });
  const zero = await agentbench(['check', '--dataset', dataset, '--repeat', '0']);
  expect(zero).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('repeat: "0"') });
});

test('the hosts that a run allows are allowed in a check, too', async () => {
  const place = temporaryDirectory();
  const dataset = writeDataset([{ instance_id: 'a' }], { 'dataset.yaml': 'testbed: host\n' });
  writeFileSync(path.join(place, 'agentbench.yaml'), `dataset: ${dataset}\nallow-hosts: [pypi.org]\n`);
  const { stdout } = await agentbench(['check'], { place });
  expect(stdout).toContain('allow-hosts: no effect without network: restricted');
});

test('no agent gets a solution: a directory that holds one is refused, and no testbed has the file', async () => {
  const dataset = writeDataset(
    [
      {
        instance_id: 'a',
        success_command: 'find . "$HOME/.." -maxdepth 1 -name a.sh | grep -q . && echo "Setup successful"',
      },
    ],
    {
      'dataset.yaml': 'testbed: host\n',
      'solution/a.sh': 'touch solved\n',
    },
  );
  const run = ['run', '--dataset', dataset, '--agent-command', 'ls -R; env'];
  const refused = await agentbench([...run, '--agent-directory', dataset]);
  expect(refused.exitCode).toBe(2);
  expect(refused.stderr).toMatch(/agent-directory: .* holds the reference solution of a .*, which no agent may get/);
  const place = temporaryDirectory();
  const { exitCode } = await agentbench([...run, '--results-path', 'r'], { place });
  expect(exitCode).toBe(0);
  const log = readFileSync(path.join(place, 'r/a/trial-1/agent.log'), 'utf8');
  expect(log).not.toContain('a.sh');
  expect(log).not.toContain(dataset);
});

test('a JUnit report that cannot be written is told before anything is measured; a pipe is written to', async () => {
  const place = temporaryDirectory();
  mkdirSync(path.join(place, 'folder'));
  writeFileSync(path.join(place, 'file'), '');
  const args = ['check', '--dataset', path.join(ROOT, 'examples/dataset'), '--instances', 'greeting-1', '--junit'];
  for (const file of ['folder', 'file/junit.xml', '/proc/junit.xml']) {
    const { exitCode, stdout, stderr } = await agentbench([...args, file], { place });
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^agentbench: junit: \S+ cannot be written: /m);
  }
  expect(existsSync(path.join(place, 'agentbench-check'))).toBe(false);
  const pipe = path.join(place, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const read = readFile(pipe, 'utf8');
  await agentbench([...args, pipe], { place });
  expect(await read).toContain('<testsuites');
  expect(statSync(pipe).isFIFO()).toBe(true);
});
