import { timestamp } from '../base/clock.ts';
import { messageOf } from '../base/errors.ts';
import type { Redactor } from '../base/redact/redact.ts';
import type { Dataset, Mode } from '../datasets/types.ts';
import type { Options } from '../options/options.ts';
import { judgeGate } from '../results/gate.ts';
import { digestOfRecord, recordText } from '../results/record-digest.ts';
import type { Change, GitHubPlace, PlannedTrial, Result, RunRecord } from '../results/records.ts';
import { redactResult, redactRun } from '../results/redact.ts';
import { standIn } from '../results/stand-in.ts';
import type { ResultStore } from '../results/store.ts';
import { figuresOfResult, totalsOf } from '../results/totals.ts';
import { type TimedTrial, timesOf, traceOf } from '../results/trace.ts';
import { trialIdOf, trialKey, trialPath } from '../results/trial-id.ts';
import type { Trial } from './plan-trials.ts';

/** How many times longer than the last write of run.json took the next one waits: of 10,000 planned trials it has megabytes. */
const REST = 20;

/** A finished run against its baseline; null without one. */
export type Compare = (run: RunRecord) => Promise<Change | null>;

/** `run.json` in the making: every planned trial stands in it from the beginning, as `not_run` until it is measured. */
export class RunLedger {
  readonly record: RunRecord;
  readonly #store: ResultStore;
  readonly #redactor: Redactor;
  readonly #entries = new Map<string, PlannedTrial>();
  /** Of the trials that were measured now. */
  readonly #times: TimedTrial[] = [];
  #writing: Promise<void> | null = null;
  /** The write that is to come. */
  #due: NodeJS.Timeout | null = null;
  /** When it may come, by performance.now(). */
  #next = 0;

  constructor(trials: Trial[], about: RunAbout, store: ResultStore, redactor: Redactor) {
    this.#store = store;
    this.#redactor = redactor;
    const planned = trials.map(({ instance, trial }): PlannedTrial => {
      const entry: PlannedTrial = {
        instance_id: instance.id,
        task_type: instance.taskType,
        trial,
        status: 'not_run',
        score: null,
        score_expected: 0,
        coverage: 0,
        result: null,
        error: null,
      };
      this.#entries.set(trialKey({ instanceId: instance.id, trial }), entry);
      return entry;
    });
    this.record = { ...describeRun(about), planned, totals: totalsOf(planned) };
  }

  /** Takes in a trial's result, and has run.json written soon. A fault of that is met by the last write. */
  take(result: Result): void {
    this.restore(result, digestOfRecord(recordText(result)));
    this.#times.push(timesOf(result));
    if (this.#writing === null) this.#saveSoon();
  }

  /** Takes in the result of an earlier run; `digest`: of its file. */
  restore(result: Result, digest: string): void {
    const entry = this.#entries.get(trialKey(trialIdOf(result)))!;
    entry.status = result.status;
    Object.assign(entry, figuresOfResult(result));
    entry.error = result.error;
    entry.result = `${trialPath(trialIdOf(result))}/result.json`;
    entry.digest = digest;
  }

  /** Says that a trial was measured, but its record could not be written. */
  unwritten({ instance, trial }: Trial, error: unknown): void {
    const entry = this.#entries.get(trialKey({ instanceId: instance.id, trial }))!;
    entry.status = 'error';
    entry.error = { stage: 'collect', kind: 'results', message: messageOf(error) };
  }

  /** Says why a trial was not begun. */
  skip({ instance, trial }: Trial, kind: string, message: string): void {
    this.#entries.get(trialKey({ instanceId: instance.id, trial }))!.error = { stage: 'plan', kind, message };
  }

  /**
   * Looks whether each record is still as it was written: on the host a later trial can write to it. Puts one of what is known of the trial
   * in the place of every other, and names them.
   */
  async mend(): Promise<string[]> {
    const mended: string[] = [];
    const times = new Map(this.#times.map((one) => [trialKey(trialIdOf(one)), one]));
    for (const entry of this.record.planned) {
      const fault = entry.digest === undefined ? null : this.#store.changeOf(entry, entry.digest);
      if (fault === null) continue;
      const name = trialKey(trialIdOf(entry));
      const record = redactResult(standIn(entry, this.record, fault, times.get(name)), this.#redactor);
      // One that cannot be written is known by its digest to whoever reads it.
      await this.#store.writeResult(record).then(
        () => (entry.digest = digestOfRecord(recordText(record))),
        () => {},
      );
      mended.push(`${entry.instance_id}, trial ${entry.trial}: ${fault}`);
    }
    return mended;
  }

  /** Completes the record, and returns it as it is on disk: without secrets. */
  async finish(interrupted: string | null, options: Options, compare: Compare): Promise<RunRecord> {
    await this.#writing?.catch(() => {});
    this.#unschedule();
    this.record.totals = totalsOf(this.record.planned);
    this.record.change = await compare(this.record);
    this.record.gate = judgeGate(this.record.totals, options, this.record.change);
    this.record.interrupted = interrupted;
    this.record.finished_at = timestamp();
    await this.save(true);
    // For whoever looks for where the time went; no run fails for want of it.
    await this.#store.writeTrace(traceOf(this.#times)).catch(() => {});
    return redactRun(this.record, this.#redactor);
  }

  /**
   * Writes run.json; `last`: as it stays. A run that is killed before it is written anew loses nothing: whoever reads it back (`readRun`)
   * lets the trials' own records count.
   */
  async save(last = false): Promise<void> {
    this.#unschedule();
    const taken = this.#times.length;
    this.#writing = this.#write(last).finally(() => {
      this.#writing = null;
    });
    await this.#writing;
    if (this.#times.length > taken) this.#saveSoon();
  }

  async #write(last: boolean): Promise<void> {
    const begun = performance.now();
    this.record.totals = totalsOf(this.record.planned);
    await this.#store.writeRun(redactRun(this.record, this.#redactor), last);
    const ended = performance.now();
    this.#next = ended + REST * (ended - begun);
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
  testbed: 'docker' | 'host';
  /** Null for a dataset without modes. */
  mode: Mode | null;
  /** Which judge; null without one. */
  judge: string | null;
  version: string;
  github: GitHubPlace | null;
}

function describeRun(about: RunAbout): Omit<RunRecord, 'planned' | 'totals'> {
  const { dataset, options, testbed, mode, judge, version, github } = about;
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
      agent_timeout_ms: options['agent-timeout'],
      evaluation_timeout_ms: options['evaluation-timeout'],
      testcase_timeout_ms: options['testcase-timeout'],
      mode,
      judge,
      network: docker ? options.network : null,
      cpus: docker ? (options.cpus ?? null) : null,
      memory_bytes: docker ? (options.memory ?? null) : null,
    },
    gate: null,
    interrupted: null,
    started_at: timestamp(),
    finished_at: null,
    harness_version: version,
    github,
  };
}
