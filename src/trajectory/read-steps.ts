import { type JsonObject, objectOf, objectsOf, textOf } from '../base/json-value.ts';
import { roundedCost } from '../base/sums.ts';
import { plainLine } from '../base/text/untrusted.ts';
import { countOf, dollarsOf } from '../meter/json.ts';
import { ACTION_CLASSES } from '../results/actions.ts';
import { argumentsText, titleOfCall } from './call-text.ts';
import { resultsByCall } from './results-by-call.ts';
import type { Conversation, SideConversation, Step, StepCall, Steps, StepText } from './step-schema.ts';

/** Most steps of one conversation, and most side conversations; further steps are left out in the middle. */
const MOST_STEPS = 5_000;
const MOST_SIDES = 200;
/** Side conversations of side conversations are followed to this depth. */
const DEEPEST = 8;
const MOST_CALLS = 100;
const LONGEST_TITLE = 200;
const LONGEST_NAME = 80;
const LONGEST_NOTES = 500;

/**
 * The steps of a trajectory in ATIF of any version. It may come from an agent: values of another type count as absent
 * and unknown members are ignored, so that everything readable is shown. Null for anything but a trajectory.
 */
export function readSteps(value: unknown): Steps | null {
  const trajectory = objectOf(value);
  if (trajectory === null || !Array.isArray(trajectory.steps)) return null;
  const agent = objectOf(trajectory.agent) ?? {};
  // The format requires a version: the agent without one has this word.
  const version = agent.version === 'unknown' ? null : agent.version;
  const named = [agent.name, version].map((part) => textOf(part) ?? '').filter((part) => part !== '');
  const model = textOf(agent.model_name) ?? '';
  const sides: SideConversation[] = [];
  addSides(trajectory, sides, 1);
  return {
    format: name(trajectory.schema_version) || 'ATIF',
    agent: plainLine(`${named.join(' ')}${model === '' ? '' : ` (${model})`}`, LONGEST_TITLE).trim(),
    notes: textOf(trajectory.notes) === null ? null : plainLine(textOf(trajectory.notes)!, LONGEST_NOTES),
    ...conversationOf(trajectory),
    sides,
  };
}

function addSides(trajectory: JsonObject, sides: SideConversation[], depth: number): void {
  if (depth > DEEPEST) return;
  for (const side of objectsOf(trajectory.subagent_trajectories)) {
    if (sides.length >= MOST_SIDES) return;
    const kind = name(objectOf(side.extra)?.kind) || name(objectOf(side.agent)?.name) || 'other';
    sides.push({ id: name(side.trajectory_id) || name(side.session_id), kind, ...conversationOf(side) });
    addSides(side, sides, depth + 1);
  }
}

function conversationOf(trajectory: JsonObject): Conversation {
  const all = objectsOf(trajectory.steps);
  const half = MOST_STEPS / 2;
  const kept = all.length <= MOST_STEPS ? all : [...all.slice(0, half), ...all.slice(-half)];
  const numberOf = (at: number) => (at < half || kept === all ? at : all.length - kept.length + at) + 1;
  return { steps: kept.map((step, at) => stepOf(step, numberOf(at))), total: all.length, sums: sumsOf(all) };
}

const SUMMED = ['input_tokens', 'output_tokens', 'cost_usd', 'waited_ms', 'worked_ms'] as const;

function sumsOf(all: JsonObject[]): Conversation['sums'] {
  const sums: Conversation['sums'] = {
    ...{ agent_steps: 0, input_tokens: null, output_tokens: null },
    ...{ cost_usd: null, waited_ms: null, worked_ms: null },
  };
  for (const step of all) {
    if (sourceOf(step) !== 'agent' || step.is_copied_context === true) continue;
    sums.agent_steps += 1;
    const figures = figuresOf(step);
    for (const name of SUMMED) {
      const value = figures[name];
      if (value !== null) sums[name] = { sum: (sums[name]?.sum ?? 0) + value, steps: (sums[name]?.steps ?? 0) + 1 };
    }
  }
  if (sums.cost_usd !== null) sums.cost_usd.sum = roundedCost(sums.cost_usd.sum);
  return sums;
}

function sourceOf({ source }: JsonObject): Step['source'] {
  return source === 'system' || source === 'user' ? source : 'agent';
}

type Figures = Pick<Step, 'input_tokens' | 'cached_tokens' | 'output_tokens' | 'cost_usd' | 'waited_ms' | 'worked_ms'>;

function figuresOf(step: JsonObject): Figures {
  const [metrics, extra] = [objectOf(step.metrics) ?? {}, objectOf(step.extra) ?? {}];
  return {
    input_tokens: countOf(metrics.prompt_tokens),
    cached_tokens: countOf(metrics.cached_tokens),
    output_tokens: countOf(metrics.completion_tokens),
    cost_usd: dollarsOf(metrics.cost_usd),
    waited_ms: dollarsOf(extra.waited_ms),
    worked_ms: dollarsOf(extra.worked_ms),
  };
}

