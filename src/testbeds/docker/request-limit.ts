import { UserError } from '../../base/errors.ts';
import type { Machine } from '../../base/machine.ts';

/** Seconds that the Engine may take to answer. Docker's Python client and Compose read the same variable. */
const DEFAULT_LIMIT = 120;

/**
 * The limit in milliseconds: `DOCKER_CLIENT_TIMEOUT` (seconds), or two minutes. Throws a UserError if it is not a
 * number.
 */
export function requestLimit(environment: Machine['environment']): number {
  const given = environment.DOCKER_CLIENT_TIMEOUT || String(DEFAULT_LIMIT);
  const seconds = Number(given);
  if (!(seconds > 0 && seconds <= 86_400))
    throw new UserError(
      `DOCKER_CLIENT_TIMEOUT: "${given}" is not a number of seconds; the default without it is ${DEFAULT_LIMIT}`,
    );
  return seconds * 1000;
}
