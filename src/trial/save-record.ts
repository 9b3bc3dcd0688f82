import { timestamp } from '../base/clock.ts';
import type { Cause } from '../results/causes.ts';
import { redactRecord } from '../results/redact.ts';
import type { Trajectory } from '../trajectory/atif.ts';
import type { BegunTrial } from './live.ts';
import { clearPlace } from './place.ts';
import { reasonOf } from './reason.ts';

/**
 * Writes the record of a trial as it is now, redacted, with the explanations that its logs and trajectory give. A final
 * record survives a loss of power.
 */
export async function saveRecord(
  begun: BegunTrial,
  trajectory: Trajectory | null,
  version: 'open' | 'final',
): Promise<void> {
  const { record, logs, context } = begun;
  record.result.finished_at = timestamp();
  clearPlace(record.result, context.store);
  // Of each version again: the output of a lasting command is complete only when its testbed is removed.
  record.result.reason = reasonOf(record.result, logs.tails());
  record.result.causes = await causesIn(begun, trajectory);
  const skills = context.agent?.extras.skills.map(([name]) => name) ?? [];
  if (skills.length > 0) {
    const { openedSkills } = await import('../trajectory/skills.ts');
    record.result.skills = { given: skills, opened: trajectory === null ? null : openedSkills(trajectory, skills) };
  }
  record.result = redactRecord(record.result, context.redactor);
  await context.store.writeResult(record.result, version === 'final');
}

/** The rules and the schemas of trajectories are loaded for trials that did not pass only. */
async function causesIn({ record, logs }: BegunTrial, trajectory: Trajectory | null): Promise<Cause[]> {
  if (record.result.status === 'passed') return [];
  const { causesOf } = await import('../trajectory/causes.ts');
  return causesOf({ result: record.result, trajectory, tails: logs.tails() });
}
