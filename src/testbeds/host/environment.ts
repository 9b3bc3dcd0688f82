import { HOST_NAMES } from '../../base/environment-names.ts';

/**
 * The host's own part of a command's environment. `TMPDIR` is the trial's own: it also identifies the trial's
 * processes.
 */
export function hostEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
  temporary: string,
): Record<string, string> & { TMPDIR: string } {
  const allowed = HOST_NAMES.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]]));
  return { ...Object.fromEntries(allowed), TMPDIR: temporary };
}
