import { countOf, type JsonObject, objectOf, objectsOf, textOf } from '../json.ts';
import type { AnswerReader, Dialect, Room, Tokens } from '../types.ts';
import { statedCost } from './openrouter.ts';

/** Tools that OpenAI runs. `function`, `custom`, `local_shell`, `shell`, `apply_patch` and `computer` run at the agent. */
const HOSTED = /^(web_search(_preview)?|file_search|code_interpreter|image_generation|mcp)(_\d.*)?$/;

/** OpenAI Responses: `POST …/responses`. Source: https://platform.openai.com/docs/api-reference/responses */
export const openaiResponses: Dialect = {
  name: 'openai-responses',
  repeated: ['input', 'tools', 'instructions'],
  answers: (path) => /\/responses(\/compact)?$/i.test(path),
  readRequest: (body) => ({
    model: textOf(body.model),
    hosted: objectsOf(body.tools)
      .map(({ type }) => textOf(type) ?? '')
      .filter((type) => HOSTED.test(type)),
  }),
  // Its answer would be fetched later, by requests that no model answers.
  refuses: (body) => (body.background === true ? 'background responses are not counted; ask without background' : null),
  withoutHosted,
  reader: (room) => new ResponsesReader(room),
};

function withoutHosted(body: JsonObject): JsonObject {
  if (!Array.isArray(body.tools)) return body;
  const isHosted = (tool: unknown) => HOSTED.test(textOf(objectOf(tool)?.type) ?? '');
  const tools = body.tools.filter((tool) => !isHosted(tool));
  if (tools.length === body.tools.length) return body;
  const { tools: _, tool_choice: choice, ...rest } = body;
  const forced = tools.length === 0 || isHosted(choice);
  return { ...rest, ...(tools.length === 0 ? {} : { tools }), ...(forced ? {} : { tool_choice: choice }) };
}

class ResponsesReader implements AnswerReader {
  readonly #room: Room;
  #response: JsonObject | null = null;
  /** Finished items; the last event repeats them, so they are kept only for a stream that is cut. */
  #items: JsonObject[] = [];
  /** The text of the item under way. */
  #text = '';
  complete = false;
  fault: string | null = null;

  constructor(room: Room) {
    this.#room = room;
  }

  passesOver(json: string): boolean {
    return this.#room.used && /^\{"type":"response\.\w+\.delta"/.test(json);
  }

  event(data: JsonObject): void {
    const response = objectOf(data.response);
    switch (data.type) {
      case 'response.created':
      case 'response.in_progress':
        this.#response = response;
        break;
      case 'response.output_text.delta':
      case 'response.function_call_arguments.delta':
        this.#text += this.#room.take(textOf(data.delta) ?? '');
        break;
      case 'response.output_item.done': {
        const item = this.#room.takeValue(objectOf(data.item));
        if (item !== null) this.#items.push(item);
        this.#text = '';
        break;
      }
      case 'response.completed':
      case 'response.incomplete':
      case 'response.failed':
        if (response !== null) this.#end(response);
        break;
      case 'error':
        this.fault = textOf(data.code) ?? textOf(objectOf(data.error)?.type) ?? 'error';
        break;
      default:
        if (data.object === 'response' || data.object === 'response.compaction') this.#end(data);
    }
  }

  #end(response: JsonObject): void {
    // A provider may leave the output out of the last event; the items had their own.
    const { output, ...rest } = response;
    if (objectsOf(output).length > 0) this.#items = this.#room.takeValue(objectsOf(output)) ?? this.#items;
    this.#response = rest;
    this.#text = '';
    const error = objectOf(response.error);
    if (error !== null) this.fault = textOf(error.code) ?? 'error';
    else this.complete = response.status !== 'failed';
  }

  get model(): string | null {
    return textOf(this.#response?.model);
  }

  get tokens(): Tokens | null {
    const usage = objectOf(this.#response?.usage);
    const input = countOf(usage?.input_tokens);
    const output = countOf(usage?.output_tokens);
    if (usage === null || (input === null && output === null)) return null;
    const details = objectOf(usage.input_tokens_details);
    return {
      input: input ?? 0,
      cachedInput: Math.min(countOf(details?.cached_tokens) ?? 0, input ?? 0),
      cacheWrite: countOf(details?.cache_write_tokens) ?? 0,
      cacheWriteHour: 0,
      output: output ?? 0,
      reasoning: countOf(objectOf(usage.output_tokens_details)?.reasoning_tokens),
      cost: statedCost(usage),
    };
  }

  get answer(): JsonObject | null {
    if (this.#response === null && this.#items.length === 0 && this.#text === '') return null;
    const cut = { type: 'message', role: 'assistant', status: 'incomplete' };
    const said = this.#text === '' ? [] : [{ ...cut, content: [{ type: 'output_text', text: this.#text }] }];
    return { ...this.#response, output: [...this.#items, ...said] };
  }

  get hosted(): string[] {
    return this.#items
      .map(({ type }) => /^(.+)_call$/.exec(textOf(type) ?? '')?.[1] ?? '')
      .filter((name) => HOSTED.test(name));
  }
}
