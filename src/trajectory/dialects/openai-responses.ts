import { type JsonObject, objectOf, objectsOf, textOf } from '../../base/json-value.ts';
import { isHosted } from '../../meter/dialects/openai-tools.ts';
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

/** OpenAI Responses. */
export const openaiResponsesItems: DialectReader = {
  request({ instructions, input }) {
    const said: Item[] = [{ kind: 'system', texts: textsOf(instructions) }];
    if (typeof input === 'string') return [...said, { kind: 'user', texts: textsOf(input) }];
    return [...said, ...itemsOf(objectsOf(input))];
  },
  answer({ output }) {
    const item = newItem();
    // A compaction keeps messages of the user.
    const own = objectsOf(output).filter(({ role }) => textOf(role) === null || role === 'assistant');
    for (const part of own) addTo(item, part);
    return item;
  },
  tools: ({ tools, input }) => {
    const lists = [
      tools,
      ...objectsOf(input).flatMap((item) => (item.type === 'additional_tools' ? [item.tools] : [])),
    ];
    return lists.flatMap(toolsIn).map((tool) => ({ ...tool, name: tool.name ?? tool.type }));
  },
};

/** The tools of a list, and in the place of a namespace its own. */
function toolsIn(list: unknown): JsonObject[] {
  return objectsOf(list).flatMap(({ tools, ...tool }) =>
    Array.isArray(tools) ? objectsOf(tools).map((own) => ({ ...own, name: inNamespace(own.name, tool.name) })) : [tool],
  );
}

/** A tool of a namespace by its name; that of an MCP server as other clients name it: `mcp__server__tool`. */
function inNamespace(name: unknown, namespace: unknown): unknown {
  return textOf(name) !== null && /^mcp__/.test(textOf(namespace) ?? '') ? `${namespace}__${name}` : name;
}

/** Parts of one answer are items of their own here; those that follow each other are joined. */
function itemsOf(parts: JsonObject[]): Item[] {
  const items: Item[] = [];
  let agent: AgentItem | null = null;
  for (const part of parts) {
    const type = typeOf(part);
    const isAgents =
      /^(reasoning|program|program_output|\w+_call)$/.test(type) || (type === 'message' && part.role === 'assistant');
    if (isAgents) {
      if (agent === null) {
        agent = newItem();
        items.push(agent);
      }
      addTo(agent, part);
      continue;
    }
    agent = null;
    const result = resultOf(part);
    const kind = part.role === 'system' || part.role === 'developer' ? 'system' : 'user';
    // Tools that are offered are nothing that was said; a reference stands for an item that was said before.
    if (type === 'additional_tools' || type === 'item_reference') continue;
    items.push(result ?? { kind, texts: textsOfMessage(part, type) });
  }
  return items;
}

function textsOfMessage({ content }: JsonObject, type: string): string[] {
  if (type === 'message') return textsOf(content);
  if (type !== 'agent_message') return [`[${type.slice(0, 100)}]`];
  // A task is as encrypted as it is in the call that gave it, by which it is found.
  return objectsOf(content).flatMap((part) => textOf(part.encrypted_content) ?? textsOf([part]));
}

const resultOf = readOnce((part): Item | null => {
  const type = typeOf(part);
  const id = textOf(part.call_id) ?? textOf(part.id);
  if (type === 'tool_search_output') {
    const text = toolsIn(part.tools)
      .map(({ name }) => nameOf(name))
      .join('\n');
    return { kind: 'result', id, name: null, text, failed: false };
  }
  if (!type.endsWith('_call_output')) return null;
  const { output } = part;
  // A shell's output is a list of parts with stdout and stderr.
  const shell = objectsOf(output).flatMap(({ stdout, stderr }) => [textOf(stdout) ?? '', textOf(stderr) ?? '']);
  const texts = shell.some(Boolean) ? shell.filter(Boolean) : textsOf(objectOf(output)?.content ?? output);
  return {
    kind: 'result',
    id,
    name: null,
    text: texts.join('\n'),
    failed: type === 'custom_tool_call_output' && /^Script failed\n/.test(texts[0] ?? ''),
  };
});

function newItem(): AgentItem {
  return { kind: 'agent', text: '', reasoning: '', calls: [] };
}

function addTo(item: AgentItem, part: JsonObject): void {
  const type = typeOf(part);
  const add = (member: 'text' | 'reasoning', texts: string[]) => {
    item[member] = [item[member], ...texts].filter(Boolean).join('\n');
  };
  if (type === 'reasoning') add('reasoning', [...textsOf(part.summary), ...textsOf(part.content)]);
  else if (type === 'message') add('text', textsOf(part.content));
  // OpenAI runs programs that call tools.
  else if (type === 'program')
    item.calls.push({ id: textOf(part.call_id), name: type, arguments: { code: part.code }, hosted: true });
  else if (type === 'program_output') return;
  else if (type.endsWith('_call')) item.calls.push(callOf(part));
  else add('text', [`[${type.slice(0, 100)}]`]);
}

const callOf = readOnce((part): Call => {
  const type = typeOf(part);
  // Tools of the API itself have no name, and their arguments in `action` or `operation`.
  const name = nameOf(inNamespace(part.name, part.namespace) ?? type.slice(0, -'_call'.length));
  const given = part.arguments ?? part.input ?? part.action ?? part.operation;
  const hosted = isHosted({ type: type.slice(0, -'_call'.length), environment: part.environment });
  return { id: textOf(part.call_id) ?? textOf(part.id), name, arguments: argumentsOf(given), hosted };
});

function typeOf(part: JsonObject): string {
  return textOf(part.type) ?? 'message';
}
