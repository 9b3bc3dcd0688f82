import { setTimeout as sleep } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { trialKey } from '../results/trial-id.ts';
import type { MadeTestbed, Testbed, TestbedProvider, TestbedRequest } from '../testbeds/types.ts';
import type { Testbeds } from '../trial/context.ts';
import type { Trial } from './plan-trials.ts';

/** Milliseconds that an interruption waits for a testbed that is being made. */
const LATE = 3_000;

/**
 * Opens the testbeds of a run's trials, in their order. With each that is opened the next one is begun to be made, so that images,
 * clones and fixtures of a trial are fetched while the one before it runs: never more ahead than trials are under way. A container
 * that is being removed is in nobody's way either, unless it holds what the next one needs (the disk, say).
 */
export class TestbedsAhead implements Testbeds {
  readonly kind: TestbedProvider['kind'];
  readonly #provider: TestbedProvider;
  readonly #signal: AbortSignal;
  /** What nobody has begun yet, by name. */
  readonly #waiting: Map<string, TestbedRequest>;
  readonly #made = new Map<string, Promise<MadeTestbed>>();
  readonly #removals: LimitFunction;
  readonly #removing = new Set<Promise<void>>();

  /** `parallel`: how many are removed at a time; where that takes long they must not pile up. */
  constructor(provider: TestbedProvider, trials: Trial[], parallel: number, signal: AbortSignal) {
    this.kind = provider.kind;
    this.#removals = pLimit(parallel);
    this.#provider = provider;
    this.#signal = signal;
    this.#waiting = new Map(
      trials.map(({ instance, trial }) => [
        trialKey({ instanceId: instance.id, trial }),
        { instance, trial, prompt: instance.prompt },
      ]),
    );
  }

  /** Throws a TrialError where the testbed cannot be had, or the signal's reason. */
  async open(request: TestbedRequest, signal: AbortSignal): Promise<Testbed> {
    try {
      return await this.#open(request, signal);
    } catch (error) {
      if (this.#removing.size === 0 || signal.aborted) throw error;
      await Promise.allSettled(this.#removing);
      return await this.#open(request, signal);
    }
  }

  /** Removes a testbed in its turn; `begun` is called when the next trial may begin. Rejects as `remove` does. */
  async remove(remove: () => Promise<void>, begun: () => void): Promise<void> {
    // What an agent left on the host would meet the next trial.
    if (this.kind === 'host') return remove();
    await this.#removals(async () => {
      const removal = remove();
      this.#removing.add(removal);
      begun();
      await removal.finally(() => this.#removing.delete(removal));
    });
  }

  async #open(request: TestbedRequest, signal: AbortSignal): Promise<Testbed> {
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
    const name = trialKey({ instanceId: request.instance.id, trial: request.trial });
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
