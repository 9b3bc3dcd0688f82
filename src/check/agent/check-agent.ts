import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { agentNamed } from '../../agents/kit/catalogue.ts';
import type { Agent } from '../../agents/kit/types.ts';
import { checkTurn, toolsOf } from '../../agents/scripted/script.ts';
import { type ScriptedModel, type ScriptedRequest, startScriptedModel } from '../../agents/scripted/server.ts';
import { UserError } from '../../base/errors.ts';
import { beginRun, endRun } from '../../base/lease/run-directory.ts';
import type { Machine } from '../../base/machine.ts';
import { parseOptions } from '../../options/parse.ts';
import type { Result } from '../../results/records.ts';
import { runBenchmark } from '../../run/run.ts';
import type { Observer } from '../../trial/observer.ts';
import { FOUND, MARKS, writeTasks } from './tasks.ts';

/** One property of an agent: `no` is a defect, `none` a thing that this agent does not have. */
interface Property {
  name: string;
  verdict: 'yes' | 'no' | 'none';
  detail: string;
}

/** The findings of a check. */
export interface AgentCheck {
  agent: string;
  testbed: 'docker' | 'host';
  /** Milliseconds from the start of the agent to its first request; null without one. */
  first_request_ms: number | null;
  /** Milliseconds that it ran for the first task. */
  duration_ms: number;
  properties: Property[];
}

export interface AgentCheckRequest {
  /** `NAME` or `NAME@version`. */
  name: string;
  testbed: 'docker' | 'host';
  image: string | undefined;
  machine: Machine;
  notice(message: string): void;
  signal: AbortSignal;
}

/** Models by the service that an agent uses first: names that clients and price tables know. */
const MODELS = {
  anthropic: 'claude-sonnet-4-5',
  openai: 'gpt-5.1',
  openrouter: 'openai/gpt-5.1',
  gemini: 'gemini-2.5-pro',
};
const LIMIT = '5m';
/** Milliseconds that the second task gets at least, and times the duration of the first one. */
const SHORTEST_LIMIT = 10_000;
const TIMES = 3;

/**
 * Runs an agent against the scripted model, in two trials: one that it can finish, one that its time limit ends. Throws a
 * UserError if it cannot be installed, or needs no model.
 */
export async function checkAgent(request: AgentCheckRequest): Promise<AgentCheck> {
  const { agent } = agentNamed(request.name);
  if (agent.services.length === 0)
    throw new UserError(`agents: ${agent.name} uses no model, so there is nothing to check`);
  const place = await beginRun(request.machine);
  try {
    const directory = path.join(place.directory, 'check');
    await mkdir(directory);
    const work = await measure(agent, 'work', LIMIT, directory, request);
    const limit = Math.max(SHORTEST_LIMIT, TIMES * work.result.agent.duration_ms);
    const wait = await measure(agent, 'wait', `${Math.ceil(limit / 1000)}s`, directory, request);
    const started = work.result.stages.find(({ name }) => name === 'agent')?.started_at;
    const first = work.asked[0];
    return {
      agent: work.result.agent.command,
      testbed: request.testbed,
      first_request_ms: first === undefined || started === undefined ? null : first.at - Date.parse(started),
      duration_ms: work.result.agent.duration_ms,
      properties: propertiesOf(agent, work, wait),
    };
  } finally {
    await endRun(place.directory);
  }
}

interface Measured {
  result: Result;
  asked: ScriptedRequest[];
  ledger: ScriptedModel['ledger'];
}

