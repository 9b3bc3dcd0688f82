import type { Options } from './options.ts';

/** The secrets among the values of options, as far as they are given or set in the environment. */
export function secretsOf(
  options: Pick<Options, 'agent-env' | 'task-env' | 'model-keys' | 'judge-api-key'>,
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  const variables = [...options['agent-env'], ...options['task-env'], ...options['model-keys']];
  const values = variables.map(({ name, value }) => value ?? environment[name]);
  return [...values, options['judge-api-key']].filter((value) => value !== undefined);
}
