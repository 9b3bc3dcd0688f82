import { canonical } from '../../base/canonical.ts';
import { type JsonObject, objectOf, objectsOf, textOf } from '../../base/json-value.ts';
import { reaches } from '../../base/rounding.ts';
import { sumOfAll, sumOfKnown } from '../../base/sums.ts';
import { plainLine } from '../../base/text/untrusted.ts';
import { countOf, dollarsOf } from '../../meter/json.ts';
import { cutText, LONGEST_NAME, LONGEST_TEXT } from '../../results/cut.ts';
import { clipped, type MeasuredTrial, momentOf, stageOf, usageOf } from '../measured.ts';

const MOST_SCORES = 20;
const MOST_MODELS = 20;

/** The name of a sample, which may be a number; null for any other value. */
export function idOfSample(id: unknown): string | null {
  if (typeof id === 'number') return String(id);
  return typeof id === 'string' && id !== '' ? id.slice(0, 400) : null;
}

/** The score that counts: that of a scorer, or of the several that it gives the one of this name. */
export interface Counted {
  scorer: string;
  name: string;
}

/**
 * A trial by a sample of a log, or by its summary. Null for a sample without an
 * id, and for one that was not completed.
 */
export function sampleOf(sample: JsonObject, counted: Counted | null): MeasuredTrial | null {
  const task = idOfSample(sample.id);
  if (task === null || sample.completed === false) return null;
  const began = momentOf(sample.started_at) ?? 0;
  const ended = momentOf(sample.completed_at);
  const seconds = typeof sample.total_time === 'number' && sample.total_time >= 0 ? sample.total_time : null;
  const agent_ms = Math.min(Math.round((seconds ?? 0) * 1000), 1e11);
  return {
    task,
    evaluation: null,
    ...verdictOf(sample, counted),
    began,
    ended: ended ?? began,
    stages: stageOf('agent', began, seconds === null ? ended : began + agent_ms),
    agent_ms,
    usage: usageIn(objectOf(sample.model_usage) ?? {}, objectOf(objectOf(sample.role_usage)?.grader)),
    files: null,
  };
}

type Verdict = Pick<MeasuredTrial, 'status' | 'score' | 'error' | 'told' | 'notes' | 'ended_by' | 'timed_out'>;

function verdictOf(sample: JsonObject, counted: Counted | null): Verdict {
  const scores = Object.entries(objectOf(sample.scores) ?? {});
  const told = scores
    .slice(0, MOST_SCORES)
    .flatMap(([name, score]) => {
      const value = objectOf(score)?.value;
      const parts = Object.entries(objectOf(value) ?? { [name]: value });
      return parts.map(([part, each]) => `${plainLine(part, 80)} ${valueText(each)}`);
    })
    .slice(0, MOST_SCORES)
    .join(', ');
  const limit = textOf(sample.limit) ?? textOf(objectOf(sample.limit)?.type);
  const timed_out = limit === 'time' || limit === 'working';
  const ended = { timed_out, ended_by: timed_out ? ('time_limit' as const) : null, told };
  const fault = textOf(sample.error) ?? textOf(objectOf(sample.error)?.message);
  const note =
    limit === null || timed_out ? [] : [{ kind: 'limit', detail: `Its ${plainLine(limit, 80)} limit ended it.` }];
  if (fault !== null) return failure('agent', 'sample_error', cutText(fault, LONGEST_TEXT));
  const invalid = objectOf(sample.invalidation);
  if (invalid !== null) {
    const reason = textOf(invalid.reason) ?? 'no reason is given';
    return failure('evaluate', 'invalidated', cutText(`the sample was marked as invalid: ${reason}`, LONGEST_TEXT));
  }
  const given = scores.find(([name]) => name === counted?.scorer)?.[1];
  const whole = objectOf(given)?.value;
  const one = Object.entries(objectOf(whole) ?? {}).find(([name]) => name === counted?.name)?.[1];
  const value = numberOf(one ?? whole);
  if (value === null) {
    const why =
      given === undefined ? `there is no score${counted === null ? '' : ` "${plainLine(counted.scorer, 80)}"`}` : told;
    return failure('evaluate', 'no_score', `no score that is a number: ${why}`);
  }
  const { score, notes } = clipped(value, 'score');
  return { status: reaches(value, 1) ? 'passed' : 'failed', score, error: null, notes: [...note, ...notes], ...ended };

  function failure(stage: string, kind: string, message: string): Verdict {
    return { status: 'error', score: null, error: { stage, kind, message }, notes: note, ...ended };
  }
}

/** Inspect's own values of texts, by its function value_to_float: correct, incorrect, partial, no answer. */
const WORDS = new Map([
  ...['c', 'correct', 'yes', 'true'].map((word) => [word, 1] as const),
  ...['i', 'incorrect', 'n', 'noanswer', 'no', 'false'].map((word) => [word, 0] as const),
  ...['p', 'partial'].map((word) => [word, 0.5] as const),
]);

function numberOf(value: unknown): number | null {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || value.length > 40) return null;
  const number = value.trim() === '' ? Number.NaN : Number(value);
  return WORDS.get(value.toLowerCase()) ?? (Number.isFinite(number) ? number : null);
}

function valueText(value: unknown): string {
  return plainLine(typeof value === 'object' && value !== null ? 'of several parts' : String(value), 40);
}

/**
 * The usage of all models without that of the grader, which is told by its role alone: a model of the same usage is the
 * grader's, otherwise its usage is a part of theirs.
 */
function usageIn(all: JsonObject, grader: JsonObject | null): MeasuredTrial['usage'] {
  const entries = Object.entries(all);
  const graders = grader === null ? null : canonical(grader);
  const own = graders === null ? -1 : entries.findIndex(([, usage]) => canonical(usage) === graders);
  const models = entries.filter((_, at) => at !== own);
  const each = objectsOf(models.map(([, usage]) => usage));
  const part = own === -1 ? (grader ?? {}) : {};
  const sumBy = (count: (usage: JsonObject) => number | null) => difference(sumOfKnown(each.map(count)), count(part));
  const sum = (name: string) => sumBy((usage) => countOf(usage[name]));
  const costs = each.map(({ total_cost }) => dollarsOf(total_cost));
  const cost = dollarsOf(part.total_cost);
  return usageOf({
    input_tokens: sumBy(inputOf),
    cached_input_tokens: sum('input_tokens_cache_read'),
    output_tokens: sum('output_tokens'),
    reasoning_tokens: sum('reasoning_tokens'),
    // Of a model without a price, nothing is known, and so nothing of the whole.
    cost_usd: difference(costs.length === 0 ? null : sumOfAll(costs), cost),
    models: models.slice(0, MOST_MODELS).map(([model]) => plainLine(model, LONGEST_NAME)),
  });
}

/**
 * `input_tokens` leave out the parts read from a cache or written to one. Before Inspect 0.3.184 they include them for
 * some providers, such as OpenAI; then the parts add up to more than the total.
 */
function inputOf(usage: JsonObject): number | null {
  const [input, read, written, output, total] = [
    'input_tokens',
    'input_tokens_cache_read',
    'input_tokens_cache_write',
    'output_tokens',
    'total_tokens',
  ].map((name) => countOf(usage[name])) as (number | null)[];
  const all = sumOfKnown([input, read, written]);
  if (all === null || !total) return all;
  return Math.min(all, Math.max(input ?? 0, total - (output ?? 0)));
}

function difference(sum: number | null, part: number | null): number | null {
  return sum === null ? null : Math.max(0, sum - (part ?? 0));
}
