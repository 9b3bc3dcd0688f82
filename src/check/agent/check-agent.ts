import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { agentNamed } from '../../agents/kit/catalogue.ts';
import type { Agent } from '../../agents/kit/types.ts';
import { checkTurn, toolsOf } from '../../agents/scripted/script.ts';
import { TrialError, UserError } from '../../base/errors.ts';
import { beginRun, endRun } from '../../base/lease/run-directory.ts';
import type { Machine } from '../../base/machine.ts';
import { plainLine } from '../../base/text/untrusted.ts';
import type { TestbedKind } from '../../options/options.ts';
import { isExact, measureScripted, type ScriptedOutcome } from './measure.ts';
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
  testbed: TestbedKind;
  /** Milliseconds from the start of the agent to its first request; null without one. */
  first_request_ms: number | null;
  /** Milliseconds that it ran for the first task. */
  duration_ms: number;
  properties: Property[];
}

export interface AgentCheckRequest {
  /** `NAME` or `NAME@version`. */
  name: string;
  testbed: TestbedKind;
  image: string | undefined;
  machine: Machine;
  notice(message: string): void;
  signal: AbortSignal;
}

const LIMIT = '5m';
/** Milliseconds that the second task gets at least, and times the duration of the first one. */
const SHORTEST_LIMIT = 10_000;
const TIMES = 3;

/**
 * Runs an agent against the scripted model, in two trials: one that it can finish, one that its time limit ends. Throws a
 * UserError if it cannot be installed, or needs no model, and a TrialError if it could not be started.
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

async function measure(
  agent: Agent,
  instance: string,
  limit: string,
  directory: string,
  { name, testbed, image, machine, notice, signal }: AgentCheckRequest,
): Promise<ScriptedOutcome> {
  const { dataset, skills, instructions, mcp } = writeTasks(directory);
  const outcome = await measureScripted({
    ...{ agent, name, instance, turn: checkTurn, machine, notice, signal },
    options: {
      ...{ dataset, testbed, image, 'agent-timeout': limit },
      ...{ 'agent-skills': agent.skills === null ? undefined : skills, 'agent-mcp': agent.mcp ? mcp : undefined },
      'agent-instructions': agent.instructions === null ? undefined : instructions,
    },
    results: path.join(directory, `results-${instance}`),
  });
  const { error, stages } = outcome.result;
  if (error !== null && !stages.some(({ name }) => name === 'agent'))
    throw new TrialError(error.kind, `${agent.name} could not be tried: ${error.stage}: ${error.message}`);
  return outcome;
}

function propertiesOf(agent: Agent, work: ScriptedOutcome, wait: ScriptedOutcome): Property[] {
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
      : property('runs a command', tail.includes(FOUND.ran), tail.includes(FOUND.ran) ? '' : answered(work)),
    property('edits a file', tail.includes(FOUND.edited)),
    property('ends by itself', result.agent.exit_code === 0, exit),
    usage('usage equals the ledger', work),
    property(
      'is ended at its time limit',
      wait.result.agent.timed_out && wait.asked.length > 0,
      `after ${Math.round(wait.result.agent.duration_ms / 1000)} s`,
    ),
    usage('usage is kept then', wait),
    trajectory('trajectory is kept then', wait),
    { name: 'knows skills', verdict: sees(agent.skills !== null, MARKS.skill), detail: '' },
    { name: 'knows MCP servers', verdict: sees(agent.mcp, MARKS.mcp), detail: '' },
    { name: 'knows instructions', verdict: sees(agent.instructions !== null, MARKS.instructions), detail: '' },
  ];
}

/** The answer to the agent's first tool call, which tells why it was no use. */
function answered({ trajectory }: ScriptedOutcome): string {
  const [first] = (trajectory?.steps ?? []).flatMap(({ observation }) => observation?.results ?? []);
  return typeof first?.content === 'string' ? plainLine(first.content, 200) : '';
}

function property(name: string, holds: boolean, detail = ''): Property {
  return { name, verdict: holds ? 'yes' : 'no', detail };
}

/** Compares the record of a trial with the model's own account. */
function usage(name: string, outcome: ScriptedOutcome): Property {
  const { input, output } = outcome.ledger;
  const { input_tokens, output_tokens } = outcome.result.agent.usage;
  const stated = `${input} tokens in, ${output} out`;
  const isSame = isExact(outcome);
  return property(name, isSame, isSame ? stated : `${stated}; recorded ${input_tokens} in, ${output_tokens} out`);
}

/** Looks for the answer of the model that the time limit cut short. */
function trajectory(name: string, { trajectory, asked }: ScriptedOutcome): Property {
  const steps = trajectory?.steps ?? [];
  const offered = asked.some(({ body }) => toolsOf(body).length > 0);
  const holds = offered ? steps.some(({ tool_calls: calls }) => (calls ?? []).length > 0) : steps.length > 0;
  return property(name, holds, `${steps.length} steps`);
}
