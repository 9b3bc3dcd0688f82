import { UserError } from '../base/errors.ts';
import { firstLines } from '../base/format.ts';

/** The most faults in one message. */
const MOST_SHOWN = 20;

/** Throws a UserError with the faults of a dataset, if there are any, and with the advice. */
export function throwFaults(directory: string, faults: string[], advice: string[] = []): void {
  if (faults.length === 0) return;
  const lines = [`dataset: ${directory} cannot be read:`, ...firstLines(faults, MOST_SHOWN), ...advice];
  throw new UserError(lines.join('\n'));
}
