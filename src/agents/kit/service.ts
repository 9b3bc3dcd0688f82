import { KNOWN_PROVIDERS } from '../../meter/providers.ts';
import { PROVIDER_KEYS, type ProviderName } from '../../options/model-values.ts';

/** The provider of an agent's model, as the agent reaches it. */
export interface Service {
  name: ProviderName;
  /** The variable of its environment that holds the key. */
  keyName: string;
  /** Its value: for agents that want it under another name. */
  key: string;
  /** Null: the provider's own address. */
  url: string | null;
}

/** The first of some services whose key is in an environment; null if there is none. */
export function serviceIn(names: ProviderName[], environment: Record<string, string>): Service | null {
  for (const name of names) {
    const keyName = PROVIDER_KEYS[name].find((key) => environment[key] !== undefined && environment[key] !== '');
    const { endpoint, addresses } = KNOWN_PROVIDERS[name];
    // No agent knows OpenRouter by itself as an address of OpenAI's dialect.
    const usual = name === 'openrouter' ? endpoint : null;
    if (keyName !== undefined)
      return { name, keyName, key: environment[keyName]!, url: environment[addresses[0]] || usual };
  }
  return null;
}
