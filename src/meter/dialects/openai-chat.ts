import { type JsonObject, objectOf, objectsOf, textOf } from '../../base/json-value.ts';
import { countOf } from '../json.ts';
import type { AnswerReader, Dialect, Room, Tokens } from '../types.ts';
import { shortName } from '../under-way.ts';
import { hostedToolsOf, withoutHostedTools } from './openai-tools.ts';
import { openaiTokens } from './openai-usage.ts';
import { extrasOf, withoutExtras } from './openrouter.ts';

/**
 * OpenAI Chat Completions: `POST …/chat/completions`, and the older `…/completions`, also as OpenRouter, vLLM and others speak it. Source:
 * https://platform.openai.com/docs/api-reference/chat
 */
export const openaiChat: Dialect = {
  name: 'openai-chat',
  repeated: ['messages', 'tools'],
  answers: (path) => /\/completions$/i.test(path),
  readRequest: (body) => ({ model: textOf(body.model), hosted: hostedOf(body) }),
  withoutHosted,
  askForUsage(body) {
    const options = objectOf(body.stream_options);
    if (body.stream !== true || options?.include_usage === true) return null;
    return { stream_options: { ...options, include_usage: true } };
  },
  hidesUsage: ({ choices, usage }) => Array.isArray(choices) && choices.length === 0 && objectOf(usage) !== null,
  reader: (room) => new ChatReader(room),
};

/** Models that search the web for every answer. */
const SEARCHING = /-search-(preview|api)/;

/** OpenAI gives 128 at most. */
const MOST_CHOICES = 128;

/** Of one message. */
const MOST_CALLS = 1000;

function hostedOf(body: JsonObject): string[] {
  const search = objectOf(body.web_search_options) === null ? [] : ['web_search_options'];
  return [...hostedToolsOf(body.tools), ...search, ...extrasOf(body)];
}

function withoutHosted({ web_search_options: _, ...body }: JsonObject): JsonObject {
  return withoutHostedTools(withoutExtras(body));
}

class ChatReader implements AnswerReader {
  readonly #room: Room;
  #answer: JsonObject | null = null;
  /** By index: the choices of a stream take turns, and any of them may be the first. */
  readonly #byIndex = new Map<number, JsonObject>();
  #usage: JsonObject | null = null;
  #tier: unknown = null;
  #done = false;
  /** Known of annotations for which there is no room, too. */
  #annotated = false;
  fault: string | null = null;

  constructor(room: Room) {
    this.#room = room;
  }

  passesOver(json: string): boolean {
    return this.#room.used && !/"(usage|error|finish_reason|annotations)":\s*(?!null)/.test(json);
  }

  event(data: JsonObject): void {
    const error = objectOf(data.error);
    if (error !== null) this.fault = String(error.code ?? error.type ?? 'error');
    this.#usage = objectOf(data.usage) ?? this.#usage;
    this.#tier = data.service_tier ?? this.#tier;
    const { choices, ...rest } = data;
    if (!Array.isArray(choices)) return;
    const { model, ...others } = rest;
    this.#answer ??= {};
    // Azure leaves the model's name empty in the chunks of its content filter, before and after the answer's own.
    if (model !== undefined && model !== '') this.#answer.model = model;
    this.#room.update(this.#answer, others);
    for (const choice of objectsOf(choices)) this.#addChoice(choice);
  }

  done(): void {
    this.#done = true;
  }

  #addChoice(choice: JsonObject): void {
    const index = countOf(choice.index) ?? 0;
    const kept = this.#byIndex.get(index) ?? { index, message: {}, finish_reason: null };
    if (!this.#byIndex.has(index) && this.#byIndex.size >= MOST_CHOICES) return;
    this.#byIndex.set(index, kept);
    if (choice.finish_reason !== null && choice.finish_reason !== undefined)
      kept.finish_reason = shortName(textOf(choice.finish_reason) ?? 'unknown');
    const message = objectOf(choice.message);
    const delta = objectOf(choice.delta);
    this.#annotated ||= objectsOf((message ?? delta)?.annotations).length > 0;
    if (message !== null) this.#addMessage(kept, message);
    if (typeof choice.text === 'string') kept.text = (textOf(kept.text) ?? '') + this.#room.take(choice.text);
    if (delta !== null) this.#addDelta(objectOf(kept.message)!, delta);
  }

