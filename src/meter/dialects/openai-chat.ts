import { countOf, type JsonObject, objectOf, objectsOf, textOf } from '../json.ts';
import type { AnswerReader, Dialect, Room, Tokens } from '../types.ts';

/**
 * OpenAI Chat Completions: `POST …/chat/completions`, also as OpenRouter, vLLM and others speak it. Source:
 * https://platform.openai.com/docs/api-reference/chat, https://openrouter.ai/docs/use-cases/usage-accounting
 */
export const openaiChat: Dialect = {
  name: 'openai-chat',
  repeated: ['messages', 'tools'],
  answers: (path) => /\/chat\/completions$/.test(path),
  readRequest: (body) => ({ model: textOf(body.model), hosted: hostedOf(body) }),
  withoutHosted,
  askForUsage(body) {
    const options = objectOf(body.stream_options);
    if (body.stream !== true || options?.include_usage === true) return null;
    return { ...body, stream_options: { ...options, include_usage: true } };
  },
  hidesUsage: ({ choices, usage }) => Array.isArray(choices) && choices.length === 0 && objectOf(usage) !== null,
  reader: (room) => new ChatReader(room),
};

/** OpenRouter's name for a model that searches the web by itself. */
const ONLINE = /:online$/;

function hostedOf(body: JsonObject): string[] {
  const plugins = objectsOf(body.plugins).map(({ id }) => `plugin ${textOf(id) ?? 'unknown'}`);
  const search = objectOf(body.web_search_options) === null ? [] : ['web_search_options'];
  return [...plugins, ...search, ...(ONLINE.test(textOf(body.model) ?? '') ? [':online'] : [])];
}

function withoutHosted(body: JsonObject): JsonObject {
  const { plugins: _, web_search_options: __, ...rest } = body;
  const model = textOf(body.model);
  return model === null ? rest : { ...rest, model: model.replace(ONLINE, '') };
}

class ChatReader implements AnswerReader {
  readonly #room: Room;
  #answer: JsonObject | null = null;
  readonly #choices: JsonObject[] = [];
  #usage: JsonObject | null = null;
  fault: string | null = null;

  constructor(room: Room) {
    this.#room = room;
  }

  event(data: JsonObject): void {
    const error = objectOf(data.error);
    if (error !== null) this.fault = String(error.code ?? error.type ?? 'error');
    this.#usage = objectOf(data.usage) ?? this.#usage;
    const { choices, ...rest } = data;
    if (!Array.isArray(choices)) return;
    this.#answer = { ...this.#answer, ...this.#room.takeValue(rest) };
    for (const choice of objectsOf(choices)) this.#addChoice(choice);
  }

  #addChoice(choice: JsonObject): void {
    const index = countOf(choice.index) ?? 0;
    if (index > this.#choices.length) return;
    const kept = this.#choices[index] ?? { index, message: {}, finish_reason: null };
    this.#choices[index] = kept;
    if (choice.finish_reason !== null && choice.finish_reason !== undefined) kept.finish_reason = choice.finish_reason;
    const message = objectOf(choice.message);
    if (message !== null) kept.message = this.#room.takeValue(message) ?? {};
    const delta = objectOf(choice.delta);
    if (delta !== null) this.#addDelta(objectOf(kept.message)!, delta);
  }

  #addDelta(message: JsonObject, delta: JsonObject): void {
    for (const [name, value] of Object.entries(delta)) {
      if (name === 'tool_calls') this.#addCalls(message, objectsOf(value));
      else if (typeof value === 'string' && name !== 'role')
        message[name] = (textOf(message[name]) ?? '') + this.#room.take(value);
      else if (value !== null) message[name] = this.#room.takeValue(value);
    }
  }

  #addCalls(message: JsonObject, parts: JsonObject[]): void {
    const calls = objectsOf(message.tool_calls);
    message.tool_calls = calls;
    for (const part of parts) {
      const index = countOf(part.index) ?? calls.length;
      if (index > calls.length) continue;
      const call = calls[index] ?? { id: null, type: 'function', function: { name: '', arguments: '' } };
      calls[index] = call;
      if (typeof part.id === 'string') call.id = part.id;
      const made = objectOf(call.function)!;
      const { name, arguments: text } = objectOf(part.function) ?? {};
      made.name = (textOf(made.name) ?? '') + this.#room.take(textOf(name) ?? '');
      made.arguments = (textOf(made.arguments) ?? '') + this.#room.take(textOf(text) ?? '');
    }
  }

  get complete(): boolean {
    return this.#choices.length > 0 && this.#choices.every(({ finish_reason: reason }) => reason !== null);
  }

  get model(): string | null {
    return textOf(this.#answer?.model);
  }

  get tokens(): Tokens | null {
    const usage = this.#usage;
    const input = countOf(usage?.prompt_tokens);
    const output = countOf(usage?.completion_tokens);
    if (usage === null || (input === null && output === null)) return null;
    const details = objectOf(usage.prompt_tokens_details);
    const cost = typeof usage.cost === 'number' && usage.cost >= 0 ? usage.cost : null;
    return {
      input: input ?? 0,
      cachedInput: Math.min(countOf(details?.cached_tokens) ?? 0, input ?? 0),
      cacheWrite: countOf(details?.cache_write_tokens) ?? 0,
      cacheWriteHour: 0,
      output: output ?? 0,
      reasoning: countOf(objectOf(usage.completion_tokens_details)?.reasoning_tokens),
      cost,
    };
  }

  get answer(): JsonObject | null {
    if (this.#answer === null) return null;
    return { ...this.#answer, object: 'chat.completion', choices: this.#choices, usage: this.#usage };
  }

  get hosted(): string[] {
    const annotated = this.#choices.some(({ message }) => objectsOf(objectOf(message)?.annotations).length > 0);
    return annotated ? ['web_search'] : [];
  }
}
