import type { ExperimentRecord } from '../../results/experiment-record.ts';
import type { Budget } from '../budget.ts';
import { Saver } from './saver.ts';
import type { Measured, Watch } from './watch.ts';

/** Everything that a look needs, and what follows from it. */
export interface LooksPlan {
  watch: Watch;
  /** Ended when the answer is known. */
  budget: Budget;
  stop: 'never' | 'known';
  /** The experiment as it stands. */
  record(): ExperimentRecord;
  save(record: ExperimentRecord): Promise<void>;
  /** The differences of the pairs of other jobs so far, by arm; null if nothing new is known. Never throws. */
  otherJobs?(own: ExperimentRecord): Promise<Map<string, number[]> | null>;
}

/** Looks at an experiment after each of its trials: ends it when the answer is known, and keeps its record on disk. */
export class Looks {
  readonly #plan: LooksPlan;
  readonly #saver: Saver;

  constructor(plan: LooksPlan) {
    this.#plan = plan;
    this.#saver = new Saver(() => plan.save(plan.record()));
  }

  /** Before the first trial: other jobs may know the answer. */
  async begin(): Promise<void> {
    await this.#askOthers();
  }

  /** Takes the last result of a trial of an arm. */
  take(arm: number, measured: Measured): void {
    this.#plan.watch.take(arm, measured);
    this.#stopIfKnown();
    this.#saver.soon();
    void this.#askOthers();
  }

  /** Resolves when the record on disk is that of the last look. */
  async settled(): Promise<void> {
    await this.#saver.settled();
  }

  #stopIfKnown(): void {
    const known = this.#plan.watch.known();
    if (known !== null) this.#plan.budget.stop('stopped', `the answer is known: ${known}`);
  }

  async #askOthers(): Promise<void> {
    const { stop, otherJobs, record, watch } = this.#plan;
    if (stop === 'never' || otherJobs === undefined) return;
    const others = await otherJobs(record());
    if (others === null) return;
    watch.takeOthers(others);
    this.#stopIfKnown();
  }
}
