import { describe, expect, test } from 'vitest';
import { changeSince } from '../../src/report/baseline.ts';
import { compareWithBaseline } from '../../src/report/compare.ts';
import { describeSuite } from '../../src/report/describe.ts';
import { intervalOf } from '../../src/report/figures.ts';
import { byMeasure } from '../../src/report/load.ts';
import { begunPart, mergeRuns, suiteOf } from '../../src/report/merge.ts';
import type { Status } from '../../src/results/fields.ts';
import type { RunRecord } from '../../src/results/records.ts';
import { identitySchema, type RunIdentity } from '../../src/results/run-identity.ts';
import { clusteredInterval } from '../../src/statistics/clustered.ts';
import { aReport, type SampleTrial } from './sample.ts';

/** A run of these verdicts (p, f, e, n), named i-1, i-2, … */
function aRun(letters: string, about: Partial<RunRecord> = {}, first = 1) {
  const statuses: Record<string, Status> = { p: 'passed', f: 'failed', e: 'error', n: 'not_run' };
  const trials = [...letters].map((letter, index): SampleTrial => {
    const status = statuses[letter]!;
    return {
      id: `i-${index + first}`,
      status,
      ...(status === 'not_run' ? { without: true as const } : {}),
      ...(status === 'error' ? { result: { error: { stage: 'prepare', kind: 'git', message: 'no' } } } : {}),
    };
  });
  const { run, results } = aReport(trials, about);
  return { run, results };
}

const PLACE = {
  ...{ repository: 'octo/demo', workflow: 'Bench', job: 'bench', run_id: '1', sha: 'a', head_sha: null },
  ...{ ref: 'refs/heads/main', event: 'push', pull_request: null },
};
const LATER = { started_at: '2026-11-21T13:00:00.000Z', finished_at: '2026-11-21T13:30:00.000Z' };
const matrixOf = (...cells: string[]) => ({
  matrix: {
    include: cells.map((instances, index) => ({
      name: `job ${index + 1}`,
      instances,
      shard: `${index + 1}/${cells.length}`,
    })),
  },
  trials: 1,
});
const verdicts = ({ run }: { run: RunRecord }) =>
  run.planned.map(({ instance_id, status }) => `${instance_id} ${status}`);

