import type { PlannedTrial, Result, RunRecord } from './records.ts';
import type { TimedTrial } from './trace.ts';
import { unknownAgent, unknownTestbed } from './unknown.ts';

/** The kind of the note in a stand-in. */
const RECORD_CHANGED = 'record_changed';

/** True for a stand-in; it has no data on the agent, its usage and its evaluation. */
export function isStandIn({ integrity }: Pick<Result, 'integrity'>): boolean {
  return integrity.some(({ kind }) => kind === RECORD_CHANGED);
}

/**
 * The record of a trial whose result.json was replaced. It has the data of the run's own record and, if known, the
 * trial's times, but nothing from the replacement. `why` describes the replacement.
 */
export function standIn(entry: PlannedTrial, run: RunRecord, why: string, times?: TimedTrial): Result {
  const { instance_id, task_type, trial, status, score, error } = entry;
  return {
    schema: 'agentbench/result/v1',
    dataset: run.dataset,
    instance_id,
    task_type,
    trial,
    attempt: times?.attempt ?? 1,
    status,
    score,
    agent: unknownAgent(run.agent),
    evaluation: null,
    testbed: unknownTestbed(run.settings.testbed),
    prerunner: null,
    stages: times?.stages ?? [],
    integrity: [{ kind: RECORD_CHANGED, detail: `result.json: ${why}; the result that the run measured is kept.` }],
    error,
    started_at: times?.started_at ?? run.started_at,
    finished_at: times?.finished_at ?? run.finished_at ?? run.started_at,
    harness_version: run.harness_version,
    github: run.github,
  };
}
