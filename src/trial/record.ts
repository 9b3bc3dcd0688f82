import { timestamp } from '../base/clock.ts';
import { messageOf, stopOf, TrialError } from '../base/errors.ts';
import type { Verdict } from '../evaluation/types.ts';
import type { IntegrityNote, Stage } from '../results/fields.ts';
import type { Result } from '../results/records.ts';
import { hasVerdict } from '../results/totals.ts';
import type { TrialId } from '../results/trial-id.ts';
import { TestbedDestroyed } from '../testbeds/types.ts';
import type { Observer } from './observer.ts';

/** The result of a running trial: measures the stages, and converts failures to a status. */
export class TrialRecord {
  result: Result;
  readonly #place: TrialId;
  readonly #observer: Observer;
  #stage: Stage = 'prepare';
  #agentBegan = false;
  /** Milliseconds of the current stage that are the harness's own. */
  #harness = 0;
  /** The name of the step to which the stages belong from now on; null for none. */
  step: string | null = null;

  constructor(result: Result, place: TrialId, observer: Observer) {
    this.result = result;
    this.#place = place;
    this.#observer = observer;
  }

  /** From here on, a destroyed testbed is the agent's doing. */
  agentBegins(): void {
    this.#agentBegan = true;
  }

  /** Runs one stage of the trial, and records its start and duration. */
  async stage<Value>(name: Stage, work: () => Promise<Value>): Promise<Value> {
    this.#stage = name;
    this.#harness = 0;
    const step = this.step === null ? {} : { step: this.step };
    this.#observer.stageStarted(this.#place, name);
    const startedAt = timestamp();
    const started = performance.now();
    try {
      return await work();
    } finally {
      const duration = Math.round(performance.now() - started);
      const harness = Math.round(this.#harness);
      const own = harness === 0 ? {} : { harness_ms: harness };
      this.result.stages.push({ name, ...step, started_at: startedAt, duration_ms: duration, ...own });
      this.#observer.stageEnded(this.#place, name, duration);
    }
  }

  /** Runs a part of a stage whose time is the harness's own. */
  async ofHarness<Value>(work: () => Promise<Value>): Promise<Value> {
    const started = performance.now();
    try {
      return await work();
    } finally {
      this.#harness += performance.now() - started;
    }
  }

  note(kind: string, detail: string): void {
    this.result.integrity.push({ kind, detail });
  }

  /** Takes the notes of a source that tells all of its notes each time; those of others stay, whenever they come. */
  notesOfOne(): (notes: IntegrityNote[]) => void {
    let own: IntegrityNote[] = [];
    return (notes) => {
      const others = this.result.integrity.filter((note) => !own.includes(note));
      this.result.integrity = [...others, ...notes];
      own = notes;
    };
  }

  /** True if there is a verdict. */
  get decided(): boolean {
    return hasVerdict(this.result);
  }

  decide({ status, score }: Pick<Verdict, 'status' | 'score'>): void {
    this.result.status = status;
    this.result.score = score;
  }

  /** Withdraws a verdict for another round. */
  undecide(): void {
    this.result.status = 'not_run';
    this.result.score = null;
    this.result.evaluation = null;
    this.result.error = null;
  }

  /** Records the error that ended the trial early. An existing verdict is kept. */
  fail(error: unknown, signal: AbortSignal): void {
    if (this.decided) {
      this.note(`${this.#stage}_failed`, messageOf(error));
    } else if (signal.aborted) {
      const { kind, message } = stopOf(signal);
      this.result.status = 'not_run';
      this.result.error = { stage: this.#stage, kind, message };
    } else if (error instanceof TestbedDestroyed && this.#agentBegan) {
      // Breaking the testbed must not give an agent another try.
      this.decide({ status: 'failed', score: 0 });
      this.note('testbed_destroyed', error.message);
    } else {
      this.result.status = 'error';
      const kind =
        error instanceof TrialError ? error.kind : error instanceof TestbedDestroyed ? 'testbed' : 'internal';
      const message = kind === 'internal' && error instanceof Error ? (error.stack ?? error.message) : messageOf(error);
      this.result.error = { stage: this.#stage, kind, message };
    }
  }
}
