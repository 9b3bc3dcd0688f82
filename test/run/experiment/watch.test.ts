import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { verdictWords } from '../../../src/comparison/experiment-words.ts';
import type { ArmComparison } from '../../../src/results/experiment-record.ts';
import { changeOf } from '../../../src/run/experiment/describe.ts';
import { drawOrder } from '../../../src/run/experiment/order.ts';
import { Saver } from '../../../src/run/experiment/saver.ts';
import { type Measured, Watch } from '../../../src/run/experiment/watch.ts';
import type { Answer } from '../../../src/statistics/anytime.ts';

const PLAN = { arms: ['base', 'head'], trials: 1, measure: 'success rate', stop: 'known', tolerance: 0 } as const;
const IDS = Array.from({ length: 30 }, (_, index) => `i-${index}`);

const measured = (instance_id: string, status: Measured['status']): Measured => ({
  instance_id,
  status,
  score_expected: Number(status === 'passed'),
});

function watchOver(instanceIds = IDS): Watch {
  return new Watch({ ...PLAN, arms: [...PLAN.arms], instanceIds });
}

/** The part of a plan that is of a job of a matrix. */
const jobAt = (index: number) => ({ isPart: true, isAfterEarlier: index > 0 });

test('pairs are counted in the drawn order, whichever ends first', () => {
  const watch = watchOver();
  // Head passes every second one at once, and hangs before it fails the others.
  for (const id of IDS) watch.take(0, measured(id, 'failed'));
  for (const id of IDS.filter((_, index) => index % 2 === 1)) watch.take(1, measured(id, 'passed'));
  expect([watch.pairs, watch.known()]).toEqual([0, null]);
  watch.take(1, measured(IDS[0]!, 'failed'));
  expect(watch.pairs).toBe(2);
});

test('an instance that is measured again does not hold up the others', () => {
  const watch = watchOver();
  for (const id of IDS.slice(0, 3)) watch.take(0, measured(id, 'failed'));
  for (const id of IDS.slice(1, 3)) watch.take(1, measured(id, 'passed'));
  expect(watch.pairs).toBe(0);
  watch.postpone(1, IDS[0]!);
  expect(watch.pairs).toBe(2);
  watch.take(1, measured(IDS[0]!, 'passed'));
  expect(watch.pairs).toBe(2);
});

test('an agent that ends what it would fail in an error brings about no answer: none may depend on their results', () => {
  const watch = watchOver();
  const look = (id: string) => {
    watch.take(0, measured(id, 'failed'));
    watch.take(1, measured(id, 'passed'));
    return watch.known();
  };
  const [lost, never] = IDS.slice(2, 4);
  for (const id of [lost!, never!]) {
    watch.awaitAgain(1, id);
    watch.postpone(1, id);
  }
  // Eight would do without them, and fourteen if both are lost.
  expect([...IDS.slice(0, 2), ...IDS.slice(4, 15)].map(look)).toEqual(Array(13).fill(null));
  watch.take(0, measured(lost!, 'passed'));
  watch.take(1, measured(lost!, 'failed'));
  expect(watch.known()).toBeNull();
  // One that cannot be measured again is left out, and the answer is that of all others.
  watch.leaveOut(1, never!);
  watch.recount();
  expect(watch.known()).toBe('head is better');
  const [{ answer, pairs, left_out, looks }] = watch.comparisons() as [ArmComparison];
  expect([answer, pairs, left_out, looks[2]!.instance_id]).toEqual(['better', 14, 1, lost]);
});

