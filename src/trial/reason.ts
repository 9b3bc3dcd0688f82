import { LONGEST, sameLine, tellingLine } from '../base/text/telling-line.ts';
import { plainLine } from '../base/text/untrusted.ts';
import type { TestPlanResult } from '../results/evaluation.ts';
import { AGENT_LOG, EVALUATION_LOG } from '../results/part-files.ts';
import type { Result } from '../results/records.ts';

type Reason = NonNullable<Result['reason']>;

/**
 * The line that tells best why a trial did not pass, with the log it is from: of the evaluation, or of the agent where
 * the evaluation printed nothing that tells. `tails`: the end of each log. Null for a passed trial, for one that was not
 * run, for an error (its message says it) except of agent-setup and of an agent that could not work, and if nothing was printed.
 */
export function reasonOf(
  { status, error, evaluation }: Pick<Result, 'status' | 'error' | 'evaluation'>,
  tails: Map<string, string>,
): Reason | null {
  const last = (logs: RegExp) => [...tails.keys()].findLast((name) => logs.test(name)) ?? null;
  if (status === 'error') {
    if (error?.stage === 'agent-setup') return inLog('agent-setup.log', tails);
    return error?.kind === 'agent_unavailable' ? inLog(last(AGENT_LOG), tails) : null;
  }
  if (status !== 'failed') return null;
  const evaluated = evaluation?.kind === 'test_plan' ? inPlan(evaluation) : inLog(last(EVALUATION_LOG), tails);
  return evaluated ?? inLog(last(AGENT_LOG), tails);
}

function inLog(log: string | null, tails: Map<string, string>): Reason | null {
  const text = log === null ? null : tellingLine(tails.get(log) ?? '');
  return text === null ? null : { text, log };
}

/**
 * The fault that most of the lost points show; without one, the explanation of the first lost point. If the judge left more
 * points without a score than were lost, that of the first of these.
 */
function inPlan({ points, judge }: TestPlanResult): Reason | null {
  const lost = points.filter(({ score }) => score === 0 || score === 1);
  const unjudged = judge === null ? [] : points.filter(({ score }) => score === null);
  if (unjudged.length > lost.length) return { text: plainLine(unjudged[0]!.explanation, LONGEST), log: null };
  const faults = lost.flatMap(({ metric, decided_by: by, explanation, testcases }) => {
    // On its terminal, pytest cuts the message of a failed test to the width.
    const said = [...(by === 'junit' ? [explanation] : []), ...testcases.map(({ output_tail: tail }) => tail)];
    const texts = said.flatMap((text) => tellingLine(text, { faultsOnly: true }) ?? []);
    return texts.slice(0, 1).map((text) => ({ text, metric }));
  });
  const [most] = [...Map.groupBy(faults, ({ text }) => sameLine(text)).values()].sort((a, b) => b.length - a.length);
  if (most !== undefined) return { text: most[0]!.text, log: null };
  const explained = lost.flatMap(({ explanation }) => tellingLine(explanation) ?? [])[0];
  return explained === undefined ? null : { text: explained, log: null };
}
