import { id, type Json, type ModelTurn, type StatedTokens, type StreamEvent, split } from './types.ts';

/** OpenAI Responses without a stream. */
export function responsesDocument(turn: ModelTurn, tokens: StatedTokens, model: string): Json {
  return responseOf(model, itemsOf(turn), tokens);
}

export function responsesEvents(turn: ModelTurn, tokens: StatedTokens, model: string): StreamEvent[] {
  let number = 0;
  const event = (type: string, rest: Json, states: Partial<StatedTokens> | null = null): StreamEvent => ({
    name: type,
    data: { type, sequence_number: number++, ...rest },
    states,
  });
  const items = itemsOf(turn);
  const whole = responseOf(model, items, tokens);
  return [
    event('response.created', { response: { ...whole, output: [], status: 'in_progress', usage: null } }),
    ...items.flatMap((item, output_index) => {
      const deltas =
        item.type === 'message'
          ? split(turn.text ?? '').map((delta) =>
              event('response.output_text.delta', { output_index, item_id: item.id, content_index: 0, delta }),
            )
          : split(String(item.arguments)).map((delta) =>
              event('response.function_call_arguments.delta', { output_index, item_id: item.id, delta }),
            );
      return [
        event('response.output_item.added', { output_index, item }),
        ...deltas,
        event('response.output_item.done', { output_index, item }),
      ];
    }),
    event('response.completed', { response: whole }, tokens),
  ];
}

function responseOf(model: string, output: Json[], tokens: StatedTokens): Json {
  const usage = {
    input_tokens: tokens.input,
    input_tokens_details: { cached_tokens: tokens.cached },
    output_tokens: tokens.output,
    output_tokens_details: { reasoning_tokens: tokens.reasoning },
    total_tokens: tokens.input + tokens.output,
  };
  const about = { object: 'response', created_at: 1_760_000_000, status: 'completed', model, error: null };
  return { id: id('resp'), ...about, output, usage };
}

function itemsOf({ text, calls = [] }: ModelTurn): Json[] {
  const content = [{ type: 'output_text', text, annotations: [] }];
  return [
    ...(text === undefined
      ? []
      : [{ id: id('msg'), type: 'message', role: 'assistant', status: 'completed', content }]),
    ...calls.map((call) => ({
      id: id('fc'),
      type: 'function_call',
      status: 'completed',
      call_id: id('call'),
      name: call.name,
      arguments: JSON.stringify(call.arguments),
    })),
  ];
}
