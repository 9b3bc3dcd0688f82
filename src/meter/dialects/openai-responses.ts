import { type JsonObject, objectOf, objectsOf, textOf } from '../../base/json-value.ts';
import type { AnswerReader, Dialect, Room, Tokens } from '../types.ts';
import { shortNames } from '../under-way.ts';
import { hostedToolsOf, isHosted, PROGRAMS, withoutHostedTools } from './openai-tools.ts';
import { openaiTokens } from './openai-usage.ts';
import { extrasOf, withoutExtras } from './openrouter.ts';

/** Of one answer that is cut. */
const MOST_ITEMS = 1000;

/** OpenAI Responses: `POST …/responses`. Source: https://platform.openai.com/docs/api-reference/responses */
export const openaiResponses: Dialect = {
  name: 'openai-responses',
  repeated: ['input', 'tools', 'instructions'],
  answers: (path) => /\/responses(\/compact)?$/i.test(path),
  readRequest: (body) => ({ model: textOf(body.model), hosted: hostedOf(body) }),
  // Its answer would be fetched later, by requests that no model answers.
  refuses: (body) => (body.background === true ? 'background responses are not counted; ask without background' : null),
  // A prompt of https://platform.openai.com/docs/guides/prompting can have tools.
  hasStoredTools: (body) => objectOf(body.prompt) !== null,
  withoutHosted,
  reader: (room) => new ResponsesReader(room),
};

/** Items of the input can bring tools, too (`additional_tools`, `tool_search_output`). */
function hostedOf(body: JsonObject): string[] {
  const lists = [body.tools, ...objectsOf(body.input).map(({ tools }) => tools)];
  return [...lists.flatMap(hostedToolsOf), ...extrasOf(body)];
}

function withoutHosted(body: JsonObject): JsonObject {
  const rest = withoutHostedTools(withoutExtras(body));
  if (!Array.isArray(rest.input)) return rest;
  const input = rest.input.map((item) => {
    const tools = objectOf(item)?.tools;
    return Array.isArray(tools) ? { ...item, tools: tools.filter((tool) => !isHosted(tool)) } : item;
  });
  return { ...rest, input };
}

class ResponsesReader implements AnswerReader {
  readonly #room: Room;
  #response: JsonObject | null = null;
  /** Finished items; the last event repeats them, so they are kept only for a stream that is cut. */
  #items: JsonObject[] = [];
  /** The item under way as it began, and its text. */
  #begun: JsonObject | null = null;
  #text = '';
  /** Also of items for which there is no room: an image is larger. */
  hosted: string[] = [];
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
      case 'response.output_item.added':
        this.#begun = this.#room.takeValue(objectOf(data.item));
        break;
      case 'response.output_text.delta':
      case 'response.function_call_arguments.delta':
      case 'response.custom_tool_call_input.delta':
      case 'response.reasoning_text.delta':
      case 'response.reasoning_summary_text.delta':
        this.#text += this.#room.take(textOf(data.delta) ?? '');
        break;
      case 'response.output_item.done': {
        const item = objectOf(data.item);
        this.#addHosted(objectsOf([item]));
        const kept = this.#room.takeValue(item) ?? this.#said(this.#partOf(item));
        if (kept !== null && this.#items.length < MOST_ITEMS) this.#items.push(kept);
        this.#begun = null;
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
    const items = objectsOf(output);
    this.#addHosted(items);
    if (this.#items.length === 0) this.#items = this.#room.takeThose(items);
    else if (items.length > 0) this.#items = this.#room.takeValue(items) ?? this.#items;
    this.#response = rest;
    if (items.length > 0) {
      this.#begun = null;
      this.#text = '';
    }
    const error = objectOf(response.error);
    if (error !== null) this.fault = textOf(error.code) ?? 'error';
    else this.complete = response.status !== 'failed';
  }

  /** The item under way, with what fits of it now that it is finished. */
  #partOf(item: JsonObject | null): JsonObject {
    const part = { ...this.#begun };
    this.#room.update(part, item);
    return part;
  }

  /** An item with what came of its text until now; null without any. Reasoning may have none that is shown. */
  #said(item: JsonObject | null): JsonObject | null {
    const text = this.#text;
    if (item?.type === 'reasoning')
      return { type: 'reasoning', summary: text === '' ? [] : [{ type: 'summary_text', text }] };
    if (text === '') return null;
    if (item?.type === 'function_call') return { ...item, arguments: text };
    if (item?.type === 'custom_tool_call') return { ...item, input: text };
    return { type: 'message', role: 'assistant', ...item, content: [{ type: 'output_text', text }] };
  }

  #addHosted(items: JsonObject[]): void {
    const nameOf = (type: unknown) => (type === 'program' ? PROGRAMS : textOf(type)?.replace(/_call$/, ''));
    const ran = items.map(({ type, environment }) => ({ type: nameOf(type), environment }));
    const texts = items.flatMap(({ content }) => objectsOf(content));
    const cited = texts.some(({ annotations }) => objectsOf(annotations).some(({ type }) => type === 'url_citation'));
    this.hosted = shortNames([...this.hosted, ...hostedToolsOf(ran), ...(cited ? ['web_search'] : [])]);
  }

  get model(): string | null {
    return textOf(this.#response?.model);
  }

  get tokens(): Tokens | null {
    // An MCP server is not the provider's own.
    const hasFees = this.hosted.some((tool) => tool !== 'mcp' && tool !== PROGRAMS);
    return openaiTokens(objectOf(this.#response?.usage), ['input', 'output'], {
      hasFees,
      tier: this.#response?.service_tier,
      model: this.model,
    });
  }

  get answer(): JsonObject | null {
    if (this.#response === null && this.#items.length === 0 && this.#text === '') return null;
    const said = this.#said({ status: 'incomplete', ...this.#begun });
    return { ...this.#response, output: said === null ? this.#items : [...this.#items, said] };
  }
}
