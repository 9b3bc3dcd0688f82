import { ALPHA, type ArmComparison } from '../../results/experiment-record.ts';
import type { Measure } from '../../results/fields.ts';
import type { PlannedTrial } from '../../results/records.ts';
import { figureOfTrial, hasVerdict } from '../../results/totals.ts';
import type { Answer } from '../../statistics/anytime.ts';
import { differenceOf } from '../../statistics/compare.ts';
import { holm } from '../../statistics/holm.ts';
import { anytimeOf, Course, type Follower, finite, fixedOf, isDifference } from './follower.ts';

/** The last result of a trial, as far as a pair needs it. */
export type Measured = Pick<PlannedTrial, 'instance_id' | 'status' | 'score_expected'>;

export interface WatchPlan {
  /** Names of the arms; the first one is the control. */
  arms: string[];
  /** In the order in which they are measured, which is drawn. */
  instanceIds: string[];
  trials: number;
  measure: Measure;
  stop: 'never' | 'known';
  tolerance: number;
  /** True if other jobs may have further instances: nothing "cannot be settled" then. */
  isPart?: boolean;
  /** True if the pairs of earlier jobs count before its own: it is stopped by these and its own together. */
  isAfterEarlier?: boolean;
}

/**
 * Follows an experiment: each instance measured by the control and by an arm is a pair, and after each pair the evidence
 * about this arm is looked at. Each of several arms has its share of the level (Bonferroni).
 */
export class Watch {
  readonly #plan: WatchPlan;
  /** By arm, then by instance: the values of its trials. */
  readonly #values: Map<string, (number | null)[]>[];
  #comparisons: Follower[];
  /** Of the level, for each arm. */
  readonly #share: number;
  /** Arms about which there will be no answer. */
  readonly #givenUp = new Set<string>();

  constructor(plan: WatchPlan) {
    this.#plan = plan;
    this.#values = plan.arms.map(() => new Map());
    this.#share = ALPHA / (plan.arms.length - 1);
    this.#comparisons = plan.arms.slice(1).map((name) => this.#follower(name));
  }

