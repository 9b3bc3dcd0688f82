import { type JsonObject, objectOf, objectsOf, textOf } from '../../base/json-value.ts';
import { dollarsOf } from '../json.ts';

/**
 * Additions of OpenRouter to each of the dialects that it speaks: Chat Completions, Responses and Messages. Source:
 * https://openrouter.ai/docs/use-cases/usage-accounting, https://openrouter.ai/docs/guides/features/server-tools,
 * https://openrouter.ai/docs/api-reference
 */

/** The type of a tool that OpenRouter runs: `openrouter:web_search`, … */
export const SERVER_TOOL = /^openrouter:/i;

/** In the name of a model that searches the web by itself. */
const ONLINE = /:online(?=:|$)/i;

/** Names of what OpenRouter runs besides tools: plugins, and the search of a model's name. */
export function extrasOf(body: JsonObject): string[] {
  const plugins = objectsOf(body.plugins).map(({ id }) => `plugin ${textOf(id) ?? 'unknown'}`);
  const { model, models, fallbacks } = body;
  const names = [model, ...(Array.isArray(models) ? models : []), ...objectsOf(fallbacks).map((each) => each.model)];
  return [...plugins, ...(names.some((name) => ONLINE.test(textOf(name) ?? '')) ? [':online'] : [])];
}

/** The request without them. */
export function withoutExtras({ plugins: _, ...body }: JsonObject): JsonObject {
  const offline = (name: unknown) => (typeof name === 'string' ? name.replace(ONLINE, '') : name);
  const changed: JsonObject = {};
  if ('model' in body) changed.model = offline(body.model);
  // Of further models, the first one that is to be had answers.
  if (Array.isArray(body.models)) changed.models = body.models.map(offline);
  if (Array.isArray(body.fallbacks))
    changed.fallbacks = body.fallbacks.map((each) =>
      objectOf(each) === null ? each : { ...each, model: offline(each.model) },
    );
  return { ...body, ...changed };
}

/** The stated cost of an answer in USD; null without one. With a key of one's own (BYOK), `cost` is OpenRouter's part only. */
export function statedCost(usage: JsonObject): number | null {
  const cost = dollarsOf(usage.cost);
  if (cost === null || usage.is_byok !== true) return cost;
  return cost + (dollarsOf(objectOf(usage.cost_details)?.upstream_inference_cost) ?? 0);
}
