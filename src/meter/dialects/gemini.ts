import { type JsonObject, objectOf, objectsOf, textOf } from '../../base/json-value.ts';
import { countOf, sumOfCounts } from '../json.ts';
import { mediaOf } from '../media.ts';
import { tierOf } from '../prices.ts';
import type { AnswerReader, Dialect, Room, Tokens } from '../types.ts';
import { shortNames } from '../under-way.ts';

/** Tools that Google runs, or for which it asks others, in both spellings of the API. `computerUse` runs at the agent. */
const HOSTED =
  /^(google_?search|google_?search_?retrieval|google_?maps|url_?context|code_?execution|file_?search|retrieval|mcp_?servers|(enterprise_?web|exa_?ai|parallel_?ai)_?search)$/i;

/** Types of calls that Google answers itself for a fee. */
const WITH_FEE = /^GOOGLE_/;

/** Gemini: `POST …/models/MODEL:generateContent` and `:streamGenerateContent`. Source: https://ai.google.dev/api */
export const gemini: Dialect = {
  name: 'gemini',
  repeated: ['contents', 'tools', 'systemInstruction', 'system_instruction'],
  answers: (path) => /:(stream)?generateContent$/i.test(path),
  readRequest: (body, path) => ({
    model: /\/(?:models|tunedModels)\/([^/:]+):\w+$/.exec(path)?.[1] ?? null,
    hosted: toolsOf(body)
      .flatMap(Object.keys)
      .filter((name) => HOSTED.test(name)),
  }),
  refuses: (_body, query) =>
    [...query].some(([name, value]) => hidesAnswer(name, value))
      ? 'answers in another form than JSON, or of chosen fields, are not counted; ask without alt (but json or sse), fields and callback'
      : null,
  withoutHosted,
  reader: (room) => new GeminiReader(room),
};

/** Google takes one object in the place of a list, too, as in its own samples: https://github.com/google-gemini/generative-ai-python */
function toolsOf({ tools }: JsonObject): JsonObject[] {
  return objectsOf([tools].flat());
}

/** Counts by modality. Source: https://ai.google.dev/api/generate-content#UsageMetadata */
const DETAILS = {
  input: ['promptTokensDetails', 'toolUsePromptTokensDetails'],
  cached: ['cacheTokensDetails'],
  output: ['candidatesTokensDetails'],
};

/** Undefined without any counts, NaN with one that is none; Google leaves out a count of 0. */
function countOfKind(counts: JsonObject[], kind: string): number | undefined {
  const ofKind = counts.filter(({ modality }) => textOf(modality)?.toLowerCase() === kind);
  if (counts.length === 0) return undefined;
  return sumOfCounts(0, ...ofKind.map(({ tokenCount }) => tokenCount)) ?? Number.NaN;
}

/** Parameters of all Google APIs, also with `$`. Source: https://cloud.google.com/apis/docs/system-parameters */
function hidesAnswer(name: string, value: string): boolean {
  return /^\$?(fields|callback)$/i.test(name) || (/^\$?alt$/i.test(name) && !/^(json|sse)$/i.test(value));
}

function withoutHosted(body: JsonObject): JsonObject {
  const all = toolsOf(body);
  if (!all.some((tool) => Object.keys(tool).some((name) => HOSTED.test(name)))) return body;
  const tools = all
    .map((tool) => Object.fromEntries(Object.entries(tool).filter(([name]) => !HOSTED.test(name))))
    .filter((tool) => Object.keys(tool).length > 0);
  const { tools: _, ...rest } = body;
  return tools.length === 0 ? rest : { ...rest, tools };
}

class GeminiReader implements AnswerReader {
  readonly #room: Room;
  #answer: JsonObject | null = null;
  readonly #candidate: JsonObject = {};
  readonly #parts: JsonObject[] = [];
  #usage: JsonObject | null = null;
  // Known of an answer that is longer than its record, too.
  #grounded = false;
  #ranCode = false;
  /** Types of calls that Google answers itself: `GOOGLE_SEARCH_WEB`, … */
  #called: string[] = [];
  /** Searched the web or maps; reading a URL has no fee. */
  #searched = false;
  #complete = false;
  #model: string | null = null;
  fault: string | null = null;

