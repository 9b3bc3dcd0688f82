import type { Result, RunRecord } from './records.ts';
import { unknownUsage } from './usage.ts';

/** A digest where none is known. */
export const UNKNOWN_DIGEST = `sha256:${'0'.repeat(64)}`;

/** True for the record of a suite of which only the plan is known: it has no dataset, agent, settings or times. */
export function isPlanOnly({ settings, measured_by }: Pick<RunRecord, 'settings' | 'measured_by'>): boolean {
  return settings.testbed === 'other' && measured_by === undefined;
}

/** The settings of a run of which only the number of trials is known. */
export function unknownSettings(trials = 1): RunRecord['settings'] {
  return {
    testbed: 'other',
    trials,
    agent_timeout_ms: 0,
    evaluation_timeout_ms: 0,
    testcase_timeout_ms: 0,
    typing: null,
    mode: null,
    judge: null,
    network: null,
    cpus: null,
    memory_bytes: null,
  };
}

/** The agent in the record of a trial, if only the record of its run tells of it. */
export function unknownAgent(agent: RunRecord['agent']): Result['agent'] {
  return {
    ...agent,
    prompt_digest: UNKNOWN_DIGEST,
    ...unmeasured(),
  };
}

/** The outcome of an agent that did not run, or of which nothing is known. */
export function unmeasured() {
  return {
    ...{ exit_code: null, timed_out: false, duration_ms: 0, ended_by: null },
    ...{ usage: unknownUsage(), meter: null },
  } satisfies Partial<Result['agent']>;
}

/** A testbed of which only the kind is known. */
export function unknownTestbed(kind: Result['testbed']['kind']): Result['testbed'] {
  return { kind, image: null, image_digest: null, substituted: false, kept_image: null, commit: null };
}
