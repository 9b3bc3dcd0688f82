import pLimit, { type LimitFunction } from 'p-limit';
import { unlessLate } from '../base/signals.ts';
import { trialKey } from '../results/trial-id.ts';
import type { MadeTestbed, Testbed, TestbedProvider, TestbedRequest } from '../testbeds/types.ts';
import type { Testbeds } from '../trial/context.ts';
import type { Trial } from './plan-trials.ts';

/** Milliseconds that an interruption waits for a testbed under construction. */
const LATE = 3_000;

/** The testbeds of a provider, each made when it is opened. */
export function testbedsOf(provider: TestbedProvider): Testbeds {
  const open: Testbeds['open'] = async (request, signal) => (await provider.make(request, signal)).start(signal);
  const { kind } = provider;
  return { kind, open, openBeside: open, provideImage: (request, signal) => provider.provideImage(request, signal) };
}

/** A trial with the provider of its testbed. */
interface Planned {
  trial: Trial;
  run: { provider: TestbedProvider };
}

/**
 * Opens the testbeds of trials, in their order. Each one that is opened starts the creation of the next, so
 * that images, clones and fixtures are fetched during the trial before; never more ahead than the number of running
 * trials. Containers are removed in the background. A testbed that cannot be opened is tried once more after pending
 * removals, which may free its resources (the disk, for example).
 */
export class TestbedsAhead {
  readonly #signal: AbortSignal;
  /** Providers, numbered by their first trial. */
  readonly #providers: TestbedProvider[];
  /** Trials whose testbed has not been started, by name. */
  readonly #waiting: Map<string, Planned>;
  readonly #made = new Map<string, Promise<MadeTestbed>>();
  readonly #removals: LimitFunction;
  readonly #removing = new Set<Promise<void>>();

  /** `parallel` limits concurrent removals, so that slow ones do not pile up. */
  constructor(planned: Planned[], parallel: number, signal: AbortSignal) {
    this.#removals = pLimit(parallel);
    this.#signal = signal;
    this.#providers = [...new Set(planned.map(({ run }) => run.provider))];
    this.#waiting = new Map(planned.map((one) => [this.#nameOf(one.run.provider, one.trial), one]));
  }

  /** The testbeds of one provider. */
  of(provider: TestbedProvider): Testbeds {
    return { ...testbedsOf(provider), open: (request, signal) => this.#openAgain(provider, request, signal) };
  }

  async #openAgain(provider: TestbedProvider, request: TestbedRequest, signal: AbortSignal): Promise<Testbed> {
    try {
      return await this.#open(provider, request, signal);
    } catch (error) {
      if (this.#removing.size === 0 || signal.aborted) throw error;
      await Promise.allSettled(this.#removing);
      return await this.#open(provider, request, signal);
    }
  }

  /** Removes a testbed when its turn comes; `begun` is called when the next trial may begin. Rejects like `remove`. */
  async remove(remove: () => Promise<void>, begun: () => void): Promise<void> {
    // On the host, remains of an agent would affect the next trial.
    if (this.#providers[0]?.kind === 'host') return remove();
    await this.#removals(async () => {
      const removal = remove();
      this.#removing.add(removal);
      begun();
      await removal.finally(() => this.#removing.delete(removal));
    });
  }

  async #open(provider: TestbedProvider, request: TestbedRequest, signal: AbortSignal): Promise<Testbed> {
    const made = await this.#take(provider, request, signal);
    this.#makeNext();
    return await made.start(signal);
  }

  /** Removes the testbed of a trial that will not begin, while others go on. */
  pass(provider: TestbedProvider, trial: Trial): void {
    const name = this.#nameOf(provider, trial);
    this.#waiting.delete(name);
    const made = this.#made.get(name);
    if (made === undefined) return;
    this.#made.delete(name);
    const removal: Promise<void> = made
      .then((testbed) => testbed.discard())
      .catch(() => {})
      .finally(() => this.#removing.delete(removal));
    this.#removing.add(removal);
  }

  /** Removes testbeds of trials that will not begin. */
  async close(): Promise<void> {
    this.#waiting.clear();
    const left = [...this.#made.values()].map(async (made) => (await made).discard());
    this.#made.clear();
    // The post step or the next command removes the rest.
    const removed = Promise.allSettled([...this.#removing, ...left]);
    await (this.#signal.aborted ? unlessLate(removed, LATE) : removed);
  }

  async #take(provider: TestbedProvider, request: TestbedRequest, signal: AbortSignal): Promise<MadeTestbed> {
    const name = this.#nameOf(provider, request);
    const made = this.#made.get(name);
    this.#made.delete(name);
    this.#waiting.delete(name);
    // An earlier failure may be gone by now (a network or Docker fault), so the testbed is created again.
    return (await made?.catch(() => null)) ?? (await provider.make(request, signal));
  }

  #makeNext(): void {
    const [next] = this.#waiting;
    if (next === undefined || this.#signal.aborted) return;
    const [name, { trial, run }] = next;
    this.#waiting.delete(name);
    const made = run.provider.make({ ...trial, prompt: trial.instance.prompt }, this.#signal);
    // The error is handled when the trial begins.
    made.catch(() => {});
    this.#made.set(name, made);
  }

  #nameOf(provider: TestbedProvider, trial: Trial): string {
    return `${this.#providers.indexOf(provider)} ${trialKey(trial)}`;
  }
}