function stepOf(step: JsonObject, id: number): Step {
  const source = sourceOf(step);
  const results = objectsOf(objectOf(step.observation)?.results);
  const given = objectsOf(step.tool_calls);
  const kept = given.slice(0, MOST_CALLS);
  const ids = new Set(kept.map((call) => call.tool_call_id).filter((one) => typeof one === 'string'));
  const resultsOf = resultsByCall(results);
  // A hundred calls with one id would have the results as many times.
  const calls = kept.map((call) => callOf(call, resultsOf(call.tool_call_id)));
  const says = textIn(step.message);
  const thinks = textIn(step.reasoning_content);
  // Those of calls that are not kept, too: the size of the answers is that of all.
  const answers = results
    .filter(({ source_call_id }) => !ids.has(source_call_id as string))
    .flatMap(({ content }) => textIn(content) ?? []);
  return {
    id,
    source,
    at: timeOf(step.timestamp),
    kind:
      calls[0] === undefined ? (source === 'agent' ? 'says' : source) : (calls[0].class ?? (calls[0].name || 'call')),
    title: titleOf(calls, given.length, [says, ...answers, thinks]),
    failure: failureOf(calls) ?? failureOf(given.slice(MOST_CALLS).map((call) => endOf(resultsOf(call.tool_call_id)))),
    answer_bytes: bytesOf([...answers, ...calls.flatMap(({ answer }) => answer ?? [])]),
    says,
    thinks,
    calls,
    answers,
    sides: results
      .flatMap((result) => objectsOf(result.subagent_trajectory_ref))
      .map((side) => name(side.trajectory_id) || name(side.session_id))
      .filter((side) => side !== '')
      .slice(0, MOST_CALLS),
    copied: step.is_copied_context === true,
    model: name(step.model_name) || null,
    ...figuresOf(step),
    fault: faultOf(objectOf(step.extra) ?? {}),
    retries: countOf(objectOf(step.extra)?.retries) ?? 0,
  };
}

/** `own`: the results of the call. */
function callOf(call: JsonObject, own: JsonObject[]): StepCall {
  const texts = own.flatMap(({ content }) => textIn(content)?.text ?? []);
  const kind = objectOf(call.extra)?.class;
  return {
    name: name(call.function_name),
    class: ACTION_CLASSES.find((one) => one === kind) ?? null,
    title: plainLine(titleOfCall(call.arguments).slice(0, 4 * LONGEST_TITLE), LONGEST_TITLE),
    arguments: whole(argumentsText(call.arguments)),
    answer: own.length === 0 ? null : whole(texts.join('\n')),
    ...endOf(own),
  };
}

function endOf(own: JsonObject[]): Pick<StepCall, 'exit' | 'failed'> {
  const extras = own.map(({ extra }) => objectOf(extra) ?? {});
  const exit = extras.map(({ exit_code }) => exit_code).find((code) => Number.isSafeInteger(code));
  return { exit: (exit as number | undefined) ?? null, failed: extras.some(({ failed }) => failed === true) };
}

/** The first call and the number of the others, of all that were made; a step without a call by its words. */
function titleOf([first]: StepCall[], made: number, texts: (StepText | null)[]): string {
  if (first !== undefined) {
    const words = first.title === '' ? first.name : first.title;
    return made === 1 ? words : `${words} + ${made - 1} more`;
  }
  const words = texts.find((text) => text !== null && /\S/.test(text.text))?.text ?? '';
  return plainLine(words.slice(0, 4 * LONGEST_TITLE), LONGEST_TITLE);
}

function failureOf(calls: Pick<StepCall, 'exit' | 'failed'>[]): string | null {
  const call = calls.find(({ exit, failed }) => (exit ?? 0) !== 0 || failed);
  if (call === undefined) return null;
  return (call.exit ?? 0) === 0 ? 'error' : `exit ${call.exit}`;
}

function bytesOf(texts: StepText[]): number | null {
  return texts.length === 0 ? null : texts.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
}

const FAULTS: Record<string, string> = {
  cut: 'the answer was cut before its end',
  failed: 'no answer',
  refused: 'refused, its budget was used up',
  too_large: 'the answer was too large to be kept',
};

function faultOf({ status, error }: JsonObject): string | null {
  const word = typeof status === 'string' && Object.hasOwn(FAULTS, status) ? FAULTS[status]! : null;
  return word === null || typeof error !== 'string' ? word : `${word}: ${plainLine(error, LONGEST_NAME)}`;
}

/** Text, or parts of which those that are no text are named; null without any. */
function textIn(content: unknown): StepText | null {
  if (typeof content === 'string') return content === '' ? null : whole(content);
  const parts = objectsOf(content).map(
    ({ type, text, source }) =>
      textOf(text) ?? `[${plainLine(`${name(type) || 'part'} ${name(objectOf(source)?.path)}`, LONGEST_TITLE)}]`,
  );
  return parts.length === 0 ? null : whole(parts.join('\n'));
}

function whole(text: string): StepText {
  return { text, cut: null };
}

function name(value: unknown): string {
  return typeof value === 'string' ? plainLine(value.slice(0, 4 * LONGEST_NAME), LONGEST_NAME) : '';
}

function timeOf(value: unknown): string | null {
  const time = typeof value === 'string' && value.length < 60 ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
