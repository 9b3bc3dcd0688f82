/** Reading of JSON whose shape a stranger decides: each function gives null in the place of a value of another type. */

export type JsonObject = Record<string, unknown>;

export function objectOf(value: unknown): JsonObject | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
}

/** The objects among the items of an array; empty for anything else. */
export function objectsOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter((item) => objectOf(item) !== null) : [];
}

export function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

/** The words of a command, at least one. */
export function wordsOfCommand(value: unknown): [string, ...string[]] | null {
  const isCommand = Array.isArray(value) && value.length > 0 && value.every((word) => typeof word === 'string');
  return isCommand ? (value as [string, ...string[]]) : null;
}

/** The value of a JSON text; undefined for any other text. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
