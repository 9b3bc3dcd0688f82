import { type JsonObject, objectOf, objectsOf, textOf } from '../../base/json-value.ts';
import { countOf, parseJson, sumOfCounts } from '../json.ts';
import { tierOf } from '../prices.ts';
import type { AnswerReader, Dialect, Fees, Room, Tokens } from '../types.ts';
import { shortNames } from '../under-way.ts';
import { extrasOf, SERVER_TOOL, statedCost, withoutExtras } from './openrouter.ts';

/** Tools that Anthropic runs: `web_search_20250305`, `code_execution_20250825`, … Others run where the agent is. */
const HOSTED = /^(web_search|web_fetch|code_execution|advisor|mcp_toolset)(_|$)/;

/** Of them, those without a fee; web searches are counted in the usage. */
const WITHOUT_FEE = /^(web_fetch|tool_search_tool_\w+)$/;

/** A longer one, in characters of JSON, is none. */
const LONGEST_USAGE = 64 * 1024;

/** Anthropic Messages: `POST …/v1/messages`. Source: https://platform.claude.com/docs/en/api/messages */
export const anthropic: Dialect = {
  name: 'anthropic',
  repeated: ['messages', 'tools', 'system'],
  answers: (path) => /\/messages$/i.test(path),
  readRequest: (body) => ({ model: textOf(body.model), hosted: hostedOf(body) }),
  withoutHosted,
  reader: (room) => new AnthropicReader(room),
};

function isHosted(tool: unknown): boolean {
  const type = textOf(objectOf(tool)?.type) ?? '';
  return HOSTED.test(type) || SERVER_TOOL.test(type);
}

/** The blocks of all messages. */
function blocksOf(body: JsonObject): JsonObject[] {
  return objectsOf(body.messages).flatMap(({ content }) => objectsOf(content));
}

/** The tool that a block adds in the middle of a conversation (`tool_addition`); undefined without one. */
function addedBy(block: unknown): unknown {
  return objectOf(objectOf(block)?.tool)?.definition;
}

/** The blocks of a message without tools that Anthropic runs; a summary repeats those that were added before it. */
function withoutAdded(blocks: unknown[]): unknown[] {
  return blocks
    .filter((block) => !isHosted(addedBy(block)))
    .map((block) => {
      const changes = objectOf(block)?.tool_changes;
      return Array.isArray(changes) ? { ...objectOf(block), tool_changes: withoutAdded(changes) } : block;
    });
}

function hostedOf(body: JsonObject): string[] {
  const blocks = blocksOf(body);
  const added = [...blocks, ...blocks.flatMap((block) => objectsOf(block.tool_changes))].map(addedBy);
  const tools = [...objectsOf(body.tools), ...objectsOf(added)].filter(isHosted).map(({ type }) => textOf(type)!);
  const servers = objectsOf(body.mcp_servers).length > 0 ? ['mcp_servers'] : [];
  return [...tools, ...servers, ...extrasOf(body)];
}

/** A message that only added such tools goes, too. */
function withoutAddedTools(body: JsonObject): JsonObject {
  if (!Array.isArray(body.messages)) return body;
  const messages = body.messages.flatMap((message) => {
    const { content } = objectOf(message) ?? {};
    if (!Array.isArray(content) || content.length === 0) return [message];
    const left = withoutAdded(content);
    return left.length === 0 ? [] : [{ ...message, content: left }];
  });
  return { ...body, messages };
}

function withoutHosted(body: JsonObject): JsonObject {
  const { mcp_servers: _, ...kept } = withoutExtras(body);
  const rest = withoutAddedTools(kept);
  if (!Array.isArray(body.tools)) return rest;
  const tools = body.tools.filter((tool) => !isHosted(tool));
  if (tools.length === body.tools.length) return rest;
  if (tools.length === 0) {
    const { tools: _, tool_choice: __, ...without } = rest;
    return without;
  }
  const forced = textOf(objectOf(rest.tool_choice)?.name);
  if (forced === null || tools.some((tool) => objectOf(tool)?.name === forced)) return { ...rest, tools };
  const { tool_choice: __, ...unforced } = rest;
  return { ...unforced, tools };
}

class AnthropicReader implements AnswerReader {
  readonly #room: Room;
  #message: JsonObject | null = null;
  readonly #content: JsonObject[] = [];
  /** Arguments of tool calls, which arrive as parts of a JSON text, by the index of their block. */
  readonly #arguments = new Map<number, string>();
  #usage: JsonObject = {};
  /** Names of the tools that Anthropic ran, and of those of MCP servers; also of blocks for which there is no room. */
  #ran: string[] = [];
  #ofServers: string[] = [];
  complete = false;
  fault: string | null = null;

  constructor(room: Room) {
    this.#room = room;
  }

  passesOver(json: string): boolean {
    return this.#room.used && json.startsWith('{"type":"content_block_delta"');
  }

