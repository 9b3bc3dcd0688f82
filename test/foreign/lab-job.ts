import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import job from './harbor-job.json' with { type: 'json' };

/** The record of a trial of the lab's job, for tests that change a part of it. */
export type LabResult = Record<string, unknown> & {
  agent_result: Record<string, unknown>;
  verifier_result: { rewards: Record<string, unknown> | null } | null;
  exception_info: Record<string, unknown> | null;
  step_results: unknown;
};

/**
 * Writes a job that harbor 0.25.0 ran: four tasks of this test's own (one: oracle 1, nop 0; half: 0.5 and a second
 * reward; none: no reward; slow: the oracle's time limit, reward 1), two agents, two attempts. `change` changes the record
 * of each trial before it is written, and leaves one out by null.
 */
export function writeLabJob(
  directory: string,
  change: (result: LabResult, agent: string) => LabResult | null = (result) => result,
): void {
  for (const [name, content] of Object.entries(job as Record<string, unknown>)) {
    const isTrial = name.endsWith('/result.json');
    const agent = isTrial ? (content as { agent_info: { name: string } }).agent_info.name : '';
    const value = isTrial ? change(structuredClone(content) as LabResult, agent) : content;
    if (value === null) continue;
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), typeof value === 'string' ? value : JSON.stringify(value));
  }
}
