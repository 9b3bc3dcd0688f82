import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { comparisonLines } from '../../src/cli/comparison.ts';
import { renderExperimentComment } from '../../src/comparison/comment.ts';
import { compareRuns } from '../../src/comparison/compare-runs.ts';
import { contendersOf, findGroups, parseSource } from '../../src/comparison/contenders.ts';
import { differencesOfEarlier, experimentParts } from '../../src/comparison/experiment.ts';
import { flipsOf } from '../../src/comparison/experiment-markdown.ts';
import { answerLines, savedWords, verdictWords } from '../../src/comparison/experiment-words.ts';
import { leaderboardCsv, pairwiseCsv } from '../../src/comparison/files/csv.ts';
import { comparisonParts } from '../../src/comparison/files/json.ts';
import { pairwiseTex } from '../../src/comparison/files/latex.ts';
import { renderComparisonSummary } from '../../src/comparison/markdown.ts';
import { compareArms, compareExperiment, exitCodeOfReport, experimentReport } from '../../src/comparison/on-disk.ts';
import { sensitivityLine } from '../../src/comparison/sensitivity.ts';
import { loadBaselineDirectory } from '../../src/report/baseline.ts';
import { compareWithBaseline } from '../../src/report/compare.ts';
import { comparisonSchema } from '../../src/report/documents/comparison-document.ts';
import { loadRuns } from '../../src/report/load.ts';
import { noiseOf } from '../../src/report/noise.ts';
import { type ExperimentRecord, experimentSchema } from '../../src/results/experiment-record.ts';
import { aReport, broken } from '../report/sample.ts';
import { measureArms } from '../support/experiment.ts';
import { writeDataset } from '../support/run.ts';
import { temporaryDirectory } from '../support/temporary.ts';

const SOLVES = 'touch solved';
const COSTS = `echo "{\\"cost_usd\\": 0.5}" > $AGENTBENCH_OUTPUT_DIR/usage.json`;
const ROWS = Array.from({ length: 16 }, (_, index) => ({ instance_id: `task-${index}` }));
const PLACE = {
  ...{ repository: 'org/agent', workflow: 'Agent', job: 'measure', run_id: '7', sha: '1'.repeat(40), head_sha: null },
  ...{ ref: 'refs/heads/main', event: 'push', pull_request: null },
};
const LOOK = { columns: 200, paint: (_: unknown, text: string) => text } as Parameters<typeof comparisonLines>[1];

/** In the same order at each call. */
async function measured(arms: string, options: Record<string, string> = {}): Promise<string> {
  const directory = path.join(temporaryDirectory(), 'results');
  const texts = { testbed: 'host', dataset: writeDataset(ROWS), 'results-path': directory, arms, ...options };
  await measureArms(arms, texts, { place: ['a job'] });
  return directory;
}

function edit(directory: string, change: (record: ExperimentRecord) => void): void {
  const file = path.join(directory, 'experiment.json');
  const record = experimentSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  change(record);
  writeFileSync(file, JSON.stringify(record));
}

/** As `agentbench report` does. */
async function reported(...directories: string[]) {
  const { groups, notes, experiment } = await findGroups(directories.map(parseSource));
  return compareRuns(contendersOf(groups), notes, 0, experiment).document;
}

let stopped = '';
let three = '';

beforeAll(async () => {
  stopped = await measured(`base: { agent-command: 'true' }\nhead: { agent-command: '${SOLVES}' }`, { stop: 'known' });
  // Passes one instance of the five; more does not differ from it.
  const some = '[ $AGENTBENCH_INSTANCE_ID = task-1 ] && touch solved || true';
  three = await measured(
    `base: { agent-command: 'true' }\nhead: { agent-command: '${some}' }\nmore: { agent-command: '${some}' }`,
    {
      instances: 'task-[0-4]',
    },
  );
});

test('an instance with a trial without a verdict has no other verdict', async () => {
  const document = await reported(three);
  const names = () => flipsOf(document).map(({ instance_id }) => instance_id);
  expect(names()).toEqual(['task-1']);
  for (const cell of document.instances.flatMap(({ runs }) => runs)) cell!.planned += cell!.passed;
  expect(names()).toEqual([]);
});

test('a mean score that is another one by rounding alone is no other score', async () => {
  const document = await reported(three);
  document.measure = 'score';
  const [first, second] = document.instances;
  // The same three scores in another order.
  [0.1 + 0.2 + 0.3, 0.3 + 0.2 + 0.1, 0.6].map((sum, arm) => (first!.runs[arm]!.score_expected = sum / 3));
  for (const cell of second!.runs) cell!.score_expected = 0;
  second!.runs[1]!.score_expected = 0.01;
  const others = document.instances.slice(2).flatMap(({ runs }) => runs);
  for (const cell of others) cell!.score_expected = 0;
  expect(flipsOf(document)).toEqual([second]);
});

