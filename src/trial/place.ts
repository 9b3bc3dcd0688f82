import type { IntegrityNote } from '../results/fields.ts';
import type { Result } from '../results/records.ts';
import type { ResultStore } from '../results/store.ts';

/**
 * Removes what leads out of a trial's directory, or stands in its place, before something is written there, and notes it:
 * on the host, an agent can also reach the results.
 */
export async function clearPlace(result: Result, store: ResultStore): Promise<void> {
  const links = await store.makePlace(result.instance_id, result.trial).catch(() => []);
  result.integrity.push(...links.map(linkNote));
}

export function linkNote(link: string): IntegrityNote {
  return { kind: 'results_linked', detail: `${link} was a link, which was removed; nothing was written through it` };
}
