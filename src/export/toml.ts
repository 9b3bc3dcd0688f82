/** A text as a basic string of TOML, which has JSON's escapes but not the bare character 7F. */
export function toml(text: string): string {
  return JSON.stringify(text.toWellFormed()).replaceAll('\u007f', '\\u007f');
}
