import { type JsonObject, objectOf, objectsOf, textOf } from '../../base/json-value.ts';
import { type AgentItem, argumentsOf, type DialectReader, type Item, nameOf, readOnce, textsOf } from '../items.ts';

/** Gemini generateContent, in both spellings of its API; Google takes one object in the place of a list, too. */
export const geminiItems: DialectReader = {
  request: (body) => [
    { kind: 'system', texts: textsOf(objectOf(body.systemInstruction ?? body.system_instruction)?.parts) },
    ...objectsOf([body.contents].flat()).flatMap(itemsOf),
  ],
  answer({ candidates }) {
    const [candidate] = objectsOf(candidates);
    return agentItem(objectOf(candidate?.content)?.parts);
  },
  tools: ({ tools }) =>
    objectsOf([tools].flat()).flatMap((tool) =>
      objectsOf([tool.functionDeclarations ?? tool.function_declarations].flat()),
    ),
};

const itemsOf = readOnce(({ role, parts }) =>
  role === 'model' ? [agentItem([parts].flat())] : userItems([parts].flat()),
);

function userItems(parts: unknown): Item[] {
  const results = objectsOf(parts).flatMap((part): Item[] => {
    const result = responseIn(part);
    if (result === null) return [];
    const given = objectOf(result.response);
    const text = textOf(given?.output) ?? textOf(given?.error) ?? JSON.stringify(given);
    return [
      { kind: 'result', id: textOf(result.id), name: nameOf(result.name), text, failed: 'error' in (given ?? {}) },
    ];
  });
  const rest = objectsOf(parts).filter((part) => responseIn(part) === null);
  return [...results, { kind: 'user', texts: textsOf(rest) }];
}

function responseIn(part: JsonObject): JsonObject | null {
  return objectOf(part.functionResponse ?? part.function_response);
}

function agentItem(parts: unknown): AgentItem {
  const item: AgentItem = { kind: 'agent', text: '', reasoning: '', calls: [] };
  const said: string[] = [];
  const thought: string[] = [];
  for (const part of objectsOf(parts)) {
    const call = objectOf(part.functionCall ?? part.function_call);
    const own = objectOf(part.toolCall ?? part.tool_call);
    if (call !== null)
      item.calls.push({ id: textOf(call.id), name: nameOf(call.name), arguments: argumentsOf(call.args) });
    else if (own !== null) {
      const name = nameOf(own.toolType ?? own.tool_type).toLowerCase();
      item.calls.push({ id: textOf(own.id), name, arguments: argumentsOf(own.args), hosted: true });
    } else (part.thought === true ? thought : said).push(...textsOf([part]));
  }
  return { ...item, text: said.join('\n'), reasoning: thought.join('\n') };
}
