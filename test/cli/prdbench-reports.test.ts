import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { reportNames } from '../../src/evaluation/test-plan/reports.ts';
import { aPoint, aProject } from '../report/files/support.ts';
import { aReport, broken, resultsOf, type SampleTrial } from '../report/sample.ts';
import { agentbench } from '../support/cli.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const NAMES = ['1.1 "Start": a menu?', '中文 <测试>', '2.1 Row/Column', '.hidden', 'x'.repeat(181), ' space '];

/** A trial whose points have these scores, in the order of NAMES. */
function aTrial(id: string, scores: (0 | 1 | 2 | null)[], trial = 1): SampleTrial {
  const points = scores.map((score, at) => aPoint({ metric: NAMES[at]!, score, explanation: `because ${score}` }));
  return aProject(id, points, { trial });
}

function writeRun(directory: string, trials: SampleTrial[]): void {
  const write = (file: string, value: unknown) => {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), JSON.stringify(value));
  };
  write('run.json', aReport(trials).run);
  for (const result of resultsOf(trials))
    if (result !== null) write(`${result.instance_id}/trial-${result.trial}/result.json`, result);
}

/** The means that score_cal.py finds below a directory: of `score`, over two, over the JSON files of each project. */
function scoresBelow(base: string): Record<string, number | null> {
  const projects = readdirSync(base).filter((name) => statSync(path.join(base, name)).isDirectory());
  return Object.fromEntries(
    projects.map((name) => {
      const folder = path.join(base, name, 'reports');
      const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
      const scores = files.map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')).score as number);
      return [name, scores.length === 0 ? null : scores.reduce((a, b) => a + b) / scores.length / 2];
    }),
  );
}

const report = (cwd: string, ...words: string[]) =>
  agentbench(['report', 'results', '--results-path', 'out', '--fail-on', 'never', ...words], { cwd });

describe('agentbench report --prdbench', () => {
  test('writes what upstream’s own reader finds: a file for each judged point, by its metric', async () => {
    const cwd = temporaryDirectory();
    const results = path.join(cwd, 'results');
    writeRun(results, [
      aTrial('prdbench-3', [2, 1, 0, null, 2, 1]),
      aTrial('prdbench-12', [0, 0, 1]),
      { id: 'prdbench-40', status: 'error', type: 'development', result: broken('no image') },
      // Interrupted while its points ran: in no mean of ours either.
      aProject('prdbench-41', [aPoint({ metric: '1.1 Starts', score: 2 })], {
        status: 'not_run',
        result: { score: null },
      }),
    ]);
    mkdirSync(path.join(results, 'prdbench-3/trial-1/reports'));
    const own = { metric: NAMES[0], description: 'Starts it.', score: 2, explanation: 'as there' };
    writeFileSync(path.join(results, 'prdbench-3/trial-1/reports', reportNames(NAMES)[0]!), JSON.stringify(own));
    const { stdout, exitCode, stderr } = await report(cwd, '--prdbench', 'upstream');
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toContain('\n8 test points for score_cal.py: upstream/\n');
    expect(scoresBelow(path.join(cwd, 'upstream'))).toEqual({ 3: 6 / 5 / 2, 12: 1 / 3 / 2, 40: null, 41: null });
    const folder = path.join(cwd, 'upstream/3/reports');
    const slash = reportNames(NAMES)[2]!;
    expect(readdirSync(folder).sort()).toEqual(
      [...NAMES.filter((_, at) => at !== 2 && at !== 3).map((name) => `${name}.json`), slash].sort(),
    );
    expect(JSON.parse(readFileSync(path.join(folder, `${NAMES[0]}.json`), 'utf8'))).toEqual({
      metric: NAMES[0],
      description: 'Starts it.',
      score: 2,
      explanation: 'because 2',
    });
  });

  test('of several trials each is a directory of projects', async () => {
    const cwd = temporaryDirectory();
    writeRun(path.join(cwd, 'results'), [aTrial('prdbench-3', [2]), aTrial('prdbench-3', [0, 1], 2)]);
    await report(cwd, '--prdbench', 'upstream');
    expect(scoresBelow(path.join(cwd, 'upstream/trial-1'))).toEqual({ 3: 1 });
    expect(scoresBelow(path.join(cwd, 'upstream/trial-2'))).toEqual({ 3: 0.25 });
  });

  test('never replaces anything: again the same, or nothing', async () => {
    const cwd = temporaryDirectory();
    writeRun(path.join(cwd, 'results'), [aTrial('prdbench-3', [2, 1])]);
    expect((await report(cwd, '--prdbench', 'upstream')).exitCode).toBe(0);
    writeFileSync(path.join(cwd, 'upstream/results.json'), '{}');
    expect((await report(cwd, '--prdbench', 'upstream')).exitCode).toBe(0);
    writeRun(path.join(cwd, 'results'), [aTrial('prdbench-3', [2, 0])]);
    const changed = await report(cwd, '--prdbench', 'upstream');
    expect(changed.exitCode).toBe(2);
    expect(changed.stderr).toBe(
      `agentbench: prdbench: upstream already holds 3/reports/${NAMES[1]}.json; name a new directory\n`,
    );
    const report1 = JSON.parse(readFileSync(path.join(cwd, `upstream/3/reports/${NAMES[1]}.json`), 'utf8'));
    expect(report1.score).toBe(1);
  });

  test.each<[string, (directory: string) => void, RegExp]>([
    ['a project', (at) => mkdirSync(path.join(at, '3/src'), { recursive: true }), /already holds 3\/src;/],
    [
      'a link in place of a project',
      (at) => symlinkSync(temporaryDirectory(), path.join(at, '3')),
      /already holds 3; name a new directory/,
    ],
    ['anything else', (at) => writeFileSync(path.join(at, 'notes.txt'), ''), /already holds notes\.txt;/],
  ])('refuses a directory with %s', async (_, prepare, message) => {
    const cwd = temporaryDirectory();
    writeRun(path.join(cwd, 'results'), [aTrial('prdbench-3', [2])]);
    mkdirSync(path.join(cwd, 'upstream'));
    prepare(path.join(cwd, 'upstream'));
    const { exitCode, stderr } = await report(cwd, '--prdbench', 'upstream');
    expect([exitCode, stderr]).toEqual([2, expect.stringMatching(message)]);
  });

  test.each<[string, (cwd: string) => void, string[], RegExp]>([
    [
      'results without a test plan',
      (cwd) => writeRun(path.join(cwd, 'results'), [{ id: 'one', status: 'passed' }]),
      ['upstream'],
      /^agentbench: prdbench: these results have no test plan; name results of a run with dataset: prdbench\n$/,
    ],
    [
      'a file',
      (cwd) => writeRun(path.join(cwd, 'results'), [aTrial('prdbench-3', [2])]),
      ['results/run.json'],
      /^agentbench: prdbench: results\/run\.json is not a directory that can be read\n$/,
    ],
  ])('%s is refused', async (_, prepare, [directory], message) => {
    const cwd = temporaryDirectory();
    prepare(cwd);
    const { exitCode, stderr } = await report(cwd, '--prdbench', directory!);
    expect([exitCode, stderr]).toEqual([2, expect.stringMatching(message)]);
  });
});

