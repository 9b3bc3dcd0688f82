/**
 * Text of others inside a prompt: as JSON it stays on one line; what a model's endpoint could take for a marker (`<`), and
 * what nobody sees (control, direction, tag and selector characters), is written as `\uXXXX`.
 */
export function quoted(value: unknown): string {
  return JSON.stringify(value).replace(ESCAPED, (text) =>
    text.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}

const ESCAPED =
  /[<\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0]|[\ufe00-\ufe0f]|\udb40[\udc00-\udfff]/g;

/** A section of data between two lines that only who knows the nonce can write. */
export function fenced(value: unknown, nonce: string): string {
  return `${opening(nonce)}\n${quoted(value)}\n${closing(nonce)}`;
}

export function opening(nonce: string): string {
  return `<<<AGENTBENCH-DATA ${nonce}>>>`;
}

export function closing(nonce: string): string {
  return `<<<AGENTBENCH-END ${nonce}>>>`;
}

/** A text of bounded length: beginning and end of a longer one, told apart from the text by their structure. */
export function bounded(
  text: string,
  limit: number,
): string | { beginning: string; left_out_characters: number; end: string } {
  if (text.length <= limit) return text;
  const half = Math.floor(limit / 2);
  return { beginning: text.slice(0, half), left_out_characters: text.length - 2 * half, end: text.slice(-half) };
}
