import { Room } from '../meter/types.ts';
import type { ConversationKind } from './atif.ts';
import { Conversation, itemsOf, keptIn, previousIn } from './conversation.ts';
import type { LoggedExchange } from './exchanges.ts';
import { type Item, saidBy } from './items.ts';
import type { Step } from './step.ts';
import { promptsOf, SHORTEST_PROMPT, Tasks } from './tasks.ts';

/**
 * The most characters that the conversations of a trial say without their answers: each can have the parts of all others, which
 * are joined for it.
 */
export const MOST_SAID = 256 * 1024 * 1024;

/** The conversations of a trial, the main one first. */
export interface Told {
  conversation: Conversation;
  kind: ConversationKind;
}

/**
 * Tells the conversations of a trial apart. They have the meter's digest of their beginning; two at one time with the same
 * beginning are told apart by their answers, and a later one begins when the one before is over. One that goes on where the main one ends, with the same tools and
 * instructions, is its continuation (an agent that has shortened its history, or changed its beginning), unless it has the task of a call.
 * Texts beyond `room` are left out.
 */
export function conversationsOf(exchanges: LoggedExchange[], room = new Room(MOST_SAID)): Told[] {
  const byKey = new Map<string, Conversation[]>();
  /** By what the provider calls its answers, and itself where it keeps the history. */
  const byName = new Map<unknown, Conversation>();
  const all: Conversation[] = [];
  const tasks = new Tasks();
  let main: Conversation | undefined;
  // The log has them in the order of their ends.
  const inOrder = exchanges.toSorted((a, b) => Date.parse(a.started_at) - Date.parse(b.started_at));
  for (const exchange of inOrder) {
    const kept = keptIn(exchange);
    const named = [previousIn(exchange), kept].map((name) => byName.get(name)).find(Boolean);
    // The provider's name of a conversation is another for each.
    const threads = kept === null ? (byKey.get(exchange.conversation) ?? []) : [];
    const items = itemsOf(exchange);
    const given = saidBy('user', items).filter((text) => tasks.has(text));
    // A sub-agent can begin as its parent does; one that has ended can get another task.
    const told = threads.filter(
      (thread) => given.every((text) => thread.hasHeard(text)) || (!thread.isWaiting && thread.isAnswerIn(items)),
    );
    let conversation = named ?? threadOf(told, exchange, items);
    if (conversation === undefined) {
      const next = new Conversation(exchange, items, room);
      conversation = begun(main, tasks, next, items, given.length > 0);
      if (conversation !== main) all.push(conversation);
      byKey.set(exchange.conversation, [...(byKey.get(exchange.conversation) ?? []), conversation]);
    }
    // A summary has the last results before the main conversation goes on without them.
    if (main?.isWaiting && main !== conversation && conversation.tools.length === 0) main.takeResults(items);
    conversation.add(exchange, items);
    tasks.add(conversation);
    if (main === undefined || isBefore(conversation, main)) main = conversation;
    for (const name of [exchange.response?.id, kept]) if (typeof name === 'string') byName.set(name, conversation);
  }
  const others = all.filter((conversation) => conversation !== main);
  return main === undefined ? [] : [main, ...others].map((one) => ({ conversation: one, kind: kindOf(one, main) }));
}

/** The conversation of a request that goes on from no answer: a new one, or the main one if this begins where it ends. */
function begun(
  main: Conversation | undefined,
  tasks: Tasks,
  next: Conversation,
  items: Item[],
  isGiven: boolean,
): Conversation {
  if (main !== undefined && !isGiven && isContinuation(next, main, items)) return main;
  next.isTask = isGiven || tasks.areIn(next.first);
  return next;
}

/** The conversation of this beginning that an exchange belongs to; undefined for a new one. */
function threadOf(threads: Conversation[], exchange: LoggedExchange, items: Item[]): Conversation | undefined {
  const began = Date.parse(exchange.started_at);
  const free = threads.filter((thread) => isAfter(began, thread) && !thread.isOverBefore(exchange, items));
  // Nearly all trials have one conversation with a beginning, and its requests follow each other.
  if (threads.length <= 1 && free.length === threads.length) return threads[0];
  return (
    // A request can go on from an answer whose body has not ended.
    [...free, ...threads].find((thread) => thread.isLastIn(items)) ??
    free.find((thread) => thread.continuesWith(items)) ??
    free[0] ??
    (threads.length > MOST_THREADS ? threads[0] : undefined)
  );
}

/** The most conversations of one beginning at one time. */
const MOST_THREADS = 50;

