import { formatCost, formatDuration } from '../base/format.ts';
import type { Result } from '../results/records.ts';
import { endedBeforeAgent, usageOfTrial } from '../trial/usage.ts';

/** Trials that must have ended before a time to go is told; before, a single one would decide it. */
const LEAST_ENDED = 2;

/** Wall time, time to go and cost of a run that goes on. Times are in milliseconds, by performance.now(). */
export class Progress {
  readonly #now: () => number;
  readonly #begun: number;
  #planned = 0;
  #ended = 0;
  #skipped = 0;
  #cost: number | null = null;
  #unknownCost = false;

  constructor(now = () => performance.now()) {
    this.#now = now;
    this.#begun = now();
  }

  begin(planned: number): void {
    this.#planned = planned;
  }

  end(result: Result): void {
    this.#ended += 1;
    const { source, cost_usd: cost } = usageOfTrial(result);
    if (endedBeforeAgent(result)) return;
    if (cost === null) this.#unknownCost = true;
    // The meter's costs were told one by one.
    else if (source !== 'meter') this.spend(cost);
  }

  /** Adds a cost in USD. */
  spend(cost: number): void {
    this.#cost = (this.#cost ?? 0) + cost;
  }

  skip(): void {
    this.#skipped += 1;
  }

  get done(): number {
    return this.#ended + this.#skipped;
  }

  get elapsed(): number {
    return this.#now() - this.#begun;
  }

  /** At the speed of the trials that have ended; null if too few have, and at the end. */
  get toGo(): number | null {
    const left = this.#planned - this.done;
    return this.#ended < LEAST_ENDED || left <= 0 ? null : (this.elapsed / this.#ended) * left;
  }

  /** `about 12 min 30 s to go` and `1.20 USD`, or `1.20 USD at least` where the cost of a trial is unknown; without what is not known. */
  rest(): string[] {
    const { toGo } = this;
    return [
      toGo === null ? '' : `about ${rounded(toGo)} to go`,
      this.#cost === null ? '' : `${formatCost(this.#cost)}${this.#unknownCost ? ' at least' : ''}`,
    ].filter((part) => part !== '');
  }

  /** `12 of 30 trials in 5 min 02 s, about 7 min 30 s to go, 1.20 USD`. */
  line(): string {
    const done = `${this.done} of ${this.#planned} trials in ${formatDuration(this.elapsed)}`;
    return [done, ...this.rest()].join(', ');
  }
}

/** An estimate, in steps that do not pretend to be exact: 5 s, then whole half minutes. */
function rounded(milliseconds: number): string {
  const step = milliseconds < 60_000 ? 5_000 : 30_000;
  return formatDuration(Math.max(step, Math.round(milliseconds / step) * step)).replace(/\.0 s$/, ' s');
}
