import { UserError } from '../base/errors.ts';
import { ownOf } from '../base/own.ts';
import { type Endpoint, type Family, PROVIDER_KEYS, type ProviderName } from '../options/model-values.ts';

/** A provider of models that agents of this run may use. */
export interface Provider {
  /** First part of its path at the meter: `/anthropic/v1/messages`. */
  name: string;
  family: Family;
  /** The base URL for its clients, without a slash at the end. */
  endpoint: URL;
  /** The keys on the runner, by the variable's name; empty for an endpoint that takes none. */
  keys: Record<string, string>;
}

interface Known {
  family: Family;
  endpoint: string;
  /** Variables in which clients look for the base URL, the usual one first. */
  addresses: [string, ...string[]];
}

/** The providers with names of their own. Sources: the documentation of their SDKs and command lines. */
export const KNOWN_PROVIDERS: Record<ProviderName, Known> = {
  anthropic: {
    family: 'anthropic',
    endpoint: 'https://api.anthropic.com',
    addresses: ['ANTHROPIC_BASE_URL'],
  },
  openai: {
    family: 'openai',
    endpoint: 'https://api.openai.com/v1',
    addresses: ['OPENAI_BASE_URL', 'OPENAI_API_BASE'],
  },
  gemini: {
    family: 'gemini',
    endpoint: 'https://generativelanguage.googleapis.com',
    addresses: ['GOOGLE_GEMINI_BASE_URL'],
  },
  openrouter: {
    family: 'openai',
    endpoint: 'https://openrouter.ai/api/v1',
    addresses: ['OPENROUTER_BASE_URL', 'OPENROUTER_API_BASE'],
  },
};

/** The variable with the key of a provider of one's own: `MY_LAB_API_KEY` for `my-lab`. */
function ownKeyName(name: string): string {
  return `${name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_')}_API_KEY`;
}

/**
 * The providers of a run from `model-keys` (by variable) and `model-endpoints`; a provider with neither is not offered.
 * Throws a UserError for a key of no provider.
 */
export function providersOf(keys: Record<string, string>, endpoints: Endpoint[]): Provider[] {
  const left = new Map(Object.entries(keys));
  const take = (names: string[]) => {
    const taken = names.filter((name) => left.has(name)).map((name) => [name, left.get(name)!] as const);
    for (const name of names) left.delete(name);
    return Object.fromEntries(taken);
  };
  const known = (Object.keys(KNOWN_PROVIDERS) as ProviderName[]).flatMap((name): Provider[] => {
    const { family, endpoint } = KNOWN_PROVIDERS[name];
    const own = endpoints.find((each) => each.name === name);
    const held = take(PROVIDER_KEYS[name]);
    if (own === undefined && Object.keys(held).length === 0) return [];
    return [{ name, family, endpoint: own?.url ?? new URL(endpoint), keys: held }];
  });
  const others = endpoints
    .filter(({ name }) => !Object.hasOwn(KNOWN_PROVIDERS, name))
    .map(({ name, family, url }) => ({ name, family: family!, endpoint: url, keys: take([ownKeyName(name)]) }));
  const [unused] = left.keys();
  if (unused !== undefined) {
    throw new UserError(
      `model-keys: ${unused} is the key of no provider; known are ${Object.values(PROVIDER_KEYS).flat().join(', ')}, and NAME_API_KEY for a provider NAME of model-endpoints`,
    );
  }
  return [...known, ...others];
}

/**
 * The variables with which an agent finds the meter: the provider's usual ones, with the trial's token in the place of
 * each key, and `AGENTBENCH_MODEL_URL`. `base` is the meter's URL as the testbed sees it.
 */
export function meterVariables(providers: Provider[], base: string, token: string): Record<string, string> {
  const variables: Record<string, string> = { AGENTBENCH_MODEL_URL: base };
  const offered = new Set(providers.map(({ name }) => name));
  for (const provider of providers) {
    const url = `${base}/${provider.name}${pathOf(provider.endpoint)}`;
    const keys = Object.keys(provider.keys);
    for (const name of keys) variables[name] = token;
    // A provider of one's own is also found by clients of its family, unless the family's own provider is there.
    const usual =
      Object.hasOwn(KNOWN_PROVIDERS, provider.name) || offered.has(provider.family) ? provider.name : provider.family;
    const usualKeys = ownOf<string[]>(PROVIDER_KEYS, usual) ?? [];
    if (usualKeys.length > 0 && !usualKeys.some((name) => keys.includes(name))) variables[usualKeys[0]!] = token;
    for (const name of ownOf<Known>(KNOWN_PROVIDERS, usual)?.addresses ?? []) variables[name] ??= url;
  }
  return variables;
}

