import type OpenAI from 'openai';

export type ChatRequest = OpenAI.ChatCompletionCreateParamsNonStreaming;
export type ChatMessage = OpenAI.ChatCompletionMessageParam;
export type Completion = OpenAI.ChatCompletion;
