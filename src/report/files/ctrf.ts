import type { CTRFReport, Environment, Step, Summary, Test, TestStatus } from 'ctrf';
import type { Result, Status } from '../../results/schema.ts';
import { agentLabel, trialDuration } from '../phrases.ts';
import type { SuiteReport } from '../suite.ts';
import { fileLine, jsonText } from './text.ts';
import { type ReportedTrial, trialsOf } from './trials.ts';

/** The version of the specification this is written to; https://ctrf.io */
const SPEC_VERSION = '0.0.0';

/**
 * Ours to CTRF's. `error` is `other`: measured neither as passed nor as failed. `not_run` is `pending`: still awaited, while
 * `skipped` would be a decision. `rawStatus` keeps our word.
 */
const STATUSES: Record<Status, TestStatus> = { passed: 'passed', failed: 'failed', error: 'other', not_run: 'pending' };

/**
 * `ctrf.json`: a test per trial, test points as its steps. `retries` are repetitions of a trial that could not be measured;
 * `flaky` is a passed trial of an instance of which another trial failed.
 */
export function ctrfJson(report: SuiteReport): string {
  const { run } = report;
  const flaky = new Set(report.flaky);
  const tests = trialsOf(report).map((trial) => toTest(trial, run.dataset.name, flaky));
  const document: CTRFReport = {
    reportFormat: 'CTRF',
    specVersion: SPEC_VERSION,
    timestamp: run.finished_at ?? run.started_at,
    generatedBy: `agentbench ${run.harness_version}`,
    results: {
      tool: { name: 'agentbench', version: run.harness_version },
      summary: toSummary(report, tests),
      tests,
      environment: toEnvironment(report),
      extra: { dataset: run.dataset, agent: run.agent, totals: run.totals, gate: run.gate },
    },
  };
  return jsonText(document);
}

function toTest({ planned, result, name, reason }: ReportedTrial, dataset: string, flaky: Set<string>): Test {
  const { instance_id, task_type, trial, status, score, score_expected, coverage } = planned;
  return {
    name,
    status: STATUSES[status],
    duration: result === null ? 0 : trialDuration(result),
    ...(result === null ? {} : span(result.started_at, result.finished_at)),
    suite: [fileLine(dataset) || 'unnamed', fileLine(task_type) || 'unnamed'],
    ...(reason === '' ? {} : { message: reason }),
    rawStatus: status,
    retries: result === null ? 0 : result.attempt - 1,
    flaky: status === 'passed' && flaky.has(instance_id),
    ...stepsOf(result),
    extra: {
      instance_id,
      task_type,
      trial,
      score,
      score_expected,
      coverage,
      integrity: [...new Set(result?.integrity.map(({ kind }) => kind))],
      result: planned.result,
    },
  };
}

function stepsOf(result: Result | null): { steps?: Step[] } {
  if (result?.evaluation?.kind !== 'test_plan') return {};
  return {
    steps: result.evaluation.points.map(({ metric, type, score, decided_by, explanation }) => ({
      name: fileLine(metric) || 'unnamed',
      status: score === null ? 'other' : score === 2 ? 'passed' : 'failed',
      extra: { type, score, decided_by, explanation: fileLine(explanation) },
    })),
  };
}

function toSummary({ run, results }: SuiteReport, tests: Test[]): Summary {
  const count = (status: TestStatus) => tests.filter((test) => test.status === status).length;
  // A run that was killed ended with its last result.
  const ends = run.finished_at === null ? results.map(({ finished_at }) => finished_at) : [run.finished_at];
  return {
    tests: tests.length,
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    pending: count('pending'),
    other: count('other'),
    flaky: tests.filter(({ flaky }) => flaky).length,
    suites: new Set(run.planned.map(({ task_type }) => task_type)).size,
    ...span(run.started_at, ...ends),
  };
}

function toEnvironment({ run, runUrl }: SuiteReport): Environment {
  const { github } = run;
  return {
    reportName: fileLine(run.suite ?? '') || 'agentbench',
    appName: fileLine(agentLabel(run)),
    testEnvironment: run.settings.testbed,
    ...(runUrl === null ? {} : { buildUrl: runUrl }),
    ...(github === null
      ? {}
      : {
          buildName: fileLine(github.workflow),
          buildId: github.run_id,
          repositoryName: github.repository,
          commit: github.head_sha ?? github.sha,
          branchName: fileLine(github.ref),
        }),
  };
}

/** In milliseconds of the epoch: from a time to the last of others, never backwards. */
function span(from: string, ...to: string[]): { start: number; stop: number } {
  const start = Date.parse(from);
  return { start, stop: to.reduce((latest, time) => Math.max(latest, Date.parse(time)), start) };
}
