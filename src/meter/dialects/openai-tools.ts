import { type JsonObject, objectOf, objectsOf, textOf } from '../../base/json-value.ts';
import { SERVER_TOOL } from './openrouter.ts';

/**
 * Tools of OpenAI's two APIs that the provider runs. `function`, `custom`, `local_shell`, `apply_patch` and `computer` run
 * at the agent.
 */
const HOSTED =
  /^(web_search(_preview)?|file_search|code_interpreter|image_generation|mcp|programmatic_tool_calling)(_\d.*)?$/;

/** The tool that runs programs of the model, which call other tools; without a fee. */
export const PROGRAMS = 'programmatic_tool_calling';

/** True for a tool, or a choice of one, that the provider runs; `shell` is one if it has a container. */
export function isHosted(tool: unknown): boolean {
  const { type, environment } = objectOf(tool) ?? {};
  const name = textOf(type) ?? '';
  const container = name === 'shell' && /^container/.test(textOf(objectOf(environment)?.type) ?? '');
  return container || HOSTED.test(name) || SERVER_TOOL.test(name);
}

/** The types of the tools that the provider runs. */
export function hostedToolsOf(tools: unknown): string[] {
  return objectsOf(tools)
    .filter(isHosted)
    .map(({ type }) => textOf(type)!);
}

/** A tool that the model calls itself, even if it was meant for programs alone. */
function forModel(tool: unknown): unknown {
  const { allowed_callers: _, ...own } = objectOf(tool) ?? {};
  return objectOf(tool) === null ? tool : own;
}

/** The request without tools that the provider runs, and without the choice of one of them. */
export function withoutHostedTools(body: JsonObject): JsonObject {
  if (!Array.isArray(body.tools)) return body;
  const own = body.tools.filter((tool) => !isHosted(tool));
  if (own.length === body.tools.length) return body;
  const tools = own.map(forModel);
  const { tools: _, tool_choice: choice, ...rest } = body;
  if (tools.length === 0) return rest;
  const isShell = (tool: unknown) => objectOf(tool)?.type === 'shell';
  const isGone = isHosted(choice) || (isShell(choice) && !tools.some(isShell));
  return { ...rest, tools, ...(isGone ? {} : { tool_choice: choice }) };
}
