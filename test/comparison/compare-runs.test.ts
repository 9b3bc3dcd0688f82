import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { UserError } from '../../src/base/errors.ts';
import { comparisonLines } from '../../src/cli/comparison.ts';
import { compareRuns } from '../../src/comparison/compare-runs.ts';
import { leaderboardTex } from '../../src/comparison/files/latex.ts';
import { renderComparisonSummary } from '../../src/comparison/markdown.ts';
import { briefOf } from '../../src/report/brief.ts';
import { compareWithBaseline } from '../../src/report/compare.ts';
import { comparisonSchema } from '../../src/report/documents/comparison-document.ts';
import { mergeRuns } from '../../src/report/merge.ts';
import { standIn } from '../../src/results/stand-in.ts';
import { aReport, aResult } from '../report/sample.ts';
import { aContender, compared, one, trialsOf } from './support.ts';

const LIMITS = aReport([{ id: 'one', status: 'passed' }]).run.settings;

describe('the leaderboard', () => {
  test('is over the instances that all planned, and counts what is left out', () => {
    const document = compared([
      aContender('a', one('ppppp')),
      aContender('b', one('pff')),
      aContender('c', one('fpp'), { first: 2 }),
    ]);
    expect(document.runs.map(({ name, figure, totals, left_out }) => [name, figure, totals.planned, left_out])).toEqual(
      [
        ['a', 1, 2, 3],
        ['b', 0, 2, 1],
        ['c', 0.5, 2, 1],
      ],
    );
    // Wilson, 2 of 2: of these instances, not of the five that a planned.
    expect(document.runs[0]!.interval).toEqual({ low: expect.closeTo(0.34238, 5), high: 1 });
    expect(document.instances.map(({ instance_id, in_all }) => [instance_id, in_all])).toEqual([
      ['i-1', false],
      ['i-2', true],
      ['i-3', true],
      ['i-4', false],
      ['i-5', false],
    ]);
    expect(document.instances[0]!.runs.map((cell) => cell?.passed ?? null)).toEqual([1, 1, null]);
    expect(document.notes).toEqual(['left out, since not all runs planned them: 3 of 5 instances']);
  });

  test('has the interval of a headline: Wilson, for several trials on the effective sample size', () => {
    const [single, several] = [
      compared([aContender('a', one('ppppppppff')), aContender('b', one('ffffffffff'))]),
      compared([aContender('a', 'pp pf ff pf'), aContender('b', 'ff ff ff ff')]),
    ];
    // Wilson, 8 of 10: Newcombe 1998, method 3.
    expect(single.runs[0]!.interval).toEqual({ low: expect.closeTo(0.4901625, 6), high: expect.closeTo(0.9433178, 6) });
    expect(several.runs[0]).toMatchObject({ figure: 0.5, flaky: ['i-2', 'i-4'] });
    // Four instances are Wilson's 2 of 4 and 0 of 4, whatever their number of trials.
    expect(several.runs[0]!.interval).toEqual({ low: expect.closeTo(0.15004, 5), high: expect.closeTo(0.84996, 5) });
    expect(several.runs[1]!.interval).toEqual({ low: 0, high: expect.closeTo(0.48989, 5) });
  });

  test('is noted to be without the costs of attempts that were repeated', () => {
    const contenders = [1, null].map((cost) => aContender(`costs ${cost}`, one('pf'), { cost }));
    for (const { suite } of contenders) suite.results[0]!.attempt = 2;
    const why = 'its costs are those of the trials that count, without 1 earlier attempt';
    expect(compared(contenders).runs.map(({ notes }) => notes)).toEqual([[why], []]);
  });

  test('has no interval over trials that were not measured', () => {
    const { runs } = compared([aContender('a', one('pfen')), aContender('b', one('pfpf'))]);
    expect(runs.map(({ interval }) => interval === null)).toEqual([true, false]);
  });

  test('ranks by figure; what was not measured stands last, without one', () => {
    const document = compared([
      aContender('none', one('een')),
      aContender('a', one('ppf')),
      aContender('b', one('fpp')),
      aContender('c', one('fff')),
    ]);
    expect(document.runs.map(({ rank, figure, level_with_best }) => [rank, figure, level_with_best])).toEqual([
      [null, null, false],
      [1, expect.closeTo(2 / 3), true],
      [1, expect.closeTo(2 / 3), true],
      [3, 0, true],
    ]);
    expect(document.pairs[0]).toMatchObject({
      verdict: 'not comparable',
      reasons: ['no instance has a verdict on both sides'],
      left_out: 3,
      pairs: 0,
      p: null,
    });
  });

  test('test plans by their score over all points', () => {
    const settings = { ...LIMITS, mode: 'dev' as const };
    const [a, b] = [aContender('a', one('pf'), { settings }), aContender('b', one('pf'), { settings })];
    for (const [index, score] of [0.4, 0.8].entries()) a.suite.run.planned[index]!.score_expected = score;
    const document = compared([a, b]);
    expect(document).toMatchObject({
      measure: 'score',
      runs: [
        { figure: expect.closeTo(0.6), rank: 1 },
        { figure: 0.5, rank: 2 },
      ],
    });
    expect(document.pairs[0]).toMatchObject({ method: 'permutation', difference: expect.closeTo(-0.1) });
  });
});

