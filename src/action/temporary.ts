import { messageOf } from '../base/errors.ts';
import { beginRun, endRun } from '../base/lease/run-directory.ts';
import { thisMachine } from '../github/this-machine.ts';
import * as log from './log.ts';

/** Calls `work` with a temporary directory, removed afterwards. */
export async function inTemporary<Value>(work: (directory: string) => Promise<Value>): Promise<Value> {
  // Leased like a run directory, so that post or a later run cleans up after a killed step.
  const { directory } = await beginRun(thisMachine(process.env));
  try {
    return await work(directory);
  } finally {
    await endRun(directory).catch((error) => log.debug(`${directory} was not removed: ${messageOf(error)}`));
  }
}
