import { type Json, type ModelTurn, type StatedTokens, type StreamEvent, split } from './types.ts';

/** Gemini generateContent without a stream. */
export function geminiDocument(turn: ModelTurn, tokens: StatedTokens): Json {
  return {
    candidates: [{ index: 0, content: { role: 'model', parts: partsOf(turn) }, finishReason: 'STOP' }],
    usageMetadata: geminiUsage(tokens),
    modelVersion: turn.model ?? 'gemini-scripted',
  };
}

export function geminiEvents(turn: ModelTurn, tokens: StatedTokens): StreamEvent[] {
  const modelVersion = turn.model ?? 'gemini-scripted';
  const parts = partsOf(turn).flatMap((part): Json[] =>
    typeof part.text === 'string' ? split(part.text).map((text) => ({ text })) : [part],
  );
  const { output, reasoning, ...input } = tokens;
  return parts.map((part, index) => {
    const last = index === parts.length - 1;
    const said = last ? tokens : { ...tokens, output: 0, reasoning: 0 };
    const candidate = {
      index: 0,
      content: { role: 'model', parts: [part] },
      ...(last ? { finishReason: 'STOP' } : {}),
    };
    const states = { ...(index === 0 ? input : {}), ...(last ? { output, reasoning } : {}) };
    return { name: null, data: { candidates: [candidate], usageMetadata: geminiUsage(said), modelVersion }, states };
  });
}

function geminiUsage({ input, cached, output, reasoning }: StatedTokens): Json {
  return {
    promptTokenCount: input,
    cachedContentTokenCount: cached,
    candidatesTokenCount: output - reasoning,
    thoughtsTokenCount: reasoning,
    totalTokenCount: input + output,
  };
}

function partsOf({ text, calls = [] }: ModelTurn): Json[] {
  return [
    ...(text === undefined ? [] : [{ text }]),
    ...calls.map((call) => ({ functionCall: { name: call.name, args: call.arguments } })),
  ];
}