test('agentbench report --labels compares the judge with a file of labels, and with the judge of other results', async () => {
  const cwd = temporaryDirectory();
  const judged = (scores: (0 | 1 | 2)[]) =>
    ['prdbench-3', 'prdbench-12'].map((id) =>
      aProject(
        id,
        scores.map((score, at) => aPoint({ metric: NAMES[at]!, score, decided_by: 'judge' })),
      ),
    );
  writeRun(path.join(cwd, 'results'), judged([2, 0, 1]));
  writeRun(path.join(cwd, 'other'), judged([2, 0, 0]));
  const label = (score: number) => `${JSON.stringify({ instance_id: 'prdbench-3', metric: NAMES[0], score })}\n`;
  writeFileSync(path.join(cwd, 'labels.jsonl'), label(2));
  const agreement = async (labels: string) => {
    const { exitCode, stderr } = await report(cwd, '--labels', labels);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    return JSON.parse(readFileSync(path.join(cwd, 'out/report/results.json'), 'utf8')).prdbench.agreement;
  };
  expect(await agreement('labels.jsonl')).toMatchObject({ with: 'labels', points: 1, agreed: 1, unlabelled: 5 });
  expect(await agreement('other')).toMatchObject({ with: 'results', points: 6, agreed: 4, unlabelled: 0 });
  expect(readFileSync(path.join(cwd, 'out/report/summary.md'), 'utf8')).toContain('66.7% of 6 points');
  expect(readFileSync(path.join(cwd, 'out/report/test-points.tex'), 'utf8')).toContain('\\begin{tabular}');
  writeFileSync(path.join(cwd, 'labels.jsonl'), label(2) + label(5));
  for (const [labels, message] of [
    ['labels.jsonl', /labels\.jsonl:2: score: must be 0, 1 or 2/],
    ['nowhere', /labels: there is no file or directory nowhere/],
  ] as const) {
    const { exitCode, stderr } = await report(cwd, '--labels', labels);
    expect([exitCode, stderr]).toEqual([2, expect.stringMatching(message)]);
  }
});