test('runs of different measures are not compared before a report says by which', () => {
  const { settings } = aContender('a', 'p').suite.run;
  const runs = [aContender('a', 'p', { settings: { ...settings, measure: 'score' } }), aContender('b', 'p')];
  expect(() => compared(runs)).toThrow(
    'results: "a" is compared by score, and "b" by success rate; set measure: score, or success-rate',
  );
});

describe('pairs', () => {
  test('have the test of a baseline, and the p values of all of them adjusted', () => {
    // a passes all of 10, b none of 8 of them, c fails 6: exact McNemar 2/2^8, 2/2^6, and b against c 2/2^2.
    const runs = [
      aContender('a', one('pppppppppp')),
      aContender('b', one('ffffffffpp')),
      aContender('c', one('ffffffpppp')),
    ];
    const document = compared(runs);
    const [ab, ac, bc] = document.pairs;
    expect(ab).toMatchObject({
      a: 0,
      b: 1,
      method: 'mcnemar',
      difference: -0.8,
      a_better: 8,
      b_better: 0,
      p: expect.closeTo(2 / 256),
      p_adjusted: expect.closeTo(6 / 256),
      verdict: 'a is better',
    });
    // 2 × 2/64 = 0.0625: alone it would have been a difference.
    expect(ac).toMatchObject({
      p: expect.closeTo(2 / 64),
      p_adjusted: expect.closeTo(4 / 64),
      verdict: 'within noise',
      interval: { low: expect.any(Number), high: expect.any(Number) },
    });
    expect(bc).toMatchObject({ p: 0.5, p_adjusted: 0.5, b_better: 2, verdict: 'within noise' });
    expect(document.runs.map(({ level_with_best }) => level_with_best)).toEqual([true, false, true]);
    const back = compared([runs[1]!, runs[2]!, runs[0]!]);
    expect(back.runs.map(({ level_with_best }) => level_with_best)).toEqual([false, true, true]);
  });

  test('a run that is not comparable with the first is not called level with it', () => {
    const stopped = aContender('b', one('ffffffffff'));
    stopped.suite.stopped = true;
    const { runs, pairs } = compared([aContender('a', one('pppppppppp')), stopped]);
    expect(pairs).toMatchObject([{ verdict: 'not comparable', method: null }]);
    expect(runs.map(({ level_with_best }) => level_with_best)).toEqual([true, false]);
  });

  test('are without the trials of one that are copies of the other, as reused ones are', () => {
    const measuredAt = (name: string, letters: string, times: number[]) => {
      const at = (time: number) => new Date(time).toISOString();
      const trials = trialsOf(letters).map((trial, index) => ({
        ...trial,
        result: { started_at: at(times[index]!), finished_at: at(times[index]! + 5) },
      }));
      return { name, suite: { ...aReport(trials), notes: [] } };
    };
    const [a, b] = [measuredAt('a', one('pfpf'), [1, 2, 3, 4]), measuredAt('b', one('pfff'), [1, 2, 13, 14])];
    expect(compared([a, b]).pairs[0]).toMatchObject({
      difference: -0.5,
      pairs: 2,
      reasons: ['left out: 2 trials of b that are copies of a'],
    });
    expect(compared([a, { ...a, name: 'b' }]).pairs[0]).toMatchObject({
      verdict: 'not comparable',
      reasons: ['no instance in common; left out: 4 trials of b that are copies of a'],
    });
    // Continued by its failures, b has one of its trials from a; reused, it could be any.
    const twice = [measuredAt('a', 'pf', [1, 2]), measuredAt('b', 'pf', [1, 12])] as const;
    expect(compared([...twice]).pairs[0]).toMatchObject({ difference: 0, pairs: 1 });
    const { started_at, harness_version } = a.suite.run;
    twice[1].suite.run.planned[0]!.reused = { started_at, harness_version, run_started_at: started_at };
    expect(compared([...twice]).pairs[0]).toMatchObject({ difference: -0.5, pairs: 1 });
    expect(compared(twice.toReversed()).pairs[0]).toMatchObject({ difference: 0.5, pairs: 1 });
    const origin = { kind: 'directory', commit: null, finishedAt: null, url: null } as const;
    expect(compareWithBaseline(b.suite, a.suite, origin, 0)).toMatchObject({
      difference: -0.5,
      pairs: 2,
      reasons: ['left out: 2 trials of this run that are copies of the baseline'],
    });
  });

  test('a tolerance is for what is immaterial', () => {
    const runs = () => [aContender('a', one('pppppppppp')), aContender('b', one('ffffffpppp'))];
    expect(compared(runs()).pairs[0]!.verdict).toBe('a is better');
    const tolerated = compared(runs(), 0.6);
    expect(tolerated.pairs[0]).toMatchObject({ verdict: 'within tolerance', difference: -0.6 });
    const lines = comparisonLines(tolerated, { columns: 200, paint: (_, text) => text });
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^≈ a and b differ significantly; .* within the tolerance \(60\.0 points, 95% interval \+[\d.]+ to \+[\d.]+, p = 0\.031\)$/,
      ),
    );
    expect(lines).toContain('not significantly worse than the first, or within the tolerance of it: b');
    const markdown = renderComparisonSummary(tolerated);
    expect(markdown).toMatch(/⚪&nbsp;within&nbsp;tolerance&nbsp;of \| b \| \+60\.0 /);
    expect(markdown).toContain('† not significantly worse than the first, or within the tolerance of it');
    expect(leaderboardTex(tolerated)).toContain("$p$ adjusted by Holm's method, or within the tolerance of it.");
    for (const text of [...lines, markdown]) expect(text).not.toContain('noise');
  });

  test('what cannot be compared says why, and takes no part in the adjustment', () => {
    const settings = { ...LIMITS, agent_timeout_ms: 60_000 };
    const document = compared([
      aContender('a', one('pppppp')),
      aContender('b', one('ffffff')),
      aContender('c', one('ffffff'), { settings }),
    ]);
    expect(document.pairs.map(({ verdict, p, p_adjusted }) => [verdict, p, p_adjusted])).toEqual([
      ['a is better', expect.closeTo(2 / 64), expect.closeTo(2 / 64)],
      ['not comparable', null, null],
      ['not comparable', null, null],
    ]);
    const levels = document.runs.map(({ level_with_best: level }) => level);
    expect(levels, 'c was not tested against the first').toEqual([true, false, false]);
    expect(document.pairs[1]!.reasons).toEqual(['another agent-timeout: 2h in a, 1m in c']);
    expect(renderComparisonSummary(document), 'not that they have no instance in common').toContain(
      '| a | ⚪&nbsp;not&nbsp;comparable | c | – | – | – | – | another agent-timeout&#58; 2h in a, 1m in c |',
    );
  });
});

