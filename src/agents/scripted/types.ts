import { randomUUID } from 'node:crypto';

/** Ways to ask a model that the scripted one speaks. */
export type ModelDialect = 'anthropic' | 'openai-chat' | 'openai-responses' | 'gemini';
export type Json = Record<string, unknown>;

/** One turn of the model. */
export interface ModelTurn {
  text?: string;
  /** Tool calls, after the text. */
  calls?: { name: string; arguments: object }[];
  tokens?: Partial<StatedTokens>;
  model?: string;
}

/** Tokens as a provider's bill counts them: input includes what came from a cache, output includes reasoning. */
export interface StatedTokens {
  input: number;
  cached: number;
  written: number;
  output: number;
  reasoning: number;
}

/** An event of a stream. */
export interface StreamEvent {
  name: string | null;
  data: Json | string;
  /** The tokens that the bill grows by when this was said. */
  states: Partial<StatedTokens> | null;
}

export function id(kind: string): string {
  return `${kind}_${randomUUID().replaceAll('-', '').slice(0, 20)}`;
}

/** Parts of a text as a model says it: short ones, and longer ones of a long text. */
export function split(text: string): string[] {
  const size = Math.max(7, Math.ceil(text.length / 200));
  return text.match(new RegExp(`.{1,${size}}`, 'gsu')) ?? [];
}
