import { timestamp } from '../base/clock.ts';
import { sha256Of } from '../base/digest.ts';
import { messageOf } from '../base/errors.ts';
import type { Redactor } from '../base/redact/redact.ts';
import { sumOfAll } from '../base/sums.ts';
import { VERSION } from '../base/version.ts';
import { partsOf } from '../datasets/steps.ts';
import type { Dataset, Instance, Mode } from '../datasets/types.ts';
import { agentLimit } from '../options/agent-limit.ts';
import type { Options, TestbedKind } from '../options/options.ts';
import type { GitHubPlace } from '../results/fields.ts';
import { type ArmRole, judgeGate } from '../results/gate.ts';
import { recordText } from '../results/record-text.ts';
import type { Change, PlannedTrial, Result, RunRecord } from '../results/records.ts';
import { redactRecord } from '../results/redact.ts';
import type { RunIdentity } from '../results/run-identity.ts';
import { standIn } from '../results/stand-in.ts';
import type { ResultStore } from '../results/store.ts';
import { figuresOfResult, measureSetting, totalsOf, UNMEASURED } from '../results/totals.ts';
import { type TimedTrial, timesOf, traceOf } from '../results/trace.ts';
import { trialKey, trialPath } from '../results/trial-id.ts';
import { costOfTrial } from '../trial/usage.ts';
import { HostWatch } from './host.ts';
import type { KeptOptions } from './identity.ts';
import type { Trial } from './plan-trials.ts';

/**
 * The pause between writes of run.json, as a multiple of the duration of the last write; for 10,000 planned trials the
 * file has megabytes.
 */
const REST = 20;

/** Compares a finished run with its baseline. */
export type Compare = (run: RunRecord) => Promise<Change>;

/** `run.json` of a running run: every planned trial has an entry from the beginning, `not_run` until it is measured. */
export class RunLedger {
  readonly record: RunRecord;
  readonly #store: ResultStore;
  readonly #redactor: Redactor;
  readonly #host = new HostWatch();
  readonly #entries = new Map<string, PlannedTrial>();
  /** In USD, by trial; null if unknown. */
  readonly #costs = new Map<string, number | null>();
  /** The times of trials measured by this process. */
  readonly #times: TimedTrial[] = [];
  /** The number of changes so far. */
  #changes = 0;
  #writing: Promise<void> | null = null;
  /** The timer of the next write. */
  #due: NodeJS.Timeout | null = null;
  /** The earliest time of the next write, by performance.now(). */
  #next = 0;

