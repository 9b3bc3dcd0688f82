import type { DialectName } from '../../meter/types.ts';
import type { DialectReader } from '../items.ts';
import { anthropicItems } from './anthropic.ts';
import { geminiItems } from './gemini.ts';
import { openaiChatItems } from './openai-chat.ts';
import { openaiResponsesItems } from './openai-responses.ts';

export const DIALECT_READERS: Record<DialectName, DialectReader> = {
  anthropic: anthropicItems,
  'openai-chat': openaiChatItems,
  'openai-responses': openaiResponsesItems,
  gemini: geminiItems,
};
