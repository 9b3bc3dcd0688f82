import { cutError, cutText, LONGEST_NAME, LONGEST_TEXT, ownText } from '../results/cut.ts';
import type { EvaluationResult, PointResult, Result, TestPlanResult } from '../results/records.ts';
import { type TimeSplit, timeSplit } from '../results/trace.ts';
import { usageOfTrial } from '../trial/usage.ts';
import { fileTail, fileText } from './files/text.ts';
import { explainResult } from './phrases.ts';

/** Of the text of one trial in a file: ten thousand of them are still a file that can be read. */
export const LONGEST_DETAIL = 1000;

/** Of a record, which anyone may have written. */
const MOST_NOTES = 100;
const MOST_POINTS = 2000;

/** What a report counts and shows of a result: nothing that grows with what commands printed is kept of thousands of them. */
export interface BriefResult extends Pick<Result, 'attempt' | 'integrity' | 'error' | 'human_actions'> {
  /** When it began and ended, in milliseconds of the epoch. */
  began: number;
  ended: number;
  /** Of all its stages, in milliseconds. */
  times: TimeSplit;
  /** Of its agent alone, without its setup; of all rounds, in milliseconds. */
  agent_ms: number;
  /** Of all rounds of its agent. */
  usage: Result['agent']['usage'];
  image_digest: string | null;
  /** Why the verdict is what it is, on one line; empty for a passed trial. Untrusted text of any length. */
  explanation: string;
  /** Of one that did not pass: all lines of its error, or the end of what its success command printed; text for a file. */
  detail: string;
  plan: BriefPlan | null;
}

type Figures = Pick<TestPlanResult, 'expected' | 'judged' | 'score' | 'score_expected' | 'coverage'>;

/** What the points of a test plan came to. */
export interface BriefPlan extends Figures, Pick<TestPlanResult, 'mode' | 'score_without_vacuous'> {
  points: BriefPoint[];
  /** Both rounds of mode `debug`, null for one that came to no evaluation; otherwise empty. */
  rounds: (Figures | null)[];
}

export interface BriefPoint
  extends Pick<PointResult, 'metric' | 'type' | 'score' | 'decided_by' | 'explanation' | 'vacuous'> {
  /** Of all its test cases. */
  duration_ms: number;
}

export function briefOf(result: Result): BriefResult {
  const { attempt, status, integrity, error, human_actions, evaluation, rounds } = result;
  return {
    attempt,
    integrity: integrity.slice(0, MOST_NOTES).map(({ kind, detail }) => ({
      kind: cutText(kind, LONGEST_NAME),
      detail: cutText(detail, LONGEST_TEXT),
    })),
    error: cutError(error),
    human_actions,
    began: Date.parse(result.started_at),
    ended: Date.parse(result.finished_at),
    times: timeSplit([result]),
    agent_ms: agentTime(result),
    usage: usageOfTrial(result),
    image_digest: result.testbed.image_digest && cutText(result.testbed.image_digest, LONGEST_NAME),
    explanation: cutText(explainResult(result), LONGEST_TEXT),
    detail: status === 'passed' ? '' : ownText(detailOf(result)),
    plan: evaluation?.kind === 'test_plan' ? briefPlan(evaluation, rounds) : null,
  };
}

/** About how many bytes of memory a brief takes. */
export function sizeOfBrief({ integrity, error, explanation, detail, plan }: BriefResult): number {
  const own = 1000 + explanation.length + detail.length + (error === null ? 0 : error.message.length);
  const notes = integrity.reduce((sum, { kind, detail }) => sum + 100 + kind.length + detail.length, 0);
  const points = plan?.points.reduce((sum, point) => sum + 200 + point.metric.length + point.explanation.length, 0);
  return own + notes + (points ?? 0);
}

function agentTime({ agent, rounds = [] }: Result): number {
  if (rounds.length === 0) return agent.duration_ms;
  return rounds.reduce((sum, round) => sum + round.agent.duration_ms, 0);
}

function detailOf({ error, evaluation }: Result): string {
  if (error !== null) return fileText(error.message, LONGEST_DETAIL);
  return evaluation?.kind === 'success_command' ? fileTail(evaluation.output_tail, LONGEST_DETAIL) : '';
}

function briefPlan(plan: TestPlanResult, rounds: Result['rounds'] = []): BriefPlan {
  const { mode, score_without_vacuous, points } = plan;
  return {
    mode,
    score_without_vacuous,
    ...figuresOf(plan),
    points: points.slice(0, MOST_POINTS).map(({ testcases, notes: _, ...point }) => ({
      ...point,
      metric: cutText(point.metric, LONGEST_NAME),
      explanation: cutText(point.explanation, LONGEST_TEXT),
      duration_ms: testcases.reduce((sum, { duration_ms }) => sum + duration_ms, 0),
    })),
    rounds: rounds.map(({ evaluation }) => figuresOfRound(evaluation)),
  };
}

function figuresOfRound(evaluation: EvaluationResult | null): Figures | null {
  return evaluation?.kind === 'test_plan' ? figuresOf(evaluation) : null;
}

function figuresOf({ expected, judged, score, score_expected, coverage }: Figures): Figures {
  return { expected, judged, score, score_expected, coverage };
}