/**
 * True if a conversation begins where the last one ends, with the same tools and instructions: its first request (`items`)
 * has the last answer, or that answer waits for nothing. An agent without tools may only ask something else.
 */
function isContinuation(next: Conversation, last: Conversation, items: Item[]): boolean {
  const names = ({ tools }: Conversation) => tools.map(({ name }) => name).join('\n');
  const isSame = next.system === last.system && names(next) === names(last) && isAfter(next.startedAt, last);
  return isSame && ((last.tools.length > 0 && !last.isWaiting) || last.isAnswerIn(items));
}

/** True if the last answer of a conversation had ended by then; both times are of whole milliseconds. */
function isAfter(time: number, { endedAt }: Conversation): boolean {
  return endedAt <= time + 1;
}

/** True if `a` is rather the main conversation than `b`: no call began it, it has tools, more answers, or else began earlier. */
function isBefore(a: Conversation, b: Conversation): boolean {
  const tasks = Number(b.isTask) - Number(a.isTask);
  const tools = Number(a.tools.length > 0) - Number(b.tools.length > 0);
  return (tasks || tools || a.answers - b.answers || b.line - a.line) > 0;
}

function kindOf(conversation: Conversation, main: Conversation): ConversationKind {
  if (conversation === main) return 'main';
  if (conversation.tools.length > 0) return 'sub-agent';
  const asked = `${conversation.system.slice(0, 4000)}\n${conversation.first.slice(-4000)}`;
  if (/\btitle\b/i.test(asked)) return 'title';
  if (/\bsummar(y|ise|ize|ies|ising|izing)|\bcompact/i.test(asked)) return 'summary';
  return conversation.answers > 1 ? 'sub-agent' : 'other';
}

/** A text of a call that can be the task of another conversation. */
interface Prompt {
  order: number;
  parent: Conversation;
  step: Step;
  callId: string;
  text: string;
}

/** Characters compared for the calls of one trial: agents and models choose both sides. Afterwards a conversation has no beginning. */
const MOST_COMPARED = 1_000_000_000;
/** Characters of each text that are compared at first. */
const COMPARED_FIRST = 64;

/** The texts of all calls by their beginnings, the last ones of each conversation first: an agent may give a task again. */
export class Prompts {
  readonly #byBeginning: Map<string, Prompt[]>;
  #left = MOST_COMPARED;

  constructor(parents: Conversation[]) {
    const all: Prompt[] = [];
    for (const parent of parents)
      for (const step of parent.steps.toReversed())
        for (const call of step.tool_calls ?? [])
          for (const text of promptsOf(call))
            all.push({ order: all.length, parent, step, callId: call.tool_call_id, text });
    this.#byBeginning = Map.groupBy(all, ({ text }) => text.slice(0, SHORTEST_PROMPT));
  }

  /** Those that a text has, in their order. */
  in(said: string): Prompt[] {
    const found = new Set<Prompt>();
    // Each place costs a search, whatever it finds.
    for (let at = 0; at + SHORTEST_PROMPT <= said.length && this.#left >= 0; at++, this.#left -= COMPARED_FIRST)
      for (const prompt of this.#byBeginning.get(said.slice(at, at + SHORTEST_PROMPT)) ?? []) {
        if (this.#left < 0) break;
        const begins = said.startsWith(prompt.text.slice(0, COMPARED_FIRST), at);
        this.#left -= begins ? prompt.text.length : COMPARED_FIRST;
        if (begins && said.startsWith(prompt.text, at)) found.add(prompt);
      }
    return [...found].sort((a, b) => a.order - b.order);
  }
}

/**
 * The call that began a conversation: its arguments have the text that the conversation begins with. Of several with one
 * text, one that refers to no conversation yet.
 */
export function beginningOf(child: Conversation, prompts: Prompts): Prompt | null {
  const isEarlier = ({ timestamp }: Step) => Date.parse(timestamp ?? '') <= child.startedAt;
  const given = prompts
    .in(child.first)
    .filter(({ parent, step }) => parent !== child && parent.startedAt <= child.startedAt && isEarlier(step));
  return given.find((one) => one.text === given[0]!.text && !isReferring(one)) ?? given[0] ?? null;
}

/** True if the result of a call refers to a conversation. */
function isReferring({ step, callId }: Prompt): boolean {
  const result = step.observation?.results.find(({ source_call_id: id }) => id === callId);
  return (result?.subagent_trajectory_ref ?? []).length > 0;
}
