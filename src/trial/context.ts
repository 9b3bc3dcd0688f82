import type { Redactor } from '../base/redact/redact.ts';
import type { DatasetSeal } from '../datasets/seal.ts';
import type { Dataset } from '../datasets/types.ts';
import type { FloorStore } from '../evaluation/test-plan/floors.ts';
import type { Judge } from '../judges/types.ts';
import type { Options } from '../options/options.ts';
import type { GitHubPlace } from '../results/records.ts';
import type { ResultStore } from '../results/store.ts';
import type { Testbed, TestbedRequest } from '../testbeds/types.ts';
import type { Observer } from './observer.ts';

/** Where trials get their testbeds. */
export interface Testbeds {
  readonly kind: Testbed['kind'];
  /** Throws a TrialError where the testbed cannot be had, or the signal's reason. */
  open(request: TestbedRequest, signal: AbortSignal): Promise<Testbed>;
}

/** What all trials of a run share. */
export interface TrialContext {
  dataset: Dataset;
  options: Options & { 'agent-command': string };
  testbeds: Testbeds;
  /** What the dataset's files are compared with before they are taken; null where no trial can write to them. */
  seal: DatasetSeal | null;
  store: ResultStore;
  redactor: Redactor;
  /** `agent-env`, complete. */
  agentEnv: Record<string, string>;
  observer: Observer;
  /** Who scores what needs judgement; null without one. */
  judge: Judge | null;
  floors: FloorStore;
  version: string;
  github: GitHubPlace | null;
}
