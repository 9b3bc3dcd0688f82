import { readFileSync } from 'node:fs';
import path from 'node:path';
import { agentNamed } from '../../src/agents/kit/catalogue.ts';
import { endBy, runBy, shellAmong, toolsOf } from '../../src/agents/scripted/script.ts';
import type { ScriptedRequest } from '../../src/agents/scripted/server.ts';
import type { ModelTurn } from '../../src/agents/scripted/types.ts';
import type { Machine } from '../../src/base/machine.ts';
import { measureScripted, type ScriptedOutcome } from '../../src/check/agent/measure.ts';

/** An agent that is started by the Agent Client Protocol. */
export const ACP_AGENT = 'acp:@zed-industries/claude-code-acp@0.16.2';
/** Agents that run no commands, and so solve no row of SetupBench. */
export const COMMANDLESS = ['aider'];
/** A row of SetupBench whose service has to outlive its agent. */
export const ROW = 'dbsetup-redis-1';
export const SOLUTION = path.resolve(import.meta.dirname, `setupbench/${ROW}.sh`);
/** Calls beyond those of the solution: for a command that an agent's tool left running, or cut short. */
const MORE_CALLS = 5;

/** The commands of the solution, each as one call of a shell tool, which need not keep variables for the next one. */
export function commandsOf(solution: string): string[] {
  const lines = solution.split('\n').filter((line) => line.trim() !== '' && !/^(#|set )/.test(line));
  const isVariable = (line: string) => line.startsWith('export ');
  const variables = lines.filter(isVariable).map((line) => `${line}; `);
  return lines.filter((line) => !isVariable(line)).map((line) => `${variables.join('')}${line}`);
}

/** A model that plays commands by the agent's own shell tool, the next one when the one before it has succeeded. */
function playing(commands: string[]): (request: ScriptedRequest) => ModelTurn {
  let calls = 0;
  return (request) => {
    const shell = shellAmong(toolsOf(request.body));
    if (shell === null) return { text: 'A title.' };
    const next = commands.findIndex((_, index) => !request.text.includes(`agentbench-played-${index}:0`));
    if (next === -1 || calls >= commands.length + MORE_CALLS) return endBy(request, shell);
    calls += 1;
    return runBy(shell, `${commands[next]}; printf 'agentbench-played-%s:%s\\n' ${next} $?`);
  };
}

/** Measures an agent by its name on the row, in a container, whose solution the model plays. */
export async function solveRow(
  name: string,
  about: { setupbench: string; results: string; machine: Machine; signal: AbortSignal },
): Promise<ScriptedOutcome> {
  const { setupbench, ...rest } = about;
  const { agent } = agentNamed(name);
  return await measureScripted({
    ...{ agent, name, instance: ROW, notice() {}, ...rest },
    turn: playing(commandsOf(readFileSync(SOLUTION, 'utf8'))),
    options: {
      ...{ dataset: 'setupbench', 'dataset-path': setupbench, testbed: 'docker' },
      ...{ 'image-map': 'ubuntu:22.04=debian:bookworm', 'agent-timeout': '5m' },
    },
  });
}
