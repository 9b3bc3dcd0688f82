import { readRegularFile } from '../base/regular-file.ts';
import { parseJson } from '../meter/json.ts';
import { type Trajectory, trajectorySchema } from './atif.ts';

/** The most bytes of a kept trajectory. */
const LARGEST = 128 * 1024 * 1024;

/** A kept trajectory; null if the file is not there, or is none. */
export function readTrajectory(file: string): Trajectory | null {
  try {
    return trajectorySchema.safeParse(parseJson(readRegularFile(file, LARGEST).toString())).data ?? null;
  } catch {
    return null;
  }
}
