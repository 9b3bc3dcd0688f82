/** The variables of a provider in the environment of an agent. */
const SERVICES = {
  anthropic: { keys: ['ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN'], url: 'ANTHROPIC_BASE_URL' },
  openai: { keys: ['OPENAI_API_KEY'], url: 'OPENAI_BASE_URL' },
  openrouter: { keys: ['OPENROUTER_API_KEY'], url: 'OPENROUTER_BASE_URL' },
  gemini: { keys: ['GEMINI_API_KEY'], url: 'GOOGLE_GEMINI_BASE_URL' },
} as const;

export type ServiceName = keyof typeof SERVICES;

/** The provider of an agent's model, as the agent reaches it. */
export interface Service {
  name: ServiceName;
  /** The variable of its environment that holds the key. */
  keyName: string;
  /** Its value: for agents that want it under another name. */
  key: string;
  /** Null: the provider's own address. */
  url: string | null;
}

/** The base URL of OpenAI, for agents that want one even so. */
export const OPENAI = 'https://api.openai.com/v1';
/** The base URL of OpenRouter, which no agent knows by itself as an address of OpenAI's dialect. */
const OPENROUTER = 'https://openrouter.ai/api/v1';

/** The first of some services whose key is in an environment; null if there is none. */
export function serviceIn(names: ServiceName[], environment: Record<string, string>): Service | null {
  for (const name of names) {
    const { keys, url } = SERVICES[name];
    const keyName = keys.find((key) => environment[key] !== undefined && environment[key] !== '');
    const usual = name === 'openrouter' ? OPENROUTER : null;
    if (keyName !== undefined) return { name, keyName, key: environment[keyName]!, url: environment[url] || usual };
  }
  return null;
}

/** The variables with keys of some services, for messages. */
export function keysOf(names: ServiceName[]): string[] {
  return names.flatMap((name) => [...SERVICES[name].keys]);
}
