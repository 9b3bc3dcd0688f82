import type { IntegrityNote } from '../results/fields.ts';
import type { Result } from '../results/records.ts';
import type { Removed, ResultStore } from '../results/store.ts';

/**
 * Removes what leads out of a trial's directory, or stands in its place, before something is written there, and notes it:
 * on the host, an agent can also reach the results.
 */
export function clearPlace(result: Result, store: ResultStore): void {
  try {
    result.integrity.push(...store.makePlace(result.instance_id, result.trial).map(removedNote));
  } catch {
    // The write that follows fails for the same reason, and reports it.
  }
}

export function removedNote(removed: Removed): IntegrityNote {
  const told =
    removed.was === 'link'
      ? 'a link, which was removed; nothing was written through it'
      : removed.was === 'directory'
        ? `a directory, which is ${removed.moved} now`
        : 'no directory, and was removed';
  return { kind: 'results_linked', detail: `${removed.place} was ${told}` };
}
