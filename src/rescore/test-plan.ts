import * as z from 'zod/mini';
import { readBoundedJson } from '../base/bounded-json.ts';
import { messageOf } from '../base/errors.ts';
import { readRegularFile } from '../base/regular-file.ts';
import { isPlainPath } from '../base/text/plain-path.ts';
import { plainLine } from '../base/text/untrusted.ts';
import type { TestPlan, TestPoint } from '../datasets/types.ts';
import { keptScreenOf } from '../evaluation/test-plan/case-run.ts';
import { keptFilesPath, PICTURE_NOT_KEPT, requestFor } from '../evaluation/test-plan/judging.ts';
import { ranOutOfTime } from '../evaluation/test-plan/plan-run.ts';
import { type Judge, JudgeError, type Judgement, type JudgeRequest, type TestbedExec } from '../judges/types.ts';
import { addUsage, NO_USAGE, NOTHING_SPENT } from '../judges/usage.ts';
import type { PointResult, TestPlanResult } from '../results/evaluation.ts';
import { figuresOf } from '../results/point-figures.ts';

const LARGEST_TRANSCRIPT = 64 * 1024 * 1024;

const filesSchema = z.array(
  z.object({
    path: z.string(),
    origin: z.literal('produced'),
    size: z.number(),
    content: z.nullable(z.string()),
    picture: z.null(),
    left_out: z.nullable(z.string()),
    truncated: z.boolean(),
  }),
);

/** The testbed of the trial is gone. */
const noTestbed: TestbedExec = async () => ({
  exitCode: 127,
  timedOut: false,
  stdout: '',
  stderr: 'there is no testbed any more: the evidence of an earlier run is judged again',
});

/** The place of the evidence of a trial with a test plan. */
export interface PlanEvidence {
  instanceId: string;
  plan: TestPlan;
  /** The trial's directory. */
  directory: string;
  /** The folder of its last round below it; empty without rounds. */
  folder: string;
}

/**
 * Has a judge score the points again that a judge scored, or that none did: by their kept transcripts and files. Points
 * that the evaluation did not reach have no score. `kept` has a line for each point that stayed as it was because it was
 * not executed, evidence is missing or the judge came to no verdict.
 */
export async function rescorePlan(
  evaluation: TestPlanResult,
  evidence: PlanEvidence,
  judge: Judge,
  signal: AbortSignal,
): Promise<{ evaluation: TestPlanResult; judged: number; kept: string[] }> {
  const kept: string[] = [];
  let usage: Judgement['usage'] = NOTHING_SPENT;
  let [verdicts, failures] = [0, 0];
  // A floor is that of one judge.
  const floor = evaluation.judge?.identity === judge.identity ? {} : { floor: null, vacuous: false };
  const points: PointResult[] = [];
  for (const [index, point] of evaluation.points.entries()) {
    const asked = point.decided_by === 'judge' || point.decided_by === 'none';
    const request = asked ? readRequest(point, evidence.plan.points[index], index, evidence) : null;
    if (typeof request === 'string') kept.push(`point ${index + 1}: ${request}`);
    if (request === null || typeof request === 'string') points.push(point);
    else {
      try {
        const { score, explanation, usage: used } = await judge.judge(request, noTestbed, signal);
        verdicts += 1;
        usage = addUsage(usage, used);
        points.push({ ...point, ...floor, score, decided_by: 'judge', explanation });
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof JudgeError)) throw error;
        failures += 1;
        usage = addUsage(usage, error.usage);
        kept.push(`point ${index + 1}: the judge came to no verdict: ${messageOf(error)}`);
        points.push(point);
      }
    }
  }
  const own = { identity: judge.identity, verdicts, failures, ...NO_USAGE, ...usage };
  const { judge: before } = evaluation;
  // Without a verdict of the new judge, the scores are still those of the judge before; its answers have been paid for.
  const isOwn = verdicts > 0 || before === null;
  const missing = Math.max(0, evaluation.expected - points.length);
  return {
    evaluation: {
      ...evaluation,
      points,
      ...figuresOf([...points, ...Array.from({ length: missing }, () => ({ score: null, floor: null }))]),
      judge: isOwn ? own : { ...before, ...addUsage(before, usage) },
    },
    judged: verdicts,
    kept,
  };
}

/** The request for a point from kept evidence, or the reason why there is none. */
function readRequest(
  result: PointResult,
  point: TestPoint | undefined,
  index: number,
  { instanceId, plan, directory, folder }: PlanEvidence,
): JudgeRequest | string {
  if (point === undefined || point.type !== result.type) return 'the dataset has another point in its place';
  if (ranOutOfTime(result.testcases)) return 'it was not executed';
  if (result.testcases.length === 0) return 'it has no test cases, and the judge cannot run commands any more';
  const produced = readFiles(`${directory}/${keptFilesPath(folder, index)}`);
  if (produced === null && point.type !== 'shell_interaction' && point.type !== 'unit_test')
    return 'the files that the judge saw were not kept';
  const picture = produced?.find(({ left_out }) => left_out === PICTURE_NOT_KEPT);
  if (picture !== undefined) return `the picture ${plainLine(picture.path, 200)}, which the judge saw, was not kept`;
  const testcases: JudgeRequest['testcases'] = [];
  for (const [number, testcase] of result.testcases.entries()) {
    const transcript = testcase.reason ?? readTranscript(directory, testcase.transcript);
    if (transcript === null) return `the transcript of test case ${number + 1} was not kept`;
    const { command, exit_code, end } = testcase;
    testcases.push({
      command,
      input: point.testcases[number]?.input ?? null,
      exit_code,
      end,
      transcript,
      screen: testcase.transcript === null ? null : readTranscript(directory, keptScreenOf(testcase.transcript)),
    });
  }
  return requestFor(instanceId, plan, point, testcases, produced ?? []);
}

function readTranscript(directory: string, name: string | null): string | null {
  if (name === null || !isPlainPath(name)) return null;
  try {
    return readRegularFile(`${directory}/${name}`, LARGEST_TRANSCRIPT).toString();
  } catch {
    return null;
  }
}

function readFiles(file: string): JudgeRequest['files'] | null {
  try {
    return filesSchema.parse(readBoundedJson(file, LARGEST_TRANSCRIPT));
  } catch {
    return null;
  }
}
