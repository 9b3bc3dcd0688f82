import path from 'node:path';
import { messageOf, UserError } from '../../base/errors.ts';
import { readRegularFile } from '../../base/regular-file.ts';
import { filesOf, type ShownTrial } from './load.ts';

/** Maximum size of a log in bytes; the default of `max-log-size` is 16 MiB. */
const LARGEST_LOG = 256 * 1024 * 1024;

/** A log of a trial; the text is raw and must be cleaned before printing. */
export interface TrialLog {
  trial: ShownTrial;
  file: string;
  text: string;
}

/** The logs that a trial has if their command printed anything. */
const USUAL = ['agent', 'evaluation', 'prerunner'];

/**
 * Reads the log of this name (`agent` for agent.log), or another file (`output/notes.md`), of each trial that has it,
 * with notes on unreadable ones. If no trial has it, throws a UserError that lists the available logs.
 */
export function readLogs(trials: ShownTrial[], name: string): { logs: TrialLog[]; notes: string[] } {
  const logs: TrialLog[] = [];
  const notes: string[] = [];
  const there = new Set<string>();
  for (const trial of trials) {
    // By the names that the page gives them: verifier/test-stdout.txt is evaluation.log.
    const named = new Map(trial.result?.elsewhere?.files?.logs);
    const names = filesOf(trial).map((file) => file.name);
    for (const found of [...named.keys(), ...names]) if (found.endsWith('.log')) there.add(found.replace(/\.log$/, ''));
    // Only listed names are accepted, so that no path leads elsewhere.
    const wanted = [name, `${name}.log`].flatMap((one) => named.get(one) ?? (names.includes(one) ? [one] : []))[0];
    if (wanted === undefined) continue;
    const file = path.join(trial.directory!, wanted);
    try {
      logs.push({ trial, file, text: readRegularFile(file, LARGEST_LOG).toString() });
    } catch (error) {
      notes.push(`${file} cannot be read: ${messageOf(error)}`);
    }
  }
  if (logs.length > 0) return { logs, notes };
  // Of a trial that another program measured, a log that is not read here tells nothing.
  const isOurs = trials.every(({ result }) => result?.elsewhere === undefined);
  const missing =
    USUAL.includes(name) && isOurs
      ? `there is no ${name}.log, since it printed nothing or did not run`
      : `"${name}" is not among the logs`;
  const known =
    there.size === 0
      ? isOurs
        ? 'no command printed anything'
        : 'the program that measured it left none that is read here'
      : `there ${there.size === 1 ? 'is' : 'are'} ${[...there].sort().join(', ')}`;
  throw new UserError(
    `log: ${notes.length > 0 ? notes.join('; ') : `${missing}; ${known}; other files of a trial are named in full (result.json)`}`,
  );
}