test('an answer for which an experiment was stopped is that of all its pairs in the drawn order, whichever were put off', () => {
  const answers = Array.from({ length: 30 }, (_, seed) => {
    const turns = turnsOf(IDS, seed, [0.5, 0.9][seed % 2]);
    const drawn = [...new Set(turns.map(({ instanceId }) => instanceId))];
    const [watch, inOrder] = [watchOver(drawn), watchOver(drawn)];
    const again: Measured[] = [];
    for (const { instanceId, arm, passed } of turns) {
      if (watch.known() !== null) break;
      const result = measured(instanceId, passed ? 'passed' : 'failed');
      inOrder.take(arm, result);
      if (arm === 0 || passed) watch.take(arm, result);
      else {
        // Head ends what it would fail in an error.
        again.push(result);
        watch.awaitAgain(1, instanceId);
        watch.postpone(1, instanceId);
      }
    }
    const known = watch.known();
    for (const result of again) watch.take(1, result);
    watch.recount();
    expect(watch.comparisons()).toEqual(inOrder.comparisons());
    if (known !== null) expect(watch.known()).toBe(known);
    return known;
  });
  expect(answers).toEqual(expect.arrayContaining(['head is better', null]));
});

test('cannot be settled when all pairs that are left would not be an answer, without those left out', () => {
  for (const [leftOut, pairs] of [
    [0, 13],
    [5, 8],
  ] as const) {
    const ids = IDS.slice(0, 20);
    const [watch, job] = [watchOver(ids), new Watch({ ...PLAN, arms: [...PLAN.arms], instanceIds: ids, ...jobAt(0) })];
    for (const [index, id] of ids.slice(0, leftOut + pairs).entries()) {
      expect(watch.known()).toBeNull();
      for (const one of [watch, job]) {
        one.take(0, measured(id, index < leftOut ? 'error' : 'passed'));
        one.take(1, measured(id, 'passed'));
      }
    }
    expect([watch.known(), watch.pairs]).toEqual(['head cannot be settled', pairs]);
    // Other jobs have further instances.
    expect(job.known()).toBeNull();
  }
});

describe('several arms', () => {
  const arms = ['base', 'one', 'two'];
  const wins = (watch: Watch, arm: number, ids: string[]) => {
    for (const id of ids) watch.take(arm, measured(id, 'passed'));
  };

  test('have a share of the level each, and all of them an answer before the experiment ends', () => {
    const watch = new Watch({ ...PLAN, arms, instanceIds: IDS });
    for (const id of IDS) watch.take(0, measured(id, 'failed'));
    wins(watch, 1, IDS.slice(0, 8));
    expect(watch.comparisons().map(({ answer, pairs, p }) => [answer, pairs, p === null])).toEqual([
      [null, 8, false],
      [null, 0, true],
    ]);
    wins(watch, 1, IDS.slice(8, 10));
    expect([watch.comparisons()[0]!.answer, watch.pairs, watch.known()]).toEqual(['better', 10, null]);
    wins(watch, 2, IDS.slice(0, 10));
    expect(watch.known()).toBe('one is better; two is better');
  });

  test('an error of one, and one that is given up, hold up no answer about another', () => {
    const watch = new Watch({ ...PLAN, arms, instanceIds: IDS });
    watch.awaitAgain(2, IDS[0]!);
    watch.postpone(2, IDS[0]!);
    for (const id of IDS.slice(0, 10)) watch.take(0, measured(id, 'failed'));
    wins(watch, 1, IDS.slice(0, 10));
    expect(watch.comparisons().map(({ answer, pairs }) => [answer, pairs])).toEqual([
      ['better', 10],
      [null, 0],
    ]);
    expect(watch.known()).toBeNull();
    watch.giveUp(2);
    expect(watch.known()).toBe('one is better');
    // Nobody else is waited for then.
    watch.giveUp(1);
    expect(watch.known()).toBeNull();
  });

  test('without stop, are tested at the end with p values by Holm, over those that have pairs', () => {
    const watch = new Watch({ ...PLAN, arms: [...arms, 'three'], instanceIds: IDS, stop: 'never' });
    for (const id of IDS) watch.take(0, measured(id, 'failed'));
    // In any order.
    wins(watch, 1, IDS.slice(-6));
    wins(watch, 2, IDS.slice(-6));
    const found = () =>
      watch.comparisons().map(({ answer, p, p_adjusted: adjusted }) => [answer, p?.toFixed(4), adjusted?.toFixed(4)]);
    // Significant alone.
    expect(found()).toEqual([
      [null, '0.0313', '0.0625'],
      [null, '0.0313', '0.0625'],
      [null, undefined, undefined],
    ]);
    wins(watch, 1, IDS.slice(0, 4));
    expect(found().map(([answer]) => answer)).toEqual(['better', 'better', null]);
    expect(watch.known()).toBeNull();
  });
});