  /** Takes the last result of a trial, in any order; one without a verdict leaves its instance out. */
  take(arm: number, measured: Measured): void {
    const { instance_id } = measured;
    const values = this.#values[arm]!;
    const own = values.get(instance_id) ?? [];
    own.push(hasVerdict(measured) ? figureOfTrial(measured, this.#plan.measure) : null);
    values.set(instance_id, own);
    if (own.length < this.#plan.trials) return;
    for (const [follower, other] of this.#with(arm)) {
      if (this.#plan.stop === 'never') this.#pair(follower, other, instance_id);
      else this.#pairInOrder(follower, other);
    }
  }

  /** Leaves the instance of a trial in error out: it could not be measured once more. */
  leaveOut(arm: number, instanceId: string): void {
    for (const [{ pairs, leftOut }] of this.#with(arm)) if (!pairs.has(instanceId)) leftOut.add(instanceId);
  }

  /**
   * Counts all pairs anew in the drawn order, up to the first one that is not measured, when no trial is measured again any
   * more: an agent that brings errors about has chosen which pairs were put off. `jobs`: the instances of each, if they are
   * those of several jobs.
   */
  recount(jobs: string[][] = [this.#plan.instanceIds]): void {
    if (this.#plan.stop === 'never') return;
    this.#comparisons = this.#comparisons.map(({ name, afterEarlier, leftOut }, index) => {
      const follower = this.#follower(name);
      for (const instanceIds of jobs)
        for (const id of instanceIds) {
          if (this.#pair(follower, index + 1, id)) continue;
          if (!leftOut.has(id)) break;
          follower.leftOut.add(id);
        }
      return { ...follower, afterEarlier };
    });
  }

  /** A trial in error is measured again: an agent can bring errors about, so that no result of it may change the answer. */
  awaitAgain(arm: number, instanceId: string): void {
    for (const [{ again }] of this.#with(arm)) again.add(instanceId);
  }

  /** Moves an instance to the end of the order: its trial is measured again, or never. */
  postpone(arm: number, instanceId: string): void {
    if (this.#plan.stop === 'never') return;
    for (const [follower, other] of this.#with(arm)) {
      const at = follower.waiting.indexOf(instanceId);
      if (at === -1) continue;
      follower.waiting.push(...follower.waiting.splice(at, 1));
      this.#pairInOrder(follower, other);
    }
  }

  /** No further trial of an arm other than the control is measured: the experiment does not wait for the answer about it. */
  giveUp(arm: number): void {
    this.#givenUp.add(this.#plan.arms[arm]!);
  }

  /** The reason to stop; null as long as the answer about an arm is open, or if the experiment never stops. */
  known(): string | null {
    const waited = this.#comparisons.filter(({ name }) => !this.#givenUp.has(name));
    if (this.#plan.stop === 'never' || waited.length === 0) return null;
    const { isAfterEarlier = false } = this.#plan;
    const answers = waited.map(({ name, own, afterEarlier }) => {
      const answer = (isAfterEarlier ? afterEarlier : own)?.answer ?? null;
      return answer === null ? null : answerText(name, answer);
    });
    return answers.includes(null) ? null : answers.join('; ');
  }

  /**
   * Takes the differences of all pairs of the jobs with a lower index, by arm, when all of these jobs have ended; they
   * count for the stop only. Which jobs end early depends on what they measure, so the order of the evidence is that of
   * the indexes.
   */
  takeEarlier(earlier: ReadonlyMap<string, readonly number[]>): void {
    for (const follower of this.#comparisons) {
      follower.afterEarlier = this.#course();
      const own = [...follower.pairs.values()].map(differenceOf);
      for (const difference of [...(earlier.get(follower.name) ?? []), ...own]) {
        follower.afterEarlier.add(difference);
        follower.afterEarlier.look(undefined, this.#openOf(follower));
      }
    }
  }

  /** The difference of each pair, by arm. */
  differences(): Map<string, number[]> {
    return new Map(this.#comparisons.map(({ name, pairs }) => [name, [...pairs.values()].map(differenceOf)]));
  }

  /** The comparisons that an arm is a side of (all, for the control), each with the arm that it compares with the control. */
  #with(arm: number): [Follower, number][] {
    const all = this.#comparisons.map((follower, index): [Follower, number] => [follower, index + 1]);
    return arm === 0 ? all : all.slice(arm - 1, arm);
  }

  #follower(name: string): Follower {
    return {
      name,
      own: this.#course(),
      afterEarlier: null,
      waiting: [...this.#plan.instanceIds],
      pairs: new Map(),
      leftOut: new Set(),
      again: new Set(),
      looks: [],
    };
  }

  #course(): Course {
    return new Course({ alpha: this.#share, tolerance: this.#plan.tolerance });
  }

  get measure(): Measure {
    return this.#plan.measure;
  }

  get pairs(): number {
    return Math.max(0, ...this.#comparisons.map(({ pairs }) => pairs.size));
  }

  /** The comparisons of all arms with the control, as far as they are known. */
  comparisons(): ArmComparison[] {
    const found = this.#comparisons.map((follower) =>
      this.#plan.stop === 'known' ? anytimeOf(follower) : fixedOf(follower, this.#plan.tolerance),
    );
    const tested = found.filter(({ p }) => p !== null);
    const adjusted = holm(tested.map(({ p }) => p!));
    return found.map((comparison) => {
      const at = tested.indexOf(comparison);
      const p = at === -1 ? null : adjusted[at]!;
      // A test of all pairs is significant only after the adjustment; the e-process has its share of the level.
      const isTested = comparison.method !== 'e-process' && isDifference(comparison.answer);
      const isKept = !isTested || (p !== null && p < ALPHA);
      return { ...comparison, p_adjusted: p, answer: isKept ? comparison.answer : null };
    });
  }

  /**
   * Counts pairs in the drawn order, whichever ends first: where the failures of an arm take longer than those of the other,
   * the pairs that end first are no random sample.
   */
  #pairInOrder(follower: Follower, arm: number): void {
    const { waiting } = follower;
    while (waiting.length > 0 && this.#pair(follower, arm, waiting[0]!)) waiting.shift();
  }

  /** False if the instance is not measured by both yet. */
  #pair(follower: Follower, arm: number, instanceId: string): boolean {
    const [before, now] = [this.#values[0]!.get(instanceId), this.#values[arm]!.get(instanceId)];
    const { trials, instanceIds, isPart = false } = this.#plan;
    if (before?.length !== trials || now?.length !== trials) return false;
    if (before.includes(null) || now.includes(null)) follower.leftOut.add(instanceId);
    else {
      const pair = { id: instanceId, before: before as number[], now: now as number[] };
      follower.pairs.set(instanceId, pair);
      const { own, afterEarlier } = follower;
      for (const course of [own, afterEarlier]) course?.add(differenceOf(pair));
      const { eValue, difference, pairs } = own.evidence;
      follower.looks.push({ pairs, difference: difference!, e_value: finite(eValue), instance_id: instanceId });
    }
    if (this.#plan.stop === 'never') return true;
    const left = instanceIds.length - follower.pairs.size - follower.leftOut.size;
    const open = this.#openOf(follower);
    follower.own.look(isPart ? undefined : left, open);
    follower.afterEarlier?.look(undefined, open);
    return true;
  }

  /** The pairs that wait for a trial that is measured again. */
  #openOf({ again, pairs, leftOut }: Follower): number {
    return [...again].filter((id) => !pairs.has(id) && !leftOut.has(id)).length;
  }
}

function answerText(arm: string, answer: Answer): string {
  if (isDifference(answer)) return `${arm} is ${answer}`;
  return answer === 'cannot be settled' ? `${arm} ${answer}` : `${arm}: ${answer}`;
}