describe('several trials', () => {
  test('pass@k and pass^k as by hand; trials without a verdict do not count as trials', () => {
    const { at_k } = compared([aContender('a', 'ppf pff ppp fen'), aContender('b', 'fff fff fff fff')]).runs[0]!;
    // i-4 has one verdict: it counts for k = 1 only.
    expect(
      at_k.map(({ k, pass_at_k, pass_hat_k, instances, left_out }) => [k, pass_at_k, pass_hat_k, instances, left_out]),
    ).toEqual([
      [1, expect.closeTo((2 / 3 + 1 / 3 + 1 + 0) / 4), expect.closeTo((2 / 3 + 1 / 3 + 1 + 0) / 4), 4, 0],
      [2, expect.closeTo((1 + 2 / 3 + 1) / 3), expect.closeTo((1 / 3 + 0 + 1) / 3), 3, 1],
      [3, expect.closeTo(1), expect.closeTo(1 / 3), 3, 1],
    ]);
    // Three instances, of which all passed once, and one always.
    expect(at_k[2]!.pass_at_k_interval).toEqual({ low: expect.closeTo(0.4385, 5), high: 1 });
    expect(at_k[2]!.pass_hat_k_interval).toEqual({ low: expect.closeTo(0.06149, 5), high: expect.closeTo(0.79234, 5) });
  });
});

