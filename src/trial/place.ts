import type { IntegrityNote } from '../results/fields.ts';
import type { Result } from '../results/records.ts';
import type { ResultStore } from '../results/store.ts';

/**
 * Removes what leads out of a trial's directory, or stands in its place, before something is written there, and notes it:
 * on the host, an agent can also reach the results.
 */
export function clearPlace(result: Result, store: ResultStore): void {
  try {
    const links = store.makePlace(result.instance_id, result.trial);
    result.integrity.push(...links.map(linkNote));
  } catch {
    // The write that follows fails for the same reason, and reports it.
  }
}

export function linkNote(link: string): IntegrityNote {
  return { kind: 'results_linked', detail: `${link} was a link, which was removed; nothing was written through it` };
}
