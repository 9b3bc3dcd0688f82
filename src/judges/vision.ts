import type { ChatMessage, ChatRequest } from './chat.ts';
import type { PromptPicture } from './prompt.ts';
import { BlindJudgeError, JudgeError } from './types.ts';

/** The endpoint refused a request with pictures, for a reason that may lie in them. */
export class PicturesRefused extends JudgeError {
  override name = 'PicturesRefused';
}

/** Words of endpoints whose model takes no pictures: OpenAI, OpenRouter, vLLM, llama.cpp, Ollama, DeepSeek, Groq, FastAPI. */
const NO_VISION = [
  /only supported by certain models/i,
  /\b(?:image|vision|multi-?modal|image_url)\b[^.]{0,60}(?:not|n't) (?:currently )?(?:supported|available|allowed|enabled|accepted)/i,
  /(?:not|n't|no endpoints found that) (?:currently )?(?:support|accept|allow)\w*\b[^.]{0,40}\b(?:images?|vision|multi-?modal|image_url)\b/i,
  /\bnot a (?:multi-?modal|vision)/i,
  /\bat most 0 (?:image|file)/i,
  /\bunknown variant\W+image_url\b/i,
  /\b(?:invalid|unsupported|unexpected|unknown)\b[^.]{0,40}\b(?:type|part|value)\b[^.]{0,20}['"`]image_url['"`]/i,
  /\bmust be (?:a )?string|\bvalid string\b|\bexpected (?:a )?string|\bstr type expected/i,
  /missing data required for image input/i,
];
/** Statuses of a refusal that may be due to pictures. */
const REFUSED = [400, 413, 415, 422];

/** A message of the user with its pictures, each below a line with its number. */
export function messageWith(text: string, pictures: PromptPicture[]): ChatMessage {
  if (pictures.length === 0) return { role: 'user', content: text };
  return {
    role: 'user',
    content: [
      { type: 'text', text },
      ...pictures.flatMap(({ label, picture: { url } }) => [
        { type: 'text' as const, text: label },
        { type: 'image_url' as const, image_url: { url } },
      ]),
    ],
  };
}

export function hasPictures({ messages }: ChatRequest): boolean {
  return messages.some(({ content }) => Array.isArray(content) && content.some(({ type }) => type !== 'text'));
}

/** The fault of a request with pictures that was refused with these words; null if the pictures are not to blame. */
export function faultOfPictures(status: number | undefined, said: string): JudgeError | null {
  if (NO_VISION.some((words) => words.test(said)))
    return new BlindJudgeError(`the model does not take pictures: ${said}; set judge-model to one that does`);
  return status !== undefined && REFUSED.includes(status) ? new PicturesRefused(said) : null;
}
