import { holdsOwnSecret } from './environment-names.ts';

/**
 * Characters. Shorter values (`true`, or `none` as the key of a local endpoint) are ordinary words: neither masked nor
 * searched for.
 */
const SHORTEST_SECRET = 6;

/** Characters. A shorter key (`ollama`) can also be part of unrelated paths. */
const SHORTEST_PART = 16;

/** The secrets in an environment that no tool, agent or record may receive. */
export function ownSecrets(environment: Readonly<Record<string, string | undefined>>): string[] {
  const values = Object.entries(environment).flatMap(([name, value]) => (holdsOwnSecret(name) ? [value?.trim()] : []));
  return [...new Set(values.filter((value) => value !== undefined && value.length >= SHORTEST_SECRET))] as string[];
}

/** True if a text is one of the secrets or contains one. */
export function holdsSecret(text: string, secrets: string[]): boolean {
  return secrets.some((secret) => text.trim() === secret || (secret.length >= SHORTEST_PART && text.includes(secret)));
}

/**
 * The lines of a value that the runner should mask, without the white space around them. It masks everything it is given,
 * even a single `1` or `{`, which would make the log unreadable.
 */
export function maskedLines(value: string): string[] {
  return value
    .split(/\r?\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line.length >= SHORTEST_SECRET);
}