  constructor(trials: Trial[], about: RunAbout, store: ResultStore, redactor: Redactor) {
    this.#store = store;
    this.#redactor = redactor;
    const planned = trials.map((planned): PlannedTrial => {
      const { instance, trial } = planned;
      const entry: PlannedTrial = {
        instance_id: instance.id,
        task_type: instance.taskType,
        trial,
        ...UNMEASURED,
      };
      this.#entries.set(trialKey(planned), entry);
      return entry;
    });
    this.record = { ...describeRun(about), host: this.#host.record(false), planned, totals: totalsOf(planned) };
  }

  /** Adds a trial's result and schedules a write of run.json. Write errors surface in the last write. */
  take(result: Result): void {
    this.restore(result, sha256Of(recordText(result)));
    this.#times.push(timesOf(result));
    this.#changed();
  }

  /** Tells that a trial is measured: what an earlier attempt left counts no more, so that its record does if the run is killed. */
  begin(trial: Trial): void {
    const entry = this.entryOf(trial);
    if (entry.result === null && entry.error === null) return;
    Object.assign(entry, UNMEASURED);
    for (const key of ['digest', 'skill_opened', 'reused'] as const) delete entry[key];
    this.#changed();
  }

  /** Adds the result of an earlier run; `digest` is that of its file. */
  restore(result: Result, digest: string): void {
    const entry = this.#entries.get(trialKey(result))!;
    entry.status = result.status;
    Object.assign(entry, figuresOfResult(result));
    entry.error = result.error;
    entry.result = `${trialPath(result)}/result.json`;
    entry.digest = digest;
    const opened = result.skills?.opened ?? null;
    if (opened === null) delete entry.skill_opened;
    else entry.skill_opened = opened.length > 0;
    if (result.reused !== undefined) entry.reused = result.reused;
    else delete entry.reused;
    this.#costs.set(trialKey(result), costOfTrial(result));
  }

  /** Keeps an earlier run's entry of a trial that is not measured again, or not yet. */
  keep(earlier: PlannedTrial): void {
    Object.assign(this.#entries.get(trialKey(earlier))!, earlier);
  }

  /** True if this process has measured a trial of the run. */
  get hasMeasured(): boolean {
    return this.#times.length > 0;
  }

  /** The entry of a planned trial. */
  entryOf(trial: Trial): PlannedTrial {
    return this.#entries.get(trialKey(trial))!;
  }

  /** Cost of the agents of all results of these trials, in USD; null if that of one is unknown, or there is none. */
  cost(planned: PlannedTrial[]): number | null {
    const keys = planned.map((entry) => trialKey(entry)).filter((key) => this.#costs.has(key));
    return keys.length === 0 ? null : sumOfAll(keys.map((key) => this.#costs.get(key)!));
  }

  /** Marks a trial that was measured but whose record could not be written. */
  unwritten(trial: Trial, error: unknown): void {
    const entry = this.entryOf(trial);
    entry.status = 'error';
    entry.error = { stage: 'collect', kind: 'results', message: messageOf(error) };
  }

  /** Records the reason why a trial was not started; one that was to be measured again keeps what it had. */
  skip(trial: Trial, kind: string, message: string): void {
    const entry = this.entryOf(trial);
    if (entry.status === 'not_run') entry.error = { stage: 'plan', kind, message };
  }

  /**
   * Checks that each record is still as written: on the host, a later trial can change it. Replaces changed records
   * with stand-ins and returns a description of each.
   */
  async mend(): Promise<string[]> {
    const mended: string[] = [];
    const times = new Map(this.#times.map((one) => [trialKey(one), one]));
    for (const entry of this.record.planned) {
      const fault = entry.digest === undefined ? null : this.#store.changeOf(entry, entry.digest);
      if (fault === null) continue;
      const name = trialKey(entry);
      const record = redactRecord(standIn(entry, this.record, fault, times.get(name)), this.#redactor);
      // If the write fails, readers detect the wrong record by its digest.
      await this.#store.writeResult(record).then(
        () => (entry.digest = sha256Of(recordText(record))),
        () => {},
      );
      mended.push(`${entry.instance_id}, trial ${entry.trial}: ${fault}`);
    }
    return mended;
  }

  /** Completes the record and returns it as written to disk, without secrets. */
  async finish(
    interrupted: string | null,
    options: Options,
    compare: Compare | null,
    role: ArmRole = null,
  ): Promise<RunRecord> {
    await this.#writing?.catch(() => {});
    this.#unschedule();
    this.record.totals = totalsOf(this.record.planned);
    this.record.change = (await compare?.(this.record)) ?? null;
    this.record.gate = judgeGate(this.record.totals, options, this.record.change, role);
    this.record.interrupted = interrupted;
    this.record.finished_at = timestamp();
    this.record.host = this.#host.record(true);
    await this.save(true);
    // The trace is optional; its failure does not fail the run.
    await this.#store.writeTrace(traceOf(this.#times)).catch(() => {});
    return redactRecord(this.record, this.#redactor);
  }

  /**
   * Writes run.json; `last` marks the final version. A run killed before the next write loses nothing: `readRun` then
   * uses the trials' own records.
   */
  async save(last = false): Promise<void> {
    this.#unschedule();
    const seen = this.#changes;
    this.#writing = this.#write(last).finally(() => {
      this.#writing = null;
    });
    await this.#writing;
    if (this.#changes > seen) this.#saveSoon();
  }

  async #write(last: boolean): Promise<void> {
    const begun = performance.now();
    await this.#store.writeRun(this.record, last, this.#redactor);
    const ended = performance.now();
    this.#next = ended + REST * (ended - begun);
  }

  #changed(): void {
    this.#changes += 1;
    if (this.#writing === null) this.#saveSoon();
  }

  #saveSoon(): void {
    this.#due ??= setTimeout(() => this.save().catch(() => {}), Math.max(0, this.#next - performance.now()));
  }

  #unschedule(): void {
    clearTimeout(this.#due ?? undefined);
    this.#due = null;
  }
}

export interface RunAbout {
  dataset: Dataset;
  options: Options & { 'agent-command': string };
  testbed: TestbedKind;
  /** Null for a dataset without modes. */
  mode: Mode | null;
  /** The judge's identity; null without one. */
  judge: string | null;
  identity: RunIdentity;
  /** The options as texts, for `resume`; null if the caller does not tell them. */
  kept: KeptOptions | null;
  github: GitHubPlace | null;
  /** Present in a run that continues one with results that were scored again. */
  rescored_from?: RunRecord['rescored_from'];
}

/** True if the agent has the limits of its tasks. */
function hasOwnLimits({ instances }: Dataset, options: Options): boolean {
  if (options['agent-timeout'] !== undefined) return false;
  return instances.flatMap(partsOf).some(({ agentTimeout }) => agentTimeout !== undefined);
}

/** True for a task of Harbor, which has a limit of its own for its tests. */
function isRewarded({ evaluation }: Instance): boolean {
  return evaluation.kind === 'reward';
}

/** The record of a run without its trials. */
export function describeRun(about: RunAbout): Omit<RunRecord, 'planned' | 'totals'> {
  const { dataset, options, testbed, mode, judge, identity, kept, github, rescored_from } = about;
  const docker = testbed === 'docker';
  return {
    schema: 'agentbench/run/v1',
    suite: options.suite ?? null,
    dataset: { name: dataset.name, ref: dataset.ref, digest: dataset.digest },
    agent: {
      name: options['agent-name'] ?? null,
      model: options['agent-model'] ?? null,
      command: options['agent-command'],
    },
    settings: {
      testbed,
      trials: options.trials,
      agent_timeout_ms: hasOwnLimits(dataset, options) ? null : agentLimit(options),
      evaluation_timeout_ms: dataset.instances.some(isRewarded) ? null : options['evaluation-timeout'],
      testcase_timeout_ms: options['testcase-timeout'],
      typing: mode === null ? null : options.typing,
      mode,
      ...measureSetting(options.measure),
      judge,
      network: docker ? options.network : null,
      cpus: docker ? (options.cpus ?? null) : null,
      memory_bytes: docker ? (options.memory ?? null) : null,
    },
    identity,
    ...(kept === null ? {} : { options: kept }),
    gate: null,
    interrupted: null,
    ...(rescored_from === undefined ? {} : { rescored_from }),
    started_at: timestamp(),
    finished_at: null,
    harness_version: VERSION,
    github,
  };
}
