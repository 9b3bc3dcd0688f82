import type { Redactor } from '../text/redact.ts';
import type { EvaluationResult, Result, RunRecord } from './schema.ts';

/** A result whose free texts hold no secret; its words of fixed meaning stay what they are, whatever a secret may be. */
export function redactResult(result: Result, redactor: Redactor): Result {
  const { agent, evaluation, rounds, error } = result;
  return {
    ...result,
    agent: { ...agent, ...redactAgent(agent, redactor) },
    evaluation: evaluation === null ? null : redactEvaluation(evaluation, redactor),
    ...(rounds === undefined ? {} : { rounds: rounds.map((round) => redactRound(round, redactor)) }),
    integrity: result.integrity.map(({ kind, detail }) => ({ kind, detail: redactor.text(detail) })),
    error: error === null ? null : { ...error, message: redactor.text(error.message) },
  };
}

/** The same for run.json. */
export function redactRun(run: RunRecord, redactor: Redactor): RunRecord {
  return {
    ...run,
    agent: redactAgent(run.agent, redactor),
    planned: run.planned.map((entry) =>
      entry.error === null
        ? entry
        : { ...entry, error: { ...entry.error, message: redactor.text(entry.error.message) } },
    ),
  };
}

function redactEvaluation(evaluation: EvaluationResult, redactor: Redactor): EvaluationResult {
  if (evaluation.kind === 'success_command') {
    const { command, output_tail } = evaluation;
    return { ...evaluation, command: redactor.text(command), output_tail: redactor.text(output_tail) };
  }
  return {
    ...evaluation,
    points: evaluation.points.map((point) => ({
      ...point,
      metric: redactor.text(point.metric),
      explanation: redactor.text(point.explanation),
      testcases: point.testcases.map((testcase) => ({
        ...testcase,
        command: testcase.command === null ? null : redactor.text(testcase.command),
        output_tail: redactor.text(testcase.output_tail),
      })),
    })),
  };
}

function redactRound(round: Round, redactor: Redactor): Round {
  const { agent, evaluation } = round;
  return {
    ...round,
    agent: { ...agent, ...redactAgent(agent, redactor) },
    evaluation: evaluation === null ? null : redactEvaluation(evaluation, redactor),
  };
}

type Round = NonNullable<Result['rounds']>[number];
type Agent = RunRecord['agent'];

function redactAgent({ name, model, command }: Agent, redactor: Redactor): Agent {
  const orNull = (text: string | null) => (text === null ? null : redactor.text(text));
  return { name: orNull(name), model: orNull(model), command: redactor.text(command) };
}