describe('cost', () => {
  test('what is not known is not nothing', () => {
    const half = aContender('half', one('pp'), { cost: 1 });
    half.suite.results[1]!.usage.cost_usd = null;
    const broken = aContender('broken', one('pe'), { cost: 3 });
    const stages = [{ name: 'agent-setup', started_at: '2026-11-21T12:00:00.000Z', duration_ms: 9_000 }];
    const error = { stage: 'agent-setup', kind: 'agent_setup', message: 'no' };
    broken.suite.results[1] = briefOf({ ...aResult({ status: 'error', error, stages }), evaluation: null });
    const replaced = aContender('replaced', one('pf'), { cost: 1 });
    const { run } = replaced.suite;
    replaced.suite.results[1] = briefOf(standIn(run.planned[1]!, run, 'it is another one'));
    const unbegun = (kind: string) => {
      const contender = aContender(kind, one('pn'), { cost: 2 });
      contender.suite.run.planned[1]!.error = { stage: 'plan', kind, message: 'not begun' };
      return contender;
    };
    const document = compared([
      aContender('all', one('pf'), { cost: 2 }),
      half,
      aContender('none', one('pp')),
      broken,
      replaced,
      aContender('lost', one('pn'), { cost: 1 }),
      unbegun('missing'),
      unbegun('max-cost'),
    ]);
    expect(
      document.runs.map(({ name, usage, cost_per_trial_usd, cost_per_passed_usd, on_frontier }) => [
        name,
        usage.cost_usd,
        usage.cost_known,
        usage.cost_unknown,
        cost_per_trial_usd,
        cost_per_passed_usd,
        on_frontier,
      ]),
    ).toEqual([
      ['all', 4, 2, 0, 2, 4, true],
      ['half', 1, 1, 1, 1, null, false],
      ['none', null, 0, 2, null, null, false],
      // Its agent never began: that it cost nothing is known.
      ['broken', 3, 1, 0, 3, 3, false],
      // A record that was replaced tells nothing: neither cost nor time.
      ['replaced', 1, 1, 1, 1, null, false],
      ['lost', 1, 1, 1, 1, null, false],
      ['missing', 2, 1, 1, 2, null, false],
      ['max-cost', 2, 1, 0, 2, 2, true],
    ]);
    const times = new Map(document.runs.map((run) => [run.name, run.agent_ms_per_trial]));
    for (const name of ['broken', 'replaced']) expect(times.get(name)).toBe(times.get('all'));
    const { runs } = document.instances[1]!;
    expect(runs.map((cell) => cell!.cost_usd)).toEqual([2, ...Array(7).fill(null)]);
    expect(runs.map((cell) => cell!.duration_ms)).toEqual([1500, 1500, 1500, 9000, null, null, null, null]);
  });
});

