const TOKEN = /\\.|"|(?<![\w.+-])(?:(-?)Infinity|NaN)(?![\w.])/gs;
const COLON = /\s*:/y;

/**
 * Parses JSON as Python's `json` does: with `NaN`, `Infinity` and `-Infinity` (all returned as infinite numbers), and
 * with objects in the order of their names, as Maps. Throws a SyntaxError.
 */
export function parsePythonMaps(text: string): unknown {
  return JSON.parse(withMarkedNames(text), (_, value) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? new Map(Object.entries(value).map(([name, entry]) => [name.slice(1), entry]))
      : value,
  );
}

/** Puts "=" before each name: JavaScript would move those that are numbers to the front. */
function withMarkedNames(text: string): string {
  const parts: string[] = [];
  let taken = 0;
  /** Index of the quotation mark of the string that is open; -1 if none is. */
  let open = -1;
  const replace = (from: number, to: number, replacement: string) => {
    parts.push(text.slice(taken, from), replacement);
    taken = to;
  };
  for (const { 0: token, 1: minus = '', index } of text.matchAll(TOKEN)) {
    if (token === '"' && open === -1) open = index;
    else if (token === '"') {
      COLON.lastIndex = index + 1;
      if (COLON.test(text)) replace(open + 1, open + 1, '=');
      open = -1;
    } else if (open === -1 && !token.startsWith('\\')) replace(index, index + token.length, `${minus}1e999`);
  }
  return parts.join('') + text.slice(taken);
}