test('a pair has every trial of both sides; an error in one leaves the instance out', () => {
  for (const stop of ['known', 'never'] as const) {
    const watch = new Watch({ ...PLAN, arms: [...PLAN.arms], instanceIds: IDS, stop, trials: 2 });
    for (const id of ['i-0', 'i-0', 'i-1', 'i-1']) watch.take(0, measured(id, 'passed'));
    watch.take(1, measured('i-0', 'passed'));
    expect(watch.pairs).toBe(0);
    watch.take(1, measured('i-0', 'failed'));
    watch.take(1, measured('i-1', 'passed'));
    watch.take(1, measured('i-1', 'error'));
    const { method, pairs, left_out, difference } = watch.comparisons()[0]!;
    expect({ method, pairs, left_out, difference }).toEqual({
      ...{ pairs: 1, left_out: 1, difference: -0.5 },
      method: stop === 'known' ? 'e-process' : 'permutation',
    });
  }
});

describe('jobs of a matrix', () => {
  const jobs = ['a', 'b', 'c'].map((job) => IDS.slice(0, 8).map((id) => `${job}-${id}`));
  const jobOf = (index: number) =>
    new Watch({ ...PLAN, arms: [...PLAN.arms], instanceIds: jobs[index]!, ...jobAt(index) });
  const takeWins = (watch: Watch, ids: string[]) => {
    for (const id of ids) {
      watch.take(0, measured(id, 'failed'));
      watch.take(1, measured(id, 'passed'));
    }
  };

  test('are stopped by the pairs of those before them and then their own, by the first answer', () => {
    const watch = jobOf(1);
    takeWins(watch, jobs[1]!);
    // Eight pairs are an answer, but not as long as the job before goes on.
    expect([watch.comparisons()[0]!.answer, watch.known()]).toEqual(['better', null]);
    watch.takeEarlier(new Map([['head', [-1, -1, -1, -1, -1]]]));
    expect(watch.known()).toBeNull();
    watch.takeEarlier(new Map([['head', [1, 1, 1, 1, 1, 1, 1, 1, -1, -1]]]));
    expect(watch.known()).toBe('head is better');
    // Neither is an answer alone.
    const second = jobOf(1);
    second.takeEarlier(new Map([['head', [1, 1, 1]]]));
    takeWins(second, jobs[1]!.slice(0, 4));
    expect(second.known()).toBeNull();
    second.takeEarlier(new Map([['head', [1, 1, 1, -1, 1, 1, 1]]]));
    expect(second.known()).toBeNull();
    takeWins(second, jobs[1]!.slice(4));
    expect(second.known()).toBe('head is better');
  });

  test('the first one needs none before it', () => {
    const watch = jobOf(0);
    takeWins(watch, jobs[0]!.slice(0, 7));
    expect(watch.known()).toBeNull();
    takeWins(watch, jobs[0]!.slice(7));
    expect(watch.known()).toBe('head is better');
    // 1/α at least, for the first time.
    const [seventh, eighth] = watch
      .comparisons()[0]!
      .looks.slice(-2)
      .map(({ e_value }) => e_value!);
    expect([seventh! < 20, eighth! >= 20, watch.comparisons()[0]!.e_value]).toEqual([true, true, eighth]);
  });

  test.each([4, 20])(
    'with arms without a difference whose failures take unlike times are rarely told apart, %i at a time',
    (atATime) => {
      const found = Array.from({ length: 100 }, (_, seed) => simulatedMatrix(seed, atATime));
      expect(found.filter(({ report }) => report?.startsWith('head is ')).length).toBeLessThanOrEqual(8);
      // The report has the answer for which jobs were stopped.
      const stopped = found.filter(({ jobs: answers }) => answers.length > 0);
      expect(stopped.map(({ report }) => report)).toEqual(stopped.map(({ jobs: answers }) => answers[0]));
    },
  );

  test('with a difference, are stopped by it', () => {
    const found = Array.from({ length: 20 }, (_, seed) => simulatedMatrix(seed, 4, 0.9));
    expect(found.filter(({ report }) => report === 'head is better').length).toBeGreaterThanOrEqual(17);
    expect(found.filter(({ jobs: answers }) => answers.length > 0).length).toBeGreaterThanOrEqual(15);
  });
});

