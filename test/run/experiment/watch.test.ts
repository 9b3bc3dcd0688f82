import { expect, test } from 'vitest';
import { drawOrder } from '../../../src/run/experiment/order.ts';
import { type Measured, Watch } from '../../../src/run/experiment/watch.ts';
import type { Answer } from '../../../src/statistics/anytime.ts';

const PLAN = { arms: ['base', 'head'], trials: 1, score: false, stop: 'known', tolerance: 0 } as const;
const IDS = Array.from({ length: 30 }, (_, index) => `i-${index}`);

const measured = (instance_id: string, status: Measured['status']): Measured => ({
  instance_id,
  status,
  score_expected: Number(status === 'passed'),
});

function watchOver(instanceIds = IDS): Watch {
  return new Watch({ ...PLAN, arms: [...PLAN.arms], instanceIds });
}

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
  watch.postpone(IDS[0]!);
  expect(watch.pairs).toBe(2);
  watch.take(1, measured(IDS[0]!, 'passed'));
  expect(watch.pairs).toBe(2);
});

test('arms without a difference whose failures take unlike times are rarely told apart', () => {
  // 16 trials side by side; a failed one of head takes thirteen times as long. Each seed is an experiment.
  const answers = Array.from({ length: 100 }, (_, seed) => simulated(seed, 16));
  expect(answers.filter((answer) => answer === 'better' || answer === 'worse').length).toBeLessThanOrEqual(8);
});

/** The answer of an experiment whose arms both pass half of the instances. */
function simulated(seed: number, parallel: number): Answer | null {
  const ids = Array.from({ length: 93 }, (_, index) => `i-${index}`);
  let state = seed + 1;
  const passes = () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return ((state >>> 16) & 1) === 1;
  };
  const turns = drawOrder(ids, 1, 2, seed).flatMap(({ instanceId, arms }) =>
    arms.map((arm) => ({ instanceId, arm, passed: passes() })),
  );
  const watch = watchOver([...new Set(turns.map(({ instanceId }) => instanceId))]);
  const running: ((typeof turns)[number] & { ends: number })[] = [];
  let now = 0;
  for (;;) {
    while (running.length < parallel && turns.length > 0 && watch.known() === null) {
      const turn = turns.shift()!;
      running.push({ ...turn, ends: now + (turn.arm === 1 && !turn.passed ? 13 : 1) });
    }
    if (running.length === 0) return watch.comparisons()[0]!.answer;
    running.sort((one, other) => one.ends - other.ends);
    const { instanceId, arm, passed, ends } = running.shift()!;
    now = ends;
    watch.take(arm, measured(instanceId, passed ? 'passed' : 'failed'));
  }
}
