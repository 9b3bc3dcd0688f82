import { canonical } from '../base/canonical.ts';
import { isAnswered, lacksUsage } from '../meter/exchange.ts';
import { objectOf, textOf } from '../meter/json.ts';
import type { AtifResult, AtifStep, AtifToolCall, StepExtra } from './atif.ts';
import { classOfAction, isShellTool } from './classes.ts';
import { DIALECT_READERS } from './dialects/registry.ts';
import type { LoggedExchange } from './exchanges.ts';
import type { AgentItem, Call, Item } from './items.ts';
import { exitIn } from './shell-answer.ts';

/** A step under construction: ids are given at the end. */
type Step = Omit<AtifStep, 'step_id'>;

/** The most tool calls that wait for their results. */
const MOST_PENDING = 1000;

/** The most characters that are kept of the first message, and of all systems' messages, half of them from the end. */
const LONGEST_BEGINNING = 64 * 1024;

/** A tool call that waits for its result. */
interface Pending {
  step: Step;
  call: AtifToolCall;
  /** As the model named it; null without an id. */
  id: string | null;
}

/**
 * One conversation: its requests repeat what was said before, so each adds the messages that are new since the last one, and
 * its answer is a step. A message is new if it was said more often than in any request before; the order does not matter, so
 * an agent may shorten or rewrite its history. Where the provider keeps the history, a request repeats the system's messages only.
 */
export class Conversation {
  readonly steps: Step[] = [];
  /** Line of its first exchange. */
  readonly line: number;
  /** The user's and the systems' texts of its first request, cut in the middle, and the names of the offered tools. */
  readonly first: string;
  readonly system: string;
  readonly tools: { name: string; description: string }[];
  readonly startedAt: number;
  /** End of the last answer, in milliseconds since the epoch. */
  endedAt = 0;
  answers = 0;
  /** Tokens and cost of all its exchanges; `isStated`: no answer came without its usage. */
  readonly spent = { input: 0, output: 0, cached: 0, cost: 0, isPriced: true, isCounted: false, isStated: true };
  #pending: Pending[] = [];
  /** How often each text was said by a system and by a user. */
  readonly #said = { system: new Map<string, number>(), user: new Map<string, number>() };
  readonly #callIds = new Set<string>();
  /** How many results came for each id; some clients use the same ids again. */
  readonly #answered = new Map<string, number>();
  /** `isUnstated`: an answer of the step, or the beginning of one, came without usage. */
  #last: { step: Step; extra: StepExtra; agentItems: number; isUnstated: boolean } | null = null;
  #lastAnswer: AgentItem | null = null;
  /** As the provider named its last answer; null for one without a name. */
  #lastResponse: string | null = null;
  /** The provider's name of the history that has the last answer. */
  #keptIn: string | null = null;

  constructor(exchange: LoggedExchange) {
    const items = itemsOf(exchange);
    this.line = exchange.line;
    this.first = joinedEnds(items.flatMap((item) => (item.kind === 'user' ? item.texts : [])));
    this.system = joinedEnds(items.flatMap((item) => (item.kind === 'system' ? item.texts : [])));
    this.tools = exchange.request === null ? [] : DIALECT_READERS[exchange.dialect].tools(exchange.request);
    this.startedAt = Date.parse(exchange.started_at);
  }

  /** The calls whose results have not come. */
  get pending(): readonly Pending[] {
    return this.#pending;
  }

