import type { Options } from './options.ts';

/** Options of variables whose values may be secrets. */
export const SECRET_VARIABLES = ['agent-env', 'task-env', 'model-keys'] as const;

/** The secrets among the values of options, as far as they are given or set in the environment. */
export function secretsOf(
  options: Pick<Options, (typeof SECRET_VARIABLES)[number] | 'judge-api-key'>,
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  const variables = SECRET_VARIABLES.flatMap((option) => options[option]);
  const values = variables.map(({ name, value }) => value ?? environment[name]);
  return [...values, options['judge-api-key']].filter((value) => value !== undefined);
}