describe('runs of one suite', () => {
  test('shards are one suite, in the order of the plan', () => {
    const suite = mergeRuns([aRun('pf', {}, 3), aRun('pp')], matrixOf('i-1,i-2', 'i-3,i-4'));
    expect(verdicts(suite)).toEqual(['i-1 passed', 'i-2 passed', 'i-3 passed', 'i-4 failed']);
    const byHand = mergeRuns([aRun('pp')], matrixOf('i-1, i-2'));
    expect(verdicts(byHand), 'spaces are of no id, as where the job selects them').toEqual([
      'i-1 passed',
      'i-2 passed',
    ]);
    expect(suite.results).toHaveLength(4);
    expect(suite.run.totals).toMatchObject({ planned: 4, passed: 3, failed: 1, not_run: 0 });
    expect(suite.notes).toEqual([]);
    const late = mergeRuns([aRun('p', LATER, 9), aRun('pp')], matrixOf('i-1,i-2'));
    expect(verdicts(late), 'a trial outside the matrix is not lost').toContain('i-9 passed');
  });

  test('shards that began at the same moment stand in one order, in whichever they are found', () => {
    const runs = [aRun('f', {}, 2), aRun('p')];
    const expected = ['i-1 passed', 'i-2 failed'];
    expect([runs, runs.toReversed()].map((found) => verdicts(mergeRuns(found, null)))).toEqual([expected, expected]);
  });

  test('a later attempt of a workflow run counts, also from a machine whose clock is behind', () => {
    const about = (run_attempt: number) => ({ github: { ...PLACE, run_attempt } });
    const attempts = [
      aRun('fp', { ...about(1), ...LATER }),
      aRun('pf', about(2)),
      aRun('f', { ...about(1), ...LATER }, 3),
    ];
    for (const found of [attempts, attempts.toReversed()]) {
      const suite = mergeRuns(found, null);
      expect(verdicts(suite).sort()).toEqual(['i-1 passed', 'i-2 failed', 'i-3 failed']);
      expect([suite.run.github?.run_attempt, suite.notes]).toEqual([2, []]);
    }
  });

  test('without a run there is a suite only of a matrix, and the notes tell why', () => {
    const none = { runs: [], notes: ['bench-1 could not be read'] };
    const suite = suiteOf(none, matrixOf('i-1'), 'here');
    expect([verdicts(suite), suite.notes]).toEqual([['i-1 not_run'], none.notes]);
    const options = { matrix: undefined, trials: 1 };
    expect(() => suiteOf(none, options, 'here', '; look there')).toThrow(
      /^results: there are none in here: bench-1 could not be read$/,
    );
    expect(() => suiteOf({ ...none, notes: [] }, options, 'here', '; look there')).toThrow(/in here; look there$/);
  });

  test('trials that an experiment did not begin are no part of its suite, and are told of', () => {
    const run = aRun('pnp');
    const error = { stage: 'plan', kind: 'stopped', message: 'the experiment has ended' };
    run.run.planned[1] = { ...run.run.planned[1]!, error };
    const notes = ['1 planned trials were not run: the experiment was stopped'];
    const begun = begunPart({ ...run, directory: 'arm' });
    for (const suite of [mergeRuns([run], null), begun]) {
      expect(verdicts(suite)).toEqual(['i-1 passed', 'i-3 passed']);
      expect(suite).toMatchObject({ results: [run.results[0], run.results[2]], notes });
    }
    expect(mergeRuns([run], null).stopped).toBe(true);
    expect(mergeRuns([aRun('pp')], null)).not.toHaveProperty('stopped');
  });

  test('a machine is that of all its runs, or none', () => {
    const host = { cpu: 'EPYC', cores: 2, memory_bytes: 2 ** 33, start: { load: 0, steal: null }, end: null };
    const other = { ...host, cores: 4 };
    const hostOf = (first: typeof host, second: typeof host) =>
      mergeRuns([aRun('p', { host: first }), aRun('p', { ...LATER, host: second }, 2)], null).run.host;
    expect([hostOf(host, host), hostOf(host, other)]).toEqual([host, undefined]);
  });

  test('a shard that died has as many trials as all others, also where the report does not know their number', () => {
    const run = (trials: number, about: Partial<RunRecord> = {}) => {
      const one = aRun('pp');
      return { ...one, run: { ...one.run, ...about, settings: { ...one.run.settings, trials } } };
    };
    const notRun = (...trials: number[]) =>
      mergeRuns(
        trials.map((number) => run(number, LATER)),
        matrixOf('i-1,i-2', 'i-3'),
      ).run.planned.filter(({ instance_id, status }) => instance_id === 'i-3' && status === 'not_run');
    expect(notRun(3).map(({ trial }) => trial)).toEqual([1, 2, 3]);
    expect(notRun(3, 3)).toHaveLength(3);
    // Of one measurement with another number, and of a record that would take all memory.
    expect(notRun(3, 2)).toHaveLength(1);
    expect(notRun(999_999)).toHaveLength(33_333);
  });

  test('a shard that died leaves a row for each of its trials', () => {
    const suite = mergeRuns([aRun('pp')], { ...matrixOf('i-1,i-2', 'i-3'), trials: 2 });
    expect(verdicts(suite)).toEqual([
      'i-1 passed',
      'i-1 not_run',
      'i-2 passed',
      'i-2 not_run',
      'i-3 not_run',
      'i-3 not_run',
    ]);
    expect(suite.run.planned.at(-1)!.error).toEqual({
      stage: 'plan',
      kind: 'missing',
      message: 'no result of the job "job 2" was found for this trial',
    });
  });

  test('shards that died are reasons of their own, each with its name', () => {
    const suite = mergeRuns([aRun('p')], matrixOf('i-1', 'i-2,i-3', 'i-4'));
    const gate = { tolerance: 0, 'fail-on': 'never', 'min-success-rate': undefined, 'min-score': undefined } as const;
    expect(describeSuite(suite, null, gate).reasons.map(({ text, trials }) => [trials.length, text])).toEqual([
      [2, 'no result of the job "job 2" was found for this trial'],
      [1, 'no result of the job "job 3" was found for this trial'],
    ]);
  });

  test('what a re-run took over is where it was measured, and where its logs are', () => {
    const measured = { ...aRun('pe'), directory: 'attempt-1' };
    const again = aRun('pp', LATER);
    // Its first trial is the same, its second was measured anew.
    again.results[1] = {
      ...again.results[1]!,
      began: Date.parse(LATER.started_at),
      ended: Date.parse(LATER.finished_at),
    };
    const { results, directories, directory } = mergeRuns([{ ...again, directory: 'attempt-2' }, measured], null);
    expect(directory).toBe('attempt-2');
    expect(results.map((result) => directories!.get(result!))).toEqual(['attempt-1', 'attempt-2']);
  });

  test('test plans have the interval of their scores, of which one tells nothing', () => {
    const intervalFor = (...scores: number[]) => {
      const { run } = aRun('f'.repeat(scores.length));
      const planned = run.planned.map((entry, index) => ({ ...entry, score_expected: scores[index]! }));
      return intervalOf({ run: { ...run, settings: { ...run.settings, mode: 'dev' }, planned } });
    };
    expect(intervalFor(0.4)).toBeNull();
    expect(intervalFor(0.4, 0.8, 0.9)).toEqual(clusteredInterval([[0.4], [0.8], [0.9]], {}));
    expect(intervalOf(aRun('f'))).toMatchObject({ low: 0 });
  });

  test('an instance in several jobs of a matrix is planned once', () => {
    const suite = mergeRuns([aRun('p')], matrixOf('i-1,i-2', 'i-2,i-1'));
    expect(verdicts(suite)).toEqual(['i-1 passed', 'i-2 not_run']);
    expect(suite.run.totals).toMatchObject({ planned: 2, passed: 1, not_run: 1 });
  });

  test('nothing but a plan is a suite of which nothing was measured', () => {
    const suite = mergeRuns([], matrixOf('i-1'));
    expect(verdicts(suite)).toEqual(['i-1 not_run']);
    expect(intervalOf(suite)).toBeNull();
  });

  test.each<[string, string, string, string]>([
    // First attempt, second attempt, what counts.
    ['a later verdict replaces an earlier one', 'f', 'p', 'i-1 passed'],
    ['an error is replaced by a verdict', 'e', 'f', 'i-1 failed'],
    ['a verdict is not replaced by an error', 'p', 'e', 'i-1 passed'],
    ['nor by nothing', 'f', 'n', 'i-1 failed'],
    ['an error says more than nothing', 'e', 'n', 'i-1 error'],
  ])('%s', (_, first, second, expected) => {
    const runs = [aRun(second, LATER), aRun(first)];
    expect(verdicts(mergeRuns(runs, null))).toEqual([expected]);
    expect(verdicts(mergeRuns(runs.reverse(), null))).toEqual([expected]);
  });

  test('an interruption counts until a later attempt has measured its trials; the end is that of the last to end', () => {
    const ends = { started_at: '2026-11-21T12:00:00.000Z', finished_at: '2026-11-21T14:00:00.000Z' };
    const cut = aRun('pn', { ...ends, interrupted: 'SIGTERM' });
    const mergedWith = (...later: ReturnType<typeof aRun>[]) => mergeRuns([cut, ...later], null).run;
    expect(mergedWith(aRun('p', LATER, 2))).toMatchObject({ interrupted: null, ...ends });
    expect(mergedWith(aRun('p', LATER, 3)).interrupted).toBe('SIGTERM');
    expect(mergedWith(aRun('p', { ...LATER, finished_at: null }, 3)).finished_at).toBeNull();
  });

  test('a comparison with a baseline is of one run alone', () => {
    const change = { verdict: 'regressed', difference: -0.5 } as RunRecord['change'];
    const one = aRun('p', { change });
    expect(mergeRuns([one], null).run.change).toEqual(change);
    expect(mergeRuns([aRun('p', {}, 2), { ...one, run: { ...one.run, ...LATER } }], null).run.change).toBeNull();
    expect(mergeRuns([one], matrixOf('i-1')).run.change).toEqual(change);
    expect(mergeRuns([one], matrixOf('i-1', 'i-2')).run.change).toBeNull();
  });

  test('a comparison with a baseline does not stand for that of another measure', () => {
    const change = { verdict: 'regressed', difference: -0.5 } as RunRecord['change'];
    const changeBy = (measure: 'auto' | 'success-rate' | 'score') => {
      const one = aRun('p', { change });
      byMeasure([one], measure);
      return one.run.change;
    };
    expect([changeBy('auto'), changeBy('success-rate'), changeBy('score')]).toEqual([change, change, null]);
  });

  test('verdicts of other runs that a later one replaces are noted, those of an earlier attempt or copied ones are not', () => {
    const one = aRun('pf');
    const notesWith = (later: ReturnType<typeof aRun>) => mergeRuns([one, later], null).notes;
    const advice =
      'of several runs of one trial, the latest counts; to compare runs, give each a name (report NAME=DIRECTORY …), in a workflow a suite of its own';
    expect(notesWith(aRun('fp', LATER))).toEqual([`2 earlier verdicts are left out: ${advice}`]);
    expect(notesWith(aRun('ep', LATER))).toEqual([`1 earlier verdict is left out: ${advice}`]);
    expect(notesWith({ ...one, run: { ...one.run, ...LATER } })).toEqual([]);
    const attempt = (letters: string, run_attempt: number) => aRun(letters, { github: { ...PLACE, run_attempt } });
    expect(mergeRuns([attempt('pf', 1), attempt('fp', 2)], null).notes).toEqual([]);
    expect(mergeRuns([attempt('pf', 1), attempt('fp', 1)], null).notes).toHaveLength(1);
    const nextRun = aRun('fp', { ...LATER, github: { ...PLACE, run_id: '2', run_attempt: 2 } });
    expect(mergeRuns([attempt('pf', 1), nextRun], null).notes).toHaveLength(1);
    expect(mergeRuns([aRun('en'), aRun('pf', LATER)], null).notes).toEqual([]);
  });

  test('runs that are not of one kind are noted', () => {
    const { notes } = mergeRuns([aRun('p'), aRun('p', { ...LATER, harness_version: '2.0.0' }, 2)], null);
    expect(notes).toEqual(['the runs differ in their harness: version "1.2.3" and "2.0.0"']);
  });

  test('a command that repeats a trial is told of runs of one agent and dataset alone', () => {
    const options = {
      tolerance: 0,
      'fail-on': 'never',
      'min-success-rate': undefined,
      'min-score': undefined,
    } as const;
    const repeatOf = (about: Partial<RunRecord>) =>
      describeSuite(mergeRuns([aRun('f'), aRun('pf', { ...LATER, ...about }, 2)], null), null, options).repeat;
    const { agent, dataset } = aRun('p').run;
    expect(repeatOf({})).toMatch(/ --instances$/);
    expect(repeatOf({ agent: { ...agent, command: 'other' } })).toBeUndefined();
    expect(repeatOf({ dataset: { ...dataset, digest: `sha256:${'7'.repeat(64)}` } })).toBeUndefined();
  });

  test('of runs that differ, the fields that do are told', () => {
    const [one, other] = [aRun('p'), aRun('p', LATER, 2)];
    const dataset = { ...other.run.dataset, digest: `sha256:${'7'.repeat(64)}` };
    const settings = { ...other.run.settings, memory_bytes: 1024, network: 'none' as const, trials: 3 };
    const { notes, run } = mergeRuns(
      [one, aRun('p', {}, 3), { ...other, run: { ...other.run, dataset, settings } }],
      null,
    );
    expect(run.settings.trials).toBe(3);
    expect(notes).toEqual([
      `the runs differ in their dataset: digest "${one.run.dataset.digest.slice(0, 19)}" and "sha256:777777777777"`,
      'the runs differ in their settings: network "bridge" and "none", memory bytes none and 1024',
    ]);
  });

  test('variables, setup and arguments of the agent are part of it; a digest of its directory is not', () => {
    const none = { agent_env: [], image: null, image_map: [], workdir: null, pass_score: 1 };
    const identity = (limit: string, about: object = {}) =>
      identitySchema.parse({
        ...{ ...none, agent_setup: null, agent_directory: `sha256:${limit}` },
        ...{ agent_variables: [{ name: 'MAX_TURNS', value: limit }], ...about },
      });
    const notesOf = (one: RunIdentity, other: RunIdentity) =>
      mergeRuns([aRun('p', { identity: one }), aRun('p', { ...LATER, identity: other }, 2)], null).notes;
    const advice = '; to compare agents, give each a suite of its own, or a name (NAME=DIRECTORY)';
    expect(notesOf(identity('4'), identity('8'))).toEqual([
      `the runs differ in their agent: variables "MAX_TURNS=4" and "MAX_TURNS=8"${advice}`,
    ]);
    const set = { agent_args: ['-m', 'x'], agent_setup: `sha256:${'5'.repeat(64)}` };
    expect(notesOf(identity('4', set), identity('4'))).toEqual([
      `the runs differ in their agent: arguments "-m x" and none, setup "sha256:555555555555" and none${advice}`,
    ]);
    expect(notesOf(identity('4'), identity('4', { agent_directory: 'sha256:other' }))).toEqual([]);
  });

  test('an attempt that a later one measured anew with another agent is of no kind any more', () => {
    const attempt = (run_attempt: number, command: string, letters = 'pf') =>
      aRun(letters, {
        started_at: `2026-11-21T1${run_attempt}:00:00.000Z`,
        agent: { name: null, model: null, command },
        github: { ...PLACE, run_attempt },
      });
    const notesOf = (...runs: ReturnType<typeof aRun>[]) => mergeRuns(runs, null).notes.join();
    expect(notesOf(attempt(1, 'a'), attempt(2, 'b'))).toBe('');
    expect(notesOf(attempt(1, 'a', 'pfp'), attempt(2, 'b'))).toContain('the runs differ in their agent');
    expect(notesOf(attempt(1, 'a'), attempt(1, 'b'))).toContain('the runs differ in their agent');
  });
});

