import { messageOf } from '../base/errors.ts';
import { readRegularFile } from '../base/regular-file.ts';
import { readSteps } from './read-steps.ts';
import type { LoadedSteps } from './step-schema.ts';

/** The trajectories of a trial, in ATIF, in its directory: a second one for the second round of an agent. */
export const TRAJECTORIES = ['trajectory.json', 'trajectory-round-2.json'] as const;

/** Reads a trajectory of at most `limit` bytes; null if there is none. */
export function loadSteps(file: string, limit: number): LoadedSteps | null {
  let value: unknown;
  try {
    value = JSON.parse(readRegularFile(file, limit).toString());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    return { steps: null, fault: `${error instanceof SyntaxError ? 'it is no JSON: ' : ''}${messageOf(error)}` };
  }
  const steps = readSteps(value);
  return steps === null ? { steps, fault: 'it is no trajectory: it has no steps' } : { steps, fault: null };
}