  constructor(room: Room) {
    this.#room = room;
  }

  event(data: JsonObject): void {
    const error = objectOf(data.error);
    if (error !== null) this.fault = textOf(error.status) ?? String(error.code ?? 'error');
    const { candidates, usageMetadata, ...rest } = data;
    this.#usage = objectOf(usageMetadata) ?? this.#usage;
    // A blocked prompt has no candidates, and need not have usage.
    if (!Array.isArray(candidates) && this.#usage === null && objectOf(rest.promptFeedback) === null) return;
    this.#answer ??= {};
    this.#room.update(this.#answer, rest);
    this.#model = textOf(rest.modelVersion) ?? this.#model;
    this.#complete ||= objectOf(rest.promptFeedback) !== null;
    const [candidate] = objectsOf(candidates);
    if (candidate === undefined) return;
    const { content, ...about } = candidate;
    this.#complete ||= textOf(about.finishReason) !== null;
    this.#room.update(this.#candidate, about);
    this.#grounded ||= objectOf(about.groundingMetadata) !== null || objectOf(about.urlContextMetadata) !== null;
    this.#searched ||= Object.keys(objectOf(about.groundingMetadata) ?? {}).length > 0;
    for (const part of objectsOf(objectOf(content)?.parts)) this.#addPart(part);
  }

  /** Texts of one kind that follow each other are one part. */
  #addPart(part: JsonObject): void {
    this.#ranCode ||= 'executableCode' in part;
    const call = objectOf(part.toolCall);
    if (call !== null) this.#called = shortNames([...this.#called, textOf(call.toolType) ?? 'unknown']);
    const last = this.#parts.at(-1);
    const isText = (value: JsonObject) => typeof value.text === 'string' && !('functionCall' in value);
    if (last !== undefined && isText(part) && isText(last) && part.thought === last.thought) {
      const { text, ...about } = part;
      last.text = textOf(last.text) + this.#room.take(textOf(text)!);
      this.#room.update(last, about);
      return;
    }
    const kept = this.#room.takeValue(part);
    if (kept !== null) this.#parts.push({ ...kept });
  }

  get complete(): boolean {
    return this.#complete;
  }

  get model(): string | null {
    return this.#model;
  }

  get tokens(): Tokens | null {
    const usage = this.#usage;
    const { promptTokenCount: prompt, candidatesTokenCount: said, thoughtsTokenCount: thought } = usage ?? {};
    const input = sumOfCounts(0, prompt, usage?.toolUsePromptTokenCount);
    const output = sumOfCounts(0, said, thought);
    if (usage === null || input === null || output === null || sumOfCounts(prompt, said, thought) === null) return null;
    return {
      input,
      cachedInput: Math.min(countOf(usage.cachedContentTokenCount) ?? 0, input),
      cacheWrite: 0,
      cacheWriteHour: 0,
      output,
      reasoning: countOf(thought),
      tier: tierOf(usage.serviceTier),
      media: mediaOf((place, kind) =>
        countOfKind(
          DETAILS[place].flatMap((name) => objectsOf(usage[name])),
          kind,
        ),
      ),
      cost: null,
      fees: { searches: 0, untold: this.#searched || this.#called.some((type) => WITH_FEE.test(type)) },
    };
  }

  get answer(): JsonObject | null {
    if (this.#answer === null) return null;
    const content = { role: 'model', parts: this.#parts };
    return { ...this.#answer, candidates: [{ ...this.#candidate, content }], usageMetadata: this.#usage };
  }

  get hosted(): string[] {
    return [...(this.#ranCode ? ['codeExecution'] : []), ...(this.#grounded ? ['grounding'] : []), ...this.#called];
  }
}
