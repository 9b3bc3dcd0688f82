import { plainLine } from '../base/text/untrusted.ts';

/** One trial among those of a run. */
export interface TrialId {
  instanceId: string;
  /** From 1. */
  trial: number;
}

/** The id of a record, or of a trial that is planned. */
export function trialIdOf(
  of: { instance_id: string; trial: number } | { instance: { id: string }; trial: number },
): TrialId {
  return { instanceId: 'instance' in of ? of.instance.id : of.instance_id, trial: of.trial };
}

/** The text form, unique within a run: `dbsetup-redis-1/2`. */
export function trialKey({ instanceId, trial }: TrialId): string {
  return `${instanceId}/${trial}`;
}

/** The display form: `dbsetup-redis-1`, from the second trial on `dbsetup-redis-1 (trial 2)`; one plain line. */
export function trialName({ instanceId, trial }: TrialId): string {
  const name = plainLine(instanceId);
  return trial === 1 ? name : `${name} (trial ${trial})`;
}

/** The trial's directory, relative to the results: `dbsetup-redis-1/trial-2`. */
export function trialPath({ instanceId, trial }: TrialId): string {
  return `${instanceId}/trial-${trial}`;
}