test('the figures of arms are of all their pairs, also beside a run of fewer instances', async () => {
  const alone = await reported(three);
  const few = await measured(`base: { agent-command: 'true' }\nhead: { agent-command: '${SOLVES}' }`, {
    instances: 'task-[02-4]',
  });
  const document = await reported(three, `other=${path.join(few, 'base')}`);
  expect(document.pairs[0]).toEqual(alone.pairs[0]);
  expect(document.pairs[0]).toMatchObject({ pairs: 5, a_better: 0, b_better: 1 });
  expect(document.experiment!.noise).toEqual(alone.experiment!.noise);
  expect(flipsOf(document).map(({ instance_id }) => instance_id)).toEqual(['task-1']);
});

describe('a stopped experiment', () => {
  test('is compared by its own evidence, the control first', async () => {
    const document = await reported(stopped);
    expect(comparisonSchema.parse(JSON.parse([...comparisonParts(document)].join('')))).toEqual(document);
    expect(document.runs.map(({ name, figure, rank }) => [name, figure, rank])).toEqual([
      ['base', 0, 2],
      ['head', 1, 1],
    ]);
    expect(document.pairs).toMatchObject([
      { a: 0, b: 1, verdict: 'b is better', method: 'e-process', difference: 1, pairs: 8, a_better: 0, b_better: 8 },
    ]);
    const { p, interval } = document.pairs[0]!;
    const { record } = (await findGroups([parseSource(stopped)])).experiment!;
    expect({ p, interval }).toEqual({ p: record.comparisons[0]!.p, interval: record.comparisons[0]!.interval });
    // Its measure is that of its record, whatever a report says.
    const { groups } = await findGroups([parseSource(stopped)], 'score');
    expect(groups.flatMap(({ runs }) => runs.map(({ run }) => run.settings.measure))).toEqual([undefined, undefined]);
    expect(document.experiment!.answers).toEqual([
      expect.stringMatching(
        /^head is better than base by 100\.0 points \(95% interval \+[\d.]+ to \+100\.0\); e-value 28\.4, p = 0\.035, 8 of 16 pairs$/,
      ),
      'stopped after 8 pairs, since the answer was known: 16 trials not run',
    ]);
    expect(document.experiment!.noise).toEqual([]);
    expect(document.instances).toHaveLength(8);
  });

  test('says the same in a terminal, in Markdown, CSV and LaTeX', async () => {
    const document = await reported(stopped);
    const [answer, saved] = document.experiment!.answers as [string, string];
    expect(comparisonLines(document, LOOK)).toEqual(expect.arrayContaining([`- ${answer}`, `- ${saved}`]));
    const summary = renderComparisonSummary(document);
    expect(summary).toContain('head is better than base by 100.0 points');
    expect(summary).toContain('| base (control) | 0.0% |');
    expect(summary).toContain('| 8 of 16 | agent-command |');
    expect([...pairwiseCsv(document)].join('')).toMatch(/base,head,b is better,1,.*,e-process,8,0,0,8/);
    expect([...leaderboardCsv(document)].join('')).toMatch(/\n1,head,/);
    expect(pairwiseTex(document)).toContain('head & base & $+$100.0');
  });

  test('is not tested as a run of a fixed size: not against other runs, not by its arms alone', async () => {
    const document = await reported(stopped, `other=${path.join(three, 'base')}`).catch(
      (error: Error) => error.message,
    );
    expect(document).toMatchObject({
      pairs: [
        { method: 'e-process' },
        {
          verdict: 'not comparable',
          p: null,
          reasons: expect.arrayContaining([expect.stringContaining('base was stopped by its results')]),
        },
        { verdict: 'not comparable', p: null },
      ],
    });
    const alone = await reported(`one=${path.join(stopped, 'base')}`, `two=${path.join(stopped, 'head')}`);
    expect(alone.pairs).toMatchObject([{ verdict: 'not comparable', p: null, method: null }]);
    const baseline = await loadBaselineDirectory(path.join(stopped, 'base'));
    const { suite } = await loadBaselineDirectory(path.join(stopped, 'head'));
    const why = 'was stopped by its results, and no test of a fixed number of pairs is valid on it';
    expect(compareWithBaseline(suite, baseline.suite, baseline.origin, 0)).toMatchObject({
      verdict: 'not comparable',
      p: null,
      reasons: [`the baseline ${why}`, `this run ${why}`],
    });
    expect(noiseOf(baseline.suite, suite).notes).toContain(`the first ${why}`);
  });
});

