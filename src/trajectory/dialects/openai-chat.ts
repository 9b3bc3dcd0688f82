import { type JsonObject, objectOf, objectsOf, textOf } from '../../base/json-value.ts';
import {
  type AgentItem,
  argumentsOf,
  type Call,
  type DialectReader,
  type Item,
  nameOf,
  readOnce,
  textsOf,
} from '../items.ts';

/** OpenAI Chat Completions, and the older completions with a prompt. */
export const openaiChatItems: DialectReader = {
  request({ messages, prompt }) {
    if (!Array.isArray(messages)) return [{ kind: 'user', texts: textsOf(prompt) }];
    return objectsOf(messages).map(itemOf);
  },
  answer({ choices }) {
    const [choice] = objectsOf(choices);
    const message = objectOf(choice?.message) ?? { content: choice?.text };
    return agentItem(message);
  },
  tools: ({ tools, functions }) => [
    ...objectsOf(tools).map((tool) => objectOf(tool.function) ?? tool),
    ...objectsOf(functions),
  ],
};

const itemOf = readOnce((message): Item => {
  const { role, content } = message;
  if (role === 'assistant') return agentItem(message);
  const texts = textsOf(content);
  if (role === 'tool' || role === 'function') {
    const text = texts.join('\n');
    return { kind: 'result', id: textOf(message.tool_call_id), name: textOf(message.name), text, failed: false };
  }
  return { kind: role === 'system' || role === 'developer' ? 'system' : 'user', texts };
});

function agentItem(message: JsonObject): AgentItem {
  const single = objectOf(message.function_call);
  const calls = objectsOf(message.tool_calls).map((call): Call => {
    const made = objectOf(call.function) ?? objectOf(call.custom) ?? {};
    return { id: textOf(call.id), name: nameOf(made.name), arguments: argumentsOf(made.arguments ?? made.input) };
  });
  if (single !== null) calls.push({ id: null, name: nameOf(single.name), arguments: argumentsOf(single.arguments) });
  const reasoning = textOf(message.reasoning_content) ?? textOf(message.reasoning) ?? '';
  return { kind: 'agent', text: textsOf(message.content ?? message.refusal).join('\n'), reasoning, calls };
}