/** The provider whose address is in the variables of a service (`anthropic`, …), as `meterVariables` sets them; null without one. */
export function providerFor(service: string, providers: Provider[]): Provider | null {
  const isOwn = ({ name, family }: Provider) => !Object.hasOwn(KNOWN_PROVIDERS, name) && family === service;
  return providers.find(({ name }) => name === service) ?? providers.find(isOwn) ?? null;
}

/** The names of all variables that `meterVariables` would set. Throws as `providersOf` does. */
export function meterNames(keys: Record<string, string>, endpoints: Endpoint[]): string[] {
  const providers = providersOf(keys, endpoints);
  return providers.length === 0 ? [] : Object.keys(meterVariables(providers, '', ''));
}

/** Headers in which clients send a key, as `name → text before the key`. */
const KEY_HEADERS: Record<string, string> = {
  authorization: 'Bearer ',
  'x-api-key': '',
  'api-key': '',
  'x-goog-api-key': '',
};

/** The headers in which a family takes its key, the usual one first (`api-key`: Azure; Google's Chat Completions: a bearer). */
const TAKEN_HEADERS: Record<Family, string[]> = {
  anthropic: ['x-api-key', 'authorization'],
  openai: ['authorization', 'api-key'],
  gemini: ['x-goog-api-key', 'authorization'],
};

/** The trial's token in a request: in one of the headers for keys, or in Gemini's query. Null if there is none. */
export function tokenIn(headers: Record<string, unknown>, url: URL): string | null {
  for (const [name, before] of Object.entries(KEY_HEADERS)) {
    const value = headers[name];
    if (typeof value === 'string' && value.toLowerCase().startsWith(before.toLowerCase()))
      return value.slice(before.length).trim();
  }
  return url.searchParams.get('key');
}

/**
 * The headers (`[name, value, name, value, …]`) of a request to the provider: its key in the header where the client put
 * the token, if the provider takes it there. A key of Anthropic goes where that key belongs. Takes a key out of `url`: a
 * provider's redirect repeats the query to the agent.
 */
export function withKey(provider: Provider, headers: string[], url: URL): string[] {
  // Writes the query anew, which is the client's own otherwise.
  if (url.searchParams.has('key')) url.searchParams.delete('key');
  const out: string[] = [];
  const found: string[] = [];
  for (let i = 0; i < headers.length; i += 2) {
    const name = headers[i]!;
    if (Object.hasOwn(KEY_HEADERS, name.toLowerCase())) found.push(name);
    else out.push(name, headers[i + 1]!);
  }
  const { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_AUTH_TOKEN: authToken } = provider.keys;
  if (provider.family === 'anthropic' && (apiKey !== undefined || authToken !== undefined)) {
    const asBearer = apiKey === undefined || found.some((name) => name.toLowerCase() === 'authorization');
    if (asBearer && authToken !== undefined) return [...out, 'authorization', `Bearer ${authToken}`];
    return [...out, 'x-api-key', apiKey ?? ''];
  }
  const [key] = Object.values(provider.keys);
  if (key === undefined) return out;
  // Another family's header would be refused, as if the key were wrong.
  const taken = TAKEN_HEADERS[provider.family];
  const name = found.find((each) => taken.includes(each.toLowerCase())) ?? taken[0]!;
  return [...out, name, `${KEY_HEADERS[name.toLowerCase()]}${key}`];
}

/** The name of a key that no header can carry, such as one with a typographic sign; null if there is none. */
export function unsendableKey({ keys }: Provider): string | null {
  return Object.keys(keys).find((name) => /[^\x20-\x7e\x80-\xff]/.test(keys[name]!)) ?? null;
}

/**
 * The provider's URL for a path at the meter, the provider's name taken off; null for a path outside the endpoint. A path
 * without the endpoint's own beginning gets it: `/chat/completions` is `/v1/chat/completions` at OpenAI.
 */
export function targetOf(provider: Provider, path: string, query: string): URL | null {
  const base = pathOf(provider.endpoint);
  const isWhole = path === base || path.startsWith(`${base}/`);
  // Normalises `..`, also in its encoded forms, but for those with an encoded slash.
  const url = URL.parse(provider.endpoint.origin + (isWhole ? path : base + path) + query);
  if (url === null || /(^|[/\\])\.\.([/\\]|$)/.test(plainPath(url.pathname))) return null;
  return url.pathname === base || url.pathname.startsWith(`${base}/`) ? url : null;
}

/** A path as a lenient server may take it: decoded, without parameters, `/./`, doubled slashes, and what follows the last name. */
export function plainPath(path: string): string {
  let plain = path;
  for (let round = 0; round < 3 && plain.includes('%'); round++)
    plain = plain.replaceAll(/%([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return plain
    .replaceAll('\\', '/')
    .replaceAll(/;[^/]*/g, '')
    .replaceAll(/\/\.(?=\/|$)/g, '')
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?<![/\s\0])[/\s\0]+$/, '');
}

/** A URL's path without the slash at its end. */
function pathOf(url: URL): string {
  return url.pathname.replace(/\/+$/, '');
}
