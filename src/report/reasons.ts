import { sameLine } from '../base/text/telling-line.ts';
import { plainLine } from '../base/text/untrusted.ts';
import type { BriefResult } from './brief.ts';
import type { ReasonGroup, ReportedTrial } from './suite.ts';

const LONGEST = 300;

/** The fields that a group is made from. */
type Told = Pick<ReportedTrial, 'planned'> & { result: Pick<BriefResult, 'reason' | 'error'> | null };

/**
 * The trials that did not pass, by reason, the most frequent first. Reasons are the same if they differ in numbers,
 * digests or the instance's name only; jobs that left no results are told apart by them. Trials without a reason are left out.
 */
export function reasonGroups<Trial extends Told>(trials: Trial[]): ReasonGroup<Trial>[] {
  const groups = new Map<string, ReasonGroup<Trial>>();
  for (const trial of trials) {
    const { status, instance_id, error } = trial.planned;
    const text = status === 'passed' ? '' : toldBy(trial);
    if (text === '') continue;
    const reason = error?.kind === 'missing' ? text : sameLine(withoutName(text, instance_id));
    const key = `${status} ${reason}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { status, text, trials: [trial] });
    else group.trials.push(trial);
  }
  return [...groups.values()].sort((a, b) => b.trials.length - a.trials.length);
}

/** A text with `*` for the name of its instance, but not within a word: the name may be `a`. */
function withoutName(text: string, name: string): string {
  const isWithin = (at: number) => /[a-z\d]/i.test(`${text[at - 1] ?? ''}${text[at + name.length] ?? ''}`);
  return text.replaceAll(name, (found, at: number) => (isWithin(at) ? found : '*'));
}

/** The line of a log, otherwise the message of an error. */
function toldBy({ planned, result }: Told): string {
  const message = (result?.error ?? planned.error)?.message.split('\n')[0];
  return plainLine(result?.reason ?? message ?? '', LONGEST);
}
