import type { CTRFReport, Environment, Step, Summary, Test, TestStatus } from 'ctrf';
import type { Status } from '../../results/fields.ts';
import { measuredCommit } from '../../results/measured-commit.ts';
import { hasVerdict } from '../../results/totals.ts';
import type { BriefPoint } from '../brief.ts';
import { agentLabel, integrityKinds } from '../phrases.ts';
import type { ReportedTrial, SuiteReport } from '../suite.ts';
import { reasonLine, unreachedPoints } from './reason.ts';
import { fileLine, jsonParts } from './text.ts';

/** Version of the CTRF specification; https://ctrf.io */
const SPEC_VERSION = '0.0.0';

/**
 * Our statuses as CTRF's. `error` is `other`: measured neither as passed nor as failed. `not_run` is `pending`, since
 * `skipped` would be a decision. `rawStatus` keeps our word.
 */
const STATUSES: Record<Status, TestStatus> = { passed: 'passed', failed: 'failed', error: 'other', not_run: 'pending' };

/**
 * `ctrf.json` in parts: a test per trial, with test points as its steps (those not reached as one that is `pending`).
 * `retries` counts repetitions of a trial that could not be measured; `flaky` marks a passed trial of an instance with another trial that failed.
 */
export function ctrfParts(report: SuiteReport): Iterable<string> {
  const { run, trials } = report;
  const flaky = new Set(report.flaky);
  const document: CTRFReport = {
    reportFormat: 'CTRF',
    specVersion: SPEC_VERSION,
    timestamp: run.finished_at ?? run.started_at,
    generatedBy: `agentbench ${run.harness_version}`,
    results: {
      tool: { name: 'agentbench', version: run.harness_version },
      summary: toSummary(report, trials.filter((trial) => isFlaky(trial, flaky)).length),
      tests: [],
      environment: toEnvironment(report),
      extra: { dataset: run.dataset, agent: run.agent, totals: run.totals, gate: run.gate },
    },
  };
  const dataset = fileLine(run.dataset.name) || 'unnamed';
  return jsonParts(document, ['results', 'tests'], trials, (trial) => toTest(trial, dataset, flaky));
}

function isFlaky({ planned }: ReportedTrial, flaky: Set<string>): boolean {
  return planned.status === 'passed' && flaky.has(planned.instance_id);
}

function toTest(trial: ReportedTrial, dataset: string, flaky: Set<string>): Test {
  const { planned, result, figures, name } = trial;
  const reason = reasonLine(trial);
  const { instance_id, task_type, status, score, score_expected, coverage } = planned;
  return {
    name,
    status: STATUSES[status],
    duration: figures?.duration_ms ?? 0,
    ...(result === null ? {} : span(result.began, [result.ended])),
    suite: [dataset, fileLine(task_type) || 'unnamed'],
    ...(reason === '' ? {} : { message: reason }),
    rawStatus: status,
    retries: result === null ? 0 : result.attempt - 1,
    flaky: isFlaky(trial, flaky),
    ...stepsOf(trial),
    extra: {
      instance_id,
      task_type,
      trial: planned.trial,
      score,
      score_expected,
      coverage,
      integrity: result === null ? [] : integrityKinds(result),
      result: planned.result,
    },
  };
}

function stepsOf(trial: ReportedTrial): { steps?: Step[] } {
  const { planned, result } = trial;
  if (result === null || result.plan === null) return {};
  const lost: TestStatus = hasVerdict(planned) ? 'failed' : 'other';
  const statusOf = ({ score }: BriefPoint) => (score === null ? 'other' : score === 2 ? 'passed' : lost);
  const left = unreachedPoints(trial, result.plan);
  const steps = result.plan.points.map((point): Step => {
    const { metric, type, score, decided_by, explanation } = point;
    return {
      name: fileLine(metric) || 'unnamed',
      status: statusOf(point),
      extra: { type, score, decided_by, explanation: fileLine(explanation) },
    };
  });
  if (left !== null)
    steps.push({ name: left.name, status: 'pending', extra: { score: null, explanation: left.message } });
  return { steps };
}

function toSummary({ run, results }: SuiteReport, flaky: number): Summary {
  const count = (status: TestStatus) => run.planned.filter((trial) => STATUSES[trial.status] === status).length;
  // A killed run ended with its last result.
  const ends =
    run.finished_at === null ? results.flatMap((result) => result?.ended ?? []) : [Date.parse(run.finished_at)];
  return {
    tests: run.planned.length,
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    pending: count('pending'),
    other: count('other'),
    flaky,
    suites: new Set(run.planned.map(({ task_type }) => task_type)).size,
    ...span(Date.parse(run.started_at), ends),
  };
}

function toEnvironment({ run, runUrl }: SuiteReport): Environment {
  const { github } = run;
  const commit = github && measuredCommit(github);
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
          ...(commit === null ? {} : { commit }),
          branchName: fileLine(github.ref),
        }),
  };
}

/** Milliseconds since the epoch, from a time to the last of others; never negative. */
function span(start: number, ends: number[]): { start: number; stop: number } {
  return { start, stop: ends.reduce((latest, end) => Math.max(latest, end), start) };
}
