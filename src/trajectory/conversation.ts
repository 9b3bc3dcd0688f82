import { canonical } from '../base/canonical.ts';
import { objectOf, textOf } from '../base/json-value.ts';
import { isAnswered, lacksUsage } from '../meter/exchange.ts';
import type { Room } from '../meter/types.ts';
import type { AtifToolCall, StepExtra } from './atif.ts';
import { Calls } from './calls.ts';
import { DIALECT_READERS } from './dialects/registry.ts';
import type { LoggedExchange } from './exchanges.ts';
import { type AgentItem, type Item, nameOf, saidBy } from './items.ts';
import { Spent } from './spent.ts';
import { type Step, stepOf } from './step.ts';

/** The most characters that are kept of the first message, and of all systems' messages, half of them from the end. */
const LONGEST_BEGINNING = 64 * 1024;

/**
 * One conversation: its requests repeat what was said before, so each adds the messages that are new since the last one, and
 * its answer is a step. A message is new if it was said more often than in any request before; the order does not matter, so
 * an agent may shorten or rewrite its history. Where the provider keeps the history, a request repeats the system's messages only.
 */
export class Conversation {
  readonly steps: Step[] = [];
  /** Line of its first exchange. */
  readonly line: number;
  /** The tools that its first request offers. */
  readonly tools: { name: string; description: string }[];
  readonly startedAt: number;
  /** End of the last answer, in milliseconds since the epoch. */
  endedAt = 0;
  answers = 0;
  /** True if a call of another conversation gave it its task. */
  isTask = false;
  readonly spent = new Spent();
  readonly #calls = new Calls();
  /** How often each text was said by a system and by a user. */
  readonly #said = { system: new Map<string, number>(), user: new Map<string, number>() };
  /** `isUnstated`: an answer of the step, or the beginning of one, came without usage. */
  #last: { step: Step; extra: StepExtra; agentItems: number; isUnstated: boolean } | null = null;
  #lastAnswer: AgentItem | null = null;
  /** As the provider named its last answer; null for one without a name. */
  #lastResponse: string | null = null;
  /** The provider's name of the history that has the last answer. */
  #keptIn: string | null = null;

  readonly #room: Room;

  /** `items`: of the exchange's request; `room`: for the texts of all conversations that are not their answers. */
  constructor(exchange: LoggedExchange, items: Item[], room: Room) {
    this.#room = room;
    this.line = exchange.line;
    this.#began = { user: saidBy('user', items), system: saidBy('system', items) };
    const offered = exchange.request === null ? [] : DIALECT_READERS[exchange.dialect].tools(exchange.request);
    this.tools = offered.map((tool) => ({ name: nameOf(tool.name), description: textOf(tool.description) ?? '' }));
    this.startedAt = Date.parse(exchange.started_at);
  }