async function measure(
  agent: Agent,
  instance: string,
  limit: string,
  directory: string,
  { name, testbed, image, machine, notice, signal }: AgentCheckRequest,
): Promise<Measured> {
  const key = `agentbench-check-${randomBytes(16).toString('hex')}`;
  const model = await startScriptedModel(key, checkTurn);
  const [service] = agent.services;
  const ended: Result[] = [];
  try {
    const { dataset, skills, instructions, mcp } = writeTasks(directory);
    const keyName = `${service!.toUpperCase()}_API_KEY`;
    await runBenchmark({
      options: parseOptions({
        ...{ dataset, instances: instance, testbed, agent: name, 'agent-model': MODELS[service!], image },
        ...{ 'agent-skills': agent.skills === null ? undefined : skills, 'agent-mcp': agent.mcp ? mcp : undefined },
        'agent-instructions': agent.instructions === null ? undefined : instructions,
        ...{ 'agent-timeout': limit, retries: '0', 'fail-on': 'never', 'model-keys': `${keyName}=${key}` },
        'model-endpoints': `${service}=${model.url}${service === 'openai' || service === 'openrouter' ? '/v1' : ''}`,
        'results-path': path.join(directory, `results-${instance}`),
      }),
      machine,
      observer: { ...SILENT, notice, trialEnded: (_, result) => void ended.push(result) },
      github: null,
      compare: null,
      secrets: [key],
      signal,
    });
    signal.throwIfAborted();
    return { result: ended.at(-1)!, asked: model.asked, ledger: model.ledger };
  } finally {
    await model.close();
  }
}

const nothing = () => {};
const SILENT: Omit<Observer, 'notice' | 'trialEnded'> = {
  runStarted: nothing,
  trialStarted: nothing,
  stageStarted: nothing,
  stageEnded: nothing,
  trialSpent: nothing,
  trialPostponed: nothing,
  trialSkipped: nothing,
};

function propertiesOf(agent: Agent, work: Measured, wait: Measured): Property[] {
  const { result, asked } = work;
  const tail = result.evaluation?.kind === 'success_command' ? result.evaluation.output_tail : '';
  const fault = result.error === null ? '' : `${result.error.stage}: ${result.error.message}`;
  const said = asked.map(({ text }) => text).join('\n');
  const noShell = asked.length > 0 && asked.every(({ body }) => toolsOf(body).length === 0);
  const exit = result.agent.timed_out ? 'reached its time limit' : `exit code ${result.agent.exit_code}`;
  const sees = (offered: boolean, mark: string): Property['verdict'] =>
    !offered ? 'none' : said.includes(mark) ? 'yes' : 'no';
  return [
    property('starts and asks its model', asked.length > 0, fault || `${asked.length} requests`),
    noShell && !tail.includes(FOUND.ran)
      ? { name: 'runs a command', verdict: 'none', detail: 'it offers no tool for it' }
      : property('runs a command', tail.includes(FOUND.ran)),
    property('edits a file', tail.includes(FOUND.edited)),
    property('ends by itself', result.agent.exit_code === 0, exit),
    usage('usage equals the ledger', work),
    property(
      'is ended at its time limit',
      wait.result.agent.timed_out && wait.asked.length > 0,
      `after ${Math.round(wait.result.agent.duration_ms / 1000)} s`,
    ),
    usage('usage is kept then', wait),
    { name: 'knows skills', verdict: sees(agent.skills !== null, MARKS.skill), detail: '' },
    { name: 'knows MCP servers', verdict: sees(agent.mcp, MARKS.mcp), detail: '' },
    { name: 'knows instructions', verdict: sees(agent.instructions !== null, MARKS.instructions), detail: '' },
  ];
}

function property(name: string, holds: boolean, detail = ''): Property {
  return { name, verdict: holds ? 'yes' : 'no', detail };
}

/** Compares the record of a trial with what the model stated. */
function usage(name: string, { result, ledger }: Measured): Property {
  const { source, input_tokens, cached_input_tokens, output_tokens } = result.agent.usage;
  const same =
    source === 'meter' &&
    input_tokens === ledger.input &&
    cached_input_tokens === ledger.cached &&
    output_tokens === ledger.output;
  const stated = `${ledger.input} tokens in, ${ledger.output} out`;
  return property(name, same, same ? stated : `${stated}; recorded ${input_tokens} in, ${output_tokens} out`);
}
