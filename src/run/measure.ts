import { messageOf, Stop, stopOf } from '../base/errors.ts';
import type { IntegrityNote } from '../results/fields.ts';
import type { PlannedTrial, Result } from '../results/records.ts';
import { hasVerdict } from '../results/totals.ts';
import { trialIdOf } from '../results/trial-id.ts';
import { type EndedTrial, runTrial } from '../trial/trial.ts';
import { costOfTrial, judgeUsageOfTrial, usageOfTrial } from '../trial/usage.ts';
import { TestbedsAhead } from './ahead.ts';
import type { Budget } from './budget.ts';
import type { OpenRun } from './open-run.ts';
import type { Trial } from './plan-trials.ts';

/**
 * Kinds of errors that may be gone at another attempt: the network, a registry, Docker, the provider of the agent's
 * model. They arise outside of the testbed, except for `agent_unavailable`, which the agent says of itself.
 */
const MAY_PASS = new Set(['network', 'git', 'image', 'docker', 'model_unavailable', 'agent_unavailable']);
/** The notes of a trial that was measured again since its agent had ended it, or it had failed: kept by all later attempts. */
const AGENT_RETRIED = 'agent_retried';
const FAILURE_RETRIED = 'failure_retried';
/** Number of trials that must not find the agent, before any that does, to end the run. */
const NOT_FOUND_LIMIT = 3;
/** Trials in a row without a written result after which a run ends: their agents cost, and nothing is kept. */
const UNWRITTEN_LIMIT = 3;

function mayPass({ status, error }: Result): boolean {
  return status === 'error' && MAY_PASS.has(error!.kind);
}

/** Watches the first trials for the agent's command: a run without it measures nothing. */
class AgentStart {
  #found = false;
  #missing = 0;

  see(result: Result): void {
    const { error, agent } = result;
    if (error?.kind === 'agent_not_found') this.#missing += 1;
    else if (hasVerdict(result) || agent.exit_code !== null || agent.timed_out) this.#found = true;
  }

  /** The reason to end the run; null if the agent was found, or not missed often enough. */
  failure(): Stop | null {
    if (this.#found || this.#missing < NOT_FOUND_LIMIT) return null;
    return new Stop('agent_not_found', `the first ${this.#missing} trials did not find the agent`);
  }
}

/** True if the run continues one of this machine, of which a trial began. (Trials that a re-run of a workflow restores are of another one.) */
function continues({ context, trials }: OpenRun): boolean {
  return context.options.resume && trials.some(({ instance, trial }) => context.store.hasBegun(instance.id, trial));
}

/** A trial of one of the runs that are measured together; they share all options but the agent's. */
export interface Turn {
  trial: Trial;
  run: OpenRun;
}

/** Called with results of trials. */
export interface Watching {
  /** A trial passed or failed, and its record is on disk: before the next one begins, and before its testbed is removed. */
  onVerdict?(turn: Turn, result: Result): void;
  /** A trial is over, and not repeated; in error if its record could not be written. True if it will be measured again all the same. */
  onEnded?(turn: Turn, entry: PlannedTrial): boolean;
  /** A run ends, since its first trials did not find the agent. */
  onNotFound?(run: OpenRun, stop: Stop): void;
}

/**
 * Measures trials in their order within the budget, `parallel` at a time; afterwards, up to `retries` times (by default as in
 * the options), those again that could not be measured for a reason that may have passed.
 */
export async function measure(
  turns: Turn[],
  budget: Budget,
  signal: AbortSignal,
  watching: Watching = {},
  retries = turns[0]?.run.context.options.retries ?? 0,
): Promise<void> {
  if (turns.length === 0) return;
  await new Measurement(turns, budget, signal, watching, retries).run();
}

class Measurement {
  readonly #turns: Turn[];
  readonly #budget: Budget;
  readonly #signal: AbortSignal;
  readonly #watching: Watching;
  readonly #onHost: boolean;
  readonly #testbeds: TestbedsAhead;
  /** The number of trials at a time. */
  readonly #parallel: number;
  readonly #starts: Map<OpenRun, AgentStart>;
  /** The last attempt of each trial that is repeated. */
  readonly #attempts = new Map<Trial, EndedTrial>();
  #repeatsLeft: number;
  /** The trials of the current round that are repeated in the next one. */
  #again: Turn[] = [];
  #hostUsed: boolean;
  /** Trials in a row whose results could not be written. */
  #unwritten = 0;

  constructor(turns: Turn[], budget: Budget, signal: AbortSignal, watching: Watching, retries: number) {
    const { context, provider } = turns[0]!.run;
    const { options } = context;
    this.#turns = turns;
    this.#budget = budget;
    this.#signal = signal;
    this.#watching = watching;
    this.#onHost = provider.kind === 'host';
    // Those in error of an experiment are measured again after all others.
    this.#hostUsed = this.#onHost && turns.some(({ run }) => run.ledger.hasMeasured || continues(run));
    this.#parallel = this.#onHost && options.workdir !== undefined ? 1 : options.parallel;
    this.#testbeds = new TestbedsAhead(turns, this.#parallel, signal);
    this.#starts = new Map(turns.map(({ run }) => [run, new AgentStart()]));
    this.#repeatsLeft = retries;
  }

