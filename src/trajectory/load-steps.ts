import { existsSync } from 'node:fs';
import { readBoundedJson } from '../base/bounded-json.ts';
import { messageOf } from '../base/errors.ts';
import { namesIn } from '../base/names-in.ts';
import { partsAmong } from '../results/part-files.ts';
import { readSteps } from './read-steps.ts';
import type { LoadedSteps } from './step-schema.ts';

/** The trajectory of a trial, in ATIF, in its directory: that of its first round or step. */
export const TRAJECTORY = 'trajectory.json';

/** The trajectories in the directory of a trial, or of an attempt, by round or step; empty if it cannot be read. */
export function trajectoriesIn(directory: string): string[] {
  return partsAmong(namesIn(directory), 'trajectory');
}

/** True if the directory of a trial has more trajectories than these. */
export function hasMoreTrajectories(directory: string, than: number): boolean {
  // Asked by name: to list a directory takes ten times as long, and a report asks for thousands.
  return (than === 0 && existsSync(`${directory}/${TRAJECTORY}`)) || trajectoriesIn(directory).length > than;
}

/** Reads a trajectory of at most `limit` bytes; null if there is none. */
export function loadSteps(file: string, limit: number): LoadedSteps | null {
  let value: unknown;
  try {
    value = readBoundedJson(file, limit);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    return { steps: null, fault: `${error instanceof SyntaxError ? 'it is not valid JSON: ' : ''}${messageOf(error)}` };
  }
  const steps = readSteps(value);
  return steps === null ? { steps, fault: 'it is not a trajectory: it has no steps' } : { steps, fault: null };
}
