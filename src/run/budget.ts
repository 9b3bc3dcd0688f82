import { Stop } from '../base/errors.ts';
import { dollarDigits, formatDuration } from '../base/format.ts';
import { roundedCost } from '../base/sums.ts';
import type { Options } from '../options/options.ts';

/** The time and cost limits of a run, counted from its beginning; only known costs count. */
export class Budget {
  readonly #options: Pick<Options, 'max-duration' | 'max-cost'>;
  readonly #begun = performance.now();
  readonly #deadline = new AbortController();
  readonly #timer: NodeJS.Timeout | undefined;
  #spent = 0;

  constructor(options: Pick<Options, 'max-duration' | 'max-cost'>) {
    this.#options = options;
    const { 'max-duration': duration } = options;
    if (duration === undefined) return;
    this.#timer = setTimeout(() => this.#deadline.abort(outOfTime(duration)), duration).unref();
  }

  /** Aborted with a Stop at the end of max-duration, which ends running trials. */
  get deadline(): AbortSignal {
    return this.#deadline.signal;
  }

  /** Adds a trial's cost in USD; null (unknown) adds nothing. */
  spend(cost: number | null): void {
    this.#spent += cost ?? 0;
  }

  /** True for the first cost that is not known, if there is a limit of cost: it is told once, whatever measures with this budget. */
  isFirstUnknown(): boolean {
    const isFirst = this.#options['max-cost'] !== undefined && !this.#hasUnknown;
    this.#hasUnknown = true;
    return isFirst;
  }
  #hasUnknown = false;

  /** The reason why no further trial may begin; null if one may. */
  exhausted(): Stop | null {
    const { 'max-duration': duration } = this.#options;
    if (duration !== undefined && performance.now() - this.#begun >= duration) return outOfTime(duration);
    return this.#stops[0] ?? this.costUsedUp();
  }

  /** The end of max-cost; null while some is left. */
  costUsedUp(): Stop | null {
    const { 'max-cost': cost } = this.#options;
    const spent = roundedCost(this.#spent);
    if (cost === undefined || spent < cost) return null;
    const message = `max-cost of ${cost} USD is used up (${dollarDigits(spent)} spent); raise it, or select fewer instances or trials`;
    return new Stop('max_cost', message);
  }

  /** Lets no further trial begin; running ones continue. */
  stop(kind: string, message: string): void {
    this.#stops.push(new Stop(kind, message));
  }

  /** Lets trials begin again after a stop of this kind, unless there is one of another. */
  goOn(kind: string): void {
    this.#stops = this.#stops.filter((stop) => stop.kind !== kind);
  }
  #stops: Stop[] = [];

  /** Stops the timer. */
  close(): void {
    clearTimeout(this.#timer);
  }
}

function outOfTime(duration: number): Stop {
  const message = `max-duration of ${formatDuration(duration)} is used up; raise it, or give each job fewer instances (shard, a matrix)`;
  return new Stop('max_duration', message);
}
