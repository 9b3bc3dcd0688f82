import type { TrialElsewhere } from '../foreign/measured.ts';
import type { Actions } from '../results/actions.ts';
import { CAUSES, type Cause } from '../results/causes.ts';
import { cutError, cutText, LONGEST_NAME, LONGEST_TEXT } from '../results/cut.ts';
import type { PointResult, TestPlanResult } from '../results/evaluation.ts';
import type { TimeSplit } from '../results/fields.ts';
import { figuresOf as pointFigures } from '../results/point-figures.ts';
import type { Result } from '../results/records.ts';
import { timeSplit } from '../results/trace.ts';
import {
  actionsOfTrial,
  endedBeforeAgent,
  judgeUsageOfTrial,
  meterOfTrial,
  roundsOf,
  usageOfTrial,
} from '../trial/usage.ts';
import { fileTail, fileText } from './files/text.ts';
import { explainResult } from './phrases.ts';

/** Maximum characters of one trial's text in a file, so that a file of ten thousand trials stays readable. */
export const LONGEST_DETAIL = 1000;

/** Limits for a record, which anyone may have written. */
const MOST_NOTES = 100;
const MOST_POINTS = 2000;

/**
 * The parts of a result that a report counts and shows. Reports cover thousands of results, so no field grows with
 * command output.
 */
export interface BriefResult extends Pick<Result, 'attempt' | 'integrity' | 'error'> {
  /** Start and end, in milliseconds since the epoch. */
  began: number;
  ended: number;
  /** Time of all stages, in milliseconds. */
  times: TimeSplit;
  /** Time of the agent alone, without its setup, over all rounds, in milliseconds. */
  agent_ms: number;
  /** True if it is in error, and its agent did not begin. */
  unbegun: boolean;
  /** Usage of the agent over all rounds. */
  usage: Result['agent']['usage'];
  /** Usage of the judge over all rounds; null without one. */
  judge: ReturnType<typeof judgeUsageOfTrial>;
  /** Further figures of the meter over all rounds; null without one. */
  meter: ReturnType<typeof meterOfTrial>;
  image_digest: string | null;
  /** The line that tells best why it did not pass. Untrusted text. */
  reason: string | null;
  /** Why it did not pass, as far as rules can tell. */
  causes: Cause[];
  /** Tool calls by class over all rounds of the agent; null if they are not known. */
  actions: Actions | null;
  /** A person's bounds of `check_dir` and `read_file` together; null without any. */
  human_actions: { lower: number; upper: number } | null;
  /** Reason for the verdict, on one line; empty for a passed trial. Untrusted text of any length. */
  explanation: string;
  /** If the trial did not pass: the full error message, or the last output of its success command; text for a file. */
  detail: string;
  plan: BriefPlan | null;
  /** Both rounds of mode `debug`, null for one that was not measured; empty in other modes. */
  rounds: (BriefRound | null)[];
  /** The judge's verdicts and usage in each evaluation of the trial that has one. */
  judges: BriefJudge[];
  /** The whole record, and its files, of a trial that another program measured; absent for own ones. */
  elsewhere?: TrialElsewhere;
}

type Figures = Pick<TestPlanResult, 'expected' | 'judged' | 'score' | 'score_expected' | 'coverage'>;

/** Results of a test plan's points. */
export interface BriefPlan extends Figures, Pick<TestPlanResult, 'mode' | 'score_without_vacuous'> {
  points: BriefPoint[];
  /** The figures above, also by type of point. */
  last: BriefRound;
}

type BriefJudge = Pick<
  NonNullable<TestPlanResult['judge']>,
  'identity' | 'verdicts' | 'failures' | 'cost_usd' | 'known_cost_usd'
>;

/** The number of points that an evaluation, which ended early, did not come to: of them nothing is known but their places. */
export function unreachedOf({ points, expected }: Pick<BriefPlan, 'points' | 'expected'>): number {
  return Math.max(0, Math.min(expected, MOST_POINTS) - points.length);
}

/** The figures of one evaluation. */
export interface BriefRound extends Figures {
  /** `score_expected` over the points of each type; empty if it ended before the last point, since the types of the others are not known. */
  types: Partial<Record<PointResult['type'], number>>;
}

/** The round of an agent that destroyed its testbed before the first point: it has none of them, of kinds not known. */
export const NO_POINTS: BriefRound = { expected: 0, judged: 0, score: 0, score_expected: 0, coverage: 0, types: {} };

export interface BriefPoint
  extends Pick<PointResult, 'metric' | 'type' | 'score' | 'decided_by' | 'explanation' | 'vacuous'> {
  /** Total of its test cases. */
  duration_ms: number;
}

