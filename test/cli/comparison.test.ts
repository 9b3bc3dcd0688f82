import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { widthOf } from '../../src/base/text/columns.ts';
import { comparisonLines } from '../../src/cli/comparison.ts';
import { painter } from '../../src/cli/paint.ts';
import { type ComparisonDocument, comparisonSchema } from '../../src/report/documents/comparison-document.ts';
import { aContender, compared, one } from '../comparison/support.ts';
import { agentbench, ROOT } from '../support/cli.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const USAGE = '> "$AGENTBENCH_OUTPUT_DIR/usage.json"';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
const OWN_COLOURS = /\u001b\[(?:1|2|22|32|39)m/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about
const ACTED_ON = /[\u0000-\u001f\u202e]/;

/** Scripted agents for the example dataset. */
const AGENTS: Record<string, string> = {
  solver: `case $AGENTBENCH_INSTANCE_ID in greeting-1) echo World > name.txt;; report-1) echo 42 > answer.txt;; esac; echo '{"cost_usd": 0.5}' ${USAGE}`,
  // Fails in its second trial.
  flaky: `[ $AGENTBENCH_TRIAL = 2 ] || echo World > name.txt; echo '{"cost_usd": 0.25}' ${USAGE}`,
  idle: 'true',
};

const place = temporaryDirectory();
const report = (...args: string[]) => agentbench(['report', ...args], { cwd: place });
const readJson = (file: string): ComparisonDocument => JSON.parse(readFileSync(path.join(place, file), 'utf8'));

beforeAll(async () => {
  for (const [name, command] of Object.entries(AGENTS)) {
    const options = [
      '--dataset',
      path.join(ROOT, 'examples/dataset'),
      '--trials',
      '2',
      '--instances',
      '!service-1,all',
    ];
    const { exitCode, stderr } = await agentbench(
      ['run', ...options, '--agent-name', name, '--agent-command', command, '--results-path', `runs/${name}`],
      { cwd: place },
    );
    expect(exitCode, stderr).toBe(0);
  }
});

describe('runs of several agents', () => {
  test('are compared: in the terminal, and in files', async () => {
    const { stdout, exitCode } = await report('runs', '--results-path', 'out');
    // Without the last column: its times are never the same.
    expect(stdout.replace(/ +(time|(?:\d+ min )?[\d.]+ m?s)$/gm, '')).toMatchInlineSnapshot(`
      "3 runs by success rate: 2 instances, 2 trials each

      #  run       rate  95% interval  0%                        100%      cost
      1  solver  100.0%   34.2–100.0%            ├──────────────────●  0.50 USD
      2  flaky    25.0%     2.7–80.2%   ├─────●───────────────┤        0.25 USD
      3  idle      0.0%     0.0–65.8%  ●──────────────────┤                   –
      cost and time: the agent's, mean of a trial
      not significantly worse than the first: flaky, idle
      cost frontier: solver, flaky

      #  run     pass@1  pass@2  pass^2  flaky
      1  solver  100.0%  100.0%  100.0%      0
      2  flaky    25.0%   50.0%    0.0%      1
      3  idle      0.0%    0.0%    0.0%      0

      ≈ solver and flaky do not differ significantly (75.0 points, p = 1.000)
      ≈ solver and idle do not differ significantly (100.0 points, p = 1.000)
      ≈ flaky and idle do not differ significantly (25.0 points, p = 1.000)
      p adjusted for 3 tests by Holm's method
      report: out/report/
      "
    `);
    expect(exitCode).toBe(0);
    expect(readdirSync(path.join(place, 'out/report')).sort()).toEqual([
      'comparison.json',
      'leaderboard.csv',
      'leaderboard.tex',
      'matrix.csv',
      'pairwise.csv',
      'pairwise.tex',
      'pass-at-k.csv',
      'report.html',
      'summary.md',
    ]);
    const document = readJson('out/report/comparison.json');
    expect(z.parse(comparisonSchema, document)).toEqual(document);
    expect(
      document.runs.map(({ name, figure, cost_per_trial_usd, flaky }) => [name, figure, cost_per_trial_usd, flaky]),
    ).toEqual([
      ['flaky', 0.25, 0.25, ['greeting-1']],
      ['idle', 0, null, []],
      ['solver', 1, 0.5, []],
    ]);
    const matrix: Record<string, string>[] = parse(readFileSync(path.join(place, 'out/report/matrix.csv')), {
      columns: true,
    });
    expect(matrix.map(({ instance_id, flaky, idle, solver }) => [instance_id, flaky, idle, solver])).toEqual([
      ['greeting-1', '0.5', '0', '1'],
      ['report-1', '0', '0', '1'],
    ]);
  });

  test('--json is the file; what is found is not confused by an earlier comparison', async () => {
    renameSync(path.join(place, 'runs'), path.join(place, 'lr=1'));
    const found = await report('--results-path', 'lr=1', '--json');
    renameSync(path.join(place, 'lr=1'), path.join(place, 'runs'));
    expect(JSON.parse(found.stdout).runs).toHaveLength(3);
    const { stdout } = await report('runs', '--results-path', 'runs', '--json');
    expect(JSON.parse(stdout)).toEqual(readJson('runs/report/comparison.json'));
    const again = await report('runs', '--results-path', 'runs', '--json');
    expect(JSON.parse(again.stdout).runs).toEqual(JSON.parse(stdout).runs);
  });

  test('by names that are given, whatever their agent', async () => {
    const { stdout, exitCode } = await report(
      'before=runs/flaky',
      'after=runs/flaky',
      'runs/solver',
      '--results-path',
      'out',
      '--json',
    );
    expect(exitCode).toBe(0);
    const document: ComparisonDocument = JSON.parse(stdout);
    expect(document.runs.map(({ name, rank }) => [name, rank])).toEqual([
      ['before', 2],
      ['after', 2],
      ['solver', 1],
    ]);
    expect(document.pairs[0]).toMatchObject({
      verdict: 'not comparable',
      reasons: [
        expect.stringMatching(/^no instance in common; left out: \d+ trials of after that are copies of before$/),
      ],
    });
  });

  test('one agent is put together as ever, under a name as well; two looks at one thing are noted', async () => {
    const [one, named] = [
      await report('runs/solver', '--results-path', 'one'),
      await report('all=runs/solver', '--results-path', 'named'),
    ];
    expect(one.stdout).toContain('4 of 4 passed (100%)');
    expect(named.stdout).toBe(one.stdout.replace('one/report', 'named/report'));
    expect(existsSync(path.join(place, 'one/report/results.json'))).toBe(true);
    expect(one.stdout).not.toContain('note:');
    await agentbench(
      [
        'run',
        '--dataset',
        path.join(ROOT, 'examples/dataset'),
        '--instances',
        'greeting-1',
        '--agent-name',
        'solver',
        '--agent-command',
        AGENTS.solver!,
        '--results-path',
        'again',
      ],
      { cwd: place },
    );
    for (const others of [[], ['runs/idle']]) {
      const both = await report('runs/solver', 'again', ...others, '--results-path', 'one');
      expect(both.stdout).toContain(
        'note: the directories hold verdicts on the same trials, of which the later counts; to compare them, name each: before=DIRECTORY after=DIRECTORY',
      );
    }
  });

  test.each<[string, string[], RegExp]>([
    [
      'a baseline',
      ['runs', '--baseline', 'runs/idle'],
      /baseline: several runs are compared here; name the baseline as one of them: before=DIRECTORY/,
    ],
    ['a matrix', ['runs', '--matrix', '{"include":[]}'], /matrix: several runs are compared here/],
    ['a name without a directory', ['a=', 'runs'], /"a=" names no directory/],
    ['a directory that is not there', ['a=nowhere', 'b=runs'], /there is no directory .*nowhere; /],
    [
      'a name of several agents',
      ['a=runs', 'b=runs/idle'],
      /the runs of "a" are of 3 agents \(flaky none, idle none, solver none\)/,
    ],
  ])('%s is refused with exit code 2', async (_, args, message) => {
    const { stderr, exitCode } = await report(...args, '--results-path', 'refused');
    expect(stderr).toMatch(message);
    expect(exitCode).toBe(2);
    expect(existsSync(path.join(place, 'refused'))).toBe(false);
  });

  test('baseline and history of a file of options are of single runs: that they are ignored is said', async () => {
    const config = path.join(place, 'of-single-runs.yaml');
    writeFileSync(config, 'baseline: nowhere\nhistory: kept\n');
    const args = ['runs', '--results-path', 'out', '--config', config];
    const { stdout, stderr, exitCode } = await report(...args);
    expect(stderr).toContain('agentbench: several runs are compared here; ignored: baseline, history\n');
    expect(stdout).toContain('3 runs by success rate');
    expect([exitCode, existsSync(path.join(place, 'kept'))]).toEqual([0, false]);
    const given = await report(...args, '--baseline', 'runs/idle');
    expect(given.stderr).toContain('baseline: several runs are compared here; name the baseline as one of them');
    expect(given.exitCode).toBe(2);
  });

  test('a gate is of one run: it is said, and not judged', async () => {
    const { stderr, exitCode } = await report(
      'runs',
      '--results-path',
      'out',
      '--min-success-rate',
      '0.9',
      '--fail-on',
      'failure',
    );
    expect(stderr).toBe('agentbench: a comparison has no gate; ignored: fail-on, min-success-rate\n');
    expect(exitCode).toBe(0);
  });
});

describe('in a terminal', () => {
  const document = compared([
    aContender('claude-code (opus-5)', one('pppppppppppp'), { cost: 0.8 }),
    aContender('模型 with a very long name of its own, and more', one('pppppppppfff'), { cost: 0.2 }),
    aContender('\u001b[31mred\u202e\n::error::', one('ffffffffffff')),
  ]);

  test.each([40, 60, 80, 120])('no line is wider than %d columns, and nothing of a name is acted on', (columns) => {
    for (const coloured of [false, true]) {
      const lines = comparisonLines(document, { columns, paint: painter(coloured) });
      for (const line of lines) expect(widthOf(line), line).toBeLessThanOrEqual(columns);
      expect(lines.join('').replace(OWN_COLOURS, '')).not.toMatch(ACTED_ON);
    }
  });

  test('in a log no line is a command, whatever the runs are called', () => {
    const names = ['::error::a', '##[error]b', ' ::warning::c'];
    const odd = compared(names.map((name, at) => aContender(name, 'pp pf', { cost: at })));
    for (const run of odd.runs) run.notes.push('::error::d');
    const lines = comparisonLines(odd, { columns: Number.POSITIVE_INFINITY, paint: painter(false) });
    expect(lines.join('\n')).toContain('::error::a');
    for (const line of lines) expect(line).not.toMatch(/^\s*::|##\[/);
  });

  test('a missing interval is explained', () => {
    const partly = compared([aContender('a', one('ppe')), aContender('b', one('ppf'))]);
    const lines = comparisonLines(partly, { columns: 79, paint: painter(false) });
    expect(lines).toContainEqual(expect.stringMatching(/^\d {2}a +66\.7% +– /));
    expect(lines).toContain('no interval for runs with trials that have no verdict');
    const settings = { ...aContender('a', 'p').suite.run.settings, measure: 'score' as const };
    const single = compared([aContender('a', 'p', { settings }), aContender('b', 'f', { settings })]);
    expect(comparisonLines(single, { columns: 79, paint: painter(false) })).toContain(
      'no interval for the score of a single instance',
    );
  });

  test('80 columns show all of it', () => {
    expect(
      `\n${comparisonLines(document, { columns: 79, paint: painter(false) }).join('\n')}\n`,
    ).toMatchInlineSnapshot(`
      "
      3 runs by success rate: 12 instances, one trial each

      #  run                     rate  95% interval  0%         100%      cost   time
      1  claude-code (opus-5)  100.0%   75.8–100.0%             ├──●  0.80 USD  1.0 s
      2  模型 with … and more   75.0%    46.8–91.1%         ├───●─┤   0.20 USD  1.0 s
      3  red ::error::           0.0%     0.0–24.2%  ●──┤                    –  1.0 s
      cost and time: the agent's, mean of a trial
      not significantly worse than the first: 模型 with a very long name of its own,
      and more
      cost frontier: claude-code (opus-5), 模型 with a very long name of its own, and
      more

      ≈ claude-code (opus-5) and 模型 with a very long name of its own, and more do
      not differ significantly (25.0 points, p = 0.250)
      ▲ claude-code (opus-5) is better than red ::error:: by 100.0 points (p = 0.001)
      ▲ 模型 with a very long name of its own, and more is better than red ::error::
      by 75.0 points (p = 0.008)
      p adjusted for 3 tests by Holm's method
      "
    `);
  });

  test('of many runs the pairs are not all told', () => {
    const many = compared(Array.from({ length: 12 }, (_, at) => aContender(`r${at}`, one('pf'))));
    const lines = comparisonLines(many, { columns: Number.POSITIVE_INFINITY, paint: painter(false) });
    expect(lines).toContain('… and 51 more pairs in pairwise.csv');
    expect(lines).toContain("p adjusted for 66 tests by Holm's method");
  });
});
