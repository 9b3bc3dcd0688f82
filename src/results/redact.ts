import type { Redactor } from '../text/redact.ts';
import type { Result, RunRecord } from './schema.ts';

/** A result whose free texts hold no secret; its words of fixed meaning stay what they are, whatever a secret may be. */
export function redactResult(result: Result, redactor: Redactor): Result {
  const { agent, evaluation, error } = result;
  return {
    ...result,
    agent: { ...agent, ...redactAgent(agent, redactor) },
    evaluation:
      evaluation === null
        ? null
        : {
            ...evaluation,
            command: redactor.text(evaluation.command),
            output_tail: redactor.text(evaluation.output_tail),
          },
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

type Agent = RunRecord['agent'];

function redactAgent({ name, model, command }: Agent, redactor: Redactor): Agent {
  const orNull = (text: string | null) => (text === null ? null : redactor.text(text));
  return { name: orNull(name), model: orNull(model), command: redactor.text(command) };
}