  async run(): Promise<void> {
    try {
      for (let round = this.#turns; round.length > 0; this.#repeatsLeft -= 1) {
        // Those in error of an experiment come here with failures of before.
        for (const { run } of round) run.provider.forgetFailures();
        await this.#round(round);
        [round, this.#again] = [this.#again, []];
      }
    } finally {
      await this.#testbeds.close();
    }
  }

  /** Begins the trials in their order, `parallel` at a time, each when its turn comes; resolves at the end of all. */
  async #round(turns: Turn[]): Promise<void> {
    const left = turns.values();
    const ends: Promise<void>[] = [];
    const beginNext = async () => {
      for (const turn of left) ends.push((await this.#begin(turn)).end);
    };
    await Promise.all(Array.from({ length: Math.min(this.#parallel, turns.length) }, beginNext));
    await Promise.all(ends);
  }

  /**
   * Resolves when the next trial may begin: as soon as this one's container is being removed, or at the end of the
   * trial.
   */
  async #begin(turn: Turn): Promise<{ end: Promise<void> }> {
    const { promise: next, resolve: letNextBegin } = Promise.withResolvers<void>();
    const end = this.#exhausted(turn) ? Promise.resolve() : this.#measure(turn, letNextBegin);
    await Promise.race([next, end]);
    return { end };
  }

  /** True if the trial may not begin any more, which is recorded. */
  #exhausted(turn: Turn): boolean {
    const { trial, run } = turn;
    const missing = this.#starts.get(run)!.failure();
    if (missing !== null) this.#watching.onNotFound?.(run, missing);
    const stop = this.#signal.aborted ? stopOf(this.#signal) : (missing ?? this.#budget.exhausted());
    if (stop === null) return false;
    this.#testbeds.pass(run.provider, trial);
    const before = this.#attempts.get(trial);
    if (before === undefined) {
      run.ledger.skip(trial, stop.kind, stop.message);
      run.context.observer.trialSkipped(trialIdOf(trial), stop.message);
    } else {
      // The attempt before counts, since there is no further one.
      this.#end(turn, before);
    }
    return true;
  }

  async #measure(turn: Turn, letNextBegin: () => void): Promise<void> {
    const { trial, run } = turn;
    const { instance, trial: number } = trial;
    run.ledger.begin(trial);
    const notes = await this.#notesBefore(turn);
    /** True once the verdict has been told: it counts even if its record cannot be completed. */
    let isTold = false;
    const tell = (measured: Result) => {
      if (isTold || !hasVerdict(measured)) return;
      this.#watching.onVerdict?.(turn, measured);
      isTold = true;
    };
    try {
      const context = { ...run.context, testbeds: this.#testbeds.of(run.provider) };
      const ended = await runTrial({
        ...{ instance, trial: number, context, signal: this.#signal, notes },
        removing: (measured, isOnDisk, remove) => {
          this.#spend(turn, measured);
          if (isOnDisk) tell(measured);
          return this.#testbeds.remove(remove, letNextBegin);
        },
      });
      const { result } = ended;
      tell(result);
      this.#unwritten = 0;
      this.#budget.spend(judgeUsageOfTrial(result)?.cost_usd ?? null);
      run.ledger.take(result);
      this.#starts.get(run)!.see(result);
      if (this.#repeatsLeft > 0 && mayPass(result)) {
        this.#attempts.set(trial, ended);
        this.#again.push(turn);
        run.context.observer.trialPostponed(trialIdOf(trial), result);
      } else this.#end(turn, ended);
    } catch (error) {
      run.ledger.unwritten(trial, error);
      run.context.observer.notice(`${instance.id}: its result could not be written: ${messageOf(error)}`);
      if (!isTold) this.#watching.onEnded?.(turn, run.ledger.entryOf(trial));
      this.#unwritten += 1;
      if (this.#unwritten === UNWRITTEN_LIMIT)
        this.#budget.stop('results', `the results of ${UNWRITTEN_LIMIT} trials in a row could not be written`);
    }
  }

  async #notesBefore({ trial, run }: Turn): Promise<IntegrityNote[]> {
    const notes = this.#hostUsed
      ? [{ kind: 'host_reused', detail: 'An earlier trial of this run used the same machine.' }]
      : [];
    // Before anything is waited for: trials that begin together are told apart.
    this.#hostUsed = this.#onHost;
    // An agent decides about its exit code, so it can ask for another attempt in this way.
    const earlier = await run.context.store.earlier(trial.instance.id, trial.trial);
    const kept = (kind: string) => earlier?.integrity.find((note) => note.kind === kind);
    const ended =
      earlier?.error?.kind === 'agent_unavailable'
        ? { kind: AGENT_RETRIED, detail: `Attempt ${earlier.attempt} was ended by the agent's exit code 75.` }
        : kept(AGENT_RETRIED);
    const failure =
      earlier?.status === 'failed'
        ? {
            kind: FAILURE_RETRIED,
            detail: `Attempt ${earlier.attempt} failed. If failures alone get another try, the rate is too high.`,
          }
        : kept(FAILURE_RETRIED);
    for (const note of [ended, failure]) if (note !== undefined) notes.push(note);
    return notes;
  }

  /** Counts the cost of a measured trial. */
  #spend(turn: Turn, result: Result): void {
    const { source } = usageOfTrial(result);
    const cost = costOfTrial(result);
    // The meter's costs have been spent exchange by exchange.
    if (source !== 'meter') {
      this.#budget.spend(cost);
      if (cost === null) this.#tellUnknownCost(turn);
    }
  }

  #tellUnknownCost({ trial, run }: Turn): void {
    if (this.#budget.isFirstUnknown())
      run.context.observer.notice(
        `max-cost: the agent reported no cost for ${trial.instance.id}, and unreported cost counts as 0; let the agent write cost_usd to usage.json`,
      );
  }

  #end(turn: Turn, { result, tails }: EndedTrial): void {
    const { context, ledger } = turn.run;
    const place = trialIdOf(turn.trial);
    // Told as ended once: observers count.
    if (this.#watching.onEnded?.(turn, ledger.entryOf(turn.trial))) context.observer.trialPostponed(place, result);
    else context.observer.trialEnded(place, result, tails);
  }
}
