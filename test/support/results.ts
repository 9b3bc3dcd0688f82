import type { Status } from '../../src/results/fields.ts';
import type { Result, RunRecord } from '../../src/results/records.ts';
import { identitySchema, type RunIdentity } from '../../src/results/run-identity.ts';
import { figuresOfResult, totalsOf } from '../../src/results/totals.ts';
import { unknownUsage } from '../../src/results/usage.ts';

const DATASET = { name: 'example', ref: null, digest: `sha256:${'0'.repeat(64)}` };

/** The result of a passed trial; `about` overrides values. */
export function aResult(about: Partial<Result> = {}): Result {
  return {
    schema: 'agentbench/result/v1',
    dataset: DATASET,
    instance_id: 'one-1',
    task_type: 'dbsetup',
    trial: 1,
    attempt: 1,
    status: 'passed',
    score: 1,
    agent: {
      name: null,
      model: null,
      command: 'agent',
      prompt_digest: `sha256:${'1'.repeat(64)}`,
      exit_code: 0,
      timed_out: false,
      duration_ms: 10,
      ended_by: null,
      usage: unknownUsage(),
      meter: null,
    },
    evaluation: {
      kind: 'success_command',
      command: 'echo Setup successful',
      exit_code: 0,
      timed_out: false,
      duration_ms: 5,
      output_tail: 'Setup successful\n',
    },
    testbed: { kind: 'host', image: null, image_digest: null, substituted: false, kept_image: null, commit: null },
    prerunner: null,
    stages: [{ name: 'prepare', started_at: '2026-01-01T00:00:00.000Z', duration_ms: 3 }],
    integrity: [],
    error: null,
    started_at: '2026-01-01T00:00:00.000Z',
    finished_at: '2026-01-01T00:00:01.000Z',
    harness_version: '0.1.0',
    github: null,
    ...about,
  };
}

/** The identity of a run without any of these settings; `about` overrides values. */
export function anIdentity(about: Partial<RunIdentity> = {}): RunIdentity {
  const none = { agent_setup: null, agent_directory: null, agent_variables: [], agent_env: [], image: null };
  return identitySchema.parse({ ...none, image_map: [], workdir: null, pass_score: 1, ...about });
}

/** A finished run with one trial per status, of instances `one-1`, `one-2`, …; `about` overrides values. */
export function aRun(statuses: Status[], about: Partial<RunRecord> = {}): RunRecord {
  const planned = statuses.map((status, index) => ({
    instance_id: `one-${index + 1}`,
    task_type: 'dbsetup',
    trial: 1,
    status,
    ...figuresOfResult({ score: status === 'passed' ? 1 : status === 'failed' ? 0 : null, evaluation: null }),
    result: status === 'not_run' ? null : `one-${index + 1}/trial-1/result.json`,
    error: null,
  }));
  return {
    schema: 'agentbench/run/v1',
    suite: null,
    dataset: DATASET,
    agent: { name: null, model: null, command: 'agent' },
    settings: {
      testbed: 'host',
      trials: 1,
      agent_timeout_ms: 1000,
      evaluation_timeout_ms: 1000,
      testcase_timeout_ms: 1000,
      typing: null,
      mode: null,
      judge: null,
      network: null,
      cpus: null,
      memory_bytes: null,
    },
    planned,
    totals: totalsOf(planned),
    gate: { passed: true, reasons: [] },
    interrupted: null,
    started_at: '2026-01-01T00:00:00.000Z',
    finished_at: '2026-01-01T00:01:00.000Z',
    harness_version: '0.1.0',
    github: null,
    ...about,
  };
}