test('arms within noise: what could have been seen, and arms that no test is about', async () => {
  const document = await reported(three);
  expect(document.pairs.map(({ a, b, verdict, method }) => [a, b, verdict, method])).toEqual([
    [0, 1, 'within noise', 'mcnemar'],
    [0, 2, 'within noise', 'mcnemar'],
    [1, 2, 'not comparable', null],
  ]);
  expect(document.pairs[2]!.reasons).toEqual(['an experiment tests each arm against its control only']);
  // Of the two first-ranked arms nothing is tested, and base is not behind either.
  expect(document.runs.map(({ level_with_best }) => level_with_best)).toEqual([true, true, true]);
  expect(document.experiment!.noise).toEqual([
    'head: a test of 5 pairs is too small to see any difference with 80% power at the level 2.5% (success rate 0%); 20.0 points take 44 instances',
    'more: a test of 5 pairs is too small to see any difference with 80% power at the level 2.5% (success rate 0%); 20.0 points take 44 instances',
  ]);
});

test('of several arms, one may have its answer when nothing left could settle the others', async () => {
  const [first, second] = (await reported(three)).experiment!.comparisons;
  const end = { pairs: 5, message: '', settled: false, trials: 8, cost_usd: null };
  const comparisons = [
    { ...first!, answer: 'better' as const },
    { ...second!, answer: 'cannot be settled' as const },
  ];
  expect(savedWords({ stopped: end, comparisons })).toBe(
    'stopped after 5 pairs, since nothing left could settle the open answers: 8 trials not run',
  );
});

test('an experiment whose last pair left it open does not tell of remaining trials', async () => {
  const { record } = (await findGroups([parseSource(three)])).experiment!;
  const comparisons = record.comparisons.map((one) => ({ ...one, answer: 'cannot be settled' as const }));
  expect(answerLines({ ...record, comparisons })[0]).toMatch(
    /told from noise: \+20\.0 points .*; nothing left could have settled it; .*, 5 of 5 pairs$/,
  );
});

