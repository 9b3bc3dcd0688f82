import type OpenAI from 'openai';

export type ChatRequest = OpenAI.ChatCompletionCreateParamsNonStreaming;
export type ChatMessage = OpenAI.ChatCompletionMessageParam;
export type ToolCall = OpenAI.ChatCompletionMessageFunctionToolCall;

/** An answer of an endpoint, as far as the judge reads it. */
export interface Completion {
  /** The first choice; null without one. */
  choice: { content: string; refusal: string; calls: ToolCall[]; finishReason: string } | null;
  usage: Members;
  /** The message of an error in the place of a choice; empty without one. */
  error: string;
}

type Members = Record<string, unknown>;

/** Reads what an endpoint sent, which may be anything: a part of another type counts as left out. */
export function completionOf(sent: unknown): Completion {
  const { choices, usage, error } = membersOf(sent);
  const [first] = listOf(choices);
  const { message, finish_reason: finishReason } = membersOf(first);
  const isChoice = typeof message === 'object' && message !== null;
  const { content, refusal, tool_calls: calls } = membersOf(message);
  return {
    choice: isChoice
      ? {
          content: contentOf(content),
          refusal: textOf(refusal),
          calls: listOf(calls).flatMap(callOf),
          finishReason: textOf(finishReason),
        }
      : null,
    usage: membersOf(usage),
    error: textOf(membersOf(error).message),
  };
}

/** Some models answer in parts, their thoughts beside the text. */
function contentOf(content: unknown): string {
  const parts = listOf(content).map(membersOf);
  return textOf(content) + parts.map(({ type, text }) => (type === 'text' ? textOf(text) : '')).join('');
}

function callOf(call: unknown): ToolCall[] {
  const { id, function: called } = membersOf(call);
  const { name, arguments: given } = membersOf(called);
  if (typeof id !== 'string' || typeof name !== 'string') return [];
  return [{ id, type: 'function', function: { name, arguments: textOf(given) } }];
}

function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
