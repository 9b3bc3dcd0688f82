import path from 'node:path';
import { messageOf, UserError } from '../../base/errors.ts';
import { readRegularFile } from '../../base/regular-file.ts';
import { filesOf, type ShownTrial } from './load.ts';

/** Bytes of a log; `max-log-size` is 16 MiB unless it says otherwise. */
const LARGEST_LOG = 256 * 1024 * 1024;

/** A log of a trial; its text is as the agent left it. */
export interface TrialLog {
  trial: ShownTrial;
  file: string;
  text: string;
}

/**
 * The log of this name (`agent` for agent.log) of each of the trials that has one, and why those that cannot be read cannot. Throws a
 * UserError that names those that are there where none has it.
 */
export function readLogs(trials: ShownTrial[], name: string): { logs: TrialLog[]; notes: string[] } {
  const logs: TrialLog[] = [];
  const notes: string[] = [];
  const there = new Set<string>();
  const wanted = name.endsWith('.log') ? name : `${name}.log`;
  for (const trial of trials) {
    const names = filesOf(trial).flatMap((file) => (file.name.endsWith('.log') ? [file.name] : []));
    for (const found of names) there.add(found.replace(/\.log$/, ''));
    // Only names that were listed: a path that leads elsewhere is none of them.
    if (!names.includes(wanted)) continue;
    const file = path.join(trial.directory!, wanted);
    try {
      logs.push({ trial, file, text: readRegularFile(file, LARGEST_LOG).toString() });
    } catch (error) {
      notes.push(`${file} cannot be read: ${messageOf(error)}`);
    }
  }
  if (logs.length > 0) return { logs, notes };
  const known = there.size === 0 ? 'there are no logs' : `there are ${[...there].sort().join(', ')}`;
  throw new UserError(`log: ${notes.length > 0 ? notes.join('; ') : `"${name}" is not among the logs; ${known}`}`);
}
