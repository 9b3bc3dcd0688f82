import { holdsOwnSecret } from './environment-names.ts';

/** Shorter values (`true`, a local endpoint's key `none`) are words: neither masked nor looked for. */
const SHORTEST_SECRET = 6;

/** A value as short as a name (a key `ollama`) also stands in paths that have nothing to do with it. */
const SHORTEST_PART = 16;

/** The secrets in an environment that no tool, agent or record is to have. */
export function ownSecrets(environment: Readonly<Record<string, string | undefined>>): string[] {
  const values = Object.entries(environment).flatMap(([name, value]) => (holdsOwnSecret(name) ? [value?.trim()] : []));
  return [...new Set(values.filter((value) => value !== undefined && value.length >= SHORTEST_SECRET))] as string[];
}

/** Whether a text is one of the secrets, or has one in it. */
export function holdsSecret(text: string, secrets: string[]): boolean {
  return secrets.some((secret) => text.trim() === secret || (secret.length >= SHORTEST_PART && text.includes(secret)));
}

/** The lines of a value that the runner is to mask. It masks whatever it is told, also a lone `1` or `{`, which would make the log unreadable. */
export function maskedLines(value: string): string[] {
  return value.split(/\r?\n|\r/).filter((line) => line.trim().length >= SHORTEST_SECRET);
}
