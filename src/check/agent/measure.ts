import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Agent } from '../../agents/kit/types.ts';
import { type ScriptedModel, type ScriptedRequest, startScriptedModel } from '../../agents/scripted/server.ts';
import type { ModelTurn } from '../../agents/scripted/types.ts';
import type { Machine } from '../../base/machine.ts';
import { KNOWN_PROVIDERS } from '../../meter/providers.ts';
import { PROVIDER_KEYS } from '../../options/model-values.ts';
import { parseOptions, type Texts } from '../../options/parse.ts';
import type { Result } from '../../results/records.ts';
import { runBenchmark } from '../../run/run.ts';
import { type Trajectory, trajectorySchema } from '../../trajectory/atif.ts';
import { SILENT } from '../../trial/observer.ts';

/** Models by the service that an agent uses first: names that clients and price tables know. */
const MODELS = {
  anthropic: 'claude-sonnet-4-5',
  openai: 'gpt-5.1',
  openrouter: 'openai/gpt-5.1',
  gemini: 'gemini-2.5-pro',
};

export interface ScriptedTrial {
  agent: Agent;
  /** `NAME` or `NAME@version`. */
  name: string;
  instance: string;
  /** The answer of the model to a request; null: none. */
  turn(request: ScriptedRequest): ModelTurn | null;
  /** Dataset, testbed and time limit as texts, and what else the trial needs. */
  options: Texts;
  /** A new directory for the results. */
  results: string;
  machine: Machine;
  notice(message: string): void;
  signal: AbortSignal;
}

/** A trial, and the model's account of it. */
export interface ScriptedOutcome {
  result: Result;
  /** Null if none was kept. */
  trajectory: Trajectory | null;
  asked: ScriptedRequest[];
  ledger: ScriptedModel['ledger'];
}

/** Runs an agent by its name on one instance, against a scripted model behind the meter. Throws as runs do. */
export async function measureScripted(trial: ScriptedTrial): Promise<ScriptedOutcome> {
  const { agent, instance, results, machine, notice, signal } = trial;
  const key = `agentbench-check-${randomBytes(16).toString('hex')}`;
  const model = await startScriptedModel(key, trial.turn);
  const service = agent.services[0]!;
  const ended: Result[] = [];
  try {
    const isOpenAi = KNOWN_PROVIDERS[service].family === 'openai';
    await runBenchmark({
      options: parseOptions({
        ...{ instances: instance, agent: trial.name, 'agent-model': MODELS[service], 'results-path': results },
        ...{ retries: '0', 'fail-on': 'never', 'model-keys': `${PROVIDER_KEYS[service][0]}=${key}` },
        'model-endpoints': `${service}=${model.url}${isOpenAi ? '/v1' : ''}`,
        ...trial.options,
      }),
      machine,
      observer: { ...SILENT, notice, trialEnded: (_, result) => void ended.push(result) },
      github: null,
      compare: null,
      secrets: [key],
      signal,
    });
    signal.throwIfAborted();
    const result = ended.at(-1)!;
    const file = result.agent.trajectory;
    const text = file == null ? null : readFileSync(path.join(results, instance, 'trial-1', file), 'utf8');
    const trajectory = text === null ? null : trajectorySchema.parse(JSON.parse(text));
    return { result, trajectory, asked: model.asked, ledger: model.ledger };
  } finally {
    await model.close();
  }
}

/** The same tokens in a result as in the model's account of them. */
export function isExact({ result, ledger }: ScriptedOutcome): boolean {
  const { source, input_tokens, cached_input_tokens, output_tokens } = result.agent.usage;
  return (
    source === 'meter' &&
    input_tokens === ledger.input &&
    cached_input_tokens === ledger.cached &&
    output_tokens === ledger.output
  );
}
