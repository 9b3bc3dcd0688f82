import { UserError } from '../base/errors.ts';
import { closestName } from '../base/text/near.ts';
import { plainLine } from '../base/text/untrusted.ts';
import type { Family } from '../options/model-values.ts';

/** Asks a provider for a document below its base URL: the status, and the text of the answer. */
export type Ask = (path: string, query: string) => Promise<{ status: number; text: string }>;

/** The models of each family: one by its name, and the list. Sources: the API references of the providers. */
const PATHS: Record<Family, { one: string; all: string; query: string }> = {
  anthropic: { one: '/v1/models/', all: '/v1/models', query: '?limit=1000' },
  openai: { one: '/models/', all: '/models', query: '' },
  gemini: { one: '/v1beta/models/', all: '/v1beta/models', query: '?pageSize=1000' },
};

/**
 * Throws a UserError if a provider says that it has no such model, and its list of models does not name it. Anything
 * else (no such list, an error, no answer) tells nothing.
 */
export async function requireModel(family: Family, provider: string, model: string, ask: Ask): Promise<void> {
  const { one, all, query } = PATHS[family];
  const found = await ask(one + encodeURIComponent(model), '').catch(() => null);
  if (found?.status !== 404) return;
  const list = await ask(all, query).catch(() => null);
  const names = list?.status === 200 ? namesIn(list.text) : [];
  // No list has OpenRouter's variants and presets (https://openrouter.ai/docs/guides/routing/model-variants); Gemini's SDKs also
  // take a name as its list has it.
  const listed = model.replace(/^models\//, '').replace(/:[^/:]*$|@preset\/.*$/, '');
  if (names.length === 0 || listed === '' || names.includes(model) || names.includes(listed)) return;
  throw new UserError(
    `agent-model: ${provider} knows no model ${model}; did you mean ${plainLine(closestName(model, names), 200)}?`,
  );
}

/**
 * The names in a list of models: `id` below `data`, for Gemini `name` below `models`; OpenRouter's have two. None in a list
 * that does not name all: LiteLLM's with patterns (https://docs.litellm.ai/docs/wildcard_routing), and that of Azure, which has what can be
 * deployed, not the names of the deployments (https://learn.microsoft.com/rest/api/azureopenai/models/list).
 */
function namesIn(text: string): string[] {
  try {
    const { data, models } = JSON.parse(text) as { data?: unknown; models?: unknown };
    const entries = Array.isArray(data) ? data : Array.isArray(models) ? models : [];
    const names = entries.flatMap((entry) => {
      const names = [entry?.id ?? entry?.name, entry?.canonical_slug].filter((name) => typeof name === 'string');
      return names.map((name) => name.replace(/^models\//, ''));
    });
    const isAll = !names.some((name) => name.includes('*')) && entries.every((entry) => !entry?.lifecycle_status);
    return isAll ? names : [];
  } catch {
    return [];
  }
}
