import type { ExperimentRecord } from '../../results/experiment-record.ts';
import type { Budget } from '../budget.ts';
import { Saver } from './saver.ts';
import type { Measured, Watch } from './watch.ts';

/**
 * The differences of all pairs of the jobs of the matrix with a lower index than this one's, by arm; null if one of them has
 * not ended, or nothing new is known. Never throws.
 */
export type EarlierJobs = (own: () => ExperimentRecord) => Promise<Map<string, number[]> | null>;

/** Everything that a look needs, and what follows from it. */
export interface LooksPlan {
  watch: Watch;
  /** Ended when the answer is known. */
  budget: Budget;
  stop: 'never' | 'known';
  /** The experiment as it stands. */
  record(): ExperimentRecord;
  save(record: ExperimentRecord): Promise<void>;
  earlierJobs?: EarlierJobs;
}

const STOPPED = 'stopped';

/** Looks at an experiment after each of its trials: ends it when the answer is known, and keeps its record on disk. */
export class Looks {
  readonly #plan: LooksPlan;
  readonly #saver: Saver;

  constructor(plan: LooksPlan) {
    this.#plan = plan;
    this.#saver = new Saver(() => plan.save(plan.record()));
  }

  /** Before the first trial: the pairs of an earlier attempt, or earlier jobs, may know the answer. */
  async begin(): Promise<void> {
    this.#stopIfKnown();
    await this.#askEarlier();
  }

  /** Takes the last result of a trial of an arm. */
  take(arm: number, measured: Measured): void {
    this.#plan.watch.take(arm, measured);
    this.#stopIfKnown();
    this.#saver.soon();
    void this.#askEarlier();
  }

  /** From now on all trials are measured, also if the answer is known: those in error, whose failures it would hide. */
  stopNoMore(): void {
    this.#stops = false;
    this.#plan.budget.goOn(STOPPED);
  }
  #stops = true;

  /** Resolves when the record on disk is that of the last look. */
  async settled(): Promise<void> {
    await this.#saver.settled();
  }

  #stopIfKnown(): void {
    const known = this.#stops ? this.#plan.watch.known() : null;
    if (known !== null) this.#plan.budget.stop(STOPPED, `the experiment has ended: ${known}`);
  }

  async #askEarlier(): Promise<void> {
    const { stop, earlierJobs, record, watch } = this.#plan;
    if (stop === 'never' || earlierJobs === undefined) return;
    const earlier = await earlierJobs(record);
    if (earlier === null) return;
    watch.takeEarlier(earlier);
    this.#stopIfKnown();
  }
}
