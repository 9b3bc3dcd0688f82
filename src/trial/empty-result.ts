import { timestamp } from '../base/clock.ts';
import { sha256Of } from '../base/digest.ts';
import { VERSION } from '../base/version.ts';
import type { Instance } from '../datasets/types.ts';
import type { Result } from '../results/records.ts';
import { unknownTestbed, unmeasured } from '../results/unknown.ts';
import type { TrialContext } from './context.ts';

/** The record of a trial that has not begun. */
export function emptyResult(instance: Instance, trial: number, attempt: number, context: TrialContext): Result {
  const { dataset, options, testbeds } = context;
  const now = timestamp();
  return {
    schema: 'agentbench/result/v1',
    dataset: { name: dataset.name, ref: dataset.ref, digest: dataset.digest },
    instance_id: instance.id,
    task_type: instance.taskType,
    trial,
    attempt,
    status: 'not_run',
    score: null,
    agent: { ...agentOf(options), prompt_digest: sha256Of(instance.prompt) },
    evaluation: null,
    testbed: unknownTestbed(testbeds.kind),
    human_actions: instance.humanActions,
    prerunner: null,
    stages: [],
    integrity: [],
    error: null,
    started_at: now,
    finished_at: now,
    harness_version: VERSION,
    github: context.github,
  };
}

/** The agent's part of a record before it runs, without the prompt digest. */
export function agentOf(options: TrialContext['options']): Omit<Result['agent'], 'prompt_digest'> {
  return {
    name: options['agent-name'] ?? null,
    model: options['agent-model'] ?? null,
    command: options['agent-command'],
    ...unmeasured(),
    trajectory: null,
    actions: null,
  };
}
