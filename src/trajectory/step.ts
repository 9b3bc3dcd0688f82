import { isAnswered } from '../meter/exchange.ts';
import type { AtifStep, StepExtra } from './atif.ts';
import type { LoggedExchange } from './exchanges.ts';
import type { AgentItem } from './items.ts';

/** A step under construction: ids are given at the end. */
export type Step = Omit<AtifStep, 'step_id'>;

/** The step of an answer, still without its calls. `before` is the step of the same request that failed before. */
export function stepOf(
  exchange: LoggedExchange,
  answer: AgentItem | null,
  metrics: Step['metrics'],
  before: Step | null,
): { step: Step; extra: StepExtra } {
  const status = statusOf(exchange, answer);
  const retried = before === null ? null : (before.extra as unknown as StepExtra);
  const extra: StepExtra = {
    exchange: exchange.line,
    // The pause before it is asked again, which the failed one counted as work, is a wait.
    waited_ms: exchange.duration_ms + (retried === null ? 0 : retried.waited_ms + (retried.worked_ms ?? 0)),
    worked_ms: null,
    ...(status === null ? {} : { status }),
    ...(status === null || exchange.error === null ? {} : { error: errorOf(exchange) }),
    ...(retried === null ? {} : { retries: (retried.retries ?? 0) + 1 }),
  };
  const model = exchange.model.served ?? exchange.model.asked;
  const effort = effortOf(exchange);
  const step: Step = {
    timestamp: exchange.started_at,
    source: 'agent',
    ...(model === null ? {} : { model_name: model }),
    ...(effort === null ? {} : { reasoning_effort: effort }),
    message: answer?.text ?? '',
    ...(answer?.reasoning ? { reasoning_content: answer.reasoning } : {}),
    ...(metrics === null ? {} : { metrics }),
    llm_call_count: 1 + (before?.llm_call_count ?? 0),
    extra,
  };
  return { step, extra };
}

function statusOf(exchange: LoggedExchange, answer: AgentItem | null): NonNullable<StepExtra['status']> | null {
  if (exchange.end === 'refused') return 'refused';
  if (isAnswered(exchange)) return exchange.request === null ? 'too_large' : null;
  const isEmpty = answer === null || (answer.text === '' && answer.reasoning === '' && answer.calls.length === 0);
  return isEmpty ? 'failed' : 'cut';
}

function errorOf({ status, end, error }: LoggedExchange): string {
  return [status === null || status < 300 ? null : String(status), end === 'complete' ? null : end, error]
    .filter((part) => part !== null)
    .join(' ')
    .slice(0, 300);
}

function effortOf({ request }: LoggedExchange): string | null {
  const reasoning = request?.reasoning;
  const effort =
    typeof reasoning === 'object' && reasoning !== null ? (reasoning as { effort?: unknown }).effort : null;
  const given = effort ?? request?.reasoning_effort;
  return typeof given === 'string' ? given.slice(0, 50) : null;
}
