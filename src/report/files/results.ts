import { figuresOf } from '../../results/point-figures.ts';
import { totalsOf } from '../../results/totals.ts';
import { trialKey } from '../../results/trial-id.ts';
import { judgeUsageOf } from '../../trial/usage.ts';
import { type BriefPlan, type BriefResult, planFigures, unreachedOf } from '../brief.ts';
import { testPointsOf } from '../by-type.ts';
import type { PlanDocument, ReportDocument, ReportedInstance, TrialDocument } from '../documents/report-document.ts';
import { prdbenchTables } from '../papers/prdbench.ts';
import { integrityKinds, measureAdvice, noiseSentences } from '../phrases.ts';
import type { Comparison, ReportedTrial, SuiteReport } from '../suite.ts';
import { fileText, jsonParts } from './text.ts';

const LONGEST_MESSAGE = 2000;

/** `results.json`: the whole report, for other programs. */
export function resultsJson(report: SuiteReport): string {
  return [...resultsParts(report)].join('');
}

/** The text of `results.json` in parts. */
export function resultsParts(report: SuiteReport): Iterable<string> {
  const byInstance = Map.groupBy(report.trials, ({ planned }) => planned.instance_id);
  return jsonParts(documentOf(report), ['instances'], [...byInstance.values()], toInstance);
}

/** The document without its instances. */
function documentOf(report: SuiteReport): ReportDocument {
  const { run, overall, times, interval, comparison, trend, flaky, runUrl, artifactUrl } = report;
  const advice = measureAdvice(run);
  return {
    schema: 'agentbench/report/v1',
    suite: run.suite,
    dataset: run.dataset,
    agent: run.agent,
    settings: run.settings,
    totals: run.totals,
    times_ms: times,
    interval,
    gate: run.gate,
    interrupted: run.interrupted,
    comparison: comparison === null ? null : toComparison(comparison),
    ...(trend === undefined ? {} : { history: trend }),
    reasons: report.reasons.map(({ status, text, trials }) => ({
      status,
      text,
      trials: trials.map(({ planned }) => trialKey(planned)),
    })),
    causes: overall.causes,
    actions: overall.actions,
    flaky,
    by_type: Object.fromEntries(report.types),
    usage: overall.usage,
    judge_usage: judgeUsageOf(report.results.flatMap((result) => result?.judge ?? [])),
    test_points: testPointsOf(report.trials),
    prdbench: prdbenchTables(report),
    instances: [],
    notes: [...report.notes, ...(advice === null ? [] : [advice])].map((note) => fileText(note, LONGEST_MESSAGE)),
    started_at: run.started_at,
    finished_at: run.finished_at,
    harness_version: run.harness_version,
    github: run.github,
    repeat: report.repeat ?? null,
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
    noise: noiseSentences(rest),
    flips: flips.map(({ instanceId, before, now }) => ({ instance_id: instanceId, before, now })),
  };
}

function toInstance(trials: ReportedTrial[]): ReportedInstance {
  const { instance_id, task_type } = trials[0]!.planned;
  const { passed, score, score_expected } = totalsOf(trials.map(({ planned }) => planned));
  return { instance_id, task_type, passed, score, score_expected: score_expected!, trials: trials.map(toTrial) };
}

function toTrial({ planned, result, figures: known }: ReportedTrial): TrialDocument {
  const { trial, status, score, score_expected, coverage } = planned;
  const error = result?.error ?? planned.error;
  return {
    trial,
    status,
    score,
    score_expected,
    coverage,
    duration_ms: known?.duration_ms ?? null,
    attempt: result?.attempt ?? null,
    integrity: result === null ? [] : integrityKinds(result),
    error: error === null ? null : { ...error, message: fileText(error.message, LONGEST_MESSAGE) },
    reason: result?.reason == null ? null : fileText(result.reason, LONGEST_MESSAGE),
    causes: (known?.causes ?? []).map((cause) => ({ ...cause, evidence: fileText(cause.evidence, LONGEST_MESSAGE) })),
    actions: result?.actions ?? null,
    usage: known?.usage ?? null,
    ...(known === null ? {} : { image_digest: known.image_digest }),
    test_plan: result === null || result.plan === null ? null : toPlan(result.plan, result.rounds),
  };
}

function toPlan(
  { points, mode, score_without_vacuous, ...all }: BriefPlan,
  rounds: BriefResult['rounds'],
): PlanDocument {
  // The types of points that were not reached are not known.
  const byType = Map.groupBy(unreachedOf({ points, ...all }) === 0 ? points : [], ({ type }) => type);
  const [dev, debug = null] = rounds;
  return {
    mode,
    ...planFigures(all),
    score_without_vacuous,
    by_point_type: Object.fromEntries([...byType].map(([type, some]) => [type, planFigures(figuresOf(some))])),
    rounds: dev === undefined ? null : { dev: dev && planFigures(dev), debug: debug && planFigures(debug) },
  };
}
