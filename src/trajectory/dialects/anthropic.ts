import { objectsOf, textOf } from '../../base/json-value.ts';
import { type AgentItem, argumentsOf, type DialectReader, type Item, nameOf, readOnce, textsOf } from '../items.ts';

/** Beginning of a system text by which Claude Code identifies itself to the provider. It changes with the first message, so it is no part of a history. */
const BILLING = 'x-anthropic-billing-header:';

/** Anthropic Messages. */
export const anthropicItems: DialectReader = {
  request: ({ system, messages }) => [
    { kind: 'system', texts: textsOf(system).filter((said) => !said.startsWith(BILLING)) },
    ...objectsOf(messages).flatMap(itemsOf),
  ],
  answer: ({ content }) => agentItem(content),
  tools: ({ tools }) => objectsOf(tools),
};

const itemsOf = readOnce(({ role, content }) =>
  role === 'assistant' ? [agentItem(content)] : userItems(content, role),
);

/** Blocks that are results, or offer tools and take them back, which is nothing that was said. */
const UNSAID = /^tool_(result|addition|removal)$/;

function userItems(content: unknown, role: unknown): Item[] {
  const blocks = objectsOf(content);
  const results = blocks.filter(({ type }) => type === 'tool_result');
  const rest = typeof content === 'string' ? content : blocks.filter(({ type }) => !UNSAID.test(textOf(type) ?? ''));
  return [
    ...results.map(
      (block): Item => ({
        kind: 'result',
        id: textOf(block.tool_use_id),
        name: null,
        text: textsOf(block.content).join('\n'),
        failed: block.is_error === true,
      }),
    ),
    { kind: role === 'system' ? 'system' : 'user', texts: textsOf(rest) },
  ];
}

function agentItem(content: unknown): AgentItem {
  const item: AgentItem = { kind: 'agent', text: '', reasoning: '', calls: [] };
  const said: string[] = typeof content === 'string' ? [content] : [];
  const thought: string[] = [];
  for (const block of objectsOf(content)) {
    if (block.type === 'thinking') thought.push(textOf(block.thinking) ?? '');
    else if (block.type === 'tool_use' || block.type === 'server_tool_use' || block.type === 'mcp_tool_use') {
      const given = argumentsOf(block.input);
      item.calls.push({
        id: textOf(block.id),
        name: nameOf(block.name),
        arguments: given,
        hosted: block.type !== 'tool_use',
      });
    } else if (block.type !== 'redacted_thinking') said.push(textsOf([block]).join(''));
  }
  return { ...item, text: said.join('\n'), reasoning: thought.join('\n') };
}