  /** The user's texts of its first request, cut in the middle. Joined for each use: thousands of conversations can have long ones. */
  get first(): string {
    return joinedEnds(this.#began.user);
  }

  /** The systems' texts, alike. */
  get system(): string {
    return joinedEnds(this.#began.system);
  }
  readonly #began: { user: string[]; system: string[] };

  /** True if a call has no result yet. */
  get isWaiting(): boolean {
    return this.#calls.isWaiting;
  }

  isWaitingFor(call: AtifToolCall): boolean {
    return this.#calls.isPending(call);
  }

  /** True if a user said a text in it. */
  hasHeard(text: string): boolean {
    return this.#said.user.has(text);
  }

  /** True if the items of a request have answers of this conversation, or if there were none. */
  continuesWith(items: Item[]): boolean {
    return items.length === 0 || this.#calls.areIn(items);
  }

  /**
   * True if a request begins anew, and the model has said its last word: a sub-agent that gets the same task again. An
   * agent without tools may only ask again.
   */
  isOverBefore(exchange: LoggedExchange, items: Item[]): boolean {
    if (this.tools.length === 0 || this.isWaiting || this.#last?.extra.status !== undefined) return false;
    if (previousIn(exchange) !== null) return false;
    return items.length > 0 && items.every(({ kind }) => kind === 'system' || kind === 'user');
  }

  /** True if the items of a request go on from the last answer: by the ids of its calls, or without ids by what it says. */
  isLastIn(items: Item[]): boolean {
    const at = items.findLastIndex(({ kind }) => kind === 'agent');
    const ids = new Set(items.slice(at + 1).flatMap((item) => (item.kind === 'result' ? (item.id ?? []) : [])));
    const said = items[at];
    return (
      this.#calls.isWaitingFor(ids) ||
      (this.#lastAnswer !== null && said?.kind === 'agent' && isSame(this.#lastAnswer, said))
    );
  }

  /** True if the last answer is among the items of a request. */
  isAnswerIn(items: Item[]): boolean {
    const last = this.#lastAnswer;
    if (last === null) return false;
    const ids = new Set(last.calls.map(({ id }) => id));
    const has = (item: AgentItem) => item.calls.some(({ id }) => id !== null && ids.has(id)) || isSame(last, item);
    return items.some((item) => item.kind === 'agent' && has(item));
  }

  /** Gives calls that wait their results from a request of another conversation. */
  takeResults(items: Item[]): void {
    for (const item of items) {
      if (item.kind !== 'result' || item.id === null || !this.#calls.isWaitingFor(new Set([item.id]))) continue;
      this.#calls.answer(item, (this.#calls.answered.get(item.id) ?? 0) + 1, true, () => undefined);
    }
  }

  /** `items`: of the exchange's request. */
  add(exchange: LoggedExchange, items: Item[]): void {
    const began = Date.parse(exchange.started_at);
    const answer = exchange.response === null ? null : DIALECT_READERS[exchange.dialect].answer(exchange.response);
    const fresh = this.#addNew(items, exchange);
    const agentItems = items.filter(({ kind }) => kind === 'agent').length;
    if (this.#last !== null) this.#last.extra.worked_ms = Math.max(0, began - this.endedAt);
    const failed = this.#last?.extra.status;
    const isSameEnd = failed === 'refused' ? exchange.end === 'refused' : failed === 'failed' || failed === 'cut';
    const isRetry = !fresh && isSameEnd && this.#last!.agentItems === agentItems;
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
    this.#calls.takeBack(step);
    return step;
  }

  /** Adds the messages of a request that are new; true if there were any. */
  #addNew(items: Item[], exchange: LoggedExchange): boolean {
    const { started_at: timestamp } = exchange;
    // After a failure, the same request names the answer before it.
    const isKept =
      (this.#lastResponse !== null && previousIn(exchange) === this.#lastResponse) ||
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
    const last = () => this.steps.findLast(({ source }) => source === 'agent');
    let fresh = false;
    items.forEach((item, index) => {
      if (item.kind === 'agent') {
        if (isFirst) this.#addCopied(item, timestamp);
      } else if (item.kind === 'result') {
        const times = item.id === null ? 0 : timesOf(this.#calls.answered, results, item.id);
        fresh = this.#calls.answer(item, times, index > lastAnswer, last) || fresh;
      } else {
        const texts = item.texts.filter((text) => isNew(item.kind, text));
        if (texts.length === 0) return;
        this.steps.push({ timestamp, source: item.kind, message: this.#room.take(texts.join('\n')) });
        fresh = true;
      }
    });
    return fresh;
  }

  /** An answer that the conversation begins with: it was made in another one. */
  #addCopied(item: AgentItem, timestamp: string): void {
    const message = this.#room.take(item.text);
    const step: Step = { timestamp, source: 'agent', message, is_copied_context: true, llm_call_count: 0 };
    this.#calls.make(step, item.calls);
    this.steps.push(step);
  }

  #addAnswer(exchange: LoggedExchange, answer: AgentItem | null, before: Step | null, agentItems: number): void {
    const metrics = this.spent.add(exchange, before);
    const isUnstated = lacksUsage(exchange) || (before !== null && this.#last!.isUnstated);
    const { step, extra } = stepOf(exchange, answer, isUnstated ? null : metrics, before);
    if (answer !== null) this.#calls.make(step, answer.calls);
    this.steps.push(step);
    if (isAnswered(exchange)) this.answers += 1;
    this.#last = { step, extra, agentItems, isUnstated };
  }
}

export function itemsOf({ dialect, request }: LoggedExchange): Item[] {
  return request === null ? [] : DIALECT_READERS[dialect].request(request);
}

/**
 * The provider's name of the answer that a request goes on from; null for one that has its own history. Source, besides
 * OpenAI Responses: https://platform.claude.com/docs/en/api/beta/messages/create (`thread`)
 */
export function previousIn({ request }: LoggedExchange): string | null {
  return textOf(request?.previous_response_id) ?? textOf(objectOf(request?.thread)?.previous_message_id);
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
