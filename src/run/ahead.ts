import { setTimeout as sleep } from 'node:timers/promises';
import type { MadeTestbed, Testbed, TestbedProvider, TestbedRequest } from '../testbeds/types.ts';
import type { Testbeds } from '../trial/context.ts';
import type { Trial } from './plan.ts';

/** Milliseconds that an interruption waits for a testbed that is being made. */
const LATE = 3_000;

/**
 * Opens the testbeds of a run's trials, in their order. With each that is opened the next one is begun to be made, so that images,
 * clones and fixtures of a trial are fetched while the one before it runs: never more ahead than trials are under way.
 */
export class TestbedsAhead implements Testbeds {
  readonly kind: TestbedProvider['kind'];
  readonly #provider: TestbedProvider;
  readonly #signal: AbortSignal;
  /** What nobody has begun yet, by name. */
  readonly #waiting: Map<string, TestbedRequest>;
  readonly #made = new Map<string, Promise<MadeTestbed>>();

  constructor(provider: TestbedProvider, trials: Trial[], signal: AbortSignal) {
    this.kind = provider.kind;
    this.#provider = provider;
    this.#signal = signal;
    this.#waiting = new Map(
      trials.map(({ instance, trial }) => [nameOf({ instance, trial }), { instance, trial, prompt: instance.prompt }]),
    );
  }

  /** Throws a TrialError where the testbed cannot be had, or the signal's reason. */
  async open(request: TestbedRequest, signal: AbortSignal): Promise<Testbed> {
    const made = await this.#take(request, signal);
    this.#makeNext();
    return await made.start(signal);
  }

  /** Removes what was made for trials that will not begin. */
  async close(): Promise<void> {
    this.#waiting.clear();
    const left = [...this.#made.values()].map(async (made) => (await made).discard());
    this.#made.clear();
    // What is not removed by now is swept by post or the next command.
    const late = this.#signal.aborted ? [sleep(LATE, undefined, { ref: false })] : [];
    await Promise.race([Promise.allSettled(left), ...late]);
  }

  async #take(request: TestbedRequest, signal: AbortSignal): Promise<MadeTestbed> {
    const name = nameOf(request);
    const made = this.#made.get(name);
    this.#made.delete(name);
    this.#waiting.delete(name);
    // A fault of an earlier moment is not this trial's: the network, or Docker, may be well again.
    return (await made?.catch(() => null)) ?? (await this.#provider.make(request, signal));
  }

  #makeNext(): void {
    const [next] = this.#waiting;
    if (next === undefined || this.#signal.aborted) return;
    const [name, request] = next;
    this.#waiting.delete(name);
    const made = this.#provider.make(request, this.#signal);
    // Its fault is met where its trial begins.
    made.catch(() => {});
    this.#made.set(name, made);
  }
}

function nameOf({ instance, trial }: Trial): string {
  return `${instance.id}/${trial}`;
}
