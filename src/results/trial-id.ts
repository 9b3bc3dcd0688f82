import { plainLine } from '../base/text/untrusted.ts';

/** One trial among those of a run. */
export interface TrialId {
  instanceId: string;
  /** From 1. */
  trial: number;
}

/** A trial, by its id, its record, or as it is planned. */
type AnyTrial = TrialId | { instance_id: string; trial: number } | { instance: { id: string }; trial: number };

export function trialIdOf(of: AnyTrial): TrialId {
  if ('instanceId' in of) return { instanceId: of.instanceId, trial: of.trial };
  return { instanceId: 'instance' in of ? of.instance.id : of.instance_id, trial: of.trial };
}

/** The text form, unique within a run: `dbsetup-redis-1/2`. */
export function trialKey(of: AnyTrial): string {
  const { instanceId, trial } = trialIdOf(of);
  return `${instanceId}/${trial}`;
}

/** The display form: `dbsetup-redis-1`, from the second trial on `dbsetup-redis-1 (trial 2)`; one plain line. */
export function trialName(of: AnyTrial): string {
  const { instanceId, trial } = trialIdOf(of);
  const name = plainLine(instanceId);
  return trial === 1 ? name : `${name} (trial ${trial})`;
}

/** The trial's directory, relative to the results: `dbsetup-redis-1/trial-2`. */
export function trialPath(of: AnyTrial): string {
  const { instanceId, trial } = trialIdOf(of);
  return `${instanceId}/trial-${trial}`;
}
