import path from 'node:path';
import { messageOf } from '../base/errors.ts';
import { count } from '../base/format.ts';
import type { MeteredUsage } from '../meter/account.ts';
import type { Refusal, TrialMeter } from '../meter/trial-meter.ts';
import { trajectoryFileOf } from '../results/part-files.ts';
import type { Result } from '../results/records.ts';
import { isDestroyed } from '../results/totals.ts';
import { trialIdOf, trialPath } from '../results/trial-id.ts';
import type { Testbed } from '../testbeds/types.ts';
import type { LiveTrial } from './live.ts';
import { clearPlace } from './place.ts';
import { trajectoryKept } from './trajectory.ts';

/** Milliseconds that an agent has to end by itself after a request was refused for a budget. */
const GRACE = 10_000;

/**
 * Runs an agent, and its setup, with the trial's token valid until it ends; then records what it used. Without a meter,
 * or without models behind it, it just runs the agent. `file`: for the exchanges, in the trial's directory.
 */
export async function metered(live: LiveTrial, file: string, work: () => Promise<void>): Promise<void> {
  const { context, testbed, directory, spent } = live;
  const { meter: run } = context;
  if (run === null || !run.hasModels) {
    await work();
    await testbed.relay?.check();
    return;
  }
  const place = trialIdOf(live);
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let refused: Refusal | null = null;
  const { meter, variables } = run.begin({
    directory,
    file,
    relay: testbed.relay,
    spent,
    onCost(cost) {
      context.onCost(cost);
      context.observer.trialSpent(place, cost);
    },
    onRefusal(refusal) {
      refused = refusal;
      timer = setTimeout(() => over.abort(), GRACE);
    },
  });
  live.metering = { variables, over: over.signal, isRefused: () => refused !== null };
  try {
    await work();
  } finally {
    clearTimeout(timer);
    live.metering = null;
    const usage = await meter.close();
    record(live, meter, usage, refused);
    await keepTrajectory(live, meter, file);
  }
  // A relay that is gone answers nothing, and an agent without a model is not measured.
  await testbed.relay?.check();
}

function record(live: LiveTrial, meter: TrialMeter, usage: MeteredUsage, refused: Refusal | null): void {
  const { spent, context, record } = live;
  Object.assign(spent, meter.spent);
  const { agent } = record.result;
  const { throttled_requests, unmetered_requests, waiting_ms, hosted_tools, ...counted } = usage;
  agent.usage = { source: 'meter', ...counted };
  agent.model ??= usage.models[0] ?? null;
  agent.meter = { throttled_requests, unmetered_requests, waiting_ms, hosted_tools };
  if (refused !== null) agent.ended_by = 'budget';
  // Usage is unknown where a model answered in a form that is not read.
  if (usage.requests === 0 && usage.input_tokens !== null)
    record.note('no_model_request', `The agent sent no request to a model of model-keys.${adviceFor(live.testbed)}`);
  const hasBegun = record.result.stages.some(({ name }) => name === 'agent');
  const then = hasBegun ? 'the agent was ended' : 'the agent did not begin';
  if (refused !== null) record.note('budget_used_up', `${refused.message}; ${then}.`);
  if (refused?.limit === 'max-cost') live.runLimit = refused.message;
  if (meter.logError !== null) record.note('exchanges_incomplete', messageOf(meter.logError));
  if (meter.leftOut > 0)
    record.note(
      'exchanges_incomplete',
      `${count(meter.leftOut, 'exchange')} without a line: the file would be larger than twice max-log-size`,
    );
  live.modelFault = meter.account.fault;
  context.onModels(meter.account, trialIdOf(live));
}

/** Packets that a firewall drops look like an agent that asked nothing. */
function adviceFor({ kind, relay }: Testbed): string {
  return kind === 'docker' && relay === null
    ? ' If its log says that AGENTBENCH_MODEL_URL does not answer, a firewall or a rootless Docker keeps containers from this machine: use network: restricted, or see model-address.'
    : '';
}

/** Also of an agent that was killed: its exchanges are all there is to tell what it did. */
async function keepTrajectory(live: LiveTrial, meter: TrialMeter, exchanges: string): Promise<void> {
  const { writeTrajectory } = await import('../trajectory/write.ts');
  const { directory, context, record } = live;
  const { name, model } = record.result.agent;
  const { agent } = context;
  const file = trajectoryFileOf(exchanges);
  const about = {
    session: trialPath(live),
    // `agent-name` is how its user calls it; the trajectory tells the program.
    name: agent?.agent.name ?? name,
    version: agent?.version ?? null,
    model,
  };
  const size = context.options['max-log-size'];
  const [from, to] = [path.join(directory, exchanges), path.join(directory, file)];
  clearPlace(record.result, context.store);
  const isWhole = meter.leftOut === 0 && meter.logError === null;
  const written = await writeTrajectory(from, to, size, context.redactor, about, { isWhole });
  trajectoryKept(live, file, written);
  // It knows the main conversation also where the agent has shortened its history, or the provider keeps it.
  if (written.answers !== undefined) record.result.agent.usage.steps = written.answers;
}

/**
 * The message of the run's limit of cost if it is used up, so that a further round or step could ask no model; null
 * otherwise. The trial then counts as one whose agent the limit has ended.
 */
export function runLimitBefore(live: LiveTrial): string | null {
  live.runLimit ??= live.context.meter?.runLimit()?.message ?? null;
  return live.runLimit;
}

/** A trial that failed after its model was not to be had is an error, and measured again. */
export function applyModelFault({ record, modelFault, runLimit }: LiveTrial): void {
  if (modelFault === null || runLimit !== null || record.result.status !== 'failed') return;
  withdraw(record.result, 'error', modelFault);
}

/** Errors that the end of an agent, or of its setup, can bring about. */
const OF_CUT_AGENT = ['max_cost', 'agent_setup', 'agent_unavailable', 'no_reward', 'not_judged'];

/**
 * A trial that has not passed since the run's limit of cost ended its agent was not run, and is measured again; but not one
 * whose agent destroyed its testbed.
 */
export function applyRunLimit({ record: { result }, runLimit }: LiveTrial): void {
  const isCut = result.status === 'failed' || (result.status === 'error' && OF_CUT_AGENT.includes(result.error!.kind));
  if (runLimit === null || !isCut || isDestroyed(result)) return;
  withdraw(result, 'not_run', { kind: 'max_cost', message: runLimit });
}

/** Takes back the verdict, for a fault that is not the agent's own. */
function withdraw(result: Result, status: 'error' | 'not_run', fault: { kind: string; message: string }): void {
  Object.assign(result, { status, score: null, error: { stage: 'agent', ...fault } } satisfies Partial<Result>);
}