  event(data: JsonObject): void {
    const index = countOf(data.index);
    switch (data.type) {
      case 'message':
        this.#addHosted(objectsOf(data.content));
        this.#content.push(...this.#room.takeThose(objectsOf(data.content)));
        this.#message = { ...data, content: [] };
        this.#addUsage(data.usage);
        this.complete = true;
        break;
      case 'message_start':
        this.#message = objectOf(data.message);
        this.#addUsage(this.#message?.usage);
        break;
      case 'content_block_start': {
        this.#addHosted(objectsOf([data.content_block]));
        const block = this.#room.takeValue(objectOf(data.content_block));
        if (index !== null && index <= this.#content.length && block !== null) this.#content[index] = { ...block };
        break;
      }
      case 'content_block_delta':
        if (index !== null) this.#addDelta(index, objectOf(data.delta) ?? {});
        break;
      case 'content_block_stop':
        if (index !== null) this.#endArguments(index);
        break;
      case 'message_delta':
        this.#message ??= {};
        this.#room.update(this.#message, objectOf(data.delta));
        this.#addUsage(data.usage);
        break;
      case 'message_stop':
        this.complete = true;
        break;
      case 'error':
        this.fault = textOf(objectOf(data.error)?.type) ?? 'error';
        break;
    }
  }

  #addHosted(blocks: JsonObject[]): void {
    const namesOf = (type: string) =>
      blocks.filter((block) => block.type === type).map(({ name }) => textOf(name) ?? 'unknown');
    this.#ran = shortNames([...this.#ran, ...namesOf('server_tool_use')]);
    this.#ofServers = shortNames([...this.#ofServers, ...namesOf('mcp_tool_use')]);
  }

  #addDelta(index: number, delta: JsonObject): void {
    const block = this.#content[index];
    if (block === undefined) return;
    const add = (member: string, text: unknown) => {
      block[member] = (textOf(block[member]) ?? '') + this.#room.take(textOf(text) ?? '');
    };
    if (delta.type === 'text_delta') add('text', delta.text);
    else if (delta.type === 'thinking_delta') add('thinking', delta.thinking);
    else if (delta.type === 'signature_delta') add('signature', delta.signature);
    else if (delta.type === 'input_json_delta')
      this.#arguments.set(
        index,
        (this.#arguments.get(index) ?? '') + this.#room.take(textOf(delta.partial_json) ?? ''),
      );
  }

  #endArguments(index: number): void {
    const text = this.#arguments.get(index);
    const block = this.#content[index];
    if (text === undefined || text === '' || block === undefined) return;
    block.input = objectOf(parseJson(text)) ?? text;
    this.#arguments.delete(index);
  }

  /** Counts in later events are totals of the whole answer, not parts; some gateways leave them at 0 in one of the events. */
  #addUsage(usage: unknown): void {
    const isTooLong = (value: object) => JSON.stringify(value).length > LONGEST_USAGE;
    const stated = objectOf(usage) ?? {};
    const total = { ...this.#usage };
    if (!isTooLong(stated))
      for (const [name, value] of Object.entries(stated))
        if (value !== null && (value !== 0 || !Object.hasOwn(total, name))) total[name] = value;
    this.#usage = isTooLong(stated) || isTooLong(total) ? {} : total;
  }

  get model(): string | null {
    return textOf(this.#message?.model);
  }

  get tokens(): Tokens | null {
    const [fresh, output] = [this.#total('input_tokens'), this.#total('output_tokens')];
    const [cached, wrote] = [this.#total('cache_read_input_tokens'), this.#total('cache_creation_input_tokens')];
    const input = sumOfCounts(0, fresh, cached, wrote);
    if (input === null || sumOfCounts(fresh, output) === null) return null;
    const cachedInput = countOf(cached) ?? 0;
    const written = countOf(wrote) ?? 0;
    const ofHour = this.#total('ephemeral_1h_input_tokens', (usage) => objectOf(usage.cache_creation));
    const cacheWriteHour = Math.min(countOf(ofHour) ?? 0, written);
    return {
      input,
      cachedInput,
      cacheWrite: written - cacheWriteHour,
      cacheWriteHour,
      output: countOf(output) ?? 0,
      reasoning: countOf(objectOf(this.#usage.output_tokens_details)?.thinking_tokens),
      // The fast mode, and data that stay in the US.
      tier: tierOf(this.#usage.speed) ?? tierOf(this.#usage.inference_geo),
      cost: statedCost(this.#usage),
      fees: this.#fees,
    };
  }

  /** Each time that a model was asked for this answer. The usage itself leaves out those for a summary and for advice. */
  get #iterations(): JsonObject[] {
    return objectsOf(this.#usage.iterations);
  }

  #total(name: string, within = (usage: JsonObject): JsonObject | null => usage): unknown {
    const own = within(this.#usage)?.[name];
    const sum = sumOfCounts(...this.#iterations.map((usage) => within(usage)?.[name]));
    return sum !== null && sum > Number(own ?? 0) ? sum : own;
  }

  get #fees(): Fees {
    const searches = countOf(objectOf(this.#usage.server_tool_use)?.web_search_requests);
    const isTold = (name: string) => WITHOUT_FEE.test(name) || (name === 'web_search' && searches !== null);
    return { searches: searches ?? 0, untold: !this.#ran.every(isTold) || this.#isOfSeveralModels || this.#isCredited };
  }

  /** True for an answer with advice of another model, or that another one gave after the first had begun. */
  get #isOfSeveralModels(): boolean {
    const types = new Set(this.#iterations.map(({ type }) => type));
    return types.has('advisor_message') || (types.has('fallback_message') && types.has('message'));
  }

  /** True for an answer after another model's refusal, of whose writes to the cache some cost as much as reads. */
  get #isCredited(): boolean {
    return objectOf(objectOf(this.#usage.fallback_credit)?.status)?.type === 'redeemed';
  }

  get answer(): JsonObject | null {
    if (this.#message === null) return null;
    for (const index of [...this.#arguments.keys()]) this.#endArguments(index);
    return { ...this.#message, content: this.#content.filter(Boolean), usage: this.#usage };
  }

  get hosted(): string[] {
    return [...this.#ran, ...this.#ofServers];
  }
}
