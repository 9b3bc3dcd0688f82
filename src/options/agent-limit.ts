import type { Options } from './options.ts';

const DEFAULT = 2 * 60 * 60_000;

/** Milliseconds that an agent has: `agent-timeout`, otherwise what its task states, otherwise 2 hours. */
export function agentLimit(options: Pick<Options, 'agent-timeout'>, task: { agentTimeout?: number } = {}): number {
  return options['agent-timeout'] ?? task.agentTimeout ?? DEFAULT;
}
