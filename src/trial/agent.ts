import { TrialError } from '../errors.ts';
import { agentEnvironment } from './agent-environment.ts';
import type { LiveTrial } from './live.ts';

/** Runs `agent-setup` before the agent's clock starts. Throws a TrialError where it fails. */
export async function setUpAgent(live: LiveTrial): Promise<void> {
  const { testbed, logs, context, signal, instance } = live;
  const command = {
    shell: 'agent',
    script: context.options['agent-setup']!,
    environment: agentEnvironment(live, instance.prompt),
    timeout: context.options['agent-timeout'],
    lasting: true,
  } as const;
  const exit = await logs.run('agent-setup.log', testbed, command, signal);
  if (exit.timedOut) throw new TrialError('agent_setup', 'agent-setup did not end within agent-timeout');
  if (exit.exitCode !== 0)
    throw new TrialError('agent_setup', `agent-setup ended with exit code ${exit.exitCode}; see agent-setup.log`);
}

/** Runs the agent on a prompt, with its output in this log. */
export async function runAgent(live: LiveTrial, prompt: string, log: string): Promise<void> {
  const { testbed, record, logs, context, signal } = live;
  const command = {
    shell: 'agent',
    script: context.options['agent-command'],
    environment: agentEnvironment(live, prompt),
    timeout: context.options['agent-timeout'],
    lasting: true,
  } as const;
  const exit = await logs.run(log, testbed, command, signal);
  Object.assign(record.result.agent, {
    exit_code: exit.exitCode,
    timed_out: exit.timedOut,
    duration_ms: exit.duration,
  });
  if (exit.survived)
    record.note('agent_not_ended', 'Processes of the agent outlived its time limit and may run during the evaluation.');
}