describe('what there is to compare', () => {
  test('runs without an instance in common are refused, and the odd one is named', () => {
    const runs = [aContender('a', one('pp')), aContender('b', one('pp')), aContender('c', one('pp'), { first: 7 })];
    expect(() => compared(runs)).toThrow(UserError);
    expect(() => compared(runs)).toThrow(
      /no instance was planned by all 3 runs; "c" has none in common with any other/,
    );
    const chain = [1, 2, 3].map((first) => aContender(`from ${first}`, one('pp'), { first }));
    expect(() => compared(chain)).toThrow(/no instance was planned by all 3 runs\. Leave it out/);
    expect(() =>
      compared([aContender('a', one('p')), aContender('b', one('p'), { settings: { ...LIMITS, mode: 'free' } })]),
    ).toThrow(/"b" is a run of test plans \(mode free\), and "a" is not/);
  });

  test('the document is what its schema says', () => {
    const document = compared([aContender('a', 'pp pf', { cost: 1 }), aContender('b', 'pf en')]);
    expect(z.parse(comparisonSchema, JSON.parse(JSON.stringify(document)))).toEqual(document);
  });

  test('reports are of the whole runs, with their directories', () => {
    const { reports } = compareRuns([aContender('a', one('ppp')), aContender('b', one('p'))], [], 0);
    expect(reports.map(({ run }) => run.totals.planned)).toEqual([3, 1]);
    expect(reports[0]!.trials).toHaveLength(3);
  });
});

describe('always', () => {
  const letters = fc.array(
    fc.array(fc.constantFrom('p', 'f', 'f', 'p', 'e'), { minLength: 2, maxLength: 2 }).map((trials) => trials.join('')),
    { minLength: 6, maxLength: 6 },
  );
  const runs = fc.array(letters, { minLength: 2, maxLength: 4 });

  test('the order of the runs changes nothing but the order', () => {
    fc.assert(
      fc.property(runs, (words) => {
        const contenders = words.map((own, index) => aContender(`r${index}`, own.join(' '), { cost: index }));
        const [there, back] = [compared(contenders), compared(contenders.toReversed())];
        const last = contenders.length - 1;
        expect(back.runs.toReversed()).toEqual(there.runs);
        for (const pair of there.pairs) {
          const other = back.pairs.find(({ a, b }) => a === last - pair.b && b === last - pair.a)!;
          expect(other.p_adjusted).toBe(pair.p_adjusted);
          // Never minus nothing.
          expect(other.difference).toBe(pair.difference === null ? null : 0 - pair.difference);
          expect([other.a_better, other.b_better]).toEqual([pair.b_better, pair.a_better]);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('it is the same whether a run is whole or in shards', () => {
    fc.assert(
      fc.property(runs, fc.integer({ min: 1, max: 11 }), (words, cut) => {
        const contenders = words.map((own, index) => aContender(`r${index}`, own.join(' '), { cost: 1 }));
        const parted = words.map((own, index) => {
          const trials = trialsOf(own.join(' '), 1);
          const parts = [trials.slice(0, cut), trials.slice(cut)].map((part) =>
            aReport(part, { settings: { ...LIMITS, trials: 2 } }),
          );
          return { name: `r${index}`, suite: mergeRuns(parts, null) };
        });
        const [whole, shards] = [compared(contenders), compared(parted)];
        expect(shards.runs).toEqual(whole.runs);
        expect(shards.pairs).toEqual(whole.pairs);
      }),
      { numRuns: 30 },
    );
  });
});
