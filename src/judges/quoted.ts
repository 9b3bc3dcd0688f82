/**
 * Untrusted text inside a prompt, as JSON on one line. `<`, which an endpoint could take for part of a marker, and
 * invisible characters (control, direction, tag and selector characters) are written as `\uXXXX`.
 */
export function quoted(value: unknown): string {
  return JSON.stringify(value).replace(ESCAPED, (text) =>
    text.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
}

const ESCAPED =
  /[<\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0]|[\ufe00-\ufe0f]|\udb40[\udc00-\udfff]/g;

/** Data between two marker lines that cannot be forged without the nonce. */
export function fenced(value: unknown, nonce: string): string {
  return `${opening(nonce)}\n${quoted(value)}\n${closing(nonce)}`;
}

export function opening(nonce: string): string {
  return `<<<AGENTBENCH-DATA ${nonce}>>>`;
}

export function closing(nonce: string): string {
  return `<<<AGENTBENCH-END ${nonce}>>>`;
}

/**
 * A text of bounded length; of a longer one its beginning and end, in a structure that cannot be confused with text.
 */
export function bounded(
  text: string,
  limit: number,
): string | { beginning: string; left_out_characters: number; end: string } {
  if (text.length <= limit) return text;
  const half = Math.floor(limit / 2);
  // Neither cut splits a surrogate pair.
  const beginning = text.slice(0, half).replace(/[\ud800-\udbff]$/, '');
  const end = text.slice(-half).replace(/^[\udc00-\udfff]/, '');
  return { beginning, left_out_characters: text.length - beginning.length - end.length, end };
}