test('without stop, no difference that matters is an answer of the interval', () => {
  const answerOf = (better: number, worse: number, equal: number, tolerance: number) => {
    const instanceIds = Array.from({ length: better + worse + equal }, (_, index) => `i-${index}`);
    const watch = new Watch({ ...PLAN, arms: [...PLAN.arms], instanceIds, stop: 'never', tolerance });
    for (const [index, id] of instanceIds.entries()) {
      watch.take(0, measured(id, index >= better && index < better + worse ? 'passed' : 'failed'));
      watch.take(1, measured(id, index < better ? 'passed' : 'failed'));
    }
    return watch.comparisons()[0]!;
  };
  // Significant and below the tolerance, but the true difference can be beyond it.
  const open = answerOf(15, 2, 183, 0.07);
  expect(open.p).toBeLessThan(0.05);
  expect(open.interval!.high).toBeGreaterThan(0.07);
  expect([open.answer, changeOf(open)]).toEqual([null, { verdict: 'within tolerance', difference: 0.065 }]);
  expect(changeOf({ ...open, difference: null })).toEqual({
    verdict: 'not comparable',
    difference: null,
    reasons: ['no instance has a verdict on both sides'],
  });
  expect(verdictWords(open, 'base')).toMatch(
    /^head differs significantly from base, but not demonstrably by more than the tolerance: \+6\.5 points \(/,
  );
  expect(answerOf(15, 2, 183, 0.15).answer).toBe('no difference that matters');
  // Not significant.
  expect(answerOf(3, 2, 195, 0.1).answer).toBe('no difference that matters');
  expect(answerOf(3, 2, 5, 0.1).answer).toBeNull();
  expect([answerOf(15, 0, 5, 0).answer, answerOf(0, 15, 5, 0).answer]).toEqual(['better', 'worse']);
});

test('a difference that turned after the answer is told with its sign', () => {
  const about = {
    arm: 'head',
    method: 'e-process',
    pairs: 40,
    left_out: 0,
    e_value: 2,
    p: 0.04,
    p_adjusted: 0.04,
  } as const;
  const found = { ...about, looks: [], interval: { low: -0.2, high: 0.1 }, difference: -0.05 };
  expect(verdictWords({ ...found, answer: 'better' }, 'base')).toBe(
    'head was better than base when the answer was known; the difference of all measured pairs is −5.0 points (95% interval −20.0 to +10.0)',
  );
  expect(verdictWords({ ...found, answer: 'worse' }, 'base')).toMatch(/^head is worse than base by 5\.0 points/);
  // Without an answer, an interval that leaves out 0 would say more than the test.
  const unsure = { ...found, interval: { low: -0.2, high: -0.01 }, answer: 'cannot be settled' } as const;
  expect(verdictWords(unsure, 'base')).toBe('no difference between head and base can be told from noise: −5.0 points');
});

test('arms without a difference whose failures take unlike times are rarely told apart', () => {
  // 16 trials side by side; a failed one of head takes thirteen times as long. Each seed is an experiment.
  const answers = Array.from({ length: 100 }, (_, seed) => simulated(seed, 16));
  expect(answers.filter((answer) => answer === 'better' || answer === 'worse').length).toBeLessThanOrEqual(8);
});

/** Trials of a drawn order, with their verdicts: base passes half of the instances, head this share. */
function turnsOf(ids: string[], seed: number, share = 0.5) {
  let state = seed + 1;
  const below = (limit: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 16) / 65536 < limit;
  };
  return drawOrder(ids, 1, 2, seed).flatMap(({ instanceId, arms }) =>
    arms.map((arm) => {
      const passed = below(arm === 1 ? share : 0.5);
      return { instanceId, arm, passed, takes: arm === 1 && !passed ? 13 : 1 };
    }),
  );
}