  /** True if the items of a request have answers of this conversation, or if there were none. */
  continuesWith(items: Item[]): boolean {
    if (this.#callIds.size === 0 || items.length === 0) return true;
    return items.some(
      (item) => item.kind === 'agent' && item.calls.some(({ id }) => id !== null && this.#callIds.has(id)),
    );
  }

  /** True if the items of a request go on from the last answer: by the ids of its calls, or without ids by what it says. */
  isLastIn(items: Item[]): boolean {
    const at = items.findLastIndex(({ kind }) => kind === 'agent');
    const ids = new Set(items.slice(at + 1).flatMap((item) => (item.kind === 'result' ? (item.id ?? []) : [])));
    const said = items[at];
    return (
      this.#pending.some(({ id }) => id !== null && ids.has(id)) ||
      (this.#lastAnswer !== null && said?.kind === 'agent' && isSame(this.#lastAnswer, said))
    );
  }

  add(exchange: LoggedExchange): void {
    const began = Date.parse(exchange.started_at);
    const items = itemsOf(exchange);
    const answer = exchange.response === null ? null : DIALECT_READERS[exchange.dialect].answer(exchange.response);
    const fresh = this.#addNew(items, exchange);
    const agentItems = items.filter(({ kind }) => kind === 'agent').length;
    if (this.#last !== null) this.#last.extra.worked_ms = Math.max(0, began - this.endedAt);
    const failed = this.#last?.extra.status;
    const isRetry = !fresh && (failed === 'failed' || failed === 'cut') && this.#last!.agentItems === agentItems;
    const before = isRetry ? this.#takeBack() : null;
    this.#addAnswer(exchange, answer, before, agentItems);
    this.#lastAnswer = answer;
    this.#lastResponse = textOf(exchange.response?.id);
    this.#keptIn = isAnswered(exchange) ? keptIn(exchange) : null;
    this.endedAt = Math.max(this.endedAt, began + exchange.duration_ms);
  }

  /** Removes the last step, whose request is made again. */
  #takeBack(): Step {
    const step = this.#last!.step;
    this.steps.splice(this.steps.lastIndexOf(step), 1);
    this.#pending = this.#pending.filter((pending) => pending.step !== step);
    return step;
  }

  /** Adds the messages of a request that are new; true if there were any. */
  #addNew(items: Item[], exchange: LoggedExchange): boolean {
    const { started_at: timestamp, request } = exchange;
    // After a failure, the same request names the answer before it.
    const isKept =
      (this.#lastResponse !== null && request?.previous_response_id === this.#lastResponse) ||
      (this.#keptIn !== null && keptIn(exchange) === this.#keptIn);
    const counts = { system: new Map<string, number>(), user: new Map<string, number>() };
    const results = new Map<string, number>();
    const timesOf = (earlier: Map<string, number>, own: Map<string, number>, key: string) =>
      isKept ? (earlier.get(key) ?? 0) + 1 : oneMore(own, key);
    const isNew = (kind: 'system' | 'user', text: string) => {
      const times = kind === 'user' ? timesOf(this.#said.user, counts.user, text) : oneMore(counts.system, text);
      if (times <= (this.#said[kind].get(text) ?? 0)) return false;
      this.#said[kind].set(text, times);
      return true;
    };
    const lastAnswer = items.findLastIndex(({ kind }) => kind === 'agent');
    const isFirst = this.steps.length === 0;
    let fresh = false;
    items.forEach((item, index) => {
      if (item.kind === 'agent') {
        if (isFirst) this.#addCopied(item, timestamp);
      } else if (item.kind === 'result') {
        const times = item.id === null ? 0 : timesOf(this.#answered, results, item.id);
        fresh = this.#addResult(item, times, index > lastAnswer) || fresh;
      } else {
        const texts = item.texts.filter((text) => isNew(item.kind, text));
        if (texts.length === 0) return;
        this.steps.push({ timestamp, source: item.kind, message: texts.join('\n') });
        fresh = true;
      }
    });
    return fresh;
  }

  /** An answer that the conversation begins with: it was made in another one. */
  #addCopied(item: AgentItem, timestamp: string): void {
    const step: Step = { timestamp, source: 'agent', message: item.text, is_copied_context: true, llm_call_count: 0 };
    this.#addCalls(step, item.calls);
    this.steps.push(step);
  }

  #addCalls(step: Step, calls: Call[]): void {
    if (calls.length === 0) return;
    const taken = new Set<string>();
    step.tool_calls = calls.map((made, index): AtifToolCall => {
      let id = made.id === null || made.id === '' ? `call-${index + 1}` : made.id.slice(0, 200);
      while (taken.has(id)) id = `${id}-${index + 1}`;
      taken.add(id);
      if (made.id !== null) this.#callIds.add(made.id);
      const extra = { class: classOfAction(made.name, made.arguments) };
      const call = { tool_call_id: id, function_name: made.name, arguments: made.arguments, extra };
      this.#pending.push({ step, call, id: made.id });
      return call;
    });
    this.#pending = this.#pending.slice(-MOST_PENDING);
  }

  /**
   * Puts a result to its call; false if it is there already. `times`: how many results of this id the request has up to
   * here; `isTrailing`: it comes after the last answer.
   */
  #addResult(item: Extract<Item, { kind: 'result' }>, times: number, isTrailing: boolean): boolean {
    if (item.id === null ? !isTrailing : times <= (this.#answered.get(item.id) ?? 0)) return false;
    const byId = this.#pending.findIndex(({ id }) => id !== null && id === item.id);
    // Where a dialect needs no ids, clients give calls some of their own afterwards.
    const byName = isTrailing
      ? this.#pending.findIndex(
          ({ id, call }) => id === null && (item.name === null || call.function_name === item.name),
        )
      : -1;
    const index = byId === -1 ? byName : byId;
    const result: AtifResult = { content: item.text, ...(item.failed ? { extra: { failed: true } } : {}) };
    if (index === -1) {
      // A result without a call that is known is kept once, at the last answer.
      const last = this.steps.findLast(({ source }) => source === 'agent');
      if (item.id === null || last === undefined) return false;
      this.#answered.set(item.id, times);
      addTo(last, result);
      return true;
    }
    const [{ step, call }] = this.#pending.splice(index, 1) as [Pending];
    if (item.id !== null) this.#answered.set(item.id, times);
    const code = isShellTool(call.function_name) ? exitIn(item.text) : null;
    if (code !== null) result.extra = { ...result.extra, exit_code: code };
    addTo(step, { source_call_id: call.tool_call_id, ...result });
    return true;
  }

  #addAnswer(exchange: LoggedExchange, answer: AgentItem | null, before: Step | null, agentItems: number): void {
    const status = statusOf(exchange, answer);
    const retried = before === null ? null : (before.extra as unknown as StepExtra);
    const extra: StepExtra = {
      exchange: exchange.line,
      waited_ms: exchange.duration_ms,
      worked_ms: null,
      ...(status === null ? {} : { status }),
      ...(status === null || exchange.error === null ? {} : { error: errorOf(exchange) }),
      ...(retried === null ? {} : { retries: (retried.retries ?? 0) + 1 }),
    };
    const metrics = this.#count(exchange, before);
    const isUnstated = lacksUsage(exchange) || (before !== null && this.#last!.isUnstated);
    const model = exchange.model.served ?? exchange.model.asked;
    const effort = effortOf(exchange);
    const step: Step = {
      timestamp: exchange.started_at,
      source: 'agent',
      ...(model === null ? {} : { model_name: model }),
      ...(effort === null ? {} : { reasoning_effort: effort }),
      message: answer?.text ?? '',
      ...(answer?.reasoning ? { reasoning_content: answer.reasoning } : {}),
      ...(metrics === null || isUnstated ? {} : { metrics }),
      llm_call_count: 1 + (before?.llm_call_count ?? 0),
      extra: extra as unknown as Record<string, unknown>,
    };
    if (answer !== null) this.#addCalls(step, answer.calls);
    this.steps.push(step);
    if (isAnswered(exchange)) this.answers += 1;
    this.#last = { step, extra, agentItems, isUnstated };
  }

  #count(exchange: LoggedExchange, before: Step | null): Step['metrics'] {
    const { tokens, cost_usd: cost } = exchange;
    const earlier = before?.metrics ?? null;
    const { spent } = this;
    if (lacksUsage(exchange)) spent.isStated = false;
    if (tokens === null) return earlier;
    spent.isCounted = true;
    spent.input += tokens.input;
    spent.output += tokens.output;
    spent.cached += tokens.cachedInput;
    spent.cost += cost ?? 0;
    spent.isPriced &&= cost !== null;
    const isPriced = cost !== null && (earlier === null || typeof earlier.cost_usd === 'number');
    return {
      prompt_tokens: tokens.input + (earlier?.prompt_tokens ?? 0),
      completion_tokens: tokens.output + (earlier?.completion_tokens ?? 0),
      cached_tokens: tokens.cachedInput + (earlier?.cached_tokens ?? 0),
      ...(isPriced ? { cost_usd: cost + (earlier?.cost_usd ?? 0) } : {}),
      ...(tokens.reasoning === null ? {} : { extra: { reasoning_tokens: tokens.reasoning } }),
    };
  }
}

export function itemsOf({ dialect, request }: LoggedExchange): Item[] {
  return request === null ? [] : DIALECT_READERS[dialect].request(request);
}

/** The provider's name of the history that a request of OpenAI Responses adds to; null for one that has its own history. */
export function keptIn({ request }: LoggedExchange): string | null {
  return textOf(objectOf(request?.conversation)?.id ?? request?.conversation);
}

/** True for an answer whose calls have no ids and that a later request repeats; clients may divide its text differently. */
function isSame(made: AgentItem, repeated: AgentItem): boolean {
  const words = ({ text, calls }: AgentItem) =>
    calls.length === 0 ? text.replace(/\s+/g, '') : canonical(calls.map((call) => [call.name, call.arguments]));
  return made.calls.every(({ id }) => id === null) && words(made) !== '' && words(made) === words(repeated);
}

/** Texts as lines. Of too long ones the beginning and the end; never joined as a whole, which can be of any size. */
function joinedEnds(texts: string[]): string {
  if (texts.reduce((sum, { length }) => sum + length + 1, 0) <= LONGEST_BEGINNING) return texts.join('\n');
  const half = LONGEST_BEGINNING / 2;
  let beginning = '';
  for (let at = 0; at < texts.length && beginning.length < half; at++) beginning += `${texts[at]!.slice(0, half)}\n`;
  let end = '';
  for (let at = texts.length - 1; at >= 0 && end.length < half; at--) end = `\n${texts[at]!.slice(-half)}${end}`;
  return beginning.slice(0, half) + end.slice(-half);
}

/** Counts a key; returns how often it was counted. */
function oneMore(counts: Map<string, number>, key: string): number {
  const times = (counts.get(key) ?? 0) + 1;
  counts.set(key, times);
  return times;
}

function addTo(step: Step, result: AtifResult): void {
  step.observation ??= { results: [] };
  step.observation.results.push(result);
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