  /** Of one that is longer than the room, such as with an image, the members that fit. */
  #addMessage(choice: JsonObject, message: JsonObject): void {
    choice.message = this.#room.takeValue(message) ?? {};
    if (choice.message !== message) this.#addDelta(objectOf(choice.message)!, message);
  }

  #addDelta(message: JsonObject, delta: JsonObject): void {
    for (const [name, value] of Object.entries(delta)) {
      if (name === 'tool_calls') this.#addCalls(message, objectsOf(value));
      else if (name === 'function_call') this.#addCall(message, objectOf(value));
      else if (typeof value !== 'string' || name === 'role')
        this.#room.update(message, value === null ? null : { [name]: value });
      else if (name in message || this.#room.takeValue(name) !== null)
        message[name] = (textOf(message[name]) ?? '') + this.#room.take(value);
    }
  }

  /** A call in the form before tools, of which a message has one. */
  #addCall(message: JsonObject, part: JsonObject | null): void {
    if (part === null) return;
    const made = objectOf(message.function_call) ?? { name: '', arguments: '' };
    message.function_call = made;
    this.#addTo(made, part.name, part.arguments);
  }

  #addCalls(message: JsonObject, parts: JsonObject[]): void {
    const calls = objectsOf(message.tool_calls);
    message.tool_calls = calls;
    for (const part of parts) {
      const index = countOf(part.index) ?? calls.length;
      if (index > calls.length) continue;
      const id = textOf(part.id) || null;
      const open = calls.findLast((each) => each.index === index);
      const { name, arguments: text, input } = objectOf(part.function) ?? objectOf(part.custom) ?? {};
      // Some servers give all calls the same index, and later parts of a call another id, or an empty one.
      const isOpen = open !== undefined && (id === null || (open.id ?? id) === id || !textOf(name));
      const call = isOpen ? open : this.#newCall(index, calls);
      if (call === null) continue;
      if (call.id === null && id !== null) this.#room.update(call, { id });
      this.#addTo(objectOf(call.function)!, name, text ?? input);
    }
  }

  /** Null for one too many. */
  #newCall(index: number, calls: JsonObject[]): JsonObject | null {
    if (calls.length >= MOST_CALLS) return null;
    const call = this.#room.takeValue({ index, id: null, type: 'function', function: { name: '', arguments: '' } });
    if (call !== null) calls.push(call);
    return call;
  }

  #addTo(made: JsonObject, name: unknown, text: unknown): void {
    made.name = (textOf(made.name) ?? '') + this.#room.take(textOf(name) ?? '');
    made.arguments = (textOf(made.arguments) ?? '') + this.#room.take(textOf(text) ?? '');
  }

  get #choices(): JsonObject[] {
    return [...this.#byIndex.entries()].sort(([a], [b]) => a - b).map(([, choice]) => choice);
  }

  get complete(): boolean {
    const choices = this.#choices;
    // Some servers give no reason, and only say that the stream is over.
    return choices.length > 0 && (this.#done || choices.every(({ finish_reason: reason }) => reason !== null));
  }

  get model(): string | null {
    return textOf(this.#answer?.model);
  }

  get tokens(): Tokens | null {
    const hasFees = this.hosted.length > 0 || SEARCHING.test(this.model ?? '');
    return openaiTokens(this.#usage, ['prompt', 'completion'], { hasFees, tier: this.#tier, model: this.model });
  }

  get answer(): JsonObject | null {
    if (this.#answer === null) return null;
    return { ...this.#answer, object: 'chat.completion', choices: this.#choices, usage: this.#usage };
  }

  get hosted(): string[] {
    return this.#annotated ? ['web_search'] : [];
  }
}
