/** An action.yml as the runner uses it: entry points and the environment its inputs become. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

/** What defaults of inputs may refer to: github, strategy, matrix, job and runner. */
export type Contexts = Record<string, unknown>;

export interface Manifest {
  main: string;
  post: string | undefined;
  postIf: string;
  inputs: { name: string; default: string }[];
}

interface RawManifest {
  inputs?: Record<string, { default?: unknown } | null>;
  runs?: { using?: string; main?: string; post?: string; 'post-if'?: string };
}

export async function readManifest(directory: string): Promise<Manifest> {
  const raw = parse(await readFile(join(directory, 'action.yml'), 'utf8')) as RawManifest;
  const { using, main, post, 'post-if': postIf = 'always()' } = raw.runs ?? {};
  if (using !== 'node24' || !main) throw new Error(`${directory}: not a node24 action`);
  const inputs = Object.entries(raw.inputs ?? {}).map(([name, input]) => ({
    name,
    default: String(input?.default ?? ''),
  }));
  return { main: join(directory, main), post: post && join(directory, post), postIf, inputs };
}

/** `INPUT_*` for the given `with:` values over the defaults; `unexpected` are names the action does not declare. */
export function inputEnvironment(
  manifest: Manifest,
  given: Record<string, string>,
  contexts: Contexts,
): { env: Record<string, string>; unexpected: string[] } {
  const env: Record<string, string> = {};
  const variable = (name: string) => `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`;
  for (const [name, value] of Object.entries(given)) env[variable(name)] = value;
  // An empty value in `with:` is a value: the default does not come back.
  for (const input of manifest.inputs) env[variable(input.name)] ??= interpolate(input.default, contexts);
  const declared = manifest.inputs.map((input) => input.name.toLowerCase());
  return { env, unexpected: Object.keys(given).filter((name) => !declared.includes(name.toLowerCase())) };
}

/** Evaluates `${{ context.path }}` and `${{ toJSON(context.path) }}`; throws on any other expression. */
export function interpolate(text: string, contexts: Contexts): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/gs, (_, source: string) => {
    const expression = source.trim();
    const inner = /^toJSON\((.*)\)$/i.exec(expression)?.[1];
    if (inner !== undefined) return JSON.stringify(lookUp(inner.trim(), contexts), null, 2);
    const value = lookUp(expression, contexts);
    if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'Array' : 'Object';
    return value === null ? '' : String(value);
  });
}

function lookUp(path: string, contexts: Contexts): unknown {
  if (!/^[a-z_][\w-]*(\.[a-z_][\w-]*)*$/i.test(path)) throw new Error(`unknown expression: ${path}`);
  const [context = '', ...keys] = path.split('.');
  if (!Object.hasOwn(contexts, context)) throw new Error(`no context ${context} for the default of an input: ${path}`);
  let value = contexts[context];
  for (const [depth, key] of keys.entries()) {
    const inside = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
    // The runner gives '' here; in these contexts it is more likely a mistake of ours.
    if (!inside && depth === 0 && context !== 'matrix') throw new Error(`unknown expression: ${path}`);
    value = inside ? (value as Record<string, unknown>)[key] : null;
  }
  return value ?? null;
}
