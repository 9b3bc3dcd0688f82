import type OpenAI from 'openai';
import { type JsonObject, objectOf, objectsOf, textOf } from '../base/json-value.ts';

export type ChatRequest = OpenAI.ChatCompletionCreateParamsNonStreaming;
export type ChatMessage = OpenAI.ChatCompletionMessageParam;
export type ToolCall = OpenAI.ChatCompletionMessageFunctionToolCall;

/** An answer of an endpoint, as far as the judge reads it. */
export interface Completion {
  /** The first choice; null without one. */
  choice: { content: string; refusal: string; calls: ToolCall[]; finishReason: string } | null;
  usage: JsonObject;
  /** True if a try before it, without an answer, may have cost something. */
  retried: boolean;
  /** The message of an error in the place of a choice; empty without one. */
  error: string;
}

/** Reads what an endpoint sent, which may be anything: a part of another type counts as left out. */
export function completionOf(sent: unknown, retried: boolean): Completion {
  const { choices, usage, error } = membersOf(sent);
  const { message, finish_reason: finishReason } = membersOf(Array.isArray(choices) ? choices[0] : null);
  const isChoice = typeof message === 'object' && message !== null;
  const { content, refusal, tool_calls: calls } = membersOf(message);
  return {
    choice: isChoice
      ? {
          content: contentOf(content),
          refusal: textOf(refusal) ?? '',
          calls: objectsOf(calls).flatMap(callOf),
          finishReason: textOf(finishReason) ?? '',
        }
      : null,
    usage: membersOf(usage),
    retried,
    error: textOf(membersOf(error).message) ?? '',
  };
}

/** Some models answer in parts, their thoughts beside the text. */
function contentOf(content: unknown): string {
  const texts = objectsOf(content).map(({ type, text }) => (type === 'text' ? (textOf(text) ?? '') : ''));
  return textOf(content) ?? texts.join('');
}

function callOf({ id, function: called }: JsonObject): ToolCall[] {
  const { name, arguments: given } = membersOf(called);
  if (typeof id !== 'string' || typeof name !== 'string') return [];
  return [{ id, type: 'function', function: { name, arguments: textOf(given) ?? '' } }];
}

function membersOf(value: unknown): JsonObject {
  return objectOf(value) ?? {};
}
