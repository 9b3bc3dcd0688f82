import { briefOf } from '../../src/report/brief.ts';
import { figuresByType, figuresOfTrials } from '../../src/report/by-type.ts';
import { byInstance, flakyInstances, intervalOf } from '../../src/report/figures.ts';
import { reasonGroups } from '../../src/report/reasons.ts';
import type { SuiteReport } from '../../src/report/suite.ts';
import { trialsOf } from '../../src/report/trials.ts';
import type { Status } from '../../src/results/fields.ts';
import { judgeGate } from '../../src/results/gate.ts';
import type { Result, RunRecord } from '../../src/results/records.ts';
import { figuresOfResult, totalsOf } from '../../src/results/totals.ts';
import { totalTimes } from '../../src/results/trace.ts';
import { unknownUsage } from '../../src/results/usage.ts';

const DIGEST = `sha256:${'0'.repeat(64)}`;
const NOON = '2026-11-21T12:00:00.000Z';

/** A trial as a report sees it; `without`: there is no result of it. */
export interface SampleTrial {
  id: string;
  status: Status;
  type?: string;
  trial?: number;
  /** Laid over the result. */
  result?: Partial<Result>;
  without?: { kind: string; message: string } | true;
}

/** An evaluation by a success command that went well. */
export function successCommand() {
  return {
    kind: 'success_command' as const,
    command: 'check',
    exit_code: 0,
    timed_out: false,
    duration_ms: 500,
    output_tail: '',
  };
}

/** A result of a trial that passed or failed by its success command in 1.5 s. */
export function aResult(about: Partial<Result> = {}): Result {
  const { status = 'passed' } = about;
  return {
    schema: 'agentbench/result/v1',
    dataset: { name: 'sample', ref: null, digest: DIGEST },
    instance_id: 'one',
    task_type: 'reposetup',
    trial: 1,
    attempt: 1,
    status,
    score: status === 'passed' ? 1 : status === 'failed' ? 0 : null,
    agent: {
      name: null,
      model: null,
      command: 'agent',
      prompt_digest: DIGEST,
      exit_code: 0,
      timed_out: false,
      duration_ms: 1000,
      ended_by: null,
      usage: unknownUsage(),
      meter: null,
    },
    evaluation: successCommand(),
    testbed: {
      kind: 'docker',
      image: 'debian:bookworm',
      image_digest: DIGEST,
      substituted: false,
      kept_image: null,
      commit: null,
    },
    prerunner: null,
    stages: [
      { name: 'agent', started_at: NOON, duration_ms: 1000 },
      { name: 'evaluate', started_at: NOON, duration_ms: 500 },
    ],
    integrity: [],
    error: null,
    started_at: NOON,
    finished_at: NOON,
    harness_version: '1.2.3',
    github: null,
    ...about,
  };
}

/** What an agent says it used; the rest is unknown. */
export function used(usage: Partial<Result['agent']['usage']>): Pick<Result, 'agent'> {
  const { agent } = aResult();
  return { agent: { ...agent, usage: { ...agent.usage, ...usage } } };
}

/** What ended a trial in its preparation. */
/** Usage as the meter counted it; by default 10 requests, 2 throttled, half of the agent's time waiting. */
export function metered(
  usage: Partial<Result['agent']['usage']>,
  meter: Partial<NonNullable<Result['agent']['meter']>> = {},
): Pick<Result, 'agent'> {
  const { agent } = used({ source: 'meter', requests: 10, failed_requests: 2, models: ['large'], ...usage });
  const usual = { throttled_requests: 2, unmetered_requests: 0, waiting_ms: agent.duration_ms / 2 };
  return { agent: { ...agent, meter: { ...usual, hosted_tools: { offered: [], used: [] }, ...meter } } };
}

export function broken(message: string, kind = 'git'): Partial<Result> {
  return { error: { stage: 'prepare', kind, message }, evaluation: null };
}

/** The result of each of these trials, as it is on disk; null without one. */
export function resultsOf(trials: SampleTrial[]): (Result | null)[] {
  return trials.map(({ id, status, type = 'reposetup', trial = 1, result, without }) =>
    without === undefined ? aResult({ instance_id: id, task_type: type, trial, status, ...result }) : null,
  );
}

/** A run of these trials on a pull request. */
export function aReport(trials: SampleTrial[], about: Partial<RunRecord> = {}): SuiteReport {
  const results = resultsOf(trials).map((result) => (result === null ? null : briefOf(result)));
  const planned = trials.map(({ id, status, type = 'reposetup', trial = 1, result, without }) => ({
    instance_id: id,
    task_type: type,
    trial,
    status,
    ...figuresOfResult({
      score: result?.score !== undefined ? result.score : status === 'passed' ? 1 : status === 'failed' ? 0 : null,
      evaluation: result?.evaluation ?? null,
    }),
    result: without === undefined ? `${id}/trial-${trial}/result.json` : null,
    error: typeof without === 'object' ? { stage: 'plan', ...without } : (result?.error ?? null),
  }));
  const totals = totalsOf(planned);
  const run: RunRecord = {
    schema: 'agentbench/run/v1',
    suite: 'Benchmark',
    dataset: { name: 'sample', ref: null, digest: DIGEST },
    agent: { name: null, model: null, command: 'agent' },
    settings: {
      testbed: 'docker',
      trials: Math.max(...planned.map(({ trial }) => trial)),
      agent_timeout_ms: 7_200_000,
      evaluation_timeout_ms: 1_800_000,
      testcase_timeout_ms: 300_000,
      typing: null,
      mode: null,
      judge: null,
      network: 'bridge',
      cpus: null,
      memory_bytes: null,
    },
    planned,
    totals,
    gate: judgeGate(totals, { 'fail-on': 'error', 'min-success-rate': undefined, 'min-score': undefined }),
    interrupted: null,
    started_at: NOON,
    finished_at: NOON,
    harness_version: '1.2.3',
    github: {
      repository: 'octo/demo',
      workflow: 'Benchmark',
      job: 'bench',
      run_id: '77',
      run_attempt: 1,
      sha: 'aaaaaaaaaaaabbbbbbbbbbbbccccccccccccdddd',
      head_sha: '5d1e0a9c3b7f4286a1c0d9e8f7b6a5948372615f',
      ref: 'refs/pull/7/merge',
      event: 'pull_request',
      pull_request: 7,
    },
    ...about,
  };
  const page = 'https://github.com/octo/demo/actions/runs/77';
  const reported = trialsOf({ run, results });
  return {
    run,
    results,
    trials: reported,
    overall: figuresOfTrials(reported),
    types: figuresByType(reported),
    reasons: reasonGroups(reported),
    times: totalTimes(results.flatMap((result) => result?.times ?? [])),
    notes: [],
    interval: intervalOf({ run }),
    flaky: flakyInstances(byInstance(planned)),
    comparison: null,
    baseline: null,
    runUrl: `${page}/attempts/1`,
    artifactUrl: `${page}/artifacts/8`,
  };
}
