import { isIPv6 } from 'node:net';
import { closestName } from '../base/text/near.ts';
import { madeOfText } from '../base/zod.ts';
import { shownUrl } from './values.ts';

/** The family of a provider: which variables name its key and address, and where its clients put the key. */
export type Family = 'anthropic' | 'openai' | 'gemini';
const FAMILIES: Family[] = ['anthropic', 'openai', 'gemini'];

/** The providers with names of their own, and the variables that hold their keys. */
export const PROVIDER_KEYS = {
  anthropic: ['ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN'],
  openai: ['OPENAI_API_KEY'],
  gemini: ['GEMINI_API_KEY'],
  openrouter: ['OPENROUTER_API_KEY'],
};
export type ProviderName = keyof typeof PROVIDER_KEYS;

/** One line of `model-endpoints`; `family` is null for the providers with names of their own. */
export interface Endpoint {
  name: string;
  family: Family | null;
  url: URL;
}

/** A line of `model-prices`, in USD per million tokens. */
export interface OwnPrice {
  model: string;
  input: number;
  output: number;
  /** Null: as `input`. */
  cachedInput: number | null;
  /** Null: as `input`. */
  cacheWrite: number | null;
}

/** A host of `allow-hosts`; a name that begins with `*.` means every name below it. Without a port: 80 and 443. */
export interface AllowedHost {
  name: string;
  port: number | null;
}

/** `provider=URL` lines; a provider of one's own is `name:family`. */
export const modelEndpoints = madeOfText((text, refuse): Endpoint[] => {
  const found: Endpoint[] = [];
  for (const { line, number } of lines(text)) {
    const [, name, family, address] = /^([a-z][a-z0-9-]{0,39})(?::([a-z]+))?\s*=\s*(\S+)$/.exec(line) ?? [];
    const url = address === undefined ? null : URL.parse(address);
    const known = name !== undefined && Object.hasOwn(PROVIDER_KEYS, name);
    const families = FAMILIES.join(', ');
    if (name === undefined)
      refuse(
        `line ${number} is not provider=URL, with a name of small letters, digits and "-"; write for example openai=https://host/v1`,
      );
    else if (
      url === null ||
      !/^https?:$/.test(url.protocol) ||
      url.username + url.password + url.search + url.hash !== ''
    )
      refuse(
        `line ${number}: ${shownUrl(address!)} is not a base URL; write for example ${name}=https://host/v1, without login, query and fragment`,
      );
    else if (known && family !== undefined)
      refuse(`line ${number}: ${name} has its own dialect; write ${name}=${address}`);
    else if (!known && family === undefined)
      refuse(
        `line ${number}: there is no provider ${name}; did you mean ${closestName(name, Object.keys(PROVIDER_KEYS))}? One of your own names its dialect (${families}): ${name}:openai=${address}`,
      );
    else if (family !== undefined && !FAMILIES.includes(family as Family))
      refuse(`line ${number}: there is no dialect ${family}; did you mean ${closestName(family, FAMILIES)}?`);
    else if (found.some((endpoint) => endpoint.name === name)) refuse(`line ${number}: ${name} is given twice`);
    else found.push({ name, family: (family as Family | undefined) ?? null, url });
  }
  return found;
});

/** `model=input,output[,cached input[,cache write]]` lines. */
export const modelPrices = madeOfText((text, refuse): OwnPrice[] => {
  const found = new Map<string, OwnPrice>();
  for (const { line, number } of lines(text)) {
    const [, name, list = ''] = /^([^=]+)=(.*)$/.exec(line) ?? [];
    const model = name?.trim();
    const prices = list.split(',').map((price) => price.trim());
    const wrong = prices.find((price) => !/^(\d+(\.\d+)?|\.\d+)$/.test(price));
    if (model === undefined || prices.length < 2 || prices.length > 4)
      refuse(
        `line ${number} is not model=input,output[,cached input[,cache write]]; write for example my-model=3,15,0.3`,
      );
    else if (wrong !== undefined) refuse(`line ${number}: "${wrong}" is not a price in USD per million tokens`);
    else if (found.has(model)) refuse(`line ${number}: ${model} is given twice`);
    else {
      const [input, output, cachedInput, cacheWrite] = prices.map(Number);
      found.set(model, {
        model,
        input: input!,
        output: output!,
        cachedInput: cachedInput ?? null,
        cacheWrite: cacheWrite ?? null,
      });
    }
  }
  return [...found.values()];
});

/** A host as a URL names it: in lower case, an address in its one form, IPv6 in brackets and without a zone; null for none. */
export function plainHost(host: string): string | null {
  const address = host.replace(/^\[/, '').replace(/(%[^\]]*)?\]?$/, '');
  return URL.parse(`http://${isIPv6(address) ? `[${address}]` : host}`)?.hostname ?? null;
}

/** Names, `*.names` and addresses, each with an optional `:port`, separated by newlines or commas. */
export const allowedHosts = madeOfText((text, refuse): AllowedHost[] => {
  const found: AllowedHost[] = [];
  // A comma in a comment separates nothing.
  const uncommented = lines(text).map(({ line }) => line.replaceAll(',', '\n'));
  for (const { line, number } of lines(uncommented.join('\n'))) {
    const [, name, port] = isIPv6(line)
      ? ['', line]
      : (/^((?:\*\.)?[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/i.exec(line) ?? []);
    const host = name?.startsWith('*.') ? name.toLowerCase() : plainHost(name ?? '');
    if (name === undefined || host === null || Number(port ?? 1) > 65_535 || Number(port ?? 1) === 0)
      refuse(`entry ${number}: ${shownUrl(line)} is not a host; write for example pypi.org, *.debian.org or host:8080`);
    else found.push({ name: host, port: port === undefined ? null : Number(port) });
  }
  return found;
});

/** Lines with their numbers, without comments and empty ones. */
function lines(text: string): { line: string; number: number }[] {
  return text
    .split('\n')
    .map((line, index) => ({ line: line.trim(), number: index + 1 }))
    .filter(({ line }) => line !== '' && !line.startsWith('#'));
}
