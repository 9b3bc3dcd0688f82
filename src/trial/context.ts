import type { NamedAgent } from '../agents/kit/named.ts';
import type { Redactor } from '../base/redact/redact.ts';
import type { DatasetSeal } from '../datasets/seal.ts';
import type { Dataset } from '../datasets/types.ts';
import type { FloorStore } from '../evaluation/test-plan/floors.ts';
import type { Judge } from '../judges/types.ts';
import type { Account } from '../meter/account.ts';
import type { Meter } from '../meter/meter.ts';
import type { Options } from '../options/options.ts';
import type { GitHubPlace } from '../results/fields.ts';
import type { ResultStore } from '../results/store.ts';
import type { TrialId } from '../results/trial-id.ts';
import type { Testbed, TestbedProvider, TestbedRequest } from '../testbeds/types.ts';
import type { Observer } from './observer.ts';

/** The source of testbeds for trials. */
export interface Testbeds extends Pick<TestbedProvider, 'kind' | 'provideImage'> {
  /** Throws a TrialError if the testbed cannot be opened, or the signal's reason. */
  open(request: TestbedRequest, signal: AbortSignal): Promise<Testbed>;
  /** Opens a testbed beside that of the running trial, for its verifier. Throws as `open`. */
  openBeside(request: TestbedRequest, signal: AbortSignal): Promise<Testbed>;
}

/** The values shared by all trials of a run. */
export interface TrialContext {
  dataset: Dataset;
  options: Options & { 'agent-command': string };
  testbeds: Testbeds;
  /** Checks the dataset's files before use; null if no trial can write to them. */
  seal: DatasetSeal | null;
  store: ResultStore;
  redactor: Redactor;
  /** The agent of the option `agent`; null for `agent-command`. */
  agent: NamedAgent | null;
  /** `agent-variables` and `agent-env`, with copied values resolved. */
  agentEnv: Record<string, string>;
  observer: Observer;
  /** The judge of points that need judgement; null without one. */
  judge: Judge | null;
  floors: FloorStore;
  /** Between agents and models; null without one. */
  meter: Meter | null;
  /** Called with the known cost of each exchange with a model, in USD. */
  onCost(cost: number): void;
  /** Called when an agent has ended, in each round or step of a trial, with the account of its meter. */
  onModels(account: Account, trial: TrialId): void;
  github: GitHubPlace | null;
}
