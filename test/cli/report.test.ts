import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Status } from '../../src/results/fields.ts';
import type { RunRecord } from '../../src/results/records.ts';
import { pushed } from '../history/support.ts';
import { aReport, resultsOf, type SampleTrial, used } from '../report/sample.ts';
import { agentbench } from '../support/cli.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const STATUSES: Record<string, Status> = { p: 'passed', f: 'failed', e: 'error' };

/** Results on disk as a run leaves them: i-1, i-2, … by letters. */
function writeRun(directory: string, letters: string, first = 1, about: Partial<RunRecord> = {}): void {
  const trials = [...letters].map(
    (letter, index): SampleTrial => ({
      ...{ id: `i-${index + first}`, status: STATUSES[letter]! },
      ...(letter === 'p' ? { result: used({ input_tokens: 900, output_tokens: 100, cost_usd: 0.01 }) } : {}),
    }),
  );
  writeTrials(directory, trials, about);
}

function writeTrials(directory: string, trials: SampleTrial[], about: Partial<RunRecord> = {}): void {
  const { run } = aReport(trials, about);
  const write = (file: string, value: unknown) => {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), JSON.stringify(value));
  };
  write('run.json', run);
  for (const result of resultsOf(trials))
    if (result !== null) write(`${result.instance_id}/trial-${result.trial}/result.json`, result);
}