export function briefOf(result: Result): BriefResult {
  const { attempt, status, integrity, error, evaluation, rounds = [] } = result;
  return {
    attempt,
    integrity: integrity.slice(0, MOST_NOTES).map(({ kind, detail }) => ({
      kind: cutText(kind, LONGEST_NAME),
      detail: cutText(detail, LONGEST_TEXT),
    })),
    error: cutError(error),
    began: Date.parse(result.started_at),
    ended: Date.parse(result.finished_at),
    times: timeSplit([result]),
    agent_ms: agentTime(result),
    unbegun: endedBeforeAgent(result),
    usage: usageOfTrial(result),
    judge: judgeUsageOfTrial(result),
    meter: meterOfTrial(result),
    image_digest: result.testbed.image_digest && cutText(result.testbed.image_digest, LONGEST_NAME),
    reason: result.reason == null ? null : cutText(result.reason.text, LONGEST_TEXT),
    causes: causesIn(result),
    actions: actionsOfTrial(result),
    human_actions: result.human_actions ?? null,
    explanation: cutText(explainResult(result), LONGEST_TEXT),
    detail: status === 'passed' ? '' : detailOf(result),
    plan: evaluation?.kind === 'test_plan' ? briefPlan(evaluation) : null,
    rounds: rounds.map(figuresOfRound),
    judges: judgesOf(roundsOf<'evaluation'>(result)),
  };
}

/** Whatever a record says: a passed trial has none. */
export function causesIn({ status, causes = [] }: Pick<Result, 'status' | 'causes'>): Cause[] {
  if (status === 'passed') return [];
  return causes.slice(0, CAUSES.length).map(({ cause, evidence, step, log }) => ({
    cause,
    evidence: cutText(evidence, LONGEST_TEXT),
    step,
    log: log === null ? null : cutText(log, LONGEST_NAME),
  }));
}

/** About how many bytes of memory a brief takes. */
export function sizeOfBrief({
  integrity,
  error,
  reason,
  causes,
  explanation,
  detail,
  plan,
  elsewhere,
}: BriefResult): number {
  const own =
    (elsewhere === undefined ? 1000 : 5000) +
    (reason?.length ?? 0) +
    explanation.length +
    detail.length +
    (error === null ? 0 : error.message.length);
  const notes = integrity.reduce((sum, { kind, detail }) => sum + 100 + kind.length + detail.length, 0);
  const points = plan?.points.reduce((sum, point) => sum + 200 + point.metric.length + point.explanation.length, 0);
  const shown = causes.reduce((sum, { evidence }) => sum + 100 + evidence.length, 0);
  return own + notes + shown + (points ?? 0);
}

function agentTime(result: Result): number {
  return roundsOf<'agent'>(result).reduce((sum, { agent }) => sum + agent.duration_ms, 0);
}

function detailOf({ error, evaluation }: Result): string {
  if (error !== null) return fileText(error.message, LONGEST_DETAIL);
  return evaluation === null || evaluation.kind === 'test_plan' ? '' : fileTail(evaluation.output_tail, LONGEST_DETAIL);
}

function briefPlan(plan: TestPlanResult): BriefPlan {
  const { mode, score_without_vacuous, points } = plan;
  return {
    mode,
    score_without_vacuous,
    ...planFigures(plan),
    points: points.slice(0, MOST_POINTS).map(({ testcases, notes: _, floor: _floor, ...point }) => ({
      ...point,
      metric: cutText(point.metric, LONGEST_NAME),
      explanation: cutText(point.explanation, LONGEST_TEXT),
      duration_ms: testcases.reduce((sum, { duration_ms }) => sum + duration_ms, 0),
    })),
    last: roundOf(plan),
  };
}

function figuresOfRound({ evaluation, score }: NonNullable<Result['rounds']>[number]): BriefRound | null {
  if (score === null) return null;
  return evaluation === null ? NO_POINTS : evaluation.kind === 'test_plan' ? roundOf(evaluation) : null;
}

function roundOf(plan: TestPlanResult): BriefRound {
  const reached = plan.points.length < plan.expected ? [] : plan.points;
  const byType = Map.groupBy(reached, ({ type }) => type);
  const types = [...byType].map(([type, points]) => [type, pointFigures(points).score_expected] as const);
  return { ...planFigures(plan), types: Object.fromEntries(types) };
}

function judgesOf(rounds: Pick<Result, 'evaluation'>[]): BriefJudge[] {
  return rounds.flatMap(({ evaluation }) => {
    if (evaluation?.kind !== 'test_plan' || evaluation.judge === null) return [];
    const { identity, verdicts, failures, cost_usd, known_cost_usd } = evaluation.judge;
    return [{ identity: cutText(identity, LONGEST_NAME), verdicts, failures, cost_usd, known_cost_usd }];
  });
}

/** These figures alone. */
export function planFigures({ expected, judged, score, score_expected, coverage }: Figures): Figures {
  return { expected, judged, score, score_expected, coverage };
}
