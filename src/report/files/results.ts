import { figuresOf } from '../../evaluation/test-plan/figures.ts';
import type { EvaluationResult, Result, TestPlanResult } from '../../results/schema.ts';
import { totalsOf } from '../../results/totals.ts';
import { usageOfTrial } from '../../results/usage.ts';
import { trialDuration } from '../phrases.ts';
import type { Comparison, SuiteReport } from '../suite.ts';
import type { PlanDocument, PlanFigures, ReportDocument, ReportedInstance, TrialDocument } from './schema.ts';
import { fileText, jsonText } from './text.ts';
import { groupBy, type ReportedTrial, trialsOf } from './trials.ts';

const LONGEST_MESSAGE = 2000;

/** `results.json`: everything a report says, for other programs. */
export function resultsJson(report: SuiteReport): string {
  return jsonText(toDocument(report));
}

function toDocument(report: SuiteReport): ReportDocument {
  const { run, interval, comparison, flaky, notes, runUrl, artifactUrl } = report;
  const byType = groupBy(run.planned, ({ task_type }) => task_type);
  const byInstance = groupBy(trialsOf(report), ({ planned }) => planned.instance_id);
  return {
    schema: 'agentbench/report/v1',
    suite: run.suite,
    dataset: run.dataset,
    agent: run.agent,
    settings: run.settings,
    totals: run.totals,
    interval,
    gate: run.gate,
    interrupted: run.interrupted,
    comparison: comparison === null ? null : toComparison(comparison),
    flaky,
    by_type: Object.fromEntries(byType.map(([type, trials]) => [type, totalsOf(trials)])),
    instances: byInstance.map(([, trials]) => toInstance(trials)),
    notes: notes.map((note) => fileText(note, LONGEST_MESSAGE)),
    started_at: run.started_at,
    finished_at: run.finished_at,
    harness_version: run.harness_version,
    github: run.github,
    run_url: runUrl,
    artifact_url: artifactUrl,
  };
}

function toComparison({ origin, leftOut, flips, ...rest }: Comparison): NonNullable<ReportDocument['comparison']> {
  const { kind, commit, finishedAt, url } = origin;
  return {
    verdict: rest.verdict,
    reasons: rest.reasons,
    origin: { kind, commit, finished_at: finishedAt, url },
    measure: rest.measure,
    difference: rest.difference,
    interval: rest.interval,
    p: rest.p,
    method: rest.method,
    pairs: rest.pairs,
    left_out: leftOut,
    flips: flips.map(({ instanceId, before, now }) => ({ instance_id: instanceId, before, now })),
  };
}

function toInstance(trials: ReportedTrial[]): ReportedInstance {
  const { instance_id, task_type } = trials[0]!.planned;
  const { passed, score, score_expected } = totalsOf(trials.map(({ planned }) => planned));
  return { instance_id, task_type, passed, score, score_expected: score_expected!, trials: trials.map(toTrial) };
}

function toTrial({ planned, result }: ReportedTrial): TrialDocument {
  const { trial, status, score, score_expected, coverage } = planned;
  const error = result?.error ?? planned.error;
  return {
    trial,
    status,
    score,
    score_expected,
    coverage,
    duration_ms: result === null ? null : trialDuration(result),
    attempt: result?.attempt ?? null,
    integrity: [...new Set(result?.integrity.map(({ kind }) => kind))],
    error: error === null ? null : { ...error, message: fileText(error.message, LONGEST_MESSAGE) },
    usage: result === null ? null : usageOfTrial(result),
    test_plan: result?.evaluation?.kind === 'test_plan' ? toPlan(result.evaluation, result.rounds) : null,
  };
}

function toPlan(plan: TestPlanResult, rounds: Result['rounds']): PlanDocument {
  const byType = groupBy(plan.points, ({ type }) => type);
  const [dev, debug] = rounds ?? [];
  return {
    mode: plan.mode,
    ...figures(plan),
    score_without_vacuous: plan.score_without_vacuous,
    by_point_type: Object.fromEntries(byType.map(([type, points]) => [type, figures(figuresOf(points))])),
    rounds:
      dev === undefined
        ? null
        : { dev: ofRound(dev.evaluation), debug: ofRound(debug === undefined ? null : debug.evaluation) },
  };
}

function ofRound(evaluation: EvaluationResult | null): PlanFigures | null {
  return evaluation?.kind === 'test_plan' ? figures(evaluation) : null;
}

function figures({ expected, judged, score, score_expected, coverage }: PlanFigures): PlanFigures {
  return { expected, judged, score, score_expected, coverage };
}