/** The answer of an experiment whose arms both pass half of the instances. */
function simulated(seed: number, parallel: number): Answer | null {
  const ids = Array.from({ length: 93 }, (_, index) => `i-${index}`);
  const turns = turnsOf(ids, seed);
  const watch = watchOver([...new Set(turns.map(({ instanceId }) => instanceId))]);
  const running: ((typeof turns)[number] & { ends: number })[] = [];
  let now = 0;
  for (;;) {
    while (running.length < parallel && turns.length > 0 && watch.known() === null) {
      const turn = turns.shift()!;
      running.push({ ...turn, ends: now + turn.takes });
    }
    if (running.length === 0) return watch.comparisons()[0]!.answer;
    running.sort((one, other) => one.ends - other.ends);
    const { instanceId, arm, passed, ends } = running.shift()!;
    now = ends;
    watch.take(arm, measured(instanceId, passed ? 'passed' : 'failed'));
  }
}

/** The answers for which the jobs of a matrix of 20 × 5 instances were stopped, by index, and that of all of them together. */
function simulatedMatrix(seed: number, atATime: number, share?: number): { jobs: string[]; report: string | null } {
  const jobs = Array.from({ length: 20 }, (_, index) => {
    const ids = Array.from({ length: 5 }, (_, at) => `job-${index}-${at}`);
    const turns = turnsOf(ids, seed * 100 + index, share);
    const instanceIds = [...new Set(turns.map(({ instanceId }) => instanceId))];
    const watch = new Watch({ ...PLAN, arms: [...PLAN.arms], instanceIds, ...jobAt(index) });
    return { index, instanceIds, watch, turns, taken: [] as typeof turns, free: 0, ended: Number.POSITIVE_INFINITY };
  });
  const waiting = [...jobs];
  const running = waiting.splice(0, atATime);
  while (running.length > 0) {
    running.sort((one, other) => one.free - other.free);
    const job = running[0]!;
    const earlier = jobs.slice(0, job.index);
    if (job.index > 0 && earlier.every(({ ended }) => ended <= job.free))
      job.watch.takeEarlier(new Map([['head', earlier.flatMap(({ watch }) => watch.differences().get('head')!)]]));
    const turn = job.watch.known() === null ? job.turns.shift() : undefined;
    if (turn === undefined) {
      job.ended = job.free;
      running.shift();
      const next = waiting.shift();
      if (next !== undefined) running.push(Object.assign(next, { free: job.free }));
      continue;
    }
    job.free += turn.takes;
    job.taken.push(turn);
    job.watch.take(turn.arm, measured(turn.instanceId, turn.passed ? 'passed' : 'failed'));
  }
  const all = watchOver(jobs.flatMap(({ instanceIds }) => instanceIds));
  for (const { taken, turns } of jobs) {
    for (const { instanceId, arm, passed } of taken) all.take(arm, measured(instanceId, passed ? 'passed' : 'failed'));
    for (const { instanceId } of turns) all.postpone(1, instanceId);
  }
  return { jobs: jobs.flatMap(({ watch }) => watch.known() ?? []), report: all.known() };
}

test('a long write of the record is followed by a rest, a short one by none, and the end waits for none', async () => {
  const now = vi.spyOn(performance, 'now');
  onTestFinished(() => now.mockRestore());
  for (const moment of [0, 500, 0, 60_000]) now.mockReturnValueOnce(moment);
  const save = vi.fn(async () => {});
  const saver = new Saver(save);
  for (const saved of [1, 2, 2]) {
    saver.soon();
    await turn();
    expect(save).toHaveBeenCalledTimes(saved);
  }
  await saver.settled();
  expect(save).toHaveBeenCalledTimes(3);
});
