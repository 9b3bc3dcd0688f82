import { UserError } from '../base/errors.ts';

/** The most faults in one message. */
const MOST_SHOWN = 20;

/** Throws a UserError with the faults of a dataset, if there are any, and with the advice. */
export function throwFaults(directory: string, faults: string[], advice: string[] = []): void {
  if (faults.length === 0) return;
  const more = faults.length > MOST_SHOWN ? [`… and ${faults.length - MOST_SHOWN} more`] : [];
  const lines = [`dataset: ${directory} cannot be read:`, ...faults.slice(0, MOST_SHOWN), ...more, ...advice];
  throw new UserError(lines.join('\n'));
}