describe('against a baseline', () => {
  const ORIGIN = { kind: 'directory', commit: null, finishedAt: null, url: null } as const;
  const compare = (now: string, before: string, about: Partial<RunRecord> = {}, tolerance = 0) =>
    compareWithBaseline(mergeRuns([aRun(now)], null), mergeRuns([aRun(before, about)], null), ORIGIN, tolerance);

  test('a few flips among many are noise', () => {
    expect(compare('pppppfffff', 'ppppffffff')).toMatchObject({
      verdict: 'within noise',
      measure: 'success rate',
      method: 'mcnemar',
      difference: 0.1,
      pairs: 10,
      leftOut: 0,
      flips: [{ instanceId: 'i-5', before: 'failed', now: 'passed' }],
      // It would see 67.4 points, by which a rate of 40% neither rises nor falls.
      sensitivity:
        'a test of 10 pairs is too small to see any difference with 80% power (success rate 40%); 10.0 points take 78 instances',
    });
  });

  test.each([
    ['pppppfffff', 'ppppffffff', '10.0 points take 78 instances'],
    ['ffpp', 'ffff', '50.0 points take 15 instances'],
    ['ppp', 'fff', '100.0 points take 6 instances'],
  ])('a change from %s to %s and its mirror image, a fall, take as many instances', (now, before, needed) => {
    const line = (one: string, other: string) =>
      compare(one, other).sensitivity?.replace(/success rate [0-9.]+%/, 'rate');
    const mirrored = (verdicts: string) => verdicts.replaceAll(/[pf]/g, (verdict) => (verdict === 'p' ? 'f' : 'p'));
    expect(line(now, before)).toContain(needed);
    expect(line(mirrored(now), mirrored(before))).toBe(line(now, before));
  });

  test('scores within noise tell what could have been seen, by their own figure', () => {
    const scored = (values: number[]) => {
      const trials = values.map((score, at): SampleTrial => ({ id: `i-${at}`, status: 'failed', result: { score } }));
      const { run, results } = aReport(trials);
      return mergeRuns([{ run: { ...run, settings: { ...run.settings, measure: 'score' } }, results }], null);
    };
    const [before, now] = [scored(Array(8).fill(0.5)), scored([0.6, 0.3, 0.7, 0.5, 0.4, 0.6, 0.5, 0.6])];
    expect(compareWithBaseline(now, before, ORIGIN, 0)).toMatchObject({
      verdict: 'within noise',
      sensitivity: expect.stringMatching(
        /^a test of 8 pairs sees differences from 17\.1 points on with 80% power \(score 50%, differences with a standard deviation of 12\.8 points\)/,
      ),
    });
  });

  test('a run that has just ended knows copies of the baseline by the digests of their records', async () => {
    const suite = mergeRuns([aRun('ffpp')], null);
    const { run } = aRun('pppp');
    for (const [index, entry] of suite.run.planned.entries()) entry.digest = `sha256:${String(index).repeat(64)}`;
    for (const [index, entry] of run.planned.entries())
      if (index !== 0) entry.digest = suite.run.planned[index]!.digest!;
    const change = await changeSince({ suite, origin: ORIGIN }, { tolerance: 0 })!(run);
    expect(change).toEqual({ verdict: 'within noise', difference: 1 });
  });

  test('repeated trials of the baseline tell its noise floor', () => {
    const trials = Array.from({ length: 10 }, (_, index): SampleTrial[] => [
      { id: `i-${index}`, status: 'passed' },
      { id: `i-${index}`, trial: 2, status: index < 5 ? 'failed' : 'passed' },
    ]).flat();
    const twice = mergeRuns([aReport(trials)], null);
    // 1.96 × √(2 × 0.25 ÷ 2 trials ÷ 10 instances)
    expect(compareWithBaseline(twice, twice, ORIGIN, 0).noiseFloor).toBeCloseTo(0.3099, 4);
    expect(compare('pppppfffff', 'pppppfffff')).not.toHaveProperty('noiseFloor');
  });

  test('six in one direction are a regression, unless tolerated', () => {
    expect(compare('ffffffpppp', 'pppppppppp')).toMatchObject({
      verdict: 'regressed',
      difference: -0.6,
      p: expect.closeTo(2 / 64),
    });
    expect(compare('pppppppppp', 'ffffffpppp')).toMatchObject({ verdict: 'improved', difference: 0.6 });
    expect(compare('ffffffpppp', 'pppppppppp', {}, 0.6)).toMatchObject({ verdict: 'within tolerance' });
  });

  test('what broke stands before what was mended', () => {
    expect(compare('pfpf', 'fppf').flips).toEqual([
      { instanceId: 'i-2', before: 'passed', now: 'failed' },
      { instanceId: 'i-1', before: 'failed', now: 'passed' },
    ]);
  });

  test('pairs without a verdict on both sides are left out, and counted', () => {
    expect(compare('ppe', 'pnp')).toMatchObject({ verdict: 'within noise', pairs: 1, leftOut: 2, flips: [] });
  });

  test.each<[string, Partial<RunRecord>, RegExp]>([
    [
      'dataset',
      { dataset: { name: 'sample', ref: null, digest: `sha256:${'1'.repeat(64)}` } },
      /another dataset digest/,
    ],
    [
      'limits',
      { settings: { ...aRun('p').run.settings, agent_timeout_ms: 60_000 } },
      /another agent-timeout: 1m before, 2h now/,
    ],
    ['mode', { settings: { ...aRun('p').run.settings, mode: 'free' } }, /another mode: free before, none now/],
    [
      'typing',
      { settings: { ...aRun('p').run.settings, typing: 'upstream' } },
      /another typing: upstream before, none now/,
    ],
    ['judge', { settings: { ...aRun('p').run.settings, judge: 'x' } }, /another judge: x before, none now/],
  ])('another %s is not comparable', (_, about, reason) => {
    const comparison = compare('pp', 'pp', about);
    expect(comparison).toMatchObject({ verdict: 'not comparable', difference: null, p: null, pairs: 0 });
    expect(comparison.reasons.join()).toMatch(reason);
  });

  test('of several runs in the baseline, the latest is compared with, and the verdicts left out are told', () => {
    const nights = mergeRuns([aRun('pp'), aRun('ff', LATER)], null);
    const { verdict, reasons } = compareWithBaseline(mergeRuns([aRun('pp')], null), nights, ORIGIN, 0);
    expect(verdict).toBe('within noise');
    expect(reasons).toEqual([expect.stringMatching(/^the baseline: 2 earlier verdicts are left out: /)]);
  });

  test('a suite of several datasets is compared by all of them, whichever of its runs began last', () => {
    const runOf = (first: number, digit: string, about: Partial<RunRecord> = {}) => {
      const { run, results } = aRun('pf', about, first);
      const evaluation_timeout_ms = first === 1 ? null : run.settings.evaluation_timeout_ms;
      const dataset = { name: `tasks-${first}`, ref: null, digest: `sha256:${digit.repeat(64)}` };
      return { run: { ...run, dataset, settings: { ...run.settings, evaluation_timeout_ms } }, results };
    };
    const now = mergeRuns([runOf(1, '1'), runOf(3, '2', LATER)], null);
    const comparedWith = (...runs: ReturnType<typeof runOf>[]) =>
      compareWithBaseline(now, mergeRuns(runs, null), ORIGIN, 0);
    expect(now.run.dataset.name).toBe('tasks-1, tasks-3');
    expect(comparedWith(runOf(1, '1', LATER), runOf(3, '2'))).toMatchObject({ verdict: 'within noise', pairs: 4 });
    expect(comparedWith(runOf(1, '3'), runOf(3, '2', LATER)).reasons).toEqual([
      expect.stringMatching(/^another dataset digest: /),
    ]);
    // One of them alone is told apart from all by its name.
    expect(comparedWith(runOf(3, '2')).reasons).toEqual([
      expect.stringMatching(
        /^another dataset digest: sha256:222222222222 \(tasks-3\) before, sha256:\w{12} \(tasks-1, tasks-3\) now$/,
      ),
      'another evaluation-timeout: 30m before, that of each task now',
    ]);
    // Of the one that was replaced, nothing counts.
    expect(mergeRuns([runOf(1, '3'), runOf(1, '1', LATER)], null).run.dataset).toEqual(runOf(1, '1').run.dataset);
  });

  test('no instance in common is not comparable; another agent is what is compared', () => {
    const other = mergeRuns([aRun('pp', {}, 5)], null);
    const now = mergeRuns([aRun('pp')], null);
    expect(compareWithBaseline(now, other, ORIGIN, 0).reasons).toEqual(['no instance in common']);
    expect(compare('pp', 'pp', { agent: { name: 'other', model: 'b', command: 'x' } }).verdict).toBe('within noise');
  });
});