describe('agentbench report', () => {
  test('a suite that is given is the name of what is reported; a baseline that is missing is named as one', async () => {
    const cwd = temporaryDirectory();
    writeRun(path.join(cwd, 'all'), 'pp');
    const { stdout } = await agentbench(['report', 'all', '--suite', 'nightly', '--json'], { cwd });
    expect(JSON.parse(stdout)).toMatchObject({ suite: 'nightly', totals: { passed: 2 } });
    const { stderr, exitCode } = await agentbench(['report', 'all', '--baseline', 'before'], { cwd });
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/^agentbench: baseline: there is no directory .*\/before; /);
  });

  test.each([
    ['baseline', 'one'],
    ['labels', 'one'],
  ])('--noise with --%s, which would have no effect, is refused', async (name, value) => {
    const { stderr, exitCode } = await agentbench(['report', '--noise', 'one', 'other', `--${name}`, value]);
    const message = `agentbench: ${name}: --noise is given too, which does not use it; leave one of them out\n`;
    expect({ stderr, exitCode }).toEqual({ stderr: message, exitCode: 2 });
  });

  test('faults of the results of --noise begin with its name', async () => {
    const cwd = temporaryDirectory();
    writeRun(path.join(cwd, 'one'), 'pp');
    mkdirSync(path.join(cwd, 'empty'));
    for (const [place, fault] of [
      ['nowhere', 'there is no directory'] as const,
      ['empty', 'there are no results'] as const,
    ]) {
      const { stderr, exitCode } = await agentbench(['report', '--noise', 'one', place], { cwd });
      expect({ stderr, exitCode }).toEqual({
        stderr: expect.stringContaining(`agentbench: noise: ${fault}`),
        exitCode: 2,
      });
    }
  });

  test.each([
    [['now'], 'file'],
    [['now'], 'file/below'],
    [['one=now', 'two=other'], 'file'],
  ])('of %j: a results-path that is a file (%s) is named', async (directories, place) => {
    const cwd = temporaryDirectory();
    for (const name of ['now', 'other']) writeRun(path.join(cwd, name), 'p');
    writeFileSync(path.join(cwd, 'file'), '');
    const { stderr, exitCode } = await agentbench(['report', ...directories, '--results-path', place], { cwd });
    expect(stderr).toContain(`agentbench: results-path: ${place}/report cannot be written: ENOTDIR`);
    expect(exitCode).toBe(2);
  });

  test('the command that repeats a trial has the path of the dataset from here', async () => {
    const cwd = temporaryDirectory();
    // As the record has it: from the directory of the results.
    writeRun(path.join(cwd, 'kept/results'), 'f', 1, { options: [{ name: 'dataset', value: '../tasks' }] });
    await agentbench(['report', 'kept', '--results-path', 'out'], { cwd });
    const summary = readFileSync(path.join(cwd, 'out/report/summary.md'), 'utf8');
    expect(summary).toContain(' run --dataset ./kept/tasks --instances i-1\n');
  });

  test('puts shards together, writes its files, and its gate is its exit code', async () => {
    const cwd = temporaryDirectory();
    writeRun(path.join(cwd, 'all/job-1'), 'pp');
    writeRun(path.join(cwd, 'all/job-2'), 'fe', 3);
    const { stdout, exitCode } = await agentbench(['report', 'all', '--results-path', 'out'], { cwd });
    expect(stdout).toBe(
      [
        '2 of 4 passed (50%), 1 failed, 1 could not be measured',
        '0.020 USD (known for 2 of 4)',
        '6.0 s in trials (agent 66.7%, evaluation 33.3%, harness 0%)',
        '2,000 tokens (known for 2 of 4)',
        'gate: 1 of 4 trials could not be measured (fail-on: error)',
        'report: out/report/',
        '',
      ].join('\n'),
    );
    expect(exitCode).toBe(3);
    expect(readdirSync(path.join(cwd, 'out/report')).sort()).toEqual([
      'badge.json',
      'ctrf.json',
      'junit.xml',
      'report.html',
      'results.json',
      'run.json',
      'summary.md',
      'types.csv',
      'types.tex',
    ]);
    expect(readFileSync(path.join(cwd, 'out/report/summary.md'), 'utf8')).toContain('2 of 4 passed');
  });

  test('no rate and no score is required where the plan has no job', async () => {
    const cwd = temporaryDirectory();
    mkdirSync(path.join(cwd, 'nothing'));
    const required = ['--min-success-rate', '0.5', '--min-score', '0.5', '--results-path', 'out'];
    const report = (include: unknown[]) =>
      agentbench(['report', 'nothing', '--matrix', JSON.stringify({ include }), ...required], { cwd });
    expect(await report([])).toMatchObject({ exitCode: 0, stdout: '0 of 0 passed (–)\nreport: out/report/\n' });
    expect(await report([{ name: 'a', instances: 'i-1', shard: '1/1' }])).toMatchObject({ exitCode: 1 });
  });

  test('an earlier report is a baseline, and what was planned and is missing is accounted for', async () => {
    const cwd = temporaryDirectory();
    writeRun(path.join(cwd, 'before'), 'pppppppp');
    writeRun(path.join(cwd, 'now'), 'ffffffp');
    await agentbench(['report', 'before', '--results-path', 'earlier'], { cwd });
    const matrix = { include: [{ name: 'a', instances: 'i-1,i-2,i-3,i-4,i-5,i-6,i-7,i-8', shard: '1/1' }] };
    const options = ['--baseline', 'earlier/report', '--fail-on', 'regression', '--matrix', JSON.stringify(matrix)];
    const { stdout, exitCode } = await agentbench(['report', 'now', '--results-path', 'out', ...options], { cwd });
    expect(stdout).toContain('1 of 8 passed (12.5%), 6 failed, 1 not run');
    expect(stdout).toContain(
      'against the baseline: regressed: −85.7 points, 95% interval −100.0 to −23.1, p = 0.031, 7 instances in common, 1 left out without a verdict\n',
    );
    expect(stdout).toContain('passed → failed i-1\n');
    expect(stdout).toContain('gate: 85.7 points worse than the baseline, beyond noise (fail-on: regression)');
    expect(exitCode).toBe(1);
    const alone = await agentbench(['report', 'now', '--fail-on', 'regression', '--results-path', 'alone'], { cwd });
    expect(alone).toMatchObject({
      exitCode: 0,
      stderr:
        'agentbench: fail-on: regression: there is no baseline to compare with, so no regression can be detected; set baseline to the results to compare with\n',
    });
    const json = await agentbench(['report', 'now', '--results-path', 'out', '--json', ...options], { cwd });
    expect(json.stderr).toBe('');
    expect(JSON.parse(json.stdout)).toMatchObject({
      schema: 'agentbench/report/v1',
      totals: { planned: 8, not_run: 1 },
      comparison: { verdict: 'regressed', pairs: 7, left_out: 1 },
    });
  });

  test('of many changed or flaky verdicts the first are told, and where the others are', async () => {
    const cwd = temporaryDirectory();
    writeRun(path.join(cwd, 'before'), 'p'.repeat(23));
    writeRun(path.join(cwd, 'now'), 'f'.repeat(23));
    const { stdout } = await agentbench(['report', 'now', '--baseline', 'before'], { cwd });
    expect(stdout.match(/^passed → failed i-\d+$/gm)).toHaveLength(20);
    expect(stdout).toContain('\n… and 3 more in report.html\n');
    const flaky = Array.from({ length: 24 }, (_, at): SampleTrial => {
      const status = at % 2 === 0 ? 'passed' : 'failed';
      return { id: `i-${Math.floor(at / 2)}`, trial: (at % 2) + 1, status };
    });
    writeTrials(path.join(cwd, 'flaky'), flaky);
    writeTrials(
      path.join(cwd, 'never'),
      flaky.map((trial) => ({ ...trial, status: 'failed' })),
    );
    const told = await agentbench(['report', 'flaky', '--baseline', 'never'], { cwd });
    expect(told.stdout).toContain('failed → passed i-0 (1 of 2 passed)\n');
    expect(told.stdout).toMatch(/^flaky: i-0, i-1, .*, i-9, … 2 more$/m);
  });

  test('graded tasks that never pass are compared by score where measure says so, and advised to be where it does not', async () => {
    const cwd = temporaryDirectory();
    for (const [name, score] of [['low', 0.205] as const, ['high', 0.905] as const]) {
      const trials = Array.from({ length: 14 }, (_, at): SampleTrial => {
        const began = `2026-01-0${Math.floor(score * 10)}T00:00:00.000Z`;
        return { id: `i-${at}`, status: 'failed', result: { score, started_at: began, finished_at: began } };
      });
      writeTrials(path.join(cwd, name), trials, { agent: { name, model: null, command: name } });
    }
    const report = (...args: string[]) => agentbench(['report', ...args, '--results-path', 'out'], { cwd });
    const auto = await report('low', 'high');
    expect(auto.stdout).toContain('low and high do not differ significantly (0.0 points');
    expect(auto.stdout.replaceAll(/\s+/g, ' ')).toContain(
      'note: 28 of 28 trials have a score between 0 and 1, which the success rate does not show; to compare by score, set measure: score',
    );
    const ranked = await report('low', 'high', '--measure', 'score');
    expect(ranked.stdout).toContain('high is better than low by 70.0 points (p = 1.2e-4)');
    expect(ranked.stdout).not.toContain('set measure');
    const fallen = await report('low', '--baseline', 'high', '--measure', 'score', '--fail-on', 'regression');
    expect(fallen).toMatchObject({ exitCode: 1, stdout: expect.stringMatching(/^score: 20\.5%$/m) });
    expect(fallen.stdout).toContain('against the baseline: regressed: −70.0 points, p = 1.2e-4, 14 instances');
    const summary = readFileSync(path.join(cwd, 'out/report/summary.md'), 'utf8');
    expect(summary).toContain('Score **20.5%**, 95% interval ');
    expect(summary).toContain('| i-0 | 90.5%&nbsp;→&nbsp;20.5% |');
  });

  test.each<[string, SampleTrial[], string | null]>([
    [
      'without an interval, since a trial has no verdict, is told all the same',
      [
        { id: 'half', status: 'failed', result: { score: 0.5 } },
        { id: 'lost', status: 'error' },
      ],
      '25%',
    ],
    ['of nothing that was measured is no figure', [{ id: 'lost', status: 'error' }], null],
  ])('a score that is compared, %s', async (_, trials, score) => {
    const cwd = temporaryDirectory();
    writeTrials(path.join(cwd, 'run'), trials);
    const { stdout } = await agentbench(['report', 'run', '--measure', 'score', '--results-path', 'out'], { cwd });
    expect(/^score: (.*)$/m.exec(stdout)?.[1] ?? null).toBe(score);
    const summary = readFileSync(path.join(cwd, 'out/report/summary.md'), 'utf8');
    expect(/^Score \*\*(.*)\*\*$/m.exec(summary)?.[1] ?? null).toBe(score);
  });

  test.each<[string, Partial<RunRecord>, boolean]>([
    ['agents', { agent: { name: 'b', model: null, command: 'b' } }, false],
    ['arms of an experiment, with equal commands', {}, true],
  ])('a baseline of several %s is refused, one of them is compared with', async (_, about, isExperiment) => {
    const cwd = temporaryDirectory();
    writeRun(path.join(cwd, 'now'), 'ppp');
    writeRun(path.join(cwd, 'before/base'), 'ppp');
    writeRun(path.join(cwd, 'before/head'), 'fff', 1, about);
    if (isExperiment) writeFileSync(path.join(cwd, 'before/experiment.json'), '{}');
    const report = (place: string) =>
      agentbench(['report', 'now', '--baseline', place, '--fail-on', 'regression'], { cwd });
    const { stderr, exitCode } = await report('before');
    expect(stderr).toMatch(
      /^agentbench: baseline: before has results of several agents, .*before\/base and .*before\/head for example: name the directory of one of them\n$/,
    );
    expect(exitCode).toBe(2);
    expect((await report('before/base')).stdout).toContain('within noise: 0.0 points');
  });

  test.each<[string, string[], RegExp]>([
    ['a directory that is not there', ['nowhere'], /results: there is no directory .*nowhere; /],
    ['nothing in it', ['.'], /results: there are none in \./],
    [
      'only a link to a run',
      ['links'],
      /results: there are none in links: .*links\/run is a link, and links are not followed: name it\n/,
    ],
    [
      'an archive in it',
      ['archives'],
      /there are none in archives: results in an archive, as .*archives\/a\.zip may be, are /,
    ],
    [
      'an archive',
      ['archives/a.zip'],
      /results: .*a\.zip is a file; name a directory of results, into which an archive .*, or a log of Inspect \(\.eval, \.json\)/,
    ],
    [
      'a report in it',
      ['reports'],
      /there are none in reports: .*reports\/a is a report, which counts only by its own name/,
    ],
    ['only the report that was made there', ['own'], /there are none in own; /],
    [
      'a run too far below',
      ['deep'],
      /there are none in deep: a run\.json is searched for at most 4 levels below: name /,
    ],
    ['a baseline that is none', ['now', '--baseline', 'nothing'], /baseline: there is no directory .*nothing; /],
    ['artifacts on the command line', ['now', '--baseline', 'artifact'], /baseline: artifact is for workflows/],
    ['a matrix that is none', ['now', '--matrix', '{}'], /matrix: is not the matrix that plan prints/],
  ])('%s is said with exit code 2', async (_, args, message) => {
    const cwd = temporaryDirectory();
    if (args[0] === 'now' || args[0] === 'links') writeRun(path.join(cwd, 'now'), 'p');
    mkdirSync(path.join(cwd, 'links'));
    symlinkSync('../now', path.join(cwd, 'links/run'));
    mkdirSync(path.join(cwd, 'archives'));
    writeFileSync(path.join(cwd, 'archives/a.zip'), '');
    for (const place of ['reports/a', 'own/report']) {
      writeRun(path.join(cwd, place), 'p');
      writeFileSync(path.join(cwd, place, 'results.json'), '{}');
    }
    writeRun(path.join(cwd, 'deep/2026/11/29/nightly/results'), 'p');
    const { stderr, exitCode } = await agentbench(['report', ...args], { cwd });
    expect(stderr).toMatch(message);
    expect(exitCode).toBe(2);
  });
});

