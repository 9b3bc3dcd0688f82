import type { JsonObject } from '../base/json-value.ts';
import type { Media } from './media.ts';

/** The tokens of one answer, in the same terms for every dialect. */
export interface Tokens {
  /** The whole input, cached parts included. */
  input: number;
  /** The part of `input` that was read from a cache. */
  cachedInput: number;
  /** The part of `input` that was written to a cache that lasts for minutes. */
  cacheWrite: number;
  /** The part of `input` that was written to a cache that lasts for an hour, at OpenAI for twelve. */
  cacheWriteHour: number;
  /** The whole output, reasoning included. */
  output: number;
  /** The part of `output` that is reasoning; null if the provider does not say. */
  reasoning: number | null;
  /** The tier that the provider states, if it has prices of its own: `flex`, `priority`, … Absent in lines of earlier versions. */
  tier?: string | null;
  /** Parts of `input`, `cachedInput` and `output` that are no text; null if the provider states none. Absent in lines of earlier versions. */
  media?: Media | null;
  /** The cost in USD, fees of tools included, if the provider states it. */
  cost: number | null;
  fees: Fees;
}

/** Fees of tools that the provider ran itself, beside the tokens. */
export interface Fees {
  /** Web searches as the provider counts them for its bill. */
  searches: number;
  /** True if there are fees that no usage tells, or tokens of a model with another price. */
  untold: boolean;
}

/** A request's content, as far as the meter reads it. */
interface Asked {
  model: string | null;
  /** Tools offered to the model that the provider runs itself, by the provider's names. */
  hosted: string[];
}

/** Reads one answer: the events of a stream, or one JSON document as the only event. */
export interface AnswerReader {
  event(data: JsonObject): void;
  /** Tells of `[DONE]`, which some dialects end their streams with. */
  done?(): void;
  /** True for an event, by its JSON, that only adds text for which there is no room any more; it needs no reading. */
  passesOver?(json: string): boolean;
  /** The tokens stated so far; null if none were. */
  readonly tokens: Tokens | null;
  /** The model that answered; null until it is named. */
  readonly model: string | null;
  /** The answer in the form that the provider gives without streaming; null if nothing was said. */
  readonly answer: JsonObject | null;
  /** True if the answer has its end. */
  readonly complete: boolean;
  /** The provider's error in the middle of a stream, as its type or code; null without one. */
  readonly fault: string | null;
  /** Tools that the provider ran itself. */
  readonly hosted: string[];
}

export type DialectName = 'anthropic' | 'openai-chat' | 'openai-responses' | 'gemini';

/** One provider's way to ask a model, recognised by the path of a request. */
export interface Dialect {
  readonly name: DialectName;
  /** Members of a request that repeat what earlier requests held: arrays of messages and tools, long texts. */
  readonly repeated: string[];
  /** True for the path (without query) of a request that a model answers. */
  answers(path: string): boolean;
  readRequest(body: JsonObject, path: string): Asked;
  /** Why a request is refused, for one whose answer the meter would not see; null otherwise. */
  refuses?(body: JsonObject, query: URLSearchParams): string | null;
  /** True for a request whose tools the provider has stored, so that nobody can take them out; absent if it stores none. */
  hasStoredTools?(body: JsonObject): boolean;
  /** The request without tools that the provider runs itself. */
  withoutHosted(body: JsonObject): JsonObject;
  /** Members of a request that ask for usage, which `hidesUsage` takes out of the answer again; null if none are needed. */
  askForUsage?(body: JsonObject): JsonObject | null;
  /** True for an event that is only there because of `askForUsage`. */
  hidesUsage?(event: JsonObject): boolean;
  reader(room: Room): AnswerReader;
}

/** Bounds the text of one answer that is kept for the record. */
export class Room {
  #left: number;
  /** True if something did not fit. */
  full = false;

  /** `characters`: the most that is kept. */
  constructor(characters: number) {
    this.#left = characters;
  }

  /** True if no more text fits. */
  get used(): boolean {
    return this.#left === 0;
  }

  /** The part of a text that still fits. */
  take(text: string): string {
    const part = text.length <= this.#left ? text : text.slice(0, this.#left);
    if (part.length < text.length) this.full = true;
    this.#left -= part.length;
    return part;
  }

  /** The value if its JSON fits as a whole; null otherwise. */
  takeValue<T>(value: T): T | null {
    const size = JSON.stringify(value)?.length ?? 0;
    if (size > this.#left) {
      this.full = true;
      return null;
    }
    this.#left -= size;
    return value;
  }

  /** Sets members of a record to those of a later event, each if it fits; those that it has already take no room. */
  update(record: JsonObject, members: JsonObject | null): void {
    for (const [name, value] of Object.entries(members ?? {}))
      if (record[name] !== value && this.takeValue({ [name]: value }) !== null) record[name] = value;
  }

  /** The values whose JSON fits, each as a whole. */
  takeThose<T>(values: T[]): T[] {
    return values.filter((value) => this.takeValue(value) !== null);
  }
}
