import { type JsonObject, objectOf, textOf } from '../base/json-value.ts';
import { parseJson } from '../meter/json.ts';

/** A tool call as a model made it. */
export interface Call {
  /** Null where the dialect has none. */
  id: string | null;
  name: string;
  arguments: JsonObject;
  /** True if the provider ran it: no request has a result of it. */
  hosted?: boolean;
}

/** One thing said in a conversation, in the same terms for every dialect. */
export type Item =
  | { kind: 'system' | 'user'; texts: string[] }
  | { kind: 'agent'; text: string; reasoning: string; calls: Call[] }
  | { kind: 'result'; id: string | null; name: string | null; text: string; failed: boolean };
export type AgentItem = Extract<Item, { kind: 'agent' }>;

/** Reads the bodies of one dialect, whose shape a stranger decides: never throws for a strange one. */
export interface DialectReader {
  /** The whole conversation that a request holds. */
  request(body: JsonObject): Item[];
  answer(body: JsonObject): AgentItem;
  /** The tools that a request offers, each with `name` and `description`. */
  tools(body: JsonObject): JsonObject[];
}

/** As `read`, but each part is read once: a conversation repeats its parts in every request, as the same objects. */
export function readOnce<Read>(read: (part: JsonObject) => Read): (part: JsonObject) => Read {
  const known = new WeakMap<JsonObject, { read: Read }>();
  return (part) => {
    const found = known.get(part) ?? { read: read(part) };
    known.set(part, found);
    return found.read;
  };
}

/** All that one side said. */
export function saidBy(kind: 'system' | 'user', items: Item[]): string[] {
  return items.flatMap((item) => (item.kind === kind ? item.texts : []));
}

/** The texts of content in any dialect: a text, or parts of which those without a text are named in brackets. */
export function textsOf(content: unknown): string[] {
  if (typeof content === 'string') return content === '' ? [] : [content];
  if (!Array.isArray(content)) return content === null || content === undefined ? [] : textsOf([content]);
  return content
    .flatMap((part: unknown) => (typeof part === 'string' ? part : textOfPart(objectOf(part))))
    .filter(Boolean);
}

function textOfPart(part: JsonObject | null): string {
  if (part === null) return '';
  const text = textOf(part.text) ?? textOf(part.refusal);
  if (text !== null) return text;
  const type = textOf(part.type);
  // A part of Gemini is named by its member.
  if (type !== null) return `[${type.slice(0, 100)}]`;
  return `[${Object.keys(part).slice(0, 3).join(', ').slice(0, 100)}]`;
}

/** The arguments of a call, which some dialects give as a JSON text; one that is not of an object is kept as `input`. */
export function argumentsOf(value: unknown): JsonObject {
  const parsed = typeof value === 'string' ? objectOf(parseJson(value)) : objectOf(value);
  if (parsed !== null) return parsed;
  return value === undefined || value === null || value === '' ? {} : { input: value };
}

export function nameOf(value: unknown): string {
  return textOf(value)?.slice(0, 200) || 'unknown';
}
