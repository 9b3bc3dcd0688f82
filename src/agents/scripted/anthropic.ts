import { id, type Json, type ModelTurn, type StatedTokens, type StreamEvent, split } from './types.ts';

/** Anthropic Messages without a stream. */
export function anthropicDocument(turn: ModelTurn, tokens: StatedTokens, model: string): Json {
  const { text, calls = [] } = turn;
  return {
    id: id('msg'),
    type: 'message',
    role: 'assistant',
    model,
    content: [
      ...(text === undefined ? [] : [{ type: 'text', text }]),
      ...calls.map((call) => ({ type: 'tool_use', id: id('toolu'), name: call.name, input: call.arguments })),
    ],
    stop_reason: calls.length > 0 ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: anthropicUsage(tokens),
  };
}

export function anthropicEvents(turn: ModelTurn, tokens: StatedTokens, model: string): StreamEvent[] {
  const event = (type: string, rest: Json, states: Partial<StatedTokens> | null = null): StreamEvent => ({
    name: type,
    data: { type, ...rest },
    states,
  });
  const document = anthropicDocument(turn, tokens, model);
  const blocks = document.content as Json[];
  const { output, ...input } = tokens;
  const begun = { ...document, content: [], stop_reason: null, usage: anthropicUsage({ ...tokens, output: 1 }) };
  return [
    event('message_start', { message: begun }, { ...input, output: 1 }),
    ...blocks.flatMap((block, index) => {
      const isText = block.type === 'text';
      const parts = isText ? split(String(block.text)) : split(JSON.stringify(block.input));
      return [
        event('content_block_start', {
          index,
          content_block: isText ? { type: 'text', text: '' } : { ...block, input: {} },
        }),
        ...parts.map((part) =>
          event('content_block_delta', {
            index,
            delta: isText ? { type: 'text_delta', text: part } : { type: 'input_json_delta', partial_json: part },
          }),
        ),
        event('content_block_stop', { index }),
      ];
    }),
    event(
      'message_delta',
      { delta: { stop_reason: document.stop_reason, stop_sequence: null }, usage: { output_tokens: output } },
      { output: output - 1 },
    ),
    event('message_stop', {}),
  ];
}

function anthropicUsage({ input, cached, written, output }: StatedTokens): Json {
  return {
    input_tokens: input - cached - written,
    cache_read_input_tokens: cached,
    cache_creation_input_tokens: written,
    cache_creation: { ephemeral_5m_input_tokens: written, ephemeral_1h_input_tokens: 0 },
    output_tokens: output,
    service_tier: 'standard',
  };
}
