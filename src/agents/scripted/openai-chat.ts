import { id, type Json, type ModelTurn, type StatedTokens, type StreamEvent, split } from './types.ts';

/** OpenAI Chat Completions without a stream. */
export function chatDocument(turn: ModelTurn, tokens: StatedTokens, model: string): Json {
  const { text, calls = [] } = turn;
  return {
    id: id('chatcmpl'),
    object: 'chat.completion',
    created: 1_760_000_000,
    model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: text ?? null,
          ...(calls.length === 0 ? {} : { tool_calls: calls.map(chatCall) }),
        },
        finish_reason: calls.length > 0 ? 'tool_calls' : 'stop',
      },
    ],
    usage: chatUsage(tokens),
  };
}

export function chatEvents(turn: ModelTurn, tokens: StatedTokens, model: string, body: Json): StreamEvent[] {
  const common = { id: id('chatcmpl'), object: 'chat.completion.chunk', created: 1_760_000_000, model };
  const chunk = (delta: Json, finish: string | null = null): StreamEvent => ({
    name: null,
    data: { ...common, choices: [{ index: 0, delta, finish_reason: finish }] },
    states: null,
  });
  const asked = (body.stream_options as Json | undefined)?.include_usage === true;
  const usage: StreamEvent = {
    name: null,
    data: { ...common, choices: [], usage: chatUsage(tokens) },
    states: tokens,
  };
  const { calls = [] } = turn;
  return [
    chunk({ role: 'assistant', content: '' }),
    ...split(turn.text ?? '').map((content) => chunk({ content })),
    ...calls.flatMap((call, index) => {
      const { id: name, function: made } = chatCall(call);
      return [
        chunk({ tool_calls: [{ index, id: name, type: 'function', function: { name: made.name, arguments: '' } }] }),
        ...split(made.arguments).map((part) => chunk({ tool_calls: [{ index, function: { arguments: part } }] })),
      ];
    }),
    chunk({}, calls.length > 0 ? 'tool_calls' : 'stop'),
    ...(asked ? [usage] : []),
    { name: null, data: '[DONE]', states: null },
  ];
}

function chatUsage({ input, cached, output, reasoning }: StatedTokens): Json {
  return {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    prompt_tokens_details: { cached_tokens: cached },
    completion_tokens_details: { reasoning_tokens: reasoning },
  };
}

function chatCall(call: { name: string; arguments: object }) {
  return {
    id: id('call'),
    type: 'function',
    function: { name: call.name, arguments: JSON.stringify(call.arguments) },
  };
}
