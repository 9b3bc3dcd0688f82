import { quote } from '../base/text/shell.ts';
import type { IntegrityNote } from '../results/fields.ts';
import { outputOf } from '../testbeds/output-of.ts';
import type { Testbed } from '../testbeds/types.ts';

const LIMIT = 10_000;
/** The file that the command makes, and the logs that are to report it. */
const TOUCHES = /\btouch\s+(\/[\w./-]+)/;
const LOGS = /(?<!\/[\w.-]*)\/[\w./-]+\.log\b/g;
/**
 * Seconds: an entry that a watcher writes at once may carry the time of the event itself, or a tick of the clock
 * before.
 */
const AT_ONCE = 0.05;

/**
 * Checks a success command that makes a file and then looks for it in a log: a log that was last written before the
 * file was made reported it in advance. Null if the command is of another kind, or if the testbed's find cannot tell.
 */
export async function staleLog(testbed: Testbed, script: string, signal: AbortSignal): Promise<IntegrityNote | null> {
  const touched = TOUCHES.exec(script)?.[1];
  const logs = [...new Set(script.match(LOGS))];
  if (touched === undefined || logs.length === 0) return null;
  const find = `find ${[touched, ...logs].map(quote).join(' ')} -prune -printf '%T@ %p\\n'`;
  const { stdout } = await outputOf(testbed, find, LIMIT, signal);
  const times = stdout
    .toString()
    .split('\n')
    .map((line): [string, number] => [line.slice(line.indexOf(' ') + 1), Number.parseFloat(line)]);
  const timeOf = new Map(times);
  const stale = logs.find((log) => timeOf.get(log)! < timeOf.get(touched)! - AT_ONCE);
  if (stale === undefined) return null;
  return { kind: 'log_prewritten', detail: `${stale} was last written before the success command made ${touched}` };
}
