import type { Options } from '../options/options.ts';
import { formatDuration } from '../report/phrases.ts';

/** What a run may still take: time, and money where agents say what they cost. */
export class Budget {
  readonly #options: Pick<Options, 'max-duration' | 'max-cost'>;
  readonly #begun = performance.now();
  #spent = 0;

  constructor(options: Pick<Options, 'max-duration' | 'max-cost'>) {
    this.#options = options;
  }

  /** Adds a trial's cost in USD; null where it is not known. */
  spend(cost: number | null): void {
    this.#spent += cost ?? 0;
  }

  /** Why no further trial is begun; null while one may be. */
  exhausted(): { kind: string; message: string } | null {
    const { 'max-duration': duration, 'max-cost': cost } = this.#options;
    if (duration !== undefined && performance.now() - this.#begun >= duration) {
      return { kind: 'max_duration', message: `max-duration of ${formatDuration(duration)} is used up` };
    }
    if (cost !== undefined && this.#spent >= cost) {
      return { kind: 'max_cost', message: `max-cost of ${cost} USD is used up (${this.#spent.toFixed(2)} spent)` };
    }
    return null;
  }
}