describe('--history', () => {
  const kept = (cwd: string) =>
    readFileSync(path.join(cwd, 'kept/history.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));

  test('keeps a line for each report of a branch, draws the trend, and says so', async () => {
    const cwd = temporaryDirectory();
    const report = (...more: string[]) =>
      agentbench(['report', 'now', '--results-path', 'out', '--history', 'kept', ...more], { cwd });
    writeRun(path.join(cwd, 'now'), 'pppppppp', 1, pushed(1));
    expect((await report()).stdout).toContain('\nhistory: 1 run\n');
    writeRun(path.join(cwd, 'now'), 'ffffffff', 1, pushed(2));
    const { stdout, stderr } = await report();
    expect(stderr).toBe('');
    expect(stdout).toContain(
      'history: 2 runs, 100% → 0% since 010101010101 (regressed by 100.0 points since 010101010101)\n',
    );
    expect(kept(cwd).map(({ branch, totals }) => [branch, totals.passed])).toEqual([
      ['main', 8],
      ['main', 0],
    ]);
    const { history } = JSON.parse((await report('--json')).stdout);
    expect(history).toMatchObject({ added: true, points: [{ current: false }, { current: true }] });
    expect(readFileSync(path.join(cwd, 'out/report/summary.md'), 'utf8')).toContain('**History** of main');

    // What a pull request left is drawn.
    writeRun(path.join(cwd, 'now'), 'pppppppp');
    expect((await report()).stdout).toContain('history: no point was added: this run was not measured for a branch');
    expect(kept(cwd)).toHaveLength(2);
  });

  test('results of this machine are points of no branch', async () => {
    const cwd = temporaryDirectory();
    writeRun(path.join(cwd, 'now'), 'pf', 1, { github: null });
    await agentbench(['report', 'now', '--results-path', 'out', '--history', 'kept'], { cwd });
    expect(kept(cwd)).toMatchObject([{ branch: null, commit: null, run: null }]);
  });

  test('that cannot be read or written is said, and changes nothing', async () => {
    const cwd = temporaryDirectory();
    writeRun(path.join(cwd, 'now'), 'pp', 1, pushed(1));
    writeFileSync(path.join(cwd, 'kept'), 'a file');
    const ran = await agentbench(['report', 'now', '--results-path', 'out', '--history', 'kept'], { cwd });
    expect(ran.exitCode).toBe(0);
    expect(ran.stderr).toMatch(
      /^agentbench: history: there is no trend, and no point was added to kept: E(EXIST|NOTDIR)/,
    );
    expect(ran.stdout).not.toContain('history');
  });

  test.each([
    ['branch:metrics', 'history: branch:… is for workflows; on the command line name a directory'],
    ['branch:-x', '"-x" is not the name of a branch; write for example branch:agentbench-history'],
    ['branch:a..b', '"a..b" is not the name of a branch'],
  ])('%j is refused', async (history, message) => {
    const cwd = temporaryDirectory();
    writeRun(path.join(cwd, 'now'), 'p');
    const { stderr, exitCode } = await agentbench(['report', 'now', '--history', history], { cwd });
    expect(stderr).toContain(message);
    expect(exitCode).toBe(2);
  });
});
