import { setTimeout as sleep } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { trialKey } from '../results/trial-id.ts';
import type { MadeTestbed, Testbed, TestbedProvider, TestbedRequest } from '../testbeds/types.ts';
import type { Testbeds } from '../trial/context.ts';
import type { Trial } from './plan-trials.ts';

/** Milliseconds that an interruption waits for a testbed under construction. */
const LATE = 3_000;

/**
 * Opens the testbeds of a run's trials, in their order. Each one that is opened starts the creation of the next, so
 * that images, clones and fixtures are fetched during the trial before; never more ahead than the number of running
 * trials. Containers are removed in the background. A testbed that cannot be opened is tried once more after pending
 * removals, which may free its resources (the disk, for example).
 */
export class TestbedsAhead implements Testbeds {
  readonly kind: TestbedProvider['kind'];
  readonly #provider: TestbedProvider;
  readonly #signal: AbortSignal;
  /** Requests that have not been started, by name. */
  readonly #waiting: Map<string, TestbedRequest>;
  readonly #made = new Map<string, Promise<MadeTestbed>>();
  readonly #removals: LimitFunction;
  readonly #removing = new Set<Promise<void>>();

  /** `parallel` limits concurrent removals, so that slow ones do not pile up. */
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

  /** Throws a TrialError if the testbed cannot be opened, or the signal's reason. */
  async open(request: TestbedRequest, signal: AbortSignal): Promise<Testbed> {
    try {
      return await this.#open(request, signal);
    } catch (error) {
      if (this.#removing.size === 0 || signal.aborted) throw error;
      await Promise.allSettled(this.#removing);
      return await this.#open(request, signal);
    }
  }

  /** Removes a testbed when its turn comes; `begun` is called when the next trial may begin. Rejects like `remove`. */
  async remove(remove: () => Promise<void>, begun: () => void): Promise<void> {
    // On the host, remains of an agent would affect the next trial.
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

  /** Removes testbeds of trials that will not begin. */
  async close(): Promise<void> {
    this.#waiting.clear();
    const left = [...this.#made.values()].map(async (made) => (await made).discard());
    this.#made.clear();
    // The post step or the next command removes the rest.
    const late = this.#signal.aborted ? [sleep(LATE, undefined, { ref: false })] : [];
    await Promise.race([Promise.allSettled(left), ...late]);
  }

  async #take(request: TestbedRequest, signal: AbortSignal): Promise<MadeTestbed> {
    const name = trialKey({ instanceId: request.instance.id, trial: request.trial });
    const made = this.#made.get(name);
    this.#made.delete(name);
    this.#waiting.delete(name);
    // An earlier failure may be gone by now (a network or Docker fault), so the testbed is created again.
    return (await made?.catch(() => null)) ?? (await this.#provider.make(request, signal));
  }

  #makeNext(): void {
    const [next] = this.#waiting;
    if (next === undefined || this.#signal.aborted) return;
    const [name, request] = next;
    this.#waiting.delete(name);
    const made = this.#provider.make(request, this.#signal);
    // The error is handled when the trial begins.
    made.catch(() => {});
    this.#made.set(name, made);
  }
}
