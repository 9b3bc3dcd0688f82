import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { TrialError } from '../base/errors.ts';
import type { Exit } from '../testbeds/types.ts';
import { agentEnvironment } from './agent-environment.ts';
import type { LiveTrial } from './live.ts';

/** Runs `agent-setup`, before the time of the agent starts. Throws a TrialError if it fails or times out. */
export async function setUpAgent(live: LiveTrial): Promise<void> {
  const { context, instance } = live;
  const exit = await runAsAgent(live, context.options['agent-setup']!, instance.prompt, 'agent-setup.log');
  if (exit.timedOut) throw new TrialError('agent_setup', 'agent-setup did not end within agent-timeout');
  if (exit.exitCode !== 0)
    throw new TrialError('agent_setup', `agent-setup ended with exit code ${exit.exitCode}; see agent-setup.log`);
}

/** Runs the agent on a prompt; its output goes to the given log (`agent.log`), the prompt to `prompt.txt`. */
export async function runAgent(live: LiveTrial, prompt: string, log: string): Promise<void> {
  const { record, context } = live;
  const told = keepPrompt(live, prompt, log.replace(/^agent(.*)\.log$/, 'prompt$1.txt'));
  const exit = await runAsAgent(live, context.options['agent-command'], prompt, log);
  await told;
  Object.assign(record.result.agent, {
    exit_code: exit.exitCode,
    timed_out: exit.timedOut,
    duration_ms: exit.duration,
  });
  if (exit.survived)
    record.note('agent_not_ended', 'Processes of the agent outlived its time limit and may run during the evaluation.');
}

/** For readers of the results only; a failure does not fail the trial. */
async function keepPrompt({ directory, context }: LiveTrial, prompt: string, name: string): Promise<void> {
  await writeFile(path.join(directory, name), context.redactor.text(prompt)).catch(() => {});
}

/** Runs a command like the agent: with its shell, environment and time limit. */
function runAsAgent(live: LiveTrial, script: string, prompt: string, log: string): Promise<Exit> {
  const { testbed, logs, context, signal } = live;
  const environment = agentEnvironment(live, prompt);
  const command = {
    shell: 'agent',
    script,
    environment,
    timeout: context.options['agent-timeout'],
    lasting: true,
  } as const;
  return logs.run(log, testbed, command, signal);
}