test('of scores, what could have been seen is told at the level of each arm', () => {
  const pairs = [0.1, -0.2, 0.2, 0, -0.1, 0.1, 0, 0.1].map((difference, at) => ({
    ...{ id: `i-${at}`, before: [0.5], now: [0.5 + difference] },
  }));
  const about = { arm: 'head', method: 'permutation', pairs: 8, left_out: 0, e_value: null } as const;
  const found = { ...about, difference: 0.025, interval: null, p: 0.7, p_adjusted: 1, answer: null, looks: [] };
  expect(sensitivityLine(found, pairs, { measure: 'score', order: [], comparisons: [found, found] })).toMatch(
    /^a test of 8 pairs sees differences from \d\d\.\d points on with 80% power at the level 2\.5% \(score 50%, /,
  );
});

test('an interval without 0 is not told where no difference can be', () => {
  const about = {
    arm: 'head',
    difference: 0.6,
    method: 'permutation',
    pairs: 3,
    left_out: 0,
    e_value: 3,
    p: 0.25,
  } as const;
  const found = { ...about, p_adjusted: 0.25, looks: [], answer: null };
  const words = (low: number) => verdictWords({ ...found, interval: { low, high: 0.8 } }, 'base');
  const open = 'no difference between head and base can be told from noise: +60.0 points';
  expect([words(0.5), words(-0.1)]).toEqual([open, `${open} (95% interval −10.0 to +80.0)`]);
});

test('an answer whose difference has gone since then is one of the past', () => {
  const about = { arm: 'head', answer: 'better', method: 'e-process', pairs: 20, left_out: 0, interval: null } as const;
  const words = (difference: number) =>
    verdictWords({ ...about, difference, e_value: 9, p: 0.04, p_adjusted: 0.04, looks: [] }, 'base');
  expect(words(0.25)).toBe('head is better than base by 25.0 points');
  for (const gone of [0, 1e-17])
    expect(words(gone)).toBe(
      'head was better than base when the answer was known; the difference of all measured pairs is 0.0 points',
    );
});

test('an experiment without the run of one of its two arms names it', async () => {
  const directory = path.join(temporaryDirectory(), 'broken');
  cpSync(stopped, directory, { recursive: true });
  rmSync(path.join(directory, 'head/run.json'));
  await expect(compareExperiment(directory)).rejects.toThrow(
    `results: the experiment in ${directory} has no run of its arm head`,
  );
});

test('repeated trials tell the noise floor', async () => {
  // Passes every other trial of each instance.
  const flips = '[ $AGENTBENCH_TRIAL = 2 ] || touch solved';
  const document = await reported(
    await measured(`base: { agent-command: '${flips}' }\nhead: { agent-command: '${flips}; true' }`, {
      instances: 'task-?',
      trials: '2',
      parallel: '2',
    }),
  );
  // 1.96 × √(2 × 0.5 ÷ 2 trials ÷ 10 instances)
  expect(document.experiment!.noise[0]).toBe(
    'noise floor: two measurements of base differ by no more than 43.8 points in 95% of the cases, as its repeated trials do',
  );
});

describe('an experiment over several jobs', () => {
  /** The same experiment on the instances of another job. */
  function secondJob(change: (record: ExperimentRecord) => void = () => {}): string {
    const parent = temporaryDirectory();
    for (const job of ['one', 'two']) cpSync(stopped, path.join(parent, job), { recursive: true });
    const rename = (text: string) => text.replaceAll('task-', 'more-');
    for (const arm of ['base', 'head']) {
      const directory = path.join(parent, 'two', arm);
      const run = path.join(directory, 'run.json');
      writeFileSync(run, rename(readFileSync(run, 'utf8')));
      for (const { instance_id: id } of ROWS) {
        const from = path.join(directory, id);
        try {
          const result = path.join(from, 'trial-1/result.json');
          writeFileSync(result, rename(readFileSync(result, 'utf8')));
          renameSync(from, path.join(directory, rename(id)));
        } catch {
          // It was not run.
        }
      }
    }
    const file = path.join(parent, 'two/experiment.json');
    writeFileSync(file, rename(readFileSync(file, 'utf8')));
    edit(path.join(parent, 'two'), (record) => {
      record.seed = 7;
      record.started_at = new Date(Date.parse(record.started_at) + 1000).toISOString();
      change(record);
    });
    return parent;
  }

  test('is one, with the evidence of all pairs: those of the first job first', async () => {
    const both = secondJob();
    edit(path.join(both, 'two'), (record) => {
      record.arms[0]!.reused = { trials: 3, oldest: '2026-01-02T00:00:00.000Z', newest: '2026-01-03T00:00:00.000Z' };
      record.arms[1]!.skills = { trials: 8, opened: 5 };
    });
    edit(path.join(both, 'one'), (record) => {
      record.arms[1]!.skills = { trials: 7, opened: 2 };
    });
    const { experiment } = await findGroups([parseSource(both)]);
    const [first] = experimentSchema.parse(
      JSON.parse(readFileSync(path.join(stopped, 'experiment.json'), 'utf8')),
    ).comparisons;
    expect(experiment!.record.comparisons[0]).toMatchObject({
      answer: 'better',
      pairs: 16,
      left_out: 0,
      difference: 1,
    });
    expect(experiment!.record.comparisons[0]!.looks.slice(0, 8)).toEqual(first!.looks);
    expect(experiment!.record.arms.map(({ planned, measured: done, stopped: left }) => [planned, done, left])).toEqual([
      [32, 16, 16],
      [32, 16, 16],
    ]);
    expect(experiment!.seeds).toHaveLength(2);
    const { runs, experiment: told } = await reported(both);
    expect(runs.map(({ totals }) => totals.planned)).toEqual([16, 16]);
    expect(told!.stopped).toMatchObject({ pairs: 16, settled: true, trials: 32 });
    const skills = 'head: a skill was opened in 7 of 15 trials';
    const reused = '3 of 16 trials of base are from earlier results, measured 2026-01-02 to 2026-01-03';
    expect(told!.answers.slice(-2)).toEqual([skills, reused]);
    const { document } = await compareExperiment(both);
    const about = { runUrl: null, artifactUrl: null, suite: null, gate: { passed: true, reasons: [] } };
    const comment = renderExperimentComment({ document, ...about }, 'Skills');
    expect(comment).toContain(`\n- ${skills.replace(':', '&#58;')}\n- ${reused}\n`);
  });

  test('of a matrix: in the order of their indexes; a later one counts after all before it have ended', async () => {
    const both = secondJob();
    const setJob = (name: string, index: number) =>
      edit(path.join(both, name), (record) => {
        record.job = { index, total: 3 };
      });
    setJob('one', 1);
    setJob('two', 0);
    // Pairs that were counted last, such as those of trials in error, count in their place.
    let drawn: string[] = [];
    edit(path.join(both, 'two'), ({ comparisons }) => {
      const { looks } = comparisons[0]!;
      drawn = looks.map(({ instance_id: id }) => id!);
      looks.reverse();
    });
    const { experiment } = await findGroups([parseSource(both)]);
    const { looks } = experiment!.record.comparisons[0]!;
    expect(looks.slice(0, 8).map(({ instance_id: id }) => id)).toEqual(drawn);
    expect(looks[8]!.instance_id).toMatch(/^task-/);
    expect(experiment!.record).not.toHaveProperty('job');

    const own = (index: number) => ({ ...experiment!.record, order: [], job: { index, total: 3 } });
    const parts = async () => experimentParts((await loadRuns([both])).runs).parts;
    expect(differencesOfEarlier(await parts(), own(2))!.get('head')).toHaveLength(16);
    expect(differencesOfEarlier(await parts(), own(1))!.get('head')).toHaveLength(8);
    expect(differencesOfEarlier((await parts()).slice(0, 1), own(2))).toBeNull();
    edit(path.join(both, 'two'), (record) => {
      record.finished_at = null;
    });
    expect(differencesOfEarlier(await parts(), own(2))).toBeNull();
  });

  test('of which one was ended early: each counts up to the first pair that was not measured, as by itself', async () => {
    const both = secondJob();
    const two = path.join(both, 'two');
    const { order } = experimentSchema.parse(JSON.parse(readFileSync(path.join(two, 'experiment.json'), 'utf8')));
    const [, , lost, broken] = order.map(({ instance_id: id }) => id);
    const file = path.join(two, 'head/run.json');
    const run = JSON.parse(readFileSync(file, 'utf8'));
    const setStatus = (id: string, values: Record<string, unknown>) =>
      Object.assign(
        run.planned.find(({ instance_id }: { instance_id: string }) => instance_id === id),
        { result: null, digest: undefined, ...values },
      );
    const ended = { kind: 'interrupted', stage: 'agent', message: 'SIGINT' };
    setStatus(lost!, { status: 'not_run', error: ended });
    writeFileSync(file, JSON.stringify(run));
    rmSync(path.join(two, 'head', lost!), { recursive: true });
    const found = async () => (await findGroups([parseSource(both)])).experiment!.record.comparisons[0]!;
    expect(await found()).toMatchObject({ pairs: 8 + 2, left_out: 0 });
    // Pairs behind it are measured, and count nowhere.
    expect((await reported(both)).pairs).toMatchObject([{ pairs: 8 + 2, a_better: 0, b_better: 8 + 2 }]);
    // A trial in error is left out, also beside one that was not run.
    setStatus(lost!, { status: 'error', error: { ...ended, kind: 'agent_error' } });
    setStatus(broken!, { status: 'not_run', error: ended });
    writeFileSync(file, JSON.stringify(run));
    rmSync(path.join(two, 'head', broken!), { recursive: true });
    expect(await found()).toMatchObject({ pairs: 8 + 2, left_out: 1 });
  });

  test('of which the second try of one in error was interrupted: it is left out, as by its own job', async () => {
    const both = secondJob();
    const two = path.join(both, 'two');
    const { order } = experimentSchema.parse(JSON.parse(readFileSync(path.join(two, 'experiment.json'), 'utf8')));
    const again = order[1]!.instance_id;
    const file = path.join(two, 'head/run.json');
    const run = JSON.parse(readFileSync(file, 'utf8'));
    Object.assign(
      run.planned.find(({ instance_id }: { instance_id: string }) => instance_id === again),
      { status: 'not_run', error: { kind: 'interrupted', stage: 'agent', message: 'SIGINT' }, result: null },
      { digest: undefined },
    );
    writeFileSync(file, JSON.stringify(run));
    rmSync(path.join(two, 'head', again), { recursive: true });
    edit(two, (record) => {
      const [comparison] = record.comparisons;
      comparison!.looks = comparison!.looks.filter(({ instance_id: id }) => id !== again);
    });
    const { experiment } = await findGroups([parseSource(both)]);
    expect(experiment!.record.comparisons[0]).toMatchObject({ answer: 'better', pairs: 8 + 7, left_out: 1 });
  });

  test('of which one left no results: its trials were not run, if the matrix is known', async () => {
    const { runs, notes } = await loadRuns([stopped]);
    const lost = { name: 'lost', instances: 'more-1,more-2', shard: '2/2' };
    const first = { name: 'first', instances: ROWS.map(({ instance_id: id }) => id).join(','), shard: '1/2' };
    const comparison = compareArms(runs, notes, { include: [first, lost] });
    const { experiment, runs: told } = comparison.document;
    expect(experiment.arms.map(({ planned, measured: done }) => [planned, done])).toEqual([
      [18, 8],
      [18, 8],
    ]);
    expect(told.map(({ totals }) => [totals.planned, totals.not_run])).toEqual([
      [10, 2],
      [10, 2],
    ]);
    expect(experiment.answers[0]).toContain('8 of 18 pairs');
    expect(exitCodeOfReport(comparison, { 'fail-on': 'error' })).toBe(3);
    // Whoever writes the record does not decide how many there are.
    const hostile = path.join(temporaryDirectory(), 'hostile');
    cpSync(stopped, hostile, { recursive: true });
    edit(hostile, (record) => {
      record.trials = 10_000_000;
    });
    const { runs: others } = await loadRuns([hostile]);
    expect(() => compareArms(others, notes, { include: [first, lost] })).toThrow(
      '179,999,984 trials of the matrix have no result in any arm; at most 100,000 such trials can be reported',
    );
  });

  test('of which others have not ended can still be settled', async () => {
    const both = temporaryDirectory();
    const dataset = writeDataset(ROWS);
    const arms = `base: { agent-command: 'true' }\nhead: { agent-command: 'false || true' }`;
    for (const [index, name] of ['one', 'two'].entries()) {
      const texts = { testbed: 'host', dataset, arms, stop: 'known', instances: `task-${index}` };
      await measureArms(arms, { ...texts, 'results-path': path.join(both, name) }, { job: { index, total: 3 } });
    }
    const answer = async () => (await compareExperiment(both)).document.experiment.comparisons[0]!.answer;
    expect(await answer()).toBeNull();
    for (const [index, name] of ['one', 'two'].entries())
      edit(path.join(both, name), (record) => {
        record.job = { index, total: 2 };
      });
    expect(await answer()).toBe('cannot be settled');
  });

  test('of which one begins nothing, since earlier ones know the answer', async () => {
    const both = temporaryDirectory();
    const directory = path.join(both, 'two');
    const arms = `base: { agent-command: '${COSTS}' }\nhead: { agent-command: '${COSTS}; ${SOLVES}' }`;
    const texts = { testbed: 'host', dataset: writeDataset(ROWS), arms, stop: 'known' };
    const wins = Array.from({ length: 8 }, () => 1);
    const job = { job: { index: 1, total: 2 }, earlierJobs: async () => new Map([['head', wins]]) };
    const second = { ...texts, instances: 'all,!task-0', 'results-path': directory };
    const { record } = await measureArms(arms, second, job);
    expect(record.arms.map(({ stopped: left, cost_usd }) => [left, cost_usd])).toEqual([
      [15, null],
      [15, null],
    ]);
    const first = { ...texts, instances: 'task-0', 'results-path': path.join(both, 'one') };
    await measureArms(arms, first, { job: { index: 0, total: 2 } });
    const whole = (await compareExperiment(both)).document.experiment!;
    expect(whole.arms.map(({ cost_usd }) => cost_usd)).toEqual([0.5, 0.5]);
    const { document } = await compareExperiment(directory);
    expect(document.runs.map(({ figure, interval, totals }) => [figure, interval, totals.planned])).toEqual([
      [null, null, 0],
      [null, null, 0],
    ]);
    const about = { runUrl: null, artifactUrl: null, suite: null, gate: { passed: true, reasons: [] } };
    const comment = renderExperimentComment({ document, ...about }, 'Skills');
    expect(comment).toContain('head and base cannot be compared');
    expect(comment).toContain('0 of 15 pairs measured · stopped after 0 pairs, since the answer was known');
  });

  test('of which one was stopped before its first verdict: its trials would have cost the mean of the others', async () => {
    const both = secondJob((record) => {
      for (const arm of record.arms) Object.assign(arm, { measured: 0, stopped: 16, cost_usd: 0 });
      record.stopped = { ...record.stopped!, trials: 32, cost_usd: null };
    });
    edit(path.join(both, 'one'), ({ arms, stopped: end }) => {
      for (const arm of arms) arm.cost_usd = 4;
      end!.cost_usd = 8;
    });
    // 24 trials of each arm at $0.50.
    expect((await reported(both)).experiment!.stopped).toMatchObject({ trials: 48, cost_usd: 24 });
    // With the cost of a trial in error in it, that of an arm tells no mean.
    edit(path.join(both, 'one'), ({ arms: [, head] }) => {
      head!.measured -= 1;
    });
    expect((await reported(both)).experiment!.stopped).toMatchObject({ trials: 48, cost_usd: null });
  });

  test('of which each was stopped since nothing left could settle it, says so, whatever all pairs say', async () => {
    const both = secondJob(({ stopped: end }) => {
      end!.settled = false;
    });
    // An older record.
    edit(path.join(both, 'one'), (record) => {
      delete record.stopped!.settled;
      record.comparisons[0]!.answer = 'cannot be settled';
    });
    const { answers, comparisons, stopped: end } = (await reported(both)).experiment!;
    expect([comparisons[0]!.answer, end!.settled]).toEqual(['better', false]);
    expect(answers).toContain('stopped after 16 pairs, since nothing left could settle it: 32 trials not run');
  });

  test('of which a later attempt does not count that was ended before it had measured more', async () => {
    const both = temporaryDirectory();
    for (const name of ['first', 'second']) cpSync(stopped, path.join(both, name), { recursive: true });
    edit(path.join(both, 'second'), (record) => {
      record.interrupted = 'killed';
    });
    for (const arm of ['base', 'head']) {
      const file = path.join(both, 'second', arm, 'run.json');
      writeFileSync(file, readFileSync(file, 'utf8').replace(/("started_at": ")\d+/, '$12999'));
    }
    const found = async () => (await findGroups([parseSource(both)])).experiment!.record.interrupted;
    expect(await found()).toBeNull();
    edit(path.join(both, 'first'), (record) => {
      record.interrupted = 'SIGINT';
    });
    expect(await found()).toBe('killed');
  });

  test('of which an earlier attempt does not count', async () => {
    const both = secondJob();
    cpSync(path.join(both, 'two'), path.join(both, 'two-attempt-1'), { recursive: true });
    const lost = path.join(both, 'two-attempt-1/base');
    for (const id of readdirSync(lost)) if (id.startsWith('more-')) rmSync(path.join(lost, id), { recursive: true });
    const { record, seeds } = (await findGroups([parseSource(both)])).experiment!;
    expect([seeds.length, record.comparisons[0]!.pairs]).toEqual([2, 16]);
  });

  test.each(['attempt-1', 'two-attempt-1'])(
    'of which the later attempt counts, if it measured no more (%s)',
    async (name) => {
      const both = secondJob();
      const earlier = path.join(both, name);
      cpSync(path.join(both, 'two'), earlier, { recursive: true });
      edit(earlier, (record) => {
        record.interrupted = 'SIGINT';
      });
      for (const arm of ['base', 'head']) {
        const file = path.join(earlier, arm, 'run.json');
        const run = JSON.parse(readFileSync(file, 'utf8'));
        writeFileSync(file, JSON.stringify({ ...run, started_at: '2026-01-02T00:00:00.000Z', interrupted: 'SIGINT' }));
      }
      const { experiment } = await findGroups([parseSource(both)]);
      expect(experiment!.record.interrupted).toBeNull();
      expect(experiment!.arms.flat().map(({ run }) => run.interrupted)).toEqual([null, null, null, null]);
    },
  );

  test('of which a later attempt of the same workflow run began anew: one counts; calls of one attempt are two', async () => {
    const both = temporaryDirectory();
    const edited = (name: string, run_attempt: number) => {
      cpSync(stopped, path.join(both, name), { recursive: true });
      edit(path.join(both, name), (record) => {
        record.started_at = `2026-01-0${run_attempt}T00:00:00.000Z`;
        record.github = { ...PLACE, run_attempt };
      });
    };
    edited('attempt-1', 1);
    edited('attempt-2', 2);
    const { experiment } = await findGroups([parseSource(both)]);
    expect(experiment!.seeds).toHaveLength(1);
    expect(experiment!.record.comparisons[0]!.pairs).toBe(8);
    edit(path.join(both, 'attempt-2'), (record) => {
      record.github!.run_attempt = 1;
    });
    await expect(findGroups([parseSource(both)])).rejects.toThrow('hold two experiments on the same instances');
    // Forgejo does not tell the attempt.
    for (const name of ['attempt-1', 'attempt-2'])
      edit(path.join(both, name), (record) => {
        record.github!.run_attempt = 0;
      });
    expect((await findGroups([parseSource(both)])).experiment!.seeds).toHaveLength(1);
  });

  test('of an attempt that planned fewer jobs: those of the earlier plan do not count', async () => {
    const both = secondJob((record) => {
      record.github = { ...PLACE, run_attempt: 1 };
      record.job = { index: 1, total: 2 };
    });
    cpSync(path.join(both, 'two'), path.join(both, 'all'), { recursive: true });
    edit(path.join(both, 'all'), (record) => {
      record.seed += 1;
      record.github!.run_attempt = 2;
      delete record.job;
    });
    rmSync(path.join(both, 'one'), { recursive: true });
    const { experiment } = await findGroups([parseSource(both)]);
    expect([experiment!.seeds.length, experiment!.record.github!.run_attempt]).toEqual([1, 2]);
    // A part of another workflow run is no earlier plan.
    edit(path.join(both, 'two'), (record) => {
      record.github!.run_id = '8';
    });
    await expect(findGroups([parseSource(both)])).rejects.toThrow('hold two experiments on the same instances');
  });

  test.each([
    [
      'tolerance',
      (record: ExperimentRecord) => (record.tolerance = 0.5),
      /hold different experiments.*tolerance: 0 and 0\.5/,
    ],
    ['stop', (record: ExperimentRecord) => (record.stop = 'never'), /stop: known and never/],
  ])('is refused if they differ in %s', async (_, change, message) => {
    await expect(findGroups([parseSource(secondJob((record) => void change(record)))])).rejects.toThrow(message);
  });

  test('is refused if both measured the same instances', async () => {
    const parent = temporaryDirectory();
    for (const job of ['one', 'two']) cpSync(stopped, path.join(parent, job), { recursive: true });
    edit(path.join(parent, 'two'), (record) => {
      record.seed += 1;
    });
    await expect(findGroups([parseSource(parent)])).rejects.toThrow('hold two experiments on the same instances');
  });
});

describe('a directory that cannot be read as an experiment', () => {
  test.each([
    [
      'broken JSON',
      (directory: string) => writeFileSync(path.join(directory, 'experiment.json'), '{'),
      'cannot be read',
    ],
    [
      'another arm',
      (directory: string) => edit(directory, (record) => (record.arms[1]!.name = '__proto__')),
      'are not those of its arms',
    ],
    [
      'a comparison too few',
      (directory: string) => edit(directory, (record) => void record.comparisons.pop()),
      'are not those of its arms',
    ],
    [
      'an arm twice',
      (directory: string) =>
        edit(directory, (record) => {
          record.arms.push(record.arms[1]!);
          record.comparisons.push(record.comparisons[0]!);
        }),
      'are not those of its arms',
    ],
    [
      'no arms',
      (directory: string) => edit(directory, (record) => void Object.assign(record, { arms: [], comparisons: [] })),
      'are not those of its arms',
    ],
    [
      'an arm elsewhere',
      (directory: string) =>
        edit(directory, (record) => {
          record.arms.push({ ...record.arms[1]!, name: '../x' });
          record.comparisons.push({ ...record.comparisons[0]!, arm: '../x' });
        }),
      'its arm ../x names no directory beside it',
    ],
    [
      'a missing run',
      (directory: string) =>
        edit(directory, (record) => {
          record.arms.push({ ...record.arms[1]!, name: 'x' });
          record.comparisons.push({ ...record.comparisons[0]!, arm: 'x' });
        }),
      'has no run of its arm x',
    ],
  ])('%s', async (_, damage, message) => {
    const directory = path.join(temporaryDirectory(), 'copy');
    cpSync(stopped, directory, { recursive: true });
    damage(directory);
    await expect(compareExperiment(directory)).rejects.toThrow(message);
  });

  test('a name for an experiment is refused', async () => {
    await expect(findGroups([parseSource(`mine=${stopped}`)])).rejects.toThrow('"mine" holds an experiment');
    await expect(reported(stopped, `head=${path.join(three, 'base')}`)).rejects.toThrow('"head" is an arm');
  });
});

describe('the comment', () => {
  test('tells why trials of an arm could not be measured', async () => {
    const { document } = await compareExperiment(stopped);
    const failing = ['a', 'b'].map((id) => ({ id, status: 'error' as const, result: broken('no route to the host') }));
    const late = { kind: 'max_duration', message: 'max-duration of 3.0 s is used up; raise it' };
    const left = { id: 'a', status: 'not_run' as const, without: late };
    const gate = { 'fail-on': 'never' as const, 'min-success-rate': undefined, 'min-score': undefined };
    const links = { runUrl: null, artifactUrl: null, suite: null };
    const gone = ['one', 'two', 'three'].map((job) => ({ kind: 'missing', message: `no result of ${job}` }));
    const lost = gone.flatMap((without) =>
      ['c', 'd', 'e'].map((id) => ({ id: `${id}-${without.message.slice(-3)}`, status: 'not_run' as const, without })),
    );
    const reports = [aReport([left]), aReport([...failing, ...lost])];
    const report = experimentReport({ document, reports }, gate, links);
    const comment = renderExperimentComment(report, 'Mine');
    expect(comment).toContain(
      '\n- base&#58; max-duration of 3.0 s is used up; raise it &#40;1 trial&#41;\n- head&#58; no route to the host &#40;2 trials&#41;\n',
    );
    expect(comment.match(/ no result of /g)).toHaveLength(2);
  });

  const HOSTILE = '</details><script>x</script> @octocat [a](javascript:x) `|` ::error::\n# no';

  test('begins with the answer, and nothing in it is markup', async () => {
    const { document } = await compareExperiment(stopped);
    const experiment = document.experiment!;
    const hostile = structuredClone({ ...document, experiment });
    hostile.experiment.arms[1]!.name = HOSTILE;
    hostile.experiment.verdicts = [`${HOSTILE} is better`];
    for (const instance of hostile.instances) instance.instance_id = `${HOSTILE} ${instance.instance_id}`.repeat(20);
    const links = { runUrl: 'https://example.org/run', artifactUrl: null, suite: HOSTILE };
    const gate = { passed: false, reasons: [HOSTILE] };
    const text = renderExperimentComment({ document: hostile, gate, ...links }, 'Benchmark');
    expect(text.length).toBeLessThan(60_000);
    expect(text).not.toMatch(/<script|<\/details>|[^\\]\[a\]|^# no|^::error/m);
    expect(text).not.toContain('@octocat');
    const reasons = Array.from({ length: 20 }, (_, index) => `${index}${'_'.repeat(600)}`);
    hostile.experiment.verdicts = Array.from({ length: 7 }, () => '_'.repeat(300));
    const long = renderExperimentComment(
      { document: hostile, gate: { passed: false, reasons }, ...links },
      'Benchmark',
    );
    expect(long.length).toBeLessThan(60_000);
    expect(long).toMatch(/^\| base \(control[\s\S]*\[workflow run\]\(https:\/\/example\.org\/run\)/m);
    const plain = renderExperimentComment(
      { document: { ...document, experiment }, gate: { passed: true, reasons: [] }, ...links, suite: 'Mine' },
      'Benchmark',
    );
    const lines = plain.split('\n').filter((line) => line !== '');
    expect(lines[2]).toMatch(
      /^## 🟢 Mine: head is better than base by 100\.0 points &#40;95% interval &#43;[\d.]+ to &#43;100\.0&#41;$/,
    );
    expect(lines[3]).toMatch(/^8 of 16 pairs measured · stopped after 8 pairs, .*16 trials not run$/);
    expect(plain).toContain('**8 instances with another verdict**');
    expect(plain).toMatch(/\| task-\d+ \| ❌ \| ✅ \|/);
  });
});
